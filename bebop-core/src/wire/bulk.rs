//! Where encodings go: the spare room of a `Vec`, or a slice.
//!
//! Why there is unsafe code: with safe appends to a `Vec` each field stores the length that the next
//! field loads again, and a slice needs a second form of everything. Three pointers that stay in
//! registers serve both. Encoding a tree of 1,023 messages takes 4.5 µs so, and 6.7 µs by
//! `extend_from_slice`; a record of two short texts 11.6 and 14.1 ns.

use alloc::vec::Vec;
use core::marker::PhantomData;
use core::ops::Range;

/// Bytes that were written, and room for more.
///
/// Invariants: `base..end` is one allocation, or one slice, that nobody else uses for `'a`;
/// `base <= next <= end`; `base..next` is initialised. With a `vec` they are its buffer, which is
/// reached by no other way until its length is set.
#[derive(Debug)]
pub(crate) struct Room<'a> {
    base: *mut u8,
    next: *mut u8,
    end: *mut u8,
    /// Grows where the room ends; without it what comes is counted and lost.
    vec: Option<&'a mut Vec<u8>>,
    lost: usize,
    borrowed: PhantomData<&'a mut [u8]>,
}

#[allow(unsafe_code)]
impl<'a> Room<'a> {
    /// Behind what the `Vec` holds.
    #[inline]
    pub(crate) fn of_vec(vec: &'a mut Vec<u8>) -> Self {
        let (base, len, capacity) = (vec.as_mut_ptr(), vec.len(), vec.capacity());
        // SAFETY: `len` and `capacity` are offsets within the buffer or at its end.
        let (next, end) = unsafe { (base.add(len), base.add(capacity)) };
        Self { base, next, end, vec: Some(vec), lost: 0, borrowed: PhantomData }
    }

    /// From the start of the slice.
    #[inline]
    pub(crate) fn of_slice(slice: &'a mut [u8]) -> Self {
        let range = slice.as_mut_ptr_range();
        Self { base: range.start, next: range.start, end: range.end, vec: None, lost: 0, borrowed: PhantomData }
    }

    /// The count of bytes before `next`, those that were lost included.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.written() + self.lost
    }

    #[inline]
    fn written(&self) -> usize {
        self.next as usize - self.base as usize
    }

    #[inline(always)]
    fn left(&self) -> usize {
        self.end as usize - self.next as usize
    }

    /// Appends bytes.
    #[inline(always)]
    pub(crate) fn put(&mut self, bytes: &[u8]) {
        if let Some(next) = self.take(bytes.len()) {
            // SAFETY: `take` gave as many bytes as `bytes` has. Nobody else uses them, so `bytes`
            // doesn't overlap them.
            unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), next, bytes.len()) };
        }
    }

    /// Appends `head`, `bytes` and `tail` with one look at the room.
    #[inline(always)]
    pub(crate) fn put_framed(&mut self, head: [u8; 4], bytes: &[u8], tail: &[u8]) {
        if let Some(next) = self.take(bytes.len().saturating_add(4 + tail.len())) {
            // SAFETY: `take` gave room for all three, one after the other; as in `put`.
            unsafe {
                core::ptr::copy_nonoverlapping(head.as_ptr(), next, 4);
                core::ptr::copy_nonoverlapping(bytes.as_ptr(), next.add(4), bytes.len());
                core::ptr::copy_nonoverlapping(tail.as_ptr(), next.add(4 + bytes.len()), tail.len());
            }
        }
    }

    /// Appends `len` bytes that `fill` writes over zeros. Where it writes all of them the zeros cost
    /// nothing; putting a run together elsewhere and copying it stalls on its small stores.
    #[inline(always)]
    pub(crate) fn fill(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) {
        if let Some(next) = self.take(len) {
            // SAFETY: `take` gave `len` bytes that nobody else uses; they are initialised before they
            // are lent.
            let slot = unsafe {
                core::ptr::write_bytes(next, 0, len);
                core::slice::from_raw_parts_mut(next, len)
            };
            fill(slot);
        }
    }

    /// The next `len` bytes, which the caller initialises at once; nothing if they are lost.
    #[inline(always)]
    fn take(&mut self, len: usize) -> Option<*mut u8> {
        if len > self.left() && !self.make_room(len) {
            return None;
        }
        let next = self.next;
        // SAFETY: `len` is at most what is left between `next` and `end`.
        self.next = unsafe { next.add(len) };
        Some(next)
    }

    /// Makes room for `len` bytes in a `Vec`; in a slice they are lost. The cold part sees the `Vec`
    /// and not the room: a room whose address goes nowhere stays in registers.
    #[inline(always)]
    fn make_room(&mut self, len: usize) -> bool {
        let written = self.written();
        let Some(vec) = &mut self.vec else {
            self.end = self.next;
            self.lost += len;
            return false;
        };
        // SAFETY: `base..next` is the start of the buffer, and initialised.
        let grown = unsafe { grow(vec, written, len) };
        self.base = grown.start;
        self.end = grown.end;
        // SAFETY: the buffer holds `written` bytes and room for more.
        self.next = unsafe { grown.start.add(written) };
        true
    }

    /// Writes over four bytes at `at` that were put before, unless they were lost.
    #[inline]
    pub(crate) fn overwrite(&mut self, at: usize, bytes: [u8; 4]) {
        if self.written().checked_sub(at).is_some_and(|behind| behind >= 4) {
            // SAFETY: `at..at + 4` lies in `base..next`.
            unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), self.base.add(at), 4) };
        }
    }

    /// Gives the `Vec` its length. The count of all bytes, and of those that were lost.
    #[inline]
    pub(crate) fn finish(mut self) -> (usize, usize) {
        let (written, len) = (self.written(), self.len());
        if let Some(vec) = self.vec.take() {
            // SAFETY: `base..next` is the start of the buffer, and initialised.
            unsafe { vec.set_len(written) };
        }
        (len, self.lost)
    }
}

/// The buffer of a `Vec` once it has room for `len` bytes behind the `written`.
///
/// # Safety
/// The buffer begins with `written` initialised bytes.
#[allow(unsafe_code)]
#[cold]
#[inline(never)]
unsafe fn grow(vec: &mut Vec<u8>, written: usize, len: usize) -> Range<*mut u8> {
    // SAFETY: the caller's promise.
    unsafe { vec.set_len(written) };
    vec.reserve(len);
    let base = vec.as_mut_ptr();
    // SAFETY: `capacity` is the end of the buffer.
    base..unsafe { base.add(vec.capacity()) }
}

#[cfg(test)]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use super::Room;

    #[test]
    fn a_vec_grows_and_keeps_what_it_held() {
        for capacity in 0..20 {
            let mut out = Vec::with_capacity(capacity);
            out.push(9);
            let mut room = Room::of_vec(&mut out);
            room.put(&[1, 2, 3]);
            room.put_framed([4; 4], &[5, 6], &[0]);
            room.fill(3, |slot| slot[1] = 7);
            room.overwrite(4, [8; 4]);
            assert_eq!(room.finish(), (14, 0));
            assert_eq!(out, [9, 1, 2, 3, 8, 8, 8, 8, 5, 6, 0, 0, 7, 0], "capacity {capacity}");
        }
    }

    #[test]
    fn a_slice_counts_what_it_loses() {
        for size in 0..14 {
            let mut out = vec![0xee; size];
            let mut room = Room::of_slice(&mut out);
            room.put(&[1, 2, 3]);
            room.put_framed([4; 4], &[5, 6], &[0]);
            room.fill(3, |slot| slot[1] = 7);
            room.overwrite(3, [8; 4]);
            let (len, lost) = room.finish();
            assert_eq!(len, 13);
            assert_eq!(lost == 0, size >= 13, "size {size}");
            assert!(size < 13 || out == [1, 2, 3, 8, 8, 8, 8, 5, 6, 0, 0, 7, 0]);
        }
    }
}
