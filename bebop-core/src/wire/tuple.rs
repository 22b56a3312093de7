//! Tuples: structs with the fields `_0`, `_1` and so on.

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::DecodeError;
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::wire::frame;
use crate::wire::reader::{self, Reader};
use crate::wire::writer::Writer;

impl Encode for () {
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

impl<'de> Decode<'de> for () {
    const __BY_HAND: bool = false;
    const __SIZE: Size = Size::EMPTY;
    const __IN_PLACE: bool = true;
    const __ANY_BITS: bool = true;

    fn decode(_: &mut Reader<'de>) -> Result<Self, DecodeError> {
        Ok(())
    }

    #[inline]
    fn __empty() -> Self {}

    #[inline(always)]
    fn __hot(b: &'de [u8], _: Cx<'_>) -> Option<(Self, &'de [u8])> {
        Some(((), b))
    }
}

macro_rules! tuples {
    ($(($($ty:ident $index:tt $name:literal),+))*) => {$(
        impl<$($ty: Encode),+> Encode for ($($ty,)+) {
            const __SIZE: Size = Size::EMPTY$(.and($ty::__SIZE))+;
            const __BLOCK: bool = true $(&& $ty::__BLOCK)+;
            const __FLAT: bool = true $(&& $ty::__FLAT)+;

            fn encoded_len(&self) -> usize {
                self.__len(crate::DEPTH)
            }

            #[inline]
            fn encode(&self, out: &mut Writer<'_>) {
                frame::encode_struct(self, out, |out| {
                    $(self.$index.encode(out);)+
                });
            }

            #[inline]
            fn __len(&self, depth: u32) -> usize {
                frame::struct_len(<Self as Encode>::__SIZE, depth, |depth| 0 $(+ self.$index.__len(depth))+)
            }

            #[inline]
            fn __write(&self, to: &mut [u8]) {
                $(let to = frame::write(&self.$index, to);)+
                let _ = to;
            }
        }

        impl<'de, $($ty: Decode<'de>),+> Decode<'de> for ($($ty,)+) {
            const __BY_HAND: bool = false;
            const __SIZE: Size = Size::EMPTY$(.and($ty::__SIZE))+;
            const __IN_PLACE: bool = true $(&& $ty::__IN_PLACE)+;
            const __ANY_BITS: bool = true $(&& $ty::__ANY_BITS)+;

            fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
                private::decode(r)
            }

            #[inline]
            fn __empty() -> Self {
                ($($ty::__empty(),)+)
            }

            #[inline]
            #[allow(non_snake_case)]
            fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
                let cx = cx.descend_struct(<Self as Decode<'de>>::__SIZE)?;
                let b = reader::need(b, <Self as Decode<'de>>::__SIZE.min)?;
                $(let ($ty, b) = $ty::__hot(b, cx)?;)+
                Some((($($ty,)+), b))
            }

            #[inline]
            fn __merge(&mut self, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
                let cx = cx.descend_struct(<Self as Decode<'de>>::__SIZE)?;
                $(let b = self.$index.__merge(b, cx)?;)+
                Some(b)
            }

            #[inline]
            fn __check(b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
                let cx = cx.descend_struct(<Self as Decode<'de>>::__SIZE)?;
                $(let b = $ty::__check(b, cx)?;)+
                Some(b)
            }

            fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
                let size = <Self as Decode<'de>>::__SIZE;
                frame::explain_struct(r, "tuple", size, &[$(($name, <$ty as Decode<'de>>::__explain)),+])
            }
        }
    )*};
}

tuples! {
    (A 0 "_0")
    (A 0 "_0", B 1 "_1")
    (A 0 "_0", B 1 "_1", C 2 "_2")
    (A 0 "_0", B 1 "_1", C 2 "_2", D 3 "_3")
    (A 0 "_0", B 1 "_1", C 2 "_2", D 3 "_3", E 4 "_4")
    (A 0 "_0", B 1 "_1", C 2 "_2", D 3 "_3", E 4 "_4", F 5 "_5")
    (A 0 "_0", B 1 "_1", C 2 "_2", D 3 "_3", E 4 "_4", F 5 "_5", G 6 "_6")
    (A 0 "_0", B 1 "_1", C 2 "_2", D 3 "_3", E 4 "_4", F 5 "_5", G 6 "_6", H 7 "_7")
    (A 0 "_0", B 1 "_1", C 2 "_2", D 3 "_3", E 4 "_4", F 5 "_5", G 6 "_6", H 7 "_7", I 8 "_8")
    (A 0 "_0", B 1 "_1", C 2 "_2", D 3 "_3", E 4 "_4", F 5 "_5", G 6 "_6", H 7 "_7", I 8 "_8", J 9 "_9")
    (A 0 "_0", B 1 "_1", C 2 "_2", D 3 "_3", E 4 "_4", F 5 "_5", G 6 "_6", H 7 "_7", I 8 "_8", J 9 "_9", K 10 "_10")
    (A 0 "_0", B 1 "_1", C 2 "_2", D 3 "_3", E 4 "_4", F 5 "_5", G 6 "_6", H 7 "_7", I 8 "_8", J 9 "_9", K 10 "_10", L 11 "_11")
}
