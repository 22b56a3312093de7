//! Types that borrow: nothing is copied.

use std::borrow::Cow;

use bebop::{Bebop, Encode, List, MapView, OwnedView, Slice};

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
struct Event<'a> {
    name: &'a str,
    payload: &'a [u8],
    samples: Slice<'a, f32>,
    tags: List<'a, &'a str>,
    counts: MapView<'a, &'a str, u32>,
}

#[derive(Bebop, Debug, PartialEq)]
struct Cows<'a, 'b> {
    text: Cow<'a, str>,
    bytes: Cow<'b, [u8]>,
    numbers: Cow<'a, [u16]>,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
struct Generic<'a, T: 'a> {
    value: T,
    text: &'a str,
}

fn is_inside(part: &[u8], whole: &[u8]) -> bool {
    whole.as_ptr_range().contains(&part.as_ptr())
}

#[test]
fn event() {
    let event = Event {
        name: "boot",
        payload: b"\x01\x02",
        samples: Slice::from(&[1.5, f32::MAX]),
        tags: List::from(&["a", "b"]),
        counts: MapView::from(&[("x", 1)]),
    };
    let bytes = bebop::encode(&event);
    let read: Event<'_> = bebop::decode(&bytes).unwrap();
    assert_eq!(read, event);
    assert_eq!(read.to_bytes(), bytes);
    assert!(is_inside(read.name.as_bytes(), &bytes) && is_inside(read.payload, &bytes));

    let kept = OwnedView::<Event<'static>>::new(bytes.clone().into_boxed_slice()).unwrap();
    let moved = std::thread::spawn(move || kept).join().unwrap();
    assert_eq!(moved.get(), event);
    assert_eq!(&moved.into_bytes()[..], bytes);
}

#[test]
fn cows_borrow_what_can_be_borrowed() {
    let cows = Cows { text: "text".into(), bytes: b"bytes"[..].into(), numbers: vec![1, 2].into() };
    let bytes = bebop::encode(&cows);
    let read: Cows<'_, '_> = bebop::decode(&bytes).unwrap();
    assert_eq!(read, cows);
    assert!(matches!(read.text, Cow::Borrowed(_)) && matches!(read.bytes, Cow::Borrowed(_)));
}

#[test]
fn generic() {
    let value = Generic { value: vec![1_u8], text: "t" };
    assert_eq!(bebop::decode::<Generic<'_, Vec<u8>>>(&bebop::encode(&value)).unwrap(), value);
}
