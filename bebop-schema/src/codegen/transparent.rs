//! Transparent newtypes: their one field, and nothing around it.

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::Struct;

use super::field::{self, Wire};
use super::struct_;
use super::Checks;

/// The field that is on the wire.
pub(super) fn inner(body: &Struct) -> Option<Wire<'_>> {
    field::on_wire(&body.fields).into_iter().next()
}

/// The members of an `impl Encode`.
pub(super) fn encode(p: &TokenStream, body: &Struct) -> TokenStream {
    let Some(wire) = inner(body) else { return TokenStream::new() };
    let place = wire.of_self();
    let (write, len) = (wire.write(p, &place), wire.len(p, &place));
    let encode = wire.encode(p);
    let known = (!wire.is_adapted()).then(|| {
        quote! {
            const __SIZE: #p::Size = #encode::__SIZE;
            const __BLOCK: ::core::primitive::bool = #encode::__BLOCK;
            const __FLAT: ::core::primitive::bool = #encode::__FLAT;

            #[inline]
            fn __write(&self, __to: &mut [::core::primitive::u8]) {
                #encode::__write(#place, __to);
            }
        }
    });
    quote! {
        #known

        fn encoded_len(&self) -> ::core::primitive::usize {
            #p::Encode::__len(self, #p::DEPTH)
        }

        #[inline]
        fn encode(&self, __out: &mut #p::Writer<'_>) {
            #write
        }

        #[inline]
        fn __len(&self, __depth: ::core::primitive::u32) -> ::core::primitive::usize {
            #len
        }
    }
}

/// The members of an `impl Decode` behind `decode`.
pub(super) fn decode(p: &TokenStream, body: &Struct, checks: Checks) -> TokenStream {
    let Some(wire) = inner(body) else { return TokenStream::new() };
    let (decode, member) = (wire.decode(p), &wire.field.member);
    let read = wire.read(p);
    let value = field::from_locals(body.style, &body.fields);
    let empty = field::fields_with(body.style, &body.fields, |_, field| struct_::empty(p, field));
    let in_place = (!wire.is_wrapped()).then(|| {
        quote! {
            const __IN_PLACE: ::core::primitive::bool = #decode::__IN_PLACE;

            #[inline]
            fn __empty() -> Self {
                Self #empty
            }

            #[inline]
            fn __merge(&mut self, __b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
                #decode::__merge(&mut self.#member, __b, __cx)
            }
        }
    });
    let check = (checks == Checks::ByWalk).then(|| {
        quote! {
            #[inline]
            fn __check(__b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
                #decode::__check(__b, __cx)
            }

            #[inline]
            fn __skip(__b: &'__de [::core::primitive::u8]) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
                #decode::__skip(__b)
            }
        }
    });
    quote! {
        const __SIZE: #p::Size = #decode::__SIZE;
        const __ANY_BITS: ::core::primitive::bool = #decode::__ANY_BITS;

        #[inline]
        fn __hot(__b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            #read
            ::core::option::Option::Some((Self #value, __b))
        }

        #in_place
        #check

        fn __explain(__r: &mut #p::Reader<'__de>) -> ::core::result::Result<(), #p::DecodeError> {
            #decode::__explain(__r)
        }
    }
}
