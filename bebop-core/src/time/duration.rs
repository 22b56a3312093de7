//! The span of time.

use super::{
    narrow, total_nanos, TimeError, MICROS_PER_SECOND, MILLIS_PER_SECOND, NANOS_PER_MICRO, NANOS_PER_MILLI,
    NANOS_PER_SECOND,
};

/// A span of time, forward or backward: `duration` in a schema.
///
/// The fields are kept as they were read, whatever they are; [`validate`](Self::validate) tells
/// whether they are in their ranges: for a negative span both are negative or zero (spec: wire
/// format, `duration`). Comparison is field by field, which for valid spans is the order of their
/// lengths.
///
/// ```
/// use bebop_core::time::Duration;
///
/// let back = Duration::new(-5445, -500_000_000)?;
/// assert_eq!(back.to_string(), "-1h30m45s500ms");
/// assert_eq!("-1h30m45.5s".parse(), Ok(back));
/// # Ok::<(), bebop_core::time::TimeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Duration {
    /// Whole seconds, rounded towards zero.
    pub seconds: i64,
    /// The nanoseconds beyond them, with the same sign: -999 999 999..=999 999 999.
    pub nanos: i32,
}

impl Duration {
    /// No time.
    pub const ZERO: Self = Self { seconds: 0, nanos: 0 };
    /// The longest backward span.
    pub const MIN: Self = Self { seconds: i64::MIN, nanos: 1 - NANOS_PER_SECOND };
    /// The longest forward span.
    pub const MAX: Self = Self { seconds: i64::MAX, nanos: NANOS_PER_SECOND - 1 };

    /// The span of these fields.
    ///
    /// # Errors
    ///
    /// [`TimeError::OutOfRange`] if `nanos` isn't within -999 999 999..=999 999 999,
    /// [`TimeError::MixedSigns`] if one of the two is above and the other below zero.
    pub const fn new(seconds: i64, nanos: i32) -> Result<Self, TimeError> {
        let span = Self { seconds, nanos };
        match span.validate() {
            Ok(()) => Ok(span),
            Err(error) => Err(error),
        }
    }

    /// So many seconds.
    #[must_use]
    pub const fn from_seconds(seconds: i64) -> Self {
        Self { seconds, nanos: 0 }
    }

    /// So many milliseconds.
    #[must_use]
    pub const fn from_millis(millis: i64) -> Self {
        let beyond = (millis % MILLIS_PER_SECOND) as i32;
        Self { seconds: millis / MILLIS_PER_SECOND, nanos: beyond * NANOS_PER_MILLI }
    }

    /// So many microseconds.
    #[must_use]
    pub const fn from_micros(micros: i64) -> Self {
        let beyond = (micros % MICROS_PER_SECOND) as i32;
        Self { seconds: micros / MICROS_PER_SECOND, nanos: beyond * NANOS_PER_MICRO }
    }

    /// So many nanoseconds.
    ///
    /// # Errors
    ///
    /// [`TimeError::Overflow`] if its seconds don't fit into 64 bits.
    pub const fn from_nanos(nanos: i128) -> Result<Self, TimeError> {
        let beyond = (nanos % NANOS_PER_SECOND as i128) as i32;
        match narrow(nanos / NANOS_PER_SECOND as i128, "a duration") {
            Ok(seconds) => Ok(Self { seconds, nanos: beyond }),
            Err(error) => Err(error),
        }
    }

    /// Checks that the nanoseconds are in their range and agree with the seconds' sign (spec: wire
    /// format, `duration`).
    ///
    /// # Errors
    ///
    /// [`TimeError::OutOfRange`] or [`TimeError::MixedSigns`].
    pub const fn validate(&self) -> Result<(), TimeError> {
        let Self { seconds, nanos } = *self;
        let last = NANOS_PER_SECOND as i64 - 1;
        if let Err(error) = TimeError::check("nanos", nanos as i64, -last, last) {
            return Err(error);
        }
        if (seconds > 0 && nanos < 0) || (seconds < 0 && nanos > 0) {
            return Err(TimeError::MixedSigns { seconds, nanos });
        }
        Ok(())
    }

    /// Whether the nanoseconds are in their range and agree with the seconds' sign.
    #[must_use]
    pub const fn is_valid(&self) -> bool {
        self.validate().is_ok()
    }

    /// The span in nanoseconds: exact, also if the fields are out of their ranges.
    #[must_use]
    pub const fn as_nanos(&self) -> i128 {
        total_nanos(self.seconds, self.nanos)
    }

    /// The span in whole microseconds, rounded towards zero.
    #[must_use]
    pub const fn as_micros(&self) -> i128 {
        self.as_nanos() / NANOS_PER_MICRO as i128
    }

    /// The span in whole milliseconds, rounded towards zero.
    #[must_use]
    pub const fn as_millis(&self) -> i128 {
        self.as_nanos() / NANOS_PER_MILLI as i128
    }

    /// Whether the span is no time.
    #[must_use]
    pub const fn is_zero(&self) -> bool {
        self.as_nanos() == 0
    }

    /// Whether the span goes backward.
    #[must_use]
    pub const fn is_negative(&self) -> bool {
        self.as_nanos() < 0
    }

    /// The span without its sign: exact, also if the fields are out of their ranges.
    #[must_use]
    pub const fn unsigned_abs(&self) -> core::time::Duration {
        let nanos = self.as_nanos().unsigned_abs();
        let per_second = NANOS_PER_SECOND as u128;
        core::time::Duration::new((nanos / per_second) as u64, (nanos % per_second) as u32)
    }

    /// Both spans together; nothing if one is invalid or the sum's seconds don't fit into 64 bits.
    #[must_use]
    pub const fn checked_add(self, other: Self) -> Option<Self> {
        if !self.is_valid() || !other.is_valid() {
            return None;
        }
        Self::valid_from_nanos(self.as_nanos() + other.as_nanos())
    }

    /// This span less the other; nothing if one is invalid or the difference's seconds don't fit
    /// into 64 bits.
    #[must_use]
    pub const fn checked_sub(self, other: Self) -> Option<Self> {
        if !self.is_valid() || !other.is_valid() {
            return None;
        }
        Self::valid_from_nanos(self.as_nanos() - other.as_nanos())
    }

    /// The span in the other direction; nothing if it is invalid or its seconds don't fit into 64
    /// bits.
    #[must_use]
    pub const fn checked_neg(self) -> Option<Self> {
        Self::ZERO.checked_sub(self)
    }

    const fn valid_from_nanos(nanos: i128) -> Option<Self> {
        match Self::from_nanos(nanos) {
            Ok(span) => Some(span),
            Err(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, TimeError};
    use quickcheck::quickcheck;

    #[test]
    fn signs_must_agree() {
        for (seconds, nanos) in [(1, -1), (-1, 1)] {
            let error = TimeError::MixedSigns { seconds, nanos };
            assert_eq!(Duration::new(seconds, nanos), Err(error));
        }
        for (seconds, nanos) in [(0, -1), (0, 1), (-1, 0), (-1, -1), (1, 1)] {
            assert!(Duration::new(seconds, nanos).is_ok());
        }
        assert!(Duration::MIN.is_valid() && Duration::MAX.is_valid());
        assert!(Duration::new(0, 1_000_000_000).is_err());
        assert!(Duration::new(0, i32::MIN).is_err());
    }

    #[test]
    fn parts_of_seconds_have_the_sign_of_the_span() {
        let back = Duration { seconds: -1, nanos: -500_000_000 };
        assert_eq!(Duration::from_millis(-1500), back);
        assert_eq!(Duration::from_micros(-1_500_000), back);
        assert_eq!(Duration::from_nanos(-1_500_000_000), Ok(back));
        assert_eq!((back.as_millis(), back.as_micros()), (-1500, -1_500_000));
        assert_eq!(back.checked_neg(), Some(Duration::from_millis(1500)));
    }

    #[test]
    fn arithmetic_ends_at_64_bits() {
        let nano = Duration { seconds: 0, nanos: 1 };
        assert_eq!(Duration::MAX.checked_add(nano), None);
        assert_eq!(Duration::MIN.checked_sub(nano), None);
        assert_eq!(Duration::MIN.checked_neg(), None);
        assert_eq!(Duration::MIN.checked_add(Duration::MAX), Some(Duration::from_seconds(-1)));
    }

    quickcheck! {
        fn nanos_and_back(span: Duration) -> bool {
            Duration::from_nanos(span.as_nanos()) == Ok(span)
        }

        fn order_is_the_order_of_lengths(a: Duration, b: Duration) -> bool {
            a.cmp(&b) == a.as_nanos().cmp(&b.as_nanos())
        }

        fn raw_fields_never_panic(seconds: i64, nanos: i32) -> bool {
            let raw = Duration { seconds, nanos };
            raw.unsigned_abs().as_nanos() == raw.as_nanos().unsigned_abs()
                && (raw.checked_neg().is_none() || raw.is_valid())
        }
    }
}
