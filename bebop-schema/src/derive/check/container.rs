//! Rules about the attributes of a type.

use proc_macro2::TokenStream;
use quote::ToTokens;

use super::base;
use crate::derive::attrs::{Attr, Key};
use crate::derive::names;
use crate::derive::syntax::{Container, Field, Form, Shape};
use crate::diag::Diagnostics;
use crate::model::{Style, Traits};

pub(super) fn check(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    no_rust_union(container, diagnostics);
    one_form(container, diagnostics);
    form_of_a_struct(container, diagnostics);
    form_of_an_enum(container, diagnostics);
    flags_are_one_field(container, diagnostics);
    transparent_is_one_field(container, diagnostics);
    zerocopy_is_a_plain_struct(container, diagnostics);
    zerocopy_borrows_nothing(container, diagnostics);
    zerocopy_has_all_fields(container, diagnostics);
    view_has_both_traits(container, diagnostics);
    view_is_of_something_owned(container, diagnostics);
    view_has_no_adapters(container, diagnostics);
    forward_compatible_keeps_what_is_unknown(container, diagnostics);
    name_is_free(container, diagnostics);
}

fn no_rust_union(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    if let Shape::Union(data) = &container.shape {
        diagnostics.error(
            data.union_token,
            "a `union` of Rust doesn't say which of its fields is there: a union in Bebop is an `enum` with data",
        );
    }
}

fn one_form(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    const FORMS: [Key; 4] = [Key::Message, Key::Union, Key::Flags, Key::Transparent];
    let mut forms = container.attrs.iter().filter(|attr| FORMS.contains(&attr.key));
    let Some(first) = forms.next() else { return };
    for form in forms {
        let message = format!("`{}` contradicts `{}`: a type is one of them", form.name, first.name);
        diagnostics.error(&form.name, message);
    }
}

fn form_of_a_struct(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    if let (Shape::Struct(_), Some(union_)) = (&container.shape, container.attrs.get(Key::Union)) {
        diagnostics.error(&union_.name, "`union` belongs on an enum, and this is a struct");
    }
}

fn form_of_an_enum(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let Shape::Enum(_) = &container.shape else {
        return;
    };
    for Attr { key, name, .. } in container.attrs.iter() {
        match key {
            Key::Message => diagnostics.error(
                name,
                "`message` belongs on a struct, and this is an enum: a variant of a union can be a message",
            ),
            Key::Flags | Key::Transparent | Key::ZeroCopy => {
                diagnostics.error(name, format!("`{name}` belongs on a struct, and this is an enum"));
            }
            _ => {}
        }
    }
}

fn flags_are_one_field(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let (Shape::Struct(fields), Some(flags)) = (&container.shape, container.attrs.get(Key::Flags)) else {
        return;
    };
    if fields.style != Style::Tuple || fields.list.len() != 1 {
        diagnostics.error(&flags.name, "flags are a tuple struct of one integer, like `struct Flags(u8);`");
    }
}

fn transparent_is_one_field(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let (Shape::Struct(_), Some(transparent)) = (&container.shape, container.attrs.get(Key::Transparent)) else {
        return;
    };
    let count = container.fields().iter().filter(|field| field.on_wire()).count();
    if count != 1 {
        let message = format!(
            "a transparent struct has one field on the wire, and this has {count}: others can be `#[bebop(skip)]`"
        );
        diagnostics.error(&transparent.name, message);
    }
}

fn zerocopy_is_a_plain_struct(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let Some(zerocopy) = container.attrs.get(Key::ZeroCopy) else {
        return;
    };
    for other in container.attrs.iter().filter(|attr| matches!(attr.key, Key::Message | Key::Flags)) {
        let message = format!("`{}` contradicts `{}`: only structs are copied whole", zerocopy.name, other.name);
        diagnostics.error(&zerocopy.name, message);
    }
}

fn zerocopy_borrows_nothing(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    if let (Some(_), Some(lifetime)) = (container.attrs.get(Key::ZeroCopy), container.input.generics.lifetimes().next())
    {
        diagnostics.error(&lifetime.lifetime, "a `zerocopy` struct is plain numbers and borrows nothing");
    }
}

fn zerocopy_has_all_fields(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    if !container.attrs.has(Key::ZeroCopy) {
        return;
    }
    for attr in fields_with(container.fields(), &[Key::Skip, Key::As]) {
        let message = format!("`{}` contradicts `zerocopy`: the struct is copied whole, as it is in memory", attr.name);
        diagnostics.error(&attr.name, message);
    }
}

fn view_has_both_traits(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    if let (Some(view), true) = (view(container), container.traits != Traits::Both) {
        let message = format!("`{}` takes `#[derive(Bebop)]`: a view is encoded as well as decoded", view.name);
        diagnostics.error(&view.name, message);
    }
}

fn view_is_of_something_owned(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let Some(view) = view(container) else { return };
    let its_own = if container.input.generics.lifetimes().next().is_some() {
        "a type with a lifetime"
    } else if container.attrs.has(Key::ZeroCopy) {
        "a `zerocopy` struct"
    } else {
        match container.form() {
            Form::Enum => "an enum without data",
            Form::Flags => "a set of flags",
            _ => return,
        }
    };
    diagnostics.error(&view.name, format!("{its_own} is its own view"));
}

fn view_has_no_adapters(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    if view(container).is_none() {
        return;
    }
    for record in container.records() {
        for attr in fields_with(record.fields, &[Key::As]) {
            diagnostics.error(&attr.name, "a field with `as` has no view");
        }
    }
}

fn forward_compatible_keeps_what_is_unknown(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let Some(attr) = container.attrs.get(Key::ForwardCompatible) else {
        return;
    };
    match container.form() {
        Form::Flags => {}
        Form::Struct => {
            diagnostics.error(&attr.name, "a struct has no room for what newer versions add: a message has")
        }
        Form::Transparent => diagnostics
            .error(&attr.name, "a transparent struct is what its field is, and that may be forward compatible"),
        Form::Message => message_keeps_fields(container, attr, diagnostics),
        Form::Enum | Form::Union => variants_keep_others(container, attr, diagnostics),
    }
}

fn message_keeps_fields(container: &Container<'_>, attr: &Attr, diagnostics: &mut Diagnostics) {
    if !container.fields().iter().any(|field| field.attrs.has(Key::Unknown)) {
        diagnostics.error(
            &attr.name,
            "a forward-compatible message keeps unknown fields: add a field with `#[bebop(unknown)]`",
        );
    }
}

fn variants_keep_others(container: &Container<'_>, attr: &Attr, diagnostics: &mut Diagnostics) {
    if container.other().is_some() {
        return;
    }
    let (form, others, holds) = match container.form() {
        Form::Enum => ("enum", "values", base(&container.input.attrs).to_string()),
        _ => ("union", "branches", "Unknown".to_owned()),
    };
    let message = format!(
        "a forward-compatible {form} keeps unknown {others}: add a variant like `#[bebop(other)] Other({holds})`"
    );
    diagnostics.error(&attr.name, message);
}

/// A transparent struct has no name in schemas.
fn name_is_free(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let name = container.name();
    if container.form() != Form::Transparent && names::is_reserved(&name) {
        let message =
            format!("`{name}` is a word of the schema language: `#[bebop(name = \"…\")]` gives the type another name");
        diagnostics.error(place_of_name(container), message);
    }
}

fn place_of_name(container: &Container<'_>) -> TokenStream {
    let given = container.attrs.get(Key::Name).map(|attr| attr.name.to_token_stream());
    given.unwrap_or_else(|| container.input.ident.to_token_stream())
}

fn view<'a>(container: &'a Container<'_>) -> Option<&'a Attr> {
    container.attrs.get(Key::View).or_else(|| container.attrs.get(Key::ViewSuffix))
}

fn fields_with<'a>(fields: &'a [Field<'_>], keys: &'a [Key]) -> impl Iterator<Item = &'a Attr> {
    fields.iter().flat_map(|field| field.attrs.iter()).filter(|attr| keys.contains(&attr.key))
}
