#![no_std]
#![forbid(unsafe_code)]
//! Bebop for Rust.

pub use bebop_core::{
    schema, schema::Schema, schema::SchemaError, time, Bebop, Decode, DecodeAs, DecodeError, DecodeErrorKind, Duration, Encode, EncodeAs, EncodeError, FlagBits,
    Flags, FromView, Lazy, Limits, List, ListIter, MapIter, MapKey, MapView, Native, OwnedView, Presence, Reader,
    Record, Sequence, Slice, SliceIter, StableBytes, TimeError, Timestamp, Unknown, UnknownView, ViewType, Viewed,
    Writer, DEPTH,
};

#[cfg(feature = "derive")]
pub use bebop_derive::{Bebop, Decode, Encode};

#[doc(hidden)]
pub use bebop_core::private as __private;

use alloc::vec::Vec;

extern crate alloc;

/// The encoding of a value.
///
/// # Panics
/// If the value has none: see [`Encode`]. [`Encode::try_to_bytes`] returns the error.
pub fn encode<T: Encode + ?Sized>(value: &T) -> Vec<u8> {
    value.to_bytes()
}

/// The value that `bytes` are, all of them.
///
/// # Errors
/// [`DecodeError`] if they aren't, or if bytes are left.
#[inline]
pub fn decode<'de, T: Decode<'de>>(bytes: &'de [u8]) -> Result<T, DecodeError> {
    T::from_bytes(bytes)
}

/// The value at the start of `bytes`, and the bytes behind it.
///
/// # Errors
/// [`DecodeError`] if there is none.
#[inline]
pub fn decode_prefix<'de, T: Decode<'de>>(bytes: &'de [u8]) -> Result<(T, &'de [u8]), DecodeError> {
    T::from_prefix(bytes)
}
