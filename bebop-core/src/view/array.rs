//! A large array of fixed length where it lies.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt::{self, Debug, Formatter};

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::DecodeError;
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::view::{FromView, List, ListIter, Viewed};
use crate::wire::reader::Reader;
use crate::wire::writer::Writer;

/// The view of a `T[n]` of more than 4 KiB: its elements, read where they lie. (A smaller array is
/// its own view, by value.)
#[derive(Clone, Copy)]
pub struct Array<'a, V, const N: usize>(List<'a, V>);

impl<'a, V: Decode<'a> + Copy, const N: usize> Array<'a, V, N> {
    /// The count of elements, `N`.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        N
    }

    /// The element `index`: in O(1) where elements have a fixed size, else in O(index).
    pub fn get(&self, index: usize) -> Option<V> {
        self.0.get(index)
    }

    /// All elements in order.
    pub fn iter(&self) -> ListIter<'a, V> {
        self.0.iter()
    }

    /// The elements in a `Vec`.
    pub fn to_vec(&self) -> Vec<V> {
        self.0.to_vec()
    }

    /// The same elements for a shorter time, of a view type of the same wire form.
    pub(crate) fn shorten<'s, W>(self) -> Array<'s, W, N>
    where
        'a: 's,
    {
        Array(self.0.shorten())
    }
}

/// The owned array, made on the heap.
pub(crate) fn boxed<'a, T: FromView, const N: usize>(array: Array<'a, T::View<'a>, N>) -> Box<[T; N]> {
    let items: Vec<T> = array.iter().map(T::from_view).collect();
    match items.into_boxed_slice().try_into() {
        Ok(array) => array,
        Err(_) => unreachable!("an `Array` has N elements"),
    }
}

/// The same array for a shorter time. Generated code calls this.
pub fn shorten_array<'s, 'l: 's, T: Viewed, const N: usize>(
    array: Array<'l, T::View<'l>, N>,
) -> Array<'s, T::View<'s>, N> {
    array.shorten()
}

impl<'a, V, const N: usize> From<&'a [V; N]> for Array<'a, V, N> {
    fn from(items: &'a [V; N]) -> Self {
        Self(List::from(items))
    }
}

impl<'a, V: Decode<'a> + Copy, const N: usize> IntoIterator for Array<'a, V, N> {
    type Item = V;
    type IntoIter = ListIter<'a, V>;

    fn into_iter(self) -> ListIter<'a, V> {
        self.iter()
    }
}

impl<'a, V: Decode<'a> + Copy + Debug, const N: usize> Debug for Array<'a, V, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'a, V: Decode<'a> + Copy + PartialEq, const N: usize> PartialEq for Array<'a, V, N> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<'a, V: Decode<'a> + Encode + Copy, const N: usize> Encode for Array<'a, V, N> {
    const __SIZE: Size = <V as Encode>::__SIZE.times(N);

    fn encoded_len(&self) -> usize {
        self.__len(crate::DEPTH)
    }

    fn encode(&self, out: &mut Writer<'_>) {
        self.0.encode_elements(out);
    }

    fn __len(&self, depth: u32) -> usize {
        self.0.__len(depth) - 4
    }
}

impl<'de: 'a, 'a, V: Decode<'de>, const N: usize> Decode<'de> for Array<'a, V, N> {
    const __BY_HAND: bool = false;
    const __SIZE: Size = V::__SIZE.times(N);

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
        let rest = <[V; N]>::__check(b, cx)?;
        Some((Self(List::checked(N as u32, b, rest)), rest))
    }

    #[inline]
    fn __check(b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        <[V; N]>::__check(b, cx)
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        <[V; N]>::__explain(r)
    }
}
