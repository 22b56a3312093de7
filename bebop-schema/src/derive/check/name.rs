//! Rules about names in schemas.

use quote::ToTokens;

use crate::derive::attrs::Key;
use crate::derive::names;
use crate::derive::syntax::Part;
use crate::diag::Diagnostics;

/// Parts of one record, enum or union have names of their own.
pub(super) fn check<P: Part>(parts: &[&P], diagnostics: &mut Diagnostics) {
    for part in parts {
        is_ascii(part.name(), part.place(), diagnostics);
    }
    for (index, part) in parts.iter().enumerate() {
        if let Some(first) = parts[..index].iter().find(|first| collide(**first, *part)) {
            let message =
                format!("`{}` has the name `{}` in schemas, and so has `{}`", part.place(), part.name(), first.place());
            diagnostics.error(part.place(), message);
        }
    }
}

/// Identifiers of Rust may have letters that schemas don't have.
pub(super) fn is_ascii(name: &str, place: impl ToTokens, diagnostics: &mut Diagnostics) {
    if !names::is_identifier(name) {
        let message =
            format!("`{name}` isn't a name in schemas, whose letters are ASCII: `#[bebop(name = \"…\")]` gives it one");
        diagnostics.error(place, message);
    }
}

/// Two parts that have one name in Rust as well are left to rustc.
fn collide(first: &impl Part, second: &impl Part) -> bool {
    let renamed = first.attrs().has(Key::Name) || second.attrs().has(Key::Name);
    renamed && first.name() == second.name()
}
