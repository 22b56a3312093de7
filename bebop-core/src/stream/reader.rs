//! Records out of a `Read`.

use core::marker::PhantomData;
use std::io::{ErrorKind, Read};

use super::decoder::RecordDecoder;
use super::error::StreamError;
use crate::decode::Decode;
use crate::limits::Limits;

/// Reads a stream of records from a [`Read`], through a buffer of its own: a
/// [`BufReader`](std::io::BufReader) around the input isn't needed.
///
/// A record is lent: it borrows the buffer until the next call. [`records`](Self::records) gives
/// owned ones.
///
/// ```
/// # use bebop_core::stream::{frame_into, RecordReader, StreamError};
/// fn longest(file: impl std::io::Read) -> Result<usize, StreamError> {
///     let mut reader = RecordReader::new(file);
///     let mut longest = 0;
///     while let Some(text) = reader.next::<&str>()? {     // borrows from the reader
///         longest = longest.max(text.len());
///     }
///     Ok(longest)
/// }
/// # let mut file = Vec::new();
/// # frame_into("ab", &mut file)?;
/// # frame_into("a", &mut file)?;
/// # assert_eq!(longest(&file[..])?, 2);
/// # Ok::<(), StreamError>(())
/// ```
#[derive(Debug)]
pub struct RecordReader<R> {
    input: R,
    decoder: RecordDecoder,
}

impl<R: Read> RecordReader<R> {
    /// A reader of the records of `input`, with the default limits: records of
    /// [`MAX_RECORD`](super::MAX_RECORD) bytes, and [`Limits::new`] for each.
    pub const fn new(input: R) -> Self {
        Self { input, decoder: RecordDecoder::new() }
    }

    /// The next record, or `None` where the input ends behind a record. It may borrow from the
    /// reader's buffer.
    ///
    /// # Errors
    /// [`Decode`](super::StreamErrorKind::Decode) if the record isn't a `T`: then the next call gives the record
    /// behind it. [`RecordTooLong`](super::StreamErrorKind::RecordTooLong) and [`Truncated`](super::StreamErrorKind::Truncated), at each
    /// further call too. [`Io`](super::StreamErrorKind::Io) if reading fails, where the next call tries again;
    /// [`ErrorKind::Interrupted`] is no failure.
    pub fn next<'a, T: Decode<'a>>(&'a mut self) -> Result<Option<T>, StreamError> {
        self.fill()?;
        self.decoder.next()
    }

    /// The bytes of the next record, or `None` where the input ends behind a record.
    ///
    /// # Errors
    /// Those of [`next`](Self::next), but for `Decode`.
    pub fn next_bytes(&mut self) -> Result<Option<&[u8]>, StreamError> {
        self.fill()?;
        self.decoder.next_bytes()
    }

    /// The records that are left, as owned values. It goes on behind a record that doesn't decode,
    /// and ends behind any other error.
    pub fn records<T: for<'a> Decode<'a>>(&mut self) -> Records<'_, R, T> {
        Records { reader: Some(self), record: PhantomData }
    }

    /// Reads until a whole record waits or the input ends.
    fn fill(&mut self) -> Result<(), StreamError> {
        while self.decoder.ready()?.is_none() {
            match self.input.read(self.decoder.buffer.room_to_read()) {
                Ok(0) => return self.decoder.finish(),
                Ok(len) => self.decoder.buffer.filled(len),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(self.decoder.error(error)),
            }
        }
        Ok(())
    }
}

impl<R> RecordReader<R> {
    /// Accepts records of at most `len` bytes.
    #[must_use]
    pub fn max_record(self, len: u32) -> Self {
        Self { decoder: self.decoder.max_record(len), ..self }
    }

    /// Decodes each record within `limits`.
    #[must_use]
    pub fn limits(self, limits: Limits) -> Self {
        Self { decoder: self.decoder.limits(limits), ..self }
    }

    /// How many records were read, which is the index of the next one.
    pub const fn record(&self) -> u64 {
        self.decoder.record()
    }

    /// Where the length of the next record stands, in bytes from where the reader started.
    pub const fn offset(&self) -> u64 {
        self.decoder.offset()
    }

    /// The bytes that were read from the input and belong to no record yet.
    pub fn buffered(&self) -> &[u8] {
        self.decoder.buffered()
    }

    /// The input.
    pub const fn get_ref(&self) -> &R {
        &self.input
    }

    /// The input. What is [`buffered`](Self::buffered) has left it already.
    pub fn into_inner(self) -> R {
        self.input
    }
}

/// The owned records of a [`RecordReader`]: see [`RecordReader::records`].
#[derive(Debug)]
pub struct Records<'r, R, T> {
    /// `None` behind an error that nothing can follow.
    reader: Option<&'r mut RecordReader<R>>,
    record: PhantomData<fn() -> T>,
}

impl<R: Read, T: for<'a> Decode<'a>> Iterator for Records<'_, R, T> {
    type Item = Result<T, StreamError>;

    fn next(&mut self) -> Option<Self::Item> {
        let record = self.reader.as_mut()?.next().transpose();
        let goes_on = match &record {
            Some(Ok(_)) => true,
            Some(Err(error)) => error.is_passed(),
            None => false,
        };
        if !goes_on {
            self.reader = None;
        }
        record
    }
}

impl<R: Read, T: for<'a> Decode<'a>> std::iter::FusedIterator for Records<'_, R, T> {}
