//! One of everything that the derive takes. A module of the crates for each edition.

use ::bebop::{Bebop, Slice, Unknown};
use ::std::borrow::Cow;
use ::std::boxed::Box;
use ::std::clone::Clone;
use ::std::cmp::{Eq, Ord, PartialEq, PartialOrd};
use ::std::collections::BTreeMap;
use ::std::default::Default;
use ::std::fmt::Debug;
use ::std::marker::Copy;
use ::std::option::Option;
use ::std::string::String;
use ::std::vec::Vec;

/// Plain numbers.
#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Upwards.
    pub y: f32,
}

/// Positions.
#[derive(Bebop, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair(pub u8, pub i64);

/// Nothing.
#[derive(Bebop, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nothing;

/// A struct with a view.
#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
pub struct Song {
    /// What it is called.
    pub title: String,
    /// A keyword.
    pub r#type: u8,
    /// Words of editions.
    pub r#gen: u32,
    /// Words of editions.
    pub r#async: u8,
    /// Words of editions.
    pub r#try: bool,
    /// Words of editions.
    pub r#dyn: i8,
    /// Records.
    pub points: Vec<Point>,
    /// A map.
    pub plays: BTreeMap<String, u32>,
    /// Records that contain records.
    pub covers: Vec<Self>,
    /// Perhaps.
    pub next: Option<Box<Self>>,
    /// Fixed.
    pub samples: [u16; 4],
    hidden: u8,
}

/// Positions with a view.
#[derive(Bebop, Clone, Debug, PartialEq, Eq)]
#[bebop(view)]
pub struct Titles(pub String, pub Vec<String>);

/// Nothing, with a view.
#[derive(Bebop, Clone, Copy, Debug, PartialEq, Eq)]
#[bebop(view_suffix = "Ref")]
pub struct Silence;

/// A message with a view.
#[derive(Bebop, Clone, Debug, Default, PartialEq, Eq)]
#[bebop(message, view, forward_compatible)]
pub struct Album {
    /// What it is called.
    #[bebop(tag = 1)]
    pub title: Option<String>,
    /// By default none.
    #[bebop(tag = 5, default)]
    pub plays: u32,
    /// No longer.
    #[bebop(tag = 2)]
    #[deprecated]
    pub artist: Option<String>,
    /// Albums in albums.
    #[bebop(tag = 3)]
    pub parts: Option<Vec<Self>>,
    /// A word of editions.
    #[bebop(tag = 4)]
    pub r#gen: Option<u8>,
    /// Seen.
    #[bebop(skip)]
    pub seen: bool,
    /// What is unknown.
    #[bebop(unknown)]
    pub rest: Vec<u8>,
}

/// A union with a view.
#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view, forward_compatible)]
pub enum Sound {
    /// No sound.
    Silence,
    /// A song.
    Song(Box<Song>),
    /// Two things.
    Both(String, u32),
    /// Named.
    Noise {
        /// How long.
        seconds: u32,
        /// How loud.
        loud: String,
    },
    /// Tagged.
    #[bebop(message)]
    Tagged {
        /// How long.
        seconds: Option<u32>,
        /// How loud.
        loud: Option<String>,
    },
    /// Anything else.
    #[bebop(other)]
    Other(Unknown),
}

/// An enum.
#[derive(Bebop, Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Genre {
    /// Blue notes.
    Jazz,
    /// No longer.
    #[deprecated]
    Polka = 7,
}

/// An enum that keeps what it doesn't know.
#[derive(Bebop, Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
#[bebop(forward_compatible)]
pub enum Key {
    /// Bright.
    Major,
    /// Dark.
    Minor = 5,
    /// Next.
    Other6,
    /// Neither.
    #[bebop(other)]
    Other(u32),
}

/// A newtype.
#[derive(Bebop, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[bebop(transparent)]
pub struct Id(pub u64);

/// A newtype of text.
#[derive(Bebop, Clone, Debug, PartialEq, Eq)]
#[bebop(transparent)]
pub struct Name(pub String);

/// Generic.
#[derive(Bebop, Clone, Debug, PartialEq, Eq)]
#[bebop(view)]
pub struct Page<T, const N: usize> {
    /// All of them.
    pub items: Vec<T>,
    /// Some of them.
    pub some: [T; N],
    /// A newtype.
    pub id: Id,
}

/// Borrowed.
#[derive(Bebop, Clone, Debug, PartialEq)]
pub struct Event<'a> {
    /// What it is called.
    pub name: &'a str,
    /// Bytes.
    pub payload: Cow<'a, [u8]>,
    /// Numbers.
    pub samples: Slice<'a, f32>,
}

/// Borrowed, and its own view.
#[derive(Bebop, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Small<'a> {
    /// What it is called.
    pub name: &'a str,
}

/// One direction.
#[derive(::bebop::Encode, Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// What it is called.
    pub name: String,
}

/// One direction.
#[derive(::bebop::Decode, Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// What it is called.
    pub name: String,
}
