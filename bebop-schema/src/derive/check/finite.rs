//! Rules about recursion: every value has an end.

use syn::{GenericArgument, GenericParam, Path, PathArguments, Type};

use crate::derive::attrs::Key;
use crate::derive::syntax::{Container, Field, Form, Layout, Record};
use crate::diag::Diagnostics;

pub(super) fn check(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    match container.form() {
        Form::Struct | Form::Transparent => struct_has_a_size(container, diagnostics),
        Form::Message => message_has_an_end(container, diagnostics),
        Form::Union => union_has_an_end(container, diagnostics),
        Form::Enum | Form::Flags => {}
    }
}

fn struct_has_a_size(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    for field in container.fields().iter().filter(|field| holds(container, field)) {
        diagnostics.error(
            field.ty(),
            "infinite size: a struct can't contain itself by value; put it into a message field, a `Vec`, a map or a union",
        );
    }
}

fn message_has_an_end(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let defaulted = container.fields().iter().filter(|field| field.attrs.has(Key::Default));
    for field in defaulted.filter(|field| holds(container, field)) {
        diagnostics.error(
            field.ty(),
            "infinite size: a field with `default` is always there; without it the field can be an `Option`",
        );
    }
}

fn union_has_an_end(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let records = container.records();
    let endless = !records.is_empty() && records.into_iter().all(|branch| always_holds(container, branch));
    if endless && container.other().is_none() {
        let ident = &container.input.ident;
        diagnostics.error(ident, format!("no value of `{ident}` has an end: every branch contains `{ident}` itself"));
    }
}

/// Whether every value of the branch contains the type itself.
fn always_holds(container: &Container<'_>, branch: Record<'_>) -> bool {
    branch.fields.iter().any(|field| {
        let always = branch.layout == Layout::Struct || field.attrs.has(Key::Default);
        always && holds(container, field)
    })
}

/// Whether every value of the field contains the type itself. What an adapter does can't be seen.
fn holds(container: &Container<'_>, field: &Field<'_>) -> bool {
    field.on_wire() && !field.attrs.has(Key::As) && contains(container, field.ty())
}

fn contains(container: &Container<'_>, ty: &Type) -> bool {
    match ty {
        Type::Path(path) if path.qself.is_none() => {
            is_self(container, &path.path) || pointee(&path.path).is_some_and(|ty| contains(container, ty))
        }
        Type::Tuple(tuple) => tuple.elems.iter().any(|ty| contains(container, ty)),
        Type::Array(array) => contains(container, &array.elem),
        Type::Reference(reference) => contains(container, &reference.elem),
        Type::Group(group) => contains(container, &group.elem),
        Type::Paren(paren) => contains(container, &paren.elem),
        _ => false,
    }
}

/// `Self`, or the type's name where no type parameter hides it.
fn is_self(container: &Container<'_>, path: &Path) -> bool {
    let (Some(first), 1) = (path.segments.first(), path.segments.len()) else {
        return false;
    };
    let generics = &container.input.generics;
    let hides = |param: &GenericParam| matches!(param, GenericParam::Type(ty) if ty.ident == first.ident);
    first.ident == "Self" || (first.ident == container.input.ident && !generics.params.iter().any(hides))
}

/// What a pointer points to: it isn't on the wire.
fn pointee(path: &Path) -> Option<&Type> {
    const POINTERS: [&str; 4] = ["Box", "Rc", "Arc", "Cow"];
    let last = path.segments.last()?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    let mut types = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    POINTERS.iter().any(|pointer| last.ident == pointer).then(|| types.next())?
}
