//! Messages: tagged fields in a frame.
//!
//! ```text
//! message TreeNode { value(1): int32; children(2): TreeNode[]; }
//!
//! fn __merge(&mut self, __b: &'__de [u8], __cx: Cx<'_>) -> Option<&'__de [u8]> {
//!     let (mut __b, __rest, __cx) = message(__b, __cx)?;
//!     loop {
//!         let (__tag, __next) = byte(__b)?;
//!         __b = match __tag {
//!             0 => break,
//!             1 => field(&mut self.value, __next, __cx)?,
//!             2 => field(&mut self.children, __next, __cx)?,
//!             _ => break,
//!         };
//!     }
//!     Some(__rest)
//! }
//! ```

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use crate::model::{Field, Message, Role};

use super::field::{self, Wire};
use super::Checks;

/// The members of an `impl Encode`.
pub(super) fn encode(p: &TokenStream, body: &Message) -> TokenStream {
    let puts = puts(p, body, |wire| wire.of_self());
    let lens = lens(p, body, |wire| wire.of_self());
    quote! {
        const __SIZE: #p::Size = #p::Size::FRAMED;

        fn encoded_len(&self) -> ::core::primitive::usize {
            #p::Encode::__len(self, #p::DEPTH)
        }

        #[inline]
        fn encode(&self, __out: &mut #p::Writer<'_>) {
            #p::encode_message(__out, |__out| { let _ = &__out; #puts });
        }

        #[inline]
        fn __len(&self, __depth: ::core::primitive::u32) -> ::core::primitive::usize {
            #p::message_len(__depth, |__depth| { let _ = __depth; #lens })
        }
    }
}

/// The fields on the wire by ascending tags.
fn by_tag(fields: &[Field]) -> Vec<Wire<'_>> {
    let mut wires = field::on_wire(fields);
    wires.sort_by_key(|wire| wire.field.tag);
    wires
}

/// Statements that write the fields by ascending tags, with what is unknown where it belongs.
pub(super) fn puts(p: &TokenStream, body: &Message, place: impl Fn(&Wire<'_>) -> TokenStream) -> TokenStream {
    let wires = by_tag(&body.fields);
    let written: Vec<_> = wires.iter().filter(|wire| !wire.field.deprecated).collect();
    let puts: Vec<_> = written.iter().map(|wire| put(p, wire, &place(wire))).collect();
    let Some(unknown) = field::unknown(&body.fields) else { return quote!(#(#puts)*) };
    let unknown = place(&unknown);
    let tags: Vec<_> = written.iter().map(|wire| u16::from(wire.field.tag)).collect();
    quote! {
        let __unknown: &[::core::primitive::u8] = ::core::convert::AsRef::<[::core::primitive::u8]>::as_ref(#unknown);
        let __split = #p::first_tag(__unknown);
        #(if #tags < __split { #puts })*
        #p::put_unknown(__unknown, __out);
        #(if #tags >= __split { #puts })*
    }
}

/// A statement that writes a field with its tag.
fn put(p: &TokenStream, wire: &Wire<'_>, place: &TokenStream) -> TokenStream {
    let (tag, ty, p) = (wire.field.tag, &wire.field.ty, &wire.private(p));
    match (wire.field.role, wire.adapter(p)) {
        (Role::Defaulted, None) => quote_spanned!(ty.span()=> #p::put_value::<#ty>(#tag, #place, __out);),
        (Role::Defaulted, Some(adapter)) => {
            quote!(#p::put_value(#tag, &#p::RefAs::<#ty, #adapter>::new(#place), __out);)
        }
        (_, None) => quote_spanned!(ty.span()=> #p::put_field::<#ty>(#tag, #place, __out);),
        (_, Some(adapter)) => quote!(#p::put_field_as::<#ty, #adapter>(#tag, #place, __out);),
    }
}

/// An expression: the length of the fields.
pub(super) fn lens(p: &TokenStream, body: &Message, place: impl Fn(&Wire<'_>) -> TokenStream) -> TokenStream {
    let wires = by_tag(&body.fields);
    let lens = wires.iter().filter(|wire| !wire.field.deprecated).map(|wire| len(p, wire, &place(wire)));
    let unknown = field::unknown(&body.fields).map(|wire| place(&wire)).into_iter();
    quote!(0 #(+ #lens)* #(+ ::core::convert::AsRef::<[::core::primitive::u8]>::as_ref(#unknown).len())*)
}

fn len(p: &TokenStream, wire: &Wire<'_>, place: &TokenStream) -> TokenStream {
    let (ty, p) = (&wire.field.ty, &wire.private(p));
    match (wire.field.role, wire.adapter(p)) {
        (Role::Defaulted, _) => {
            let len = wire.len(p, place);
            quote!(1 + #len)
        }
        (_, None) => quote_spanned!(ty.span()=> #p::field_len::<#ty>(#place, __depth)),
        (_, Some(adapter)) => quote!(#p::field_len_as::<#ty, #adapter>(#place)),
    }
}

/// The members of an `impl Decode` behind `decode`.
pub(super) fn decode(p: &TokenStream, name: &str, body: &Message, checks: Checks) -> TokenStream {
    let empty = field::fields_with(body.style, &body.fields, |_, field| absent(p, field));
    let slot = |wire: &Wire<'_>| wire.of_self_mut();
    let keep = field::unknown(&body.fields).map(|wire| keep(p, &slot(&wire)));
    let walk = walk(p, &body.fields, keep, |wire| merge(p, wire, &slot(wire)));
    let explains = explains(p, &body.fields);
    let check = match checks {
        Checks::ByWalk => check(p, body),
        Checks::ByHot => TokenStream::new(),
    };
    quote! {
        const __SIZE: #p::Size = #p::Size::FRAMED;
        const __IN_PLACE: ::core::primitive::bool = true;

        #[inline]
        fn __empty() -> Self {
            Self #empty
        }

        #[inline]
        fn __hot(__b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            let mut __value = <Self as #p::Decode<'__de>>::__empty();
            let __b = <Self as #p::Decode<'__de>>::__merge(&mut __value, __b, __cx)?;
            ::core::option::Option::Some((__value, __b))
        }

        #[inline]
        fn __merge(&mut self, __b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            let (__b, __rest, __cx) = #p::message(__b, __cx)?;
            let _ = __cx;
            #walk
            ::core::option::Option::Some(__rest)
        }

        #check

        fn __explain(__r: &mut #p::Reader<'__de>) -> ::core::result::Result<(), #p::DecodeError> {
            #p::explain_message(__r, #name, &[#(#explains),*])
        }
    }
}

/// An expression: a field of a message before it is read.
pub(super) fn absent(p: &TokenStream, field: &Field) -> TokenStream {
    let ty = &field.ty;
    match field.role {
        Role::Optional => quote_spanned!(ty.span()=> <#ty as #p::Presence>::__ABSENT),
        _ => quote!(::core::default::Default::default()),
    }
}

/// A statement that keeps what is unknown in its slot.
pub(super) fn keep(p: &TokenStream, slot: &TokenStream) -> TokenStream {
    quote!(*#slot = ::core::convert::From::from(#p::unknown_tail(__b));)
}

/// Statements that walk over the fields in `__b`; `step` is an expression that reads one from
/// `__next` and gives what is behind it.
pub(super) fn walk(
    p: &TokenStream,
    fields: &[Field],
    keep: Option<TokenStream>,
    step: impl Fn(&Wire<'_>) -> TokenStream,
) -> TokenStream {
    let wires = field::on_wire(fields);
    let tags = wires.iter().map(|wire| wire.field.tag);
    let steps = wires.iter().map(step);
    quote! {
        let mut __b = __b;
        loop {
            let (__tag, __next) = #p::byte(__b)?;
            __b = match __tag {
                0 => break,
                #(#tags => #steps,)*
                _ => {
                    #keep
                    break
                }
            };
        }
    }
}

/// An expression that reads a field from `__next` to its slot.
pub(super) fn merge(p: &TokenStream, wire: &Wire<'_>, slot: &TokenStream) -> TokenStream {
    let (ty, p) = (&wire.field.ty, &wire.private(p));
    match (wire.field.role, wire.adapter(p)) {
        (Role::Defaulted, None) => quote_spanned!(ty.span()=> #p::default_field::<#ty>(#slot, __next, __cx)?),
        (Role::Defaulted, Some(adapter)) => quote!(#p::default_field_as::<#ty, #adapter>(#slot, __next, __cx)?),
        (_, None) => quote_spanned!(ty.span()=> #p::field::<#ty>(#slot, __next, __cx)?),
        (_, Some(adapter)) => quote!(#p::field_as::<#ty, #adapter>(#slot, __next, __cx)?),
    }
}

/// Entries for the table that explains.
pub(super) fn explains(p: &TokenStream, fields: &[Field]) -> Vec<TokenStream> {
    let entry = |wire: &Wire<'_>| {
        let (tag, name, decode) = (wire.field.tag, &wire.field.name, wire.decode(p));
        quote!((#tag, #name, #decode::__explain))
    };
    field::on_wire(fields).iter().map(entry).collect()
}

/// The methods that check a message without building it, and pass over a checked one.
fn check(p: &TokenStream, body: &Message) -> TokenStream {
    let walk = checks(p, body);
    quote! {
        #[inline]
        fn __check(__b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            let (__b, __rest, __cx) = #p::message(__b, __cx)?;
            let _ = __cx;
            #walk
            ::core::option::Option::Some(__rest)
        }

        #[inline]
        fn __skip(__b: &'__de [::core::primitive::u8]) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            #p::skip_frame(__b)
        }
    }
}

/// A statement that checks the fields in `__b`: at a glance, or one by one.
pub(super) fn checks(p: &TokenStream, body: &Message) -> TokenStream {
    let glances = by_tag(&body.fields).into_iter().map(|wire| {
        let (tag, decode) = (wire.field.tag, wire.decode(p));
        quote!((#tag, #decode::__SIZE, #decode::__ANY_BITS))
    });
    let walk = walk(p, &body.fields, None, |wire| {
        let decode = wire.decode(p);
        quote!(#decode::__check(__next, __cx)?)
    });
    quote! {
        if !#p::is_plain(__b, [#(#glances),*]) {
            #walk
        }
    }
}
