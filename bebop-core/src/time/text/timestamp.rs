//! Timestamps as RFC 3339 (spec: JSON, `timestamp`; schema language, consts).

use super::civil::{days_in_month, Date};
use super::cursor::Cursor;
use super::pad;
use crate::time::{TimeError, Timestamp, NANOS_PER_MILLI, NANOS_PER_SECOND, SECONDS_PER_DAY};
use core::fmt;
use core::str::FromStr;

/// RFC 3339: `2024-01-15T16:00:00.250+05:30`.
///
/// The time is that of the offset's clock, with no, 3, 6 or 9 fractional digits, and `Z` stands for
/// the offset 0. Beyond RFC 3339, offsets that aren't whole minutes are `+HH:MM:SS` or
/// `+HH:MM:SS.mmm`, and years outside 0000..=9999 have a sign and at least four digits, as ISO
/// 8601 has it: `+292277026596-12-04T15:30:07Z`. The text is read back to the same timestamp.
///
/// A timestamp that isn't valid is shown by its fields, which aren't read back:
/// `(seconds=5, nanos=-1, offset_ms=0)`.
impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_valid() {
            return pad(f, format_args!("{}", Fields(self)));
        }
        let (local, zone) = (Local::of(self), Zone { offset_ms: self.offset_ms });
        pad(f, format_args!("{local}{zone}"))
    }
}

/// Reads RFC 3339 and what `Display` writes.
///
/// Between date and time stands `T`, `t` or a space; seconds have up to nine fractional digits; the
/// zone is `Z`, `z` or `+HH:MM[:SS[.mmm]]` up to 24 hours. Years outside 0000..=9999 have a sign
/// and up to twelve digits.
///
/// # Errors
///
/// [`TimeError::Syntax`] where something else stands, which a missing zone and a tenth fractional
/// digit are; [`TimeError::OutOfRange`] for a number out of its range, as in 30 February, hour 24
/// and second 60; [`TimeError::Overflow`] if the seconds since 1970 don't fit into 64 bits.
impl FromStr for Timestamp {
    type Err = TimeError;

    fn from_str(text: &str) -> Result<Self, TimeError> {
        let mut cursor = Cursor::new(text);
        let date = date(&mut cursor)?;
        cursor.require(b"Tt ", "`T` or a space and the time of day")?;
        let nanos_of_day = time_of_day(&mut cursor)?;
        let offset_ms = zone(&mut cursor)?;
        if !cursor.is_at_end() {
            return Err(cursor.error("the end of the timestamp"));
        }
        let midnight = nanos(i128::from(date.days()) * i128::from(SECONDS_PER_DAY));
        let utc = midnight + nanos_of_day - offset_nanos(offset_ms);
        Self::from_nanos(utc)?.with_offset(offset_ms)
    }
}

impl Timestamp {
    /// Whether the text that `Display` writes is one for other readers of RFC 3339: the timestamp
    /// is valid, its year 0000..=9999 and its offset less than 24 hours (spec: JSON, `timestamp`).
    ///
    /// Offsets that aren't whole minutes count as RFC 3339 here.
    #[must_use]
    pub fn is_rfc3339(&self) -> bool {
        self.is_valid() && self.offset_ms.abs() < Self::MAX_OFFSET_MS && (0..=9999).contains(&Local::of(self).date.year)
    }
}

/// `(seconds=5, nanos=-1, offset_ms=0)`
struct Fields<'a>(&'a Timestamp);

impl fmt::Display for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Timestamp { seconds, nanos, offset_ms } = self.0;
        write!(f, "(seconds={seconds}, nanos={nanos}, offset_ms={offset_ms})")
    }
}

fn nanos(seconds: i128) -> i128 {
    seconds * i128::from(NANOS_PER_SECOND)
}

fn offset_nanos(offset_ms: i32) -> i128 {
    i128::from(offset_ms) * i128::from(NANOS_PER_MILLI)
}

/// What the clock shows.
struct Local {
    date: Date,
    second_of_day: i64,
    nanos: i32,
}

impl Local {
    fn of(timestamp: &Timestamp) -> Self {
        let nanos = timestamp.as_nanos() + offset_nanos(timestamp.offset_ms);
        let seconds = nanos.div_euclid(i128::from(NANOS_PER_SECOND));
        // Seconds are within a day of 64 bits, so days are within 47 bits.
        let days = seconds.div_euclid(i128::from(SECONDS_PER_DAY)) as i64;
        Self {
            date: Date::from_days(days),
            second_of_day: seconds.rem_euclid(i128::from(SECONDS_PER_DAY)) as i64,
            nanos: nanos.rem_euclid(i128::from(NANOS_PER_SECOND)) as i32,
        }
    }
}

/// `2024-01-15T16:00:00.250`
impl fmt::Display for Local {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Date { year, month, day } = self.date;
        match year {
            0..=9999 => write!(f, "{year:04}")?,
            _ => write!(f, "{year:+05}")?,
        }
        let (hour, minute) = (self.second_of_day / 3600, self.second_of_day / 60 % 60);
        let second = self.second_of_day % 60;
        write!(f, "-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}")?;
        match self.nanos {
            0 => Ok(()),
            nanos if nanos % 1_000_000 == 0 => write!(f, ".{:03}", nanos / 1_000_000),
            nanos if nanos % 1_000 == 0 => write!(f, ".{:06}", nanos / 1_000),
            nanos => write!(f, ".{nanos:09}"),
        }
    }
}

/// `Z`, `+05:30`, `+12:00:01` or `+12:00:01.133`
struct Zone {
    offset_ms: i32,
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.offset_ms == 0 {
            return f.write_str("Z");
        }
        let sign = if self.offset_ms < 0 { '-' } else { '+' };
        let total = self.offset_ms.unsigned_abs();
        let (hours, minutes) = (total / 3_600_000, total / 60_000 % 60);
        write!(f, "{sign}{hours:02}:{minutes:02}")?;
        match (total / 1_000 % 60, total % 1_000) {
            (0, 0) => Ok(()),
            (seconds, 0) => write!(f, ":{seconds:02}"),
            (seconds, millis) => write!(f, ":{seconds:02}.{millis:03}"),
        }
    }
}

/// Reads `2024-01-15`.
fn date(cursor: &mut Cursor<'_>) -> Result<Date, TimeError> {
    let year = year(cursor)?;
    cursor.require(b"-", "`-` and the month")?;
    let month = cursor.number(2, "a month of two digits")?;
    TimeError::check("month", month, 1, 12)?;
    cursor.require(b"-", "`-` and the day of the month")?;
    let day = cursor.number(2, "a day of two digits")?;
    TimeError::check("day of the month", day, 1, days_in_month(year, month))?;
    Ok(Date { year, month, day })
}

/// Reads four digits, or a sign and four to twelve.
fn year(cursor: &mut Cursor<'_>) -> Result<i64, TimeError> {
    let sign = cursor.eat(b"+-");
    let magnitude = cursor.number(4, "a year of four digits")?;
    match sign {
        None => Ok(magnitude),
        Some(b'-') => Ok(-expanded_year(cursor, magnitude)?),
        Some(_) => expanded_year(cursor, magnitude),
    }
}

/// Reads what is left of a signed year after its first four digits.
fn expanded_year(cursor: &mut Cursor<'_>, first: i64) -> Result<i64, TimeError> {
    let start = cursor.position();
    let digits = cursor.digits();
    if digits.len() > 8 {
        return Err(cursor.error_at(start + 8, "a year of at most twelve digits"));
    }
    Ok(digits.iter().fold(first, |year, digit| year * 10 + i64::from(digit - b'0')))
}

/// Reads `16:00:00.25`, as nanoseconds since midnight.
fn time_of_day(cursor: &mut Cursor<'_>) -> Result<i128, TimeError> {
    let hour = cursor.number(2, "an hour of two digits")?;
    TimeError::check("hour", hour, 0, 23)?;
    cursor.require(b":", "`:` and the minute")?;
    let minute = sixtieth(cursor, "minute", "a minute of two digits")?;
    cursor.require(b":", "`:` and the second")?;
    let second = sixtieth(cursor, "second", "a second of two digits")?;
    let fraction = match cursor.eat(b".") {
        None => 0,
        Some(_) => cursor.fraction(9, "at most nine digits after the decimal point")?,
    };
    Ok(nanos(i128::from(hour * 3600 + minute * 60 + second)) + i128::from(fraction))
}

/// Reads a minute or a second.
fn sixtieth(cursor: &mut Cursor<'_>, name: &'static str, expected: &'static str) -> Result<i64, TimeError> {
    let value = cursor.number(2, expected)?;
    TimeError::check(name, value, 0, 59)?;
    Ok(value)
}

/// Reads `Z` or `+05:30`, as milliseconds.
fn zone(cursor: &mut Cursor<'_>) -> Result<i32, TimeError> {
    match cursor.require(b"Zz+-", "`Z` or an offset such as `+01:00`")? {
        b'+' => offset(cursor),
        b'-' => Ok(-offset(cursor)?),
        _ => Ok(0),
    }
}

/// Reads an offset after its sign: `HH:MM[:SS[.mmm]]`.
fn offset(cursor: &mut Cursor<'_>) -> Result<i32, TimeError> {
    let hours = cursor.number(2, "the offset's hours, of two digits")?;
    cursor.require(b":", "`:` and the offset's minutes")?;
    let minutes = sixtieth(cursor, "offset minute", "the offset's minutes, of two digits")?;
    let beyond = match cursor.eat(b":") {
        None => 0,
        Some(_) => offset_seconds(cursor)?,
    };
    let millis = hours * 3_600_000 + minutes * 60_000 + beyond;
    TimeError::check("offset in milliseconds", millis, 0, Timestamp::MAX_OFFSET_MS.into())?;
    Ok(millis as i32)
}

/// Reads `SS[.mmm]`, as milliseconds.
fn offset_seconds(cursor: &mut Cursor<'_>) -> Result<i64, TimeError> {
    let seconds = sixtieth(cursor, "offset second", "the offset's seconds, of two digits")?;
    let millis = match cursor.eat(b".") {
        None => 0,
        Some(_) => cursor.fraction(3, "at most three digits after the offset's decimal point")?,
    };
    Ok(seconds * 1_000 + millis)
}

#[cfg(test)]
mod tests {
    use crate::time::{TimeError, Timestamp};
    use alloc::format;
    use alloc::string::{String, ToString};
    use quickcheck::quickcheck;

    fn raw(seconds: i64, nanos: i32, offset_ms: i32) -> Timestamp {
        Timestamp { seconds, nanos, offset_ms }
    }

    fn read(text: &str) -> Result<Timestamp, String> {
        text.parse().map_err(|error: TimeError| error.to_string())
    }

    #[test]
    fn texts_and_their_timestamps() {
        for (text, timestamp) in [
            ("1970-01-01T00:00:00Z", raw(0, 0, 0)),
            ("2024-01-15T10:30:00+05:00", raw(1_705_296_600, 0, 18_000_000)),
            ("2024-01-15T10:30:00.123456789Z", raw(1_705_314_600, 123_456_789, 0)),
            ("2024-01-15T10:30:00-03:30", raw(1_705_327_200, 0, -12_600_000)),
            ("2024-02-29T23:59:59.100Z", raw(1_709_251_199, 100_000_000, 0)),
            ("2024-01-15T10:30:00.250+05:30", raw(1_705_294_800, 250_000_000, 19_800_000)),
            ("1970-01-01T00:00:00.000001Z", raw(0, 1_000, 0)),
            ("1970-01-01T23:59:59.999+23:59:59.999", raw(0, 0, 86_399_999)),
            ("1970-01-02T00:00:01.000000001+24:00", raw(1, 1, 86_400_000)),
            ("1969-12-31T00:00:01.000000001-24:00", raw(1, 1, -86_400_000)),
            ("1970-01-01T00:00:01+00:00:01", raw(0, 0, 1_000)),
            ("0000-01-01T00:00:00Z", raw(-62_167_219_200, 0, 0)),
            ("-0001-12-31T23:59:59Z", raw(-62_167_219_201, 0, 0)),
            ("9999-12-31T23:59:59Z", raw(253_402_300_799, 0, 0)),
            ("+10000-01-01T00:00:00Z", raw(253_402_300_800, 0, 0)),
            ("-292277022657-01-27T08:29:52Z", Timestamp::MIN),
            ("+292277026596-12-04T15:30:07.999999999Z", Timestamp::MAX),
            ("+292277026596-12-05T15:30:07+24:00", raw(i64::MAX, 0, 86_400_000)),
            ("-292277022657-01-26T08:29:52-24:00", raw(i64::MIN, 0, -86_400_000)),
        ] {
            assert_eq!(timestamp.to_string(), text);
            assert_eq!(read(text), Ok(timestamp), "{text}");
        }
    }

    #[test]
    fn t05_half_a_second_before_the_epoch() {
        assert_eq!(read("1969-12-31T23:59:59.5Z"), Ok(raw(-1, 500_000_000, 0)));
        assert_eq!(raw(-1, 500_000_000, 0).to_string(), "1969-12-31T23:59:59.500Z");
    }

    #[test]
    fn other_ways_to_write_the_same() {
        let expected = read("2024-01-15T10:30:00Z");
        for text in [
            "2024-01-15 10:30:00Z",
            "2024-01-15t10:30:00z",
            "2024-01-15T10:30:00.0Z",
            "2024-01-15T10:30:00-00:00",
            "2024-01-15T10:30:00+00:00:00.000",
            "+2024-01-15T10:30:00Z",
        ] {
            assert_eq!(read(text), expected, "{text}");
        }
        let odd = read("2024-01-15T10:30:00.5+12:00:01.133");
        assert_eq!(odd, Ok(raw(1_705_271_399, 367_000_000, 43_201_133)));
        assert_eq!(odd, read("2024-01-15T10:30:00.500+12:00:01.133"));
    }

    #[test]
    fn what_was_found_instead() {
        for (text, message) in [
            ("", "expected a year of four digits, found the end of the text at byte 0"),
            ("yesterday", "expected a year of four digits, found 'y' at byte 0"),
            ("2024-é", "expected a month of two digits, found 'é' at byte 5"),
            ("2024-13-01T00:00:00Z", "month is 13, which isn't within 1..=12"),
            ("2024-02-30T00:00:00Z", "day of the month is 30, which isn't within 1..=29"),
            ("2023-02-29T00:00:00Z", "day of the month is 29, which isn't within 1..=28"),
            ("2024-01-15", "expected `T` or a space and the time of day, found the end of the text at byte 10"),
            ("2024-01-15T24:00:00Z", "hour is 24, which isn't within 0..=23"),
            ("2024-01-15T10:60:00Z", "minute is 60, which isn't within 0..=59"),
            ("2016-12-31T23:59:60Z", "second is 60, which isn't within 0..=59"),
            ("2024-01-15T10:30:00", "expected `Z` or an offset such as `+01:00`, found the end of the text at byte 19"),
            (
                "2024-01-15T10:30:00.0123456789Z",
                "expected at most nine digits after the decimal point, found '9' at byte 29",
            ),
            ("2024-01-15T10:30:00.Z", "expected a digit after the decimal point, found 'Z' at byte 20"),
            ("2024-01-15T10:30:00+0100", "expected `:` and the offset's minutes, found '0' at byte 22"),
            ("2024-01-15T10:30:00-24:01", "offset in milliseconds is 86460000, which isn't within 0..=86400000"),
            ("2024-01-15T10:30:00Zulu", "expected the end of the timestamp, found 'u' at byte 20"),
            ("12024-01-15T10:30:00Z", "expected `-` and the month, found '4' at byte 4"),
            ("+1234567890123-01-01T00:00:00Z", "expected a year of at most twelve digits, found '3' at byte 13"),
            ("+292277026596-12-04T15:30:08Z", "the value is out of the range of a timestamp"),
            ("-999999999999-01-01T00:00:00Z", "the value is out of the range of a timestamp"),
        ] {
            assert_eq!(read(text), Err(message.to_string()), "{text}");
        }
    }

    #[test]
    fn invalid_timestamps_are_shown_by_their_fields() {
        let shown = raw(5, -1, i32::MAX).to_string();
        assert_eq!(shown, "(seconds=5, nanos=-1, offset_ms=2147483647)");
        assert!(read(&shown).is_err());
        for (seconds, nanos) in [(i64::MAX, i32::MAX), (-1, 1_500_000_000), (0, -2_000_000_001)] {
            assert!(raw(seconds, nanos, 0).to_string().starts_with('('));
        }
    }

    #[test]
    fn widths_are_kept() {
        assert_eq!(format!("{:>22}|", Timestamp::UNIX_EPOCH), "  1970-01-01T00:00:00Z|");
    }

    #[test]
    fn rfc3339_has_years_of_four_digits_on_the_shown_clock() {
        let last = 253_402_300_799;
        assert!(raw(last, 0, 0).is_rfc3339());
        assert!(!raw(last, 0, 60_000).is_rfc3339());
        assert!(raw(last + 1, 0, -60_000).is_rfc3339());
        assert!(!raw(0, 0, 86_400_000).is_rfc3339());
        assert!(!raw(0, 0, i32::MIN).is_rfc3339());
        assert!(!Timestamp::MIN.is_rfc3339() && !Timestamp::MAX.is_rfc3339());
    }

    quickcheck! {
        fn shown_and_read(timestamp: Timestamp) -> bool {
            timestamp.to_string().parse() == Ok(timestamp)
        }

        fn raw_fields_never_panic(seconds: i64, nanos: i32, offset_ms: i32) -> bool {
            !raw(seconds, nanos, offset_ms).to_string().is_empty()
        }

        fn any_text_is_read_or_refused(text: String) -> bool {
            text.parse::<Timestamp>().map_or(true, |timestamp| timestamp.is_valid())
        }

        fn any_change_is_read_or_refused(timestamp: Timestamp, at: usize, change: char) -> bool {
            let mut text = timestamp.to_string();
            let at = at % text.len();
            text.replace_range(at..=at, change.encode_utf8(&mut [0; 4]));
            text.parse::<Timestamp>().map_or(true, |timestamp| timestamp.is_valid())
        }
    }
}
