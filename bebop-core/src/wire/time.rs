//! Timestamps and durations, and the types of other libraries that become one.

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::{DecodeError, DecodeErrorKind, EncodeError};
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::time::{Duration, Timestamp};
use crate::wire::reader::{self, Reader};
use crate::wire::scalar::encode_fixed;
use crate::wire::writer::Writer;

/// 8 bytes seconds, 4 bytes nanoseconds, 4 bytes offset.
impl Encode for Timestamp {
    encode_fixed!(16);

    #[inline]
    fn __write(&self, to: &mut [u8]) {
        to[..8].copy_from_slice(&self.seconds.to_le_bytes());
        to[8..12].copy_from_slice(&self.nanos.to_le_bytes());
        to[12..].copy_from_slice(&self.offset_ms.to_le_bytes());
    }
}

impl<'de> Decode<'de> for Timestamp {
    const __BY_HAND: bool = false;
    const __SIZE: Size = Size::fixed(16);
    const __IN_PLACE: bool = true;
    const __ANY_BITS: bool = true;

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __empty() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn __hot(b: &'de [u8], _: Cx<'_>) -> Option<(Self, &'de [u8])> {
        let (seconds, b) = reader::chunk::<8>(b)?;
        let (nanos, b) = reader::chunk::<4>(b)?;
        let (offset_ms, b) = reader::chunk::<4>(b)?;
        let value = Self {
            seconds: i64::from_le_bytes(*seconds),
            nanos: i32::from_le_bytes(*nanos),
            offset_ms: i32::from_le_bytes(*offset_ms),
        };
        Some((value, b))
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        r.take(16).map(drop)
    }
}

/// 8 bytes seconds, 4 bytes nanoseconds.
impl Encode for Duration {
    encode_fixed!(12);

    #[inline]
    fn __write(&self, to: &mut [u8]) {
        to[..8].copy_from_slice(&self.seconds.to_le_bytes());
        to[8..].copy_from_slice(&self.nanos.to_le_bytes());
    }
}

impl<'de> Decode<'de> for Duration {
    const __BY_HAND: bool = false;
    const __SIZE: Size = Size::fixed(12);
    const __IN_PLACE: bool = true;
    const __ANY_BITS: bool = true;

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __empty() -> Self {
        Self::default()
    }

    #[inline(always)]
    fn __hot(b: &'de [u8], _: Cx<'_>) -> Option<(Self, &'de [u8])> {
        let (seconds, b) = reader::chunk::<8>(b)?;
        let (nanos, b) = reader::chunk::<4>(b)?;
        Some((Self { seconds: i64::from_le_bytes(*seconds), nanos: i32::from_le_bytes(*nanos) }, b))
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        r.take(12).map(drop)
    }
}

/// The codec of a type that becomes a [`Timestamp`] or a [`Duration`] or fails.
macro_rules! time_like {
    ($($ty:ty as $wire:ident, $size:literal, $empty:expr;)*) => {$(
        impl Encode for $ty {
            const __SIZE: Size = Size::fixed($size);
            const __FLAT: bool = true;

            #[inline]
            fn encoded_len(&self) -> usize {
                $size
            }

            fn encode(&self, out: &mut Writer<'_>) {
                match $wire::try_from(*self) {
                    Ok(wire) => wire.encode(out),
                    Err(error) => out.fail(EncodeError::Time(error)),
                }
            }
        }

        impl<'de> Decode<'de> for $ty {
            const __BY_HAND: bool = false;
            const __SIZE: Size = Size::fixed($size);
            const __IN_PLACE: bool = true;

            fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
                private::decode(r)
            }

            #[inline]
            fn __empty() -> Self {
                $empty
            }

            fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
                let (wire, b) = $wire::__hot(b, cx)?;
                Some((Self::try_from(wire).ok()?, b))
            }

            fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
                let start = r.offset();
                let wire = r.read::<$wire>()?;
                match Self::try_from(wire) {
                    Ok(_) => Ok(()),
                    Err(error) => Err(DecodeError::new(DecodeErrorKind::Time(error), start)),
                }
            }
        }
    )*};
}

time_like! {
    core::time::Duration as Duration, 12, core::time::Duration::ZERO;
}

#[cfg(feature = "std")]
time_like! {
    std::time::SystemTime as Timestamp, 16, std::time::SystemTime::UNIX_EPOCH;
}

#[cfg(feature = "chrono")]
time_like! {
    chrono::DateTime<chrono::Utc> as Timestamp, 16, chrono::DateTime::UNIX_EPOCH;
    chrono::DateTime<chrono::FixedOffset> as Timestamp, 16, chrono::DateTime::UNIX_EPOCH.fixed_offset();
    chrono::TimeDelta as Duration, 12, chrono::TimeDelta::zero();
}

#[cfg(feature = "time")]
time_like! {
    ::time::OffsetDateTime as Timestamp, 16, ::time::OffsetDateTime::UNIX_EPOCH;
    ::time::UtcDateTime as Timestamp, 16, ::time::UtcDateTime::UNIX_EPOCH;
    ::time::Duration as Duration, 12, ::time::Duration::ZERO;
}

#[cfg(feature = "jiff")]
time_like! {
    jiff::Timestamp as Timestamp, 16, jiff::Timestamp::UNIX_EPOCH;
    jiff::SignedDuration as Duration, 12, jiff::SignedDuration::ZERO;
}
