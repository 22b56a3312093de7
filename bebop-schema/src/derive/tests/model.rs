//! What the model of a type says.

use quote::ToTokens;

use super::accept;
use crate::model::{Body, Branch, Content, Enum, Field, Message, Role, Struct, Style, Union};

/// A body in one line: enough to tell models apart.
fn show(body: &Body) -> String {
    match body {
        Body::Struct(its) => format!("struct {}", show_struct(its)),
        Body::Transparent(its) => format!("transparent {}", show_struct(its)),
        Body::Message(its) => format!("message {}", show_message(its)),
        Body::Union(its) => format!("union {}", show_union(its)),
        Body::Enum(its) => format!("enum {}", show_enum(its)),
        Body::Flags(its) if its.forward_compatible => "flags forward".to_owned(),
        Body::Flags(_) => "flags".to_owned(),
    }
}

fn show_struct(its: &Struct) -> String {
    let zerocopy = if its.zerocopy { "zerocopy " } else { "" };
    format!("{zerocopy}{}", show_fields(its.style, &its.fields))
}

fn show_message(its: &Message) -> String {
    let unknown = its.unknown.as_ref().map(|member| format!(" unknown {}", member.to_token_stream()));
    format!("{}{}", show_fields(its.style, &its.fields), unknown.unwrap_or_default())
}

fn show_fields(style: Style, fields: &[Field]) -> String {
    let inner = fields.iter().map(show_field).collect::<Vec<_>>().join(", ");
    match style {
        Style::Named => format!("{{{inner}}}"),
        Style::Tuple => format!("({inner})"),
        Style::Unit => ";".to_owned(),
    }
}

fn show_field(field: &Field) -> String {
    let role = match field.role {
        Role::Plain => String::new(),
        Role::Optional => format!("?{}", field.tag),
        Role::Defaulted => format!("!{}", field.tag),
        Role::Skipped => "-".to_owned(),
        Role::Unknown => "*".to_owned(),
    };
    let adapter = field.adapter.as_ref().map(|ty| format!(" as {}", ty.to_token_stream()));
    let words = [(field.map, " map"), (field.deprecated, " deprecated"), (!field.bound.is_empty(), " bound")];
    let words: String = words.into_iter().filter(|(is, _)| *is).map(|(_, word)| word).collect();
    format!("{}{role}: {}{}{words}", field.name, field.ty.to_token_stream(), adapter.unwrap_or_default())
}

fn show_union(its: &Union) -> String {
    let branches = its.branches.iter().map(show_branch).collect::<Vec<_>>().join(", ");
    format!("{branches}{}", show_other(its.other.as_ref()))
}

fn show_branch(branch: &Branch) -> String {
    let content = match &branch.content {
        Content::Struct(its) => show_struct(its),
        Content::Message(its) => format!("message {}", show_message(its)),
    };
    format!("{}({}) {content}", branch.name, branch.discriminator)
}

fn show_enum(its: &Enum) -> String {
    let members = its.members.iter().map(|member| match &member.value {
        Some(value) => format!("{} = {}", member.name, value.to_token_stream()),
        None => member.name.clone(),
    });
    let members = members.collect::<Vec<_>>().join(", ");
    format!("{}: {members}{}", its.base, show_other(its.other.as_ref()))
}

fn show_other(other: Option<&proc_macro2::Ident>) -> String {
    other.map(|ident| format!(" other {ident}")).unwrap_or_default()
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(show(&accept(text).body), expected, "{text}");
}

#[test]
fn structs() {
    check("struct A { a: u8, b: Vec<A> }", "struct {a: u8, b: Vec < A >}");
    check("struct A(u8, String);", "struct (_0: u8, _1: String)");
    check("struct A;", "struct ;");
    check("struct A {}", "struct {}");
    check("#[bebop(zerocopy)] struct A { a: u32 }", "struct zerocopy {a: u32}");
    check("struct A { r#type: u8, #[bebop(skip)] b: u8 }", "struct {type: u8, b-: u8}");
    check("struct A { #[bebop(name = \"x\", map)] b: Vec<(u8, u8)> }", "struct {x: Vec < (u8 , u8) > map}");
    check("struct A { #[deprecated] #[bebop(bound = \"\")] b: u8 }", "struct {b: u8 deprecated}");
    check("struct A<T> { #[bebop(bound = \"T: Copy\")] b: T }", "struct {b: T bound}");
}

#[test]
fn adapters_are_types_bare_or_in_strings() {
    check("struct A { #[bebop(as = Vec<Url>)] a: Vec<X> }", "struct {a: Vec < X > as Vec < Url >}");
    check("struct A { #[bebop(as = \"HashMap<_, Url>\")] a: X }", "struct {a: X as HashMap < _ , Url >}");
}

#[test]
fn transparent_and_flags() {
    check("#[bebop(transparent)] struct A(u64);", "transparent (_0: u64)");
    check(
        "#[bebop(transparent)] struct A<T> { id: u64, #[bebop(skip)] t: PhantomData<T> }",
        "transparent {id: u64, t-: PhantomData < T >}",
    );
    check("#[bebop(flags)] struct A(u8);", "flags");
    check("#[bebop(flags, forward_compatible)] struct A(u8);", "flags forward");
}

#[test]
fn messages() {
    check(
        "#[bebop(message)] struct A { a: Option<u8>, b: Option<A> }",
        "message {a?1: Option < u8 >, b?2: Option < A >}",
    );
    check(
        "#[bebop(message)] struct A { #[bebop(tag = 0x10)] a: O, #[bebop(tag = 3, default)] b: u8 }",
        "message {a?16: O, b!3: u8}",
    );
    check(
        "#[bebop(message, forward_compatible)] struct A { #[bebop(skip)] s: u8, a: O, #[bebop(unknown)] u: V, b: O }",
        "message {s-: u8, a?1: O, u*: V, b?2: O} unknown u",
    );
    check("#[bebop(message)] struct A(O);", "message (_0?1: O)");
    check("#[bebop(message)] struct A;", "message ;");
}

#[test]
fn enums() {
    check("enum A { X, Y }", "enum u32: X, Y");
    check("#[repr(u8)] enum A { X = 1, Y = 0 }", "enum u8: X = 1, Y = 0");
    check("#[repr(align(8), i64)] enum A { X = ZERO }", "enum i64: X = ZERO");
    check("enum A { X(), Y {}, #[bebop(name = \"z\")] r#final }", "enum u32: X, Y, z");
    check("#[repr(u8)] enum A { X, #[bebop(other)] Other(u8) }", "enum u8: X other Other");
    check("#[bebop(forward_compatible)] enum A { X, #[bebop(other)] O(core::primitive::u32) }", "enum u32: X other O");
}

#[test]
fn unions() {
    check("enum A { X { a: u8 }, Y(B), Z }", "union X(1) {a: u8}, Y(2) (_0: B), Z(3) ;");
    check("#[bebop(union)] enum A { X, Y }", "union X(1) ;, Y(2) ;");
    check(
        "enum A { #[bebop(discriminator = 9)] X, #[bebop(message, discriminator = 4)] Y { a: O } }",
        "union X(9) ;, Y(4) message {a?1: O}",
    );
    check("enum A { #[bebop(other)] Other(Unknown), X(u8) }", "union X(1) (_0: u8) other Other");
    check(
        "enum A<'a, T> { X(&'a [T]), Y(Box<A<'a, T>>) }",
        "union X(1) (_0: & 'a [T]), Y(2) (_0: Box < A < 'a , T > >)",
    );
}

#[test]
fn recursion_with_an_end() {
    for text in [
        "struct N { kids: Vec<N>, next: Option<Box<N>>, m: PhantomData<N> }",
        "struct N { #[bebop(skip)] up: Weak<N>, #[bebop(as = Id)] next: Box<N> }",
        "struct A<A>(A);",
        "#[bebop(message)] struct N { next: Option<Box<N>> }",
        "enum N { Leaf, Add(Box<N>, Box<N>) }",
        "enum N { Add(Box<N>), #[bebop(other)] Other(Unknown) }",
        "enum N { #[bebop(message)] Add { to: Option<Box<N>> } }",
    ] {
        accept(text);
    }
}

#[test]
fn items() {
    let item = accept(
        "/// One.\n/// \n/// Two.\n\
         #[bebop(crate = \"facade::bebop\", package = \"my.app\", bound = \"where T: Copy, U: Clone\")]\n\
         #[bebop(view_suffix = \"Ref\")]\n\
         pub(crate) struct r#Song<T, U> { /** a\nb */ t: T, u: U }",
    );
    assert_eq!(item.name, "Song");
    assert_eq!(item.package, "my.app");
    assert_eq!(item.docs, [" One.", " ", " Two."]);
    assert_eq!(item.krate.to_token_stream().to_string(), "facade :: bebop");
    assert_eq!(item.bound.map(|bound| bound.len()), Some(2));
    assert_eq!(item.view.map(|view| view.to_string()).as_deref(), Some("SongRef"));
    let Body::Struct(body) = item.body else { panic!("a struct") };
    assert_eq!(body.fields[0].docs, [" a", "b "]);
}

#[test]
fn defaults_of_items() {
    let item = accept("struct A;");
    assert_eq!(item.krate.to_token_stream().to_string(), ":: bebop");
    assert_eq!((item.name.as_str(), item.package.as_str()), ("A", ""));
    assert!(item.bound.is_none() && item.view.is_none() && item.docs.is_empty());
    let item = accept("#[bebop(view, crate = crate::b, bound = \"\")] struct A { a: String }");
    assert_eq!(item.krate.to_token_stream().to_string(), "crate :: b");
    assert_eq!(item.view.map(|view| view.to_string()).as_deref(), Some("AView"));
    assert_eq!(item.bound.map(|bound| bound.len()), Some(0));
}
