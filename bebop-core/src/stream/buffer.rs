//! The bytes that have arrived and weren't asked for yet.

use alloc::vec::Vec;
use core::ops::Range;

/// The room of the first read.
#[cfg(feature = "std")]
const FIRST_READ: usize = 64 << 10;

/// A queue of bytes in one piece. It is written at its end and read at its start:
///
/// ```text
/// bytes:  [ read already | waiting          | room ]
///          0              start              end    bytes.len()
/// ```
///
/// What waits is moved to the front when the room is used up: each byte once on average.
#[derive(Clone, Debug)]
pub(super) struct Buffer {
    /// All of it is initialised, so that a `Read` can be given the room.
    bytes: Vec<u8>,
    start: usize,
    end: usize,
}

impl Buffer {
    pub(super) const fn new() -> Self {
        Self { bytes: Vec::new(), start: 0, end: 0 }
    }

    /// The bytes that wait.
    pub(super) fn waiting(&self) -> &[u8] {
        &self.bytes[self.start..self.end]
    }

    /// The bytes of a range that [`take`](Self::take) gave.
    pub(super) fn get(&self, range: Range<usize>) -> &[u8] {
        &self.bytes[range]
    }

    /// Takes the first `len` bytes that wait; they stay where they are until there must be room.
    pub(super) fn take(&mut self, len: usize) -> Range<usize> {
        let start = self.start;
        self.start += len;
        debug_assert!(self.start <= self.end);
        start..self.start
    }

    /// Room for at least `len` bytes, to be written to and [`filled`](Self::filled).
    pub(super) fn room(&mut self, len: usize) -> &mut [u8] {
        if self.bytes.len() - self.end < len {
            self.make_room(len);
        }
        &mut self.bytes[self.end..]
    }

    /// Room to read into, as much as is worth asking for.
    #[cfg(feature = "std")]
    pub(super) fn room_to_read(&mut self) -> &mut [u8] {
        let least = if self.bytes.is_empty() { FIRST_READ } else { self.bytes.len() / 4 };
        self.room(least)
    }

    /// The first `len` bytes of the room are written.
    pub(super) fn filled(&mut self, len: usize) {
        assert!(len <= self.bytes.len() - self.end, "more bytes were reported than there was room for");
        self.end += len;
    }

    /// Appends bytes.
    pub(super) fn extend(&mut self, bytes: &[u8]) {
        self.room(bytes.len())[..bytes.len()].copy_from_slice(bytes);
        self.filled(bytes.len());
    }

    /// Moves what waits to the front. Unless that frees as much as it moves, the buffer grows, to
    /// twice what waits: many small steps must not each move everything.
    #[cold]
    fn make_room(&mut self, len: usize) {
        let waiting = self.end - self.start;
        let freed = self.start;
        self.bytes.copy_within(self.start..self.end, 0);
        (self.start, self.end) = (0, waiting);
        let wanted = if freed < waiting { (waiting + len).max(2 * waiting) } else { waiting + len };
        if self.bytes.len() < wanted {
            self.bytes.resize(wanted, 0);
        }
    }

    #[cfg(test)]
    pub(super) fn capacity(&self) -> usize {
        self.bytes.capacity()
    }
}
