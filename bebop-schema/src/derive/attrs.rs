//! `#[bebop(…)]`: the table of attributes, and what stands on one type, field or variant.

use proc_macro2::{Ident, TokenTree};
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{Attribute, Error, Expr, Meta, Path, Result, Token, Type, WherePredicate};

use super::names;
use super::suggest;
use super::value::{Kind, Value};
use crate::diag::Diagnostics;

/// The attributes by name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    /// `message`
    Message,
    /// `union`
    Union,
    /// `flags`
    Flags,
    /// `transparent`
    Transparent,
    /// `zerocopy`
    ZeroCopy,
    /// `view`
    View,
    /// `view_suffix = "…"`
    ViewSuffix,
    /// `forward_compatible`
    ForwardCompatible,
    /// `crate = …`
    Crate,
    /// `bound = "…"`
    Bound,
    /// `name = "…"`
    Name,
    /// `package = "…"`
    Package,
    /// `tag = N`
    Tag,
    /// `discriminator = N`
    Discriminator,
    /// `skip`
    Skip,
    /// `default`
    Default,
    /// `as = …`
    As,
    /// `map`
    Map,
    /// `other`
    Other,
    /// `unknown`
    Unknown,
}

/// What an attribute stands on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// The struct or enum.
    Type,
    /// A field of a struct or of a variant.
    Field,
    /// A variant.
    Variant,
}

/// One row of the table: an attribute, its value, and where it may stand.
struct Known {
    key: Key,
    name: &'static str,
    kind: Kind,
    places: &'static [Place],
    /// Ends the sentence "it belongs …".
    belongs: &'static str,
}

const fn row(key: Key, name: &'static str, kind: Kind, places: &'static [Place], belongs: &'static str) -> Known {
    Known { key, name, kind, places, belongs }
}

const TYPE: &[Place] = &[Place::Type];
const FIELD: &[Place] = &[Place::Field];
const VARIANT: &[Place] = &[Place::Variant];
const ANYWHERE: &[Place] = &[Place::Type, Place::Field, Place::Variant];

#[rustfmt::skip]
const KNOWN: [Known; 20] = [
    row(Key::Message, "message", Kind::Word, &[Place::Type, Place::Variant], "on a struct or on a variant of a union"),
    row(Key::Union, "union", Kind::Word, TYPE, "on an enum"),
    row(Key::Flags, "flags", Kind::Word, TYPE, "on a tuple struct of one integer"),
    row(Key::Transparent, "transparent", Kind::Word, TYPE, "on a struct of one field"),
    row(Key::ZeroCopy, "zerocopy", Kind::Word, TYPE, "on a struct"),
    row(Key::View, "view", Kind::Word, TYPE, "on the type"),
    row(Key::ViewSuffix, "view_suffix", Kind::Suffix, TYPE, "on the type"),
    row(Key::ForwardCompatible, "forward_compatible", Kind::Word, TYPE, "on the type"),
    row(Key::Crate, "crate", Kind::Path, TYPE, "on the type"),
    row(Key::Bound, "bound", Kind::Bounds, &[Place::Type, Place::Field], "on the type or on a field"),
    row(Key::Name, "name", Kind::Name, ANYWHERE, "anywhere"),
    row(Key::Package, "package", Kind::Package, TYPE, "on the type"),
    row(Key::Tag, "tag", Kind::Number, FIELD, "on the fields of a message; a branch of a union has `discriminator = N`"),
    row(Key::Discriminator, "discriminator", Kind::Number, VARIANT, "on the variants of a union; a field of a message has `tag = N`"),
    row(Key::Skip, "skip", Kind::Word, FIELD, "on a field"),
    row(Key::Default, "default", Kind::Word, FIELD, "on a field of a message"),
    row(Key::As, "as", Kind::Type, FIELD, "on a field"),
    row(Key::Map, "map", Kind::Word, FIELD, "on a field"),
    row(Key::Other, "other", Kind::Word, VARIANT, "on the variant that keeps what isn't known"),
    row(Key::Unknown, "unknown", Kind::Word, FIELD, "on the field of a message that keeps what isn't known"),
];

/// One attribute as it was written.
pub(super) struct Attr {
    /// Which one it is.
    pub(super) key: Key,
    /// The token that errors about it are shown at.
    pub(super) name: Ident,
    value: Value,
}

/// All attributes of one type, field or variant, in the order of the source.
#[derive(Default)]
pub(super) struct Attrs(Vec<Attr>);

impl Attrs {
    /// Reads every `#[bebop(…)]` among `attrs`, which stand on a `place`.
    pub(super) fn read(attrs: &[Attribute], place: Place, diagnostics: &mut Diagnostics) -> Self {
        let mut reading = Reading { place, found: Attrs::default(), diagnostics };
        attrs.iter().filter(|attr| attr.path().is_ident("bebop")).for_each(|attr| reading.attribute(attr));
        reading.found
    }

    /// The attributes in the order of the source.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Attr> {
        self.0.iter()
    }

    /// The attribute, if it is there.
    pub(super) fn get(&self, key: Key) -> Option<&Attr> {
        self.iter().find(|attr| attr.key == key)
    }

    /// Whether the attribute is there.
    pub(super) fn has(&self, key: Key) -> bool {
        self.get(key).is_some()
    }

    /// The number of a `tag` or `discriminator`, if it is there and right.
    pub(super) fn number(&self, key: Key) -> Option<u8> {
        self.written_number(key).map(|(number, _)| number)
    }

    /// The same number with the tokens that it was written as.
    pub(super) fn written_number(&self, key: Key) -> Option<(u8, &Expr)> {
        match &self.get(key)?.value {
            Value::Number(number, written) => Some((*number, written)),
            _ => None,
        }
    }

    /// The text of a `name`, `package` or `view_suffix`, if it is there and right.
    pub(super) fn text(&self, key: Key) -> Option<&str> {
        match &self.get(key)?.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The path of `crate`.
    pub(super) fn krate(&self) -> Option<&Path> {
        match &self.get(Key::Crate)?.value {
            Value::Path(path) => Some(path),
            _ => None,
        }
    }

    /// The type of `as`.
    pub(super) fn adapter(&self) -> Option<&Type> {
        match &self.get(Key::As)?.value {
            Value::Type(ty) => Some(ty),
            _ => None,
        }
    }

    /// The predicates of `bound`.
    pub(super) fn bound(&self) -> Option<&[WherePredicate]> {
        match &self.get(Key::Bound)?.value {
            Value::Bounds(bounds) => Some(bounds),
            _ => None,
        }
    }
}

/// The attributes of one place while they are read.
struct Reading<'a> {
    place: Place,
    found: Attrs,
    diagnostics: &'a mut Diagnostics,
}

impl Reading<'_> {
    fn attribute(&mut self, attribute: &Attribute) {
        let Meta::List(list) = &attribute.meta else {
            self.diagnostics.error(&attribute.meta, "expected `#[bebop(…)]` with the attributes in parentheses");
            return;
        };
        if let Err(error) = list.parse_args_with(|input: ParseStream<'_>| self.entries(input)) {
            self.diagnostics.push(error);
        }
    }

    /// Entries with commas between them; after a mistake it goes on behind the next comma.
    fn entries(&mut self, input: ParseStream<'_>) -> Result<()> {
        while !input.is_empty() {
            if let Err(error) = self.entry(input).and_then(|()| end_of_entry(input)) {
                self.diagnostics.push(error);
                skip_to_comma(input)?;
            }
            input.parse::<Option<Token![,]>>()?;
        }
        Ok(())
    }

    fn entry(&mut self, input: ParseStream<'_>) -> Result<()> {
        let name = input
            .call(Ident::parse_any)
            .map_err(|error| Error::new(error.span(), "expected the name of an attribute"))?;
        match KNOWN.iter().find(|known| name.unraw() == known.name) {
            Some(known) => self.known(known, name, input),
            None => Err(self.unknown(name)),
        }
    }

    fn known(&mut self, known: &Known, name: Ident, input: ParseStream<'_>) -> Result<()> {
        let value = value(known, &name, input);
        well_placed(known, &name, self.place)?;
        first_of_its_kind(&self.found, known, &name)?;
        let (value, result) = match value {
            Ok(value) => (value, Ok(())),
            Err(error) => (Value::Invalid, Err(error)),
        };
        self.found.0.push(Attr { key: known.key, name, value });
        result
    }

    /// The error about an unknown attribute. One that is nearly known counts as given, so that no
    /// other rule complains that it is missing.
    fn unknown(&mut self, name: Ident) -> Error {
        let word = names::plain(&name);
        let near = suggest::nearest(&word, KNOWN.iter().map(|known| known.name));
        let hint = match near {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("{} can have {}", self.place.article(), self.place.known()),
        };
        let error = Error::new_spanned(&name, format!("unknown attribute `{word}`: {hint}"));
        self.assume(near, name);
        error
    }

    fn assume(&mut self, near: Option<&str>, name: Ident) {
        let mut rows = KNOWN.iter().filter(|known| known.places.contains(&self.place));
        if let Some(known) = rows.find(|known| Some(known.name) == near) {
            self.found.0.push(Attr { key: known.key, name, value: Value::Invalid });
        }
    }
}

impl Place {
    fn article(self) -> &'static str {
        match self {
            Place::Type => "a type",
            Place::Field => "a field",
            Place::Variant => "a variant",
        }
    }

    /// The attributes that may stand here, as they are listed in a sentence.
    fn known(self) -> String {
        let here = KNOWN.iter().filter(|known| known.places.contains(&self));
        here.map(|known| format!("`{}`", known.name)).collect::<Vec<_>>().join(", ")
    }
}

/// The value behind the name; it takes its tokens from the input also where they are of no use.
fn value(known: &Known, name: &Ident, input: ParseStream<'_>) -> Result<Value> {
    let has_value = input.parse::<Option<Token![=]>>()?.is_some();
    match (known.kind, has_value) {
        (Kind::Word, true) => Err(Error::new_spanned(name, format!("`{name}` takes no value"))),
        (Kind::Word, false) => Ok(Value::Word),
        (kind, true) => kind.parse(name, input),
        (kind, false) => {
            let message = format!("`{name}` takes a value: `{name} = {}`", kind.example());
            Err(Error::new_spanned(name, message))
        }
    }
}

fn well_placed(known: &Known, name: &Ident, place: Place) -> Result<()> {
    if known.places.contains(&place) {
        return Ok(());
    }
    let message = format!("`{name}` can't stand on {}: it belongs {}", place.article(), known.belongs);
    Err(Error::new_spanned(name, message))
}

fn first_of_its_kind(found: &Attrs, known: &Known, name: &Ident) -> Result<()> {
    match found.has(known.key) {
        true => Err(Error::new_spanned(name, format!("`{name}` is given twice"))),
        false => Ok(()),
    }
}

fn end_of_entry(input: ParseStream<'_>) -> Result<()> {
    match input.is_empty() || input.peek(Token![,]) {
        true => Ok(()),
        false => Err(input.error("expected `,`")),
    }
}

fn skip_to_comma(input: ParseStream<'_>) -> Result<()> {
    while !input.is_empty() && !input.peek(Token![,]) {
        input.parse::<TokenTree>()?;
    }
    Ok(())
}
