//! Rules about tags and discriminators: on all parts or on none, and each once.

use std::collections::HashMap;

use crate::derive::attrs::Key;
use crate::derive::syntax::Part;
use crate::diag::Diagnostics;

/// The rules for parts that have the number `key`.
pub(super) fn check<P: Part>(key: Key, parts: &[&P], diagnostics: &mut Diagnostics) {
    all_or_none(key, parts, diagnostics);
    each_once(key, parts, diagnostics);
    at_most_255(key, parts, diagnostics);
}

fn all_or_none<P: Part>(key: Key, parts: &[&P], diagnostics: &mut Diagnostics) {
    let Some(numbered) = parts.iter().find(|part| part.attrs().has(key)) else {
        return;
    };
    for part in parts.iter().filter(|part| !part.attrs().has(key)) {
        let number = noun(key);
        let message = format!(
            "`{}` has no {number}, and `{}` has one: all {} have {number}s or none",
            part.name(),
            numbered.name(),
            parts_of(key),
        );
        diagnostics.error(part.place(), message);
    }
}

fn each_once<P: Part>(key: Key, parts: &[&P], diagnostics: &mut Diagnostics) {
    let mut first_with = HashMap::new();
    for part in parts {
        let Some((number, written)) = part.attrs().written_number(key) else {
            continue;
        };
        let first = *first_with.entry(number).or_insert(*part);
        if !std::ptr::eq(first, *part) {
            let message = format!("{} {number} is taken by `{}`", noun(key), first.name());
            diagnostics.error(written, message);
        }
    }
}

/// Beyond 255 parts, given numbers are wrong one by one.
fn at_most_255<P: Part>(key: Key, parts: &[&P], diagnostics: &mut Diagnostics) {
    let numbered = parts.iter().any(|part| part.attrs().has(key));
    if let (false, Some(part)) = (numbered, parts.get(255)) {
        diagnostics.error(part.place(), format!("`{}` is one too many: there are 255 {}s", part.name(), noun(key)));
    }
}

fn noun(key: Key) -> &'static str {
    match key {
        Key::Discriminator => "discriminator",
        _ => "tag",
    }
}

fn parts_of(key: Key) -> &'static str {
    match key {
        Key::Discriminator => "branches",
        _ => "fields",
    }
}
