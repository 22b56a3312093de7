//! `#[derive(Bebop)]`, `#[derive(Encode)]` and `#[derive(Decode)]`, as `bebop` re-exports them.
//!
//! They read a Rust type and its `#[bebop(…)]` attributes by `bebop-schema`, and put the
//! implementations beside the type. Use them by the crate `bebop`, whose documentation has the table
//! of types and attributes.

#![forbid(unsafe_code)]

use bebop_schema::derive::expand;
use bebop_schema::model::Traits;
use proc_macro::TokenStream;

/// Makes a type encode and decode, gives it a view where that is possible, and a schema.
#[proc_macro_derive(Bebop, attributes(bebop))]
pub fn bebop(input: TokenStream) -> TokenStream {
    expand(input.into(), Traits::Both).into()
}

/// Makes a type encode.
#[proc_macro_derive(Encode, attributes(bebop))]
pub fn encode(input: TokenStream) -> TokenStream {
    expand(input.into(), Traits::Encode).into()
}

/// Makes a type decode.
#[proc_macro_derive(Decode, attributes(bebop))]
pub fn decode(input: TokenStream) -> TokenStream {
    expand(input.into(), Traits::Decode).into()
}
