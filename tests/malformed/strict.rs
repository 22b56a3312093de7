//! Strict decoding, canonical bytes, and what both leave alone.

use std::collections::{BTreeMap, HashMap};

use bebop::{Bebop, Decode, DecodeErrorKind, Encode, Limits, MapView};

#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[bebop(message, view)]
struct Message {
    a: Option<i32>,
    b: Option<bool>,
}

#[track_caller]
fn check<T: for<'a> Decode<'a>>(bytes: &[u8], expected: DecodeErrorKind) {
    assert!(T::from_bytes(bytes).is_ok());
    let error = T::from_bytes_with(bytes, &Limits::new().strict()).err().unwrap();
    assert_eq!(error.kind(), &expected, "{error}");
}

#[test]
fn what_strict_refuses() {
    check::<Message>(&[11, 0, 0, 0, 1, 1, 0, 0, 0, 1, 2, 0, 0, 0, 0], DecodeErrorKind::RepeatedTag(1));
    check::<Message>(&[3, 0, 0, 0, 2, 7, 0], DecodeErrorKind::InvalidBool(7));
    check::<Message>(&[3, 0, 0, 0, 0, 8, 8], DecodeErrorKind::SpareBytes(2));
    check::<Vec<bool>>(&[2, 0, 0, 0, 1, 2], DecodeErrorKind::InvalidBool(2));
    check::<BTreeMap<u8, u8>>(&[2, 0, 0, 0, 1, 5, 1, 6], DecodeErrorKind::RepeatedKey);
    check::<HashMap<bool, u8>>(&[2, 0, 0, 0, 1, 5, 1, 6], DecodeErrorKind::RepeatedKey);
    let fine = Message { a: Some(1), b: Some(true) }.to_bytes();
    assert!(Message::from_bytes_with(&fine, &Limits::new().strict()).is_ok());
}

#[test]
fn m03_the_last_of_two_entries_counts() {
    let bytes = [2, 0, 0, 0, 1, 0x64, 0, 0, 0, 1, 0xc8, 0, 0, 0];
    let map = BTreeMap::<u8, i32>::from_bytes(&bytes).unwrap();
    assert_eq!(map, BTreeMap::from([(1, 200)]));
    let view = MapView::<u8, i32>::from_bytes(&bytes).unwrap();
    assert_eq!((view.len(), view.get(1)), (2, Some(200)));
    assert_eq!(view.to_bytes(), bytes);
    assert_eq!(view.to_canonical_bytes().unwrap(), map.to_bytes());
}

#[test]
fn z04_maps_are_asked_by_str() {
    let bytes = HashMap::from([("sword".to_string(), 3_u32)]).to_bytes();
    let view = MapView::<&str, u32>::from_bytes(&bytes).unwrap();
    assert_eq!((view.get("sword"), view.get("bow")), (Some(3), None));
}

#[test]
fn h14_bools_are_read_byte_by_byte() {
    let bools = bebop::Slice::<bool>::from_bytes(&[3, 0, 0, 0, 0, 2, 0xff]).unwrap();
    assert_eq!(bools.to_vec(), [false, true, true]);
    assert_eq!(bools.to_canonical_bytes().unwrap(), [3, 0, 0, 0, 0, 1, 1]);
}
