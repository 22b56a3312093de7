//! Fields named like what generated code might name its locals.

use bebop::{Bebop, Decode, Encode};

/// A type of `u32` fields of these names, as a struct and as a message, each with a view: no field is
/// taken for another.
macro_rules! named {
    ($test:ident: $($field:ident)*) => {
        #[test]
        fn $test() {
            #[derive(Bebop, Clone, Debug, PartialEq)]
            #[bebop(view)]
            struct Plain { $($field: u32),* }

            #[derive(Bebop, Clone, Debug, Default, PartialEq)]
            #[bebop(message, view)]
            struct Tagged { $($field: Option<u32>),* }

            #[derive(Bebop, Clone, Debug, PartialEq)]
            #[bebop(view)]
            enum Either {
                Plain { $($field: u32),* },
                #[bebop(message)]
                Tagged { $($field: Option<u32>),* },
            }

            let mut numbers = 1u32..;
            $(let $field = numbers.next().unwrap();)*
            let expected = [$($field),*];

            let plain = Plain { $($field),* }.to_bytes();
            let wire: Vec<u8> = expected.iter().flat_map(|number| number.to_le_bytes()).collect();
            assert_eq!(plain, wire);
            let read = Plain::from_bytes(&plain).unwrap();
            assert_eq!([$(read.$field),*], expected);
            let view = PlainView::from_bytes(&plain).unwrap();
            assert_eq!([$(view.$field),*], expected);
            assert_eq!(view.to_owned(), read);

            let tagged = Tagged { $($field: Some($field)),* }.to_bytes();
            let read = Tagged::from_bytes(&tagged).unwrap();
            assert_eq!([$(read.$field.unwrap()),*], expected);
            let view = TaggedView::from_bytes(&tagged).unwrap();
            assert_eq!([$(view.$field.unwrap()),*], expected);
            assert_eq!(view.to_owned(), read);
            assert_eq!(format!("{view:?}"), format!("{read:?}").replace("Tagged", "TaggedView"));

            for value in [Either::Plain { $($field),* }, Either::Tagged { $($field: Some($field)),* }] {
                let bytes = value.to_bytes();
                assert_eq!(bytes.len(), value.encoded_len());
                let view = EitherView::from_bytes(&bytes).unwrap();
                assert_eq!(view.to_bytes(), bytes);
                assert_eq!(view.to_owned(), value);
                assert_eq!(Either::from_bytes(&bytes).unwrap(), value);
            }
        }
    };
}

named!(d06_names_of_a_decoder: tag len buf reader writer pos end value out r w e i n src dst this ctx key map depth);
named!(d07_names_of_an_offset: position size written offset cursor);
named!(names_of_generated_locals: __b __cx __r __out __to __f0 __f1 __f2 __a0 __b0 __len __tag __rest __next __value __member __depth __view __other);
named!(names_of_methods: encode decode to_bytes from_bytes encoded_len to_owned clone fmt eq default view schema from into);

/// Positions are numbers, and names of positions are names.
#[test]
fn names_of_positions() {
    #[derive(Bebop, Clone, Debug, PartialEq)]
    #[bebop(view)]
    struct Positions(u8, String, u8);

    #[derive(Bebop, Clone, Debug, PartialEq)]
    #[bebop(view)]
    struct Reversed {
        _2: u8,
        _1: String,
        _0: u8,
    }

    let bytes = Positions(1, "a".into(), 2).to_bytes();
    let read = Reversed::from_bytes(&bytes).unwrap();
    assert_eq!(read, Reversed { _2: 1, _1: "a".into(), _0: 2 });
    let view = PositionsView::from_bytes(&bytes).unwrap();
    assert_eq!((view.0, view.1, view.2), (1, "a", 2));
}
