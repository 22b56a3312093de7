//! `#[bebop(crate = …)]`: the crate by another path.

use bebop_schema::derive::expand;
use bebop_schema::model::Traits;
use proc_macro2::{TokenStream, TokenTree};

/// A crate that hands `bebop` on.
pub mod facade {
    pub mod inner {
        pub use bebop;
    }
}

mod d35_re_exported {
    use super::facade::inner::bebop::{decode, encode, Bebop};

    #[derive(Bebop, Clone, Debug, PartialEq)]
    #[bebop(crate = "crate::paths::facade::inner::bebop", view)]
    struct ByText {
        text: String,
        more: Vec<ByText>,
    }

    #[derive(Bebop, Clone, Debug, Default, PartialEq)]
    #[bebop(crate = super::facade::inner::bebop, message, view)]
    struct ByPath {
        text: Option<String>,
    }

    #[test]
    fn round_trip() {
        let value = ByText { text: "a".into(), more: vec![] };
        assert_eq!(decode::<ByText>(&encode(&value)).unwrap(), value);
        let value = ByPath { text: Some("a".into()) };
        assert_eq!(decode::<ByPath>(&encode(&value)).unwrap(), value);
    }
}

/// Types that between them reach every part of the generator.
const INPUTS: [&str; 9] = [
    "#[bebop(crate = evil, view)] pub struct A<T> { a: T, b: Vec<u8>, c: [u64; 1000] }",
    "#[bebop(crate = evil)] pub struct A { #[bebop(as = Vec<_>)] a: u8 }",
    "#[bebop(crate = evil, zerocopy)] #[repr(C)] struct A { a: u32, b: [u8; 4] }",
    "#[bebop(crate = evil, message, view)] struct A { a: Option<u8>, #[bebop(default)] b: u8, #[bebop(unknown)] c: Vec<u8> }",
    "#[bebop(crate = evil, view)] enum A { X, Y(u8, String), #[bebop(message)] Z { a: Option<u8> }, #[bebop(other)] Other(Unknown) }",
    "#[bebop(crate = evil)] #[repr(u8)] enum A { X, Y, #[bebop(other)] Other(u8) }",
    "#[bebop(crate = evil, flags)] struct A(u8);",
    "#[bebop(crate = evil, transparent)] struct A(String);",
    "#[bebop(crate = evil)] struct A<'a> { a: &'a str, b: Cow<'a, [u8]> }",
];

/// All identifiers, in groups too.
fn idents(tokens: TokenStream, found: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => idents(group.stream(), found),
            TokenTree::Ident(ident) => found.push(ident.to_string()),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}

#[track_caller]
fn check(input: &str) {
    let tokens = expand(input.parse().unwrap(), Traits::Both);
    let mut found = Vec::new();
    idents(tokens, &mut found);
    assert!(!found.iter().any(|ident| ident == "compile_error"), "refused: {input}");
    assert!(found.iter().any(|ident| ident == "evil"), "the path isn't used: {input}");
    assert!(!found.iter().any(|ident| ident == "bebop"), "another path is used: {input}");
    assert!(!found.iter().any(|ident| ident == "unsafe"), "unsafe in the expansion of {input}");
}

#[test]
fn d33_d34_no_unsafe_of_a_path_that_the_user_chose() {
    INPUTS.iter().for_each(|input| check(input));
}
