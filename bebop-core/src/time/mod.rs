//! Points in time and spans of time, as they stand on the wire (spec: wire format, `timestamp` and
//! `duration`).
//!
//! [`Timestamp`] and [`Duration`] keep the numbers that were read, whatever they are. Numbers out
//! of their ranges are found by `validate`, and make every conversion fail with a [`TimeError`]:
//! nothing here wraps, saturates or panics.
//!
//! ```
//! use bebop_core::time::{Duration, Timestamp};
//!
//! let start: Timestamp = "2024-01-15T10:30:00.5+05:30".parse()?;
//! let end = start.checked_add("1h30m".parse()?).unwrap_or(Timestamp::MAX);
//! assert_eq!(end.to_string(), "2024-01-15T12:00:00.500+05:30");
//! assert_eq!(end.checked_duration_since(start), Some(Duration::from_seconds(5400)));
//! # Ok::<(), bebop_core::time::TimeError>(())
//! ```
//!
//! Conversions, both ways and each by `TryFrom` with [`TimeError`]:
//!
//! | feature | timestamp | duration |
//! |---|---|---|
//! | none | | `core::time::Duration` |
//! | `std` | `std::time::SystemTime` | |
//! | `chrono` | `chrono::DateTime<Utc>`, `chrono::DateTime<FixedOffset>` | `chrono::TimeDelta` |
//! | `time` | `time::OffsetDateTime`, `time::UtcDateTime` | `time::Duration` |
//! | `jiff` | `jiff::Timestamp`; only from `&jiff::ZonedDateTime` | `jiff::SignedDuration` |
//!
//! Types without an offset leave it out when they are made from a [`Timestamp`], and give one with
//! the offset 0.

#[cfg(test)]
mod arbitrary;
mod convert;
mod duration;
mod error;
mod text;
mod timestamp;

pub use self::duration::Duration;
pub use self::error::TimeError;
pub use self::timestamp::Timestamp;

const NANOS_PER_SECOND: i32 = 1_000_000_000;
const NANOS_PER_MILLI: i32 = 1_000_000;
const NANOS_PER_MICRO: i32 = 1_000;
const MILLIS_PER_SECOND: i64 = 1_000;
const MICROS_PER_SECOND: i64 = 1_000_000;
const SECONDS_PER_DAY: i64 = 86_400;

/// `seconds` and `nanos` together in nanoseconds: exact for every pair, and at most 2^93 from zero.
const fn total_nanos(seconds: i64, nanos: i32) -> i128 {
    seconds as i128 * NANOS_PER_SECOND as i128 + nanos as i128
}

/// `seconds` as 64 bits, or the error that `target` can't hold so many.
const fn narrow(seconds: i128, target: &'static str) -> Result<i64, TimeError> {
    if seconds < i64::MIN as i128 || seconds > i64::MAX as i128 {
        return Err(TimeError::Overflow { target });
    }
    Ok(seconds as i64)
}
