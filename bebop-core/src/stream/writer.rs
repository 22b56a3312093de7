//! Records into a `Write`.

use alloc::vec::Vec;
use std::io::{BufWriter, IntoInnerError, Write};

use super::error::{Place, StreamError};
use super::frame::{self, frame_into};
use crate::encode::Encode;

/// The bytes that are collected before they are written.
const CHUNK: usize = 64 << 10;

/// Writes a stream of records to a [`Write`], through a buffer of its own: a [`BufWriter`] around the
/// output isn't needed.
///
/// What is still in the buffer is written by [`flush`](Self::flush) and
/// [`into_inner`](Self::into_inner), and when the writer is dropped, but then without telling of
/// errors.
#[derive(Debug)]
pub struct RecordWriter<W: Write> {
    output: BufWriter<W>,
    /// The record that is being written; kept for its capacity.
    frame: Vec<u8>,
    next: Place,
}

impl<W: Write> RecordWriter<W> {
    /// A writer of records to `output`.
    pub fn new(output: W) -> Self {
        Self {
            output: BufWriter::with_capacity(CHUNK, output),
            frame: Vec::new(),
            next: Place { record: 0, offset: 0 },
        }
    }

    /// Writes a record.
    ///
    /// # Errors
    /// [`StreamErrorKind::Encode`](super::StreamErrorKind::Encode) if the value has no encoding:
    /// nothing is written. [`StreamErrorKind::Io`](super::StreamErrorKind::Io) if writing fails: a
    /// part of the record may be written, so that no other can follow.
    pub fn write<T: Encode + ?Sized>(&mut self, record: &T) -> Result<(), StreamError> {
        self.frame.clear();
        frame_into(record, &mut self.frame).map_err(|error| self.error(error))?;
        self.write_frame()
    }

    /// Writes a record that is encoded already.
    ///
    /// # Errors
    /// Those of [`write`](Self::write); `Encode` if the length is beyond 32 bits.
    pub fn write_bytes(&mut self, record: &[u8]) -> Result<(), StreamError> {
        let length = frame::length(record.len()).map_err(|error| self.error(error))?;
        self.frame.clear();
        self.frame.extend_from_slice(&length);
        self.frame.extend_from_slice(record);
        self.write_frame()
    }

    /// Writes what is in the buffer, and flushes the output.
    ///
    /// # Errors
    /// [`StreamErrorKind::Io`](super::StreamErrorKind::Io) if writing fails.
    pub fn flush(&mut self) -> Result<(), StreamError> {
        self.output.flush().map_err(|error| self.error(error))
    }

    /// How many records were written, which is the index of the next one.
    pub const fn record(&self) -> u64 {
        self.next.record
    }

    /// The bytes of all records so far, and of their lengths.
    pub const fn offset(&self) -> u64 {
        self.next.offset
    }

    /// The output. Some records may be in the buffer still.
    pub fn get_ref(&self) -> &W {
        self.output.get_ref()
    }

    /// Writes what is in the buffer, and gives the output back.
    ///
    /// # Errors
    /// [`StreamErrorKind::Io`](super::StreamErrorKind::Io) if writing fails.
    pub fn into_inner(self) -> Result<W, StreamError> {
        let next = self.next;
        self.output.into_inner().map_err(|error| StreamError::at(next, IntoInnerError::into_error(error)))
    }

    fn write_frame(&mut self) -> Result<(), StreamError> {
        self.output.write_all(&self.frame).map_err(|error| self.error(error))?;
        self.next.record += 1;
        self.next.offset += self.frame.len() as u64;
        Ok(())
    }

    #[cold]
    fn error(&self, kind: impl Into<super::StreamErrorKind>) -> StreamError {
        StreamError::at(self.next, kind)
    }
}
