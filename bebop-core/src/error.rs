//! Errors of decoding and encoding.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

use crate::time::TimeError;

/// Why bytes aren't a value: the kind with its numbers, the byte offset, and the path of record and
/// fields that leads there.
///
/// It is one pointer wide, and built only when decoding has already failed.
///
/// ```
/// use bebop_core::Decode;
/// let error = <Vec<String>>::from_bytes(&[1, 0, 0, 0, 1, 0, 0, 0, 0xff, 0]).unwrap_err();
/// assert_eq!(error.to_string(), "[0]: invalid UTF-8 at byte 8");
/// ```
pub struct DecodeError(Box<Inner>);

#[derive(Clone, PartialEq, Eq)]
struct Inner {
    kind: DecodeErrorKind,
    offset: usize,
    /// From the innermost outwards.
    path: Vec<Segment>,
}

/// A step of the path from the outermost record to the fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Segment {
    /// Inside a record, outside its fields.
    Record(&'static str),
    /// A field of a record, or a branch of a union.
    Field { record: &'static str, name: &'static str },
    /// An element of an array.
    Index(usize),
    /// An entry of a map, counted from 0 in the order of the wire.
    Entry(usize),
}

/// What was wrong, with the numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DecodeErrorKind {
    /// The input ends, or the enclosing record ends, before the value does.
    UnexpectedEnd {
        /// Bytes that the value needs at least.
        needed: usize,
        /// Bytes that were left.
        left: usize,
    },
    /// Text that isn't UTF-8.
    InvalidUtf8,
    /// The byte behind a text isn't 0.
    MissingNul {
        /// The byte that stands there.
        found: u8,
    },
    /// A message whose length ends before its end marker.
    MissingEndMarker,
    /// A union with a discriminator that the reader doesn't know.
    UnknownDiscriminator(u8),
    /// An integer that is no member of its enum.
    UnknownValue(i128),
    /// Bits that no member of a flags enum has.
    UnknownFlags(u64),
    /// Bytes behind the value, from an entry point that wants none.
    TrailingBytes(usize),
    /// More nested records than [`Limits`](crate::Limits) allow.
    DepthLimit,
    /// More memory than [`Limits`](crate::Limits) allow.
    AllocationLimit {
        /// Bytes that were asked for.
        needed: usize,
        /// Bytes that were left of the limit.
        left: usize,
    },
    /// More elements of no bytes than [`Limits`](crate::Limits) allow.
    EmptyElementLimit {
        /// Elements that were asked for.
        count: u32,
        /// Elements that were left of the limit.
        left: u32,
    },
    /// An optional value that stands more than once.
    TooManyForOption(u32),
    /// A set with an element that stands twice.
    RepeatedElement,
    /// An integer that the Rust type can't hold.
    OutOfRange {
        /// The type.
        target: &'static str,
    },
    /// A timestamp or duration that the Rust type can't hold.
    Time(TimeError),
    /// A message with a tag that stands twice (strict decoding only).
    RepeatedTag(u8),
    /// A map with a key that stands twice (strict decoding only).
    RepeatedKey,
    /// Bytes behind the content of a message or a union (strict decoding only).
    SpareBytes(usize),
    /// A bool other than 0 and 1 (strict decoding only).
    InvalidBool(u8),
    /// An adapter or a decoder written by hand refused the value.
    Custom(Box<str>),
    /// A decoder written by hand gave two different answers for the same bytes.
    Inconsistent,
}

impl DecodeError {
    #[cold]
    pub(crate) fn new(kind: DecodeErrorKind, offset: usize) -> Self {
        Self(Box::new(Inner { kind, offset, path: Vec::new() }))
    }

    /// What was wrong.
    pub fn kind(&self) -> &DecodeErrorKind {
        &self.0.kind
    }

    /// Where, in bytes from the start of the input.
    pub fn offset(&self) -> usize {
        self.0.offset
    }

    /// The outermost record, under its schema name.
    pub fn record(&self) -> Option<&'static str> {
        self.0.path.iter().rev().find_map(|segment| match segment {
            Segment::Record(name) | Segment::Field { record: name, .. } => Some(*name),
            Segment::Index(_) | Segment::Entry(_) => None,
        })
    }

    /// The path from the outermost record to the fault: `Order.items[3].name`.
    pub fn path(&self) -> impl Display + '_ {
        PathDisplay(&self.0.path)
    }

    pub(crate) fn push(mut self, segment: Segment) -> Self {
        if !matches!((segment, self.0.path.last()), (Segment::Record(_), Some(_))) {
            self.0.path.push(segment);
        }
        self
    }
}

struct PathDisplay<'a>(&'a [Segment]);

impl Display for PathDisplay<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (depth, segment) in self.0.iter().rev().enumerate() {
            match (depth, segment) {
                (0, Segment::Record(record)) => f.write_str(record)?,
                (0, Segment::Field { record, name }) => write!(f, "{record}.{name}")?,
                (_, Segment::Field { name, .. }) => write!(f, ".{name}")?,
                (_, Segment::Index(index)) => write!(f, "[{index}]")?,
                (_, Segment::Entry(index)) => write!(f, "{{{index}}}")?,
                (_, Segment::Record(_)) => {}
            }
        }
        Ok(())
    }
}

impl Display for DecodeError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if !self.0.path.is_empty() {
            write!(f, "{}: ", self.path())?;
        }
        write!(f, "{} at byte {}", self.0.kind, self.0.offset)
    }
}

impl fmt::Debug for DecodeError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "DecodeError({self})")
    }
}

impl Clone for DecodeError {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl PartialEq for DecodeError {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl Eq for DecodeError {}

impl core::error::Error for DecodeError {}

impl Display for DecodeErrorKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnexpectedEnd { needed, left } => write!(f, "unexpected end: {needed} bytes needed, {left} left"),
            Self::InvalidUtf8 => f.write_str("invalid UTF-8"),
            Self::MissingNul { found } => write!(f, "text ends with 0x{found:02x} instead of 0x00"),
            Self::MissingEndMarker => f.write_str("message without its end marker"),
            Self::UnknownDiscriminator(n) => write!(f, "unknown discriminator {n}"),
            Self::UnknownValue(n) => write!(f, "unknown enum value {n}"),
            Self::UnknownFlags(bits) => write!(f, "unknown flag bits 0x{bits:x}"),
            Self::TrailingBytes(n) => write!(f, "{n} bytes behind the value"),
            Self::DepthLimit => f.write_str("depth limit exceeded"),
            Self::AllocationLimit { needed, left } => {
                write!(f, "allocation limit exceeded: {needed} bytes needed, {left} left")
            }
            Self::EmptyElementLimit { count, left } => {
                write!(f, "limit of elements without bytes exceeded: {count} elements, {left} left")
            }
            Self::TooManyForOption(n) => write!(f, "{n} values where none or one is allowed"),
            Self::RepeatedElement => f.write_str("element of a set stands twice"),
            Self::OutOfRange { target } => write!(f, "value out of range for {target}"),
            Self::Time(error) => error.fmt(f),
            Self::RepeatedTag(tag) => write!(f, "tag {tag} stands twice"),
            Self::RepeatedKey => f.write_str("key of a map stands twice"),
            Self::SpareBytes(n) => write!(f, "{n} spare bytes behind the content"),
            Self::InvalidBool(byte) => write!(f, "bool byte 0x{byte:02x} is neither 0 nor 1"),
            Self::Custom(message) => f.write_str(message),
            Self::Inconsistent => f.write_str("decoder gave two different answers for the same bytes"),
        }
    }
}

/// Why a value has no encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EncodeError {
    /// A text, list, map or record that is longer than a `uint32` can say.
    TooLong {
        /// The count of bytes or of elements.
        len: usize,
    },
    /// More nested records than a decoder reads by default, [`DEPTH`](crate::DEPTH).
    DepthLimit,
    /// The slice is too small for the value.
    BufferTooSmall {
        /// The length of the encoding in bytes.
        needed: usize,
    },
    /// A point in time or a span that Bebop's types can't hold.
    Time(TimeError),
}

impl Display for EncodeError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { len } => write!(f, "a length of {len} is beyond what 32 bits hold"),
            Self::DepthLimit => write!(f, "more than {} levels of nested records", crate::DEPTH),
            Self::BufferTooSmall { needed } => write!(f, "the buffer is too small: {needed} bytes needed"),
            Self::Time(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for EncodeError {}
