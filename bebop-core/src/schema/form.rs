//! Definitions with all types resolved.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

use super::table::{Docs, Member};

/// How a field of a type is written.
#[doc(hidden)]
#[derive(Clone, PartialEq)]
pub enum Type {
    /// Not a field at all.
    Nothing,
    /// A scalar or `string`.
    Scalar(&'static str),
    /// `T[]`.
    Array(Box<Type>),
    /// `T[n]`.
    FixedArray(Box<Type>, usize),
    /// `map[K, V]`.
    Map(Box<Type>, Box<Type>),
    /// `T[]` of none or one, which a field says by `@optional`.
    Optional(Box<Type>),
    /// A definition.
    Defined(String, Kind),
}

/// What a definition is, as far as it matters where it is used.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq)]
pub enum Kind {
    /// A struct or a message, which can be a branch of a union.
    Record,
    /// A union.
    Union,
    /// An enum.
    Enum,
}

pub(super) struct Definition {
    /// The Rust type that it was made of.
    pub(super) rust_type: &'static str,
    pub(super) package: &'static str,
    pub(super) docs: Docs,
    pub(super) form: Form,
}

/// What makes two definitions the same.
#[derive(PartialEq)]
pub(super) struct Form {
    pub(super) decorators: Vec<&'static str>,
    pub(super) body: Body,
}

#[derive(PartialEq)]
pub(super) enum Body {
    Record(Record),
    Union(Vec<Branch>),
    Enum { base: Type, members: Vec<Member> },
}

#[derive(PartialEq)]
pub(super) enum Record {
    Struct(Vec<Field>),
    Message(Vec<Field>),
}

#[derive(PartialEq)]
pub(super) struct Field {
    pub(super) name: &'static str,
    pub(super) tag: u8,
    pub(super) ty: Type,
    pub(super) docs: Docs,
    pub(super) deprecated: bool,
}

#[derive(PartialEq)]
pub(super) struct Branch {
    pub(super) name: &'static str,
    pub(super) discriminator: u8,
    pub(super) content: Content,
    pub(super) docs: Docs,
    pub(super) deprecated: bool,
}

#[derive(PartialEq)]
pub(super) enum Content {
    Named(String),
    Inline { decorators: Vec<&'static str>, record: Record },
}

impl Type {
    /// The definition that is named in the type, if there is one.
    pub(super) fn name(&self) -> Option<&str> {
        match self {
            Self::Nothing | Self::Scalar(_) => None,
            Self::Array(element) | Self::FixedArray(element, _) | Self::Optional(element) => element.name(),
            // A key is a scalar.
            Self::Map(_, value) => value.name(),
            Self::Defined(name, _) => Some(name),
        }
    }

    /// The type as part of a name: `Array_string`.
    pub(super) fn identifier(&self) -> String {
        match self {
            Self::Nothing => "Nothing".to_string(),
            Self::Scalar("byte") => "uint8".to_string(),
            Self::Scalar(name) => name.to_string(),
            Self::Array(element) => format!("Array_{}", element.identifier()),
            Self::FixedArray(element, len) => format!("Array{len}_{}", element.identifier()),
            Self::Map(key, value) => format!("Map_{}_{}", key.identifier(), value.identifier()),
            Self::Optional(value) => format!("Optional_{}", value.identifier()),
            Self::Defined(name, _) => name.clone(),
        }
    }
}

/// The type in a schema, from the element outwards: `int32[][3]`.
impl Display for Type {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => Ok(()),
            Self::Scalar(name) => f.write_str(name),
            Self::Array(element) | Self::Optional(element) => write!(f, "{element}[]"),
            Self::FixedArray(element, len) => write!(f, "{element}[{len}]"),
            Self::Map(key, value) => write!(f, "map[{key}, {value}]"),
            Self::Defined(name, _) => f.write_str(name),
        }
    }
}

impl Form {
    /// The definitions that are named in it.
    pub(super) fn names(&self) -> Vec<&str> {
        match &self.body {
            Body::Record(record) => record.names(),
            Body::Union(branches) => branches.iter().flat_map(Branch::names).collect(),
            Body::Enum { .. } => Vec::new(),
        }
    }
}

impl Record {
    pub(super) fn fields(&self) -> &[Field] {
        let (Self::Struct(fields) | Self::Message(fields)) = self;
        fields
    }

    fn names(&self) -> Vec<&str> {
        self.fields().iter().filter_map(|field| field.ty.name()).collect()
    }
}

impl Branch {
    fn names(&self) -> Vec<&str> {
        match &self.content {
            Content::Named(name) => Vec::from([name.as_str()]),
            Content::Inline { record, .. } => record.names(),
        }
    }
}
