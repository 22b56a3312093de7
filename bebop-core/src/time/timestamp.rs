//! The point in time.

use super::{
    narrow, total_nanos, Duration, TimeError, MICROS_PER_SECOND, MILLIS_PER_SECOND, NANOS_PER_MICRO, NANOS_PER_MILLI,
    NANOS_PER_SECOND,
};

/// A point in time, with the offset from UTC that it is shown with: `timestamp` in a schema.
///
/// The fields are kept as they were read, whatever they are; [`validate`](Self::validate) tells
/// whether they are in their ranges. Two timestamps compare field by field: one moment shown with
/// two offsets is two values (spec: wire format, `timestamp`; decisions).
///
/// ```
/// use bebop_core::time::Timestamp;
///
/// let half_past = Timestamp::new(1_705_314_600, 250_000_000, 19_800_000)?;
/// assert_eq!(half_past.to_string(), "2024-01-15T16:00:00.250+05:30");
/// assert_eq!("2024-01-15T16:00:00.25+05:30".parse(), Ok(half_past));
/// # Ok::<(), bebop_core::time::TimeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(C)]
pub struct Timestamp {
    /// Seconds since 1970-01-01T00:00:00Z, in UTC and without leap seconds; negative before.
    pub seconds: i64,
    /// Nanoseconds since that second: 0..=999 999 999, also before 1970.
    pub nanos: i32,
    /// The offset from UTC of the clock that shows the time, in milliseconds and positive in the
    /// east: -86 400 000..=86 400 000. It doesn't change the moment.
    pub offset_ms: i32,
}

// As the wire has it, so that a run of timestamps can be copied whole.
const _: () = assert!(size_of::<Timestamp>() == 16);

impl Timestamp {
    /// 1970-01-01T00:00:00Z.
    pub const UNIX_EPOCH: Self = Self { seconds: 0, nanos: 0, offset_ms: 0 };
    /// The first moment, `-292277022657-01-27T08:29:52Z`.
    pub const MIN: Self = Self { seconds: i64::MIN, nanos: 0, offset_ms: 0 };
    /// The last moment, `+292277026596-12-04T15:30:07.999999999Z`.
    pub const MAX: Self = Self { seconds: i64::MAX, nanos: NANOS_PER_SECOND - 1, offset_ms: 0 };
    /// The largest distance of `offset_ms` from zero, in milliseconds: a day.
    pub const MAX_OFFSET_MS: i32 = 86_400_000;

    /// The timestamp of these fields.
    ///
    /// # Errors
    ///
    /// [`TimeError::OutOfRange`] if `nanos` isn't within 0..=999 999 999 or `offset_ms` isn't
    /// within -86 400 000..=86 400 000.
    pub const fn new(seconds: i64, nanos: i32, offset_ms: i32) -> Result<Self, TimeError> {
        let timestamp = Self { seconds, nanos, offset_ms };
        match timestamp.validate() {
            Ok(()) => Ok(timestamp),
            Err(error) => Err(error),
        }
    }

    /// The moment `nanos` nanoseconds after second `seconds` of the Unix epoch, shown in UTC.
    ///
    /// # Errors
    ///
    /// [`TimeError::OutOfRange`] if `nanos` isn't within 0..=999 999 999.
    pub const fn from_unix(seconds: i64, nanos: i32) -> Result<Self, TimeError> {
        Self::new(seconds, nanos, 0)
    }

    /// The moment so many seconds after the Unix epoch, shown in UTC.
    #[must_use]
    pub const fn from_seconds(seconds: i64) -> Self {
        Self { seconds, nanos: 0, offset_ms: 0 }
    }

    /// The moment so many milliseconds after the Unix epoch, shown in UTC.
    #[must_use]
    pub const fn from_millis(millis: i64) -> Self {
        let within = millis.rem_euclid(MILLIS_PER_SECOND) as i32;
        let seconds = millis.div_euclid(MILLIS_PER_SECOND);
        Self { seconds, nanos: within * NANOS_PER_MILLI, offset_ms: 0 }
    }

    /// The moment so many microseconds after the Unix epoch, shown in UTC.
    #[must_use]
    pub const fn from_micros(micros: i64) -> Self {
        let within = micros.rem_euclid(MICROS_PER_SECOND) as i32;
        let seconds = micros.div_euclid(MICROS_PER_SECOND);
        Self { seconds, nanos: within * NANOS_PER_MICRO, offset_ms: 0 }
    }

    /// The moment so many nanoseconds after the Unix epoch, shown in UTC.
    ///
    /// # Errors
    ///
    /// [`TimeError::Overflow`] if its seconds don't fit into 64 bits.
    pub const fn from_nanos(nanos: i128) -> Result<Self, TimeError> {
        let within = nanos.rem_euclid(NANOS_PER_SECOND as i128) as i32;
        match narrow(nanos.div_euclid(NANOS_PER_SECOND as i128), "a timestamp") {
            Ok(seconds) => Ok(Self { seconds, nanos: within, offset_ms: 0 }),
            Err(error) => Err(error),
        }
    }

    /// The moment that the system's clock shows, in UTC.
    ///
    /// A clock beyond [`MAX`](Self::MAX), which no known platform has, gives `MAX`.
    ///
    /// # Panics
    ///
    /// Where the standard library has no clock, as on `wasm32-unknown-unknown`, its
    /// [`SystemTime::now`](std::time::SystemTime::now) panics.
    #[cfg(feature = "std")]
    #[must_use]
    pub fn now() -> Self {
        Self::try_from(std::time::SystemTime::now()).unwrap_or(Self::MAX)
    }

    /// Checks that the fields are in their ranges (spec: wire format, `timestamp`).
    ///
    /// # Errors
    ///
    /// [`TimeError::OutOfRange`] with the first field that isn't.
    pub const fn validate(&self) -> Result<(), TimeError> {
        let last = NANOS_PER_SECOND as i64 - 1;
        if let Err(error) = TimeError::check("nanos", self.nanos as i64, 0, last) {
            return Err(error);
        }
        let limit = Self::MAX_OFFSET_MS as i64;
        TimeError::check("offset_ms", self.offset_ms as i64, -limit, limit)
    }

    /// Whether the fields are in their ranges.
    #[must_use]
    pub const fn is_valid(&self) -> bool {
        self.validate().is_ok()
    }

    /// The same moment, shown with this offset from UTC in milliseconds.
    ///
    /// # Errors
    ///
    /// [`TimeError::OutOfRange`] if a field is out of its range.
    pub const fn with_offset(self, offset_ms: i32) -> Result<Self, TimeError> {
        Self::new(self.seconds, self.nanos, offset_ms)
    }

    /// Nanoseconds since the Unix epoch: exact, also if the fields are out of their ranges.
    #[must_use]
    pub const fn as_nanos(&self) -> i128 {
        total_nanos(self.seconds, self.nanos)
    }

    /// Whole microseconds since the Unix epoch, rounded to the past.
    #[must_use]
    pub const fn as_micros(&self) -> i128 {
        self.as_nanos().div_euclid(NANOS_PER_MICRO as i128)
    }

    /// Whole milliseconds since the Unix epoch, rounded to the past.
    #[must_use]
    pub const fn as_millis(&self) -> i128 {
        self.as_nanos().div_euclid(NANOS_PER_MILLI as i128)
    }

    /// The moment `span` later, shown with the same offset; nothing if an operand is invalid or the
    /// result's seconds don't fit into 64 bits.
    #[must_use]
    pub const fn checked_add(self, span: Duration) -> Option<Self> {
        if !span.is_valid() {
            return None;
        }
        self.moved(span.as_nanos())
    }

    /// The moment `span` earlier, shown with the same offset; nothing if an operand is invalid or
    /// the result's seconds don't fit into 64 bits.
    #[must_use]
    pub const fn checked_sub(self, span: Duration) -> Option<Self> {
        if !span.is_valid() {
            return None;
        }
        self.moved(-span.as_nanos())
    }

    /// The span from `earlier` to this moment, negative if `earlier` is later; nothing if one of
    /// them is invalid or the span's seconds don't fit into 64 bits. The offsets play no part.
    #[must_use]
    pub const fn checked_duration_since(self, earlier: Self) -> Option<Duration> {
        if !self.is_valid() || !earlier.is_valid() {
            return None;
        }
        match Duration::from_nanos(self.as_nanos() - earlier.as_nanos()) {
            Ok(span) => Some(span),
            Err(_) => None,
        }
    }

    const fn moved(self, nanos: i128) -> Option<Self> {
        if !self.is_valid() {
            return None;
        }
        match Self::from_nanos(self.as_nanos() + nanos) {
            Ok(moment) => Some(Self { offset_ms: self.offset_ms, ..moment }),
            Err(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, TimeError, Timestamp};
    use quickcheck::quickcheck;

    #[test]
    fn ranges_end_where_the_wire_format_says() {
        for nanos in [0, 999_999_999] {
            for offset_ms in [-86_400_000, 0, 19_800_000, 86_400_000] {
                assert!(Timestamp::new(i64::MIN, nanos, offset_ms).is_ok());
            }
        }
        let nanos = |value| TimeError::OutOfRange { name: "nanos", value, min: 0, max: 999_999_999 };
        assert_eq!(Timestamp::new(0, -1, 0), Err(nanos(-1)));
        assert_eq!(Timestamp::new(0, 1_000_000_000, 0), Err(nanos(1_000_000_000)));
        assert!(Timestamp::new(0, 0, 86_400_001).is_err());
        assert!(Timestamp::new(0, 0, i32::MIN).is_err());
    }

    #[test]
    fn before_the_epoch_nanos_still_count_forward() {
        let half = Timestamp { seconds: -1, nanos: 500_000_000, offset_ms: 0 };
        assert_eq!(Timestamp::from_millis(-500), half);
        assert_eq!(Timestamp::from_micros(-500_000), half);
        assert_eq!(Timestamp::from_nanos(-500_000_000), Ok(half));
        assert_eq!((half.as_millis(), half.as_micros()), (-500, -500_000));
        assert_eq!(Timestamp::from_nanos(-1).map(|t| t.as_millis()), Ok(-1));
        assert!(Timestamp::from_millis(i64::MIN).is_valid());
    }

    #[test]
    fn arithmetic_ends_at_64_bits() {
        let nano = Duration { seconds: 0, nanos: 1 };
        assert_eq!(Timestamp::MAX.checked_add(nano), None);
        assert_eq!(Timestamp::MIN.checked_sub(nano), None);
        assert_eq!(Timestamp::MIN.checked_sub(Duration::MIN).map(|t| t.seconds), Some(0));
        assert_eq!(Timestamp::MAX.checked_duration_since(Timestamp::MIN), None);
        let mixed = Duration { seconds: 1, nanos: -1 };
        assert_eq!(Timestamp::UNIX_EPOCH.checked_add(mixed), None);
    }

    #[test]
    fn an_offset_shows_the_same_moment() {
        let shown = Timestamp::UNIX_EPOCH.with_offset(-12_600_000);
        assert_eq!(shown.map(|t| t.as_nanos()), Ok(0));
        assert!(Timestamp::UNIX_EPOCH.with_offset(86_400_001).is_err());
    }

    #[cfg(feature = "std")]
    #[test]
    fn now_is_after_this_was_written() {
        assert!(Timestamp::now() > Timestamp::from_seconds(1_700_000_000));
    }

    quickcheck! {
        fn nanos_and_back(timestamp: Timestamp) -> bool {
            Timestamp::from_nanos(timestamp.as_nanos())
                .and_then(|t| t.with_offset(timestamp.offset_ms)) == Ok(timestamp)
        }

        fn there_and_back(start: Timestamp, span: Duration) -> bool {
            start.checked_add(span).is_none_or(|end| {
                end.checked_sub(span) == Some(start)
                    && end.checked_duration_since(start) == Some(span)
            })
        }

        fn raw_fields_never_panic(a: (i64, i32, i32), b: (i64, i32)) -> bool {
            let raw = Timestamp { seconds: a.0, nanos: a.1, offset_ms: a.2 };
            let span = Duration { seconds: b.0, nanos: b.1 };
            let sum = raw.checked_add(span);
            let difference = raw.checked_sub(span);
            sum.or(difference).is_none() || raw.is_valid() && span.is_valid()
        }
    }
}
