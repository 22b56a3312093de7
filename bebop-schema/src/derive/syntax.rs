//! The Rust type with its attributes read: what the rules look at, and what becomes the model.

use proc_macro2::{Ident, Span, TokenStream};
use quote::ToTokens;
use syn::{Data, DataUnion, DeriveInput, Index, Member, Type};

use super::attrs::{Attrs, Key, Place};
use super::names;
use crate::diag::Diagnostics;
use crate::model::{Style, Traits};

/// A type.
pub(super) struct Container<'a> {
    /// The type as written.
    pub(super) input: &'a DeriveInput,
    /// Its attributes.
    pub(super) attrs: Attrs,
    /// Which traits are wanted.
    pub(super) traits: Traits,
    /// What it consists of.
    pub(super) shape: Shape<'a>,
}

/// What a type consists of.
pub(super) enum Shape<'a> {
    /// A `struct`.
    Struct(Fields<'a>),
    /// An `enum`.
    Enum(Vec<Variant<'a>>),
    /// A `union` of Rust, which has no form in Bebop.
    Union(&'a DataUnion),
}

/// What a type is in Bebop.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// A struct, of any shape.
    Struct,
    /// A struct with `message`.
    Message,
    /// A struct with `flags`.
    Flags,
    /// A struct with `transparent`.
    Transparent,
    /// An enum without data, and without `union`.
    Enum,
    /// Any other enum.
    Union,
}

/// The fields of a struct or of a variant.
pub(super) struct Fields<'a> {
    /// How they are written.
    pub(super) style: Style,
    /// All of them.
    pub(super) list: Vec<Field<'a>>,
}

/// A field.
pub(super) struct Field<'a> {
    /// The field as written.
    pub(super) input: &'a syn::Field,
    /// `name` or `0`.
    pub(super) member: Member,
    /// The name in schemas.
    pub(super) name: String,
    /// Its attributes.
    pub(super) attrs: Attrs,
}

/// A variant.
pub(super) struct Variant<'a> {
    /// The variant as written.
    pub(super) input: &'a syn::Variant,
    /// The name in schemas.
    pub(super) name: String,
    /// Its attributes.
    pub(super) attrs: Attrs,
    /// What it holds.
    pub(super) fields: Fields<'a>,
}

/// Fields that are a record on the wire: those of a type, or those of a branch.
#[derive(Clone, Copy)]
pub(super) struct Record<'a> {
    /// What the record is.
    pub(super) layout: Layout,
    /// How its fields are written.
    pub(super) style: Style,
    /// Its fields.
    pub(super) fields: &'a [Field<'a>],
}

/// How the fields of a record stand on the wire.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Layout {
    /// All, in order.
    Struct,
    /// Those that are present, behind their tags.
    Message,
}

/// What has a name and perhaps a number: a field or a variant.
pub(super) trait Part {
    /// The name in schemas.
    fn name(&self) -> &str;
    /// Its attributes.
    fn attrs(&self) -> &Attrs;
    /// The tokens that errors about it are shown at.
    fn place(&self) -> TokenStream;
}

/// Reads a type and all attributes in it.
pub(super) fn read<'a>(input: &'a DeriveInput, traits: Traits, diagnostics: &mut Diagnostics) -> Container<'a> {
    Container {
        input,
        attrs: Attrs::read(&input.attrs, Place::Type, diagnostics),
        traits,
        shape: shape(&input.data, diagnostics),
    }
}

fn shape<'a>(data: &'a Data, diagnostics: &mut Diagnostics) -> Shape<'a> {
    match data {
        Data::Struct(data) => Shape::Struct(fields(&data.fields, diagnostics)),
        Data::Enum(data) => Shape::Enum(data.variants.iter().map(|input| variant(input, diagnostics)).collect()),
        Data::Union(data) => Shape::Union(data),
    }
}

fn fields<'a>(fields: &'a syn::Fields, diagnostics: &mut Diagnostics) -> Fields<'a> {
    let style = match fields {
        syn::Fields::Named(_) => Style::Named,
        syn::Fields::Unnamed(_) => Style::Tuple,
        syn::Fields::Unit => Style::Unit,
    };
    let list = (0..).zip(fields).map(|(index, input)| field(index, input, diagnostics)).collect();
    Fields { style, list }
}

fn field<'a>(index: u32, input: &'a syn::Field, diagnostics: &mut Diagnostics) -> Field<'a> {
    let attrs = Attrs::read(&input.attrs, Place::Field, diagnostics);
    let (member, plain) = match &input.ident {
        Some(ident) => (Member::Named(ident.clone()), names::plain(ident)),
        None => (Member::Unnamed(Index { index, span: Span::call_site() }), format!("_{index}")),
    };
    Field { input, member, name: attrs.text(Key::Name).map_or(plain, str::to_owned), attrs }
}

fn variant<'a>(input: &'a syn::Variant, diagnostics: &mut Diagnostics) -> Variant<'a> {
    let attrs = Attrs::read(&input.attrs, Place::Variant, diagnostics);
    let name = attrs.text(Key::Name).map_or_else(|| names::plain(&input.ident), str::to_owned);
    Variant { input, name, attrs, fields: fields(&input.fields, diagnostics) }
}

impl Container<'_> {
    /// The name in schemas.
    pub(super) fn name(&self) -> String {
        self.attrs.text(Key::Name).map_or_else(|| names::plain(&self.input.ident), str::to_owned)
    }

    /// What the type is in Bebop; where attributes contradict each other, one of what they say.
    pub(super) fn form(&self) -> Form {
        match &self.shape {
            Shape::Enum(variants) if self.attrs.has(Key::Union) || variants.iter().any(Variant::has_data) => {
                Form::Union
            }
            Shape::Enum(_) => Form::Enum,
            _ if self.attrs.has(Key::Message) => Form::Message,
            _ if self.attrs.has(Key::Flags) => Form::Flags,
            _ if self.attrs.has(Key::Transparent) => Form::Transparent,
            _ => Form::Struct,
        }
    }

    /// The fields of a struct.
    pub(super) fn fields(&self) -> &[Field<'_>] {
        match &self.shape {
            Shape::Struct(fields) => &fields.list,
            _ => &[],
        }
    }

    /// The variants of an enum.
    pub(super) fn variants(&self) -> &[Variant<'_>] {
        match &self.shape {
            Shape::Enum(variants) => variants,
            _ => &[],
        }
    }

    /// The variants that are members or branches: all but `other`.
    pub(super) fn known_variants(&self) -> Vec<&Variant<'_>> {
        self.variants().iter().filter(|variant| !variant.is_other()).collect()
    }

    /// The variant that keeps what isn't known.
    pub(super) fn other(&self) -> Option<&Variant<'_>> {
        self.variants().iter().find(|variant| variant.is_other())
    }

    /// The records in the type: its own, or one for each branch.
    pub(super) fn records(&self) -> Vec<Record<'_>> {
        match self.form() {
            Form::Struct | Form::Transparent => vec![self.record(Layout::Struct)],
            Form::Message => vec![self.record(Layout::Message)],
            Form::Union => self.known_variants().into_iter().map(Variant::record).collect(),
            Form::Flags | Form::Enum => Vec::new(),
        }
    }

    /// The record that a struct is.
    pub(super) fn record(&self, layout: Layout) -> Record<'_> {
        let style = match &self.shape {
            Shape::Struct(fields) => fields.style,
            Shape::Enum(_) | Shape::Union(_) => Style::Unit,
        };
        Record { layout, style, fields: self.fields() }
    }
}

impl Variant<'_> {
    /// Whether it keeps what isn't known.
    pub(super) fn is_other(&self) -> bool {
        self.attrs.has(Key::Other)
    }

    fn has_data(&self) -> bool {
        !self.is_other() && !self.fields.list.is_empty()
    }

    /// The record that a branch is.
    pub(super) fn record(&self) -> Record<'_> {
        let layout = match self.attrs.has(Key::Message) {
            true => Layout::Message,
            false => Layout::Struct,
        };
        Record { layout, style: self.fields.style, fields: &self.fields.list }
    }
}

impl Field<'_> {
    /// Whether the field is on the wire under a name of its own.
    pub(super) fn on_wire(&self) -> bool {
        !self.attrs.has(Key::Skip) && !self.attrs.has(Key::Unknown)
    }

    /// The type as written.
    pub(super) fn ty(&self) -> &Type {
        &self.input.ty
    }
}

impl<'a> Record<'a> {
    /// The fields on the wire.
    pub(super) fn on_wire(self) -> Vec<&'a Field<'a>> {
        self.fields.iter().filter(|field| field.on_wire()).collect()
    }
}

impl Part for Field<'_> {
    fn name(&self) -> &str {
        &self.name
    }

    fn attrs(&self) -> &Attrs {
        &self.attrs
    }

    fn place(&self) -> TokenStream {
        self.input.ident.as_ref().map_or_else(|| self.ty().to_token_stream(), Ident::to_token_stream)
    }
}

impl Part for Variant<'_> {
    fn name(&self) -> &str {
        &self.name
    }

    fn attrs(&self) -> &Attrs {
        &self.attrs
    }

    fn place(&self) -> TokenStream {
        self.input.ident.to_token_stream()
    }
}
