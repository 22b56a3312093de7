//! Rules about unions, and those about variants that enums share.

use syn::Type;

use super::{bare, contradictions, name, number};
use crate::derive::attrs::Key;
use crate::derive::syntax::{Container, Form, Variant};
use crate::diag::Diagnostics;
use crate::model::Style;

pub(super) fn check(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    variants_exist(container, diagnostics);
    other_is_one(container, diagnostics);
    other_is_one_field(container, diagnostics);
    numbers_are_of_bebop(container, diagnostics);
    name::check(&container.known_variants(), diagnostics);
    number::check(Key::Discriminator, &container.known_variants(), diagnostics);
}

/// Without a variant there is no value; `other` alone has no known one.
pub(super) fn variants_exist(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    if container.known_variants().is_empty() {
        let (form, parts) = match container.form() {
            Form::Union => ("a union", "branch"),
            _ => ("an enum", "member"),
        };
        let message = format!("{form} has at least one {parts}, and `{}` has none", container.input.ident);
        diagnostics.error(&container.input.ident, message);
    }
}

/// One variant keeps what isn't known, and it is nothing else.
pub(super) fn other_is_one(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    const OTHERS: [Key; 3] = [Key::Discriminator, Key::Message, Key::Name];
    for variant in container.variants() {
        contradictions(variant, Key::Other, &OTHERS, "it stands for what has no name here", diagnostics);
    }
    for attr in container.variants().iter().filter_map(|variant| variant.attrs.get(Key::Other)).skip(1) {
        diagnostics.error(&attr.name, "one variant keeps what isn't known");
    }
}

fn other_is_one_field(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    if let Some(other) = container.other() {
        payload(other, diagnostics);
    }
}

/// The type of the one field of `other`.
pub(super) fn payload<'a>(other: &'a Variant<'_>, diagnostics: &mut Diagnostics) -> Option<&'a Type> {
    bare(&other.fields.list, "the field of `other`", diagnostics);
    match (other.fields.style, &*other.fields.list) {
        (Style::Tuple, [field]) => Some(field.ty()),
        _ => {
            let ident = &other.input.ident;
            diagnostics.error(
                ident,
                format!("`{ident}` keeps what isn't known in one field without a name, like `{ident}(…)`"),
            );
            None
        }
    }
}

/// A value that Rust gives to a variant isn't what stands on the wire.
fn numbers_are_of_bebop(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    for branch in container.known_variants() {
        if let (Some((_, value)), false) = (&branch.input.discriminant, branch.attrs.has(Key::Discriminator)) {
            let message = "this number isn't on the wire: `#[bebop(discriminator = N)]` gives the one that is";
            diagnostics.error(value, message);
        }
    }
}
