//! Arrays: `T[]` as a count and elements, `T[n]` as elements alone.

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::vec::Vec;

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::{DecodeError, DecodeErrorKind};
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::wire::reader::{self, Reader};
use crate::wire::writer::Writer;

/// Appends the elements of a list one by one.
#[inline]
pub(crate) fn encode_elements<T: Encode>(items: &[T], out: &mut Writer<'_>) {
    items.iter().for_each(|item| item.encode(out));
}

/// The length of the elements of a list.
#[inline]
pub(crate) fn elements_len<'a, T: Encode + 'a>(items: impl ExactSizeIterator<Item = &'a T>, depth: u32) -> usize {
    let size = T::__SIZE;
    if size.fixed {
        items.len() * size.min
    } else {
        items.map(|item| item.__len(depth)).sum()
    }
}

impl<T: Encode> Encode for [T] {
    const __SIZE: Size = Size::COUNTED;
    const __FLAT: bool = T::__SIZE.fixed;

    #[inline]
    fn encoded_len(&self) -> usize {
        self.__len(crate::DEPTH)
    }

    #[inline]
    fn encode(&self, out: &mut Writer<'_>) {
        out.count(self.len());
        T::__list(self, out);
    }

    #[inline]
    fn __len(&self, depth: u32) -> usize {
        4 + elements_len(self.iter(), depth)
    }
}

/// Encoding by the slice that a list is.
macro_rules! encode_as_slice {
    ($([$($generics:tt)*] $ty:ty, $element:ty;)*) => {$(
        impl<$($generics)*> Encode for $ty {
            const __SIZE: Size = Size::COUNTED;
            const __FLAT: bool = <$element as Encode>::__SIZE.fixed;

            #[inline]
            fn encoded_len(&self) -> usize {
                self.__len($crate::DEPTH)
            }

            #[inline]
            fn encode(&self, out: &mut Writer<'_>) {
                <[$element] as Encode>::encode(self, out);
            }

            #[inline]
            fn __len(&self, depth: u32) -> usize {
                <[$element] as Encode>::__len(self, depth)
            }
        }
    )*};
}

#[allow(unused_imports)]
pub(crate) use encode_as_slice;

encode_as_slice! {
    [T: Encode] Vec<T>, T;
}

impl<T: Encode> Encode for VecDeque<T> {
    const __SIZE: Size = Size::COUNTED;
    const __FLAT: bool = T::__SIZE.fixed;

    fn encoded_len(&self) -> usize {
        self.__len(crate::DEPTH)
    }

    fn encode(&self, out: &mut Writer<'_>) {
        let (front, back) = self.as_slices();
        out.count(self.len());
        T::__list(front, out);
        T::__list(back, out);
    }

    fn __len(&self, depth: u32) -> usize {
        4 + elements_len(self.iter(), depth)
    }
}

/// Fills an empty list from its count and elements at the start of `b`.
#[inline]
pub(crate) fn fill<'de, T: Decode<'de>>(list: &mut Vec<T>, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
    let (n, b) = reader::count(b, T::__SIZE, cx)?;
    cx.allocate::<T>(n)?;
    if T::__SIZE.fixed && T::__IN_PLACE && T::__SIZE.min > 0 {
        fill_fixed(list, n, b, cx)
    } else if T::__IN_PLACE {
        fill_in_place(list, n, b, cx)
    } else {
        fill_by_value(list, n, b, cx)
    }
}

/// Elements of fixed size: one pass that checks what must be checked, with one branch at its end,
/// and one that builds.
#[inline]
fn fill_fixed<'de, T: Decode<'de>>(list: &mut Vec<T>, n: usize, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
    let size = T::__SIZE.min;
    let (run, b) = reader::split(b, n * size)?;
    if !T::__ANY_BITS {
        check_fixed::<T>(run, cx)?;
    }
    list.extend(run.chunks_exact(size).map(value));
    Some(b)
}

/// Checks elements of fixed size with one branch at the end.
#[inline]
pub(crate) fn check_fixed<'de, T: Decode<'de>>(run: &'de [u8], cx: Cx<'_>) -> Option<()> {
    let ok = run.chunks_exact(T::__SIZE.min).fold(true, |ok, c| ok & T::__check(c, cx).is_some());
    if ok {
        Some(())
    } else {
        None
    }
}

/// The value that `chunk`, which was checked and charged for, is.
#[inline(always)]
pub(crate) fn value<'de, T: Decode<'de>>(chunk: &'de [u8]) -> T {
    match T::__hot(chunk, Cx::CHECKED) {
        Some((value, _)) => value,
        None => T::__empty(),
    }
}

/// Empty elements first, as many as there is room for, then each is filled where it stands.
#[inline]
fn fill_in_place<'de, T: Decode<'de>>(list: &mut Vec<T>, n: usize, mut b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
    list.reserve_exact(n.min(ahead::<T>(b)));
    while list.len() < n {
        let start = list.len();
        list.reserve(1);
        list.resize_with(n.min(list.capacity()), T::__empty);
        for item in &mut list[start..] {
            b = item.__merge(b, cx)?;
        }
    }
    Some(b)
}

#[inline]
fn fill_by_value<'de, T: Decode<'de>>(list: &mut Vec<T>, n: usize, mut b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
    list.reserve_exact(n.min(ahead::<T>(b)));
    for _ in 0..n {
        let (item, rest) = T::__hot(b, cx)?;
        charge_unread::<T>(b, rest, cx)?;
        list.push(item);
        b = rest;
    }
    Some(b)
}

/// How many elements may be reserved ahead of their bytes `b`: as many as fill twice the memory, and
/// no fewer than a `Vec` begins with.
#[inline]
pub(crate) fn ahead<T>(b: &[u8]) -> usize {
    match size_of::<T>() {
        0 => usize::MAX,
        size @ 1..=1024 => (b.len().saturating_mul(2) / size).max(4),
        size => (b.len().saturating_mul(2) / size).max(1),
    }
}

/// An element of a type written by hand counts as one of no bytes if it read nothing.
#[inline(always)]
pub(crate) fn charge_unread<'de, T: Decode<'de>>(before: &[u8], after: &[u8], cx: Cx<'_>) -> Option<()> {
    if T::__SIZE.min == 0 && !T::__SIZE.fixed && before.len() == after.len() {
        cx.empty_elements(1)?;
    }
    Some(())
}

/// Checks a list without building it.
#[inline]
pub(crate) fn check<'de, T: Decode<'de>>(b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
    let (n, b) = reader::count(b, T::__SIZE, cx)?;
    check_elements::<T>(n, b, cx)
}

/// Checks `n` elements, whose count was checked.
#[inline]
pub(crate) fn check_elements<'de, T: Decode<'de>>(n: usize, mut b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
    if T::__ANY_BITS && T::__SIZE.min > 0 {
        return Some(reader::split(b, n * T::__SIZE.min)?.1);
    }
    for _ in 0..n {
        let rest = T::__check(b, cx)?;
        charge_unread::<T>(b, rest, cx)?;
        b = rest;
    }
    Some(b)
}

/// Passes over `n` elements that were checked before.
#[inline]
pub(crate) fn skip_elements<'de, T: Decode<'de>>(n: usize, mut b: &'de [u8]) -> Option<&'de [u8]> {
    if T::__SIZE.fixed {
        return Some(reader::split(b, n.checked_mul(T::__SIZE.min)?)?.1);
    }
    for _ in 0..n {
        b = T::__skip(b)?;
    }
    Some(b)
}

/// Passes over a list that was checked before.
#[inline]
pub(crate) fn skip<'de, T: Decode<'de>>(b: &'de [u8]) -> Option<&'de [u8]> {
    let (n, b) = reader::length(b)?;
    skip_elements::<T>(n, b)
}

/// Explains a list of `T`, of which `M` stands in memory.
pub(crate) fn explain<'de, T: Decode<'de>, M>(r: &mut Reader<'de>) -> Result<(), DecodeError> {
    let n = r.count(T::__SIZE)?;
    r.allocate::<M>(n)?;
    explain_elements::<T>(r, n)
}

/// Explains a list that allocates nothing.
pub(crate) fn explain_view<'de, T: Decode<'de>>(r: &mut Reader<'de>) -> Result<(), DecodeError> {
    let n = r.count(T::__SIZE)?;
    explain_elements::<T>(r, n)
}

fn explain_elements<'de, T: Decode<'de>>(r: &mut Reader<'de>, n: usize) -> Result<(), DecodeError> {
    if T::__ANY_BITS && T::__SIZE.min > 0 && !r.is_strict() {
        return r.take(n * T::__SIZE.min).map(drop);
    }
    (0..n).try_for_each(|index| r.element::<T>(index))
}

impl<'de, T: Decode<'de>> Decode<'de> for Vec<T> {
    const __BY_HAND: bool = false;
    const __SIZE: Size = Size::COUNTED;
    const __IN_PLACE: bool = true;

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __empty() -> Self {
        Vec::new()
    }

    #[inline]
    fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
        let mut list = Vec::new();
        let b = T::__list(&mut list, b, cx)?;
        Some((list, b))
    }

    #[inline]
    fn __merge(&mut self, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        T::__list(self, b, cx)
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        explain::<T, T>(r)
    }
}

/// Decoding by way of another type: `$convert` makes the value.
macro_rules! decode_through {
    ($([$($generics:tt)*] $ty:ty, $wire:ty, $convert:expr, $empty:expr;)*) => {$(
        impl<'de, $($generics)*> Decode<'de> for $ty {
            const __BY_HAND: bool = false;
            const __SIZE: Size = <$wire as Decode<'de>>::__SIZE;
            const __IN_PLACE: bool = true;

            fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
                $crate::private::decode(r)
            }

            #[inline]
            fn __empty() -> Self {
                $empty
            }

            #[inline]
            fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
                let (wire, b) = <$wire as Decode<'de>>::__hot(b, cx)?;
                let convert: fn($wire) -> $ty = $convert;
                Some((convert(wire), b))
            }

            #[inline]
            fn __check(b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
                <$wire as Decode<'de>>::__check(b, cx)
            }

            fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
                <$wire as Decode<'de>>::__explain(r)
            }
        }
    )*};
}
pub(crate) use decode_through;

decode_through! {
    [T: Decode<'de>] Box<[T]>, Vec<T>, Vec::into_boxed_slice, Box::default();
    [T: Decode<'de>] VecDeque<T>, Vec<T>, VecDeque::from, VecDeque::new();
}

/// `byte[]`, borrowed.
impl<'de: 'a, 'a> Decode<'de> for &'a [u8] {
    const __BY_HAND: bool = false;
    const __SIZE: Size = Size::COUNTED;
    const __IN_PLACE: bool = true;

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __empty() -> Self {
        &[]
    }

    #[inline(always)]
    fn __hot(b: &'de [u8], _: Cx<'_>) -> Option<(Self, &'de [u8])> {
        reader::frame(b)
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        explain_view::<u8>(r)
    }
}

impl<T: Encode, const N: usize> Encode for [T; N] {
    const __SIZE: Size = T::__SIZE.times(N);
    const __BLOCK: bool = T::__BLOCK;
    const __FLAT: bool = T::__SIZE.fixed;

    #[inline]
    fn encoded_len(&self) -> usize {
        self.__len(crate::DEPTH)
    }

    #[inline]
    fn encode(&self, out: &mut Writer<'_>) {
        T::__list(self, out);
    }

    #[inline]
    fn __len(&self, depth: u32) -> usize {
        elements_len(self.iter(), depth)
    }

    #[inline]
    fn __write(&self, to: &mut [u8]) {
        if T::__SIZE.min > 0 {
            let slots = to.chunks_exact_mut(T::__SIZE.min);
            self.iter().zip(slots).for_each(|(item, slot)| item.__write(slot));
        }
    }
}

impl<'de, T: Decode<'de>, const N: usize> Decode<'de> for [T; N] {
    const __BY_HAND: bool = false;
    const __SIZE: Size = T::__SIZE.times(N);
    const __IN_PLACE: bool = T::__IN_PLACE;
    /// Elements without bytes are charged one by one.
    const __ANY_BITS: bool = T::__ANY_BITS && !T::__SIZE.is_empty();

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __empty() -> Self {
        core::array::from_fn(|_| T::__empty())
    }

    fn __empty_box() -> Box<Self> {
        let items: Vec<T> = core::iter::repeat_with(T::__empty).take(N).collect();
        match items.into_boxed_slice().try_into() {
            Ok(array) => array,
            Err(_) => Box::new(Self::__empty()),
        }
    }

    #[inline]
    fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
        if T::__IN_PLACE && T::__ANY_BITS && T::__SIZE.min > 0 {
            let size = T::__SIZE.min;
            let (run, b) = reader::split(b, N * size)?;
            Some((core::array::from_fn(|i| value(&run[i * size..])), b))
        } else if T::__IN_PLACE {
            let mut array = Self::__empty();
            let b = array.__merge(b, cx)?;
            Some((array, b))
        } else {
            by_value(b, cx)
        }
    }

    #[inline]
    fn __merge(&mut self, mut b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        if !T::__IN_PLACE {
            let (array, b) = by_value(b, cx)?;
            *self = array;
            return Some(b);
        }
        charge_array::<T, N>(cx)?;
        for item in self {
            b = item.__merge(b, cx)?;
        }
        Some(b)
    }

    #[inline]
    fn __check(b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        charge_array::<T, N>(cx)?;
        check_elements::<T>(N, b, cx)
    }

    #[inline]
    fn __skip(b: &'de [u8]) -> Option<&'de [u8]> {
        skip_elements::<T>(N, b)
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        if T::__SIZE.is_empty() {
            r.empty_elements(N as u32).map_err(|kind| r.fault(kind))?;
        }
        explain_elements::<T>(r, N)
    }
}

/// An array of elements without bytes takes them from the same budget as a list.
#[inline(always)]
fn charge_array<'de, T: Decode<'de>, const N: usize>(cx: Cx<'_>) -> Option<()> {
    if T::__SIZE.is_empty() {
        cx.empty_elements(N as u32)
    } else {
        Some(())
    }
}

/// An array of a type without an empty value.
fn by_value<'de, T: Decode<'de>, const N: usize>(b: &'de [u8], cx: Cx<'_>) -> Option<([T; N], &'de [u8])> {
    charge_array::<T, N>(cx)?;
    let mut items = Vec::with_capacity(N.min(ahead::<T>(b)));
    let mut b = b;
    for _ in 0..N {
        let (item, rest) = T::__hot(b, cx)?;
        charge_unread::<T>(b, rest, cx)?;
        items.push(item);
        b = rest;
    }
    Some((items.try_into().ok()?, b))
}

/// An optional value outside a message: `T[]` of none or one.
impl<T: Encode> Encode for Option<T> {
    const __SIZE: Size = Size::COUNTED;
    const __FLAT: bool = T::__SIZE.fixed;

    #[inline]
    fn encoded_len(&self) -> usize {
        self.__len(crate::DEPTH)
    }

    #[inline]
    fn encode(&self, out: &mut Writer<'_>) {
        out.count(self.iter().len());
        T::__list(self.as_slice(), out);
    }

    #[inline]
    fn __len(&self, depth: u32) -> usize {
        4 + elements_len(self.iter(), depth)
    }
}

impl<'de, T: Decode<'de>> Decode<'de> for Option<T> {
    const __BY_HAND: bool = false;
    const __SIZE: Size = Size::COUNTED;
    const __IN_PLACE: bool = true;

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __empty() -> Self {
        None
    }

    #[inline]
    fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
        let (n, b) = reader::count(b, T::__SIZE, cx)?;
        match n {
            0 => Some((None, b)),
            1 => {
                let (value, rest) = T::__hot(b, cx)?;
                charge_unread::<T>(b, rest, cx)?;
                Some((Some(value), rest))
            }
            _ => None,
        }
    }

    #[inline]
    fn __check(b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        let (n, b) = reader::count(b, T::__SIZE, cx)?;
        if n > 1 {
            None
        } else {
            check_elements::<T>(n, b, cx)
        }
    }

    #[inline]
    fn __skip(b: &'de [u8]) -> Option<&'de [u8]> {
        skip::<T>(b)
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        let start = r.offset();
        match r.count(T::__SIZE)? {
            0 => Ok(()),
            1 => r.value::<T>(),
            n => Err(DecodeError::new(DecodeErrorKind::TooManyForOption(n as u32), start)),
        }
    }
}
