//! Names and paths of the output.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, ToTokens};
use syn::{Generics, Lifetime, Path};

/// The module that generated code may name.
pub(super) fn private(krate: &Path) -> TokenStream {
    quote!(#krate::__private::v1)
}

/// The local of the field at `index`.
pub(super) fn local(index: usize) -> Ident {
    format_ident!("__f{index}")
}

/// The const of the enum member at `index`.
pub(super) fn member_value(index: usize) -> Ident {
    format_ident!("__V{index}")
}

/// The lifetime of the bytes in an `impl Decode`, and of a view in all its impls.
pub(super) fn de() -> Lifetime {
    Lifetime::new("'__de", Span::call_site())
}

/// The lifetime of a view where people read it: `'a`, unless the type's own clauses use that name.
pub(super) fn view_lifetime(generics: &Generics) -> Lifetime {
    let clauses = generics.to_token_stream().into_iter().chain(generics.where_clause.to_token_stream());
    let text = clauses.collect::<TokenStream>().to_string();
    let name = if text.contains("'a") { "'__a" } else { "'a" };
    Lifetime::new(name, Span::call_site())
}

/// The path of a primitive type, whatever else the user calls by its name.
pub(super) fn primitive(name: &Ident) -> TokenStream {
    quote!(::core::primitive::#name)
}
