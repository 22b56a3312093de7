//! Private types in public ones, and the visibility of what is generated.

#![deny(private_interfaces, private_bounds)]

use bebop::{Decode, Encode};

mod private {
    use bebop::Bebop;

    #[derive(Bebop, Clone, Debug, PartialEq)]
    #[bebop(view)]
    pub(crate) struct Inner<T> {
        t: T,
    }

    impl<T> Inner<T> {
        pub(crate) fn new(t: T) -> Self {
            Self { t }
        }
    }
}

mod d19 {
    use super::private;

    #[derive(bebop::Bebop, Clone, Debug, PartialEq)]
    #[bebop(view)]
    pub struct Outer<T> {
        v: private::Inner<T>,
        list: Vec<private::Inner<u8>>,
    }

    #[derive(bebop::Bebop, Clone, Debug, Default, PartialEq)]
    #[bebop(message, view)]
    pub struct Tagged<T> {
        v: Option<private::Inner<T>>,
    }

    impl<T> Outer<T> {
        pub(super) fn new(t: T) -> Self {
            Self { v: private::Inner::new(t), list: vec![] }
        }
    }
}
pub use d19::{Outer, OuterView, Tagged, TaggedView};

#[test]
fn d19_private_types_behind_public_ones() {
    let value = Outer::new(String::from("a"));
    let bytes = value.to_bytes();
    assert_eq!(Outer::<String>::from_bytes(&bytes).unwrap(), value);
    assert_eq!(OuterView::<String>::from_bytes(&bytes).unwrap().to_owned(), value);
    assert_eq!(TaggedView::<String>::from_bytes(&Tagged::<String>::default().to_bytes()).unwrap().to_bytes().len(), 5);
}

pub mod a {
    #[derive(bebop::Bebop)]
    #[bebop(view)]
    #[allow(dead_code)]
    pub struct Public {
        pub shown: String,
        hidden: super::private::Inner<u8>,
    }

    pub mod b {
        #[derive(bebop::Bebop)]
        #[bebop(view)]
        #[allow(dead_code)]
        pub(in crate::visibility::a) struct Narrow {
            pub(in crate::visibility::a) shown: String,
            hidden: u8,
        }

        #[derive(bebop::Bebop)]
        #[bebop(view)]
        #[allow(dead_code)]
        pub(super) enum Above {
            Shown(String),
        }

        #[derive(bebop::Bebop)]
        #[bebop(view)]
        #[allow(dead_code)]
        struct Own {
            shown: String,
        }
    }

    /// Reaches the views where their types are reached.
    #[test]
    fn d20_views_are_seen_where_their_types_are() {
        let _: fn(PublicView<'_>) -> (&str, super::private::InnerView<'_, u8>) = |view| (view.shown, view.hidden);
        let _: fn(b::NarrowView<'_>) -> &str = |view| view.shown;
        let _: fn(b::AboveView<'_>) -> &str = |b::AboveView::Shown(text)| text;
    }
}

#[test]
fn d20_types_in_a_function() {
    #[derive(bebop::Bebop, Clone, Debug, PartialEq)]
    #[bebop(view)]
    struct Local {
        text: String,
        more: Vec<Local>,
    }

    let value = Local { text: "a".into(), more: vec![] };
    assert_eq!(LocalView::from_bytes(&value.to_bytes()).unwrap().to_owned(), value);
}

/// Two types of one name in two functions, and a type behind a private module of a function.
#[test]
fn types_in_blocks() {
    let first = {
        #[derive(bebop::Bebop, Debug)]
        struct Twice(u8);
        Twice(1).to_bytes()
    };
    let second = {
        #[derive(bebop::Bebop, Debug)]
        struct Twice(u16);
        Twice(1).to_bytes()
    };
    assert_eq!((first.len(), second.len()), (1, 2));
}
