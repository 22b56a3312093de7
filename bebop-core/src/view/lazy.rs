//! A value behind a pointer: checked once, decoded one level at a time.

use core::fmt::{self, Debug, Formatter};
use core::marker::PhantomData;

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::DecodeError;
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::view::{again, built_by_hand};
use crate::wire::reader::{self, Reader};
use crate::wire::writer::Writer;

/// The view of a `Box<T>`: the bytes of a value that were checked, which [`get`](Lazy::get) decodes.
/// So a record can contain itself.
#[derive(Clone, Copy)]
pub struct Lazy<'a, V>(Repr<'a, V>);

#[derive(Clone, Copy)]
enum Repr<'a, V> {
    Wire(&'a [u8], PhantomData<fn() -> V>),
    Item(&'a V),
}

impl<'a, V: Decode<'a> + Copy> Lazy<'a, V> {
    /// The value.
    #[inline]
    pub fn get(&self) -> V {
        match self.0 {
            Repr::Wire(bytes, _) => again(bytes).0,
            Repr::Item(value) => *value,
        }
    }

    /// The same value for a shorter time, of a view type of the same wire form.
    pub(crate) fn shorten<'s, W>(self) -> Lazy<'s, W>
    where
        'a: 's,
    {
        match self.0 {
            Repr::Wire(bytes, _) => Lazy(Repr::Wire(bytes, PhantomData)),
            Repr::Item(_) => built_by_hand(),
        }
    }
}

impl<'a, V> From<&'a V> for Lazy<'a, V> {
    fn from(value: &'a V) -> Self {
        Self(Repr::Item(value))
    }
}

impl<'a, V: Decode<'a> + Copy + Debug> Debug for Lazy<'a, V> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

impl<'a, V: Decode<'a> + Copy + PartialEq> PartialEq for Lazy<'a, V> {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl<'a, V: Decode<'a> + Encode + Copy> Encode for Lazy<'a, V> {
    const __SIZE: Size = <V as Encode>::__SIZE;

    fn encoded_len(&self) -> usize {
        self.__len(crate::DEPTH)
    }

    #[inline]
    fn encode(&self, out: &mut Writer<'_>) {
        match self.0 {
            Repr::Wire(bytes, _) if !out.is_canonical() => out.put(bytes),
            Repr::Wire(..) => self.get().encode(out),
            Repr::Item(value) => value.encode(out),
        }
    }

    #[inline]
    fn __len(&self, depth: u32) -> usize {
        match self.0 {
            Repr::Wire(bytes, _) => bytes.len(),
            Repr::Item(value) => value.__len(depth),
        }
    }
}

impl<'de: 'a, 'a, V: Decode<'de>> Decode<'de> for Lazy<'a, V> {
    const __BY_HAND: bool = false;
    const __SIZE: Size = V::__SIZE;

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
        let rest = if cx.is_checked() { V::__skip(b)? } else { V::__check(b, cx)? };
        Some((Self(Repr::Wire(reader::extent(b, rest), PhantomData)), rest))
    }

    #[inline]
    fn __check(b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        V::__check(b, cx)
    }

    #[inline]
    fn __skip(b: &'de [u8]) -> Option<&'de [u8]> {
        V::__skip(b)
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        V::__explain(r)
    }
}
