//! Rules about the fields of one record.

use syn::visit::{self, Visit};
use syn::TypeArray;

use super::contradictions;
use crate::derive::attrs::Key;
use crate::derive::syntax::{Field, Layout, Record};
use crate::derive::value::literal;
use crate::diag::Diagnostics;

pub(super) fn check(record: Record<'_>, diagnostics: &mut Diagnostics) {
    if record.layout == Layout::Struct {
        struct_has_no_tags(record.fields, diagnostics);
        struct_writes_every_field(record.fields, diagnostics);
    }
    unknown_is_one(record.fields, diagnostics);
    for field in record.fields {
        skipped_is_not_on_the_wire(field, diagnostics);
        unknown_is_not_a_field(field, diagnostics);
        arrays_are_short(field, diagnostics);
    }
}

/// Reported at the first tag alone: what is missing is missing once.
fn struct_has_no_tags(fields: &[Field<'_>], diagnostics: &mut Diagnostics) {
    if let Some(tag) = fields.iter().find_map(|field| field.attrs.get(Key::Tag)) {
        diagnostics.error(&tag.name, "a field of a struct has no tag: add `#[bebop(message)]` to make it a message");
    }
}

fn struct_writes_every_field(fields: &[Field<'_>], diagnostics: &mut Diagnostics) {
    let attrs = fields.iter().flat_map(|field| field.attrs.iter());
    for attr in attrs.filter(|attr| matches!(attr.key, Key::Default | Key::Unknown)) {
        let message =
            format!("`{}` belongs on a field of a message: a struct has all its fields, and no others", attr.name);
        diagnostics.error(&attr.name, message);
    }
}

fn unknown_is_one(fields: &[Field<'_>], diagnostics: &mut Diagnostics) {
    for attr in fields.iter().filter_map(|field| field.attrs.get(Key::Unknown)).skip(1) {
        diagnostics.error(&attr.name, "a message has one field for what isn't known");
    }
}

fn skipped_is_not_on_the_wire(field: &Field<'_>, diagnostics: &mut Diagnostics) {
    const OTHERS: [Key; 6] = [Key::Tag, Key::Default, Key::As, Key::Map, Key::Name, Key::Unknown];
    contradictions(field, Key::Skip, &OTHERS, "a skipped field isn't on the wire", diagnostics);
}

fn unknown_is_not_a_field(field: &Field<'_>, diagnostics: &mut Diagnostics) {
    const OTHERS: [Key; 5] = [Key::Tag, Key::Default, Key::As, Key::Map, Key::Name];
    contradictions(field, Key::Unknown, &OTHERS, "unknown fields have tags and types of their own", diagnostics);
}

fn arrays_are_short(field: &Field<'_>, diagnostics: &mut Diagnostics) {
    if field.on_wire() && !field.attrs.has(Key::As) {
        Arrays { diagnostics }.visit_type(field.ty());
    }
}

/// Finds arrays whose length is a literal, however deep in a type.
struct Arrays<'a> {
    diagnostics: &'a mut Diagnostics,
}

impl<'ast> Visit<'ast> for Arrays<'_> {
    fn visit_type_array(&mut self, array: &'ast TypeArray) {
        if literal(&array.len).is_some_and(|len| len > 65_535) {
            self.diagnostics.error(&array.len, "a fixed array has at most 65535 elements");
        }
        visit::visit_type_array(self, array);
    }
}
