//! Timestamps and durations from and to the types of the standard library and of calendar crates.
//!
//! Each type has the same two impls, `TryFrom` in both directions with `Error = TimeError`, so that
//! the codec can treat them alike. A value that isn't valid fails to convert, also where the target
//! could carry it over into the seconds.

#[cfg(feature = "chrono")]
mod chrono;
#[cfg(feature = "jiff")]
mod jiff;
mod span;
#[cfg(feature = "std")]
mod system;
#[cfg(feature = "time")]
mod time;

/// A timestamp's offset for types that count it in seconds.
#[cfg(any(feature = "chrono", feature = "time"))]
fn offset_seconds(timestamp: &super::Timestamp) -> Result<i32, super::TimeError> {
    let offset_ms = timestamp.offset_ms;
    if offset_ms % 1_000 != 0 {
        return Err(super::TimeError::FractionalOffset { offset_ms });
    }
    Ok(offset_ms / 1_000)
}

/// The numbers that have been trouble elsewhere, for the tests of each type.
#[cfg(test)]
#[allow(dead_code)] // Which of them are used depends on the features.
mod cases {
    use crate::time::{Duration, Timestamp};

    const fn at(seconds: i64, nanos: i32) -> Timestamp {
        Timestamp { seconds, nanos, offset_ms: 0 }
    }

    /// T01 and T08: no type takes them.
    pub(super) const INVALID_TIMESTAMPS: [Timestamp; 8] = [
        at(i64::MAX, i32::MAX),
        at(i64::MIN, i32::MIN),
        at(-1, 1_500_000_000),
        at(5, -1),
        at(0, -2_000_000_001),
        at(0, 1_000_000_000),
        Timestamp { seconds: 0, nanos: 0, offset_ms: 86_400_001 },
        Timestamp { seconds: 0, nanos: 0, offset_ms: i32::MIN },
    ];

    /// T01: valid, but years that no calendar type has.
    pub(super) const FAR_TIMESTAMPS: [Timestamp; 3] = [at(i64::MIN, 999_999_999), Timestamp::MIN, Timestamp::MAX];

    /// T05: before the epoch, nanoseconds count forward.
    pub(super) const BEFORE_EPOCH: Timestamp = at(-20, 999);

    /// T03 and T08: no type takes them.
    pub(super) const INVALID_DURATIONS: [Duration; 6] = [
        Duration { seconds: 1, nanos: -1 },
        Duration { seconds: -1, nanos: 1 },
        Duration { seconds: -1, nanos: 1_500_000_000 },
        Duration { seconds: 0, nanos: -2_000_000_001 },
        Duration { seconds: i64::MAX, nanos: i32::MAX },
        Duration { seconds: i64::MIN, nanos: i32::MIN },
    ];
}
