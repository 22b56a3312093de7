//! Text: length, UTF-8, and a NUL.

use alloc::borrow::{Cow, ToOwned};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;

use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::{DecodeError, DecodeErrorKind};
use crate::limits::Cx;
use crate::private;
use crate::size::Size;
use crate::wire::array::decode_through;
use crate::wire::reader::{self, Reader};
use crate::wire::text;
use crate::wire::writer::Writer;

impl Encode for str {
    const __SIZE: Size = Size::TEXT;
    const __FLAT: bool = true;

    #[inline]
    fn encoded_len(&self) -> usize {
        4 + self.len() + 1
    }

    #[inline]
    fn encode(&self, out: &mut Writer<'_>) {
        out.counted(self.len(), self.as_bytes(), &[0]);
    }
}

impl Encode for String {
    const __SIZE: Size = Size::TEXT;
    const __FLAT: bool = true;

    #[inline]
    fn encoded_len(&self) -> usize {
        self.as_str().encoded_len()
    }

    #[inline]
    fn encode(&self, out: &mut Writer<'_>) {
        self.as_str().encode(out);
    }
}

impl<'de: 'a, 'a> Decode<'de> for &'a str {
    const __BY_HAND: bool = false;
    const __SIZE: Size = Size::TEXT;
    const __IN_PLACE: bool = true;

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __empty() -> Self {
        ""
    }

    #[inline(always)]
    fn __hot(b: &'de [u8], _: Cx<'_>) -> Option<(Self, &'de [u8])> {
        let (bytes, b) = reader::frame(b)?;
        let (nul, b) = reader::byte(b)?;
        if nul != 0 {
            return None;
        }
        Some((text::str_from_utf8(bytes)?, b))
    }

    #[inline]
    fn __skip(b: &'de [u8]) -> Option<&'de [u8]> {
        let (_, b) = reader::frame(b)?;
        Some(reader::byte(b)?.1)
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        let len = r.length()?;
        let start = r.offset();
        if len >= r.rest().len() {
            let kind = DecodeErrorKind::UnexpectedEnd { needed: len.saturating_add(1), left: r.rest().len() };
            return Err(r.fault(kind));
        }
        let bytes = r.take(len)?;
        match r.rest().first() {
            Some(&found) if found != 0 => return Err(r.fault(DecodeErrorKind::MissingNul { found })),
            _ => r.byte()?,
        };
        match text::valid_up_to(bytes) {
            valid if valid < bytes.len() => Err(DecodeError::new(DecodeErrorKind::InvalidUtf8, start + valid)),
            _ => Ok(()),
        }
    }
}

decode_through! {
    [] String, &'de str, ToOwned::to_owned, String::new();
    [] Box<str>, &'de str, Box::from, Box::default();
    [] Rc<str>, &'de str, Rc::from, Rc::from("");
    [] Arc<str>, &'de str, Arc::from, Arc::from("");
    ['a] Cow<'a, str>, String, Cow::Owned, Cow::Borrowed("");
}

/// A `Cow` that borrows: what the derive reads for `Cow<'a, str>` and `Cow<'a, [u8]>` where `'a` is the
/// type's own, while `Cow` on its own is read as owned, so that it can be `'static`.
pub struct BorrowedCow<'a, B: ToOwned + ?Sized>(pub Cow<'a, B>);

impl<'de: 'a, 'a, B: ToOwned + ?Sized> Decode<'de> for BorrowedCow<'a, B>
where
    &'a B: Decode<'de>,
{
    const __BY_HAND: bool = false;
    const __SIZE: Size = <&'a B as Decode<'de>>::__SIZE;

    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        private::decode(r)
    }

    #[inline]
    fn __hot(b: &'de [u8], cx: Cx<'_>) -> Option<(Self, &'de [u8])> {
        let (borrowed, b) = <&'a B>::__hot(b, cx)?;
        Some((Self(Cow::Borrowed(borrowed)), b))
    }

    fn __explain(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        <&'a B>::__explain(r)
    }
}
