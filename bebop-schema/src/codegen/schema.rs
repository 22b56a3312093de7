//! What `T::schema()` prints.

use proc_macro2::TokenStream;

use crate::model::Item;

/// An `impl Schema`.
pub(super) fn implementation(_: &TokenStream, _: &Item) -> TokenStream {
    TokenStream::new()
}
