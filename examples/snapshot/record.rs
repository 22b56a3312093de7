//! The record of a snapshot.

use std::cmp::Ordering;

use bebop::{Bebop, Timestamp};

/// What was found at one path. A struct: its fields never change.
#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
pub struct Entry {
    /// The names below the walked directory with `/` between them, as the system has them.
    pub path: Vec<u8>,
    /// The same for people, with replacements for what isn't UTF-8.
    pub text: String,
    pub kind: Kind,
    /// The bytes of a file's content; 0 for the other kinds.
    pub size: u64,
    /// When the content was last changed.
    pub modified: Timestamp,
    /// The permission bits of Unix; 0 on other systems.
    pub mode: u32,
    pub details: Details,
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    File = 0,
    Directory = 1,
    Link = 2,
    /// A device, a socket or a pipe.
    Other = 3,
}

/// What not every entry has. A message: more may be added, and older programs skip it.
#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[bebop(message, view)]
pub struct Details {
    /// BLAKE3 of a file's content.
    #[bebop(tag = 1)]
    pub digest: Option<[u8; 32]>,
    /// Where a link points to.
    #[bebop(tag = 2)]
    pub link_target: Option<Vec<u8>>,
    /// Why the content couldn't be read.
    #[bebop(tag = 3)]
    pub error: Option<String>,
}

/// The order of the records in a snapshot: name by name, a directory before what is in it.
pub fn by_path(left: &[u8], right: &[u8]) -> Ordering {
    let names = |path| <[u8]>::split(path, |byte| *byte == b'/');
    names(left).cmp(names(right))
}

impl Kind {
    pub const ALL: [Self; 4] = [Self::File, Self::Directory, Self::Link, Self::Other];

    pub fn name(self) -> &'static str {
        match self {
            Self::File => "files",
            Self::Directory => "directories",
            Self::Link => "links",
            Self::Other => "others",
        }
    }
}
