#![no_std]
#![deny(unsafe_code)]
#![doc = "The runtime of [bebop](https://docs.rs/bebop): the wire codec, views, limits and errors.\n\nUse it through the crate `bebop`."]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod decode;
mod encode;
mod error;
mod limits;
#[doc(hidden)]
pub mod private;
mod size;
pub mod time;
mod view;
mod wire;

pub use crate::decode::Decode;
pub use crate::encode::Encode;
pub use crate::error::{DecodeError, DecodeErrorKind, EncodeError};
pub use crate::limits::{Limits, DEPTH};
pub use crate::time::{Duration, TimeError, Timestamp};
pub use crate::wire::map::MapKey;
pub use crate::view::{
    Lazy, List, ListIter, MapIter, MapView, Native, OwnedView, Record, Sequence, Slice, SliceIter, StableBytes, ViewType, Viewed,
};
pub use crate::wire::presence::Presence;
pub use crate::wire::reader::Reader;
pub use crate::wire::writer::Writer;
