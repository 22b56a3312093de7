//! Streams of records: per record its length as `uint32`, then its bytes (spec: streams of records).
//!
//! ```text
//! 02 00 00 00  6f 6b     05 00 00 00  68 65 6c 6c 6f     00 00 00 00
//! length 2     record 0  length 5     record 1           length 0: record 2 is empty
//! ```
//!
//! * [`RecordWriter`] and [`RecordReader`] work over [`Write`](std::io::Write) and
//!   [`Read`](std::io::Read), with the feature `std`.
//! * [`frame_into`] and [`RecordDecoder`] do the same without any input and output of their own: for
//!   `no_std`, for async, and wherever chunks of bytes come and go by other means.
//! * [`read_from`] and [`write_to`] are for one record alone, without a length.
//!
//! A reader lends its records: a view borrows the reader's buffer until the next record is asked
//! for, and nothing is copied or allocated.
//!
//! ```
//! use bebop_core::stream::{RecordReader, RecordWriter};
//!
//! let mut writer = RecordWriter::new(Vec::new());
//! writer.write(&(1u32, "one"))?;
//! writer.write(&(2u32, "two"))?;
//! let file = writer.into_inner()?;
//!
//! let mut reader = RecordReader::new(&file[..]);
//! while let Some((number, name)) = reader.next::<(u32, &str)>()? {
//!     println!("{number} is {name}");
//! }
//!
//! let mut broken = RecordReader::new(&file[..20]);
//! broken.next_bytes()?;
//! let error = broken.next_bytes().unwrap_err();
//! assert_eq!(error.to_string(), "record 1 at byte 16: the stream ends early: 12 bytes needed, 0 left");
//! # Ok::<(), bebop_core::stream::StreamError>(())
//! ```

mod buffer;
mod decoder;
mod error;
mod frame;
#[cfg(feature = "std")]
mod one;
#[cfg(feature = "std")]
mod reader;
#[cfg(feature = "std")]
mod writer;

#[cfg(all(test, feature = "std"))]
mod tests;

pub use self::decoder::RecordDecoder;
pub use self::error::{StreamError, StreamErrorKind};
pub use self::frame::{frame_into, MAX_RECORD};
#[cfg(feature = "std")]
pub use self::one::{read_from, write_to};
#[cfg(feature = "std")]
pub use self::reader::{RecordReader, Records};
#[cfg(feature = "std")]
pub use self::writer::RecordWriter;
