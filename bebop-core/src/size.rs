//! What is known of a type's size on the wire before any value is seen.

/// The largest size that a record of fixed size may have, in bytes (decisions on sizes: 2^31 − 1).
const MAX_FIXED: usize = i32::MAX as usize;

/// The smallest size of a type's values in bytes, and whether all have that size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// The size of the smallest value in bytes.
    pub min: usize,
    /// Every value has the smallest size.
    pub fixed: bool,
}

impl Size {
    /// Of a type that was written by hand: nothing is known.
    pub const UNKNOWN: Self = Self::at_least(0);
    /// Of the empty struct.
    pub const EMPTY: Self = Self::fixed(0);
    /// Of a count, a length, a string's length: what stands before a list, a map or text.
    pub const COUNTED: Self = Self::at_least(4);
    /// Of text: its length and its NUL.
    pub const TEXT: Self = Self::at_least(5);
    /// Of a message (length and end marker) and a union (length and discriminator).
    pub const FRAMED: Self = Self::at_least(5);

    /// Always `bytes`.
    pub const fn fixed(bytes: usize) -> Self {
        Self { min: bytes, fixed: true }
    }

    /// `bytes` or more.
    pub const fn at_least(bytes: usize) -> Self {
        Self { min: bytes, fixed: false }
    }

    /// The size of this and `next` behind it.
    pub const fn and(self, next: Self) -> Self {
        Self { min: bounded(self.min.checked_add(next.min)), fixed: self.fixed && next.fixed }
    }

    /// The size of `count` values of this size.
    pub const fn times(self, count: usize) -> Self {
        Self { min: bounded(self.min.checked_mul(count)), fixed: self.fixed || count == 0 }
    }

    /// The type is an empty struct or an array of such: its values take no bytes.
    pub const fn is_empty(self) -> bool {
        self.fixed && self.min == 0
    }
}

const fn bounded(size: Option<usize>) -> usize {
    match size {
        Some(size) if size <= MAX_FIXED => size,
        _ => panic!("a Bebop record of more than 2^31 - 1 bytes: the fixed part is too large"),
    }
}
