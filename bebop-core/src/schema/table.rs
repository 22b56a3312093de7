//! What generated code says about a type: tables of names, tags and functions.

use super::{Builder, Type};

/// `Schema::__type` of a type.
#[doc(hidden)]
pub type TypeOf = fn(&mut Builder) -> Type;

/// Documentation, one entry a line, as doc attributes have it: with the space behind `///`.
pub(super) type Docs = &'static [&'static str];

/// What every definition has.
#[doc(hidden)]
pub struct Head<'a> {
    /// The name, without arguments.
    pub name: &'static str,
    /// The package, or empty.
    pub package: &'static str,
    /// The documentation.
    pub docs: Docs,
    /// What a generic type adds to its name; empty if the name stands for all of them.
    pub arguments: &'a [Argument],
}

/// An argument of a generic type.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub enum Argument {
    /// A type.
    Type(TypeOf),
    /// A constant: an integer, a `bool` or a `char`.
    Const(i128),
}

/// What a definition is.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub enum Body<'a> {
    /// Fields in definition order.
    Struct(&'a [Field]),
    /// Tagged fields.
    Message {
        /// The fields.
        fields: &'a [Field],
        /// Unknown fields are kept.
        forward_compatible: bool,
    },
    /// One of several branches.
    Union {
        /// The branches.
        branches: &'a [Branch<'a>],
        /// Unknown branches are kept.
        forward_compatible: bool,
    },
    /// One of several integers.
    Enum {
        /// The integer.
        base: TypeOf,
        /// The members.
        members: &'a [Member],
        /// Unknown values are kept.
        forward_compatible: bool,
    },
    /// An integer whose bits have names. A member `NONE` is added if none is 0.
    Flags {
        /// The integer.
        base: TypeOf,
        /// The members; those without a name are left out.
        members: &'a [Member],
        /// Every pattern of bits is accepted.
        forward_compatible: bool,
    },
}

/// A field of a struct or a message.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Field {
    /// The name.
    pub name: &'static str,
    /// The tag in a message, 0 in a struct.
    pub tag: u8,
    /// The type; in a message the type of the value that is present.
    pub ty: TypeOf,
    /// The documentation.
    pub docs: Docs,
    /// `@deprecated`; schemas don't say it of the fields of a struct.
    pub deprecated: bool,
}

/// A branch of a union.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Branch<'a> {
    /// The name.
    pub name: &'static str,
    /// 1..=255.
    pub discriminator: u8,
    /// What it holds.
    pub content: Content<'a>,
    /// The documentation.
    pub docs: Docs,
    /// `@deprecated`.
    pub deprecated: bool,
}

/// What a branch holds.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub enum Content<'a> {
    /// One type: that record, or an inline struct with `_0` if it isn't one.
    One(TypeOf),
    /// An inline struct.
    Struct(&'a [Field]),
    /// An inline message.
    Message {
        /// The fields.
        fields: &'a [Field],
        /// Unknown fields are kept.
        forward_compatible: bool,
    },
}

/// A member of an enum.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq)]
pub struct Member {
    /// The name.
    pub name: &'static str,
    /// The value.
    pub value: i128,
    /// The documentation.
    pub docs: Docs,
    /// `@deprecated`.
    pub deprecated: bool,
}
