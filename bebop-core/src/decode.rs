//! From bytes to values.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::error::{DecodeError, DecodeErrorKind};
use crate::limits::{Cx, Limits};
use crate::size::Size;
use crate::wire::array;
use crate::wire::reader::Reader;

/// A type that can be read from Bebop bytes, borrowing from them if it likes.
///
/// Comes from `#[derive(Bebop)]` or `#[derive(Decode)]`. To write it by hand, write
/// [`decode`](Decode::decode) alone; the other methods have defaults that call it.
///
/// Any bytes end in a value or in an error: see [`DecodeError`] for what it says, and [`Limits`] for
/// what a decode may cost.
#[diagnostic::on_unimplemented(
    message = "`{Self}` can't be decoded from Bebop",
    label = "not a Bebop type",
    note = "add `#[derive(Bebop)]` to `{Self}`, or `#[bebop(as = …)]` to the field if the type is another crate's"
)]
pub trait Decode<'de>: Sized {
    /// Reads a value where the reader stands.
    ///
    /// # Errors
    /// [`DecodeError`], with the place and the reason, for bytes that aren't a value of this type.
    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError>;

    /// The value that `bytes` are, all of them.
    ///
    /// # Errors
    /// [`DecodeError`]; [`TrailingBytes`](DecodeErrorKind::TrailingBytes) if bytes are left.
    #[inline]
    fn from_bytes(bytes: &'de [u8]) -> Result<Self, DecodeError> {
        const LIMITS: Limits = Limits::new();
        let budget = LIMITS.budget(bytes.len());
        match Self::__hot(bytes, Cx::new(&LIMITS, &budget)) {
            Some((value, [])) => Ok(value),
            _ => Err(explain_exact::<Self>(bytes, &LIMITS)),
        }
    }

    /// The value at the start of `bytes`, and the bytes behind it.
    ///
    /// # Errors
    /// [`DecodeError`].
    #[inline]
    fn from_prefix(bytes: &'de [u8]) -> Result<(Self, &'de [u8]), DecodeError> {
        Self::from_prefix_with(bytes, &Limits::new())
    }

    /// [`from_bytes`](Decode::from_bytes) within limits of your own.
    ///
    /// # Errors
    /// [`DecodeError`].
    fn from_bytes_with(bytes: &'de [u8], limits: &Limits) -> Result<Self, DecodeError> {
        match Self::from_prefix_with(bytes, limits)? {
            (value, []) => Ok(value),
            _ => Err(explain_exact::<Self>(bytes, limits)),
        }
    }

    /// [`from_prefix`](Decode::from_prefix) within limits of your own.
    ///
    /// # Errors
    /// [`DecodeError`].
    fn from_prefix_with(bytes: &'de [u8], limits: &Limits) -> Result<(Self, &'de [u8]), DecodeError> {
        if limits.is_strict() {
            Self::__explain(&mut Reader::with_limits(bytes, limits))?;
        }
        let budget = limits.budget(bytes.len());
        Self::__hot(bytes, Cx::new(limits, &budget)).ok_or_else(|| explain::<Self>(bytes, limits))
    }

    /// Nothing but `decode` is known of the type.
    #[doc(hidden)]
    const __BY_HAND: bool = true;

    /// The size on the wire.
    #[doc(hidden)]
    const __SIZE: Size = Size::UNKNOWN;

    /// `__empty` gives a value that `__merge` can fill.
    #[doc(hidden)]
    const __IN_PLACE: bool = false;

    /// Fixed size, and every pattern of bits is a value.
    #[doc(hidden)]
    const __ANY_BITS: bool = false;

    /// A value to be filled by `__merge`. Only called where `__IN_PLACE`.
    #[doc(hidden)]
    fn __empty() -> Self {
        unreachable!("a type that isn't built in place has no empty value")
    }

    /// `__empty` on the heap, for arrays that don't fit a stack.
    #[doc(hidden)]
    fn __empty_box() -> Box<Self> {
        Box::new(Self::__empty())
    }

    /// The value at the start of `b`, and the rest.
    #[doc(hidden)]
    #[inline]
    fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
        by_hand(b, cx)
    }

    /// Fills an empty value from the start of `b`.
    #[doc(hidden)]
    #[inline]
    fn __merge(&mut self, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        let (value, b) = Self::__hot(b, cx)?;
        *self = value;
        Some(b)
    }

    /// The bytes behind a value at the start of `b`, which is checked and not built.
    #[doc(hidden)]
    #[inline]
    fn __check(b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        let (_, b) = Self::__hot(b, cx)?;
        Some(b)
    }

    /// The bytes behind a value at the start of `b` that was checked before: no more is read than
    /// what says where it ends.
    #[doc(hidden)]
    #[inline]
    fn __skip(b: &'de [u8]) -> Option<&'de [u8]> {
        Self::__check(b, Cx::CHECKED)
    }

    /// Fills an empty list from its count and elements at the start of `b`.
    #[doc(hidden)]
    #[inline]
    fn __list(list: &mut Vec<Self>, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        array::fill(list, b, cx)
    }

    /// Walks over a value and reports what the hot path refuses.
    #[doc(hidden)]
    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        r.read::<Self>().map(drop)
    }
}

/// The hot path of a type of which nothing but `decode` is known: one level down, through a reader.
fn by_hand<'de, T: Decode<'de>>(b: &'de [u8], cx: Cx<'_>) -> Option<(T, &'de [u8])> {
    let mut reader = Reader::resume(b, cx.descend()?);
    let value = T::decode(&mut reader).ok()?;
    cx.set_budget(reader.budget());
    Some((value, reader.rest()))
}

/// The error that the hot path found in `bytes`.
#[cold]
#[inline(never)]
pub(crate) fn explain<'de, T: Decode<'de>>(bytes: &'de [u8], limits: &Limits) -> DecodeError {
    let mut reader = Reader::with_limits(bytes, limits);
    match T::__explain(&mut reader) {
        Err(error) => error,
        Ok(()) => reader.fault(DecodeErrorKind::Inconsistent),
    }
}

/// The error that the hot path found in `bytes`, or the bytes that it left.
#[cold]
#[inline(never)]
fn explain_exact<'de, T: Decode<'de>>(bytes: &'de [u8], limits: &Limits) -> DecodeError {
    let mut reader = Reader::with_limits(bytes, limits);
    match T::__explain(&mut reader) {
        Err(error) => error,
        Ok(()) if reader.rest().is_empty() => reader.fault(DecodeErrorKind::Inconsistent),
        Ok(()) => reader.fault(DecodeErrorKind::TrailingBytes(reader.rest().len())),
    }
}
