//! The schemas of the types that Bebop and Rust share.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::marker::PhantomData;
use core::num::NonZero;

use half::{bf16, f16};
use uuid::Uuid;

use super::{Argument, Body, Builder, Field, Head, Member, Schema, Type};
use crate::flags::{FlagBits, Flags};
use crate::time::{Duration, Timestamp};
use crate::view::{Array, Lazy, List, MapView, Slice};
use crate::wire::map::MapKey;

macro_rules! scalars {
    ($($name:literal: $($ty:ty),+;)*) => {$($(
        impl Schema for $ty {
            fn __type(_: &mut Builder) -> Type {
                Type::Scalar($name)
            }
        }
    )+)*};
}

scalars! {
    "bool": bool;
    "byte": u8, NonZero<u8>;
    "int8": i8, NonZero<i8>;
    "uint16": u16, NonZero<u16>;
    "int16": i16, NonZero<i16>;
    "uint32": u32, NonZero<u32>, char;
    "int32": i32, NonZero<i32>;
    "uint64": u64, NonZero<u64>, usize, NonZero<usize>;
    "int64": i64, NonZero<i64>, isize, NonZero<isize>;
    "uint128": u128, NonZero<u128>;
    "int128": i128, NonZero<i128>;
    "float16": f16;
    "bfloat16": bf16;
    "float32": f32;
    "float64": f64;
    "uuid": Uuid;
    "string": str;
    "timestamp": Timestamp;
    "duration": Duration, core::time::Duration;
}

#[cfg(feature = "std")]
scalars! {
    "timestamp": std::time::SystemTime;
}

#[cfg(feature = "chrono")]
scalars! {
    "timestamp": chrono::DateTime<chrono::Utc>, chrono::DateTime<chrono::FixedOffset>;
    "duration": chrono::TimeDelta;
}

#[cfg(feature = "time")]
scalars! {
    "timestamp": ::time::OffsetDateTime, ::time::UtcDateTime;
    "duration": ::time::Duration;
}

#[cfg(feature = "jiff")]
scalars! {
    "timestamp": jiff::Timestamp;
    "duration": jiff::SignedDuration;
}

/// Types that are written as another.
macro_rules! same {
    ($([$($generics:tt)*] $ty:ty => $other:ty;)*) => {$(
        impl<$($generics)*> Schema for $ty {
            fn __type(s: &mut Builder) -> Type {
                <$other as Schema>::__type(s)
            }
        }
    )*};
}

same! {
    [] String => str;
    [T: Schema + ?Sized] &T => T;
    [T: Schema + ?Sized] &mut T => T;
    [T: Schema + ?Sized] Box<T> => T;
    [T: Schema + ?Sized] Rc<T> => T;
    [T: Schema + ?Sized] Arc<T> => T;
    [B: Schema + ToOwned + ?Sized] Cow<'_, B> => B;
    [V: Schema] Lazy<'_, V> => V;
    [T: Schema] Vec<T> => [T];
    [T: Schema] VecDeque<T> => [T];
    [T: Schema] BTreeSet<T> => [T];
    [T: Schema] Slice<'_, T> => [T];
    [V: Schema] List<'_, V> => [V];
    [V: Schema, const N: usize] Array<'_, V, N> => [V; N];
    [K: MapKey + Schema, V: Schema] MapView<'_, K, V> => BTreeMap<K, V>;
}

#[cfg(feature = "std")]
same! {
    [T: Schema, S] std::collections::HashSet<T, S> => [T];
    [K: MapKey + Schema, V: Schema, S] std::collections::HashMap<K, V, S> => BTreeMap<K, V>;
}

#[cfg(feature = "indexmap")]
same! {
    [T: Schema, S] indexmap::IndexSet<T, S> => [T];
    [K: MapKey + Schema, V: Schema, S] indexmap::IndexMap<K, V, S> => BTreeMap<K, V>;
}

#[cfg(feature = "bytes")]
same! {
    [] bytes::Bytes => [u8];
}

#[cfg(feature = "smallvec")]
same! {
    [A: smallvec::Array<Item: Schema>] smallvec::SmallVec<A> => [A::Item];
}

#[cfg(feature = "arrayvec")]
same! {
    [T: Schema, const N: usize] arrayvec::ArrayVec<T, N> => [T];
}

impl<T: Schema> Schema for [T] {
    fn __type(s: &mut Builder) -> Type {
        Type::Array(Box::new(s.written(T::__type)))
    }
}

impl<T: Schema, const N: usize> Schema for [T; N] {
    fn __type(s: &mut Builder) -> Type {
        s.fixed_array(T::__type, N)
    }
}

impl<T: Schema> Schema for Option<T> {
    fn __type(s: &mut Builder) -> Type {
        Type::Optional(Box::new(s.written(T::__type)))
    }
}

impl<K: MapKey + Schema, V: Schema> Schema for BTreeMap<K, V> {
    fn __type(s: &mut Builder) -> Type {
        Type::Map(Box::new(K::__type(s)), Box::new(s.written(V::__type)))
    }
}

impl<T: ?Sized> Schema for PhantomData<T> {
    fn __type(_: &mut Builder) -> Type {
        Type::Nothing
    }
}

macro_rules! tuples {
    ($($name:literal ($($ty:ident $field:literal)*);)*) => {$(
        impl<$($ty: Schema),*> Schema for ($($ty,)*) {
            fn __type(s: &mut Builder) -> Type {
                s.define::<Self>(
                    Head { name: $name, package: "", docs: &[], arguments: &[$(Argument::Type($ty::__type)),*] },
                    Body::Struct(&[$(
                        Field { name: $field, tag: 0, ty: $ty::__type, docs: &[], deprecated: false }
                    ),*]),
                )
            }
        }
    )*};
}

tuples! {
    "Tuple0" ();
    "Tuple1" (A "_0");
    "Tuple2" (A "_0" B "_1");
    "Tuple3" (A "_0" B "_1" C "_2");
    "Tuple4" (A "_0" B "_1" C "_2" D "_3");
    "Tuple5" (A "_0" B "_1" C "_2" D "_3" E "_4");
    "Tuple6" (A "_0" B "_1" C "_2" D "_3" E "_4" F "_5");
    "Tuple7" (A "_0" B "_1" C "_2" D "_3" E "_4" F "_5" G "_6");
    "Tuple8" (A "_0" B "_1" C "_2" D "_3" E "_4" F "_5" G "_6" H "_7");
    "Tuple9" (A "_0" B "_1" C "_2" D "_3" E "_4" F "_5" G "_6" H "_7" I "_8");
    "Tuple10" (A "_0" B "_1" C "_2" D "_3" E "_4" F "_5" G "_6" H "_7" I "_8" J "_9");
    "Tuple11" (A "_0" B "_1" C "_2" D "_3" E "_4" F "_5" G "_6" H "_7" I "_8" J "_9" K "_10");
    "Tuple12" (A "_0" B "_1" C "_2" D "_3" E "_4" F "_5" G "_6" H "_7" I "_8" J "_9" K "_10" L "_11");
}

/// A list of pairs, which `#[bebop(map)]` makes a map.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` can't be a map in a Bebop schema",
    label = "not a list of pairs",
    note = "`#[bebop(map)]` is for `Vec<(K, V)>` and other lists of pairs"
)]
pub trait Pairs {
    /// The key.
    type Key: MapKey + Schema;
    /// The value.
    type Value: Schema;
}

/// `map[K, V]` for a list of pairs.
#[doc(hidden)]
pub fn pairs<P: Pairs + ?Sized>(s: &mut Builder) -> Type {
    BTreeMap::<P::Key, P::Value>::__type(s)
}

macro_rules! pairs {
    ($([$($generics:tt)*] $ty:ty => $key:ty, $value:ty;)*) => {$(
        impl<$($generics)*> Pairs for $ty {
            type Key = $key;
            type Value = $value;
        }
    )*};
}

pairs! {
    [K: MapKey + Schema, V: Schema] [(K, V)] => K, V;
    [K: MapKey + Schema, V: Schema] Vec<(K, V)> => K, V;
    [K: MapKey + Schema, V: Schema] VecDeque<(K, V)> => K, V;
    [K: MapKey + Schema, V: Schema] List<'_, (K, V)> => K, V;
    [K: MapKey + Schema, V: Schema] Slice<'_, (K, V)> => K, V;
    [P: Pairs + ?Sized] &P => P::Key, P::Value;
    [P: Pairs + ?Sized] Box<P> => P::Key, P::Value;
    [P: Pairs + ?Sized] Rc<P> => P::Key, P::Value;
    [P: Pairs + ?Sized] Arc<P> => P::Key, P::Value;
    [B: Pairs + ToOwned + ?Sized] Cow<'_, B> => B::Key, B::Value;
}

#[cfg(feature = "smallvec")]
pairs! {
    [K: MapKey + Schema, V: Schema, A: smallvec::Array<Item = (K, V)>] smallvec::SmallVec<A> => K, V;
}

#[cfg(feature = "arrayvec")]
pairs! {
    [K: MapKey + Schema, V: Schema, const N: usize] arrayvec::ArrayVec<(K, V), N> => K, V;
}

/// The definition of flags, whose members only the trait `Flags` knows. Generated code calls this.
#[doc(hidden)]
pub fn flags<T: Flags>(s: &mut Builder, head: Head<'_>, forward_compatible: bool) -> Type {
    let member =
        |(name, bits): (&'static str, T::Bits)| Member { name, value: bits.to_i128(), docs: &[], deprecated: false };
    let members: Vec<Member> = T::members().map(member).collect();
    s.define::<T>(head, Body::Flags { base: <T::Bits as Schema>::__type, members: &members, forward_compatible })
}
