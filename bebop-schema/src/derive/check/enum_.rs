//! Rules about enums: variants without data.

use syn::Type;

use super::{base, name, union_};
use crate::derive::attrs::{Attr, Key};
use crate::derive::syntax::{Container, Variant};
use crate::derive::value::literal;
use crate::diag::Diagnostics;

pub(super) fn check(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    base::is_of_bebop(&container.input.attrs, diagnostics);
    members_are_not_branches(container, diagnostics);
    union_::variants_exist(container, diagnostics);
    union_::other_is_one(container, diagnostics);
    other_holds_the_base(container, diagnostics);
    other_is_not_counted(container, diagnostics);
    values_fit_the_default_base(container, diagnostics);
    zero_is_a_member(container, diagnostics);
    name::check(&container.known_variants(), diagnostics);
}

fn members_are_not_branches(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    for Attr { key, name, .. } in container.known_variants().iter().flat_map(|member| member.attrs.iter()) {
        if matches!(key, Key::Discriminator | Key::Message) {
            let message = format!(
                "`{name}` belongs on a branch of a union: add `#[bebop(union)]` to make one of an enum without data"
            );
            diagnostics.error(name, message);
        }
    }
}

fn other_holds_the_base(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let Some(other) = container.other() else {
        return;
    };
    let Some(ty) = union_::payload(other, diagnostics) else {
        return;
    };
    let (base, holds) = (base::base(&container.input.attrs), last_segment(ty));
    if holds.as_deref() == Some(&*base.to_string()) {
        return;
    }
    let can_be_base = holds.filter(|holds| base::BASES.contains(&holds.as_str()));
    let hint = match (base::given(&container.input.attrs), can_be_base) {
        (Some(_), _) => format!("write `{}({base})`", other.input.ident),
        (None, Some(holds)) => format!("add `#[repr({holds})]`"),
        (None, None) => {
            format!("write `{}({base})`, or add `#[bebop(union)]` for a union of empty branches", other.input.ident)
        }
    };
    diagnostics.error(ty, format!("`other` of an enum holds its base type, which is `{base}`: {hint}"));
}

/// Rust counts the variant that keeps unknown values, so that the next one's value would skip one.
fn other_is_not_counted(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let pairs = container.variants().iter().zip(container.variants().iter().skip(1));
    for (other, next) in pairs.filter(|(first, next)| first.is_other() && next.input.discriminant.is_none()) {
        let (other, next) = (&other.input.ident, &next.input.ident);
        let message = format!(
            "Rust counts `{other}` too before it gives `{next}` its value: write the value, or put `{other}` last"
        );
        diagnostics.error(next, message);
    }
}

/// With a `#[repr]`, rustc says what doesn't fit.
fn values_fit_the_default_base(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    if base::given(&container.input.attrs).is_some() {
        return;
    }
    for (member, value) in values(container.variants()) {
        let repr = match value {
            Some(..0) => "i32",
            Some(value) if value > i128::from(u32::MAX) => "u64",
            _ => continue,
        };
        let value = value.unwrap_or_default();
        let message = format!("{value} doesn't fit the base type `u32`: add a wider one, like `#[repr({repr})]`");
        match &member.input.discriminant {
            Some((_, written)) => diagnostics.error(written, message),
            None => diagnostics.error(&member.input.ident, message),
        }
    }
}

/// Values that can't be seen here are checked in the generated code.
fn zero_is_a_member(container: &Container<'_>, diagnostics: &mut Diagnostics) {
    let values = values(container.variants());
    if !values.is_empty() && values.iter().all(|(_, value)| value.is_some_and(|value| value != 0)) {
        let message = format!("an enum has a member with the value 0, and `{}` has none", container.input.ident);
        diagnostics.error(&container.input.ident, message);
    }
}

/// The members with their values, where literals tell them.
fn values<'a>(variants: &'a [Variant<'a>]) -> Vec<(&'a Variant<'a>, Option<i128>)> {
    let mut next = Some(0);
    let mut value_of = |variant: &'a Variant<'a>| {
        let value = match &variant.input.discriminant {
            Some((_, value)) => literal(value),
            None => next,
        };
        next = value.and_then(|value| value.checked_add(1));
        (variant, value)
    };
    variants.iter().map(&mut value_of).filter(|(variant, _)| !variant.is_other()).collect()
}

fn last_segment(ty: &Type) -> Option<String> {
    match ty {
        Type::Path(path) => path.path.segments.last().map(|last| last.ident.to_string()),
        Type::Group(group) => last_segment(&group.elem),
        Type::Paren(paren) => last_segment(&paren.elem),
        _ => None,
    }
}
