//! What the generator reads: every name, tag and attribute decided, every rule checked.
//!
//! `#[derive(Bebop)]` arrives here from Rust types. Field types that a macro can't see through stay
//! [`syn::Type`] and are dispatched by trait in the generated code.

use proc_macro2::{Ident, Span};
use syn::{Attribute, Expr, Generics, Member, Path, Type, Visibility, WherePredicate};

/// One definition: a Rust type and the Bebop form that it has.
#[derive(Clone)]
pub struct Item {
    /// The name of the Rust type.
    pub ident: Ident,
    /// The name in schemas, descriptors and errors: without `r#`, or as `#[bebop(name)]` has it.
    pub name: String,
    /// The schema's package, or empty.
    pub package: String,
    /// The visibility of the Rust type, which its view shares.
    pub vis: Visibility,
    /// The generics of the Rust type as written.
    pub generics: Generics,
    /// The documentation, one entry a line.
    pub docs: Vec<String>,
    /// The path to the `bebop` crate, absolute unless the user chose another.
    pub krate: Path,
    /// Bounds that replace the inferred ones (`#[bebop(bound = "…")]`).
    pub bound: Option<Vec<WherePredicate>>,
    /// The name of the view type to generate, if one is asked for.
    pub view: Option<Ident>,
    /// Which traits are wanted.
    pub traits: Traits,
    /// What the type is in Bebop.
    pub body: Body,
}

/// Which of the two directions a derive asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Traits {
    /// `#[derive(Bebop)]`: both directions, views where they are possible, and the schema.
    Both,
    /// `#[derive(Encode)]` alone.
    Encode,
    /// `#[derive(Decode)]` alone.
    Decode,
}

/// The Bebop form of a type.
#[derive(Clone)]
pub enum Body {
    /// Fields in definition order.
    Struct(Struct),
    /// Tagged fields, each present or absent.
    Message(Message),
    /// One of several branches.
    Union(Union),
    /// One of several integers.
    Enum(Enum),
    /// A newtype over an integer whose bits have names; its verbs come from the trait `Flags`.
    Flags(Flags),
    /// A newtype that is its only field on the wire.
    Transparent(Struct),
}

/// A struct, an inline struct of a union, or the one field of a transparent newtype.
#[derive(Clone)]
pub struct Struct {
    /// How the Rust type is written.
    pub style: Style,
    /// All fields in the order of the source, those that are skipped too.
    pub fields: Vec<Field>,
    /// `#[bebop(zerocopy)]`: arrays of it are copied whole.
    pub zerocopy: bool,
}

/// A message, or an inline message of a union.
#[derive(Clone)]
pub struct Message {
    /// How the Rust type is written.
    pub style: Style,
    /// All fields in the order of the source, those that are skipped too; the others have a tag.
    pub fields: Vec<Field>,
    /// The field that keeps the bytes of unknown tags.
    pub unknown: Option<Member>,
}

/// `{ a: A }`, `(A)` or nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// Fields with names.
    Named,
    /// Fields with positions.
    Tuple,
    /// No fields.
    Unit,
}

/// A field of a struct, a message or a branch.
#[derive(Clone)]
pub struct Field {
    /// `name` or `0`.
    pub member: Member,
    /// The name in schemas and errors: `name`, or `_0`.
    pub name: String,
    /// The visibility, which the field of a view shares.
    pub vis: Visibility,
    /// The type as written.
    pub ty: Type,
    /// The tag in a message, else 0.
    pub tag: u8,
    /// How the field stands on the wire.
    pub role: Role,
    /// The adapter that carries the field (`#[bebop(as = …)]`); `_` in it is the type's own.
    pub adapter: Option<Type>,
    /// `#[bebop(map)]`: a list of pairs that is a map in schemas.
    pub map: bool,
    /// `#[deprecated]`: in a message never written, and read when present.
    pub deprecated: bool,
    /// The documentation, one entry a line.
    pub docs: Vec<String>,
    /// Bounds in the place of those that the field's type asks for (`#[bebop(bound = "…")]`).
    pub bound: Vec<WherePredicate>,
}

/// How a field stands on the wire.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// A field of a struct.
    Plain,
    /// A field of a message that is present or absent (an `Option`).
    Optional,
    /// A field of a message that is always written, and has its default when absent.
    Defaulted,
    /// Not on the wire: made by `Default`.
    Skipped,
    /// The bytes of unknown tags of a message: not a field on the wire.
    Unknown,
}

/// A union.
#[derive(Clone)]
pub struct Union {
    /// The branches in the order of the source.
    pub branches: Vec<Branch>,
    /// The variant that keeps unknown branches.
    pub other: Option<Ident>,
}

/// A branch of a union.
#[derive(Clone)]
pub struct Branch {
    /// The variant.
    pub ident: Ident,
    /// The name in schemas and errors.
    pub name: String,
    /// 1..=255, unique in the union.
    pub discriminator: u8,
    /// What stands behind the discriminator.
    pub content: Content,
    /// `#[deprecated]`, for rustc's lint.
    pub deprecated: bool,
    /// The documentation, one entry a line.
    pub docs: Vec<String>,
}

/// What a branch holds.
#[derive(Clone)]
pub enum Content {
    /// An inline struct. A tuple variant of one record has that record's bytes and is the record in
    /// schemas, which only the record's own traits can tell.
    Struct(Struct),
    /// An inline message.
    Message(Message),
}

/// An enum.
#[derive(Clone)]
pub struct Enum {
    /// The base type: one of `u8 … i64`.
    pub base: Ident,
    /// The members in the order of the source.
    pub members: Vec<EnumMember>,
    /// The variant that keeps unknown values.
    pub other: Option<Ident>,
}

/// A member of an enum.
#[derive(Clone)]
pub struct EnumMember {
    /// The variant.
    pub ident: Ident,
    /// How the variant is written: `A`, or `A()` or `A {}`, which hold nothing either.
    pub style: Style,
    /// The name in schemas and errors.
    pub name: String,
    /// The value as written; one more than the member before, or 0, where there is none.
    pub value: Option<Expr>,
    /// `#[deprecated]`, for rustc's lint.
    pub deprecated: bool,
    /// The documentation, one entry a line.
    pub docs: Vec<String>,
}

/// A newtype of flags.
#[derive(Clone)]
pub struct Flags {
    /// Every pattern of bits is accepted.
    pub forward_compatible: bool,
}

impl Item {
    /// The span that errors about the whole definition get.
    pub fn span(&self) -> Span {
        self.ident.span()
    }
}

/// The attributes that say documentation, as lines.
pub fn docs(attrs: &[Attribute]) -> Vec<String> {
    let text = |attr: &Attribute| match &attr.meta {
        syn::Meta::NameValue(syn::MetaNameValue { value: Expr::Lit(lit), .. }) => match &lit.lit {
            syn::Lit::Str(text) => Some(text.value()),
            _ => None,
        },
        _ => None,
    };
    let texts = attrs.iter().filter(|attr| attr.path().is_ident("doc")).filter_map(text);
    texts.flat_map(|text| text.split('\n').map(str::to_owned).collect::<Vec<_>>()).collect()
}
