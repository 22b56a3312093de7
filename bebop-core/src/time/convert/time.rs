//! The crate time: `OffsetDateTime`, `UtcDateTime` and `Duration`.

use super::offset_seconds;
use crate::time::{Duration, TimeError, Timestamp};
use ::time::{Duration as TimeDuration, OffsetDateTime, UtcDateTime, UtcOffset};

/// # Errors
///
/// [`TimeError::OutOfRange`] if the offset is more than 24 hours.
impl TryFrom<OffsetDateTime> for Timestamp {
    type Error = TimeError;

    fn try_from(time: OffsetDateTime) -> Result<Self, TimeError> {
        let offset_ms = time.offset().whole_seconds() * 1_000;
        Self::new(time.unix_timestamp(), time.nanosecond() as i32, offset_ms)
    }
}

/// # Errors
///
/// [`TimeError::Overflow`] if the crate doesn't reach the moment or what its clock shows,
/// [`TimeError::FractionalOffset`] if the offset isn't whole seconds, and what
/// [`Timestamp::validate`] finds.
impl TryFrom<Timestamp> for OffsetDateTime {
    type Error = TimeError;

    fn try_from(timestamp: Timestamp) -> Result<Self, TimeError> {
        timestamp.validate()?;
        let out_of_range = TimeError::Overflow { target: "time::OffsetDateTime" };
        let offset = UtcOffset::from_whole_seconds(offset_seconds(&timestamp)?);
        let offset = offset.map_err(|_| out_of_range)?;
        let utc = Self::from_unix_timestamp_nanos(timestamp.as_nanos());
        let utc = utc.map_err(|_| out_of_range)?;
        utc.checked_to_offset(offset).ok_or(out_of_range)
    }
}

/// # Errors
///
/// None: each `UtcDateTime` fits.
impl TryFrom<UtcDateTime> for Timestamp {
    type Error = TimeError;

    fn try_from(time: UtcDateTime) -> Result<Self, TimeError> {
        Self::from_unix(time.unix_timestamp(), time.nanosecond() as i32)
    }
}

/// The offset is left out.
///
/// # Errors
///
/// [`TimeError::Overflow`] if the crate doesn't reach the moment, and what [`Timestamp::validate`]
/// finds.
impl TryFrom<Timestamp> for UtcDateTime {
    type Error = TimeError;

    fn try_from(timestamp: Timestamp) -> Result<Self, TimeError> {
        timestamp.validate()?;
        let out_of_range = TimeError::Overflow { target: "time::UtcDateTime" };
        Self::from_unix_timestamp_nanos(timestamp.as_nanos()).map_err(|_| out_of_range)
    }
}

/// # Errors
///
/// None: each `time::Duration` fits.
impl TryFrom<TimeDuration> for Duration {
    type Error = TimeError;

    fn try_from(span: TimeDuration) -> Result<Self, TimeError> {
        Self::new(span.whole_seconds(), span.subsec_nanoseconds())
    }
}

/// # Errors
///
/// What [`Duration::validate`] finds.
impl TryFrom<Duration> for TimeDuration {
    type Error = TimeError;

    fn try_from(span: Duration) -> Result<Self, TimeError> {
        span.validate()?;
        Ok(Self::new(span.seconds, span.nanos))
    }
}

#[cfg(test)]
mod tests {
    use super::{OffsetDateTime, TimeDuration, UtcDateTime, UtcOffset};
    use crate::time::convert::cases::*;
    use crate::time::{Duration, TimeError, Timestamp};
    use quickcheck::quickcheck;

    #[test]
    fn t01_t08_invalid_and_far_timestamps_fail() {
        for timestamp in INVALID_TIMESTAMPS.into_iter().chain(FAR_TIMESTAMPS) {
            assert!(OffsetDateTime::try_from(timestamp).is_err());
            assert!(UtcDateTime::try_from(timestamp).is_err());
        }
        for span in INVALID_DURATIONS {
            assert!(TimeDuration::try_from(span).is_err());
        }
    }

    #[test]
    fn t05_before_the_epoch() {
        let time = OffsetDateTime::UNIX_EPOCH - TimeDuration::new(19, 999_999_001);
        assert_eq!(OffsetDateTime::try_from(BEFORE_EPOCH), Ok(time));
        assert_eq!(Timestamp::try_from(time), Ok(BEFORE_EPOCH));
    }

    #[test]
    fn offsets_are_whole_seconds() {
        let shown = |offset_ms| Timestamp { seconds: 5, nanos: 6, offset_ms };
        for offset_ms in [-86_400_000, 19_800_000, 86_400_000] {
            let time = OffsetDateTime::try_from(shown(offset_ms));
            assert_eq!(time.and_then(Timestamp::try_from), Ok(shown(offset_ms)));
        }
        let fraction = TimeError::FractionalOffset { offset_ms: 1_500 };
        assert_eq!(OffsetDateTime::try_from(shown(1_500)), Err(fraction));
        let beyond = UtcOffset::from_hms(24, 0, 1).unwrap();
        assert!(Timestamp::try_from(OffsetDateTime::UNIX_EPOCH.to_offset(beyond)).is_err());
    }

    #[test]
    fn ends_of_duration_come_back() {
        for end in [Duration::MIN, Duration::MAX] {
            assert_eq!(TimeDuration::try_from(end).and_then(Duration::try_from), Ok(end));
        }
        assert_eq!(Duration::try_from(TimeDuration::MIN), Ok(Duration::MIN));
    }

    quickcheck! {
        fn timestamps_convert_exactly_or_fail(timestamp: Timestamp) -> bool {
            let utc = Timestamp { offset_ms: 0, ..timestamp };
            let plain = UtcDateTime::try_from(timestamp);
            let shown = OffsetDateTime::try_from(timestamp);
            plain.map_or(true, |time| time.try_into() == Ok(utc))
                && shown.map_or(true, |time| time.try_into() == Ok(timestamp))
        }

        fn durations_convert_exactly(span: Duration) -> bool {
            TimeDuration::try_from(span).and_then(Duration::try_from) == Ok(span)
        }
    }
}
