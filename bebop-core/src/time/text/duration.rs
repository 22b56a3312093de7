//! Durations as sums of units (spec: schema language, consts; JSON, `duration`).

use super::cursor::Cursor;
use super::pad;
use crate::time::{Duration, TimeError, NANOS_PER_SECOND};
use core::fmt;
use core::str::FromStr;

/// A sum of `h m s ms us ns`, a leading `-` for the whole, `0s` for no time: `-1h30m45s500ms`; with
/// the alternate flag seconds with up to nine fractional digits: `{:#}` gives `-5445.5s`.
///
/// Both forms are read back to the same duration. A duration that isn't valid is shown with its
/// exact length: one second and -1 nanoseconds as `999ms999us999ns`.
impl fmt::Display for Duration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_negative() { "-" } else { "" };
        if f.alternate() {
            pad(f, format_args!("{sign}{}", Seconds(self.unsigned_abs())))
        } else {
            pad(f, format_args!("{sign}{}", Sum(self.unsigned_abs())))
        }
    }
}

/// Reads a sum of `h m s ms us ns`, in any order and each at most once, with decimal fractions; a
/// leading `-` negates the whole, and a single number without a unit is seconds: `1h30m`, `-1.5h`,
/// `500ms2s`, `5`.
///
/// # Errors
///
/// [`TimeError::Syntax`] where something else stands, which a repeated unit and a fraction that
/// goes below nanoseconds are; [`TimeError::Overflow`] if the seconds don't fit into 64 bits.
impl FromStr for Duration {
    type Err = TimeError;

    fn from_str(text: &str) -> Result<Self, TimeError> {
        let mut cursor = Cursor::new(text);
        let backward = cursor.eat(b"-").is_some();
        let nanos = sum(&mut cursor)?;
        Self::from_nanos(if backward { -nanos } else { nanos })
    }
}

/// `1h30m45s500ms`
struct Sum(core::time::Duration);

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, nanos) = (self.0.as_secs(), u64::from(self.0.subsec_nanos()));
        if self.0.is_zero() {
            return f.write_str("0s");
        }
        let parts = [
            (seconds / 3600, "h"),
            (seconds / 60 % 60, "m"),
            (seconds % 60, "s"),
            (nanos / 1_000_000, "ms"),
            (nanos / 1_000 % 1_000, "us"),
            (nanos % 1_000, "ns"),
        ];
        let mut parts = parts.iter().filter(|(count, _)| *count != 0);
        parts.try_for_each(|(count, unit)| write!(f, "{count}{unit}"))
    }
}

/// `5445.5s`
struct Seconds(core::time::Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut fraction, mut width) = (self.0.subsec_nanos(), 9);
        write!(f, "{}", self.0.as_secs())?;
        if fraction == 0 {
            return f.write_str("s");
        }
        while fraction % 10 == 0 {
            fraction /= 10;
            width -= 1;
        }
        write!(f, ".{fraction:0width$}s")
    }
}

/// A unit of a sum: what it is called, and how many nanoseconds it is.
struct Unit {
    name: &'static str,
    nanos: i128,
}

const SECOND: Unit = Unit { name: "s", nanos: NANOS_PER_SECOND as i128 };

/// Longer names before their beginnings.
static UNITS: [Unit; 6] = [
    Unit { name: "ms", nanos: 1_000_000 },
    Unit { name: "us", nanos: 1_000 },
    Unit { name: "ns", nanos: 1 },
    Unit { name: "h", nanos: 3600 * SECOND.nanos },
    Unit { name: "m", nanos: 60 * SECOND.nanos },
    SECOND,
];

/// Reads a sum without its sign, as nanoseconds.
fn sum(cursor: &mut Cursor<'_>) -> Result<i128, TimeError> {
    let mut number = Number::read(cursor)?;
    if cursor.is_at_end() {
        return number.times(&SECOND, cursor);
    }
    let mut units = Units::default();
    let mut total = number.times(units.read(cursor)?, cursor)?;
    while !cursor.is_at_end() {
        number = Number::read(cursor)?;
        let part = number.times(units.read(cursor)?, cursor)?;
        total = total.checked_add(part).ok_or(TOO_LONG)?;
    }
    Ok(total)
}

const TOO_LONG: TimeError = TimeError::Overflow { target: "a duration" };

/// The units that were read.
#[derive(Default)]
struct Units {
    seen: [bool; 6],
}

impl Units {
    /// Reads a unit that wasn't read before.
    fn read(&mut self, cursor: &mut Cursor<'_>) -> Result<&'static Unit, TimeError> {
        let start = cursor.position();
        let found = UNITS.iter().zip(&mut self.seen).find(|(unit, _)| cursor.eat_all(unit.name));
        let (unit, seen) = found.ok_or_else(|| cursor.error("a unit: h, m, s, ms, us or ns"))?;
        if core::mem::replace(seen, true) {
            return Err(cursor.error_at(start, "each unit at most once"));
        }
        Ok(unit)
    }
}

/// A decimal number, as the digits before and after its point.
struct Number<'a> {
    whole: &'a [u8],
    fraction: &'a [u8],
    /// Where the fraction is in the text.
    fraction_at: usize,
}

impl<'a> Number<'a> {
    fn read(cursor: &mut Cursor<'a>) -> Result<Self, TimeError> {
        let whole = some_digits(cursor, "a digit")?;
        let point = cursor.eat(b".");
        let fraction_at = cursor.position();
        let fraction = match point {
            None => &[],
            Some(_) => some_digits(cursor, "a digit after the decimal point")?,
        };
        Ok(Self { whole, fraction, fraction_at })
    }

    /// The nanoseconds of so many units.
    fn times(&self, unit: &Unit, cursor: &Cursor<'_>) -> Result<i128, TimeError> {
        let whole = number(self.whole).and_then(|whole| whole.checked_mul(unit.nanos));
        let fraction = fraction(self.fraction, unit)
            .ok_or_else(|| cursor.error_at(self.fraction_at, "a fraction that doesn't go below nanoseconds"))?;
        whole.and_then(|whole| whole.checked_add(fraction)).ok_or(TOO_LONG)
    }
}

fn some_digits<'a>(cursor: &mut Cursor<'a>, expected: &'static str) -> Result<&'a [u8], TimeError> {
    match cursor.digits() {
        [] => Err(cursor.error(expected)),
        digits => Ok(digits),
    }
}

/// The nanoseconds of a decimal fraction of a unit; nothing if they aren't whole.
fn fraction(digits: &[u8], unit: &Unit) -> Option<i128> {
    let zeros = digits.iter().rev().take_while(|digit| **digit == b'0').count();
    let digits = &digits[..digits.len() - zeros];
    let scale = 10_i128.checked_pow(u32::try_from(digits.len()).ok()?)?;
    let scaled = number(digits)?.checked_mul(unit.nanos)?;
    (scaled % scale == 0).then(|| scaled / scale)
}

/// The number of these digits; nothing if it is too large.
fn number(digits: &[u8]) -> Option<i128> {
    digits.iter().try_fold(0_i128, |number, digit| number.checked_mul(10)?.checked_add(i128::from(digit - b'0')))
}

#[cfg(test)]
mod tests {
    use crate::time::{Duration, TimeError};
    use alloc::format;
    use alloc::string::{String, ToString};
    use quickcheck::quickcheck;

    fn raw(seconds: i64, nanos: i32) -> Duration {
        Duration { seconds, nanos }
    }

    fn read(text: &str) -> Result<Duration, String> {
        text.parse().map_err(|error: TimeError| error.to_string())
    }

    #[test]
    fn texts_and_their_durations() {
        for (text, seconds, span) in [
            ("0s", "0s", Duration::ZERO),
            ("1h30m45s500ms", "5445.5s", raw(5445, 500_000_000)),
            ("-1h30m15s500ms", "-5415.5s", raw(-5415, -500_000_000)),
            ("1ns", "0.000000001s", raw(0, 1)),
            ("-1ms1us1ns", "-0.001001001s", raw(0, -1_001_001)),
            ("100h", "360000s", raw(360_000, 0)),
            ("2562047788015215h30m7s999ms999us999ns", "9223372036854775807.999999999s", Duration::MAX),
            ("-2562047788015215h30m8s999ms999us999ns", "-9223372036854775808.999999999s", Duration::MIN),
        ] {
            assert_eq!(span.to_string(), text);
            assert_eq!(format!("{span:#}"), seconds);
            assert_eq!(read(text), Ok(span));
            assert_eq!(read(seconds), Ok(span));
        }
    }

    #[test]
    fn t03_odd_fields_are_shown_with_their_exact_length() {
        for (span, text) in [
            (raw(1, -1), "999ms999us999ns"),
            (raw(-1, 1), "-999ms999us999ns"),
            (raw(0, -1), "-1ns"),
            (raw(i64::MIN, -999_999_999), "-2562047788015215h30m8s999ms999us999ns"),
            (raw(i64::MIN, i32::MIN), "-2562047788015215h30m10s147ms483us648ns"),
            (raw(i64::MAX, i32::MAX), "2562047788015215h30m9s147ms483us647ns"),
        ] {
            assert_eq!(span.to_string(), text);
        }
        assert_eq!(format!("{:#}", raw(1, -1)), "0.999999999s");
    }

    #[test]
    fn other_ways_to_write_the_same() {
        for (text, span) in [
            ("5", raw(5, 0)),
            ("-1.5", raw(-1, -500_000_000)),
            ("1.5h", raw(5400, 0)),
            ("0.25m", raw(15, 0)),
            ("1.5ms", raw(0, 1_500_000)),
            ("500ms2s", raw(2, 500_000_000)),
            ("90m", raw(5400, 0)),
            ("1ns1us1ms1s1m1h", raw(3661, 1_001_001)),
            ("-0s", Duration::ZERO),
            ("1.0ns", raw(0, 1)),
            ("0.000000000025h", raw(0, 90)),
            ("0000000000000000000000000000000000000000000000001s", raw(1, 0)),
        ] {
            assert_eq!(read(text), Ok(span), "{text}");
        }
    }

    #[test]
    fn what_was_found_instead() {
        let below = "expected a fraction that doesn't go below nanoseconds, found";
        for (text, message) in [
            ("", "expected a digit, found the end of the text at byte 0"),
            ("-", "expected a digit, found the end of the text at byte 1"),
            ("+1s", "expected a digit, found '+' at byte 0"),
            ("soon", "expected a digit, found 's' at byte 0"),
            (".5s", "expected a digit, found '.' at byte 0"),
            ("5.s", "expected a digit after the decimal point, found 's' at byte 2"),
            ("1d", "expected a unit: h, m, s, ms, us or ns, found 'd' at byte 1"),
            ("1h30", "expected a unit: h, m, s, ms, us or ns, found the end of the text at byte 4"),
            ("1h 30m", "expected a digit, found ' ' at byte 2"),
            ("1h-30m", "expected a digit, found '-' at byte 2"),
            ("1s2m3s", "expected each unit at most once, found 's' at byte 5"),
            ("1.5ns", &format!("{below} '5' at byte 2")),
            ("0.0000000001s", &format!("{below} '0' at byte 2")),
            ("9223372036854775808s", "the value is out of the range of a duration"),
            ("-9223372036854775809s", "the value is out of the range of a duration"),
            ("9223372036854775807s1s", "expected each unit at most once, found 's' at byte 21"),
            ("9223372036854775807s1000ms", "the value is out of the range of a duration"),
            (&"9".repeat(99), "the value is out of the range of a duration"),
            (&format!("0.{}s", "3".repeat(99)), &format!("{below} '3' at byte 2")),
        ] {
            assert_eq!(read(text), Err(message.to_string()), "{text}");
        }
    }

    #[test]
    fn widths_are_kept() {
        assert_eq!(format!("{:>6}|{:<#6}|", raw(90, 0), raw(-1, 0)), " 1m30s|-1s   |");
    }

    quickcheck! {
        fn shown_and_read(span: Duration) -> bool {
            span.to_string().parse() == Ok(span) && format!("{span:#}").parse() == Ok(span)
        }

        fn raw_fields_are_shown_exactly(seconds: i64, nanos: i32) -> bool {
            let span = raw(seconds, nanos);
            let shown = span.to_string().parse::<Duration>();
            shown.map_or(true, |shown| shown.as_nanos() == span.as_nanos())
        }

        fn any_text_is_read_or_refused(text: String) -> bool {
            text.parse::<Duration>().map_or(true, |span| span.is_valid())
        }
    }
}
