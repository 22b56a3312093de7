//! Maps: a count, then key, value, key, value.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::{borrow::Cow, boxed::Box};

use uuid::Uuid;

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::{DecodeError, DecodeErrorKind, Segment};
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::wire::array::{ahead, charge_unread};
use crate::wire::reader::{self, Reader};
use crate::wire::writer::Writer;

/// A type that may be the key of a map: bool, integers, text and uuid (wire format, map keys).
#[diagnostic::on_unimplemented(
    message = "`{Self}` can't be the key of a Bebop map",
    label = "not a key",
    note = "keys are bool, integers, text and uuid, and `#[bebop(transparent)]` newtypes of these"
)]
pub trait MapKey: Ord {}

macro_rules! keys {
    ($($ty:ty)*) => { $(impl MapKey for $ty {})* };
}

keys! {
    bool u8 i8 u16 i16 u32 i32 u64 i64 u128 i128 usize isize char
    str String Box<str> Rc<str> Arc<str> Uuid
}

impl MapKey for Cow<'_, str> {}
impl<T: MapKey + ?Sized> MapKey for &T {}

/// The smallest size of an entry.
pub(crate) const fn entry_size(key: Size, value: Size) -> Size {
    key.and(value)
}

/// Writes the entries of a map in the order given.
pub(crate) fn encode<'a, K: Encode + 'a, V: Encode + 'a>(
    entries: impl ExactSizeIterator<Item = (&'a K, &'a V)>,
    out: &mut Writer<'_>,
) {
    out.count(entries.len());
    for (key, value) in entries {
        key.encode(out);
        value.encode(out);
    }
}

/// Writes the entries of a map that has no order of its own: sorted where the encoding must be
/// canonical.
#[cfg(any(feature = "std", feature = "indexmap"))]
pub(crate) fn encode_unordered<'a, K: Encode + MapKey + 'a, V: Encode + 'a>(
    entries: impl ExactSizeIterator<Item = (&'a K, &'a V)>,
    out: &mut Writer<'_>,
) {
    if out.is_canonical() {
        let mut sorted: alloc::vec::Vec<_> = entries.collect();
        sorted.sort_unstable_by(|a, b| a.0.cmp(b.0));
        encode(sorted.into_iter(), out);
    } else {
        encode(entries, out);
    }
}

/// The length of a map.
pub(crate) fn len<'a, K: Encode + 'a, V: Encode + 'a>(
    entries: impl ExactSizeIterator<Item = (&'a K, &'a V)>,
    depth: u32,
) -> usize {
    let size = entry_size(K::__SIZE, V::__SIZE);
    let entries_len = if size.fixed {
        entries.len() * size.min
    } else {
        entries.map(|(key, value)| key.__len(depth) + value.__len(depth)).sum()
    };
    4 + entries_len
}

/// Reads the entries of a map and hands them to `insert`. The collection `M`, which is charged, gets
/// the count of entries that it may reserve for.
pub(crate) fn fill<'de, K: Decode<'de>, V: Decode<'de>, M>(
    b: &'de [u8],
    cx: Cx<'_>,
    with_capacity: impl FnOnce(usize) -> M,
    mut insert: impl FnMut(&mut M, K, V),
) -> Option<(M, &'de [u8])> {
    let (n, mut b) = reader::count(b, entry_size(K::__SIZE, V::__SIZE), cx)?;
    cx.allocate::<(K, V)>(n)?;
    let mut map = with_capacity(n.min(ahead::<(K, V)>(b)));
    for _ in 0..n {
        let (key, rest) = K::__hot(b, cx)?;
        let (value, rest) = V::__hot(rest, cx)?;
        charge_unread::<(K, V)>(b, rest, cx)?;
        insert(&mut map, key, value);
        b = rest;
    }
    Some((map, b))
}

/// Checks the entries of a map without building it.
pub(crate) fn check_entries<'de, K: Decode<'de>, V: Decode<'de>>(
    n: usize,
    mut b: &'de [u8],
    cx: Cx<'_>,
) -> Option<&'de [u8]> {
    for _ in 0..n {
        let rest = V::__check(K::__check(b, cx)?, cx)?;
        charge_unread::<(K, V)>(b, rest, cx)?;
        b = rest;
    }
    Some(b)
}

/// Passes over the entries of a map that was checked before.
pub(crate) fn skip_entries<'de, K: Decode<'de>, V: Decode<'de>>(n: usize, mut b: &'de [u8]) -> Option<&'de [u8]> {
    for _ in 0..n {
        b = V::__skip(K::__skip(b)?)?;
    }
    Some(b)
}

/// Explains a map; `M` is what an entry takes in memory.
pub(crate) fn explain<'de, K: Decode<'de>, V: Decode<'de>>(
    r: &mut Reader<'de>,
    entry_in_memory: impl FnOnce(&Reader<'de>, usize) -> Result<(), DecodeError>,
) -> Result<(), DecodeError> {
    let n = r.count(entry_size(K::__SIZE, V::__SIZE))?;
    entry_in_memory(r, n)?;
    let mut keys = BTreeSet::new();
    for index in 0..n {
        explain_entry::<K, V>(r, &mut keys).map_err(|error| error.push(Segment::Entry(index)))?;
    }
    Ok(())
}

fn explain_entry<'de, K: Decode<'de>, V: Decode<'de>>(
    r: &mut Reader<'de>,
    keys: &mut BTreeSet<&'de [u8]>,
) -> Result<(), DecodeError> {
    let before = r.rest();
    let start = r.offset();
    K::__explain(r)?;
    let key = reader::extent(before, r.rest());
    if r.is_strict() && !keys.insert(key) {
        return Err(DecodeError::new(DecodeErrorKind::RepeatedKey, start));
    }
    V::__explain(r)?;
    if <(K, V)>::__SIZE.min == 0 && !<(K, V)>::__SIZE.fixed && r.rest().len() == before.len() {
        r.empty_elements(1).map_err(|kind| r.fault(kind))?;
    }
    Ok(())
}

/// The codec of a map type: how it is made and how an entry goes in; `ordered` or `unordered`.
macro_rules! map {
    ($order:ident [$($generics:tt)*] $ty:ty, $key:ident, $value:ident, $with_capacity:expr, [$($encode:tt)*] [$($decode:tt)*]) => {
        impl<$($generics)*> Encode for $ty
        where
            $key: Encode + MapKey,
            $value: Encode,
            $($encode)*
        {
            const __SIZE: Size = Size::COUNTED;
            const __FLAT: bool = entry_size($key::__SIZE, $value::__SIZE).fixed;

            fn encoded_len(&self) -> usize {
                self.__len($crate::DEPTH)
            }

            fn encode(&self, out: &mut Writer<'_>) {
                map!(@$order self.iter(), out);
            }

            fn __len(&self, depth: u32) -> usize {
                $crate::wire::map::len(self.iter(), depth)
            }
        }

        impl<'de, $($generics)*> Decode<'de> for $ty
        where
            $key: Decode<'de> + MapKey,
            $value: Decode<'de>,
            $($decode)*
        {
            const __BY_HAND: bool = false;
            const __SIZE: Size = Size::COUNTED;
            const __IN_PLACE: bool = true;

            fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
                private::decode(r)
            }

            #[inline]
            fn __empty() -> Self {
                Self::default()
            }

            fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
                $crate::wire::map::fill(b, cx, $with_capacity, |map: &mut Self, key, value| {
                    map.insert(key, value);
                })
            }

            fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
                $crate::wire::map::explain::<$key, $value>(r, |r, n| r.allocate::<($key, $value)>(n))
            }
        }
    };
    (@ordered $entries:expr, $out:expr) => { $crate::wire::map::encode($entries, $out) };
    (@unordered $entries:expr, $out:expr) => { $crate::wire::map::encode_unordered($entries, $out) };
}

map!(ordered [K, V] BTreeMap<K, V>, K, V, |_| BTreeMap::new(), [] []);

#[cfg(feature = "std")]
mod hash {
    use core::hash::{BuildHasher, Hash};
    use std::collections::HashMap;

    use super::*;

    map!(unordered [K, V, S] HashMap<K, V, S>, K, V, |n| HashMap::with_capacity_and_hasher(n, S::default()),
        [] [K: Hash, S: BuildHasher + Default]);
}

#[cfg(feature = "indexmap")]
mod index {
    use core::hash::{BuildHasher, Hash};

    use indexmap::IndexMap;

    use super::*;

    map!(unordered [K, V, S] IndexMap<K, V, S>, K, V, |n| IndexMap::with_capacity_and_hasher(n, S::default()),
        [] [K: Hash, S: BuildHasher + Default]);
}
