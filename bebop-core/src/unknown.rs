//! Branches of unions that the reader doesn't know, kept as they came.

use alloc::vec::Vec;

/// A branch of a union that the reader's schema doesn't have: `#[bebop(other)] Other(Unknown)` keeps
/// it, and writes it back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Unknown {
    /// Which branch.
    pub discriminator: u8,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// The view of an [`Unknown`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct UnknownView<'a> {
    /// Which branch.
    pub discriminator: u8,
    /// Its content.
    pub bytes: &'a [u8],
}

impl From<(u8, &[u8])> for Unknown {
    fn from((discriminator, bytes): (u8, &[u8])) -> Self {
        Self { discriminator, bytes: bytes.to_vec() }
    }
}

impl<'a> From<(u8, &'a [u8])> for UnknownView<'a> {
    fn from((discriminator, bytes): (u8, &'a [u8])) -> Self {
        Self { discriminator, bytes }
    }
}

/// What a variant for unknown branches may hold.
pub trait UnknownBranch {
    /// The discriminator and the content.
    fn parts(&self) -> (u8, &[u8]);
}

impl UnknownBranch for Unknown {
    fn parts(&self) -> (u8, &[u8]) {
        (self.discriminator, &self.bytes)
    }
}

impl UnknownBranch for UnknownView<'_> {
    fn parts(&self) -> (u8, &[u8]) {
        (self.discriminator, self.bytes)
    }
}
