//! Types that contain themselves, without any attribute for it.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;

use bebop::{Bebop, Decode, Encode};

#[track_caller]
fn check<T: Bebop + PartialEq + Debug>(value: &T) {
    let bytes = value.to_bytes();
    assert_eq!(bytes.len(), value.encoded_len());
    assert_eq!(&T::from_bytes(&bytes).unwrap(), value);
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct N {
    kids: Vec<N>,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
enum Json {
    Null,
    Arr(Vec<Json>),
    Obj(HashMap<String, Json>),
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct A {
    b: Option<Box<B>>,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct B {
    a: Vec<A>,
    m: BTreeMap<u8, B>,
}

/// A type that contains itself through its parameter.
#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Tree<T> {
    value: T,
    kids: Vec<Tree<T>>,
}

/// `Self` in fields, which a view's own fields can't say.
#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Selves<T> {
    text: String,
    kids: Vec<Self>,
    more: BTreeMap<u8, Option<Self>>,
    value: T,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Length {
    text: String,
    fixed: [u8; Self::LEN],
}

impl Length {
    const LEN: usize = 2;
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
enum SelfUnion {
    Text(String),
    #[bebop(message)]
    Tagged {
        more: Option<Box<Self>>,
    },
    Kids(Vec<Self>),
}

#[test]
fn self_in_fields_of_a_view() {
    let inner = Selves { text: "a".into(), kids: vec![], more: BTreeMap::new(), value: 7u16 };
    let value = Selves { kids: vec![inner.clone()], more: [(1, Some(inner.clone()))].into(), ..inner };
    check(&value);
    assert_eq!(SelvesView::from_bytes(&value.to_bytes()).unwrap().to_owned(), value);
    let value = Length { text: "a".into(), fixed: [1, 2] };
    check(&value);
    assert_eq!(LengthView::from_bytes(&value.to_bytes()).unwrap().to_owned(), value);
    let value = SelfUnion::Kids(vec![SelfUnion::Tagged { more: Some(Box::new(SelfUnion::Text("a".into()))) }]);
    check(&value);
    assert_eq!(SelfUnionView::from_bytes(&value.to_bytes()).unwrap().to_owned(), value);
}

#[test]
fn d21_recursive_types() {
    check(&N { kids: vec![N { kids: vec![] }, N { kids: vec![N { kids: vec![] }] }] });
    check(&Json::Arr(vec![Json::Null, Json::Obj([("a".into(), Json::Null)].into())]));
    check(&A { b: Some(Box::new(B { a: vec![A { b: None }], m: BTreeMap::new() })) });
    check(&Tree { value: 1u8, kids: vec![Tree { value: 2, kids: vec![] }] });
    let bytes = Tree { value: 1u8, kids: vec![Tree { value: 2, kids: vec![] }] }.to_bytes();
    assert_eq!(TreeView::<u8>::from_bytes(&bytes).unwrap().kids.iter().next().unwrap().value, 2);
}

/// Structs and enums that all reach each other.
macro_rules! web {
    ($($name:ident $variant:ident $next:ident $far:ident)*) => {$(
        #[derive(Bebop, Clone, Debug, PartialEq)]
        struct $name { next: Vec<$next>, far: Option<Box<$variant>>, text: String }

        #[derive(Bebop, Clone, Debug, PartialEq)]
        enum $variant { Nothing, Near(Box<$next>), Far { far: Vec<$far>, map: BTreeMap<u8, $name> } }
    )*};
}

web! {
    S0 E0 S1 S7 S1 E1 S2 S8 S2 E2 S3 S9 S3 E3 S4 S10 S4 E4 S5 S11 S5 E5 S6 S12 S6 E6 S7 S13 S7 E7 S8 S14 S8 E8 S9 S15
    S9 E9 S10 S16 S10 E10 S11 S17 S11 E11 S12 S18 S12 E12 S13 S19 S13 E13 S14 S20 S14 E14 S15 S21 S15 E15 S16 S22
    S16 E16 S17 S23 S17 E17 S18 S24 S18 E18 S19 S25 S19 E19 S20 S26 S20 E20 S21 S27 S21 E21 S22 S28 S22 E22 S23 S29
    S23 E23 S24 S0 S24 E24 S25 S1 S25 E25 S26 S2 S26 E26 S27 S3 S27 E27 S28 S4 S28 E28 S29 S5 S29 E29 S0 S6
}

#[test]
fn d22_sixty_types_that_reach_each_other() {
    let end = S7 { next: vec![], far: None, text: "end".into() };
    let far = E0::Far { far: vec![end], map: BTreeMap::new() };
    check(&S0 { next: vec![], far: Some(Box::new(far)), text: "start".into() });
}
