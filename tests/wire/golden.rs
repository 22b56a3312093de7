//! Golden vectors: a value, and the bytes that are its encoding.

use bebop::{Decode, DecodeErrorKind, Encode};
use serde_json::Value;

use crate::dispatch::{dispatch, Tested, Visit};
use crate::order::{Order, OURS};
use crate::{hex, rows, text};

/// Made by the C implementation.
const VECTORS: &str = include_str!("vectors/vectors.jsonl");

/// Made by hand, for the types that the others leave out.
const MORE: &str = include_str!("more.jsonl");

/// A golden vector, as we see it.
struct Vector<'a> {
    name: &'a str,
    value: &'a Value,
    /// What is read.
    bytes: Vec<u8>,
    /// What an owned value writes.
    owned: Vec<u8>,
    /// What a view of `bytes` writes.
    view: Vec<u8>,
}

impl<'a> Vector<'a> {
    fn new(row: &'a Value) -> Self {
        let (name, bytes) = (text(row, "name"), hex(text(row, "hex")));
        let ours = OURS.iter().find(|(other, ..)| *other == name);
        let owned = ours.map_or(bytes.clone(), |(.., digits)| hex(digits));
        let view = if matches!(ours, Some((_, Order::Tags, _))) { owned.clone() } else { bytes.clone() };
        Self { name, value: &row["value"], bytes, owned, view }
    }

    /// A value made of the JSON has these bytes, in every form of writing.
    #[track_caller]
    fn written<T: Tested>(&self, value: &T) {
        let name = self.name;
        assert_eq!(value.to_bytes(), self.owned, "{name}: bytes");
        assert_eq!(value.encoded_len(), self.owned.len(), "{name}: length");
        assert_eq!(value.to_canonical_bytes().as_ref(), Ok(&self.owned), "{name}: canonical bytes");
        let mut slice = vec![0xee; self.owned.len()];
        assert_eq!(value.encode_to_slice(&mut slice), Ok(self.owned.len()), "{name}: length in a slice");
        assert_eq!(slice, self.owned, "{name}: bytes in a slice");
    }

    /// `bytes`, which lie anywhere, are the value.
    #[track_caller]
    fn read<T: Tested>(&self, bytes: &[u8]) {
        let name = self.name;
        let value = T::from_bytes(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(value.is(self.value), "{name}: {value:?} is not {}", self.value);
        assert_eq!(value.to_bytes(), self.owned, "{name}: bytes written again");
    }

    /// `bytes`, which lie anywhere, are the view of the value.
    #[track_caller]
    fn viewed<T: Tested>(&self, bytes: &[u8]) {
        let name = self.name;
        let view = T::View::from_bytes(bytes).unwrap_or_else(|error| panic!("{name} in view: {error}"));
        assert_eq!(view.to_bytes(), self.view, "{name}: bytes written by the view");
        assert_eq!(view.encoded_len(), self.view.len(), "{name}: length of the view");
        assert_eq!(view.to_canonical_bytes().as_ref(), Ok(&self.owned), "{name}: canonical bytes of the view");
        let value = T::from_view(view);
        assert!(value.is(self.value), "{name}: {value:?} in view is not {}", self.value);
    }

    /// `bytes` with one more behind them.
    #[track_caller]
    fn followed<T: Tested>(&self, bytes: &[u8]) {
        let name = self.name;
        let (last, trailing) = (&bytes[bytes.len() - 1..], &DecodeErrorKind::TrailingBytes(1));
        let (value, rest) = T::from_prefix(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(value.is(self.value) && rest == last, "{name}: {value:?}, then {rest:?}");
        let (view, rest) = T::View::from_prefix(bytes).unwrap_or_else(|error| panic!("{name} in view: {error}"));
        assert!(T::from_view(view).is(self.value) && rest == last, "{name}: {view:?}, then {rest:?}");
        assert_eq!(T::from_bytes(bytes).unwrap_err().kind(), trailing, "{name}");
        assert_eq!(T::View::from_bytes(bytes).unwrap_err().kind(), trailing, "{name} in view");
    }

    /// No strict prefix of the bytes is a value.
    #[track_caller]
    fn cut_short<T: Tested>(&self) {
        for len in 0..self.bytes.len() {
            let (name, cut) = (self.name, &self.bytes[..len]);
            assert!(T::from_bytes(cut).is_err(), "{name}: the first {len} bytes");
            assert!(T::from_prefix(cut).is_err(), "{name}: a prefix of the first {len} bytes");
            assert!(T::View::from_bytes(cut).is_err(), "{name}: the first {len} bytes in view");
            assert!(T::View::from_prefix(cut).is_err(), "{name}: a prefix of the first {len} bytes in view");
        }
    }
}

struct Golden;

impl Visit for Golden {
    fn visit<T: Tested>(row: &Value) {
        let vector = Vector::new(row);
        let value = T::from_vector(row.get("input").unwrap_or(&row["value"]));
        vector.written(&value);
        for offset in 0..16 {
            let moved = [&vec![0xee; offset], vector.bytes.as_slice(), &[0xee]].concat();
            let (exact, followed) = (&moved[offset..moved.len() - 1], &moved[offset..]);
            vector.read::<T>(exact);
            vector.viewed::<T>(exact);
            vector.followed::<T>(followed);
        }
        vector.cut_short::<T>();
    }
}

#[track_caller]
fn check(rows: &[Value], count: usize) {
    assert_eq!(rows.len(), count);
    rows.iter().for_each(dispatch::<Golden>);
}

#[test]
fn golden_vectors() {
    check(&rows(VECTORS), 225);
}

#[test]
fn types_without_golden_vectors() {
    check(&rows(MORE), 16);
}

#[test]
fn vectors_in_another_order_are_golden_vectors() {
    let rows = rows(VECTORS);
    for (name, _, ours) in OURS {
        let row = rows.iter().find(|row| text(row, "name") == name).unwrap_or_else(|| panic!("no vector {name}"));
        assert_ne!(hex(ours), hex(text(row, "hex")), "{name} is in the same order");
    }
}
