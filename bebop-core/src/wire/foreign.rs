//! Lists of other crates: `bytes`, `smallvec` and `arrayvec`, each behind its feature.

#[cfg(feature = "bytes")]
mod bytes_ {
    use bytes::Bytes;

    use crate::decode::Decode;
    use crate::encode::Encode;
    use crate::error::DecodeError;
    use crate::limits::Cx;
    use crate::size::Size;
    use crate::view::impls::viewed;
    use crate::view::{FromView, List, Viewed};
    use crate::wire::array::{decode_through, encode_as_slice};
    use crate::wire::reader::Reader;
    use crate::wire::writer::Writer;

    encode_as_slice! {
        [] Bytes, u8;
    }

    decode_through! {
        [] Bytes, &'de [u8], Bytes::copy_from_slice, Bytes::new();
    }

    viewed! {
        [] [] Bytes, 'a => &'a [u8], |bytes| bytes, Bytes::copy_from_slice;
    }
}

#[cfg(feature = "smallvec")]
mod smallvec_ {
    use alloc::vec::Vec;

    use smallvec::{Array, SmallVec};

    use crate::decode::Decode;
    use crate::encode::Encode;
    use crate::error::DecodeError;
    use crate::limits::Cx;
    use crate::size::Size;
    use crate::view::impls::{owned_elements, viewed};
    use crate::view::{FromView, List, Viewed};
    use crate::wire::array::{decode_through, encode_as_slice};
    use crate::wire::reader::Reader;
    use crate::wire::writer::Writer;

    encode_as_slice! {
        [A: Array<Item: Encode>] SmallVec<A>, A::Item;
    }

    decode_through! {
        [A: Array<Item: Decode<'de>>] SmallVec<A>, Vec<A::Item>, |list| list.into_iter().collect(), SmallVec::new();
    }

    viewed! {
        [A: Array<Item: Viewed> + 'static] [A: Array<Item: FromView> + 'static] SmallVec<A>,
            'a => <A::Item as Viewed>::Seq<'a>, <A::Item as Viewed>::__shorten_seq, owned_elements::<A::Item, _>;
    }
}

#[cfg(feature = "arrayvec")]
mod arrayvec_ {
    use alloc::vec::Vec;

    use arrayvec::ArrayVec;

    use crate::decode::Decode;
    use crate::encode::Encode;
    use crate::error::{DecodeError, DecodeErrorKind};
    use crate::limits::Cx;
    use crate::private;
    use crate::size::Size;
    use crate::wire::array::encode_as_slice;
    use crate::wire::reader::Reader;
    use crate::wire::writer::Writer;

    encode_as_slice! {
        [T: Encode, const N: usize] ArrayVec<T, N>, T;
    }

    /// More elements than the capacity are an error. So is no view: it would have no bound.
    impl<'de, T: Decode<'de>, const N: usize> Decode<'de> for ArrayVec<T, N> {
        const __BY_HAND: bool = false;
        const __SIZE: Size = Size::COUNTED;
        const __IN_PLACE: bool = true;

        fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
            private::decode(r)
        }

        #[inline]
        fn __empty() -> Self {
            Self::new()
        }

        fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
            let (list, b) = Vec::<T>::__hot(b, cx)?;
            if list.len() > N {
                return None;
            }
            Some((list.into_iter().collect(), b))
        }

        fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
            let too_many = r.fault(DecodeErrorKind::OutOfRange { target: "ArrayVec" });
            let len = r.fork().length()?;
            Vec::<T>::__explain(r)?;
            if len > N {
                return Err(too_many);
            }
            Ok(())
        }
    }
}
