//! `core::time::Duration`, which has no sign.

use crate::time::{Duration, TimeError};
use core::time::Duration as CoreDuration;

/// # Errors
///
/// [`TimeError::Overflow`] if the seconds don't fit into signed 64 bits.
impl TryFrom<CoreDuration> for Duration {
    type Error = TimeError;

    fn try_from(span: CoreDuration) -> Result<Self, TimeError> {
        let too_long = TimeError::Overflow { target: "a duration" };
        let seconds = i64::try_from(span.as_secs()).map_err(|_| too_long)?;
        Self::new(seconds, span.subsec_nanos() as i32)
    }
}

/// # Errors
///
/// [`TimeError::Negative`] with the span's length if it goes backward, and what
/// [`Duration::validate`] finds.
impl TryFrom<Duration> for CoreDuration {
    type Error = TimeError;

    fn try_from(span: Duration) -> Result<Self, TimeError> {
        span.validate()?;
        let magnitude = span.unsigned_abs();
        if span.is_negative() {
            return Err(TimeError::Negative { magnitude });
        }
        Ok(magnitude)
    }
}

#[cfg(test)]
mod tests {
    use super::CoreDuration;
    use crate::time::convert::cases::INVALID_DURATIONS;
    use crate::time::{Duration, TimeError};
    use quickcheck::quickcheck;

    #[test]
    fn t08_invalid_durations_fail() {
        for span in INVALID_DURATIONS {
            assert_eq!(CoreDuration::try_from(span), Err(span.validate().unwrap_err()));
        }
    }

    #[test]
    fn t02_negative_durations_fail_with_their_length() {
        let negative = |seconds, nanos| Err(TimeError::Negative { magnitude: CoreDuration::new(seconds, nanos) });
        assert_eq!(CoreDuration::try_from(Duration { seconds: 0, nanos: -1 }), negative(0, 1));
        assert_eq!(CoreDuration::try_from(Duration::MIN), negative(1 << 63, 999_999_999));
    }

    #[test]
    fn too_long_durations_fail() {
        assert!(Duration::try_from(CoreDuration::MAX).is_err());
        assert!(Duration::try_from(CoreDuration::new(1 << 63, 0)).is_err());
        let longest = CoreDuration::new((1 << 63) - 1, 999_999_999);
        assert_eq!(Duration::try_from(longest), Ok(Duration::MAX));
    }

    quickcheck! {
        fn t02_any_fields_convert_exactly_or_fail(seconds: i64, nanos: i32) -> bool {
            let span = Duration { seconds, nanos };
            match CoreDuration::try_from(span) {
                Ok(core) => Duration::try_from(core) == Ok(span),
                Err(TimeError::Negative { magnitude }) => {
                    span.is_valid() && magnitude.as_nanos() == span.as_nanos().unsigned_abs()
                }
                Err(error) => span.validate() == Err(error),
            }
        }
    }
}
