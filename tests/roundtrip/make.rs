//! Arbitrary values of every type.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;
use std::num::NonZero;
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration as StdDuration, SystemTime};

use bebop::{Duration, Timestamp};
use half::{bf16, f16};
use quickcheck::{Arbitrary, Gen};
use uuid::Uuid;

/// A type of which arbitrary values are made. Unlike `Arbitrary`, it can be implemented for types of
/// other crates; nesting ends with the size of the generator.
pub trait Make {
    fn make(g: &mut Gen) -> Self;
}

/// An arbitrary value for quickcheck.
#[derive(Clone, Debug)]
pub struct Any<T>(pub T);

impl<T: Make + Clone + Debug + 'static> Arbitrary for Any<T> {
    fn arbitrary(g: &mut Gen) -> Self {
        Self(T::make(g))
    }
}

macro_rules! by_quickcheck {
    ($($ty:ty)*) => { $(impl Make for $ty { fn make(g: &mut Gen) -> Self { Arbitrary::arbitrary(g) } })* };
}

by_quickcheck! {
    bool u8 i8 u16 i16 u32 i32 u64 i64 u128 i128 usize isize f32 f64 char String
}

macro_rules! make {
    ($($ty:ty => |$g:ident| $value:expr;)*) => { $(impl Make for $ty { fn make($g: &mut Gen) -> Self { $value } })* };
}

make! {
    NonZero<u8> => |g| u8::make(g).try_into().unwrap_or(Self::MIN);
    NonZero<i64> => |g| i64::make(g).try_into().unwrap_or(Self::MIN);
    NonZero<u128> => |g| u128::make(g).try_into().unwrap_or(Self::MIN);
    NonZero<usize> => |g| usize::make(g).try_into().unwrap_or(Self::MIN);
    f16 => |g| f16::from_bits(u16::make(g));
    bf16 => |g| bf16::from_bits(u16::make(g));
    Uuid => |g| Uuid::from_u128(u128::make(g));
    Timestamp => |g| Timestamp { seconds: i64::make(g), nanos: i32::make(g), offset_ms: i32::make(g) };
    Duration => |g| Duration { seconds: i64::make(g), nanos: i32::make(g) };
    StdDuration => |g| StdDuration::new(u64::make(g) >> 1, u32::make(g) % 1_000_000_000);
    SystemTime => |g| SystemTime::UNIX_EPOCH + StdDuration::new(u64::from(u32::make(g)), u32::make(g) % 1_000_000_000);
    Box<str> => |g| String::make(g).into();
    Rc<str> => |g| String::make(g).into();
    Arc<str> => |g| String::make(g).into();
    Cow<'static, str> => |g| Cow::Owned(String::make(g));
    Cow<'static, [u8]> => |g| Cow::Owned(Vec::make(g));
    bytes::Bytes => |g| Vec::make(g).into();
    () => |_g| ();
    chrono::DateTime<chrono::Utc> => |g| chrono::DateTime::from_timestamp(i64::from(i32::make(g)), 7).unwrap();
    chrono::TimeDelta => |g| chrono::TimeDelta::nanoseconds(i64::make(g));
    time::OffsetDateTime => |g| time::OffsetDateTime::from_unix_timestamp(i64::from(i32::make(g))).unwrap();
    jiff::Timestamp => |g| jiff::Timestamp::from_second(i64::from(i32::make(g))).unwrap();
    jiff::SignedDuration => |g| jiff::SignedDuration::from_nanos(i64::make(g));
}

/// A few elements, fewer with each level.
pub fn few<T: Make>(g: &mut Gen) -> Vec<T> {
    let size = g.size();
    let mut inner = Gen::new((size / 2).max(1));
    let len = if size <= 1 { 0 } else { usize::make(g) % size.min(6) };
    (0..len).map(|_| T::make(&mut inner)).collect()
}

macro_rules! lists {
    ($([$($generics:tt)*] $ty:ty;)*) => {
        $(impl<$($generics)*> Make for $ty { fn make(g: &mut Gen) -> Self { few(g).into_iter().collect() } })*
    };
}

lists! {
    [T: Make] Vec<T>;
    [T: Make] Box<[T]>;
    [T: Make] VecDeque<T>;
    [T: Make + Ord] BTreeSet<T>;
    [T: Make + Eq + Hash] HashSet<T>;
    [K: Make + Ord, V: Make] BTreeMap<K, V>;
    [K: Make + Eq + Hash, V: Make] HashMap<K, V>;
    [K: Make + Eq + Hash, V: Make] indexmap::IndexMap<K, V>;
    [T: Make] smallvec::SmallVec<[T; 2]>;
    [T: Make] arrayvec::ArrayVec<T, 8>;
}

impl<T: Make> Make for Option<T> {
    fn make(g: &mut Gen) -> Self {
        few(g).pop()
    }
}

impl<T: Make, const N: usize> Make for [T; N] {
    fn make(g: &mut Gen) -> Self {
        std::array::from_fn(|_| T::make(g))
    }
}

macro_rules! pointers {
    ($($pointer:ident)*) => { $(impl<T: Make> Make for $pointer<T> { fn make(g: &mut Gen) -> Self { Self::new(T::make(g)) } })* };
}

pointers!(Box Rc Arc);

impl<T> Make for PhantomData<T> {
    fn make(_: &mut Gen) -> Self {
        PhantomData
    }
}

macro_rules! tuples {
    ($(($($ty:ident),+))*) => { $(impl<$($ty: Make),+> Make for ($($ty,)+) { fn make(g: &mut Gen) -> Self { ($($ty::make(g),)+) } })* };
}

tuples! { (A) (A, B) (A, B, C) (A, B, C, D) (A, B, C, D, E, F, G, H, I, J, K, L) }

/// A struct or message with named fields.
macro_rules! record {
    ($(#[$attr:meta])* $name:ident $([$($generics:tt)*] [$($args:tt)*])? {
        $($(#[$field_attr:meta])* $field:ident: $ty:ty,)*
    }) => {
        #[derive(bebop::Bebop, Clone, Debug, PartialEq)]
        $(#[$attr])*
        pub struct $name $(<$($generics)*>)? { $($(#[$field_attr])* pub $field: $ty,)* }

        #[allow(dead_code)]
        impl $(<$($generics)*>)? $name $(<$($args)*>)? {
            pub const FIELDS: &'static [&'static str] = &[$(stringify!($field)),*];
        }

        #[allow(deprecated)]
        impl $(<$($generics)*>)? $crate::make::Make for $name $(<$($args)*>)? {
            fn make(g: &mut quickcheck::Gen) -> Self {
                let _ = &g;
                Self { $($field: <$ty as $crate::make::Make>::make(g),)* }
            }
        }
    };
}

pub(crate) use record;
