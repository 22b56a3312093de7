//! The worked examples of the paper (section 3) and of the wire format's text.

use std::collections::BTreeMap;
use std::fmt::Debug;

use bebop::{Bebop, Decode, Encode};
use uuid::Uuid;

#[track_caller]
fn check<T: Encode + Debug + PartialEq + for<'a> Decode<'a>>(value: T, hex: &str) {
    let bytes: Vec<u8> = hex.split_whitespace().map(|byte| u8::from_str_radix(byte, 16).unwrap()).collect();
    assert_eq!(value.to_bytes(), bytes);
    assert_eq!(T::from_bytes(&bytes).unwrap(), value);
}

#[derive(Bebop, Debug, PartialEq)]
#[bebop(message)]
struct Request {
    id: Option<i32>,
    name: Option<String>,
}

#[derive(Bebop, Debug, PartialEq)]
enum Shape {
    Circle { radius: f32 },
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
struct Coord {
    x: f32,
    y: f32,
}

#[derive(Bebop, Debug, PartialEq)]
#[bebop(message)]
struct Location {
    name: Option<String>,
    pos: Option<Coord>,
    alt: Option<f32>,
}

#[test]
fn strings() {
    check("hello".to_string(), "05 00 00 00 68 65 6c 6c 6f 00");
}

#[test]
fn arrays_and_maps() {
    check(vec![1_i32, 2, 3], "03 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00");
    check(BTreeMap::from([(1_u8, 100_i32), (2, 200)]), "02 00 00 00 01 64 00 00 00 02 c8 00 00 00");
    check([vec![1_i32], vec![], vec![2]], "01 00 00 00 01 00 00 00 00 00 00 00 01 00 00 00 02 00 00 00");
}

#[test]
fn uuids_have_the_order_of_their_text() {
    let id: Uuid = "550e8400-e29b-41d4-a716-446655440000".parse().unwrap();
    check(id, "55 0e 84 00 e2 9b 41 d4 a7 16 44 66 55 44 00 00");
}

#[test]
fn structs() {
    check(Coord { x: 1.0, y: 2.0 }, "00 00 80 3f 00 00 00 40");
}

#[test]
fn messages() {
    let request = Request { id: Some(42), name: Some("test".into()) };
    check(request, "10 00 00 00 01 2a 00 00 00 02 04 00 00 00 74 65 73 74 00 00");
    check(Request { id: None, name: None }, "01 00 00 00 00");
}

#[test]
fn unions() {
    check(Shape::Circle { radius: 5.0 }, "05 00 00 00 01 00 00 a0 40");
}

#[test]
fn the_complete_example() {
    let hq = Location { name: Some("HQ".into()), pos: Some(Coord { x: 1.0, y: 2.0 }), alt: Some(100.0) };
    check(hq, "17 00 00 00 01 02 00 00 00 48 51 00 02 00 00 80 3f 00 00 00 40 03 00 00 c8 42 00");
}
