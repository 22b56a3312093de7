//! Structs: fields in order, without tags.
//!
//! ```text
//! struct Person { id: i32, name: String, age: i32 }
//!
//! fn __hot(__b: &'__de [u8], __cx: Cx<'_>) -> Option<(Self, &'__de [u8])> {
//!     let __cx = __cx.descend_struct(Self::__SIZE)?;
//!     let __b = need(__b, Self::__SIZE.min)?;
//!     let (__f0, __b) = <i32 as Decode<'__de>>::__hot(__b, __cx)?;
//!     let (__f1, __b) = <String as Decode<'__de>>::__hot(__b, __cx)?;
//!     let (__f2, __b) = <i32 as Decode<'__de>>::__hot(__b, __cx)?;
//!     Some((Self { id: __f0, name: __f1, age: __f2 }, __b))
//! }
//! ```

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Field, Role, Struct};

use super::field::{self, Wire};
use super::hint;
use super::Checks;

/// The members of an `impl Encode`.
pub(super) fn encode(p: &TokenStream, body: &Struct) -> TokenStream {
    let wires = field::on_wire(&body.fields);
    let traits = encode_consts(p, &wires);
    let writes = writes(p, &wires);
    let lens = wires.iter().map(|wire| wire.len(p, &wire.of_self()));
    let block = block(p, &wires);
    let list = if body.zerocopy { zerocopy_encode(p) } else { TokenStream::new() };
    quote! {
        #traits

        fn encoded_len(&self) -> ::core::primitive::usize {
            #p::Encode::__len(self, #p::DEPTH)
        }

        #[inline]
        fn encode(&self, __out: &mut #p::Writer<'_>) {
            #p::encode_struct(self, __out, |__out| { let _ = &__out; #writes });
        }

        #[inline]
        fn __len(&self, __depth: ::core::primitive::u32) -> ::core::primitive::usize {
            #p::struct_len(<Self as #p::Encode>::__SIZE, __depth, |__depth| { let _ = __depth; 0 #(+ #lens)* })
        }

        #block
        #list
    }
}

/// What is known of a struct's encoding from that of its fields.
fn encode_consts(p: &TokenStream, wires: &[Wire<'_>]) -> TokenStream {
    if wires.iter().any(Wire::is_adapted) {
        return quote!();
    }
    let encodes: Vec<_> = wires.iter().map(|wire| wire.encode(p)).collect();
    quote! {
        const __SIZE: #p::Size = #p::Size::EMPTY #(.and(#encodes::__SIZE))*;
        const __BLOCK: ::core::primitive::bool = true #(&& #encodes::__BLOCK)*;
        const __FLAT: ::core::primitive::bool = true #(&& #encodes::__FLAT)*;
    }
}

/// The method that writes a block.
fn block(p: &TokenStream, wires: &[Wire<'_>]) -> TokenStream {
    if wires.iter().any(Wire::is_adapted) {
        return quote!();
    }
    let blocks = wires.iter().map(|wire| wire.write_block(p));
    quote! {
        #[inline]
        fn __write(&self, __to: &mut [::core::primitive::u8]) {
            #(#blocks)*
            let _ = __to;
        }
    }
}

/// Statements that write the fields: neighbours that look like scalars as one run.
fn writes(p: &TokenStream, wires: &[Wire<'_>]) -> TokenStream {
    let runs = wires.chunk_by(|a, b| in_run(a) && in_run(b));
    let statements = runs.map(|run| {
        let single = run.iter().map(|wire| wire.write(p, &wire.of_self()));
        if run.len() == 1 {
            return quote!(#(#single)*);
        }
        let encodes: Vec<_> = run.iter().map(|wire| wire.encode(p)).collect();
        let blocks = run.iter().map(|wire| wire.write_block(p));
        quote! {
            if true #(&& #encodes::__BLOCK)* {
                __out.run(0 #(+ #encodes::__SIZE.min)*, |__to| {
                    #(#blocks)*
                    let _ = __to;
                });
            } else {
                #(#single)*
            }
        }
    });
    quote!(#(#statements)*)
}

fn in_run(wire: &Wire<'_>) -> bool {
    !wire.is_adapted() && hint::is_fixed(&wire.field.ty)
}

/// The members of an `impl Decode` behind `decode`.
pub(super) fn decode(p: &TokenStream, name: &str, body: &Struct, checks: Checks) -> TokenStream {
    let wires = field::on_wire(&body.fields);
    let decodes: Vec<_> = wires.iter().map(|wire| wire.decode(p)).collect();
    let reads = reads(p, &wires);
    let value = field::from_locals(body.style, &body.fields);
    let in_place = in_place(p, body, &wires);
    let explains = wires.iter().map(|wire| wire.explain(p));
    let check = match checks {
        Checks::ByWalk => check(p, &wires),
        Checks::ByHot => TokenStream::new(),
    };
    let list = if body.zerocopy { zerocopy_decode(p) } else { TokenStream::new() };
    quote! {
        const __SIZE: #p::Size = #p::Size::EMPTY #(.and(#decodes::__SIZE))*;
        const __ANY_BITS: ::core::primitive::bool = true #(&& #decodes::__ANY_BITS)*;

        #[inline(always)]
        fn __hot(__b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            let __cx = __cx.descend_struct(<Self as #p::Decode<'__de>>::__SIZE)?;
            let _ = __cx;
            let __b = #p::need(__b, <Self as #p::Decode<'__de>>::__SIZE.min)?;
            #reads
            ::core::option::Option::Some((Self #value, __b))
        }

        #in_place
        #check

        fn __explain(__r: &mut #p::Reader<'__de>) -> ::core::result::Result<(), #p::DecodeError> {
            #p::explain_struct(__r, #name, <Self as #p::Decode<'__de>>::__SIZE, &[#(#explains),*])
        }

        #list
    }
}

/// Statements that read the fields to their locals. In front of neighbours that look like scalars,
/// behind a field that doesn't, one check stands for theirs.
pub(super) fn reads(p: &TokenStream, wires: &[Wire<'_>]) -> TokenStream {
    let runs = wires.chunk_by(|a, b| in_run(a) && in_run(b)).enumerate();
    let statements = runs.map(|(index, run)| {
        let reads = run.iter().map(|wire| wire.read(p));
        if index == 0 || run.len() == 1 {
            return quote!(#(#reads)*);
        }
        let decodes = run.iter().map(|wire| wire.decode(p));
        quote! {
            let __b = #p::need(__b, 0 #(+ #decodes::__SIZE.min)*)?;
            #(#reads)*
        }
    });
    quote!(#(#statements)*)
}

/// How a struct is built where it stands, if all its fields can be.
fn in_place(p: &TokenStream, body: &Struct, wires: &[Wire<'_>]) -> TokenStream {
    if wires.iter().any(Wire::is_wrapped) {
        return quote!();
    }
    let decodes: Vec<_> = wires.iter().map(|wire| wire.decode(p)).collect();
    let members: Vec<_> = wires.iter().map(|wire| &wire.field.member).collect();
    let empty = field::fields_with(body.style, &body.fields, |_, field| empty(p, field));
    quote! {
        const __IN_PLACE: ::core::primitive::bool = true #(&& #decodes::__IN_PLACE)*;

        #[inline]
        fn __empty() -> Self {
            Self #empty
        }

        #[inline]
        fn __merge(&mut self, __b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            let __cx = __cx.descend_struct(<Self as #p::Decode<'__de>>::__SIZE)?;
            let _ = __cx;
            let __b = #p::need(__b, <Self as #p::Decode<'__de>>::__SIZE.min)?;
            #(let __b = #decodes::__merge(&mut self.#members, __b, __cx)?;)*
            ::core::option::Option::Some(__b)
        }
    }
}

/// An expression: the empty value of a field of a struct.
pub(super) fn empty(p: &TokenStream, field: &Field) -> TokenStream {
    let ty = &field.ty;
    match field.role {
        Role::Skipped | Role::Unknown => quote!(::core::default::Default::default()),
        _ => quote!(<#ty as #p::Decode<'__de>>::__empty()),
    }
}

/// The methods that check a struct without building it, and pass over a checked one.
fn check(p: &TokenStream, wires: &[Wire<'_>]) -> TokenStream {
    let checks = wires.iter().map(|wire| wire.check(p));
    let decodes = wires.iter().map(|wire| wire.decode(p));
    quote! {
        #[inline]
        fn __check(__b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            let __cx = __cx.descend_struct(<Self as #p::Decode<'__de>>::__SIZE)?;
            let _ = __cx;
            let __b = #p::need(__b, <Self as #p::Decode<'__de>>::__SIZE.min)?;
            #(#checks)*
            ::core::option::Option::Some(__b)
        }

        #[inline]
        fn __skip(__b: &'__de [::core::primitive::u8]) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            #(let __b = #decodes::__skip(__b)?;)*
            ::core::option::Option::Some(__b)
        }
    }
}

/// The method that appends an array of structs whole.
fn zerocopy_encode(p: &TokenStream) -> TokenStream {
    quote! {
        #[inline]
        fn __list(__items: &[Self], __out: &mut #p::Writer<'_>) {
            #p::zerocopy_encode(__items, __out);
        }
    }
}

/// The method that copies an array of structs whole.
fn zerocopy_decode(p: &TokenStream) -> TokenStream {
    quote! {
        #[inline]
        fn __list(
            __list: &mut #p::Vec<Self>,
            __b: &'__de [::core::primitive::u8],
            __cx: #p::Cx<'_>,
        ) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            #p::zerocopy_decode(__list, __b, __cx)
        }
    }
}
