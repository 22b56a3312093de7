//! The views of the types that Bebop and Rust share.

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

use crate::time::{Duration, Timestamp};
use crate::view::{FromView, Lazy, List, MapView, Sequence, Slice, Viewed};
use crate::wire::map::MapKey;

/// Types of fixed size that are their own view.
macro_rules! own_view {
    ($($ty:ty)*) => {$(
        impl Viewed for $ty {
            type View<'a> = Self;
            type Seq<'a> = Slice<'a, Self>;

            #[inline]
            fn __shorten<'s, 'l: 's>(view: Self) -> Self {
                view
            }

            #[inline]
            fn __shorten_seq<'s, 'l: 's>(seq: Slice<'l, Self>) -> Slice<'s, Self> {
                seq.shorten()
            }
        }

        impl FromView for $ty {
            #[inline]
            fn from_view(view: Self) -> Self {
                view
            }
        }
    )*};
}

own_view! {
    bool i8 u16 i16 u32 i32 u64 i64 u128 i128 f16 bf16 f32 f64 usize isize char Uuid
    NonZero<u8> NonZero<i8> NonZero<u16> NonZero<i16> NonZero<u32> NonZero<i32> NonZero<u64> NonZero<i64>
    NonZero<u128> NonZero<i128> NonZero<usize> NonZero<isize>
    Timestamp Duration core::time::Duration
}
#[cfg(feature = "std")]
own_view!(std::time::SystemTime);
#[cfg(feature = "chrono")]
own_view!(chrono::DateTime<chrono::Utc> chrono::DateTime<chrono::FixedOffset> chrono::TimeDelta);
#[cfg(feature = "time")]
mod time_crate {
    use ::time::{Duration, OffsetDateTime, UtcDateTime};

    use super::*;

    own_view!(OffsetDateTime UtcDateTime Duration);
}
#[cfg(feature = "jiff")]
own_view!(jiff::Timestamp jiff::SignedDuration);

/// A list of bytes is `&[u8]`.
impl Viewed for u8 {
    type View<'a> = Self;
    type Seq<'a> = &'a [u8];

    #[inline]
    fn __shorten<'s, 'l: 's>(view: Self) -> Self {
        view
    }

    #[inline]
    fn __shorten_seq<'s, 'l: 's>(seq: &'l [u8]) -> &'s [u8] {
        seq
    }
}

impl FromView for u8 {
    #[inline]
    fn from_view(view: Self) -> Self {
        view
    }
}

/// Types whose lists are a [`List`]: how a view is shortened and owned.
macro_rules! viewed {
    ($([$($generics:tt)*] [$($owned_generics:tt)*] $(where [$($bounds:tt)*])? $ty:ty, $lt:lifetime => $view:ty, $shorten:expr, $owned:expr;)*) => {$(
        impl<$($generics)*> Viewed for $ty
        $(where
            $($bounds)*)?
        {
            type View<$lt> = $view;
            type Seq<$lt> = List<$lt, $view>;

            #[inline]
            fn __shorten<'s, 'l: 's>(view: Self::View<'l>) -> Self::View<'s> {
                ($shorten)(view)
            }

            #[inline]
            fn __shorten_seq<'s, 'l: 's>(seq: Self::Seq<'l>) -> Self::Seq<'s> {
                seq.shorten()
            }
        }

        impl<$($owned_generics)*> FromView for $ty
        $(where
            $($bounds)*)?
        {
            #[inline]
            fn from_view(view: Self::View<'_>) -> Self {
                ($owned)(view)
            }
        }
    )*};
}

#[allow(unused_imports)]
pub(crate) use viewed;

/// The owned value behind a pointer.
fn owned_target<'a, T: FromView>(lazy: Lazy<'a, T::View<'a>>) -> T {
    T::from_view(lazy.get())
}

/// The owned elements of a list.
pub(crate) fn owned_elements<'a, T: FromView, C: FromIterator<T>>(seq: T::Seq<'a>) -> C {
    seq.iter().map(T::from_view).collect()
}

/// The owned entries of a map.
pub(crate) fn owned_entries<'a, K: FromView, V: FromView, C: FromIterator<(K, V)>>(
    map: MapView<'a, K::View<'a>, V::View<'a>>,
) -> C {
    map.iter().map(|(key, value)| (K::from_view(key), V::from_view(value))).collect()
}

viewed! {
    [K: Viewed + MapKey, V: Viewed] [K: FromView + MapKey, V: FromView] where [for<'x> K::View<'x>: MapKey] BTreeMap<K, V>, 'a => MapView<'a, K::View<'a>, V::View<'a>>,
        MapView::shorten, owned_entries::<K, V, _>;
    [] [] String, 'a => &'a str, |text| text, str::to_owned;
    [] [] Box<str>, 'a => &'a str, |text| text, Box::from;
    [] [] Rc<str>, 'a => &'a str, |text| text, Rc::from;
    [] [] Arc<str>, 'a => &'a str, |text| text, Arc::from;
    [] [] Cow<'static, str>, 'a => &'a str, |text| text, |text| Cow::Owned(str::to_owned(text));
    [T: Viewed] [T: FromView] Vec<T>, 'a => T::Seq<'a>, T::__shorten_seq, owned_elements::<T, _>;
    [T: Viewed] [T: FromView] Box<[T]>, 'a => T::Seq<'a>, T::__shorten_seq, owned_elements::<T, _>;
    [T: Viewed] [T: FromView] VecDeque<T>, 'a => T::Seq<'a>, T::__shorten_seq, owned_elements::<T, _>;
    [T: Viewed + Ord] [T: FromView + Ord] BTreeSet<T>, 'a => T::Seq<'a>, T::__shorten_seq, owned_elements::<T, _>;
    [T: Viewed + Clone] [T: FromView + Clone] Cow<'static, [T]>, 'a => T::Seq<'a>, T::__shorten_seq,
        |seq| Cow::Owned(owned_elements::<T, Vec<T>>(seq));
    [T: Viewed, const N: usize] [T: FromView, const N: usize] [T; N], 'a => [T::View<'a>; N],
        |array: [T::View<'l>; N]| array.map(T::__shorten), |array: [_; N]| array.map(T::from_view);
    [T: Viewed] [T: FromView] Option<T>, 'a => Option<T::View<'a>>,
        |option: Option<T::View<'l>>| option.map(T::__shorten), |option: Option<_>| option.map(T::from_view);
    [T: Viewed] [T: FromView] Box<T>, 'a => Lazy<'a, T::View<'a>>, Lazy::shorten, |lazy| Box::new(owned_target::<T>(lazy));
    [T: Viewed] [T: FromView] Rc<T>, 'a => Lazy<'a, T::View<'a>>, Lazy::shorten, |lazy| Rc::new(owned_target::<T>(lazy));
    [T: Viewed] [T: FromView] Arc<T>, 'a => Lazy<'a, T::View<'a>>, Lazy::shorten, |lazy| Arc::new(owned_target::<T>(lazy));
    [T: ?Sized + 'static] [T: ?Sized + 'static] PhantomData<T>, 'a => Self, |view| view, |view| view;
    [] [] (), 'a => (), |view| view, |view| view;
}

macro_rules! tuples {
    ($(($($ty:ident $index:tt),+))*) => {
        viewed! {$(
            [$($ty: Viewed),+] [$($ty: FromView),+] ($($ty,)+), 'a => ($($ty::View<'a>,)+),
                |view: ($($ty::View<'l>,)+)| ($($ty::__shorten(view.$index),)+),
                |view: ($($ty::View<'_>,)+)| ($($ty::from_view(view.$index),)+);
        )*}
    };
}

tuples! {
    (A 0) (A 0, B 1) (A 0, B 1, C 2) (A 0, B 1, C 2, D 3) (A 0, B 1, C 2, D 3, E 4) (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6) (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8) (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11)
}

#[cfg(feature = "std")]
mod hash {
    use core::hash::{BuildHasher, Hash};
    use std::collections::{HashMap, HashSet};

    use super::*;

    viewed! {
        [K: Viewed + MapKey + Hash, V: Viewed, S: BuildHasher + Default + 'static] [K: FromView + MapKey + Hash, V: FromView, S: BuildHasher + Default + 'static] where [for<'x> K::View<'x>: MapKey] HashMap<K, V, S>, 'a =>
            MapView<'a, K::View<'a>, V::View<'a>>, MapView::shorten, owned_entries::<K, V, _>;
        [T: Viewed + Hash + Eq, S: BuildHasher + Default + 'static] [T: FromView + Hash + Eq, S: BuildHasher + Default + 'static] HashSet<T, S>, 'a => T::Seq<'a>,
            T::__shorten_seq, owned_elements::<T, _>;
    }
}

#[cfg(feature = "indexmap")]
mod index {
    use core::hash::{BuildHasher, Hash};

    use indexmap::{IndexMap, IndexSet};

    use super::*;

    viewed! {
        [K: Viewed + MapKey + Hash, V: Viewed, S: BuildHasher + Default + 'static] [K: FromView + MapKey + Hash, V: FromView, S: BuildHasher + Default + 'static] where [for<'x> K::View<'x>: MapKey] IndexMap<K, V, S>, 'a =>
            MapView<'a, K::View<'a>, V::View<'a>>, MapView::shorten, owned_entries::<K, V, _>;
        [T: Viewed + Hash + Eq, S: BuildHasher + Default + 'static] [T: FromView + Hash + Eq, S: BuildHasher + Default + 'static] IndexSet<T, S>, 'a => T::Seq<'a>,
            T::__shorten_seq, owned_elements::<T, _>;
    }
}
