//! Types with everything that a derive takes.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::marker::PhantomData;
use std::net::Ipv4Addr;
use std::num::NonZero;
use std::rc::Rc;
use std::sync::Arc;

use bebop::{Bebop, DecodeAs, DecodeError, Duration, Encode, EncodeAs, Flags, Reader, Timestamp, Unknown, Writer};
use half::{bf16, f16};
use quickcheck::Gen;
use uuid::Uuid;

use crate::make::{record, Make};

record! { #[bebop(view)] Scalars {
    a: bool, b: u8, c: i8, d: u16, e: i16, f: u32, g: i32, h: u64, i: i64, j: u128, k: i128,
    l: f16, m: bf16, n: f32, o: f64, p: Uuid, q: Timestamp, r: Duration,
} }

record! { #[bebop(view)] Odd {
    a: usize, b: isize, c: char, d: NonZero<u8>, e: NonZero<i64>, f: NonZero<u128>, g: NonZero<usize>,
    h: std::time::Duration, i: std::time::SystemTime, j: (), k: PhantomData<Unnamed>,
} }

record! { #[bebop(view)] Text {
    a: String, b: Box<str>, c: Rc<str>, d: Arc<str>, e: Cow<'static, str>, f: Vec<u8>, g: Cow<'static, [u8]>,
    h: Box<[u8]>, i: Option<String>, j: bytes::Bytes,
} }

record! { #[bebop(view)] Lists {
    a: Vec<bool>, b: Vec<i16>, c: Vec<f64>, d: Vec<f16>, e: Vec<String>, f: Vec<Vec<u32>>, g: Vec<Option<u8>>,
    h: VecDeque<i32>, i: BTreeSet<String>, k: Box<[Timestamp]>, l: Vec<()>, m: Vec<(u8, String)>,
    n: Vec<Plain>, o: Vec<Kind>, p: smallvec::SmallVec<[String; 2]>, q: Vec<Uuid>, r: Vec<[u8; 3]>,
} }

record! { Bounded { a: arrayvec::ArrayVec<u16, 8>, b: HashMap<u8, i8>, c: HashSet<u64>, } }

record! { #[bebop(view)] Arrays {
    a: [u8; 4], b: [bool; 3], c: [String; 2], d: [[i32; 3]; 2], e: [Vec<u16>; 3], f: [u64; 0], g: [Plain; 2],
    h: [Kind; 33], i: [f32; 1536], j: [(); 3], k: [Option<u8>; 1],
} }

record! { #[bebop(view)] Maps {
    a: BTreeMap<bool, String>, b: BTreeMap<String, Vec<u8>>, c: BTreeMap<i128, BTreeMap<u8, Plain>>,
    d: BTreeMap<Uuid, Tree>, e: BTreeMap<Id, Name>, f: BTreeMap<char, Kind>, g: indexmap::IndexMap<u16, String>,
} }

record! { #[bebop(view)] Tuples {
    a: (u8,), b: (u8, String), c: (Plain, Kind, Option<u8>), d: (u8, u16, u32, u64, i8, i16, i32, i64, bool, f32, f64, char),
} }

record! { #[bebop(message, view)] Message {
    a: Option<u8>, b: Option<String>, c: Option<Vec<Message>>, d: Option<Box<Message>>, e: Option<Option<u32>>,
    f: Option<Plain>, g: Option<[u16; 3]>, h: Option<BTreeMap<String, Message>>,
    #[bebop(default)] i: u64,
    #[bebop(default)] j: String,
} }

record! { #[bebop(message, view)] Tagged {
    #[bebop(tag = 255)] last: Option<String>,
    #[bebop(tag = 0x10)] middle: Option<i32>,
    #[bebop(tag = 1)] first: Option<Vec<u8>>,
} }

record! { #[bebop(message)] Kept { first: Option<String>, second: Option<u8>, #[bebop(unknown)] rest: NoBytes, } }

record! { #[bebop(message, view)] Tree { value: Option<i32>, children: Option<Vec<Tree>>, } }

record! { #[bebop(view)] Nested { a: Message, b: Union, c: Vec<Union>, d: Box<Tree>, e: Page<Name>, f: Rc<Plain>, } }

record! { #[bebop(view)] Page [T: Make] [T] { items: Vec<T>, next: Option<T>, } }

record! { Grid [T: Make, const N: usize] [T, N] { cells: [[T; N]; N], } }

record! { Adapted {
    #[bebop(as = AsText)] a: Address,
    #[bebop(as = Vec<AsText>)] b: Vec<Address>,
    #[bebop(as = Option<_>)] c: Option<u8>,
    #[bebop(as = BTreeMap<_, AsText>)] d: BTreeMap<u8, Address>,
} }

record! { #[bebop(message)] AdaptedMessage {
    #[bebop(as = AsText)] a: Option<Address>,
    #[bebop(as = Vec<AsText>)] b: Option<Vec<Address>>,
    #[bebop(default, as = AsText)] c: Address,
} }

record! { Times {
    a: chrono::DateTime<chrono::Utc>, b: chrono::TimeDelta, c: time::OffsetDateTime, d: jiff::Timestamp,
    e: jiff::SignedDuration,
} }

record! { #[bebop(view)] Skipping { a: u8, #[bebop(skip)] b: Unmade, c: String, } }

macro_rules! made_by_a_macro {
    ($name:ident, $($field:ident: $ty:ty),*) => { record! { #[bebop(view)] $name { $($field: $ty,)* } } };
}

made_by_a_macro!(Made, a: u8, b: String);

/// Never encoded.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Unmade;

impl Make for Unmade {
    fn make(_: &mut Gen) -> Self {
        Self
    }
}

/// Not a Bebop type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Unnamed;

/// What a message keeps of unknown fields: nothing, in values made here.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NoBytes(Vec<u8>);

impl Make for NoBytes {
    fn make(_: &mut Gen) -> Self {
        Self::default()
    }
}

impl From<&[u8]> for NoBytes {
    fn from(bytes: &[u8]) -> Self {
        Self(bytes.to_vec())
    }
}

impl AsRef<[u8]> for NoBytes {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
pub struct Plain {
    pub a: u32,
    pub b: Kind,
    pub c: f32,
}

impl Make for Plain {
    fn make(g: &mut Gen) -> Self {
        Self { a: u32::make(g), b: Kind::make(g), c: f32::make(g) }
    }
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
#[bebop(zerocopy)]
#[derive(zerocopy::FromBytes, zerocopy::IntoBytes, zerocopy::Immutable)]
#[repr(C)]
pub struct Vertex {
    pub x: f32,
    pub y: f32,
    pub color: [u8; 4],
}

impl Make for Vertex {
    fn make(g: &mut Gen) -> Self {
        Self { x: f32::make(g), y: f32::make(g), color: <[u8; 4]>::make(g) }
    }
}

#[derive(Bebop, Clone, Debug, PartialEq)]
pub struct Unit;

impl Make for Unit {
    fn make(_: &mut Gen) -> Self {
        Self
    }
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
pub struct Positions(pub u8, pub String, pub Vec<Plain>);

impl Make for Positions {
    fn make(g: &mut Gen) -> Self {
        Self(u8::make(g), String::make(g), Vec::make(g))
    }
}

#[derive(Bebop, Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[bebop(transparent)]
pub struct Id(pub u64);

impl Make for Id {
    fn make(g: &mut Gen) -> Self {
        Self(u64::make(g))
    }
}

#[derive(Bebop, Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
#[bebop(transparent)]
pub struct Name(pub String);

impl Make for Name {
    fn make(g: &mut Gen) -> Self {
        Self(String::make(g))
    }
}

macro_rules! enums {
    ($($(#[$attr:meta])* $name:ident { $($member:ident = $value:expr),* $(,)? })*) => {$(
        #[derive(Bebop, Clone, Copy, Debug, PartialEq)]
        $(#[$attr])*
        pub enum $name { $($member = $value),* }

        impl Make for $name {
            fn make(g: &mut Gen) -> Self {
                *g.choose(&[$(Self::$member),*]).unwrap()
            }
        }
    )*};
}

enums! {
    #[repr(u8)] Kind { Unknown = 0, Paragraph = 1, Chapter = 7 }
    #[repr(i8)] Small { Zero = 0, Low = -128, High = 127 }
    #[repr(i16)] Short { Zero = 0, Low = -1 }
    #[repr(u16)] Wide { Zero = 0, High = 65_535 }
    Plain32 { Zero = 0, High = 2_000_000_000 }
    #[repr(i64)] Long { Zero = 0, Low = i64::MIN }
    #[repr(u64)] Longest { Zero = 0, High = u64::MAX }
}

record! { #[bebop(view)] Enums {
    a: Kind, b: Small, c: Short, d: Wide, e: Plain32, f: Long, g: Longest, h: Vec<Short>, i: Open, j: Vec<Open>, k: Access,
} }

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
pub enum Open {
    Zero = 0,
    Two = 2,
    #[bebop(other)]
    Other(u8),
}

impl Make for Open {
    fn make(g: &mut Gen) -> Self {
        match u8::make(g) {
            0 => Self::Zero,
            2 => Self::Two,
            other => Self::Other(other),
        }
    }
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
#[bebop(flags)]
pub struct Access(pub i16);

impl Flags for Access {
    type Bits = i16;

    fn members() -> impl Iterator<Item = (&'static str, i16)> {
        [("NOTHING", 0), ("READ", 1), ("WRITE", 2), ("ALWAYS", i16::MIN)].into_iter()
    }

    fn bits(&self) -> i16 {
        self.0
    }

    fn from_bits_retain(bits: i16) -> Self {
        Self(bits)
    }
}

impl Make for Access {
    fn make(g: &mut Gen) -> Self {
        Self(i16::make(g) & (i16::MIN | 3))
    }
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
pub enum Union {
    #[bebop(discriminator = 3)]
    Unit,
    #[bebop(discriminator = 1)]
    Fixed { a: u32, b: Kind },
    #[bebop(discriminator = 255)]
    Texts { a: String, b: Vec<String> },
    #[bebop(discriminator = 4, message)]
    Message { a: Option<u8>, b: Option<Vec<Union>>, c: Option<String> },
    #[bebop(discriminator = 5)]
    Record(Positions),
    #[bebop(discriminator = 6)]
    Deep(Box<Union>, BTreeMap<String, Union>),
    #[bebop(discriminator = 7)]
    Pair((u8, String)),
    #[bebop(other)]
    Other(Unknown),
}

impl Make for Union {
    fn make(g: &mut Gen) -> Self {
        let choice = if g.size() <= 2 { u8::make(g) % 3 } else { u8::make(g) % 8 };
        let inner = &mut Gen::new(g.size() / 2);
        match choice {
            0 => Self::Unit,
            1 => Self::Fixed { a: u32::make(g), b: Kind::make(g) },
            2 => Self::Texts { a: String::make(g), b: Vec::make(g) },
            3 => Self::Message { a: Option::make(g), b: Option::make(inner), c: Option::make(g) },
            4 => Self::Record(Positions::make(g)),
            5 => Self::Deep(Box::make(inner), BTreeMap::make(inner)),
            6 => Self::Pair(<(u8, String)>::make(g)),
            _ => Self::Other(Unknown { discriminator: 9, bytes: Vec::make(g) }),
        }
    }
}

/// A type that Bebop doesn't know.
#[derive(Clone, Debug, PartialEq)]
pub struct Address(pub Ipv4Addr);

impl Default for Address {
    fn default() -> Self {
        Self(Ipv4Addr::LOCALHOST)
    }
}

impl Make for Address {
    fn make(g: &mut Gen) -> Self {
        Self(Ipv4Addr::from_bits(u32::make(g)))
    }
}

/// The adapter that writes an address as text.
pub struct AsText;

impl EncodeAs<Address> for AsText {
    type Wire = String;

    fn encode_as(value: &Address, out: &mut Writer<'_>) {
        value.0.to_string().encode(out);
    }

    fn encoded_len_as(value: &Address) -> usize {
        value.0.to_string().encoded_len()
    }
}

impl<'de> DecodeAs<'de, Address> for AsText {
    type Wire = String;

    fn decode_as(r: &mut Reader<'de>) -> Result<Address, DecodeError> {
        let text: &str = r.read()?;
        text.parse().map(Address).map_err(|_| r.error("not an address"))
    }
}
