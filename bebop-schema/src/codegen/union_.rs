//! Unions: one branch in a frame.
//!
//! ```text
//! union Shape { Circle(1): { radius: float32; }; Label(2): message { text(1): string; }; }
//!
//! fn __hot(__b: &'__de [u8], __cx: Cx<'_>) -> Option<(Self, &'__de [u8])> {
//!     let (__discriminator, __b, __rest, __cx) = union(__b, __cx)?;
//!     let __value = match __discriminator {
//!         1 => { let (__f0, __b) = <f32 as Decode<'__de>>::__hot(__b, __cx)?; Self::Circle { radius: __f0 } }
//!         2 => { let mut __f0 = None; …; Self::Label { text: __f0 } }
//!         _ => return None,
//!     };
//!     Some((__value, __rest))
//! }
//! ```

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Branch, Content, Field, Message, Struct, Style, Union};

use super::field::{self, Wire};
use super::hint;
use super::message;
use super::struct_;
use super::Checks;

/// The members of an `impl Encode`.
pub(super) fn encode(p: &TokenStream, body: &Union) -> TokenStream {
    let patterns: Vec<_> = body.branches.iter().map(pattern).collect();
    let writes = body.branches.iter().map(|branch| write(p, branch));
    let lens = body.branches.iter().map(|branch| len(p, branch));
    let others: Vec<_> = body.other.iter().collect();
    quote! {
        const __SIZE: #p::Size = #p::Size::FRAMED;

        fn encoded_len(&self) -> ::core::primitive::usize {
            #p::Encode::__len(self, #p::DEPTH)
        }

        #[inline]
        fn encode(&self, __out: &mut #p::Writer<'_>) {
            match self {
                #(Self::#patterns => #writes,)*
                #(Self::#others(__other) => #p::put_unknown_branch(__other, __out),)*
            }
        }

        #[inline]
        fn __len(&self, __depth: ::core::primitive::u32) -> ::core::primitive::usize {
            match self {
                #(Self::#patterns => #p::union_len(__depth, |__depth| { let _ = __depth; #lens }),)*
                #(Self::#others(__other) => #p::unknown_branch_len(__other),)*
            }
        }
    }
}

/// A pattern behind `Self::` that binds the fields of a branch.
fn pattern(branch: &Branch) -> TokenStream {
    let ident = &branch.ident;
    let (style, fields) = parts(&branch.content);
    let fields = field::to_locals(style, fields);
    quote!(#ident #fields)
}

fn parts(content: &Content) -> (Style, &[Field]) {
    match content {
        Content::Struct(Struct { style, fields, .. }) | Content::Message(Message { style, fields, .. }) => {
            (*style, fields)
        }
    }
}

/// An expression that writes a branch.
fn write(p: &TokenStream, branch: &Branch) -> TokenStream {
    let discriminator = branch.discriminator;
    let content = match &branch.content {
        Content::Struct(content) => {
            let writes = field::on_wire(&content.fields).into_iter().map(|wire| wire.write(p, &bound(&wire)));
            quote!(#(#writes)*)
        }
        Content::Message(content) => {
            let puts = message::puts(p, content, bound);
            quote!(#p::encode_inline_message(__out, |__out| { let _ = &__out; #puts });)
        }
    };
    quote!(#p::encode_union(__out, #discriminator, |__out| { let _ = &__out; #content }))
}

/// An expression: the length of a branch's content.
fn len(p: &TokenStream, branch: &Branch) -> TokenStream {
    match &branch.content {
        Content::Struct(content) => {
            let lens = field::on_wire(&content.fields).into_iter().map(|wire| wire.len(p, &bound(&wire)));
            quote!(0 #(+ #lens)*)
        }
        Content::Message(content) => {
            let lens = message::lens(p, content, bound);
            quote!(4 + #lens + 1)
        }
    }
}

/// An expression: the reference to a field that the pattern bound.
fn bound(wire: &Wire<'_>) -> TokenStream {
    let local = &wire.local;
    quote!(#local)
}

/// The members of an `impl Decode` behind `decode`.
pub(super) fn decode(p: &TokenStream, name: &str, body: &Union, checks: Checks) -> TokenStream {
    let discriminators: Vec<_> = body.branches.iter().map(|branch| branch.discriminator).collect();
    let reads = body.branches.iter().map(|branch| read(p, branch));
    let unknown = match &body.other {
        Some(other) => quote!(Self::#other(::core::convert::From::from((__discriminator, __b)))),
        None => quote!(return ::core::option::Option::None),
    };
    let in_place = in_place(p, body);
    let check = match checks {
        Checks::ByWalk => check(p, body),
        Checks::ByHot => TokenStream::new(),
    };
    let explain = explain(p, name, body);
    quote! {
        const __SIZE: #p::Size = #p::Size::FRAMED;

        #[inline]
        fn __hot(__b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<(Self, &'__de [::core::primitive::u8])> {
            let (__discriminator, __b, __rest, __cx) = #p::union(__b, __cx)?;
            let _ = (__b, __cx);
            let __value = match __discriminator {
                #(#discriminators => { #reads })*
                _ => #unknown,
            };
            ::core::option::Option::Some((__value, __rest))
        }

        #in_place
        #check
        #explain
    }
}

/// Statements and an expression: a branch from its content in `__b`.
fn read(p: &TokenStream, branch: &Branch) -> TokenStream {
    let ident = &branch.ident;
    match &branch.content {
        Content::Struct(content) => {
            let reads = struct_::reads(p, &field::on_wire(&content.fields));
            let fields = field::from_locals(content.style, &content.fields);
            quote! {
                #reads
                let _ = __b;
                Self::#ident #fields
            }
        }
        Content::Message(content) => {
            let wires = field::on_wire(&content.fields);
            let unknown = field::unknown(&content.fields);
            let absents = wires.iter().chain(&unknown).map(|wire| {
                let (local, ty, absent) = (&wire.local, &wire.field.ty, message::absent(p, wire.field));
                quote!(let mut #local: #ty = #absent;)
            });
            let slot = |wire: &Wire<'_>| {
                let local = &wire.local;
                quote!(&mut #local)
            };
            let keep = unknown.as_ref().map(|wire| message::keep(p, &slot(wire)));
            let walk = message::walk(p, &content.fields, keep, |wire| message::merge(p, wire, &slot(wire)));
            let fields = field::from_locals(content.style, &content.fields);
            quote! {
                let (__b, _) = #p::frame(__b)?;
                #(#absents)*
                #walk
                Self::#ident #fields
            }
        }
    }
}

/// The empty value of a union: a branch without fields, or one whose fields look as if they had an
/// empty value. Without such a branch a union is built by value.
fn in_place(p: &TokenStream, body: &Union) -> TokenStream {
    let known = |branch: &&Branch| match &branch.content {
        Content::Struct(content) => {
            field::on_wire(&content.fields).iter().all(|wire| !wire.is_wrapped() && hint::has_empty(&wire.field.ty))
        }
        Content::Message(_) => true,
    };
    let unit = body.branches.iter().find(|branch| parts(&branch.content).1.is_empty());
    let Some(branch) = unit.or_else(|| body.branches.iter().find(known)) else { return quote!() };
    let ident = &branch.ident;
    let (conditions, fields) = match &branch.content {
        Content::Struct(content) => (
            field::on_wire(&content.fields).iter().map(|wire| wire.decode(p)).collect(),
            field::fields_with(content.style, &content.fields, |_, field| struct_::empty(p, field)),
        ),
        Content::Message(content) => {
            (Vec::new(), field::fields_with(content.style, &content.fields, |_, field| message::absent(p, field)))
        }
    };
    quote! {
        const __IN_PLACE: ::core::primitive::bool = true #(&& #conditions::__IN_PLACE)*;

        #[inline]
        fn __empty() -> Self {
            Self::#ident #fields
        }
    }
}

/// The methods that check a union without building it, and pass over a checked one.
fn check(p: &TokenStream, body: &Union) -> TokenStream {
    let discriminators = body.branches.iter().map(|branch| branch.discriminator);
    let checks = body.branches.iter().map(|branch| match &branch.content {
        Content::Struct(content) => {
            let checks = field::on_wire(&content.fields).into_iter().map(|wire| wire.check(p));
            quote!(#(#checks)* let _ = __b;)
        }
        Content::Message(content) => {
            let checks = message::checks(p, content);
            quote!(let (__b, _) = #p::frame(__b)?; #checks)
        }
    });
    let unknown = match &body.other {
        Some(_) => quote!({}),
        None => quote!(return ::core::option::Option::None),
    };
    quote! {
        #[inline]
        fn __check(__b: &'__de [::core::primitive::u8], __cx: #p::Cx<'_>) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            let (__discriminator, __b, __rest, __cx) = #p::union(__b, __cx)?;
            let _ = (__b, __cx);
            match __discriminator {
                #(#discriminators => { #checks })*
                _ => #unknown,
            }
            ::core::option::Option::Some(__rest)
        }

        #[inline]
        fn __skip(__b: &'__de [::core::primitive::u8]) -> ::core::option::Option<&'__de [::core::primitive::u8]> {
            #p::skip_frame(__b)
        }
    }
}

/// The method that explains: a table of branches, each a function over its own table.
fn explain(p: &TokenStream, name: &str, body: &Union) -> TokenStream {
    let entries = body.branches.iter().map(|branch| {
        let (discriminator, branch_name) = (branch.discriminator, &branch.name);
        let content = match &branch.content {
            Content::Struct(content) => {
                let explains = field::on_wire(&content.fields).into_iter().map(|wire| wire.explain(p));
                quote!(#p::explain_fields(__r, #branch_name, &[#(#explains),*]))
            }
            Content::Message(content) => {
                let explains = message::explains(p, &content.fields);
                quote!(#p::explain_inline_message(__r, #branch_name, &[#(#explains),*]))
            }
        };
        quote!((#discriminator, #branch_name, |__r| #content))
    });
    let unknowns = match &body.other {
        Some(_) => quote!(Kept),
        None => quote!(Refused),
    };
    quote! {
        fn __explain(__r: &mut #p::Reader<'__de>) -> ::core::result::Result<(), #p::DecodeError> {
            #p::explain_union(__r, #name, #p::Unknowns::#unknowns, &[#(#entries),*])
        }
    }
}
