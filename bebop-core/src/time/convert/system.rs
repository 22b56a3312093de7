//! `std::time::SystemTime`, whose range and resolution are the platform's.

use crate::time::{TimeError, Timestamp};
use core::time::Duration as CoreDuration;
use std::time::{SystemTime, UNIX_EPOCH};

/// The timestamp shows UTC.
///
/// # Errors
///
/// [`TimeError::Overflow`] if the seconds don't fit into 64 bits.
impl TryFrom<SystemTime> for Timestamp {
    type Error = TimeError;

    fn try_from(time: SystemTime) -> Result<Self, TimeError> {
        match time.duration_since(UNIX_EPOCH) {
            Ok(after) => Self::from_nanos(signed_nanos(after)),
            Err(before) => Self::from_nanos(-signed_nanos(before.duration())),
        }
    }
}

/// The offset is left out, and digits below the platform's resolution (100 ns on Windows) are cut.
///
/// # Errors
///
/// [`TimeError::Overflow`] if the platform's clock doesn't reach the moment, and what
/// [`Timestamp::validate`] finds.
impl TryFrom<Timestamp> for SystemTime {
    type Error = TimeError;

    fn try_from(timestamp: Timestamp) -> Result<Self, TimeError> {
        timestamp.validate()?;
        let seconds = CoreDuration::from_secs(timestamp.seconds.unsigned_abs());
        let whole = match timestamp.seconds {
            ..0 => UNIX_EPOCH.checked_sub(seconds),
            0.. => UNIX_EPOCH.checked_add(seconds),
        };
        let nanos = CoreDuration::new(0, timestamp.nanos as u32);
        let moment = whole.and_then(|whole| whole.checked_add(nanos));
        moment.ok_or(TimeError::Overflow { target: "std::time::SystemTime" })
    }
}

/// At most 2^64 seconds, so at most 2^94.
fn signed_nanos(span: CoreDuration) -> i128 {
    span.as_nanos() as i128
}

#[cfg(test)]
mod tests {
    use super::{CoreDuration, SystemTime, UNIX_EPOCH};
    use crate::time::convert::cases::{BEFORE_EPOCH, INVALID_TIMESTAMPS};
    use crate::time::Timestamp;
    use quickcheck::quickcheck;

    #[test]
    fn t01_t08_invalid_timestamps_fail() {
        for timestamp in INVALID_TIMESTAMPS {
            assert_eq!(SystemTime::try_from(timestamp), Err(timestamp.validate().unwrap_err()));
        }
    }

    #[test]
    fn t05_before_the_epoch() {
        let time = UNIX_EPOCH - CoreDuration::new(19, 999_999_001);
        assert_eq!(SystemTime::try_from(BEFORE_EPOCH), Ok(time));
        assert_eq!(Timestamp::try_from(time), Ok(BEFORE_EPOCH));
    }

    #[test]
    fn the_offset_is_left_out() {
        let shown = Timestamp { seconds: 1, nanos: 2, offset_ms: 3_600_000 };
        let time = SystemTime::try_from(shown);
        assert_eq!(time, Ok(UNIX_EPOCH + CoreDuration::new(1, 2)));
    }

    quickcheck! {
        fn converts_exactly_or_fails(timestamp: Timestamp) -> bool {
            let utc = Timestamp { offset_ms: 0, ..timestamp };
            SystemTime::try_from(timestamp).map_or(true, |time| time.try_into() == Ok(utc))
        }
    }

    // Where SystemTime has 64-bit seconds, everything fits.
    #[cfg(target_os = "linux")]
    #[test]
    fn t01_the_ends_come_back() {
        let first = Timestamp { nanos: 999_999_999, ..Timestamp::MIN };
        for end in [Timestamp::MIN, first, Timestamp::MAX] {
            assert_eq!(SystemTime::try_from(end).and_then(Timestamp::try_from), Ok(end));
        }
    }
}
