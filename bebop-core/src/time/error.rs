//! What can be wrong with a point in time or a span of time.

use core::fmt;

/// Why a timestamp or a duration is invalid, can't be converted, or can't be read from text.
///
/// It holds no allocation, and says which number was out of which range or what was found in a
/// text, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TimeError {
    /// A number is out of its range (spec: wire format, `timestamp` and `duration`).
    OutOfRange {
        /// The number's name: a field, such as `nanos`, or a part of a text, such as `hour`.
        name: &'static str,
        /// The number.
        value: i64,
        /// The smallest allowed number.
        min: i64,
        /// The largest allowed number.
        max: i64,
    },
    /// The seconds and the nanoseconds of a duration have opposite signs (spec: wire format,
    /// `duration`).
    MixedSigns {
        /// The duration's seconds.
        seconds: i64,
        /// The duration's nanoseconds.
        nanos: i32,
    },
    /// A duration is below zero, and the target type has no sign.
    Negative {
        /// The duration without its sign.
        magnitude: core::time::Duration,
    },
    /// A value is too far from zero for the target type.
    Overflow {
        /// The type that can't hold the value.
        target: &'static str,
    },
    /// A timestamp's offset isn't a whole number of seconds, as the target type needs it.
    FractionalOffset {
        /// The timestamp's offset from UTC in milliseconds.
        offset_ms: i32,
    },
    /// A text has something else than a timestamp or a duration needs there (spec: schema language,
    /// consts).
    Syntax {
        /// What the text needs.
        expected: &'static str,
        /// What was found instead; nothing at the end of the text.
        found: Option<char>,
        /// How many bytes of the text come before it.
        at: usize,
    },
}

impl TimeError {
    /// Checks that `value` is within `min..=max`.
    pub(super) const fn check(name: &'static str, value: i64, min: i64, max: i64) -> Result<(), Self> {
        if value < min || value > max {
            return Err(Self::OutOfRange { name, value, min, max });
        }
        Ok(())
    }
}

impl fmt::Display for TimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::OutOfRange { name, value, min, max } => {
                write!(f, "{name} is {value}, which isn't within {min}..={max}")
            }
            Self::MixedSigns { seconds, nanos } => {
                write!(f, "the signs of seconds {seconds} and nanos {nanos} don't agree")
            }
            Self::Negative { magnitude } => {
                write!(f, "the duration is {magnitude:?} below zero, and the type has no sign")
            }
            Self::Overflow { target } => write!(f, "the value is out of the range of {target}"),
            Self::FractionalOffset { offset_ms } => {
                write!(f, "offset_ms is {offset_ms}, which isn't a whole number of seconds")
            }
            Self::Syntax { expected, found: Some(found), at } => {
                write!(f, "expected {expected}, found {found:?} at byte {at}")
            }
            Self::Syntax { expected, found: None, at } => {
                write!(f, "expected {expected}, found the end of the text at byte {at}")
            }
        }
    }
}

impl core::error::Error for TimeError {}

#[cfg(test)]
mod tests {
    use super::TimeError;
    use alloc::string::ToString;

    #[test]
    fn messages_name_the_number_and_its_range() {
        let error = TimeError::check("nanos", -1, 0, 999_999_999);
        let text = "nanos is -1, which isn't within 0..=999999999";
        assert_eq!(error.map_err(|e| e.to_string()), Err(text.to_string()));
        let error = TimeError::MixedSigns { seconds: 1, nanos: -1 };
        assert_eq!(error.to_string(), "the signs of seconds 1 and nanos -1 don't agree");
        let error = TimeError::FractionalOffset { offset_ms: 1500 };
        assert_eq!(error.to_string(), "offset_ms is 1500, which isn't a whole number of seconds");
    }
}
