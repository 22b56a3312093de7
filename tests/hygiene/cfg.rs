//! `#[cfg]` and `#[cfg_attr]` on what is derived: rustc has applied them before the derive runs.

use bebop::{Bebop, Decode};

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Fields {
    a: u8,
    #[cfg(any())]
    gone: NoSuchType,
    #[cfg(test)]
    b: String,
}

#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[cfg_attr(test, bebop(message, view))]
struct Tagged {
    #[bebop(tag = 1)]
    a: Option<u8>,
    #[cfg(any())]
    #[bebop(tag = 1)]
    gone: Option<NoSuchType>,
    #[cfg_attr(test, bebop(tag = 3))]
    #[cfg_attr(any(), bebop(tag = 1))]
    b: Option<u8>,
    #[cfg_attr(test, bebop(skip))]
    skipped: u64,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
enum Union {
    A(String),
    #[cfg(any())]
    Gone(NoSuchType),
    #[cfg(test)]
    B {
        #[cfg(any())]
        gone: NoSuchType,
        b: u8,
    },
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
#[cfg_attr(test, repr(u8))]
enum Member {
    A,
    #[cfg(any())]
    Gone,
    B,
}

#[track_caller]
fn check<T: Bebop + PartialEq + std::fmt::Debug>(value: &T, bytes: &[u8]) {
    assert_eq!(value.to_bytes(), bytes);
    assert_eq!(&T::from_bytes(bytes).unwrap(), value);
}

#[test]
fn d26_what_is_configured_out_is_gone() {
    check(&Fields { a: 1, b: "x".into() }, &[1, 1, 0, 0, 0, b'x', 0]);
    check(&Tagged { a: Some(1), b: Some(2), skipped: 0 }, &[5, 0, 0, 0, 1, 1, 3, 2, 0]);
    check(&Union::B { b: 7 }, &[2, 0, 0, 0, 2, 7]);
    check(&Member::B, &[1]);
    assert_eq!(UnionView::from_bytes(&[2, 0, 0, 0, 2, 7]).unwrap().to_owned(), Union::B { b: 7 });
}
