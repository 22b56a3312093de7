//! The only place where bytes are appended.

use alloc::vec::Vec;

use crate::error::EncodeError;
use crate::limits::DEPTH;
use crate::wire::bulk::Room;

/// Appends encodings to a `Vec` or fills a slice. It keeps the first error, which the `try_…` forms
/// of [`Encode`](crate::Encode) return.
#[derive(Debug)]
pub struct Writer<'a> {
    room: Room<'a>,
    depth: u32,
    canonical: bool,
    error: Option<EncodeError>,
}

impl<'a> Writer<'a> {
    #[inline]
    pub(crate) fn to_vec(out: &'a mut Vec<u8>) -> Self {
        Self::new(Room::of_vec(out))
    }

    #[inline]
    pub(crate) fn to_slice(slice: &'a mut [u8]) -> Self {
        Self::new(Room::of_slice(slice))
    }

    #[inline]
    fn new(room: Room<'a>) -> Self {
        Self { room, depth: DEPTH, canonical: false, error: None }
    }

    pub(crate) fn canonical(mut self) -> Self {
        self.canonical = true;
        self
    }

    /// The length of what was written, or the first error.
    #[inline]
    pub(crate) fn finish(self) -> Result<usize, EncodeError> {
        match (self.error, self.room.finish()) {
            (Some(error), _) => Err(error),
            (None, (len, 0)) => Ok(len),
            (None, (needed, _)) => Err(EncodeError::BufferTooSmall { needed }),
        }
    }

    /// Maps and sets are wanted in order, and views as their owned values would be.
    #[inline]
    pub(crate) fn is_canonical(&self) -> bool {
        self.canonical
    }

    /// Keeps the error if it is the first. Not out of line: a writer whose address goes nowhere stays
    /// in registers.
    #[inline]
    pub fn fail(&mut self, error: EncodeError) {
        cold();
        if self.error.is_none() {
            self.error = Some(error);
        }
    }

    /// Appends bytes as they are.
    #[inline(always)]
    pub fn put(&mut self, bytes: &[u8]) {
        self.room.put(bytes);
    }

    /// Appends `len` bytes that `fill` writes over zeros: a run of fields of fixed size.
    #[inline(always)]
    pub fn run(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) {
        self.room.fill(len, fill);
    }

    /// Appends a count or a length.
    #[inline]
    pub fn count(&mut self, len: usize) {
        match u32::try_from(len) {
            Ok(len) => self.put(&len.to_le_bytes()),
            Err(_) => self.fail(EncodeError::TooLong { len }),
        }
    }

    /// Appends a count, the bytes of the elements, and what ends them.
    #[inline(always)]
    pub(crate) fn counted(&mut self, count: usize, bytes: &[u8], end: &[u8]) {
        match u32::try_from(count) {
            Ok(count) => self.room.put_framed(count.to_le_bytes(), bytes, end),
            Err(_) => self.fail(EncodeError::TooLong { len: count }),
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
        let at = self.room.len();
        self.put(&[0; 4]);
        body(self);
        let len = self.room.len() - at - 4;
        match u32::try_from(len) {
            Ok(len) => self.room.overwrite(at, len.to_le_bytes()),
            Err(_) => self.fail(EncodeError::TooLong { len }),
        }
    }
}

/// Says that what comes is rare.
#[cold]
#[inline(never)]
fn cold() {}
