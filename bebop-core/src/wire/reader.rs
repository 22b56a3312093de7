//! The only place where a bounds check is written.
//!
//! The hot path is a handful of functions from bytes to a value and the bytes behind it. They answer
//! `None` on any fault: then [`Reader`] runs over the same bytes once more and explains.

use alloc::boxed::Box;

use crate::adapter::DecodeAs;
use crate::decode::Decode;
use crate::error::{DecodeError, DecodeErrorKind, Segment};
use crate::limits::{Budget, Cx, Limits};
use crate::size::Size;

/// The first `N` bytes and the rest.
#[inline(always)]
pub(crate) fn chunk<const N: usize>(b: &[u8]) -> Option<(&[u8; N], &[u8])> {
    b.split_first_chunk::<N>()
}

/// The first `len` bytes and the rest.
#[inline(always)]
pub(crate) fn split(b: &[u8], len: usize) -> Option<(&[u8], &[u8])> {
    b.split_at_checked(len)
}

/// `b`, if it has `len` bytes: one check in front of a run of fields makes theirs disappear.
#[inline(always)]
pub fn need(b: &[u8], len: usize) -> Option<&[u8]> {
    if b.len() < len {
        None
    } else {
        Some(b)
    }
}

/// A `uint32` count or length.
#[inline(always)]
pub(crate) fn length(b: &[u8]) -> Option<(usize, &[u8])> {
    let (n, b) = chunk::<4>(b)?;
    Some((u32::from_le_bytes(*n) as usize, b))
}

/// A count of elements of at least `size`: checked against what is there, and against the limit of
/// elements that take no bytes.
#[inline(always)]
pub(crate) fn count<'de>(b: &'de [u8], size: Size, cx: Cx<'_>) -> Option<(usize, &'de [u8])> {
    let (n, b) = length(b)?;
    if size.is_empty() {
        cx.empty_elements(n as u32)?;
    } else if n.checked_mul(size.min)? > b.len() {
        return None;
    }
    Some((n, b))
}

/// A length, the bytes that it spans, and the rest: the frame of a message or union.
#[inline(always)]
pub fn frame(b: &[u8]) -> Option<(&[u8], &[u8])> {
    let (len, b) = length(b)?;
    split(b, len)
}

/// A tag or a discriminator.
#[inline(always)]
pub fn byte(b: &[u8]) -> Option<(u8, &[u8])> {
    let (byte, b) = b.split_first()?;
    Some((*byte, b))
}

/// What `whole` has in front of `rest`, its own tail.
#[inline(always)]
pub(crate) fn extent<'de>(whole: &'de [u8], rest: &[u8]) -> &'de [u8] {
    &whole[..whole.len() - rest.len()]
}

/// Reads records with errors that say where: for types whose [`Decode`] is written by hand, and for
/// the second pass over bytes that the hot path refused.
#[derive(Debug)]
pub struct Reader<'de> {
    /// What is left of the innermost frame.
    rest: &'de [u8],
    /// Where `rest` begins in the input.
    offset: usize,
    depth: u32,
    strict: bool,
    budget: Budget,
}

impl<'de> Reader<'de> {
    /// A reader at the start of `bytes` with the default limits.
    pub fn new(bytes: &'de [u8]) -> Self {
        Self::with_limits(bytes, &Limits::new())
    }

    /// A reader at the start of `bytes`.
    pub fn with_limits(bytes: &'de [u8], limits: &Limits) -> Self {
        Self {
            rest: bytes,
            offset: 0,
            depth: limits.max_depth(),
            strict: limits.is_strict(),
            budget: limits.budget(bytes.len()),
        }
    }

    /// A reader that goes on where the hot path is, for a type whose `decode` is written by hand.
    pub(crate) fn resume(bytes: &'de [u8], cx: Cx<'_>) -> Self {
        Self { rest: bytes, offset: 0, depth: cx.depth, strict: false, budget: cx.budget() }
    }

    /// A reader at the same place that goes its own way.
    pub(crate) fn fork(&self) -> Self {
        Self { budget: self.budget.clone(), ..*self }
    }

    pub(crate) fn budget(&self) -> &Budget {
        &self.budget
    }

    pub(crate) fn is_strict(&self) -> bool {
        self.strict
    }

    pub(crate) fn cx(&self) -> Cx<'_> {
        Cx { depth: self.depth, budget: Some(&self.budget) }
    }

    /// Reads a value.
    ///
    /// # Errors
    /// Whatever the value's own decoding reports.
    pub fn read<T: Decode<'de>>(&mut self) -> Result<T, DecodeError> {
        if T::__BY_HAND {
            self.descend(T::decode)
        } else {
            T::decode(self)
        }
    }

    /// Takes the next `len` bytes.
    ///
    /// # Errors
    /// [`UnexpectedEnd`](DecodeErrorKind::UnexpectedEnd) if there are fewer.
    pub fn take(&mut self, len: usize) -> Result<&'de [u8], DecodeError> {
        let (taken, rest) = split(self.rest, len).ok_or_else(|| self.unexpected_end(len))?;
        self.rest = rest;
        self.offset += len;
        Ok(taken)
    }

    /// What is left of the input, or of the innermost message or union.
    pub fn rest(&self) -> &'de [u8] {
        self.rest
    }

    /// Bytes from the start of the input.
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// An error at the current offset, in words of your own.
    pub fn error(&self, message: impl Into<Box<str>>) -> DecodeError {
        self.fault(DecodeErrorKind::Custom(message.into()))
    }

    pub(crate) fn fault(&self, kind: DecodeErrorKind) -> DecodeError {
        DecodeError::new(kind, self.offset)
    }

    fn unexpected_end(&self, needed: usize) -> DecodeError {
        self.fault(DecodeErrorKind::UnexpectedEnd { needed, left: self.rest.len() })
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Result<[u8; N], DecodeError> {
        let mut bytes = [0; N];
        bytes.copy_from_slice(self.take(N)?);
        Ok(bytes)
    }

    pub(crate) fn byte(&mut self) -> Result<u8, DecodeError> {
        let [byte] = self.array()?;
        Ok(byte)
    }

    pub(crate) fn length(&mut self) -> Result<usize, DecodeError> {
        Ok(u32::from_le_bytes(self.array()?) as usize)
    }

    /// A count of elements of at least `size`, as [`count`] has it.
    pub(crate) fn count(&mut self, size: Size) -> Result<usize, DecodeError> {
        let start = self.offset;
        let n = self.length()?;
        if size.is_empty() {
            self.empty_elements(n as u32).map_err(|kind| DecodeError::new(kind, start))?;
        } else if n.saturating_mul(size.min) > self.rest.len() {
            let kind = DecodeErrorKind::UnexpectedEnd { needed: n.saturating_mul(size.min), left: self.rest.len() };
            return Err(DecodeError::new(kind, start));
        }
        Ok(n)
    }

    pub(crate) fn empty_elements(&self, count: u32) -> Result<(), DecodeErrorKind> {
        let left = self.budget.empty_elements_left();
        self.budget.empty_elements(count).ok_or(DecodeErrorKind::EmptyElementLimit { count, left })
    }

    /// Takes `count` times the memory of a `T` from the budget.
    pub(crate) fn allocate<T>(&self, count: usize) -> Result<(), DecodeError> {
        let needed = count.saturating_mul(size_of::<T>());
        let left = self.budget.allocation_left();
        let taken = self.budget.allocate(needed);
        taken.ok_or_else(|| self.fault(DecodeErrorKind::AllocationLimit { needed, left }))
    }

    /// Runs `body` one level down.
    pub(crate) fn descend<T>(
        &mut self,
        body: impl FnOnce(&mut Self) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        self.depth = self.depth.checked_sub(1).ok_or_else(|| self.fault(DecodeErrorKind::DepthLimit))?;
        let result = body(self);
        self.depth += 1;
        result
    }

    /// Runs `body` over the frame of a message or union, one level down, then stands behind it.
    pub(crate) fn frame(&mut self, body: impl FnOnce(&mut Self) -> Result<(), DecodeError>) -> Result<(), DecodeError> {
        self.descend(|r| r.frame_on_level(body))
    }

    /// [`frame`](Self::frame) of an inline message, which counts with its union.
    pub(crate) fn frame_on_level(
        &mut self,
        body: impl FnOnce(&mut Self) -> Result<(), DecodeError>,
    ) -> Result<(), DecodeError> {
        let len = self.length()?;
        let rest = match split(self.rest, len) {
            Some((content, rest)) => {
                self.rest = content;
                rest
            }
            None => return Err(self.unexpected_end(len)),
        };
        let end = self.offset + len;
        body(self)?;
        if self.strict && !self.rest.is_empty() {
            return Err(self.fault(DecodeErrorKind::SpareBytes(self.rest.len())));
        }
        self.rest = rest;
        self.offset = end;
        Ok(())
    }

    /// Leaves the rest of the innermost frame unread.
    pub(crate) fn skip_rest(&mut self) {
        self.offset += self.rest.len();
        self.rest = &[];
    }

    /// Explains a `T` as the element `index` of an array.
    pub(crate) fn element<T: Decode<'de>>(&mut self, index: usize) -> Result<(), DecodeError> {
        self.value::<T>().map_err(|error| error.push(Segment::Index(index)))
    }

    /// Explains a `T` that was counted, and charges it if it reads nothing.
    pub(crate) fn value<T: Decode<'de>>(&mut self) -> Result<(), DecodeError> {
        let before = self.rest.len();
        T::__explain(self)?;
        if T::__SIZE.min == 0 && !T::__SIZE.fixed && self.rest.len() == before {
            self.empty_elements(1).map_err(|kind| self.fault(kind))?;
        }
        Ok(())
    }

    /// Reads an element by its adapter, and charges it if it reads nothing.
    pub(crate) fn adapted<T, A: DecodeAs<'de, T>>(&mut self, index: usize) -> Result<T, DecodeError> {
        let before = self.rest.len();
        let value = self.descend(A::decode_as).map_err(|error| error.push(Segment::Index(index)))?;
        if self.rest.len() == before {
            self.empty_elements(1).map_err(|kind| self.fault(kind))?;
        }
        Ok(value)
    }

    /// Moves on to `rest`, a tail of what was left.
    pub(crate) fn advance_to(&mut self, rest: &'de [u8]) {
        self.offset += self.rest.len() - rest.len();
        self.rest = rest;
    }
}
