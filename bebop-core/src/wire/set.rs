//! Sets: arrays in which no element stands twice.

use alloc::collections::BTreeSet;

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::{DecodeError, DecodeErrorKind, Segment};
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::wire::array::{ahead, charge_unread, elements_len};
use crate::wire::reader::{self, Reader};
use crate::wire::writer::Writer;

/// Writes the elements of a set that has no order of its own: sorted by their encoding where the
/// whole must be canonical.
#[cfg(any(feature = "std", feature = "indexmap"))]
fn encode_unordered<'a, T: Encode + 'a>(items: impl ExactSizeIterator<Item = &'a T>, out: &mut Writer<'_>) {
    out.count(items.len());
    if out.is_canonical() {
        let mut encodings: alloc::vec::Vec<_> = items.filter_map(|item| item.to_canonical_bytes().ok()).collect();
        encodings.sort_unstable();
        encodings.iter().for_each(|bytes| out.put(bytes));
    } else {
        items.for_each(|item| item.encode(out));
    }
}

/// Writes the elements of an ordered set.
fn encode_ordered<'a, T: Encode + 'a>(items: impl ExactSizeIterator<Item = &'a T>, out: &mut Writer<'_>) {
    out.count(items.len());
    items.for_each(|item| item.encode(out));
}

fn fill<'de, T: Decode<'de>, C>(
    b: &'de [u8],
    cx: Cx<'_>,
    with_capacity: impl FnOnce(usize) -> C,
    mut insert: impl FnMut(&mut C, T) -> bool,
) -> Option<(C, &'de [u8])> {
    let (n, mut b) = reader::count(b, T::__SIZE, cx)?;
    cx.allocate::<T>(n)?;
    let mut set = with_capacity(n.min(ahead::<T>(b)));
    for _ in 0..n {
        let (item, rest) = T::__hot(b, cx)?;
        charge_unread::<T>(b, rest, cx)?;
        if !insert(&mut set, item) {
            return None;
        }
        b = rest;
    }
    Some((set, b))
}

/// Explains a set by building it once more.
fn explain<'de, T: Decode<'de>, C: Default>(
    r: &mut Reader<'de>,
    mut insert: impl FnMut(&mut C, T) -> bool,
) -> Result<(), DecodeError> {
    let n = r.count(T::__SIZE)?;
    r.allocate::<T>(n)?;
    let mut set = C::default();
    for index in 0..n {
        let (start, bytes) = (r.offset(), r.rest());
        let cx_budget = r.budget().clone();
        r.element::<T>(index)?;
        let cx = Cx { budget: Some(&cx_budget), ..r.cx() };
        let fresh = T::__hot(bytes, cx).is_none_or(|(item, _)| insert(&mut set, item));
        if !fresh {
            return Err(DecodeError::new(DecodeErrorKind::RepeatedElement, start).push(Segment::Index(index)));
        }
    }
    Ok(())
}

macro_rules! set {
    ($encode:ident [$($generics:tt)*] $ty:ty, $with_capacity:expr, [$($bounds:tt)*]) => {
        impl<$($generics)*> Encode for $ty
        where
            T: Encode,
        {
            const __SIZE: Size = Size::COUNTED;
            const __FLAT: bool = T::__SIZE.fixed;

            fn encoded_len(&self) -> usize {
                self.__len(crate::DEPTH)
            }

            fn encode(&self, out: &mut Writer<'_>) {
                $encode(self.iter(), out);
            }

            fn __len(&self, depth: u32) -> usize {
                4 + elements_len(self.iter(), depth)
            }
        }

        impl<'de, $($generics)*> Decode<'de> for $ty
        where
            T: Decode<'de>,
            $($bounds)*
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
                fill(b, cx, $with_capacity, |set: &mut Self, item| set.insert(item))
            }

            fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
                explain(r, |set: &mut Self, item| set.insert(item))
            }
        }
    };
}

set!(encode_ordered [T] BTreeSet<T>, |_| BTreeSet::new(), [T: Ord]);

#[cfg(feature = "std")]
mod hash {
    use core::hash::{BuildHasher, Hash};
    use std::collections::HashSet;

    use super::*;

    set!(encode_unordered [T, S] HashSet<T, S>, |n| HashSet::with_capacity_and_hasher(n, S::default()),
        [T: Eq + Hash, S: BuildHasher + Default]);
}

#[cfg(feature = "indexmap")]
mod index {
    use core::hash::{BuildHasher, Hash};

    use indexmap::IndexSet;

    use super::*;

    set!(encode_unordered [T, S] IndexSet<T, S>, |n| IndexSet::with_capacity_and_hasher(n, S::default()),
        [T: Eq + Hash, S: BuildHasher + Default]);
}
