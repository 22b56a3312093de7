//! The rules, one function each, over a type whose attributes are read.
//!
//! What rustc says better is left to it: fields and variants of one name, values that two members of
//! an enum share, values beyond a `#[repr]`.

mod base;
mod container;
mod enum_;
mod field;
mod finite;
mod name;
mod number;
mod union_;

pub(super) use base::base;

use super::attrs::Key;
use super::syntax::{Container, Field, Form, Layout, Part, Record};
use crate::diag::Diagnostics;

/// Runs every rule that concerns the type.
pub(super) fn container(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    container::check(container, diagnostics);
    container.records().into_iter().for_each(|its| record(its, diagnostics));
    match container.form() {
        Form::Enum => enum_::check(container, diagnostics),
        Form::Union => union_::check(container, diagnostics),
        Form::Flags => bare(container.fields(), "the field of flags", diagnostics),
        Form::Struct | Form::Message | Form::Transparent => {}
    }
    finite::check(container, diagnostics);
    name::is_ascii(&container.name(), &container.input.ident, diagnostics);
}

fn record(record: Record<'_>, diagnostics: &mut Diagnostics) {
    field::check(record, diagnostics);
    name::check(&record.on_wire(), diagnostics);
    if record.layout == Layout::Message {
        number::check(Key::Tag, &record.on_wire(), diagnostics);
    }
}

/// Fields that aren't fields of a record have no attributes.
fn bare(fields: &[Field<'_>], what: &str, diagnostics: &mut Diagnostics) {
    for attr in fields.iter().flat_map(|field| field.attrs.iter()) {
        diagnostics.error(&attr.name, format!("{what} has no attributes"));
    }
}

/// Each of `others` beside `key` is an error.
fn contradictions(part: &impl Part, key: Key, others: &[Key], why: &str, diagnostics: &mut Diagnostics) {
    let Some(first) = part.attrs().get(key) else {
        return;
    };
    for attr in part.attrs().iter().filter(|attr| others.contains(&attr.key)) {
        diagnostics.error(&attr.name, format!("`{}` contradicts `{}`: {why}", attr.name, first.name));
    }
}
