//! The model of small inputs, the messages for wrong ones, and mutations that must not panic.

mod messages;
mod model;
mod mutations;

use syn::DeriveInput;

use super::item;
use crate::model::{Item, Traits};

/// The type that the text is.
#[track_caller]
fn parse(text: &str) -> DeriveInput {
    syn::parse_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The model of a type without mistakes.
#[track_caller]
fn accept(text: &str) -> Item {
    item(&parse(text), Traits::Both).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The messages about a type, in their order.
#[track_caller]
fn messages(text: &str, traits: Traits) -> Vec<String> {
    match item(&parse(text), traits) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.into_iter().map(|error| error.to_string()).collect(),
    }
}
