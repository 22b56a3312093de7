//! Pointers, which have the encoding of what they point to.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::DecodeError;
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::wire::array::decode_through;
use crate::wire::reader::Reader;
use crate::wire::writer::Writer;

macro_rules! encode_pointer {
    ($([$($generics:tt)*] $ty:ty, $target:ty, $block:expr, $flat:expr;)*) => {$(
        impl<$($generics)*> Encode for $ty {
            const __SIZE: Size = <$target as Encode>::__SIZE;
            const __BLOCK: bool = $block;
            const __FLAT: bool = $flat;

            #[inline]
            fn encoded_len(&self) -> usize {
                <$target as Encode>::encoded_len(self)
            }

            #[inline]
            fn encode(&self, out: &mut Writer<'_>) {
                <$target as Encode>::encode(self, out);
            }

            #[inline]
            fn __len(&self, depth: u32) -> usize {
                <$target as Encode>::__len(self, depth)
            }

            #[inline]
            fn __write(&self, to: &mut [u8]) {
                <$target as Encode>::__write(self, to);
            }
        }
    )*};
}

encode_pointer! {
    [T: Encode + ?Sized] &T, T, T::__BLOCK, T::__FLAT;
    [T: Encode + ?Sized] &mut T, T, T::__BLOCK, T::__FLAT;
    [T: Encode + ?Sized] Box<T>, T, T::__BLOCK, T::__FLAT;
    [T: Encode + ?Sized] Rc<T>, T, T::__BLOCK, T::__FLAT;
    [T: Encode + ?Sized] Arc<T>, T, T::__BLOCK, T::__FLAT;
    [B: Encode + ToOwned + ?Sized] Cow<'_, B>, B, B::__BLOCK, B::__FLAT;
}

impl<'de, T: Decode<'de>> Decode<'de> for Box<T> {
    const __BY_HAND: bool = false;
    const __SIZE: Size = T::__SIZE;
    const __IN_PLACE: bool = T::__IN_PLACE;

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __empty() -> Self {
        T::__empty_box()
    }

    #[inline]
    fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
        cx.allocate::<T>(1)?;
        if T::__IN_PLACE {
            let mut value = T::__empty_box();
            let b = value.as_mut().__merge(b, cx)?;
            Some((value, b))
        } else {
            let (value, b) = T::__hot(b, cx)?;
            Some((Box::new(value), b))
        }
    }

    #[inline]
    fn __merge(&mut self, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        cx.allocate::<T>(1)?;
        self.as_mut().__merge(b, cx)
    }

    #[inline]
    fn __check(b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
        T::__check(b, cx)
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        r.allocate::<T>(1)?;
        T::__explain(r)
    }
}

macro_rules! decode_shared {
    ($($pointer:ident)*) => {$(
        impl<'de, T: Decode<'de>> Decode<'de> for $pointer<T> {
            const __BY_HAND: bool = false;
            const __SIZE: Size = T::__SIZE;
            const __IN_PLACE: bool = T::__IN_PLACE;

            fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
                private::decode(r)
            }

            #[inline]
            fn __empty() -> Self {
                $pointer::new(T::__empty())
            }

            #[inline]
            fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
                let (value, b) = Box::<T>::__hot(b, cx)?;
                Some(($pointer::from(value), b))
            }

            #[inline]
            fn __check(b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
                T::__check(b, cx)
            }

            fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
                Box::<T>::__explain(r)
            }
        }
    )*};
}

decode_shared!(Rc Arc);

decode_through! {
    ['a, T: Decode<'de> + Clone] Cow<'a, [T]>, Vec<T>, Cow::Owned, Cow::Owned(Vec::new());
}

impl<T: ?Sized> Encode for PhantomData<T> {
    const __SIZE: Size = Size::EMPTY;
    const __BLOCK: bool = true;
    const __FLAT: bool = true;

    #[inline]
    fn encoded_len(&self) -> usize {
        0
    }

    #[inline]
    fn encode(&self, _: &mut Writer<'_>) {}
}

impl<'de, T: ?Sized> Decode<'de> for PhantomData<T> {
    const __BY_HAND: bool = false;
    const __SIZE: Size = Size::EMPTY;
    const __IN_PLACE: bool = true;
    const __ANY_BITS: bool = true;

    fn decode(_: &mut Reader<'de>) -> Result<Self, DecodeError> {
        Ok(PhantomData)
    }

    #[inline]
    fn __empty() -> Self {
        PhantomData
    }

    #[inline(always)]
    fn __hot(b: &'de [u8], _: Cx<'_>) -> Option<(Self, &'de [u8])> {
        Some((PhantomData, b))
    }
}
