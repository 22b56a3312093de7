//! Valid timestamps and durations for property tests, with the ends of the ranges among them.

use super::{Duration, Timestamp, NANOS_PER_SECOND};
use quickcheck::{Arbitrary, Gen};

impl Arbitrary for Timestamp {
    fn arbitrary(g: &mut Gen) -> Self {
        let span = 2 * Self::MAX_OFFSET_MS + 1;
        let unit = *g.choose(&[1, 1_000, 60_000]).unwrap_or(&1);
        let offset_ms = i32::arbitrary(g).rem_euclid(span) - Self::MAX_OFFSET_MS;
        let seconds = seconds(g);
        Self { seconds, nanos: nanos(g), offset_ms: offset_ms / unit * unit }
    }
}

impl Arbitrary for Duration {
    fn arbitrary(g: &mut Gen) -> Self {
        let (seconds, nanos) = (seconds(g), nanos(g));
        let backward = seconds < 0 || seconds == 0 && bool::arbitrary(g);
        Self { seconds, nanos: if backward { -nanos } else { nanos } }
    }
}

/// Any seconds, and half of the time those of the years 0 to 4000 or so.
fn seconds(g: &mut Gen) -> i64 {
    let any = i64::arbitrary(g);
    if bool::arbitrary(g) {
        any
    } else {
        any % 64_000_000_000
    }
}

/// Nanoseconds of a second, with 0, 3, 6 or 9 digits.
fn nanos(g: &mut Gen) -> i32 {
    let unit = *g.choose(&[1, 1_000, 1_000_000, NANOS_PER_SECOND]).unwrap_or(&1);
    i32::arbitrary(g).rem_euclid(NANOS_PER_SECOND) / unit * unit
}
