//! The worked examples of the paper (section 3) and of the wire format's text.

use std::collections::BTreeMap;
use std::fmt::Debug;

use bebop::{Bebop, Decode, Duration, Encode, FromView, Timestamp};
use half::{bf16, f16};
use uuid::Uuid;

use crate::hex;

#[track_caller]
fn check<T: Bebop + FromView + Debug + PartialEq>(value: T, digits: &str) {
    let bytes = hex(digits);
    assert_eq!(value.to_bytes(), bytes);
    assert_eq!(value.encoded_len(), bytes.len());
    assert_eq!(T::from_bytes(&bytes).unwrap(), value);
    let view = T::View::from_bytes(&bytes).unwrap();
    assert_eq!(view.to_bytes(), bytes);
    assert_eq!(T::from_view(view), value);
}

#[derive(Bebop, Debug, PartialEq)]
#[bebop(message, view)]
struct Request {
    id: Option<i32>,
    name: Option<String>,
}

#[derive(Bebop, Debug, PartialEq)]
#[bebop(view)]
enum Shape {
    Circle { radius: f32 },
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
struct Coord {
    x: f32,
    y: f32,
}

#[derive(Bebop, Debug, PartialEq)]
#[bebop(message, view)]
struct Location {
    name: Option<String>,
    pos: Option<Coord>,
    alt: Option<f32>,
}

#[test]
fn numbers() {
    check(-1_i32, "ff ff ff ff");
    check(-2_i32, "fe ff ff ff");
    check(0x0102_i16, "02 01");
    check(1_u128 << 64 | 2, "02 00 00 00 00 00 00 00 01 00 00 00 00 00 00 00");
    check(-2_i128, "fe ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff");
    check(f16::from_f32(1.0), "00 3c");
    check(f16::MAX, "ff 7b");
    check(bf16::from_f32(1.0), "80 3f");
    check(true, "01");
}

#[test]
fn times() {
    let when = Timestamp { seconds: -1, nanos: 2, offset_ms: -3 };
    check(when, "ff ff ff ff ff ff ff ff 02 00 00 00 fd ff ff ff");
    check(Duration { seconds: 1, nanos: 2 }, "01 00 00 00 00 00 00 00 02 00 00 00");
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
    check(vec![[1_i32, 2, 3]], "01 00 00 00 01 00 00 00 02 00 00 00 03 00 00 00");
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
