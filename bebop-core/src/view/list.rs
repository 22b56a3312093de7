//! A list of values of any size, checked once and decoded again as it is walked.

use alloc::vec::Vec;
use core::fmt::{self, Debug, Formatter};

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::DecodeError;
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::view::{again, built_by_hand, fixed_element, Sequence};
use crate::wire::array;
use crate::wire::reader::{self, Reader};
use crate::wire::writer::Writer;

/// A list of views, checked when it was decoded, and decoded again element by element as it is
/// walked; or a Rust slice of views. It allocates nothing.
///
/// It knows its extent in bytes, so that it is encoded again by one copy.
///
/// ```
/// use bebop_core::{Decode, List};
/// let names = List::<&str>::from_bytes(&[1, 0, 0, 0, 2, 0, 0, 0, b'h', b'i', 0])?;
/// assert_eq!(names.iter().collect::<Vec<_>>(), ["hi"]);
/// # Ok::<(), bebop_core::DecodeError>(())
/// ```
#[derive(Clone, Copy)]
pub struct List<'a, V>(Repr<'a, V>);

#[derive(Clone, Copy)]
enum Repr<'a, V> {
    /// The elements without their count.
    Wire {
        count: u32,
        bytes: &'a [u8],
    },
    Items(&'a [V]),
}

impl<'a, V: Decode<'a> + Copy> List<'a, V> {
    /// The count of elements.
    #[inline]
    pub fn len(&self) -> usize {
        match self.0 {
            Repr::Wire { count, .. } => count as usize,
            Repr::Items(items) => items.len(),
        }
    }

    /// There are no elements.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The element `index`: in O(1) where elements have a fixed size, else in O(index).
    pub fn get(&self, index: usize) -> Option<V> {
        match self.0 {
            Repr::Wire { bytes, .. } if V::__SIZE.fixed && V::__SIZE.min > 0 => {
                Some(again(fixed_element(bytes, V::__SIZE, index)?).0)
            }
            Repr::Wire { .. } => self.iter().nth(index),
            Repr::Items(items) => items.get(index).copied(),
        }
    }

    /// All elements in order.
    #[inline]
    pub fn iter(&self) -> ListIter<'a, V> {
        ListIter(self.0)
    }

    /// The elements in a `Vec`.
    pub fn to_vec(&self) -> Vec<V> {
        self.iter().collect()
    }

    /// Appends the elements without their count.
    #[inline]
    pub(crate) fn encode_elements(&self, out: &mut Writer<'_>)
    where
        V: Encode,
    {
        match self.0 {
            Repr::Wire { .. } if out.is_canonical() => self.iter().for_each(|item| item.encode(out)),
            Repr::Wire { bytes, .. } => out.put(bytes),
            Repr::Items(items) => <V as Encode>::__list(items, out),
        }
    }

    /// The same elements for a shorter time, of a view type of the same wire form.
    pub(crate) fn shorten<'s, W>(self) -> List<'s, W>
    where
        'a: 's,
    {
        match self.0 {
            Repr::Wire { count, bytes } => List(Repr::Wire { count, bytes }),
            Repr::Items(_) => built_by_hand(),
        }
    }
}

impl<'a, V> List<'a, V> {
    /// The `count` elements at the start of `b` that were checked, up to `rest`.
    pub(crate) fn checked(count: u32, b: &'a [u8], rest: &[u8]) -> Self {
        Self(Repr::Wire { count, bytes: reader::extent(b, rest) })
    }
}

impl<V> Default for List<'_, V> {
    fn default() -> Self {
        Self(Repr::Items(&[]))
    }
}

impl<'a, V> From<&'a [V]> for List<'a, V> {
    fn from(items: &'a [V]) -> Self {
        Self(Repr::Items(items))
    }
}

impl<'a, V, const N: usize> From<&'a [V; N]> for List<'a, V> {
    fn from(items: &'a [V; N]) -> Self {
        Self(Repr::Items(items))
    }
}

impl<'a, V> From<&'a Vec<V>> for List<'a, V> {
    fn from(items: &'a Vec<V>) -> Self {
        Self(Repr::Items(items))
    }
}

impl<'a, V: Decode<'a> + Copy> Sequence<'a> for List<'a, V> {
    type Item = V;
    type Iter = ListIter<'a, V>;

    fn len(&self) -> usize {
        List::len(self)
    }

    fn get(&self, index: usize) -> Option<V> {
        List::get(self, index)
    }

    fn iter(&self) -> ListIter<'a, V> {
        List::iter(self)
    }
}

/// The elements of a [`List`].
#[derive(Clone)]
pub struct ListIter<'a, V>(Repr<'a, V>);

impl<'a, V: Decode<'a> + Copy> Iterator for ListIter<'a, V> {
    type Item = V;

    #[inline]
    fn next(&mut self) -> Option<V> {
        match &mut self.0 {
            Repr::Wire { count, bytes } => {
                *count = count.checked_sub(1)?;
                let (item, rest) = again(bytes);
                *bytes = rest;
                Some(item)
            }
            Repr::Items(items) => {
                let (item, rest) = items.split_first()?;
                *items = rest;
                Some(*item)
            }
        }
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = List(self.0).len();
        (len, Some(len))
    }
}

impl<'a, V: Decode<'a> + Copy> ExactSizeIterator for ListIter<'a, V> {}

impl<V> Debug for ListIter<'_, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("ListIter")
    }
}

impl<'a, V: Decode<'a> + Copy> IntoIterator for List<'a, V> {
    type Item = V;
    type IntoIter = ListIter<'a, V>;

    fn into_iter(self) -> ListIter<'a, V> {
        self.iter()
    }
}

impl<'a, V: Decode<'a> + Copy + Debug> Debug for List<'a, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, V: Decode<'a> + Copy + PartialEq> PartialEq for List<'a, V> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<'a, V: Decode<'a> + Copy + PartialEq> PartialEq<[V]> for List<'a, V> {
    fn eq(&self, other: &[V]) -> bool {
        self.iter().eq(other.iter().copied())
    }
}

impl<'a, V: Decode<'a> + Encode + Copy> Encode for List<'a, V> {
    const __SIZE: Size = Size::COUNTED;

    fn encoded_len(&self) -> usize {
        self.__len(crate::DEPTH)
    }

    #[inline]
    fn encode(&self, out: &mut Writer<'_>) {
        out.count(self.len());
        self.encode_elements(out);
    }

    #[inline]
    fn __len(&self, depth: u32) -> usize {
        match self.0 {
            Repr::Wire { bytes, .. } => 4 + bytes.len(),
            Repr::Items(items) => items.__len(depth),
        }
    }
}

impl<'de: 'a, 'a, V: Decode<'de>> Decode<'de> for List<'a, V> {
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

    #[inline]
    fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
        let (n, b) = reader::count(b, V::__SIZE, cx)?;
        let rest =
            if cx.is_checked() { array::skip_elements::<V>(n, b)? } else { array::check_elements::<V>(n, b, cx)? };
        Some((Self::checked(n as u32, b, rest), rest))
    }

    #[inline]
    fn __check(b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        array::check::<V>(b, cx)
    }

    #[inline]
    fn __skip(b: &'de [u8]) -> Option<&'de [u8]> {
        array::skip::<V>(b)
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        array::explain_view::<V>(r)
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use super::List;
    use crate::{Decode, Encode, MapView};

    type Texts<'a> = List<'a, &'a str>;
    type Maps<'a> = List<'a, MapView<'a, &'a str, Texts<'a>>>;

    /// What only has to be passed over while an element is looked at is found in its turn.
    #[test]
    fn lists_in_lists_are_walked_as_they_were_written() {
        let lists = vec![vec![vec!["a", "bc"], vec![]], vec![], vec![vec!["é"]]];
        let bytes = lists.to_bytes();
        let view = List::<List<'_, Texts<'_>>>::from_bytes(&bytes).unwrap();
        let walked: Vec<Vec<Vec<&str>>> =
            view.iter().map(|list| list.iter().map(|texts| texts.to_vec()).collect()).collect();
        assert_eq!(walked, lists);
        assert_eq!(view.to_canonical_bytes().unwrap(), bytes);
    }

    #[test]
    fn maps_in_lists_are_walked_as_they_were_written() {
        let entries = [("x", vec!["y", "z"]), ("k", vec![])].into();
        let maps: Vec<alloc::collections::BTreeMap<&str, Vec<&str>>> = vec![entries, [("", vec![""])].into()];
        let bytes = maps.to_bytes();
        let view = Maps::from_bytes(&bytes).unwrap();
        let walked: Vec<_> =
            view.iter().map(|map| map.iter().map(|(key, texts)| (key, texts.to_vec())).collect()).collect();
        assert_eq!(maps, walked);
    }

    #[test]
    fn the_deepest_text_is_checked_when_the_view_is_made() {
        let mut bytes = vec![vec![vec!["text"]]].to_bytes();
        let text = bytes.len() - 2;
        bytes[text] = 0xff;
        assert!(List::<List<'_, Texts<'_>>>::from_bytes(&bytes).is_err());
    }
}
