//! `T::schema()` names every field that is on the wire, and no other.

use bebop::Schema;

use crate::types::*;

#[track_caller]
fn check<T: Schema>(fields: &[&str], not_on_the_wire: &[&str]) {
    let text = T::schema();
    let named = |field: &str| {
        let starts = |line: &str| line.trim_start().trim_start_matches("@optional ").starts_with(field);
        [": ", "("].iter().any(|end| text.lines().any(|line| starts(line) && line.contains(&format!("{field}{end}"))))
    };
    for field in fields {
        assert_eq!(named(field), !not_on_the_wire.contains(field), "{field} in\n{text}");
    }
}

macro_rules! tests {
    ($($name:ident: $ty:ty, $not:expr;)*) => {
        $(#[test] fn $name() { check::<$ty>(<$ty>::FIELDS, &$not); })*
    };
}

tests! {
    scalars: Scalars, [];
    odd: Odd, ["k"];
    text: Text, [];
    lists: Lists, [];
    bounded: Bounded, [];
    maps: Maps, [];
    tuples: Tuples, [];
    message: Message, [];
    tagged: Tagged, [];
    kept: Kept, ["rest"];
    tree: Tree, [];
    nested: Nested, [];
    page: Page<String>, [];
    grid: Grid<u8, 3>, [];
    adapted: Adapted, [];
    adapted_message: AdaptedMessage, [];
    times: Times, [];
    enums: Enums, [];
    made: Made, [];
}
