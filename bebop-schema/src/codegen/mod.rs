//! From the model to Rust tokens.
//!
//! A definition of fields becomes
//!
//! ```text
//! struct Person { id: i32, name: String }
//! ```
//! ```text
//! impl Encode for Person { … }                   // one straight line of calls per field
//! impl<'de> Decode<'de> for Person { … }         // the hot path, and a table for the one that explains
//! impl Viewed for Person { … }                   // with `#[bebop(view)]`: and `PersonView<'a>` itself,
//! impl Encode for PersonView<'_> { … }           // by the same generators, from the same model with
//! impl<'de> Decode<'de> for PersonView<'de> { … }// other field types
//! impl Schema for Person { … }
//! ```
//!
//! Generated code calls named functions of `bebop_core::private` and little else. All its paths are
//! absolute, its locals start with `__`, and its impls stand in a `const _`.

mod bounds;
mod enum_;
mod field;
mod flags;
mod hint;
mod message;
mod names;
mod schema;
mod self_type;
mod struct_;
mod transparent;
mod union_;
mod view;

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Body, Item, Traits};

use self::bounds::Header;

/// Items: the impls of a definition, and its view where it has one.
pub fn expand(item: &Item) -> TokenStream {
    let p = &names::private(&item.krate);
    let view = view::definition(p, item);
    let impls = impls(p, item);
    quote! {
        #view
        #[doc(hidden)]
        #[allow(deprecated, unused_comparisons, dead_code, unreachable_code, unused_variables, unused_mut, clippy::all, clippy::pedantic, clippy::nursery)]
        const _: () = { #impls };
    }
}

/// Impl items.
fn impls(p: &TokenStream, item: &Item) -> TokenStream {
    let encode = match item.traits {
        Traits::Both | Traits::Encode => encode(p, item, &Header::encode(p, item)),
        Traits::Decode => TokenStream::new(),
    };
    let decode = match item.traits {
        Traits::Both | Traits::Decode => decode(p, item, &Header::decode(p, item), Checks::ByHot),
        Traits::Encode => TokenStream::new(),
    };
    let rest = match item.traits {
        Traits::Both => {
            let viewed = view::impls(p, item);
            let schema = schema::implementation(p, item);
            quote!(#viewed #schema)
        }
        Traits::Encode | Traits::Decode => TokenStream::new(),
    };
    let assertions = match &item.body {
        Body::Enum(body) => enum_::assertions(item, body),
        _ => TokenStream::new(),
    };
    quote!(#assertions #encode #decode #rest)
}

/// Whether a type is checked by building it, or by a walk of its own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Checks {
    /// Owned types, which are never checked without being built.
    ByHot,
    /// Views, of which lists are checked and not built.
    ByWalk,
}

/// An `impl Encode`.
fn encode(p: &TokenStream, item: &Item, header: &Header) -> TokenStream {
    let body = match &item.body {
        Body::Struct(body) => struct_::encode(p, body),
        Body::Message(body) => message::encode(p, body),
        Body::Union(body) => union_::encode(p, body),
        Body::Enum(body) => enum_::encode(p, item, body),
        Body::Flags(_) => flags::encode(p),
        Body::Transparent(body) => transparent::encode(p, body),
    };
    let Header { generics, ty, bounds } = header;
    quote! {
        #[automatically_derived]
        impl #generics #p::Encode for #ty #bounds {
            #body
        }
    }
}

/// An `impl Decode`.
fn decode(p: &TokenStream, item: &Item, header: &Header, checks: Checks) -> TokenStream {
    let body = match &item.body {
        Body::Struct(body) => struct_::decode(p, &item.name, body, checks),
        Body::Message(body) => message::decode(p, &item.name, body, checks),
        Body::Union(body) => union_::decode(p, &item.name, body, checks),
        Body::Enum(body) => enum_::decode(p, item, body),
        Body::Flags(body) => flags::decode(p, body),
        Body::Transparent(body) => transparent::decode(p, body, checks),
    };
    let Header { generics, ty, bounds } = header;
    quote! {
        #[automatically_derived]
        impl #generics #p::Decode<'__de> for #ty #bounds {
            const __BY_HAND: ::core::primitive::bool = false;

            fn decode(__r: &mut #p::Reader<'__de>) -> ::core::result::Result<Self, #p::DecodeError> {
                #p::decode(__r)
            }

            #body
        }
    }
}
