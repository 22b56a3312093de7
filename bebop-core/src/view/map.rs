//! A map where it lies, with the entries of the wire in their order.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt::{self, Debug, Formatter};

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::DecodeError;
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::view::{again, built_by_hand};
use crate::wire::map::{self, entry_size, MapKey};
use crate::wire::reader::{self, Reader};
use crate::wire::writer::Writer;

/// The entries of a map, checked when it was decoded, and decoded again as they are walked; or a
/// Rust slice of entries.
///
/// It shows the entries of the wire: [`len`](MapView::len) and [`iter`](MapView::iter) count a key
/// that stands twice as two, [`get`](MapView::get) finds the last, as an owned map does.
///
/// ```
/// use bebop_core::MapView;
/// let entries = [("sword", 3_u32), ("bow", 1)];
/// let items = MapView::from(&entries);
/// assert_eq!(items.get("sword"), Some(3));
/// ```
#[derive(Clone, Copy)]
pub struct MapView<'a, K, V>(Repr<'a, K, V>);

#[derive(Clone, Copy)]
enum Repr<'a, K, V> {
    /// The entries without their count.
    Wire {
        count: u32,
        bytes: &'a [u8],
    },
    Items(&'a [(K, V)]),
}

impl<'a, K: Decode<'a> + Copy, V: Decode<'a> + Copy> MapView<'a, K, V> {
    /// The count of entries.
    pub fn len(&self) -> usize {
        match self.0 {
            Repr::Wire { count, .. } => count as usize,
            Repr::Items(items) => items.len(),
        }
    }

    /// There are no entries.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The value of the last entry with this key, in O(len).
    pub fn get<Q>(&self, key: Q) -> Option<V>
    where
        K: PartialEq<Q>,
    {
        self.iter().filter(|(found, _)| *found == key).last().map(|(_, value)| value)
    }

    /// There is an entry with this key.
    pub fn contains_key<Q>(&self, key: Q) -> bool
    where
        K: PartialEq<Q>,
    {
        self.iter().any(|(found, _)| found == key)
    }

    /// All entries in order.
    pub fn iter(&self) -> MapIter<'a, K, V> {
        MapIter(self.0)
    }

    /// All keys in order.
    pub fn keys(&self) -> impl Iterator<Item = K> + 'a
    where
        K: 'a,
        V: 'a,
    {
        self.iter().map(|(key, _)| key)
    }

    /// All values in order.
    pub fn values(&self) -> impl Iterator<Item = V> + 'a
    where
        K: 'a,
        V: 'a,
    {
        self.iter().map(|(_, value)| value)
    }

    /// The same entries for a shorter time, of view types of the same wire form.
    pub(crate) fn shorten<'s, L, W>(self) -> MapView<'s, L, W>
    where
        'a: 's,
    {
        match self.0 {
            Repr::Wire { count, bytes } => MapView(Repr::Wire { count, bytes }),
            Repr::Items(_) => built_by_hand(),
        }
    }
}

impl<K, V> Default for MapView<'_, K, V> {
    fn default() -> Self {
        Self(Repr::Items(&[]))
    }
}

impl<'a, K, V> From<&'a [(K, V)]> for MapView<'a, K, V> {
    fn from(items: &'a [(K, V)]) -> Self {
        Self(Repr::Items(items))
    }
}

impl<'a, K, V, const N: usize> From<&'a [(K, V); N]> for MapView<'a, K, V> {
    fn from(items: &'a [(K, V); N]) -> Self {
        Self(Repr::Items(items))
    }
}

impl<'a, K, V> From<&'a Vec<(K, V)>> for MapView<'a, K, V> {
    fn from(items: &'a Vec<(K, V)>) -> Self {
        Self(Repr::Items(items))
    }
}

/// The entries of a [`MapView`].
#[derive(Clone)]
pub struct MapIter<'a, K, V>(Repr<'a, K, V>);

impl<'a, K: Decode<'a> + Copy, V: Decode<'a> + Copy> Iterator for MapIter<'a, K, V> {
    type Item = (K, V);

    #[inline]
    fn next(&mut self) -> Option<(K, V)> {
        match &mut self.0 {
            Repr::Wire { count, bytes } => {
                *count = count.checked_sub(1)?;
                let (key, rest) = again(bytes);
                let (value, rest) = again(rest);
                *bytes = rest;
                Some((key, value))
            }
            Repr::Items(items) => {
                let (entry, rest) = items.split_first()?;
                *items = rest;
                Some(*entry)
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = MapView(self.0).len();
        (len, Some(len))
    }
}

impl<'a, K: Decode<'a> + Copy, V: Decode<'a> + Copy> ExactSizeIterator for MapIter<'a, K, V> {}

impl<K, V> Debug for MapIter<'_, K, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("MapIter")
    }
}

impl<'a, K: Decode<'a> + Copy, V: Decode<'a> + Copy> IntoIterator for MapView<'a, K, V> {
    type Item = (K, V);
    type IntoIter = MapIter<'a, K, V>;

    fn into_iter(self) -> MapIter<'a, K, V> {
        self.iter()
    }
}

impl<'a, K: Decode<'a> + Copy + Debug, V: Decode<'a> + Copy + Debug> Debug for MapView<'a, K, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<'a, K: Decode<'a> + Copy + PartialEq, V: Decode<'a> + Copy + PartialEq> PartialEq for MapView<'a, K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<'a, K, V> Encode for MapView<'a, K, V>
where
    K: Decode<'a> + Encode + Copy + MapKey,
    V: Decode<'a> + Encode + Copy,
{
    const __SIZE: Size = Size::COUNTED;

    fn encoded_len(&self) -> usize {
        self.__len(crate::DEPTH)
    }

    fn encode(&self, out: &mut Writer<'_>) {
        match self.0 {
            _ if out.is_canonical() => {
                let sorted: BTreeMap<K, V> = self.iter().collect();
                map::encode(sorted.iter(), out);
            }
            Repr::Wire { bytes, .. } => out.counted(self.len(), bytes, &[]),
            Repr::Items(items) => map::encode(items.iter().map(|(key, value)| (key, value)), out),
        }
    }

    fn __len(&self, depth: u32) -> usize {
        match self.0 {
            Repr::Wire { bytes, .. } => 4 + bytes.len(),
            Repr::Items(items) => map::len(items.iter().map(|(key, value)| (key, value)), depth),
        }
    }
}

impl<'de: 'a, 'a, K: Decode<'de>, V: Decode<'de>> Decode<'de> for MapView<'a, K, V> {
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
        let (n, b) = reader::count(b, entry_size(K::__SIZE, V::__SIZE), cx)?;
        let rest =
            if cx.is_checked() { map::skip_entries::<K, V>(n, b)? } else { map::check_entries::<K, V>(n, b, cx)? };
        Some((Self(Repr::Wire { count: n as u32, bytes: reader::extent(b, rest) }), rest))
    }

    #[inline]
    fn __skip(b: &'de [u8]) -> Option<&'de [u8]> {
        let (n, b) = reader::length(b)?;
        map::skip_entries::<K, V>(n, b)
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        map::explain::<K, V>(r, |_, _| Ok(()))
    }
}
