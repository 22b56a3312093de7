//! What `T::schema()` prints: a table of the definition.
//!
//! ```text
//! fn __type(__s: &mut Builder) -> Type {
//!     __s.define::<Self>(
//!         Head { name: "Song", package: "demo", docs: &[" A tune."], arguments: &[] },
//!         Body::Struct(&[Field { name: "title", tag: 0, ty: <String as Schema>::__type, docs: &[], deprecated: false }]),
//!     )
//! }
//! ```

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned, ToTokens};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::GenericParam;

use crate::model::{Body, Branch, Content, Enum, EnumMember, Field, Item, Message, Role, Struct, Style};

use super::bounds::Header;
use super::enum_;
use super::field::{self, Wire};
use super::names;
use super::transparent;

/// An `impl Schema`.
pub(super) fn implementation(p: &TokenStream, item: &Item) -> TokenStream {
    let Header { generics, ty, bounds } = Header::schema(p, item);
    let body = match &item.body {
        Body::Transparent(body) => forward(p, body),
        Body::Flags(body) => {
            let (head, forward_compatible) = (head(p, item), body.forward_compatible);
            quote!(#p::schema_of_flags::<Self>(__s, #head, #forward_compatible))
        }
        _ => {
            let (head, body) = (head(p, item), body(p, item));
            quote!(__s.define::<Self>(#head, #body))
        }
    };
    quote! {
        #[automatically_derived]
        impl #generics #p::Schema for #ty #bounds {
            fn __type(__s: &mut #p::Builder) -> #p::Type {
                #body
            }
        }
    }
}

/// An expression: the type of a newtype's field.
fn forward(p: &TokenStream, body: &Struct) -> TokenStream {
    let Some(wire) = transparent::inner(body) else { return TokenStream::new() };
    let ty = type_of(p, &wire);
    quote!(#ty(__s))
}

/// An expression: what every definition has.
fn head(p: &TokenStream, item: &Item) -> TokenStream {
    let (name, package, docs) = (&item.name, &item.package, &item.docs);
    let named_by_hand = item.ident.unraw() != *name;
    let arguments = item.generics.params.iter().filter(|_| !named_by_hand).filter_map(|param| match param {
        GenericParam::Lifetime(_) => None,
        GenericParam::Type(param) => {
            let ident = &param.ident;
            Some(quote!(#p::Argument::Type(<#ident as #p::Schema>::__type)))
        }
        GenericParam::Const(param) => {
            let ident = &param.ident;
            Some(quote!(#p::Argument::Const(#ident as ::core::primitive::i128)))
        }
    });
    quote! {
        #p::Head { name: #name, package: #package, docs: &[#(#docs),*], arguments: &[#(#arguments),*] }
    }
}

/// An expression: what the definition is.
fn body(p: &TokenStream, item: &Item) -> TokenStream {
    match &item.body {
        Body::Struct(body) | Body::Transparent(body) => {
            let fields = fields(p, &body.fields);
            quote!(#p::Body::Struct(&[#(#fields),*]))
        }
        Body::Message(Message { fields: all, unknown, .. }) => {
            let (fields, forward_compatible) = (fields(p, all), unknown.is_some());
            quote!(#p::Body::Message { fields: &[#(#fields),*], forward_compatible: #forward_compatible })
        }
        Body::Union(body) => {
            let branches = body.branches.iter().map(|branch| self::branch(p, branch));
            let forward_compatible = body.other.is_some();
            quote!(#p::Body::Union { branches: &[#(#branches),*], forward_compatible: #forward_compatible })
        }
        Body::Enum(body) => enum_body(p, item, body),
        Body::Flags(_) => TokenStream::new(),
    }
}

fn enum_body(p: &TokenStream, item: &Item, body: &Enum) -> TokenStream {
    let (base, forward_compatible) = (names::primitive(&body.base), body.other.is_some());
    let values = enum_::values(item, body);
    let members = body.members.iter().enumerate().map(|(index, member)| {
        let EnumMember { name, docs, deprecated, .. } = member;
        let value = names::member_value(index);
        quote! {
            #p::Member { name: #name, value: #value as ::core::primitive::i128, docs: &[#(#docs),*], deprecated: #deprecated }
        }
    });
    quote! {{
        #values
        #p::Body::Enum {
            base: <#base as #p::Schema>::__type,
            members: &[#(#members),*],
            forward_compatible: #forward_compatible,
        }
    }}
}

/// Expressions: the fields that are on the wire.
fn fields(p: &TokenStream, fields: &[Field]) -> Vec<TokenStream> {
    let entry = |wire: Wire<'_>| {
        let Field { name, tag, docs, deprecated, .. } = wire.field;
        let ty = type_of(p, &wire);
        quote! {
            #p::Field { name: #name, tag: #tag, ty: #ty, docs: &[#(#docs),*], deprecated: #deprecated }
        }
    };
    field::on_wire(fields).into_iter().map(entry).collect()
}

/// An expression: the function that says how a field's type is written.
fn type_of(p: &TokenStream, wire: &Wire<'_>) -> TokenStream {
    let ty = &wire.field.ty;
    let value = match wire.field.role {
        Role::Optional => quote_spanned!(ty.span()=> <#ty as #p::Presence>::Value),
        _ => ty.to_token_stream(),
    };
    match wire.adapter(p) {
        Some(adapter) => quote!(<<#adapter as #p::EncodeAs<#value>>::Wire as #p::Schema>::__type),
        None if wire.field.map => quote_spanned!(ty.span()=> #p::pairs::<#value>),
        None => quote_spanned!(ty.span()=> <#value as #p::Schema>::__type),
    }
}

/// An expression: a branch.
fn branch(p: &TokenStream, branch: &Branch) -> TokenStream {
    let Branch { name, discriminator, docs, deprecated, .. } = branch;
    let content = match &branch.content {
        Content::Message(Message { fields: all, unknown, .. }) => {
            let (fields, forward_compatible) = (fields(p, all), unknown.is_some());
            quote!(#p::Content::Message { fields: &[#(#fields),*], forward_compatible: #forward_compatible })
        }
        Content::Struct(content) => match (content.style, &field::on_wire(&content.fields)[..]) {
            (Style::Tuple, [wire]) => {
                let ty = type_of(p, wire);
                quote!(#p::Content::One(#ty))
            }
            _ => {
                let fields = fields(p, &content.fields);
                quote!(#p::Content::Struct(&[#(#fields),*]))
            }
        },
    };
    quote! {
        #p::Branch {
            name: #name,
            discriminator: #discriminator,
            content: #content,
            docs: &[#(#docs),*],
            deprecated: #deprecated,
        }
    }
}
