//! A list of scalars or of fixed-size structs, read where it lies.

use alloc::vec::Vec;
use core::fmt::{self, Debug, Formatter};

use half::{bf16, f16};
use zerocopy::FromBytes;

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

/// A list of scalars or of fixed-size structs, borrowed from the wire at any alignment and on any
/// byte order, or from a Rust slice.
///
/// Making it costs no walk where every pattern of bits is a value, and one check of the elements
/// where not.
///
/// ```
/// use bebop_core::{Decode, Slice};
/// let samples = Slice::<u16>::from_bytes(&[2, 0, 0, 0, 0x34, 0x12, 0xff, 0])?;
/// assert_eq!(samples.get(0), Some(0x1234));
/// assert_eq!(samples.to_vec(), [0x1234, 0xff]);
/// # Ok::<(), bebop_core::DecodeError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Slice<'a, T>(Repr<'a, T>);

#[derive(Clone, Copy)]
enum Repr<'a, T> {
    /// The elements without their count: a multiple of their size.
    Wire(&'a [u8]),
    Items(&'a [T]),
}

impl<'a, T: Decode<'a> + Copy> Slice<'a, T> {
    /// The count of elements.
    #[inline]
    pub fn len(&self) -> usize {
        match self.0 {
            Repr::Wire(bytes) => bytes.len().checked_div(T::__SIZE.min).unwrap_or(0),
            Repr::Items(items) => items.len(),
        }
    }

    /// There are no elements.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The element `index`, in O(1).
    #[inline]
    pub fn get(&self, index: usize) -> Option<T> {
        match self.0 {
            Repr::Wire(bytes) => Some(again(fixed_element(bytes, T::__SIZE, index)?).0),
            Repr::Items(items) => items.get(index).copied(),
        }
    }

    /// All elements in order.
    #[inline]
    pub fn iter(&self) -> SliceIter<'a, T> {
        SliceIter(self.0)
    }

    /// The elements in a `Vec`.
    pub fn to_vec(&self) -> Vec<T> {
        match self.0 {
            Repr::Wire(bytes) if T::__SIZE.min > 0 => {
                bytes.chunks_exact(T::__SIZE.min).map(|chunk| again(chunk).0).collect()
            }
            Repr::Wire(_) => Vec::new(),
            Repr::Items(items) => items.to_vec(),
        }
    }

    /// The same elements for a shorter time, as another type of the same bytes.
    pub(crate) fn shorten<'s>(self) -> Slice<'s, T>
    where
        'a: 's,
    {
        match self.0 {
            Repr::Wire(bytes) => Slice(Repr::Wire(bytes)),
            Repr::Items(_) => built_by_hand(),
        }
    }
}

impl<'a, T: Native> Slice<'a, T> {
    /// The elements as a Rust slice, where the alignment and the byte order of this machine allow.
    pub fn as_native(&self) -> Option<&'a [T]> {
        match self.0 {
            Repr::Wire(bytes) if cfg!(target_endian = "little") || size_of::<T>() == 1 => T::__cast(bytes),
            Repr::Wire(_) => None,
            Repr::Items(items) => Some(items),
        }
    }
}

/// Scalars whose memory is their encoding on little-endian machines: the numbers.
pub trait Native: sealed::Sealed + Copy + 'static {
    #[doc(hidden)]
    fn __cast(bytes: &[u8]) -> Option<&[Self]>;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! native {
    ($($ty:ty)*) => {$(
        impl sealed::Sealed for $ty {}
        impl Native for $ty {
            fn __cast(bytes: &[u8]) -> Option<&[Self]> {
                <[Self]>::ref_from_bytes(bytes).ok()
            }
        }
    )*};
}

native!(u8 i8 u16 i16 u32 i32 u64 i64 u128 i128 f16 bf16 f32 f64);

impl<T> Default for Slice<'_, T> {
    fn default() -> Self {
        Self(Repr::Items(&[]))
    }
}

impl<'a, T> From<&'a [T]> for Slice<'a, T> {
    fn from(items: &'a [T]) -> Self {
        Self(Repr::Items(items))
    }
}

impl<'a, T, const N: usize> From<&'a [T; N]> for Slice<'a, T> {
    fn from(items: &'a [T; N]) -> Self {
        Self(Repr::Items(items))
    }
}

impl<'a, T> From<&'a Vec<T>> for Slice<'a, T> {
    fn from(items: &'a Vec<T>) -> Self {
        Self(Repr::Items(items))
    }
}

impl<'a, T: Decode<'a> + Copy> Sequence<'a> for Slice<'a, T> {
    type Item = T;
    type Iter = SliceIter<'a, T>;

    fn len(&self) -> usize {
        Slice::len(self)
    }

    fn get(&self, index: usize) -> Option<T> {
        Slice::get(self, index)
    }

    fn iter(&self) -> SliceIter<'a, T> {
        Slice::iter(self)
    }
}

/// The elements of a [`Slice`].
#[derive(Clone)]
pub struct SliceIter<'a, T>(Repr<'a, T>);

impl<'a, T: Decode<'a> + Copy> Iterator for SliceIter<'a, T> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        match &mut self.0 {
            Repr::Wire([]) => None,
            Repr::Wire(bytes) => {
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
        let len = Slice(self.0).len();
        (len, Some(len))
    }
}

impl<'a, T: Decode<'a> + Copy> ExactSizeIterator for SliceIter<'a, T> {}

impl<T> Debug for SliceIter<'_, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("SliceIter")
    }
}

impl<'a, T: Decode<'a> + Copy> IntoIterator for Slice<'a, T> {
    type Item = T;
    type IntoIter = SliceIter<'a, T>;

    fn into_iter(self) -> SliceIter<'a, T> {
        self.iter()
    }
}

impl<'a, T: Decode<'a> + Copy + Debug> Debug for Slice<'a, T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a, T: Decode<'a> + Copy + PartialEq> PartialEq for Slice<'a, T> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<'a, T: Decode<'a> + Copy + PartialEq> PartialEq<[T]> for Slice<'a, T> {
    fn eq(&self, other: &[T]) -> bool {
        self.iter().eq(other.iter().copied())
    }
}

impl<'a, T: Decode<'a> + Encode + Copy> Encode for Slice<'a, T> {
    const __SIZE: Size = Size::COUNTED;
    const __FLAT: bool = true;

    #[inline]
    fn encoded_len(&self) -> usize {
        match self.0 {
            Repr::Wire(bytes) => 4 + bytes.len(),
            Repr::Items(items) => items.encoded_len(),
        }
    }

    #[inline]
    fn encode(&self, out: &mut Writer<'_>) {
        match self.0 {
            Repr::Wire(_) if out.is_canonical() => {
                out.count(self.len());
                self.iter().for_each(|item| item.encode(out));
            }
            Repr::Wire(bytes) => out.counted(self.len(), bytes, &[]),
            Repr::Items(items) => items.encode(out),
        }
    }
}

impl<'de: 'a, 'a, T: Decode<'de>> Decode<'de> for Slice<'a, T> {
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

    #[inline(always)]
    fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
        const { assert!(T::__SIZE.fixed && T::__SIZE.min > 0, "the elements of a `Slice` have a fixed size") };
        let (n, b) = reader::count(b, T::__SIZE, cx)?;
        let (run, rest) = reader::split(b, n * T::__SIZE.min)?;
        if !T::__ANY_BITS && !cx.is_checked() {
            array::check_fixed::<T>(run, cx)?;
        }
        Some((Self(Repr::Wire(run)), rest))
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        array::explain_view::<T>(r)
    }
}
