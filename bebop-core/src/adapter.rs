//! Adapters: how a type of another crate stands on the wire.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::{DecodeError, DecodeErrorKind};
use crate::size::Size;
use crate::wire::array::ahead;
use crate::wire::map::MapKey;
use crate::wire::reader::Reader;
use crate::wire::writer::Writer;

/// Writes a `T` in the form of `Wire`: for `#[bebop(as = Adapter)]` on a field whose type is another
/// crate's.
///
/// Adapters compose: `#[bebop(as = Vec<Adapter>)]`, `Option`, `Box`, `[_; N]` and `BTreeMap` alike,
/// with `_` for what needs none.
///
/// ```
/// use bebop_core::{DecodeAs, DecodeError, EncodeAs, Reader, Writer, Encode};
/// use std::net::Ipv4Addr;
///
/// struct AsBits;
/// impl EncodeAs<Ipv4Addr> for AsBits {
///     type Wire = u32;
///     fn encode_as(value: &Ipv4Addr, out: &mut Writer<'_>) {
///         value.to_bits().encode(out);
///     }
///     fn encoded_len_as(_: &Ipv4Addr) -> usize {
///         4
///     }
/// }
/// impl<'de> DecodeAs<'de, Ipv4Addr> for AsBits {
///     type Wire = u32;
///     fn decode_as(r: &mut Reader<'de>) -> Result<Ipv4Addr, DecodeError> {
///         Ok(Ipv4Addr::from_bits(r.read()?))
///     }
/// }
/// ```
#[diagnostic::on_unimplemented(message = "`{Self}` doesn't say how a `{T}` is encoded")]
pub trait EncodeAs<T: ?Sized> {
    /// The type whose encoding it has, for schemas.
    type Wire: ?Sized;
    /// Appends the encoding.
    fn encode_as(value: &T, out: &mut Writer<'_>);
    /// The length of the encoding in bytes.
    fn encoded_len_as(value: &T) -> usize;
}

/// Reads a `T` in the form of `Wire`: the other direction of [`EncodeAs`].
#[diagnostic::on_unimplemented(message = "`{Self}` doesn't say how a `{T}` is decoded")]
pub trait DecodeAs<'de, T> {
    /// The type whose encoding it has, for schemas.
    type Wire: ?Sized;
    /// Reads a value.
    ///
    /// # Errors
    /// What the wire type reports, or [`Reader::error`] for a value that a `T` can't be.
    fn decode_as(r: &mut Reader<'de>) -> Result<T, DecodeError>;
}

/// The adapter that changes nothing: `_` in `#[bebop(as = Vec<_>)]`.
#[derive(Debug)]
pub struct Same;

impl<T: Encode + ?Sized> EncodeAs<T> for Same {
    type Wire = T;

    fn encode_as(value: &T, out: &mut Writer<'_>) {
        value.encode(out);
    }

    fn encoded_len_as(value: &T) -> usize {
        value.encoded_len()
    }
}

impl<'de, T: Decode<'de>> DecodeAs<'de, T> for Same {
    type Wire = T;

    fn decode_as(r: &mut Reader<'de>) -> Result<T, DecodeError> {
        r.read()
    }
}

/// A value with its adapter, which has the codec of neither but of both.
pub struct As<T, A>(pub T, PhantomData<fn() -> A>);

/// A reference with its adapter.
pub struct RefAs<'a, T, A>(&'a T, PhantomData<fn() -> A>);

impl<'a, T, A> RefAs<'a, T, A> {
    /// The reference with the adapter.
    pub fn new(value: &'a T) -> Self {
        Self(value, PhantomData)
    }
}

impl<T, A: EncodeAs<T>> Encode for RefAs<'_, T, A> {
    fn encoded_len(&self) -> usize {
        A::encoded_len_as(self.0)
    }

    fn encode(&self, out: &mut Writer<'_>) {
        A::encode_as(self.0, out);
    }
}

impl<'de, T, A: DecodeAs<'de, T>> Decode<'de> for As<T, A> {
    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        Ok(Self(A::decode_as(r)?, PhantomData))
    }
}

/// Lists and options: a count, then the elements.
macro_rules! list_adapter {
    ($($list:ident)*) => {$(
        impl<T, A: EncodeAs<T>> EncodeAs<$list<T>> for $list<A>
        where
            A::Wire: Sized,
        {
            type Wire = $list<A::Wire>;

            fn encode_as(value: &$list<T>, out: &mut Writer<'_>) {
                out.count(value.iter().len());
                value.iter().for_each(|item| A::encode_as(item, out));
            }

            fn encoded_len_as(value: &$list<T>) -> usize {
                4 + value.iter().map(A::encoded_len_as).sum::<usize>()
            }
        }
    )*};
}

list_adapter!(Vec Option);

/// Reads the elements of a list, and charges for those that read nothing.
fn elements<'de, T, A: DecodeAs<'de, T>>(r: &mut Reader<'de>, n: usize) -> Result<Vec<T>, DecodeError> {
    r.allocate::<T>(n)?;
    let mut list = Vec::with_capacity(n.min(ahead::<T>(r.rest())));
    for index in 0..n {
        list.push(r.adapted::<T, A>(index)?);
    }
    Ok(list)
}

impl<'de, T, A: DecodeAs<'de, T>> DecodeAs<'de, Vec<T>> for Vec<A>
where
    A::Wire: Sized,
{
    type Wire = Vec<A::Wire>;

    fn decode_as(r: &mut Reader<'de>) -> Result<Vec<T>, DecodeError> {
        let n = r.count(Size::UNKNOWN)?;
        elements::<T, A>(r, n)
    }
}

impl<'de, T, A: DecodeAs<'de, T>> DecodeAs<'de, Option<T>> for Option<A>
where
    A::Wire: Sized,
{
    type Wire = Option<A::Wire>;

    fn decode_as(r: &mut Reader<'de>) -> Result<Option<T>, DecodeError> {
        let start = r.offset();
        match r.count(Size::UNKNOWN)? {
            n @ (0 | 1) => Ok(elements::<T, A>(r, n)?.pop()),
            n => Err(DecodeError::new(DecodeErrorKind::TooManyForOption(n as u32), start)),
        }
    }
}

impl<T, A: EncodeAs<T>, const N: usize> EncodeAs<[T; N]> for [A; N]
where
    A::Wire: Sized,
{
    type Wire = [A::Wire; N];

    fn encode_as(value: &[T; N], out: &mut Writer<'_>) {
        value.iter().for_each(|item| A::encode_as(item, out));
    }

    fn encoded_len_as(value: &[T; N]) -> usize {
        value.iter().map(A::encoded_len_as).sum()
    }
}

impl<'de, T, A: DecodeAs<'de, T>, const N: usize> DecodeAs<'de, [T; N]> for [A; N]
where
    A::Wire: Sized,
{
    type Wire = [A::Wire; N];

    fn decode_as(r: &mut Reader<'de>) -> Result<[T; N], DecodeError> {
        let inconsistent = r.fault(DecodeErrorKind::Inconsistent);
        elements::<T, A>(r, N)?.try_into().map_err(|_| inconsistent)
    }
}

impl<T, A: EncodeAs<T>> EncodeAs<Box<T>> for Box<A> {
    type Wire = A::Wire;

    fn encode_as(value: &Box<T>, out: &mut Writer<'_>) {
        A::encode_as(value, out);
    }

    fn encoded_len_as(value: &Box<T>) -> usize {
        A::encoded_len_as(value)
    }
}

impl<'de, T, A: DecodeAs<'de, T>> DecodeAs<'de, Box<T>> for Box<A> {
    type Wire = A::Wire;

    fn decode_as(r: &mut Reader<'de>) -> Result<Box<T>, DecodeError> {
        r.allocate::<T>(1)?;
        A::decode_as(r).map(Box::new)
    }
}

impl<K: MapKey, V, A: EncodeAs<K>, B: EncodeAs<V>> EncodeAs<BTreeMap<K, V>> for BTreeMap<A, B>
where
    A::Wire: Sized,
    B::Wire: Sized,
{
    type Wire = BTreeMap<A::Wire, B::Wire>;

    fn encode_as(value: &BTreeMap<K, V>, out: &mut Writer<'_>) {
        out.count(value.len());
        for (key, value) in value {
            A::encode_as(key, out);
            B::encode_as(value, out);
        }
    }

    fn encoded_len_as(value: &BTreeMap<K, V>) -> usize {
        4 + value.iter().map(|(key, value)| A::encoded_len_as(key) + B::encoded_len_as(value)).sum::<usize>()
    }
}

impl<'de, K: MapKey, V, A: DecodeAs<'de, K>, B: DecodeAs<'de, V>> DecodeAs<'de, BTreeMap<K, V>> for BTreeMap<A, B>
where
    A::Wire: Sized,
    B::Wire: Sized,
{
    type Wire = BTreeMap<A::Wire, B::Wire>;

    fn decode_as(r: &mut Reader<'de>) -> Result<BTreeMap<K, V>, DecodeError> {
        let n = r.count(Size::UNKNOWN)?;
        r.allocate::<(K, V)>(n)?;
        let mut map = BTreeMap::new();
        for index in 0..n {
            let key = r.adapted::<K, A>(index)?;
            map.insert(key, r.adapted::<V, B>(index)?);
        }
        Ok(map)
    }
}
