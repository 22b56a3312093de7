//! What a decode may cost: depth, memory and elements of no bytes.

use core::cell::Cell;

use crate::size::Size;

/// Levels of records that an encoder writes and that a decoder reads by default.
///
/// A level is the body of a message, of a union or of a struct of variable size. An inline branch
/// counts with its union; arrays, maps, pointers and structs of fixed size don't count.
pub const DEPTH: u32 = 128;

/// The bounds of one decode, accepted by every entry point that ends in `_with`.
///
/// ```
/// use bebop_core::{Decode, DecodeErrorKind, Limits};
/// let bytes = [2, 0, 0, 0, 7, 9];
/// let limits = Limits::new().allocation(1, 0);
/// let error = Vec::<i8>::from_bytes_with(&bytes, &limits).unwrap_err();
/// assert!(matches!(error.kind(), DecodeErrorKind::AllocationLimit { .. }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    depth: u32,
    allocation: usize,
    allocation_per_byte: usize,
    empty_elements: u32,
    strict: bool,
}

impl Limits {
    /// The default: depth 128, 64 MiB and 16 bytes of memory per byte of input, 65,536 elements of
    /// no bytes, not strict.
    pub const fn new() -> Self {
        Self { depth: DEPTH, allocation: 64 << 20, allocation_per_byte: 16, empty_elements: 65_536, strict: false }
    }

    /// At most `levels` of nested records; see [`DEPTH`] for what counts.
    pub const fn depth(mut self, levels: u32) -> Self {
        self.depth = levels;
        self
    }

    /// At most `bytes` of memory for lists, maps and pointers, and `per_byte` more for each byte of
    /// the input. Text and byte arrays, which can't be larger than the input, aren't counted.
    pub const fn allocation(mut self, bytes: usize, per_byte: usize) -> Self {
        self.allocation = bytes;
        self.allocation_per_byte = per_byte;
        self
    }

    /// At most `count` elements that take no bytes, in all arrays together.
    pub const fn empty_elements(mut self, count: u32) -> Self {
        self.empty_elements = count;
        self
    }

    /// Refuses what is readable but not what an encoder writes: tags and keys that stand twice,
    /// spare bytes in messages and unions, and bools other than 0 and 1.
    pub const fn strict(mut self) -> Self {
        self.strict = true;
        self
    }

    /// The levels of nested records.
    pub const fn max_depth(&self) -> u32 {
        self.depth
    }

    pub(crate) const fn is_strict(&self) -> bool {
        self.strict
    }

    pub(crate) const fn budget(&self, input: usize) -> Budget {
        let allocation = self.allocation.saturating_add(self.allocation_per_byte.saturating_mul(input));
        Budget { allocation: Cell::new(allocation), empty_elements: Cell::new(self.empty_elements) }
    }
}

/// For bytes that were checked within other limits, where a reader wants some.
const UNLIMITED: Limits = Limits::new().depth(u32::MAX).allocation(usize::MAX, 0).empty_elements(u32::MAX);

impl Default for Limits {
    fn default() -> Self {
        Self::new()
    }
}

/// What is left of the limits that count over a whole decode.
#[derive(Clone, Debug)]
pub(crate) struct Budget {
    allocation: Cell<usize>,
    empty_elements: Cell<u32>,
}

impl Budget {
    pub(crate) fn set(&self, other: &Budget) {
        self.allocation.set(other.allocation.get());
        self.empty_elements.set(other.empty_elements.get());
    }

    /// Memory that may still be allocated, in bytes.
    pub(crate) fn allocation_left(&self) -> usize {
        self.allocation.get()
    }

    /// Elements of no bytes that may still come.
    pub(crate) fn empty_elements_left(&self) -> u32 {
        self.empty_elements.get()
    }

    /// Takes `bytes` of memory.
    #[inline]
    pub(crate) fn allocate(&self, bytes: usize) -> Option<()> {
        self.allocation.set(self.allocation.get().checked_sub(bytes)?);
        Some(())
    }

    /// Takes `count` elements of no bytes.
    #[inline]
    pub(crate) fn empty_elements(&self, count: u32) -> Option<()> {
        self.empty_elements.set(self.empty_elements.get().checked_sub(count)?);
        Some(())
    }
}

/// The state of the hot path: levels that are left, and the budget of the whole decode. It goes
/// down by value, in two registers.
#[derive(Clone, Copy, Debug)]
pub struct Cx<'c> {
    pub(crate) depth: u32,
    /// Nothing where the bytes were checked and charged for before.
    pub(crate) budget: Option<&'c Budget>,
}

impl Cx<'static> {
    /// For bytes that were checked and charged for before.
    pub(crate) const CHECKED: Self = Self { depth: u32::MAX, budget: None };
}

impl<'c> Cx<'c> {
    pub(crate) fn new(limits: &Limits, budget: &'c Budget) -> Self {
        Self { depth: limits.depth, budget: Some(budget) }
    }

    /// The bytes were checked before: what only has to be passed over is skipped.
    #[inline]
    pub(crate) fn is_checked(self) -> bool {
        self.budget.is_none()
    }

    /// A copy of what is left of the budget.
    pub(crate) fn budget(self) -> Budget {
        self.budget.cloned().unwrap_or_else(|| UNLIMITED.budget(0))
    }

    /// Leaves of the budget what a copy of it has left.
    pub(crate) fn set_budget(self, left: &Budget) {
        if let Some(budget) = self.budget {
            budget.set(left);
        }
    }

    /// Takes `count` elements of no bytes.
    #[inline]
    pub(crate) fn empty_elements(self, count: u32) -> Option<()> {
        match self.budget {
            Some(budget) => budget.empty_elements(count),
            None => Some(()),
        }
    }

    /// One level down, unless none is left.
    #[inline]
    pub fn descend(self) -> Option<Self> {
        Some(Self { depth: self.depth.checked_sub(1)?, ..self })
    }

    /// One level down for a struct of variable size; a struct of fixed size stays on its level.
    #[inline]
    pub fn descend_struct(self, size: Size) -> Option<Self> {
        if size.fixed {
            Some(self)
        } else {
            self.descend()
        }
    }

    /// Takes `count` times the memory of a `T`.
    #[inline]
    pub fn allocate<T>(self, count: usize) -> Option<()> {
        match self.budget {
            Some(budget) => budget.allocate(count.checked_mul(size_of::<T>())?),
            None => Some(()),
        }
    }
}
