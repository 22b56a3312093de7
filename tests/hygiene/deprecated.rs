//! Generated code that reads a deprecated field is no use of it.

#![deny(deprecated)]
#![allow(dead_code)]

use bebop::{Bebop, Decode, Encode};

#[derive(Bebop)]
#[bebop(view)]
pub struct Fields {
    #[deprecated]
    pub a: i32,
    pub b: String,
}

#[derive(Bebop)]
#[bebop(message, view)]
pub struct Tagged {
    #[deprecated]
    pub a: Option<i32>,
    pub b: Option<String>,
}

#[derive(Bebop, Clone, Copy)]
pub enum Member {
    A,
    #[deprecated]
    B,
}

#[derive(Bebop)]
#[bebop(view)]
pub enum Union {
    A,
    #[deprecated]
    B(String),
    C {
        #[deprecated]
        c: String,
    },
}

#[deprecated]
#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
pub struct Old {
    pub a: u8,
}

#[derive(Bebop)]
#[bebop(message)]
pub struct Newer {
    #[allow(deprecated)]
    pub old: Option<Old>,
}

#[test]
fn d30_deprecated_fields() {
    #[allow(deprecated)]
    let fields = Fields { a: 7, b: String::new() };
    assert_eq!(fields.to_bytes(), [7, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!([Member::A].to_vec().to_bytes().len(), 8);
    assert_eq!(Union::A.to_bytes(), [1, 0, 0, 0, 1]);
}

#[test]
fn d30_deprecated_fields_of_messages_are_read_and_not_written() {
    #[allow(deprecated)]
    let message = Tagged { a: Some(1), b: None };
    assert_eq!(message.to_bytes(), [1, 0, 0, 0, 0]);
    let read = Tagged::from_bytes(&[6, 0, 0, 0, 1, 1, 0, 0, 0, 0]).unwrap();
    #[allow(deprecated)]
    let a = read.a;
    assert_eq!(a, Some(1));
}
