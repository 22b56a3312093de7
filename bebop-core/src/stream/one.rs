//! One record that is all of its input.

use alloc::vec::Vec;
use std::io::{Read, Write};

use super::error::StreamError;
use crate::decode::Decode;
use crate::encode::Encode;

/// The record that all of `input` is, read to its end. It has no length before it: for many records
/// there is [`RecordReader`](super::RecordReader).
///
/// The memory is that of the input, whose length [`Read::take`] bounds. To read a view, read the
/// bytes and decode them, or keep both in an [`OwnedView`](crate::OwnedView).
///
/// # Errors
/// [`StreamErrorKind::Io`](super::StreamErrorKind::Io) or
/// [`StreamErrorKind::Decode`](super::StreamErrorKind::Decode).
pub fn read_from<T: for<'a> Decode<'a>>(mut input: impl Read) -> Result<T, StreamError> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    Ok(T::from_bytes(&bytes)?)
}

/// Writes a record alone, without a length, for [`read_from`].
///
/// # Errors
/// [`StreamErrorKind::Encode`](super::StreamErrorKind::Encode), and then nothing is written, or
/// [`StreamErrorKind::Io`](super::StreamErrorKind::Io).
pub fn write_to<T: Encode + ?Sized>(record: &T, mut output: impl Write) -> Result<(), StreamError> {
    Ok(output.write_all(&record.try_to_bytes()?)?)
}
