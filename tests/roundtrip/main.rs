//! Properties of every type: there and back, views, prefixes, flipped bytes.

mod borrowed;
mod make;
mod schemas;
mod shapes;
mod types;

use std::fmt::Debug;

use bebop::{Decode, DecodeErrorKind, Encode, EncodeError, FromView};
use quickcheck::{Gen, QuickCheck, Testable};

use make::{Any, Make};
use types::*;

fn quickcheck(property: impl Testable) {
    QuickCheck::new().rng(Gen::new(12)).tests(60).quickcheck(property);
}

/// What holds for every type.
#[track_caller]
fn check<T>()
where
    T: Encode + for<'a> Decode<'a> + Make + Clone + Debug + PartialEq + 'static,
{
    quickcheck(holds::<T> as fn(Any<T>));
}

/// What holds for every type with a view.
#[track_caller]
fn check_view<T>()
where
    T: Encode + for<'a> Decode<'a> + Make + Clone + Debug + PartialEq + FromView,
{
    check::<T>();
    quickcheck(holds_in_view::<T> as fn(Any<T>));
}

/// Every position, and of many bytes some hundreds.
fn sampled(bytes: &[u8]) -> impl Iterator<Item = usize> {
    (0..bytes.len()).step_by(bytes.len() / 400 + 1)
}

fn holds<T: Encode + for<'a> Decode<'a> + Debug + PartialEq>(Any(value): Any<T>) {
    let bytes = value.to_bytes();
    assert_eq!(value.encoded_len(), bytes.len());

    let again = T::from_bytes(&bytes).unwrap();
    assert_eq!(again.to_canonical_bytes(), value.to_canonical_bytes(), "bit for bit");
    #[allow(clippy::eq_op)]
    if value == value {
        assert_eq!(again, value);
    }

    let mut slice = vec![0xee; bytes.len()];
    assert_eq!(value.encode_to_slice(&mut slice), Ok(bytes.len()));
    assert_eq!(slice, bytes);
    if let Some(short) = bytes.len().checked_sub(1) {
        let too_small = EncodeError::BufferTooSmall { needed: bytes.len() };
        assert_eq!(value.encode_to_slice(&mut slice[..short]), Err(too_small));
    }
    let mut appended = b"before".to_vec();
    value.encode_into(&mut appended);
    assert_eq!(appended, [b"before", &bytes[..]].concat());

    let longer = [&bytes[..], b"rest"].concat();
    let (prefix, rest) = T::from_prefix(&longer).unwrap();
    assert_eq!((prefix.to_canonical_bytes(), rest), (value.to_canonical_bytes(), &b"rest"[..]));
    assert_eq!(T::from_bytes(&longer).unwrap_err().kind(), &DecodeErrorKind::TrailingBytes(4));

    assert!(bebop::is_canonical::<T>(&value.to_canonical_bytes().unwrap()));
    prefixes_and_flips::<T>(&bytes, |_| ());
}

fn holds_in_view<T: Encode + for<'a> Decode<'a> + Debug + PartialEq + FromView>(Any(value): Any<T>) {
    let bytes = value.to_bytes();
    let view = T::View::from_bytes(&bytes).unwrap();
    assert_eq!(view.encoded_len(), bytes.len());
    assert_eq!(view.to_bytes(), bytes);
    assert_eq!(T::from_view(view).encoded_len(), bytes.len());
    assert_eq!(T::from_view(view).to_canonical_bytes(), value.to_canonical_bytes());
    assert_eq!(view.to_canonical_bytes(), value.to_canonical_bytes());

    for len in sampled(&bytes) {
        let (owned, view) = (T::from_bytes(&bytes[..len]), T::View::from_bytes(&bytes[..len]));
        assert_eq!(owned.unwrap_err(), view.unwrap_err());
    }
    for at in sampled(&bytes) {
        let mut flipped = bytes.clone();
        flipped[at] ^= 1 << (at % 8);
        flipped_view::<T>(&flipped);
    }
}

/// What holds for the view of any bytes that have one.
fn flipped_view<T: Encode + for<'a> Decode<'a> + FromView>(bytes: &[u8]) {
    let Ok(view) = T::View::from_bytes(bytes) else { return };
    let _ = format!("{view:?}");
    let written = view.to_bytes();
    assert_eq!(view.encoded_len(), written.len());
    // A set refuses what its view shows: an element that stands twice.
    if let Ok(again) = T::from_bytes(&written) {
        assert_eq!(T::from_view(view).to_canonical_bytes(), again.to_canonical_bytes());
    }
}

/// Every strict prefix is an error, every flipped byte an error or a value. No error is a contradiction.
fn prefixes_and_flips<'a, T: for<'x> Decode<'x> + Encode>(bytes: &'a [u8], _: impl Fn(&'a [u8])) {
    for len in sampled(bytes) {
        let error = T::from_bytes(&bytes[..len]).err().unwrap_or_else(|| panic!("{len} bytes are a value"));
        assert_ne!(error.kind(), &DecodeErrorKind::Inconsistent);
        assert!(error.offset() <= len, "{error}");
    }
    for at in sampled(bytes) {
        let mut flipped = bytes.to_vec();
        flipped[at] ^= 0xff;
        match T::from_bytes(&flipped) {
            Ok(value) => assert_eq!(value.encoded_len(), value.to_bytes().len()),
            Err(error) => assert_ne!(error.kind(), &DecodeErrorKind::Inconsistent, "{error}"),
        }
    }
}

macro_rules! tests {
    ($($name:ident: $check:ident $ty:ty;)*) => { $(#[test] fn $name() { $check::<$ty>(); })* };
}

tests! {
    scalars: check_view Scalars;
    odd_scalars: check_view Odd;
    text: check_view Text;
    lists: check_view Lists;
    bounded_lists: check Bounded;
    arrays: check_view Arrays;
    maps: check_view Maps;
    tuples: check_view Tuples;
    message: check_view Message;
    tagged: check_view Tagged;
    kept: check Kept;
    tree: check_view Tree;
    nested: check_view Nested;
    page: check_view Page<String>;
    page_of_pages: check_view Page<Page<Tree>>;
    grid: check Grid<u8, 3>;
    grid_of_none: check Grid<String, 0>;
    adapted: check Adapted;
    adapted_message: check AdaptedMessage;
    times: check Times;
    skipping: check_view Skipping;
    made: check_view Made;
    plain: check_view Plain;
    vertices: check Vec<Vertex>;
    unit: check Unit;
    positions: check_view Positions;
    id: check_view Id;
    name: check_view Name;
    enums: check_view Enums;
    union: check_view Union;
    list_of_unions: check_view Vec<Union>;
    option: check_view Option<String>;
    map: check_view std::collections::BTreeMap<String, Option<Tree>>;
    hash_map: check std::collections::HashMap<String, u8>;
}

#[test]
fn hash_maps_of_one_content_have_one_canonical_form() {
    quickcheck(
        (|Any(map): Any<std::collections::BTreeMap<String, i32>>| {
            let forwards: std::collections::HashMap<_, _> = map.clone().into_iter().collect();
            let backwards: std::collections::HashMap<_, _> = map.clone().into_iter().rev().collect();
            assert_eq!(forwards.to_canonical_bytes().unwrap(), map.to_bytes());
            assert_eq!(backwards.to_canonical_bytes().unwrap(), map.to_bytes());
        }) as fn(Any<_>),
    );
}
