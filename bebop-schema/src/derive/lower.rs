//! From a type that keeps every rule to the model.

use proc_macro2::Ident;
use syn::{parse_quote, Attribute};

use super::attrs::{Attrs, Key};
use super::check::base;
use super::names;
use super::syntax::{Container, Field, Form, Layout, Part, Record, Variant};
use crate::model::{self, Body, Branch, Content, Enum, EnumMember, Flags, Item, Message, Role, Struct, Union};

/// The model of the type.
pub(super) fn item(container: &Container<'_>) -> Item {
    Item {
        ident: container.input.ident.clone(),
        name: container.name(),
        package: container.attrs.text(Key::Package).unwrap_or_default().to_owned(),
        vis: container.input.vis.clone(),
        generics: container.input.generics.clone(),
        docs: model::docs(&container.input.attrs),
        krate: container.attrs.krate().cloned().unwrap_or_else(|| parse_quote!(::bebop)),
        bound: container.attrs.bound().map(<[_]>::to_vec),
        view: view(container),
        traits: container.traits,
        body: body(container),
    }
}

fn view(container: &Container<'_>) -> Option<Ident> {
    let suffix = container.attrs.text(Key::ViewSuffix).or(container.attrs.has(Key::View).then_some("View"))?;
    let ident = &container.input.ident;
    Some(Ident::new(&format!("{}{suffix}", names::plain(ident)), ident.span()))
}

fn body(container: &Container<'_>) -> Body {
    let attrs = &container.attrs;
    let struct_ = || Struct { zerocopy: attrs.has(Key::ZeroCopy), ..struct_(container.record(Layout::Struct)) };
    match container.form() {
        Form::Struct => Body::Struct(struct_()),
        Form::Transparent => Body::Transparent(struct_()),
        Form::Message => Body::Message(message(container.record(Layout::Message))),
        Form::Flags => Body::Flags(Flags { forward_compatible: attrs.has(Key::ForwardCompatible) }),
        Form::Enum => Body::Enum(enum_(container)),
        Form::Union => Body::Union(union_(container)),
    }
}

fn struct_(record: Record<'_>) -> Struct {
    let fields = record.fields.iter().map(|its| field(its, role_in_struct(&its.attrs), 0)).collect();
    Struct { style: record.style, fields, zerocopy: false }
}

fn message(record: Record<'_>) -> Message {
    let mut tags = numbers(Key::Tag, &record.on_wire()).into_iter();
    let mut lowered = |its: &Field<'_>| {
        let tag = if its.on_wire() { tags.next() } else { None };
        field(its, role_in_message(&its.attrs), tag.unwrap_or_default())
    };
    let fields = record.fields.iter().map(&mut lowered).collect();
    let unknown = record.fields.iter().find(|field| field.attrs.has(Key::Unknown));
    Message { style: record.style, fields, unknown: unknown.map(|field| field.member.clone()) }
}

fn field(field: &Field<'_>, role: Role, tag: u8) -> model::Field {
    model::Field {
        member: field.member.clone(),
        name: field.name.clone(),
        vis: field.input.vis.clone(),
        ty: field.ty().clone(),
        tag,
        role,
        adapter: field.attrs.adapter().cloned(),
        map: field.attrs.has(Key::Map),
        deprecated: is_deprecated(&field.input.attrs),
        docs: model::docs(&field.input.attrs),
        bound: field.attrs.bound().map(<[_]>::to_vec).unwrap_or_default(),
    }
}

fn role_in_struct(attrs: &Attrs) -> Role {
    match attrs.has(Key::Skip) {
        true => Role::Skipped,
        false => Role::Plain,
    }
}

fn role_in_message(attrs: &Attrs) -> Role {
    const ROLES: [(Key, Role); 3] =
        [(Key::Skip, Role::Skipped), (Key::Unknown, Role::Unknown), (Key::Default, Role::Defaulted)];
    ROLES.into_iter().find(|(key, _)| attrs.has(*key)).map_or(Role::Optional, |(_, role)| role)
}

fn union_(container: &Container<'_>) -> Union {
    let variants = container.known_variants();
    let discriminators = numbers(Key::Discriminator, &variants);
    let branches = variants.into_iter().zip(discriminators).map(|(variant, number)| branch(variant, number));
    Union { branches: branches.collect(), other: container.other().map(|other| other.input.ident.clone()) }
}

fn branch(variant: &Variant<'_>, discriminator: u8) -> Branch {
    let record = variant.record();
    Branch {
        ident: variant.input.ident.clone(),
        name: variant.name.clone(),
        discriminator,
        content: match record.layout {
            Layout::Struct => Content::Struct(struct_(record)),
            Layout::Message => Content::Message(message(record)),
        },
        deprecated: is_deprecated(&variant.input.attrs),
        docs: model::docs(&variant.input.attrs),
    }
}

fn enum_(container: &Container<'_>) -> Enum {
    Enum {
        base: base(&container.input.attrs),
        members: container.known_variants().into_iter().map(member).collect(),
        other: container.other().map(|other| other.input.ident.clone()),
    }
}

fn member(variant: &Variant<'_>) -> EnumMember {
    EnumMember {
        ident: variant.input.ident.clone(),
        style: variant.fields.style,
        name: variant.name.clone(),
        value: variant.input.discriminant.as_ref().map(|(_, value)| value.clone()),
        deprecated: is_deprecated(&variant.input.attrs),
        docs: model::docs(&variant.input.attrs),
    }
}

/// The numbers as given, or 1, 2, 3 …
fn numbers<P: Part>(key: Key, parts: &[&P]) -> Vec<u8> {
    (1..=u8::MAX).zip(parts).map(|(position, part)| part.attrs().number(key).unwrap_or(position)).collect()
}

fn is_deprecated(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident("deprecated"))
}
