//! Newer and older records: unknown tags, branches and values.

use bebop::{Bebop, Decode, Encode, Unknown};

#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[bebop(message, view)]
struct Old {
    a: Option<i32>,
}

#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[bebop(message, view)]
struct Keeper {
    #[bebop(tag = 1)]
    a: Option<u8>,
    #[bebop(tag = 200)]
    z: Option<u8>,
    #[bebop(unknown)]
    rest: Vec<u8>,
}

#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[bebop(message, view)]
struct New {
    #[bebop(tag = 1)]
    a: Option<u8>,
    #[bebop(tag = 9)]
    text: Option<String>,
    #[bebop(tag = 200)]
    z: Option<u8>,
}

#[test]
fn e01_unknown_fields_are_kept_and_stand_where_they_belong() {
    let bytes = New { a: Some(1), text: Some("new".into()), z: None }.to_bytes();
    let mut kept = Keeper::from_bytes(&bytes).unwrap();
    assert_eq!(kept.to_bytes(), bytes);
    assert_eq!(KeeperView::from_bytes(&bytes).unwrap().to_bytes(), bytes);
    kept.a = Some(2);
    kept.z = Some(3);
    let changed = New::from_bytes(&kept.to_bytes()).unwrap();
    assert_eq!(changed, New { a: Some(2), text: Some("new".into()), z: Some(3) });
    assert_eq!(kept.encoded_len(), kept.to_bytes().len());
}

#[test]
fn e02_e03_an_unknown_tag_ends_the_message() {
    let bytes = [0x10, 0, 0, 0, 1, 0x2a, 0, 0, 0, 9, 5, 0, 0, 0, 1, 0x63, 0, 0, 0, 0];
    assert_eq!(Old::from_bytes(&bytes).unwrap(), Old { a: Some(42) });
    assert_eq!(OldView::from_bytes(&bytes).unwrap().a, Some(42));
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
enum Open {
    A = 0,
    B = 1,
    #[bebop(other)]
    Unknown(u8),
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Opens {
    one: Open,
    many: Vec<Open>,
    pair: [Open; 2],
}

#[test]
fn e04_unknown_values_are_kept() {
    let bytes = [0x2a, 2, 0, 0, 0, 1, 0x2b, 0, 0xff];
    let opens = Opens::from_bytes(&bytes).unwrap();
    assert_eq!(opens.one, Open::Unknown(42));
    assert_eq!(opens.many, [Open::B, Open::Unknown(43)]);
    assert_eq!(opens.to_bytes(), bytes);
    assert_eq!(OpensView::from_bytes(&bytes).unwrap().many.get(1), Some(Open::Unknown(43)));
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
enum OpenUnion {
    A {
        x: u8,
    },
    #[bebop(other)]
    Other(Unknown),
}

#[test]
fn unknown_branches_are_kept() {
    let bytes = [4, 0, 0, 0, 77, 1, 2, 3];
    let union = OpenUnion::from_bytes(&bytes).unwrap();
    assert_eq!(union, OpenUnion::Other(Unknown { discriminator: 77, bytes: vec![1, 2, 3] }));
    assert_eq!(union.to_bytes(), bytes);
    let view = OpenUnionView::from_bytes(&bytes).unwrap();
    assert_eq!((view.to_bytes(), view.to_owned()), (bytes.to_vec(), union));
}

#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[bebop(message)]
struct Aging {
    a: Option<i32>,
    #[deprecated]
    b: Option<i32>,
}

#[test]
#[allow(deprecated)]
fn e06_deprecated_fields_are_read_and_never_written() {
    let both = Aging { a: Some(1), b: Some(2) };
    assert_eq!(both.to_bytes(), [6, 0, 0, 0, 1, 1, 0, 0, 0, 0]);
    assert_eq!(both.encoded_len(), 10);
    let bytes = [11, 0, 0, 0, 1, 1, 0, 0, 0, 2, 2, 0, 0, 0, 0];
    assert_eq!(Aging::from_bytes(&bytes).unwrap(), both);
}
