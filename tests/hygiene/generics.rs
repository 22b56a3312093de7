//! Generics: constants, bounds, lifetimes.

use std::borrow::Cow;
use std::fmt::Debug;
use std::marker::PhantomData;

use bebop::{Bebop, Decode, Encode, OwnedView, Slice};

/// The value comes back as it was, from exactly `len` bytes.
#[track_caller]
fn check<T: Bebop + PartialEq + Debug>(value: &T, len: usize) {
    let bytes = value.to_bytes();
    assert_eq!((bytes.len(), value.encoded_len()), (len, len));
    assert_eq!(&T::from_bytes(&bytes).unwrap(), value);
    if let Some(short) = len.checked_sub(1) {
        assert!(T::from_bytes(&bytes[..short]).is_err());
    }
}

#[derive(Bebop, Clone, Debug, PartialEq)]
struct A<T, const N: usize> {
    a: [T; N],
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Named<const N: usize, const UP: bool, const C: char> {
    name: String,
    a: [u32; N],
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
enum Either<T, const N: usize = 3> {
    Many([T; N]),
    One { one: T },
}

#[test]
fn d15_const_generics() {
    check(&A::<u8, 0> { a: [] }, 0);
    check(&A::<u32, 1> { a: [7] }, 4);
    check(&A::<u64, 32> { a: [7; 32] }, 256);
    check(&A::<u8, 33> { a: [7; 33] }, 33);
    check(&A::<f32, 1536> { a: [1.5; 1536] }, 6144);
    check(&A::<String, 2> { a: ["a".into(), "b".into()] }, 12);
    check(&A::<A<u8, 2>, 3> { a: [A { a: [1, 2] }, A { a: [3, 4] }, A { a: [5, 6] }] }, 6);
    check(&Either::<u8>::Many([1, 2, 3]), 8);
    check(&Either::<String, 0>::Many([]), 5);
    check(&Either::<String, 0>::One { one: "a".into() }, 11);
    let named = Named::<2, true, 'x'> { name: "a".into(), a: [1, 2] };
    check(&named, 14);
    assert_eq!(NamedView::<2, true, 'x'>::from_bytes(&named.to_bytes()).unwrap().to_owned(), named);
}

trait Tr {
    type Assoc;
}

struct Text;

impl Tr for Text {
    type Assoc = String;
}

#[derive(Bebop)]
#[bebop(bound = "B::Assoc: bebop::Bebop")]
struct Bounded<B: Tr> {
    x: B::Assoc,
}

#[derive(Bebop)]
struct Inferred<B: Tr> {
    x: B::Assoc,
    xs: Vec<B::Assoc>,
}

#[derive(Bebop)]
struct OnField<B: Tr> {
    #[bebop(bound = "B::Assoc: bebop::Bebop")]
    x: <B as Tr>::Assoc,
}

#[test]
fn d17_bounds_on_associated_types() {
    let bytes = Inferred::<Text> { x: "a".into(), xs: vec!["b".into()] }.to_bytes();
    let read = Inferred::<Text>::from_bytes(&bytes).unwrap();
    assert_eq!((read.x.as_str(), read.xs.len()), ("a", 1));
    let (bytes, _) = bytes.split_at(6);
    assert_eq!(Bounded::<Text>::from_bytes(bytes).unwrap().x, "a");
    assert_eq!(OnField::<Text>::from_bytes(bytes).unwrap().x, "a");
    assert_eq!(Bounded::<Text> { x: "a".into() }.to_bytes(), bytes);
    assert_eq!(OnField::<Text> { x: "a".into() }.to_bytes(), bytes);
}

#[derive(Debug, PartialEq)]
struct NotBebop;

#[derive(Bebop, Debug, PartialEq)]
struct Signed<T> {
    bytes: Vec<u8>,
    #[bebop(skip)]
    skipped: PhantomData<T>,
}

#[derive(Bebop, Debug, PartialEq)]
struct Marked<T> {
    bytes: Vec<u8>,
    marker: PhantomData<T>,
}

#[derive(Bebop, Debug, PartialEq)]
struct Partly<T, U> {
    bytes: Vec<T>,
    #[bebop(skip)]
    more: Option<U>,
}

#[test]
fn d18_parameters_that_dont_reach_the_wire() {
    check(&Signed::<NotBebop> { bytes: vec![1], skipped: PhantomData }, 5);
    check(&Marked::<u8> { bytes: vec![1], marker: PhantomData }, 5);
    check(&Partly::<u8, NotBebop> { bytes: vec![1], more: None }, 5);
}

#[derive(Bebop, Clone, Debug, PartialEq)]
struct Foo {
    x: u16,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
struct L<'a>(Cow<'a, [Foo]>);

#[derive(Bebop, Clone, Debug, PartialEq)]
struct S<'a, 'b> {
    a: &'a str,
    b: Cow<'b, [u8]>,
    c: Slice<'a, f32>,
    d: Cow<'a, str>,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
struct Gen<'a, T: 'a> {
    t: T,
    s: &'a str,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
struct Ordered<'long: 'short, 'short> {
    long: &'long str,
    short: &'short str,
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
struct Borrowed<'a, const N: usize> {
    s: &'a str,
    n: [u8; N],
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(message)]
struct BorrowedMessage<'a> {
    s: Option<&'a str>,
    c: Option<Cow<'a, [u8]>>,
    more: Option<Box<BorrowedMessage<'a>>>,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
enum BorrowedUnion<'a> {
    Text(&'a str),
    Pair { a: &'a [u8], b: Cow<'a, str> },
}

/// What is decoded from `bytes` is `value`, and encodes to them.
#[track_caller]
fn borrow<'a, T: Encode + Decode<'a> + PartialEq + Debug>(value: &T, bytes: &'a mut Vec<u8>) -> T {
    *bytes = value.to_bytes();
    let read = T::from_bytes(bytes).unwrap();
    assert_eq!(&read, value);
    assert_eq!(&read.to_bytes(), bytes);
    read
}

#[test]
fn d24_lifetimes() {
    let bytes = &mut Vec::new();
    borrow(&L(Cow::Borrowed(&[Foo { x: 1 }, Foo { x: 2 }])), bytes);
    let value = S { a: "a", b: Cow::Borrowed(b"xyz"), c: Slice::from(&[1.5f32]), d: "d".into() };
    let read = borrow(&value, bytes);
    assert!(matches!((read.b, read.d), (Cow::Borrowed(_), Cow::Borrowed(_))), "not borrowed from the bytes");
    let bytes = &mut Vec::new();
    borrow(&Gen { t: Gen { t: 1u8, s: "a" }, s: "b" }, bytes);
    let bytes = &mut Vec::new();
    borrow(&Ordered { long: "a", short: "b" }, bytes);
    let bytes = &mut Vec::new();
    borrow(&BorrowedUnion::Pair { a: b"a", b: "c".into() }, bytes);
    let bytes = &mut Vec::new();
    let inner = BorrowedMessage { s: Some("a"), c: Some(b"b"[..].into()), more: None };
    borrow(&BorrowedMessage { more: Some(Box::new(inner.clone())), ..inner }, bytes);
    let bytes = &mut Vec::new();
    let value = borrow(&Borrowed { s: "a", n: [1, 2] }, bytes);
    let kept = OwnedView::<Borrowed<'static, 2>, Vec<u8>>::new(value.to_bytes()).unwrap();
    assert_eq!(kept.get(), value);
}

/// Clauses and bounds of the type's own stay, defaults go.
#[test]
fn where_clauses() {
    #[derive(Bebop, Clone, Debug, PartialEq)]
    #[bebop(view)]
    struct Clauses<T: Clone = String, U = Vec<T>>
    where
        U: IntoIterator<Item = T>,
        for<'x> &'x T: PartialEq,
    {
        t: T,
        u: U,
    }

    check(&Clauses { t: String::from("a"), u: vec![String::from("b")] }, 16);
}

/// A view has the lifetime `'a`, whatever the type's own clauses call theirs.
#[test]
fn lifetimes_of_bounds() {
    #[derive(Bebop, Clone, Debug, PartialEq)]
    #[bebop(view)]
    struct Bound<T>
    where
        for<'a> &'a T: PartialEq,
    {
        t: Vec<T>,
    }

    check(&Bound { t: vec![1u8] }, 5);
}
