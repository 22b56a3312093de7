//! Types, variants and aliases with the names of what generated code needs.

use std::collections::BTreeSet;

/// A module that holds a type of the given name, of every kind that can be derived, and types with
/// fields of it.
macro_rules! hostile {
    ($($name:ident)*) => {
        /// Every name that is tried.
        pub(super) const NAMES: &[&::core::primitive::str] = &[$(::core::stringify!($name)),*];

        $(#[allow(non_snake_case, non_camel_case_types, dead_code)]
        mod $name {
            mod plain {
                #[derive(::bebop::Bebop, Clone, Copy, Debug, PartialEq)]
                #[bebop(name = "Hostile")]
                pub(super) struct $name(pub(super) ::core::primitive::u32);

                #[derive(::bebop::Bebop)]
                struct Fields { one: $name, many: ::std::vec::Vec<$name>, perhaps: ::core::option::Option<$name> }
            }
            mod owned {
                #[derive(::bebop::Bebop)]
                #[bebop(view)]
                #[bebop(name = "Hostile")]
                struct $name { text: ::std::string::String, many: ::std::vec::Vec<$name> }
            }
            mod message {
                #[derive(::bebop::Bebop)]
                #[bebop(message)]
                #[bebop(name = "Hostile")]
                struct $name { text: ::core::option::Option<::std::string::String>, more: ::core::option::Option<::std::boxed::Box<$name>> }
            }
            mod enumeration {
                #[derive(::bebop::Bebop, Clone, Copy, Debug, PartialEq)]
                #[bebop(name = "Hostile")]
                enum $name { One, Two, #[bebop(other)] Other(::core::primitive::u32) }
            }
            mod variant {
                #[derive(::bebop::Bebop, Clone, Copy, Debug, PartialEq)]
                enum Unit { $name }

                #[derive(::bebop::Bebop)]
                enum Union { $name(::std::string::String) }
            }
            mod generic {
                #[derive(::bebop::Bebop)]
                struct Page<$name> { one: $name, many: ::std::vec::Vec<$name> }
            }

            #[test]
            fn round_trip() {
                let bytes = ::bebop::Encode::to_bytes(&plain::$name(7));
                assert_eq!(bytes, [7, 0, 0, 0]);
                assert_eq!(::bebop::decode::<plain::$name>(&bytes).unwrap(), plain::$name(7));
            }
        })*
    };
}

// The prelude, and the primitive types.
mod hostile {
    hostile! {
    Result Option Vec Box String Some Ok Err None Default From Into TryFrom TryInto Clone Copy Iterator IntoIterator
    FromIterator Extend Send Sync Sized Drop Fn FnMut FnOnce AsRef AsMut ToOwned ToString Debug PartialEq Eq Ord PartialOrd
    Hash Unpin drop
    bool char str u8 i8 u16 i16 u32 i32 u64 i64 u128 i128 usize isize f32 f64
    core std alloc vec format assert matches unreachable panic stringify
    Array Bebop Decode DecodeAs DecodeError DecodeErrorKind Duration Encode EncodeAs EncodeError FlagBits Flags FromView Lazy
    Limits List ListIter MapIter MapKey MapView Native OwnedView Presence Reader Record Sequence Slice SliceIter
    StableBytes TimeError Timestamp Unknown UnknownView ViewType Viewed Writer DEPTH Schema SchemaError
    schema stream time encode decode decode_prefix is_canonical __private bebop
    Size Cx As RefAs Same Fixed FixedView SelfView Argument Body Branch Builder Content Field Head Member Type Unknowns BorrowedCow
    Formatter PhantomData Borrowed Cow
    }
}

/// The names that `bebop` makes public.
fn public_names() -> BTreeSet<String> {
    let text = include_str!("../../bebop/src/lib.rs");
    let file = syn::parse_file(text).expect("bebop/src/lib.rs");
    let mut names = BTreeSet::new();
    for item in file.items {
        match item {
            syn::Item::Use(item) if matches!(item.vis, syn::Visibility::Public(_)) => leaves(&item.tree, &mut names),
            syn::Item::Fn(item) if matches!(item.vis, syn::Visibility::Public(_)) => {
                names.insert(item.sig.ident.to_string());
            }
            syn::Item::Mod(item) if matches!(item.vis, syn::Visibility::Public(_)) => {
                names.insert(item.ident.to_string());
            }
            _ => {}
        }
    }
    names
}

fn leaves(tree: &syn::UseTree, names: &mut BTreeSet<String>) {
    match tree {
        syn::UseTree::Path(path) => leaves(&path.tree, names),
        syn::UseTree::Name(name) => drop(names.insert(name.ident.to_string())),
        syn::UseTree::Rename(rename) => drop(names.insert(rename.rename.to_string())),
        syn::UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, names)),
        syn::UseTree::Glob(_) => panic!("a glob hides names from this test"),
    }
}

#[test]
fn d38_every_public_name_is_tried() {
    let names = public_names();
    assert!(names.len() > 30, "{names:?}");
    let untried: Vec<_> = names.iter().filter(|name| !hostile::NAMES.contains(&name.as_str())).collect();
    assert!(untried.is_empty(), "add these to `hostile!`: {untried:?}");
}

/// All of them at once, as one module may have them.
mod d01_all_at_once {
    #![allow(dead_code, non_camel_case_types)]

    macro_rules! types {
        ($($name:ident)*) => {
            $(#[derive(::bebop::Bebop, Clone, Copy, Debug, PartialEq)] pub struct $name { a: ::core::primitive::u8 })*
        };
    }

    types! {
        Result Option Vec Box String Some Ok Err None Default From Into Iterator Send Sync Sized Drop Fn
        char str u8 i8 u16 i16 u32 i32 u64 i64 u128 i128 usize isize f32 f64
        Encode Decode Reader Writer Viewed Record Slice List
    }

    #[derive(::bebop::Bebop, Clone, Copy, Debug, PartialEq)]
    #[bebop(name = "Truth")]
    pub struct bool(::core::primitive::bool);

    #[derive(::bebop::Bebop)]
    #[bebop(view)]
    pub struct Holder {
        truth: bool,
        result: Result,
        option: Option,
        text: ::std::string::String,
        string: String,
        byte: u8,
        more: ::std::vec::Vec<Vec>,
    }

    #[derive(::bebop::Bebop)]
    #[bebop(message, view)]
    pub struct Tagged {
        result: ::core::option::Option<Result>,
        #[bebop(default)]
        byte: ::core::primitive::u8,
        more: ::core::option::Option<::std::vec::Vec<Vec>>,
        #[bebop(unknown)]
        rest: ::std::vec::Vec<::core::primitive::u8>,
    }

    #[derive(::bebop::Bebop)]
    #[bebop(view)]
    pub enum Either {
        One(Result),
        #[bebop(message)]
        Two {
            two: ::core::option::Option<Vec>,
        },
        Three {
            three: ::std::string::String,
        },
        #[bebop(other)]
        Other(::bebop::Unknown),
    }

    #[derive(::bebop::Bebop, Clone, Copy, Debug, PartialEq)]
    #[repr(u8)]
    pub enum Member {
        One,
        Two = 2,
        #[bebop(other)]
        Other(::core::primitive::u8),
    }

    #[derive(::bebop::Bebop, Clone, Copy, Debug, PartialEq)]
    #[bebop(transparent)]
    pub struct Around(::core::primitive::u64);

    #[derive(::bebop::Bebop)]
    pub struct Borrowing<'a> {
        text: &'a ::core::primitive::str,
        bytes: ::std::borrow::Cow<'a, [::core::primitive::u8]>,
    }
}

/// An enum called `Result` in a message.
mod d01_result {
    use bebop::{Bebop, Encode};

    #[derive(Bebop, Clone, Copy, Debug, PartialEq)]
    #[repr(u8)]
    enum Result {
        Hello,
    }

    #[derive(Bebop, Debug)]
    #[bebop(message)]
    struct Fail {
        result: Option<Result>,
    }

    #[test]
    fn bytes() {
        assert_eq!(Fail { result: Some(Result::Hello) }.to_bytes(), [3, 0, 0, 0, 1, 0, 0]);
    }
}

/// Aliases with the names of the prelude.
mod d02_aliases {
    #![allow(dead_code)]

    pub struct MyErr;
    pub type Result<T> = core::result::Result<T, MyErr>;
    pub type Option = u16;

    #[derive(bebop::Bebop, Debug)]
    #[bebop(view)]
    struct A {
        x: u32,
        y: Option,
        z: String,
    }
}

/// Variants that hide those of the prelude.
mod d05_variants {
    #![allow(dead_code)]

    #[derive(bebop::Bebop, Clone, Copy, Debug, PartialEq)]
    enum R {
        Ok,
        Err,
        Some,
        None,
    }
    use R::*;

    #[derive(bebop::Bebop)]
    #[bebop(view)]
    struct A {
        r: R,
        text: Option<String>,
    }

    #[derive(bebop::Bebop)]
    #[bebop(message, view)]
    struct M {
        r: Option<R>,
    }

    #[derive(bebop::Bebop)]
    #[bebop(view)]
    enum U {
        Ok(String),
        Err { text: String },
        Some(R),
        None,
    }

    #[test]
    fn bytes() {
        assert_eq!(bebop::encode(&[Ok, Err, Some, None]).len(), 16);
    }
}

/// Traits in scope whose methods have the names of those that generated code calls.
mod methods_in_scope {
    #![allow(dead_code)]

    trait Everything: Sized {
        fn encode(&self) {}
        fn decode() {}
        fn encoded_len(&self) {}
        fn and(self, _: u8) {}
        fn get(&self) {}
        fn len(&self) {}
        fn bits(&self) {}
        fn run(&self) {}
        fn define(&self) {}
        fn descend_struct(&self) {}
        fn as_ref(&self) {}
        fn __hot() {}
        fn __len(&self) {}
        fn __shorten(self) {}
        fn from_view(self) {}
        const __SIZE: u8 = 0;
        const __BLOCK: u8 = 0;
        const __EMPTY: u8 = 0;
    }
    impl<T> Everything for T {}

    #[derive(bebop::Bebop)]
    #[bebop(view)]
    struct A {
        x: u32,
        y: u64,
        z: String,
        list: Vec<A>,
    }

    #[derive(bebop::Bebop)]
    #[bebop(message, view)]
    struct M {
        r: Option<String>,
        #[bebop(unknown)]
        rest: Vec<u8>,
    }

    #[derive(bebop::Bebop, Clone, Copy, Debug, PartialEq)]
    enum Kind {
        A,
        B,
    }

    #[derive(bebop::Bebop)]
    #[bebop(view)]
    enum U {
        A(u32, String),
        B { kind: Kind },
    }
}

/// Inherent items with the names of those that generated code calls.
mod inherent_items {
    use bebop::{Bebop, Decode, Encode};

    #[derive(Bebop, Clone, Copy, Debug, PartialEq)]
    struct Point {
        x: u32,
        y: u32,
    }

    #[allow(dead_code)]
    impl Point {
        const __SIZE: u8 = 0;
        const NAME: u8 = 0;
        fn encode() {}
        fn decode() {}
        fn to_bytes() {}
        fn from_bytes() {}
        fn encoded_len() {}
        fn __len() {}
        fn __hot() {}
        fn __empty() {}
        fn default() {}
        fn eq() {}
        fn fmt() {}
        fn from() {}
        fn schema() {}
    }

    #[derive(Bebop, Clone, Debug, PartialEq)]
    #[bebop(view)]
    struct Line {
        points: Vec<Point>,
        name: String,
        last: Point,
    }

    #[test]
    fn round_trip() {
        let point = Point { x: 1, y: 2 };
        let line = Line { points: vec![point], name: "a".into(), last: point };
        let bytes = line.to_bytes();
        assert_eq!(bytes.len(), line.encoded_len());
        assert_eq!(Line::from_bytes(&bytes).unwrap(), line);
        assert_eq!(LineView::from_bytes(&bytes).unwrap().to_owned(), line);
    }
}
