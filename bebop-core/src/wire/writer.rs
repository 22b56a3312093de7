//! The only place where bytes are appended.

use alloc::vec::Vec;

use crate::error::EncodeError;
use crate::limits::DEPTH;

/// The largest run of fixed-size fields that is put together on the stack before it is appended.
const RUN: usize = 64;

/// Appends encodings to a `Vec` or fills a slice. It keeps the first error, which the `try_…` forms
/// of [`Encode`](crate::Encode) return.
#[derive(Debug)]
pub struct Writer<'a> {
    sink: Sink<'a>,
    depth: u32,
    canonical: bool,
    error: Option<EncodeError>,
}

#[derive(Debug)]
enum Sink<'a> {
    Vec(&'a mut Vec<u8>),
    /// `len` goes on counting where the slice ends, for `BufferTooSmall`.
    Slice {
        slice: &'a mut [u8],
        len: usize,
    },
}

impl<'a> Writer<'a> {
    pub(crate) fn to_vec(out: &'a mut Vec<u8>) -> Self {
        Self { sink: Sink::Vec(out), depth: DEPTH, canonical: false, error: None }
    }

    pub(crate) fn to_slice(slice: &'a mut [u8]) -> Self {
        Self { sink: Sink::Slice { slice, len: 0 }, depth: DEPTH, canonical: false, error: None }
    }

    pub(crate) fn canonical(mut self) -> Self {
        self.canonical = true;
        self
    }

    /// Maps and sets are wanted in order, and views as their owned values would be.
    #[inline]
    pub(crate) fn is_canonical(&self) -> bool {
        self.canonical
    }

    /// The bytes written so far, or the first error.
    pub(crate) fn finish(self) -> Result<usize, EncodeError> {
        match (self.error, &self.sink) {
            (Some(error), _) => Err(error),
            (None, Sink::Slice { slice, len }) if *len > slice.len() => {
                Err(EncodeError::BufferTooSmall { needed: *len })
            }
            (None, Sink::Slice { len, .. }) => Ok(*len),
            (None, Sink::Vec(out)) => Ok(out.len()),
        }
    }

    /// Keeps the error if it is the first.
    #[cold]
    pub fn fail(&mut self, error: EncodeError) {
        self.error.get_or_insert(error);
    }

    fn len(&self) -> usize {
        match &self.sink {
            Sink::Vec(out) => out.len(),
            Sink::Slice { len, .. } => *len,
        }
    }

    /// Appends bytes as they are.
    #[inline]
    pub fn put(&mut self, bytes: &[u8]) {
        match &mut self.sink {
            Sink::Vec(out) => out.extend_from_slice(bytes),
            Sink::Slice { slice, len } => {
                if let Some(to) = slice.get_mut(*len..).and_then(|rest| rest.get_mut(..bytes.len())) {
                    to.copy_from_slice(bytes);
                }
                *len += bytes.len();
            }
        }
    }

    /// Appends `len` bytes that `fill` writes over zeros: a run of fields of fixed size.
    #[inline(always)]
    pub fn run(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) {
        if len <= RUN {
            let mut run = [0; RUN];
            let run = &mut run[..len];
            fill(run);
            self.put(run);
        } else {
            self.long_run(len, fill);
        }
    }

    fn long_run(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) {
        let at = self.len();
        match &mut self.sink {
            Sink::Vec(out) => {
                out.resize(at + len, 0);
                fill(&mut out[at..]);
            }
            Sink::Slice { slice, len: written } => {
                if let Some(to) = slice.get_mut(at..).and_then(|rest| rest.get_mut(..len)) {
                    to.fill(0);
                    fill(to);
                }
                *written += len;
            }
        }
    }

    /// Appends a count or a length.
    #[inline]
    pub fn count(&mut self, len: usize) {
        match u32::try_from(len) {
            Ok(len) => self.put(&len.to_le_bytes()),
            Err(_) => self.fail(EncodeError::TooLong { len }),
        }
    }

    /// Runs `body` one level down, unless none is left.
    #[inline(always)]
    pub fn descend(&mut self, body: impl FnOnce(&mut Self)) {
        match self.depth.checked_sub(1) {
            Some(depth) => {
                self.depth = depth;
                body(self);
                self.depth += 1;
            }
            None => self.fail(EncodeError::DepthLimit),
        }
    }

    /// Appends a length and what `body` writes, one level down: the frame of a message or union.
    #[inline(always)]
    pub fn frame(&mut self, body: impl FnOnce(&mut Self)) {
        self.descend(|out| out.frame_on_level(body));
    }

    /// [`frame`](Self::frame) of an inline message, which counts with its union.
    #[inline(always)]
    pub fn frame_on_level(&mut self, body: impl FnOnce(&mut Self)) {
        let at = self.len();
        self.put(&[0; 4]);
        body(self);
        self.patch(at);
    }

    /// Writes the length of all behind it over the four bytes at `at`.
    #[inline]
    fn patch(&mut self, at: usize) {
        let len = self.len() - at - 4;
        let Ok(short) = u32::try_from(len) else { return self.fail(EncodeError::TooLong { len }) };
        let written = match &mut self.sink {
            Sink::Vec(out) => out.get_mut(at..),
            Sink::Slice { slice, .. } => slice.get_mut(at..),
        };
        if let Some(to) = written.and_then(|rest| rest.first_chunk_mut::<4>()) {
            *to = short.to_le_bytes();
        }
    }
}
