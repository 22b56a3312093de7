//! The front end for Rust types: from a [`syn::DeriveInput`] to the [`model`](crate::model).
//!
//! Three steps: `syntax` reads the type and its attributes, `check` runs the rules over what was
//! read, and `lower` turns it into the model once every rule holds.

mod attrs;
mod check;
mod lower;
mod names;
mod suggest;
mod syntax;
mod value;

#[cfg(test)]
mod tests;

use proc_macro2::TokenStream;
use syn::DeriveInput;

use crate::diag::Diagnostics;
use crate::model::{Item, Traits};

/// The implementations for one derived type, or `compile_error!`s at the tokens that are at fault.
pub fn expand(input: TokenStream, traits: Traits) -> TokenStream {
    match syn::parse2(input).and_then(|input| item(&input, traits)) {
        Ok(item) => crate::codegen::expand(&item),
        Err(errors) => errors.into_compile_error(),
    }
}

/// The model of a Rust type.
///
/// # Errors
///
/// All mistakes in the type and its attributes, combined into one error.
pub fn item(input: &DeriveInput, traits: Traits) -> Result<Item, syn::Error> {
    let mut diagnostics = Diagnostics::new();
    let container = syntax::read(input, traits, &mut diagnostics);
    check::container(&container, &mut diagnostics);
    diagnostics.finish()?;
    Ok(lower::item(&container))
}
