//! The base type of an enum.

use proc_macro2::{Ident, Span};
use syn::punctuated::Punctuated;
use syn::{Attribute, Meta, Token};

use crate::diag::Diagnostics;

/// What can be a base type.
pub(super) const BASES: [&str; 8] = ["u8", "i8", "u16", "i16", "u32", "i32", "u64", "i64"];

/// The base type that `#[repr]` names, else `u32`.
pub(in crate::derive) fn base(attrs: &[Attribute]) -> Ident {
    given(attrs).unwrap_or_else(|| Ident::new("u32", Span::call_site()))
}

/// The base type that `#[repr]` names.
pub(super) fn given(attrs: &[Attribute]) -> Option<Ident> {
    reprs(attrs).into_iter().find(|repr| BASES.iter().any(|base| repr == base))
}

/// Other integers have no enum in Bebop, and the size of a C enum depends on the machine.
pub(super) fn is_of_bebop(attrs: &[Attribute], diagnostics: &mut Diagnostics) {
    const OTHERS: [&str; 5] = ["C", "usize", "isize", "u128", "i128"];
    for repr in reprs(attrs).into_iter().filter(|repr| OTHERS.iter().any(|other| repr == other)) {
        let message = format!("`{repr}` can't be the base type of an enum: it is one of {}", BASES.join(", "));
        diagnostics.error(&repr, message);
    }
}

/// The words in all `#[repr(…)]`. What isn't well formed is rustc's to report.
fn reprs(attrs: &[Attribute]) -> Vec<Ident> {
    let words =
        |attr: &Attribute| attr.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated).unwrap_or_default();
    let metas = attrs.iter().filter(|attr| attr.path().is_ident("repr")).flat_map(words);
    metas.filter_map(|meta| meta.path().get_ident().cloned()).collect()
}
