//! jiff: `Timestamp` and `SignedDuration`, and from `ZonedDateTime`.

use crate::time::{Duration, TimeError, Timestamp};
use ::jiff::{SignedDuration, Timestamp as JiffTimestamp, ZonedDateTime};

/// The timestamp shows UTC.
///
/// # Errors
///
/// None: each `jiff::Timestamp` fits.
impl TryFrom<JiffTimestamp> for Timestamp {
    type Error = TimeError;

    fn try_from(time: JiffTimestamp) -> Result<Self, TimeError> {
        Self::from_nanos(time.as_nanosecond())
    }
}

/// The offset is left out.
///
/// # Errors
///
/// [`TimeError::Overflow`] if jiff doesn't reach the moment, and what [`Timestamp::validate`]
/// finds.
impl TryFrom<Timestamp> for JiffTimestamp {
    type Error = TimeError;

    fn try_from(timestamp: Timestamp) -> Result<Self, TimeError> {
        timestamp.validate()?;
        let out_of_range = TimeError::Overflow { target: "jiff::Timestamp" };
        Self::from_nanosecond(timestamp.as_nanos()).map_err(|_| out_of_range)
    }
}

/// The timestamp shows the zone's offset at that moment; the zone's name is left out.
///
/// # Errors
///
/// [`TimeError::OutOfRange`] if the offset is more than 24 hours.
impl TryFrom<&ZonedDateTime> for Timestamp {
    type Error = TimeError;

    fn try_from(time: &ZonedDateTime) -> Result<Self, TimeError> {
        Self::try_from(time.timestamp())?.with_offset(time.offset().seconds() * 1_000)
    }
}

/// # Errors
///
/// None: each `SignedDuration` fits.
impl TryFrom<SignedDuration> for Duration {
    type Error = TimeError;

    fn try_from(span: SignedDuration) -> Result<Self, TimeError> {
        Self::new(span.as_secs(), span.subsec_nanos())
    }
}

/// # Errors
///
/// What [`Duration::validate`] finds.
impl TryFrom<Duration> for SignedDuration {
    type Error = TimeError;

    fn try_from(span: Duration) -> Result<Self, TimeError> {
        span.validate()?;
        Ok(Self::new(span.seconds, span.nanos))
    }
}

#[cfg(test)]
mod tests {
    use super::{JiffTimestamp, SignedDuration};
    use crate::time::convert::cases::*;
    use crate::time::{Duration, Timestamp};
    use ::jiff::tz::{Offset, TimeZone};
    use quickcheck::quickcheck;

    #[test]
    fn t01_t08_invalid_and_far_timestamps_fail() {
        for timestamp in INVALID_TIMESTAMPS.into_iter().chain(FAR_TIMESTAMPS) {
            assert!(JiffTimestamp::try_from(timestamp).is_err());
        }
        for span in INVALID_DURATIONS {
            assert!(SignedDuration::try_from(span).is_err());
        }
    }

    #[test]
    fn t05_before_the_epoch() {
        let time = JiffTimestamp::from_nanosecond(-19_999_999_001).unwrap();
        assert_eq!(JiffTimestamp::try_from(BEFORE_EPOCH), Ok(time));
        assert_eq!(Timestamp::try_from(time), Ok(BEFORE_EPOCH));
    }

    #[test]
    fn zones_give_their_offset() {
        let zoned = |seconds| {
            let offset = Offset::from_seconds(seconds).unwrap();
            JiffTimestamp::UNIX_EPOCH.to_zoned_datetime(TimeZone::fixed(offset))
        };
        let shown = Timestamp { seconds: 0, nanos: 0, offset_ms: -12_600_000 };
        assert_eq!(Timestamp::try_from(&zoned(-12_600)), Ok(shown));
        assert!(Timestamp::try_from(&zoned(86_401)).is_err());
    }

    #[test]
    fn ends_of_duration_come_back() {
        for end in [Duration::MIN, Duration::MAX] {
            assert_eq!(SignedDuration::try_from(end).and_then(Duration::try_from), Ok(end));
        }
    }

    quickcheck! {
        fn timestamps_convert_exactly_or_fail(timestamp: Timestamp) -> bool {
            let utc = Timestamp { offset_ms: 0, ..timestamp };
            let plain = JiffTimestamp::try_from(timestamp);
            plain.map_or(true, |time| time.try_into() == Ok(utc))
        }

        fn durations_convert_exactly(span: Duration) -> bool {
            SignedDuration::try_from(span).and_then(Duration::try_from) == Ok(span)
        }
    }
}
