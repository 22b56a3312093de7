//! Records out of chunks, without any input of its own.

use core::ops::Range;

use super::buffer::Buffer;
use super::error::{Place, StreamError, StreamErrorKind};
use super::frame::{LENGTH, MAX_RECORD};
use crate::decode::Decode;
use crate::limits::Limits;

/// Takes the chunks of a stream, however it is cut, and gives its records.
///
/// ```
/// use bebop_core::stream::RecordDecoder;
///
/// let mut decoder = RecordDecoder::new();
/// for chunk in [&[2, 0], &[0, 0, b'o'][..], b"k"] {
///     decoder.feed(chunk);
///     while let Some(record) = decoder.next_bytes()? {
///         assert_eq!(record, b"ok");
///     }
/// }
/// decoder.finish()?;      // the stream didn't end within a record
/// # Ok::<(), bebop_core::stream::StreamError>(())
/// ```
///
/// Memory is at most a small multiple of the bytes that were fed and not taken yet: what a length
/// only announces isn't reserved.
#[derive(Clone, Debug)]
pub struct RecordDecoder {
    pub(super) buffer: Buffer,
    limits: Limits,
    max_record: u32,
    /// The record that comes next.
    next: Place,
}

/// A record in the buffer, without its length.
struct Frame {
    range: Range<usize>,
    place: Place,
}

impl RecordDecoder {
    /// At the start of a stream, with the default limits: records of [`MAX_RECORD`] bytes, and
    /// [`Limits::new`] for each.
    pub const fn new() -> Self {
        Self {
            buffer: Buffer::new(),
            limits: Limits::new(),
            max_record: MAX_RECORD,
            next: Place { record: 0, offset: 0 },
        }
    }

    /// Accepts records of at most `len` bytes.
    #[must_use]
    pub const fn max_record(mut self, len: u32) -> Self {
        self.max_record = len;
        self
    }

    /// Decodes each record within `limits`.
    #[must_use]
    pub const fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Takes the next bytes of the stream.
    pub fn feed(&mut self, chunk: &[u8]) {
        self.buffer.extend(chunk);
    }

    /// The next record, or `None` until more is fed. It may borrow from this buffer.
    ///
    /// # Errors
    /// [`StreamErrorKind::Decode`] if the record isn't a `T`: then the next call gives the record
    /// behind it. [`StreamErrorKind::RecordTooLong`], at each further call too.
    pub fn next<'a, T: Decode<'a>>(&'a mut self) -> Result<Option<T>, StreamError> {
        let Some(Frame { range, place }) = self.next_frame()? else { return Ok(None) };
        match T::from_bytes_with(self.buffer.get(range), &self.limits) {
            Ok(record) => Ok(Some(record)),
            Err(error) => Err(StreamError::at(place, error)),
        }
    }

    /// The bytes of the next record, or `None` until more is fed.
    ///
    /// # Errors
    /// [`StreamErrorKind::RecordTooLong`], at each further call too.
    pub fn next_bytes(&mut self) -> Result<Option<&[u8]>, StreamError> {
        let frame = self.next_frame()?;
        Ok(frame.map(|frame| self.buffer.get(frame.range)))
    }

    /// Says that the stream has ended, once there is no next record.
    ///
    /// # Errors
    /// [`StreamErrorKind::Truncated`] if it ends within a record or its length.
    pub fn finish(&self) -> Result<(), StreamError> {
        let waiting = self.buffer.waiting();
        let (needed, left) = match waiting.split_first_chunk() {
            Some((length, record)) => (u32::from_le_bytes(*length) as usize, record.len()),
            None if waiting.is_empty() => return Ok(()),
            None => (LENGTH, waiting.len()),
        };
        if left < needed {
            return Err(self.error(StreamErrorKind::Truncated { needed, left }));
        }
        Ok(())
    }

    /// How many records were given, which is the index of the next one.
    pub const fn record(&self) -> u64 {
        self.next.record
    }

    /// Where the length of the next record stands, in bytes from the start of the stream.
    pub const fn offset(&self) -> u64 {
        self.next.offset
    }

    /// The bytes that were fed and not given yet.
    pub fn buffered(&self) -> &[u8] {
        self.buffer.waiting()
    }

    fn next_frame(&mut self) -> Result<Option<Frame>, StreamError> {
        Ok(self.ready()?.map(|len| self.take_frame(len)))
    }

    /// The length of the next record, if all of it waits.
    pub(super) fn ready(&self) -> Result<Option<usize>, StreamError> {
        let Some((length, rest)) = self.buffer.waiting().split_first_chunk() else { return Ok(None) };
        let len = u32::from_le_bytes(*length);
        if len > self.max_record {
            return Err(self.error(StreamErrorKind::RecordTooLong { len, max: self.max_record }));
        }
        let len = len as usize;
        Ok((rest.len() >= len).then_some(len))
    }

    fn take_frame(&mut self, len: usize) -> Frame {
        self.buffer.take(LENGTH);
        let range = self.buffer.take(len);
        let place = Place { record: self.next.record, offset: self.next.offset + LENGTH as u64 };
        self.next = Place { record: place.record + 1, offset: place.offset + len as u64 };
        Frame { range, place }
    }

    /// An error at the record that comes next.
    #[cold]
    pub(super) fn error(&self, kind: impl Into<StreamErrorKind>) -> StreamError {
        StreamError::at(self.next, kind)
    }
}

impl Default for RecordDecoder {
    fn default() -> Self {
        Self::new()
    }
}
