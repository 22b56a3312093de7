//! From tables to definitions, each once.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::any::type_name;
use core::mem;

use super::form::{self, Definition, Form, Kind, Record};
use super::table::{Argument, Body, Branch, Content, Field, Head, Member};
use super::{Schema, SchemaError, Type, TypeOf};

/// The definitions that a schema needs.
#[doc(hidden)]
#[derive(Default)]
pub struct Builder {
    entries: BTreeMap<String, Entry>,
    error: Option<SchemaError>,
}

/// What stands under a name. Rust types that differ only in what schemas don't tell (`Page<String>`
/// and `Page<&str>`) share it.
struct Entry {
    rust_types: Vec<&'static str>,
    /// None while the first is being resolved.
    definition: Option<Definition>,
}

impl Builder {
    /// The type `T`, which has a definition. Generated code calls this.
    pub fn define<T: ?Sized>(&mut self, head: Head<'_>, body: Body<'_>) -> Type {
        self.define_named(type_name::<T>(), head, body)
    }

    fn define_named(&mut self, rust_type: &'static str, head: Head<'_>, body: Body<'_>) -> Type {
        let name = self.name(&head);
        if self.enter(&name, rust_type) {
            let Head { package, docs, .. } = head;
            let mut form = self.form(body);
            self.move_out(&mut form, &name, package, rust_type);
            self.finish(&name, Definition { rust_type, package, docs, form });
        }
        Type::Defined(name, body.kind())
    }

    /// The definition of that name, if it came to one.
    pub(super) fn definition(&self, name: &str) -> Option<(&str, &Definition)> {
        let (name, entry) = self.entries.get_key_value(name)?;
        Some((name, entry.definition.as_ref()?))
    }

    /// The first error, if there was one.
    pub(super) fn check(&mut self) -> Result<(), SchemaError> {
        self.error.take().map_or(Ok(()), Err)
    }

    /// A type that must be written, be it without bytes.
    pub(super) fn written(&mut self, ty: TypeOf) -> Type {
        match ty(self) {
            Type::Nothing => <()>::__type(self),
            ty => ty,
        }
    }

    /// `T[n]`.
    pub(super) fn fixed_array(&mut self, element: TypeOf, len: usize) -> Type {
        let element = self.written(element);
        if !(1..=65535).contains(&len) {
            self.fail(SchemaError::ArrayLength { element: element.to_string(), len });
        }
        Type::FixedArray(Box::new(element), len)
    }

    fn name(&mut self, head: &Head<'_>) -> String {
        let arguments = head.arguments.iter().map(|argument| match argument {
            Argument::Type(ty) => ty(self).identifier(),
            Argument::Const(value @ ..0) => format!("minus{}", value.unsigned_abs()),
            Argument::Const(value) => value.to_string(),
        });
        arguments.fold(head.name.to_string(), |name, argument| name + "_" + &argument)
    }

    /// The name is the type's, and the definition is still to be made.
    fn enter(&mut self, name: &str, rust_type: &'static str) -> bool {
        let Some(entry) = self.entries.get_mut(name) else {
            self.entries.insert(name.to_string(), Entry { rust_types: Vec::from([rust_type]), definition: None });
            return true;
        };
        if entry.rust_types.contains(&rust_type) {
            return false;
        }
        let first = entry.rust_types[0];
        let same = without_arguments(first) == without_arguments(rust_type);
        if same {
            entry.rust_types.push(rust_type);
        } else {
            self.fail(SchemaError::NameTaken { name: name.to_string(), first, second: rust_type });
        }
        same
    }

    fn finish(&mut self, name: &str, definition: Definition) {
        let Some(entry) = self.entries.get_mut(name) else { return };
        match &entry.definition {
            None => entry.definition = Some(definition),
            Some(first) if first.form == definition.form => {}
            Some(first) => {
                let (first, second) = (first.rust_type, definition.rust_type);
                self.fail(SchemaError::NameTaken { name: name.to_string(), first, second });
            }
        }
    }

    fn fail(&mut self, error: SchemaError) {
        self.error.get_or_insert(error);
    }

    fn form(&mut self, body: Body<'_>) -> Form {
        match body {
            Body::Struct(fields) => record(Vec::new(), self.struct_(fields)),
            Body::Message { fields, forward_compatible } => {
                record(decorators(forward_compatible), self.message(fields))
            }
            Body::Union { branches, forward_compatible } => Form {
                decorators: decorators(forward_compatible),
                body: form::Body::Union(branches.iter().map(|branch| self.branch(branch)).collect()),
            },
            Body::Enum { base, members, forward_compatible } => Form {
                decorators: decorators(forward_compatible),
                body: form::Body::Enum { base: base(self), members: members.to_vec() },
            },
            Body::Flags { base, members, forward_compatible } => Form {
                decorators: [Vec::from(["flags"]), decorators(forward_compatible)].concat(),
                body: form::Body::Enum { base: base(self), members: flags(members) },
            },
        }
    }

    fn struct_(&mut self, fields: &[Field]) -> Record {
        let fields = fields.iter().map(|field| {
            let &Field { name, ty, docs, .. } = field;
            form::Field { name, tag: 0, ty: ty(self), docs, deprecated: false }
        });
        Record::Struct(fields.filter(|field| field.ty != Type::Nothing).collect())
    }

    fn message(&mut self, fields: &[Field]) -> Record {
        let fields = fields.iter().map(|field| {
            let &Field { name, tag, ty, docs, deprecated } = field;
            form::Field { name, tag, ty: self.written(ty), docs, deprecated }
        });
        Record::Message(fields.collect())
    }

    fn branch(&mut self, branch: &Branch<'_>) -> form::Branch {
        let &Branch { name, discriminator, content, docs, deprecated } = branch;
        let content = match content {
            Content::One(ty) => self.one(ty),
            Content::Struct(fields) => inline(Vec::new(), self.struct_(fields)),
            Content::Message { fields, forward_compatible } => {
                inline(decorators(forward_compatible), self.message(fields))
            }
        };
        form::Branch { name, discriminator, content, docs, deprecated }
    }

    /// What a branch of one type holds.
    fn one(&mut self, ty: TypeOf) -> form::Content {
        match ty(self) {
            Type::Defined(name, Kind::Record) => form::Content::Named(name),
            _ => inline(Vec::new(), self.struct_(&[Field { name: "_0", tag: 0, ty, docs: &[], deprecated: false }])),
        }
    }

    /// Moves out of a union what can't stand in it: an inline branch is a definition inside the
    /// union, so it hides one of the same name outside, and it takes no decorators of messages.
    fn move_out(&mut self, form: &mut Form, name: &str, package: &'static str, rust_type: &'static str) {
        let needed: Vec<String> = form.names().into_iter().map(str::to_string).collect();
        let form::Body::Union(branches) = &mut form.body else { return };
        for branch in branches {
            let form::Content::Inline { decorators, .. } = &branch.content else { continue };
            if decorators.is_empty() && needed.iter().all(|needed| needed != branch.name) {
                continue;
            }
            let outside = format!("{name}_{}", branch.name);
            let named = form::Content::Named(outside.clone());
            let form::Content::Inline { decorators, record: content } = mem::replace(&mut branch.content, named) else {
                continue;
            };
            if self.enter(&outside, rust_type) {
                let form = record(decorators, content);
                self.finish(&outside, Definition { rust_type, package, docs: &[], form });
            }
        }
    }
}

impl Body<'_> {
    fn kind(&self) -> Kind {
        match self {
            Self::Struct(_) | Self::Message { .. } => Kind::Record,
            Self::Union { .. } => Kind::Union,
            Self::Enum { .. } | Self::Flags { .. } => Kind::Enum,
        }
    }
}

/// The path of a Rust type: `my::Page` of `my::Page<alloc::string::String>`, and nothing of a tuple.
fn without_arguments(rust_type: &str) -> &str {
    rust_type.split(['<', '(']).next().unwrap_or(rust_type)
}

fn decorators(forward_compatible: bool) -> Vec<&'static str> {
    if forward_compatible {
        Vec::from(["forward_compatible"])
    } else {
        Vec::new()
    }
}

fn record(decorators: Vec<&'static str>, record: Record) -> Form {
    Form { decorators, body: form::Body::Record(record) }
}

fn inline(decorators: Vec<&'static str>, record: Record) -> form::Content {
    form::Content::Inline { decorators, record }
}

/// The named flags, and a name for none of them, which every enum has.
fn flags(members: &[Member]) -> Vec<Member> {
    const NONE: [&str; 3] = ["NONE", "NONE_", "NONE__"];
    let mut members: Vec<Member> = members.iter().filter(|member| !member.name.is_empty()).copied().collect();
    if members.iter().all(|member| member.value != 0) {
        let is_free = |name: &&str| members.iter().all(|member| member.name != *name);
        let name = NONE.into_iter().find(is_free).unwrap_or(NONE[0]);
        members.insert(0, Member { name, value: 0, docs: &[], deprecated: false });
    }
    members
}
