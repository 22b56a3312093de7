//! One field: the calls that read, write, measure, check and explain it.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{parse_quote, Type};

use crate::model::{Field, Role, Style};

use super::hint;
use super::names;

/// The fields of a list that are on the wire, each with its local.
pub(super) fn on_wire(fields: &[Field]) -> Vec<Wire<'_>> {
    let wires = fields.iter().enumerate().map(|(index, field)| Wire { field, local: names::local(index) });
    wires.filter(|wire| !matches!(wire.field.role, Role::Skipped | Role::Unknown)).collect()
}

/// The field that keeps what is unknown, with its local.
pub(super) fn unknown(fields: &[Field]) -> Option<Wire<'_>> {
    let mut wires = fields.iter().enumerate().map(|(index, field)| Wire { field, local: names::local(index) });
    wires.find(|wire| wire.field.role == Role::Unknown)
}

/// A field that is on the wire.
pub(super) struct Wire<'a> {
    pub(super) field: &'a Field,
    pub(super) local: Ident,
}

impl Wire<'_> {
    /// The path of the private module with the span of the field's type: errors of calls stand there.
    pub(super) fn private(&self, p: &TokenStream) -> TokenStream {
        let moved = |mut token: TokenTree| {
            token.set_span(self.span());
            token
        };
        p.clone().into_iter().map(moved).collect()
    }

    /// A type that implements `Decode`. Errors about it stand at the field's type.
    pub(super) fn decode_ty(&self, p: &TokenStream) -> TokenStream {
        let ty = self.value_ty(p);
        match (self.adapter(p), hint::borrowing_cow(&self.field.ty)) {
            (Some(adapter), _) => quote_spanned!(self.field.ty.span()=> #p::As<#ty, #adapter>),
            (None, Some((lifetime, target))) => quote!(#p::BorrowedCow<#lifetime, #target>),
            (None, None) => ty,
        }
    }

    /// The type of the value: the field's own, or what its `Option` holds in a message.
    fn value_ty(&self, p: &TokenStream) -> TokenStream {
        let ty = &self.field.ty;
        match self.field.role {
            Role::Optional => quote_spanned!(ty.span()=> <#ty as #p::Presence>::Value),
            _ => quote!(#ty),
        }
    }

    /// `Decode` of the field's type.
    pub(super) fn decode(&self, p: &TokenStream) -> TokenStream {
        let ty = self.decode_ty(p);
        quote_spanned!(self.field.ty.span()=> <#ty as #p::Decode<'__de>>)
    }

    /// `Encode` of the field's type.
    pub(super) fn encode(&self, p: &TokenStream) -> TokenStream {
        let ty = &self.field.ty;
        quote_spanned!(ty.span()=> <#ty as #p::Encode>)
    }

    /// What `Decode` gives is a wrapper around the field's value.
    pub(super) fn is_wrapped(&self) -> bool {
        self.field.adapter.is_some() || hint::borrowing_cow(&self.field.ty).is_some()
    }

    pub(super) fn is_adapted(&self) -> bool {
        self.field.adapter.is_some()
    }

    /// The adapter with `Same` for each `_`.
    pub(super) fn adapter(&self, p: &TokenStream) -> Option<Type> {
        let mut adapter = self.field.adapter.clone()?;
        Same(p).visit_type_mut(&mut adapter);
        Some(adapter)
    }

    /// An expression: the field's value from its local.
    pub(super) fn local_value(&self) -> TokenStream {
        let local = &self.local;
        if self.is_wrapped() {
            quote!(#local.0)
        } else {
            quote!(#local)
        }
    }

    /// A statement that reads the field from `__b` to its local.
    pub(super) fn read(&self, p: &TokenStream) -> TokenStream {
        let (local, decode) = (&self.local, self.decode(p));
        quote!(let (#local, __b) = #decode::__hot(__b, __cx)?;)
    }

    /// A statement that moves `__b` over the field.
    pub(super) fn check(&self, p: &TokenStream) -> TokenStream {
        let decode = self.decode(p);
        quote!(let __b = #decode::__check(__b, __cx)?;)
    }

    /// A statement that writes the field, which `place` is a reference to.
    pub(super) fn write(&self, p: &TokenStream, place: &TokenStream) -> TokenStream {
        match self.adapter(p) {
            Some(adapter) => {
                let ty = &self.field.ty;
                quote!(#p::Encode::encode(&#p::RefAs::<#ty, #adapter>::new(#place), __out);)
            }
            None => {
                let encode = self.encode(p);
                quote!(#encode::encode(#place, __out);)
            }
        }
    }

    /// Statements that write the field, which is a block, to the start of `__to` and move that over it.
    pub(super) fn write_block(&self, p: &TokenStream) -> TokenStream {
        let (place, encode) = (self.of_self(), self.encode(p));
        quote! {
            let (__slot, __to) = __to.split_at_mut(#encode::__SIZE.min);
            #encode::__write(#place, __slot);
        }
    }

    /// An expression: the length of the field, which `place` is a reference to.
    pub(super) fn len(&self, p: &TokenStream, place: &TokenStream) -> TokenStream {
        match self.adapter(p) {
            Some(adapter) => {
                let ty = &self.field.ty;
                quote!(#p::Encode::__len(&#p::RefAs::<#ty, #adapter>::new(#place), __depth))
            }
            None => {
                let encode = self.encode(p);
                quote!(#encode::__len(#place, __depth))
            }
        }
    }

    /// An entry for the table that explains.
    pub(super) fn explain(&self, p: &TokenStream) -> TokenStream {
        let (name, decode) = (&self.field.name, self.decode(p));
        quote!((#name, #decode::__explain))
    }

    /// The place of the field's type, where errors about calls for it stand.
    fn span(&self) -> Span {
        Span::call_site().located_at(self.field.ty.span())
    }

    /// An expression: a reference to the field of `self` that can be written to.
    pub(super) fn of_self_mut(&self) -> TokenStream {
        let member = &self.field.member;
        quote_spanned!(self.span()=> &mut self.#member)
    }

    /// An expression: a reference to the field of `self`.
    pub(super) fn of_self(&self) -> TokenStream {
        let member = &self.field.member;
        quote_spanned!(self.span()=> &self.#member)
    }
}

/// Puts the adapter that changes nothing in the place of `_`.
struct Same<'a>(&'a TokenStream);

impl VisitMut for Same<'_> {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        if let Type::Infer(_) = ty {
            let p = self.0;
            *ty = parse_quote!(#p::Same);
        }
        visit_mut::visit_type_mut(self, ty);
    }
}

/// A pattern, or an expression, behind the name of a type or variant: each field with `value`.
///
/// `(value of field 0, …)` or `{ a: value of a, … }`.
pub(super) fn fields_with(style: Style, fields: &[Field], value: impl Fn(usize, &Field) -> TokenStream) -> TokenStream {
    let entries = fields.iter().enumerate().map(|(index, field)| {
        let (member, value) = (&field.member, value(index, field));
        quote!(#member: #value)
    });
    match style {
        Style::Unit if fields.is_empty() => quote!({}),
        _ => quote!({ #(#entries),* }),
    }
}

/// The fields behind a constructor, from their locals; what isn't on the wire by `Default`.
pub(super) fn from_locals(style: Style, fields: &[Field]) -> TokenStream {
    fields_with(style, fields, |index, field| {
        let wire = Wire { field, local: names::local(index) };
        match field.role {
            Role::Skipped => quote!(::core::default::Default::default()),
            Role::Plain => wire.local_value(),
            Role::Optional | Role::Defaulted | Role::Unknown => {
                let local = &wire.local;
                quote!(#local)
            }
        }
    })
}

/// A pattern that binds every field that is written to its local as a reference.
pub(super) fn to_locals(style: Style, fields: &[Field]) -> TokenStream {
    fields_with(style, fields, |index, field| match field.role {
        Role::Skipped => quote!(_),
        _ => {
            let local = names::local(index);
            quote!(#local)
        }
    })
}
