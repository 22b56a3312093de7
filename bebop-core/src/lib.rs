#![no_std]
#![deny(unsafe_code)]
#![doc = "The runtime of [bebop](https://docs.rs/bebop): the wire codec, views, limits and errors.\n\nUse it through the crate `bebop`."]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod adapter;
mod decode;
mod encode;
mod error;
mod flags;
mod limits;
#[doc(hidden)]
pub mod private;
pub mod schema;
mod size;
pub mod stream;
pub mod time;
mod unknown;
mod view;
mod wire;

pub use crate::adapter::{DecodeAs, EncodeAs};
pub use crate::decode::Decode;
pub use crate::encode::Encode;
pub use crate::error::{DecodeError, DecodeErrorKind, EncodeError};
pub use crate::flags::{FlagBits, Flags};
pub use crate::limits::{Limits, DEPTH};
pub use crate::time::{Duration, TimeError, Timestamp};
pub use crate::unknown::{Unknown, UnknownView};
pub use crate::view::{
    Array, FromView, Lazy, List, ListIter, MapIter, MapView, Native, OwnedView, Record, Sequence, Slice, SliceIter,
    StableBytes, ViewType, Viewed,
};
pub use crate::wire::map::MapKey;
pub use crate::wire::presence::Presence;
pub use crate::wire::reader::Reader;
pub use crate::wire::writer::Writer;

/// A type with both directions: an alias for bounds.
///
/// ```
/// fn copy<T: bebop_core::Bebop>(value: &T) -> Result<T, bebop_core::DecodeError> {
///     T::from_bytes(&value.to_bytes())
/// }
/// # assert_eq!(copy(&7), Ok(7));
/// ```
pub trait Bebop: Encode + for<'a> Decode<'a> {}

impl<T: Encode + for<'a> Decode<'a>> Bebop for T {}
