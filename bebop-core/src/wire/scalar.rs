//! Scalars: integers, floats, bool, char, `NonZero…` and uuid.

use alloc::vec::Vec;
use core::num::NonZero;

use half::{bf16, f16};
use uuid::Uuid;
use zerocopy::IntoBytes;

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::{DecodeError, DecodeErrorKind};
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::wire::array;
use crate::wire::reader::{self, Reader};
use crate::wire::writer::Writer;

/// Encoding of a type of fixed size by its `__write`, for the inside of an `impl Encode`.
macro_rules! encode_fixed {
    ($size:expr) => {
        const __SIZE: Size = Size::fixed($size);
        const __BLOCK: bool = true;
        const __FLAT: bool = true;

        #[inline]
        fn encoded_len(&self) -> usize {
            $size
        }

        #[inline]
        fn encode(&self, out: &mut Writer<'_>) {
            out.run($size, |to| self.__write(to));
        }
    };
}
pub(crate) use encode_fixed;

/// A number whose memory is its encoding on little-endian machines.
macro_rules! number {
    ($($ty:ty, $size:literal, $zero:expr;)*) => {$(
        impl Encode for $ty {
            encode_fixed!($size);

            #[inline]
            fn __write(&self, to: &mut [u8]) {
                to.copy_from_slice(&self.to_le_bytes());
            }

            #[inline]
            fn __list(items: &[Self], out: &mut Writer<'_>) {
                if cfg!(target_endian = "little") {
                    out.put(items.as_bytes());
                } else {
                    array::encode_elements(items, out);
                }
            }
        }

        impl<'de> Decode<'de> for $ty {
            const __BY_HAND: bool = false;
            const __SIZE: Size = Size::fixed($size);
            const __IN_PLACE: bool = true;
            const __ANY_BITS: bool = true;

            #[inline]
            fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
                Ok(Self::from_le_bytes(r.array()?))
            }

            #[inline]
            fn __empty() -> Self {
                $zero
            }

            #[inline(always)]
            fn __hot(b: &'de [u8], _: Cx<'_>) -> Option<(Self, &'de [u8])> {
                let (bytes, b) = reader::chunk::<$size>(b)?;
                Some((Self::from_le_bytes(*bytes), b))
            }

            #[inline(always)]
            fn __check(b: &'de [u8], _: Cx<'_>) -> Option<&'de [u8]> {
                Some(reader::chunk::<$size>(b)?.1)
            }

            #[inline]
            fn __list(list: &mut Vec<Self>, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
                let (n, b) = reader::count(b, Size::fixed($size), cx)?;
                let (run, b) = reader::split(b, n * $size)?;
                cx.allocate::<Self>(n)?;
                *list = run.chunks_exact($size).map(|c| Self::from_le_bytes(fixed(c))).collect();
                Some(b)
            }
        }
    )*};
}

/// The bytes of a chunk whose length is known.
#[inline(always)]
fn fixed<const N: usize>(chunk: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    bytes.copy_from_slice(chunk);
    bytes
}

number! {
    u8, 1, 0; i8, 1, 0;
    u16, 2, 0; i16, 2, 0; f16, 2, f16::ZERO; bf16, 2, bf16::ZERO;
    u32, 4, 0; i32, 4, 0; f32, 4, 0.0;
    u64, 8, 0; i64, 8, 0; f64, 8, 0.0;
    u128, 16, 0; i128, 16, 0;
}

impl Encode for bool {
    encode_fixed!(1);

    #[inline]
    fn __write(&self, to: &mut [u8]) {
        to.copy_from_slice(&[u8::from(*self)]);
    }
}

impl<'de> Decode<'de> for bool {
    const __BY_HAND: bool = false;
    const __SIZE: Size = Size::fixed(1);
    const __IN_PLACE: bool = true;
    const __ANY_BITS: bool = true;

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __empty() -> Self {
        false
    }

    #[inline(always)]
    fn __hot(b: &'de [u8], _: Cx<'_>) -> Option<(Self, &'de [u8])> {
        let (byte, b) = reader::byte(b)?;
        Some((byte != 0, b))
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        match r.rest().first() {
            Some(&byte @ 2..) if r.is_strict() => Err(r.fault(DecodeErrorKind::InvalidBool(byte))),
            _ => r.byte().map(drop),
        }
    }
}

impl Encode for Uuid {
    encode_fixed!(16);

    #[inline]
    fn __write(&self, to: &mut [u8]) {
        to.copy_from_slice(self.as_bytes());
    }
}

impl<'de> Decode<'de> for Uuid {
    const __BY_HAND: bool = false;
    const __SIZE: Size = Size::fixed(16);
    const __IN_PLACE: bool = true;
    const __ANY_BITS: bool = true;

    #[inline]
    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        Ok(Self::from_bytes(r.array()?))
    }

    #[inline]
    fn __empty() -> Self {
        Self::nil()
    }

    #[inline(always)]
    fn __hot(b: &'de [u8], _: Cx<'_>) -> Option<(Self, &'de [u8])> {
        let (bytes, b) = reader::chunk::<16>(b)?;
        Some((Self::from_bytes(*bytes), b))
    }
}

/// A type that has the encoding of a number, and takes only some of its values.
macro_rules! checked_number {
    ($($(#[$cfg:meta])? $ty:ty as $wire:ty, $name:literal, $empty:expr, $to:expr, $from:expr;)*) => {$(
        impl Encode for $ty {
            encode_fixed!(size_of::<$wire>());

            #[inline]
            fn __write(&self, to: &mut [u8]) {
                let to_wire: fn($ty) -> $wire = $to;
                to_wire(*self).__write(to);
            }
        }

        impl<'de> Decode<'de> for $ty {
            const __BY_HAND: bool = false;
            const __SIZE: Size = Size::fixed(size_of::<$wire>());
            const __IN_PLACE: bool = true;

            fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
                private::decode(r)
            }

            #[inline]
            fn __empty() -> Self {
                $empty
            }

            #[inline]
            fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
                let (wire, b) = <$wire>::__hot(b, cx)?;
                let from_wire: fn($wire) -> Option<$ty> = $from;
                Some((from_wire(wire)?, b))
            }

            fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
                let out_of_range = r.fault(DecodeErrorKind::OutOfRange { target: $name });
                let from_wire: fn($wire) -> Option<$ty> = $from;
                from_wire(<$wire>::decode(r)?).map(drop).ok_or(out_of_range)
            }
        }
    )*};
}

macro_rules! non_zero {
    ($($int:ty, $name:literal;)*) => {
        checked_number! {$(
            NonZero<$int> as $int, $name, NonZero::<$int>::MIN, NonZero::get, NonZero::new;
        )*}
    };
}

checked_number! {
    usize as u64, "usize", 0, |n| n as u64, |n| n.try_into().ok();
    isize as i64, "isize", 0, |n| n as i64, |n| n.try_into().ok();
    char as u32, "char", '\0', u32::from, char::from_u32;
    NonZero<usize> as u64, "NonZeroUsize", NonZero::<usize>::MIN, |n| n.get() as u64,
        |n| NonZero::new(usize::try_from(n).ok()?);
    NonZero<isize> as i64, "NonZeroIsize", NonZero::<isize>::MIN, |n| n.get() as i64,
        |n| NonZero::new(isize::try_from(n).ok()?);
}

non_zero! {
    u8, "NonZeroU8"; i8, "NonZeroI8"; u16, "NonZeroU16"; i16, "NonZeroI16";
    u32, "NonZeroU32"; i32, "NonZeroI32"; u64, "NonZeroU64"; i64, "NonZeroI64";
    u128, "NonZeroU128"; i128, "NonZeroI128";
}
