//! Raw identifiers: `r#` is Rust's, and no part of a name.

#![allow(non_camel_case_types)]

use bebop::schema::Schema;
use bebop::{Bebop, Decode, Encode};

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Header {
    r#type: u8,
    r#match: String,
    r#fn: u16,
}

#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[bebop(message, view)]
struct Move {
    r#move: Option<u8>,
    r#struct: Option<String>,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
enum Step {
    r#final {
        r#in: String,
    },
    #[bebop(message)]
    r#loop {
        r#as: Option<String>,
    },
    r#box(String),
    r#try,
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
enum Word {
    r#if,
    r#else,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct r#virtual {
    r#gen: String,
    r#async: u8,
    r#dyn: i8,
}

/// The value comes back, and the error for its last prefix names its fields without `r#`.
#[track_caller]
fn check<T>(value: &T, at: &str)
where
    T: Bebop + Schema + PartialEq + std::fmt::Debug,
{
    let bytes = value.to_bytes();
    assert_eq!(&T::from_bytes(&bytes).unwrap(), value);
    let broken: Vec<u8> = bytes.iter().map(|&byte| if byte == b'?' { 0xff } else { byte }).collect();
    let error = T::from_bytes(&broken).unwrap_err().to_string();
    assert!(error.starts_with(at), "{error}");
    let schema = T::schema();
    assert!(!schema.contains("r#"), "{schema}");
}

#[test]
fn d09_d10_raw_fields_and_variants() {
    check(&Header { r#type: 1, r#match: "?".into(), r#fn: 3 }, "Header.match: ");
    check(&Move { r#move: Some(1), r#struct: Some("?".into()) }, "Move.struct: ");
    check(&Step::r#final { r#in: "?".into() }, "Step.final.in: ");
    check(&Step::r#loop { r#as: Some("?".into()) }, "Step.loop.as: ");
    check(&Step::r#box("?".into()), "Step.box");
    check(&r#virtual { r#gen: "?".into(), r#async: 1, r#dyn: 2 }, "virtual.gen: ");
}

#[test]
fn d10_debug_of_a_view() {
    let bytes = Header { r#type: 1, r#match: "a".into(), r#fn: 3 }.to_bytes();
    let view = HeaderView::from_bytes(&bytes).unwrap();
    assert_eq!((view.r#type, view.r#match, view.r#fn), (1, "a", 3));
    assert_eq!(format!("{view:?}"), r#"HeaderView { type: 1, match: "a", fn: 3 }"#);

    let bytes = Step::r#final { r#in: "a".into() }.to_bytes();
    assert_eq!(format!("{:?}", StepView::from_bytes(&bytes).unwrap()), r#"final { in: "a" }"#);

    let bytes = r#virtual { r#gen: "a".into(), r#async: 1, r#dyn: 2 }.to_bytes();
    let view = virtualView::from_bytes(&bytes).unwrap();
    assert_eq!(view.r#gen, "a");
}

#[test]
fn d12_members() {
    assert_eq!(Word::r#else.to_bytes(), [1, 0, 0, 0]);
    assert_eq!(Word::from_bytes(&[0, 0, 0, 0]), Ok(Word::r#if));
    let schema = Word::schema();
    assert!(schema.contains("if") && schema.contains("else") && !schema.contains("r#"), "{schema}");
}
