//! chrono: `DateTime<Utc>`, `DateTime<FixedOffset>` and `TimeDelta`.
//!
//! chrono keeps a leap second as nanoseconds from 1 000 000 000 on, which the wire hasn't: it fails
//! to convert.

use super::offset_seconds;
use crate::time::{Duration, TimeError, Timestamp, NANOS_PER_SECOND};
use ::chrono::{DateTime, FixedOffset, TimeDelta, Utc};

const OUT_OF_RANGE: TimeError = TimeError::Overflow { target: "chrono::DateTime" };
/// chrono's offsets are less than a day.
const MAX_OFFSET_MS: i32 = 86_399_000;

/// # Errors
///
/// [`TimeError::OutOfRange`] for a leap second.
impl TryFrom<DateTime<Utc>> for Timestamp {
    type Error = TimeError;

    fn try_from(time: DateTime<Utc>) -> Result<Self, TimeError> {
        Self::new(time.timestamp(), time.timestamp_subsec_nanos() as i32, 0)
    }
}

/// The offset is left out.
///
/// # Errors
///
/// [`TimeError::Overflow`] if chrono doesn't reach the moment, and what [`Timestamp::validate`]
/// finds.
impl TryFrom<Timestamp> for DateTime<Utc> {
    type Error = TimeError;

    fn try_from(timestamp: Timestamp) -> Result<Self, TimeError> {
        timestamp.validate()?;
        Self::from_timestamp(timestamp.seconds, timestamp.nanos as u32).ok_or(OUT_OF_RANGE)
    }
}

/// # Errors
///
/// [`TimeError::OutOfRange`] for a leap second.
impl TryFrom<DateTime<FixedOffset>> for Timestamp {
    type Error = TimeError;

    fn try_from(time: DateTime<FixedOffset>) -> Result<Self, TimeError> {
        let offset_ms = time.offset().local_minus_utc() * 1_000;
        Self::new(time.timestamp(), time.timestamp_subsec_nanos() as i32, offset_ms)
    }
}

/// # Errors
///
/// [`TimeError::Overflow`] if chrono doesn't reach the moment or what its clock shows,
/// [`TimeError::FractionalOffset`] and [`TimeError::OutOfRange`] if the offset isn't whole seconds
/// or is 24 hours, and what [`Timestamp::validate`] finds.
impl TryFrom<Timestamp> for DateTime<FixedOffset> {
    type Error = TimeError;

    fn try_from(timestamp: Timestamp) -> Result<Self, TimeError> {
        let utc = DateTime::<Utc>::try_from(timestamp)?;
        let offset = fixed_offset(&timestamp)?;
        // chrono accepts a clock that shows more than its last day, and panics when it is read.
        utc.naive_utc().checked_add_offset(offset).ok_or(OUT_OF_RANGE)?;
        Ok(utc.with_timezone(&offset))
    }
}

/// # Errors
///
/// None: each `TimeDelta` fits.
impl TryFrom<TimeDelta> for Duration {
    type Error = TimeError;

    fn try_from(span: TimeDelta) -> Result<Self, TimeError> {
        Self::new(span.num_seconds(), span.subsec_nanos())
    }
}

/// # Errors
///
/// [`TimeError::Overflow`] if the milliseconds don't fit into 64 bits, and what
/// [`Duration::validate`] finds.
impl TryFrom<Duration> for TimeDelta {
    type Error = TimeError;

    fn try_from(span: Duration) -> Result<Self, TimeError> {
        span.validate()?;
        // chrono's nanoseconds count forward.
        let borrow = i32::from(span.nanos < 0);
        let seconds = span.seconds.checked_sub(borrow.into());
        let nanos = span.nanos + borrow * NANOS_PER_SECOND;
        let delta = seconds.and_then(|seconds| Self::new(seconds, nanos as u32));
        delta.ok_or(TimeError::Overflow { target: "chrono::TimeDelta" })
    }
}

fn fixed_offset(timestamp: &Timestamp) -> Result<FixedOffset, TimeError> {
    let limit = i64::from(MAX_OFFSET_MS);
    TimeError::check("offset_ms", timestamp.offset_ms.into(), -limit, limit)?;
    FixedOffset::east_opt(offset_seconds(timestamp)?).ok_or(OUT_OF_RANGE)
}

#[cfg(test)]
mod tests {
    use super::{DateTime, FixedOffset, TimeDelta, Utc};
    use crate::time::convert::cases::*;
    use crate::time::{Duration, TimeError, Timestamp};
    use quickcheck::quickcheck;

    type Fixed = DateTime<FixedOffset>;

    #[test]
    fn t01_t08_invalid_and_far_timestamps_fail() {
        for timestamp in INVALID_TIMESTAMPS.into_iter().chain(FAR_TIMESTAMPS) {
            assert!(DateTime::<Utc>::try_from(timestamp).is_err());
            assert!(Fixed::try_from(timestamp).is_err());
        }
        for span in INVALID_DURATIONS.into_iter().chain([Duration::MIN, Duration::MAX]) {
            assert!(TimeDelta::try_from(span).is_err());
        }
    }

    #[test]
    fn t05_before_the_epoch() {
        let time = DateTime::from_timestamp(0, 0).unwrap() - TimeDelta::nanoseconds(19_999_999_001);
        assert_eq!(DateTime::<Utc>::try_from(BEFORE_EPOCH), Ok(time));
        assert_eq!(Timestamp::try_from(time), Ok(BEFORE_EPOCH));
    }

    #[test]
    fn t06_leap_seconds_fail() {
        let leap = DateTime::from_timestamp(1_483_228_799, 1_500_000_000).unwrap();
        let error = TimeError::OutOfRange { name: "nanos", value: 1_500_000_000, min: 0, max: 999_999_999 };
        assert_eq!(Timestamp::try_from(leap), Err(error));
        assert_eq!(Timestamp::try_from(leap.fixed_offset()), Err(error));
    }

    #[test]
    fn offsets_are_whole_seconds_and_less_than_a_day() {
        let shown = |offset_ms| Timestamp { seconds: 5, nanos: 6, offset_ms };
        let time = Fixed::try_from(shown(19_800_000));
        assert_eq!(time.map(|t| t.offset().local_minus_utc()), Ok(19_800));
        assert_eq!(time.and_then(Timestamp::try_from), Ok(shown(19_800_000)));
        let fraction = TimeError::FractionalOffset { offset_ms: 43_201_133 };
        assert_eq!(Fixed::try_from(shown(43_201_133)), Err(fraction));
        assert!(Fixed::try_from(shown(86_400_000)).is_err());
        assert!(Fixed::try_from(shown(-86_400_000)).is_err());
    }

    #[test]
    fn a_clock_beyond_the_last_day_fails() {
        let last = Timestamp::try_from(DateTime::<Utc>::MAX_UTC).unwrap();
        assert!(DateTime::<Utc>::try_from(last).is_ok());
        assert!(Fixed::try_from(last.with_offset(1_000).unwrap()).is_err());
    }

    #[test]
    fn ends_of_time_delta_come_back() {
        for end in [TimeDelta::MIN, TimeDelta::MAX] {
            assert_eq!(Duration::try_from(end).and_then(TimeDelta::try_from), Ok(end));
        }
    }

    quickcheck! {
        fn timestamps_convert_exactly_or_fail(timestamp: Timestamp) -> bool {
            let utc = Timestamp { offset_ms: 0, ..timestamp };
            let plain = DateTime::<Utc>::try_from(timestamp);
            let fixed = Fixed::try_from(timestamp);
            plain.map_or(true, |time| time.try_into() == Ok(utc))
                && fixed.map_or(true, |time| time.try_into() == Ok(timestamp))
        }

        fn durations_convert_exactly_or_fail(span: Duration) -> bool {
            TimeDelta::try_from(span).map_or(true, |delta| delta.try_into() == Ok(span))
        }

        fn shown_text_is_read_alike(timestamp: Timestamp) -> bool {
            let whole_minutes = timestamp.offset_ms % 60_000 == 0;
            let text = alloc::format!("{timestamp}");
            let ours = Fixed::try_from(timestamp).ok();
            !timestamp.is_rfc3339() || !whole_minutes || text.parse().ok() == ours
        }
    }
}
