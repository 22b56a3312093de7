use bebop::*;
use std::collections::BTreeMap;

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Person { id: i32, name: String, email: String, age: i32 }
#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Order { order_id: i64, customer_id: i64, item_ids: Vec<i64>, quantities: Vec<i32>, total: f64, timestamp: i64 }
#[derive(Bebop, Clone, Debug, PartialEq, Default)]
#[bebop(message, view)]
struct TreeNode { value: Option<i32>, children: Option<Vec<TreeNode>> }
#[derive(Bebop, Clone, Debug, PartialEq, Default)]
#[bebop(message, view)]
struct Chain { value: Option<i32>, next: Option<Box<Chain>>, #[bebop(unknown)] rest: Vec<u8> }
impl Chain { fn tag() {} }
#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
enum Kind { A = 0, B = 1 }
#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
struct Span { start: u32, len: u32, kind: Kind }
#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
enum Json { Null, Bool(#[bebop(name="v")] bool), #[bebop(message)] Number { value: Option<f64> }, List(Vec<Json>), Object { fields: BTreeMap<String, Json> }, Spans(Vec<Span>), #[bebop(other)] Other(Unknown) }
#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
struct Event<'a> { name: &'a str, payload: &'a [u8], samples: Slice<'a, f32> }
#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Page<T> { items: Vec<T>, next: Option<T> }
#[derive(Bebop, Clone, Debug, PartialEq)]
struct A<T, const N: usize> { a: [T; N] }
#[derive(Bebop, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[bebop(transparent)]
struct Name(String);
#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Uses { names: BTreeMap<Name, u8>, page: Page<Name>, k: Kind, spans: Vec<Span>, s: Span, #[bebop(skip)] z: u64 , t: (u8, String)}

fn check<T: for<'a> Decode<'a> + Encode + PartialEq + std::fmt::Debug>(v: T) {
    let b = v.to_bytes();
    assert_eq!(b.len(), v.encoded_len());
    assert_eq!(T::from_bytes(&b), Ok(v));
    for i in 0..b.len() { let e = T::from_bytes(&b[..i]).unwrap_err(); println!("{e}"); }
}

#[test]
fn all() {
    check(Person { id: 1, name: "a".into(), email: "b".into(), age: 2 });
    let t = TreeNode { value: Some(1), children: Some(vec![TreeNode::default(), TreeNode { value: Some(2), children: None }]) };
    let b = t.to_bytes();
    let v = TreeNodeView::from_bytes(&b).unwrap();
    assert_eq!(v.to_owned(), t);
    assert_eq!(v.to_bytes(), b);
    check(t);
    check(Json::List(vec![Json::Null, Json::Bool(true), Json::Number { value: Some(1.0) }, Json::Spans(vec![Span { start: 1, len: 2, kind: Kind::B }]), Json::Object{fields: [("a".into(), Json::Null)].into()}]));
    check(A { a: [A { a: [1u8, 2] }, A { a: [3, 4] }, A { a: [3, 4] }] });
    let e = Event { name: "x", payload: b"abc", samples: Slice::from(&[1.0, 2.0]) };
    let b = e.to_bytes();
    assert_eq!(Event::from_bytes(&b).unwrap(), e);
    let o = OwnedView::<Event<'static>>::new(b.into_boxed_slice()).unwrap();
    assert_eq!(o.get().name, "x");
    let u = Uses { names: [(Name("x".into()), 1)].into(), page: Page { items: vec![Name("q".into())], next: None }, k: Kind::A, spans: vec![], s: Span { start: 0, len: 0, kind: Kind::A }, z: 0, t: (1, "z".into()) };
    let b = u.to_bytes();
    let v = UsesView::from_bytes(&b).unwrap();
    println!("{v:?}");
    assert_eq!(v.to_owned(), u);
    check(u);
    Chain::tag();
}
