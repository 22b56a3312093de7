//! What errors say: record, path, reason and byte, the same for owned values and views.

use std::collections::{BTreeMap, BTreeSet};

use bebop::{Bebop, Decode, DecodeError, Encode, FromView, Reader, Writer};

#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[bebop(message, view)]
struct Order {
    id: Option<u32>,
    items: Option<Vec<Item>>,
    notes: Option<BTreeMap<String, String>>,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Item {
    name: String,
    r#type: Kind,
    shape: Shape,
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
enum Kind {
    None = 0,
    Some = 7,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
enum Shape {
    Empty,
    Circle {
        radius: f32,
    },
    #[bebop(message)]
    Label {
        text: Option<String>,
    },
}

fn order() -> Order {
    let item =
        |name: &str| Item { name: name.into(), r#type: Kind::Some, shape: Shape::Label { text: Some("t".into()) } };
    Order {
        id: Some(1),
        items: Some(["a", "b", "c", "name"].map(item).into()),
        notes: Some([("key".to_string(), "value".to_string())].into()),
    }
}

#[track_caller]
fn check<T: for<'a> Decode<'a> + FromView>(bytes: &[u8], expected: &str) {
    let (owned, view) = (T::from_bytes(bytes).err().unwrap(), T::View::from_bytes(bytes).err().unwrap());
    assert_eq!(owned.to_string(), expected);
    assert_eq!(view.to_string(), expected);
}

/// The bytes with `find` replaced.
fn broken(find: &[u8], put: &[u8]) -> Vec<u8> {
    let mut bytes = order().to_bytes();
    let at = bytes.windows(find.len()).rposition(|window| window == find).unwrap();
    bytes[at..at + put.len()].copy_from_slice(put);
    bytes
}

#[test]
fn c09_path_and_byte() {
    check::<Order>(&broken(b"name\0\x07", b"n\xffme"), "Order.items[3].name: invalid UTF-8 at byte 91");
    check::<Order>(&broken(b"name\0", b"nameX"), "Order.items[3].name: text ends with 0x58 instead of 0x00 at byte 94");
    check::<Order>(&broken(b"name\0\x07", b"name\0\x08"), "Order.items[3].type: unknown enum value 8 at byte 95");
    check::<Order>(&broken(b"t\0\0", b"\xff"), "Order.items[3].shape.Label.text: invalid UTF-8 at byte 110");
    check::<Order>(&broken(b"value", b"\xff"), "Order.notes{0}: invalid UTF-8 at byte 130");
}

#[test]
fn e05_the_older_union_length_is_an_error() {
    check::<Shape>(
        &[4, 0, 0, 0, 2, 0, 0, 0xa0, 0x40],
        "Shape.Circle.radius: unexpected end: 4 bytes needed, 3 left at byte 5",
    );
}

#[test]
fn h16_lengths_that_disagree() {
    check::<Order>(
        &[10, 0, 0, 0, 2, 200, 0, 0, 0, 0, 0, 0, 0, 0],
        "Order.items: unexpected end: 2200 bytes needed, 5 left at byte 5",
    );
    check::<Order>(&[0, 0, 0, 0], "Order: message without its end marker at byte 4");
    check::<Order>(&[5, 0, 0, 0, 1, 1, 0, 0, 0], "Order: message without its end marker at byte 9");
    check::<Shape>(
        &[9, 0, 0, 0, 3, 200, 0, 0, 0, 0, 0, 0, 0],
        "Shape.Label: unexpected end: 200 bytes needed, 4 left at byte 9",
    );
}

#[test]
fn sets_and_options_and_narrow_types() {
    let error = |result: Result<(), DecodeError>| result.unwrap_err().to_string();
    let set = BTreeSet::<u8>::from_bytes(&[2, 0, 0, 0, 5, 5]).map(drop);
    assert_eq!(error(set), "[1]: element of a set stands twice at byte 5");
    let option = Option::<u8>::from_bytes(&[2, 0, 0, 0, 5, 5]).map(drop);
    assert_eq!(error(option), "2 values where none or one is allowed at byte 0");
    let zero = std::num::NonZero::<u16>::from_bytes(&[0, 0]).map(drop);
    assert_eq!(error(zero), "value out of range for NonZeroU16 at byte 0");
    let surrogate = char::from_bytes(&[0, 0xd8, 0, 0]).map(drop);
    assert_eq!(error(surrogate), "value out of range for char at byte 0");
    let negative = std::time::Duration::from_bytes(&[0xff; 12]);
    assert!(negative.is_err());
}

#[test]
fn one_pointer() {
    assert_eq!(size_of::<DecodeError>(), size_of::<usize>());
}

/// A type whose codec is written by hand: its text in upper case.
#[derive(Clone, Debug, PartialEq)]
struct Shout(String);

impl Encode for Shout {
    fn encoded_len(&self) -> usize {
        self.0.encoded_len()
    }

    fn encode(&self, out: &mut Writer<'_>) {
        self.0.encode(out);
    }
}

impl<'de> Decode<'de> for Shout {
    fn decode(r: &mut Reader<'de>) -> Result<Self, DecodeError> {
        let text: &str = r.read()?;
        if text.chars().any(char::is_lowercase) {
            return Err(r.error("too quiet"));
        }
        Ok(Self(text.into()))
    }
}

#[derive(Debug, PartialEq)]
struct Nothing;

impl Encode for Nothing {
    fn encoded_len(&self) -> usize {
        0
    }

    fn encode(&self, _: &mut Writer<'_>) {}
}

impl<'de> Decode<'de> for Nothing {
    fn decode(_: &mut Reader<'de>) -> Result<Self, DecodeError> {
        Ok(Self)
    }
}

#[derive(bebop::Encode, bebop::Decode, Debug, PartialEq)]
struct Crowd {
    shouts: Vec<Shout>,
    one: Option<Shout>,
    pair: [Shout; 2],
    nothing: Vec<Nothing>,
}

#[test]
fn types_written_by_hand() {
    let shout = |text: &str| Shout(text.into());
    let crowd = Crowd {
        shouts: vec![shout("A"), shout("B")],
        one: Some(shout("C")),
        pair: [shout(""), shout("D")],
        nothing: vec![Nothing, Nothing],
    };
    let bytes = crowd.to_bytes();
    assert_eq!(Crowd::from_bytes(&bytes).unwrap(), crowd);
    let quiet = Crowd { shouts: vec![shout("A"), shout("b")], ..crowd };
    assert_eq!(Crowd::from_bytes(&quiet.to_bytes()).unwrap_err().to_string(), "Crowd.shouts[1]: too quiet at byte 16");
    assert!(Vec::<Nothing>::from_bytes(&[0xff, 0xff, 0, 0]).is_ok());
    assert!(Vec::<Nothing>::from_bytes(&[0xff; 4]).is_err());
}
