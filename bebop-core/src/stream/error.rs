//! What goes wrong between a stream and its records.

use core::error::Error;
use core::fmt::{self, Display, Formatter};

use crate::error::{DecodeError, EncodeError};

/// Why a record can't be read from a stream or written to one, and which record.
///
/// Prints as `record 17 at byte 2048: Entry.path: invalid UTF-8 at byte 31`, where byte 31 is counted
/// from byte 2048.
#[derive(Debug)]
pub struct StreamError {
    /// `None` for a record that stands alone.
    place: Option<Place>,
    kind: StreamErrorKind,
}

/// Which record it was.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    /// Counted from 0.
    pub(super) record: u64,
    /// In bytes from the start of the stream.
    pub(super) offset: u64,
}

/// What was wrong.
#[derive(Debug)]
#[non_exhaustive]
pub enum StreamErrorKind {
    /// The record arrived whole, and its bytes aren't a value of the type. The next record can be read.
    Decode(DecodeError),
    /// The value has no encoding. Nothing of it was written, and the next can be.
    Encode(EncodeError),
    /// A record that is longer than the reader accepts. Its bytes weren't read.
    RecordTooLong {
        /// The length that stands before the record, in bytes.
        len: u32,
        /// The length that is accepted.
        max: u32,
    },
    /// The stream ends within a record or within its length.
    Truncated {
        /// Bytes of the record, or of its length.
        needed: usize,
        /// Bytes of those that were there.
        left: usize,
    },
    /// Reading or writing failed.
    #[cfg(feature = "std")]
    Io(std::io::Error),
}

impl StreamError {
    #[cold]
    pub(super) fn at(place: Place, kind: impl Into<StreamErrorKind>) -> Self {
        Self { place: Some(place), kind: kind.into() }
    }

    /// What was wrong.
    pub fn kind(&self) -> &StreamErrorKind {
        &self.kind
    }

    /// What was wrong, by value.
    pub fn into_kind(self) -> StreamErrorKind {
        self.kind
    }

    /// Which record, counted from 0; `None` from [`read_from`](super::read_from) and
    /// [`write_to`](super::write_to), which know only one.
    pub fn record(&self) -> Option<u64> {
        self.place.map(|place| place.record)
    }

    /// Where the record is in the stream, in bytes from its start: its first byte if it arrived whole
    /// and doesn't decode, so that [`DecodeError::offset`] is counted from there; otherwise its length.
    pub fn offset(&self) -> Option<u64> {
        self.place.map(|place| place.offset)
    }

    /// The stream is intact behind the record.
    #[cfg(feature = "std")]
    pub(super) fn is_passed(&self) -> bool {
        matches!(self.kind, StreamErrorKind::Decode(_))
    }
}

impl Display for StreamError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(Place { record, offset }) = self.place {
            write!(f, "record {record} at byte {offset}: ")?;
        }
        self.kind.fmt(f)
    }
}

impl Display for StreamErrorKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decode(error) => error.fmt(f),
            Self::Encode(error) => error.fmt(f),
            Self::RecordTooLong { len, max } => write!(f, "a record of {len} bytes, where {max} are allowed"),
            Self::Truncated { needed, left } => {
                write!(f, "the stream ends early: {needed} bytes needed, {left} left")
            }
            #[cfg(feature = "std")]
            Self::Io(error) => error.fmt(f),
        }
    }
}

/// Its text contains that of the error inside, which [`kind`](StreamError::kind) gives; its source is
/// the source of that.
impl Error for StreamError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match &self.kind {
            #[cfg(feature = "std")]
            StreamErrorKind::Io(error) => error.source(),
            _ => None,
        }
    }
}

impl From<DecodeError> for StreamErrorKind {
    fn from(error: DecodeError) -> Self {
        Self::Decode(error)
    }
}

impl From<EncodeError> for StreamErrorKind {
    fn from(error: EncodeError) -> Self {
        Self::Encode(error)
    }
}

#[cfg(feature = "std")]
impl From<std::io::Error> for StreamErrorKind {
    fn from(error: std::io::Error) -> Self {
        Self::Io(error)
    }
}

/// For a record that stands alone.
impl<E: Into<StreamErrorKind>> From<E> for StreamError {
    fn from(error: E) -> Self {
        Self { place: None, kind: error.into() }
    }
}

#[cfg(feature = "std")]
impl From<StreamError> for std::io::Error {
    fn from(error: StreamError) -> Self {
        use std::io::ErrorKind;
        let kind = match &error.kind {
            StreamErrorKind::Io(error) => error.kind(),
            StreamErrorKind::Truncated { .. } => ErrorKind::UnexpectedEof,
            StreamErrorKind::Encode(_) => ErrorKind::InvalidInput,
            StreamErrorKind::Decode(_) | StreamErrorKind::RecordTooLong { .. } => ErrorKind::InvalidData,
        };
        Self::new(kind, error)
    }
}
