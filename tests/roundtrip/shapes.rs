//! Odd shapes: bounds, nesting, flags of another crate, types inside functions.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;

use bebop::{Bebop, Decode, Encode, List, OwnedView, Slice, Writer};

#[track_caller]
fn check<T: Encode + for<'a> Decode<'a> + PartialEq + Debug>(value: T) -> Vec<u8> {
    let bytes = value.to_bytes();
    assert_eq!(bytes.len(), value.encoded_len());
    assert_eq!(T::from_bytes(&bytes).unwrap(), value);
    bytes
}

trait Tr {
    type Assoc;
}
#[derive(Debug, PartialEq, Clone, Copy)]
struct Im;
impl Tr for Im {
    type Assoc = u16;
}
#[derive(Bebop, Debug, PartialEq)]
struct Assoc<B: Tr>
where
    B::Assoc: Debug + PartialEq,
{
    x: B::Assoc,
    v: Vec<B::Assoc>,
}
#[derive(Bebop, Debug, PartialEq)]
struct Wh<T>
where
    T: Clone,
    Vec<T>: Debug,
{
    t: T,
    a: [T; 1 + 2],
}
#[derive(Bebop, Debug, PartialEq, Default, Clone)]
#[bebop(message, view)]
struct G<T: Clone> {
    #[bebop(tag = 3)]
    a: Option<Vec<Option<T>>>,
    #[bebop(tag = 1)]
    b: Option<BTreeMap<String, (u8, T)>>,
    #[bebop(tag = 2, default)]
    c: Vec<u8>,
}
#[derive(Bebop, Debug, PartialEq, Clone)]
#[bebop(view, union)]
enum UnitOnly {
    A,
    B(),
    C {},
    D(u8),
}
#[derive(Bebop, Debug, PartialEq, Clone, Copy)]
enum Neg {
    Z = 0,
    N = 5,
}
#[derive(Bebop, Debug, PartialEq, Clone)]
#[bebop(view)]
struct Mix {
    a: Vec<Option<Vec<Option<String>>>>,
    b: BTreeMap<u8, Option<(String, [UnitOnly; 2])>>,
    c: Option<Option<Option<u8>>>,
    d: [Option<Box<Mix>>; 2],
    e: HashMap<String, Box<str>>,
}
#[derive(Encode, Decode, Debug, PartialEq)]
struct OnlyBoth(#[bebop(skip)] u8, i64);
pub mod vis {
    #[derive(bebop::Bebop, Clone, Debug, PartialEq)]
    #[bebop(view)]
    pub struct P {
        a: String,
        pub(crate) b: u8,
    }
    impl P {
        pub fn new() -> Self {
            P { a: "q".into(), b: 1 }
        }
    }
}
#[derive(Bebop, Debug, PartialEq, Clone, Copy, Eq, Hash, PartialOrd, Ord)]
#[bebop(transparent)]
struct Key(u32);
#[derive(Bebop, Debug, PartialEq, Clone)]
#[bebop(transparent)]
struct Wrap<T>(Vec<T>);
#[derive(Bebop, Debug, PartialEq)]
struct Two<'a, 'b: 'a> {
    a: &'a str,
    b: &'b [u8],
    c: List<'a, (u8, &'a str)>,
    d: Option<Slice<'a, u64>>,
}
bitflags::bitflags! { #[derive(Bebop, Debug, Clone, Copy, PartialEq, Eq)] #[bebop(flags)] pub struct Bits: u32 { const A = 1; const B = 2; const C = 1 << 31; } }
#[derive(Bebop, Debug, PartialEq, Clone)]
#[bebop(view)]
struct Deep {
    v: Vec<Vec<Vec<Deep>>>,
    m: BTreeMap<String, Deep>,
    o: Option<Box<Deep>>,
}

#[test]
fn bounds() {
    check(Assoc::<Im> { x: 7, v: vec![1, 2] });
    check(Wh { t: 1u8, a: [1, 2, 3] });
}

#[test]
fn generic_message_with_tags_out_of_order() {
    let g =
        G { a: Some(vec![Some("x".to_string()), None]), b: Some([("k".into(), (1, "v".into()))].into()), c: vec![1] };
    let bytes = check(g.clone());
    assert_eq!(bytes[4], 1);
    assert_eq!(GView::<String>::from_bytes(&bytes).unwrap().to_owned(), g);
}

#[test]
fn unions_of_units() {
    for union in [UnitOnly::A, UnitOnly::B(), UnitOnly::C {}, UnitOnly::D(4)] {
        let bytes = check(union.clone());
        assert_eq!(UnitOnlyView::from_bytes(&bytes).unwrap().to_owned(), union);
    }
}

#[test]
fn everything_in_everything() {
    let inner = Mix { a: vec![], b: [].into(), c: None, d: [None, None], e: [].into() };
    let mix = Mix {
        a: vec![None, Some(vec![None, Some("s".into())])],
        b: [(1, Some(("t".into(), [UnitOnly::A, UnitOnly::D(1)])))].into(),
        c: Some(Some(None)),
        d: [None, Some(Box::new(inner))],
        e: [("a".into(), "b".into())].into(),
    };
    let bytes = check(mix.clone());
    let view = MixView::from_bytes(&bytes).unwrap();
    assert_eq!((view.to_owned(), view.to_bytes()), (mix, bytes.clone()));
}

#[test]
fn skipped_fields_are_made_by_default() {
    let bytes = OnlyBoth(9, 5).to_bytes();
    assert_eq!(OnlyBoth::from_bytes(&bytes).unwrap(), OnlyBoth(0, 5));
}

#[test]
fn types_inside_functions() {
    #[derive(Bebop, Debug, PartialEq, Clone)]
    #[bebop(view, view_suffix = "Ref")]
    struct Local {
        r#type: String,
        r#fn: u8,
    }
    let bytes = check(Local { r#type: "x".into(), r#fn: 1 });
    assert_eq!(LocalRef::from_bytes(&bytes).unwrap().r#type, "x");
}

#[test]
fn private_fields() {
    let p = vis::P::new();
    let bytes = check(p.clone());
    assert_eq!(vis::PView::from_bytes(&bytes).unwrap().to_owned(), p);
}

#[test]
fn newtypes_as_keys() {
    check(BTreeMap::from([(Key(1), Wrap(vec![Key(2)]))]));
}

#[test]
fn two_lifetimes() {
    let two = Two { a: "a", b: b"b", c: List::from(&[(1, "x")]), d: Some(Slice::from(&[1u64])) };
    assert_eq!(Two::from_bytes(&two.to_bytes()).unwrap(), two);
}

#[test]
fn flags_of_another_crate() {
    check(Bits::A | Bits::C);
    assert!(Bits::from_bytes(&[4, 0, 0, 0]).is_err());
}

#[test]
fn a_view_kept_with_its_bytes_goes_to_another_thread() {
    let leaf = Deep { v: vec![vec![]], m: [].into(), o: None };
    let deep = Deep { v: vec![vec![vec![leaf.clone()]]], m: [("q".into(), leaf)].into(), o: None };
    let kept = OwnedView::<Deep, Vec<u8>>::new(check(deep.clone())).unwrap();
    let kept = std::thread::spawn(move || kept).join().unwrap();
    assert_eq!(kept.to_owned(), deep);
}

#[test]
fn a_panic_while_encoding_leaves_what_was_there() {
    struct Bomb;
    impl Encode for Bomb {
        fn encoded_len(&self) -> usize {
            0
        }
        fn encode(&self, out: &mut Writer<'_>) {
            out.put(&[1; 1000]);
            panic!("in the middle")
        }
    }
    let mut out = vec![9];
    let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| Bomb.encode_into(&mut out)));
    assert!(result.is_err());
    assert_eq!(out[0], 9);
}
