//! Nested records: 128 levels on every path, on small stacks.

use std::thread;

use bebop::{Bebop, Decode, DecodeErrorKind, Encode, EncodeError, FromView, Lazy, Limits};

#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[bebop(message, view)]
struct Chain {
    value: Option<u8>,
    next: Option<Box<Chain>>,
    list: Option<Vec<Chain>>,
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
enum Nest {
    Leaf,
    Box(Box<Nest>),
    List { items: Vec<Nest> },
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Node {
    children: Vec<Node>,
}

/// Runs on a stack of 256 KiB.
fn on_a_small_stack(body: impl FnOnce() + Send + 'static) {
    thread::Builder::new().stack_size(256 << 10).spawn(body).unwrap().join().unwrap();
}

/// `levels` messages in one another, made inside out.
fn chain(levels: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    for _ in 0..levels {
        let tag = if bytes.is_empty() { 0 } else { 2 };
        let content = if tag == 0 { vec![0] } else { [&[tag], &bytes[..], &[0]].concat() };
        bytes = [&(content.len() as u32).to_le_bytes(), &content[..]].concat();
    }
    bytes
}

fn nest(levels: usize) -> Vec<u8> {
    let mut bytes = vec![1, 0, 0, 0, 1];
    for _ in 1..levels {
        bytes = [&(bytes.len() as u32 + 1).to_le_bytes()[..], &[2], &bytes].concat();
    }
    bytes
}

fn node(levels: usize) -> Vec<u8> {
    let mut bytes = [1, 0, 0, 0].repeat(levels);
    bytes[4 * (levels - 1)] = 0;
    bytes
}

#[track_caller]
fn check<T: Encode + for<'a> Decode<'a> + FromView + PartialEq + std::fmt::Debug>(bytes: impl Fn(usize) -> Vec<u8>) {
    let deepest = bytes(128);
    let value = T::from_bytes(&deepest).unwrap();
    let view = T::View::from_bytes(&deepest).unwrap();
    assert_eq!(value.to_bytes(), deepest);
    assert_eq!(value.encoded_len(), deepest.len());
    assert_eq!(view.to_bytes(), deepest);
    assert_eq!(T::from_view(view), value);
    let _ = format!("{view:?}");
    assert_eq!(view, T::View::from_bytes(&deepest).unwrap());

    for levels in [129, 1000] {
        let deeper = bytes(levels);
        assert_eq!(T::from_bytes(&deeper).unwrap_err().kind(), &DecodeErrorKind::DepthLimit);
        assert_eq!(T::View::from_bytes(&deeper).unwrap_err().kind(), &DecodeErrorKind::DepthLimit);
    }
    let error = T::from_bytes_with(&bytes(3), &Limits::new().depth(2)).unwrap_err();
    assert_eq!(error.kind(), &DecodeErrorKind::DepthLimit);
}

#[test]
fn h09_h10_messages() {
    on_a_small_stack(|| check::<Chain>(chain));
}

#[test]
fn h09_h10_unions() {
    on_a_small_stack(|| check::<Nest>(nest));
}

#[test]
fn h09_h10_structs_through_lists() {
    on_a_small_stack(|| check::<Node>(node));
}

#[test]
fn h09_a_megabyte_of_levels() {
    on_a_small_stack(|| {
        let bytes = node(250_000);
        assert!(Node::from_bytes(&bytes).is_err() && NodeView::from_bytes(&bytes).is_err());
    });
}

#[test]
fn h11_writers_stop_where_readers_do() {
    let deep =
        |levels| (1..levels).fold(Chain::default(), |next, _| Chain { next: Some(Box::new(next)), ..Chain::default() });
    assert!(deep(128).try_to_bytes().is_ok());
    assert_eq!(deep(129).try_to_bytes(), Err(EncodeError::DepthLimit));
    let mut out = b"before".to_vec();
    assert_eq!(deep(129).try_encode_into(&mut out), Err(EncodeError::DepthLimit));
    assert_eq!(out, b"before");
    assert_eq!(deep(129).encode_to_slice(&mut [0; 4096]), Err(EncodeError::DepthLimit));
    assert!(deep(1000).encoded_len() > 0);
}

#[test]
#[should_panic(expected = "the value has no Bebop encoding")]
fn the_plain_form_panics_with_the_error() {
    let deep = (0..200).fold(Nest::Leaf, |inner, _| Nest::Box(Box::new(inner)));
    deep.to_bytes();
}

#[test]
fn views_built_by_hand() {
    let last = ChainView { value: Some(2), ..ChainView::default() };
    let list = [last, last];
    let first = ChainView { value: Some(1), next: Some(Lazy::from(&last)), list: Some((&list).into()) };
    let bytes = first.to_bytes();
    let owned = Chain::from_bytes(&bytes).unwrap();
    assert_eq!(first.to_owned(), owned);
    assert_eq!(owned.next.as_ref().and_then(|next| next.value), Some(2));
    assert_eq!(owned.list.as_ref().map(Vec::len), Some(2));
}
