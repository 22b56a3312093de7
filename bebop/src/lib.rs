#![no_std]
#![forbid(unsafe_code)]
//! Bebop for Rust: fixed-width serialization that decodes with loads and pointer arithmetic.
//!
//! ```
//! use bebop::Bebop;
//!
//! #[derive(Bebop, Debug, PartialEq)]
//! #[bebop(view)]
//! struct Person {
//!     id: i32,
//!     name: String,
//! }
//!
//! let person = Person { id: 7, name: "Ada".into() };
//! let bytes = bebop::encode(&person);
//! assert_eq!(bebop::decode::<Person>(&bytes)?, person);
//!
//! let view: PersonView = bebop::decode(&bytes)?;      // borrows from `bytes`
//! assert_eq!(view.name, "Ada");
//! # Ok::<(), bebop::DecodeError>(())
//! ```
//!
//! * Entry points: [`encode`], [`decode`], [`decode_prefix`], and the same as methods of [`Encode`] and
//!   [`Decode`], with forms that return errors, fill slices, and take [`Limits`].
//! * Views: [`Viewed`] and [`Record`], [`Slice`], [`List`], [`MapView`], [`Lazy`], and [`OwnedView`],
//!   which keeps a view with its bytes.
//! * [`stream`]: many records in one file or connection. [`time`]: [`Timestamp`] and [`Duration`].
//! * [`Schema`]: `T::schema()` is the `.bop` text of a Rust type and all that it needs.
//!
//! # What is copied, and when what is checked
//!
//! A decode checks everything once: lengths, UTF-8, enum values, depth. A view borrows text, bytes and
//! lists, and allocates nothing; walking a [`List`] decodes its elements again, one at a time. An owned
//! value copies.
//!
//! # The derive
//!
//! `#[derive(Bebop)]` gives both directions, a schema, and a view where one is asked for or free;
//! `#[derive(Encode)]` and `#[derive(Decode)]` give one direction alone. Attributes stand in
//! `#[bebop(…)]`.
//!
//! | on a type | |
//! |---|---|
//! | `message` | a struct is a message: its fields are `Option<T>`, or `T: Default` marked `default` |
//! | `union` | an enum of units is a union rather than an integer |
//! | `flags` | a newtype is a set of bits, by [`Flags`] |
//! | `transparent` | a newtype is its field on the wire |
//! | `zerocopy` | arrays of a struct that has zerocopy's traits are copied whole |
//! | `view`, `view_suffix = "Ref"` | generate the view `NameView<'a>`, or `NameRef<'a>` |
//! | `forward_compatible` | unknown values are kept; flags accept every bit |
//! | `name = "…"`, `package = "a.b"` | the name and package in schemas |
//! | `bound = "T: …"` | in place of the bounds that are inferred |
//! | `crate = path` | where this crate is, if it was renamed or re-exported |
//!
//! | on a field | |
//! |---|---|
//! | `tag = 1` | the tag in a message; on all fields or on none, which counts them from 1 |
//! | `default` | a message field that isn't an `Option`: always written, `Default` when absent |
//! | `skip` | not on the wire; made by `Default` |
//! | `as = Adapter` | written and read by [`EncodeAs`] and [`DecodeAs`]; `Vec<Adapter>` and `_` work too |
//! | `map` | a list of pairs is a map in schemas |
//! | `unknown` | a `Vec<u8>` that keeps the fields of a message that its reader doesn't know |
//! | `name = "…"`, `bound = "…"` | as on types, the bound in addition |
//! | `#[deprecated]` | in a message never written, and read when present |
//!
//! | on a variant | |
//! |---|---|
//! | `discriminator = 1` | the discriminator in a union; on all variants or on none |
//! | `message` | the variant's fields are an inline message |
//! | `other` | `Other(u8)` keeps unknown values of an enum, `Other(Unknown)` unknown branches of a union |
//! | `name = "…"` | the name in schemas |
//!
//! A type that is `Copy`, `Debug` and `PartialEq` and of fixed size is its own view; so is one that
//! borrows and is `Copy`, `Debug` and `PartialEq`.

pub use bebop_core::{
    schema, schema::Schema, schema::SchemaError, stream, time, Array, Bebop, Decode, DecodeAs, DecodeError,
    DecodeErrorKind, Duration, Encode, EncodeAs, EncodeError, FlagBits, Flags, FromView, Lazy, Limits, List, ListIter,
    MapIter, MapKey, MapView, Native, OwnedView, Presence, Reader, Record, Sequence, Slice, SliceIter, StableBytes,
    TimeError, Timestamp, Unknown, UnknownView, ViewType, Viewed, Writer, DEPTH,
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

/// `bytes` are the one encoding that [`Encode::to_canonical_bytes`] gives for the value they are.
///
/// ```
/// use std::collections::BTreeMap;
/// let twice = [2, 0, 0, 0, 1, 100, 1, 200];
/// assert!(bebop::decode::<BTreeMap<u8, u8>>(&twice).is_ok());
/// assert!(!bebop::is_canonical::<BTreeMap<u8, u8>>(&twice));
/// ```
pub fn is_canonical<'de, T: Decode<'de> + Encode>(bytes: &'de [u8]) -> bool {
    decode::<T>(bytes).is_ok_and(|value| value.to_canonical_bytes().is_ok_and(|canonical| canonical == bytes))
}

#[cfg(all(doctest, feature = "derive"))]
#[doc = include_str!("../../README.md")]
struct Readme;
