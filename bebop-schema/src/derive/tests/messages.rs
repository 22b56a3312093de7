//! What is said about wrong types: the rules in the order of the files that hold them.

use super::messages;
use crate::model::Traits;

/// The messages begin or end with the expected texts, one each.
#[track_caller]
fn check_with(traits: Traits, text: &str, expected: &[&str]) {
    let found = messages(text, traits);
    let fits = |(found, expected): (&String, &&str)| found.contains(*expected);
    let right = found.len() == expected.len() && found.iter().zip(expected).all(fits);
    assert!(right, "{text}\n   found {found:#?}\nexpected {expected:#?}");
}

#[track_caller]
fn check(text: &str, expected: &[&str]) {
    check_with(Traits::Both, text, expected);
}

#[test]
fn attributes() {
    check("#[bebop] struct A;", &["expected `#[bebop(…)]` with the attributes in parentheses"]);
    check("#[bebop = \"x\"] struct A;", &["expected `#[bebop(…)]` with the attributes in parentheses"]);
    check("#[bebop()] struct A;", &[]);
    check("#[bebop(\"view\")] struct A;", &["expected the name of an attribute"]);
    check("#[bebop(mesage)] struct A;", &["unknown attribute `mesage`: did you mean `message`?"]);
    check(
        "struct A { #[bebop(id = 1)] a: u8 }",
        &["unknown attribute `id`: a field can have `bound`, `name`, `tag`, "],
    );
    check("#[bebop(view view)] struct A;", &["expected `,`"]);
    check("#[bebop(view, view)] struct A;", &["`view` is given twice"]);
    check("#[bebop(view)] #[bebop(view)] struct A;", &["`view` is given twice"]);
    check("#[bebop(message = true)] struct A;", &["`message` takes no value"]);
    check("struct A { #[bebop(name)] a: u8 }", &["`name` takes a value: `name = \"Name\"`"]);
    check("struct A { #[bebop(tag(1))] a: u8 }", &["`tag` takes a value: `tag = 1`", "a field of a struct has no tag"]);
}

#[test]
fn places() {
    check("struct A { #[bebop(view)] a: u8 }", &["`view` can't stand on a field: it belongs on the type"]);
    check("#[bebop(tag = 1)] struct A;", &["`tag` can't stand on a type: it belongs on the fields of a message"]);
    check("enum A { #[bebop(tag = 1)] X }", &["`tag` can't stand on a variant: it belongs on the fields of a message; a branch of a union has `discriminator = N`"]);
    check("struct A { #[bebop(discriminator = 1)] a: u8 }", &["`discriminator` can't stand on a field: it belongs on the variants of a union; a field of a message has `tag = N`"]);
    check("enum A { #[bebop(skip)] X }", &["`skip` can't stand on a variant: it belongs on a field"]);
}

#[test]
fn values() {
    let number = "`tag` takes an integer literal from 1 to 255";
    for value in ["0", "256", "-1", "N", "1 + 1", "\"1\"", "1.0", "99999999999999999999999999999999999999999999"] {
        check(&format!("#[bebop(message)] struct A {{ #[bebop(tag = {value})] a: O }}"), &[number]);
    }
    for value in ["1", "255", "0xFF", "0b1", "1_0", "7u8"] {
        check(&format!("#[bebop(message)] struct A {{ #[bebop(tag = {value})] a: O }}"), &[]);
    }
    check("#[bebop(name = x)] struct A;", &["expected a string"]);
    check("#[bebop(name = \"a-b\")] struct A;", &["a name is letters, digits and `_`"]);
    check("#[bebop(package = \"a..b\")] struct A;", &["a package is names with dots between them"]);
    check("#[bebop(view_suffix = \"\")] struct A;", &["a suffix is letters, digits and `_`"]);
    check("#[bebop(bound = \"T\")] struct A<T>(T);", &["expected `:`"]);
    check("#[bebop(crate = \"a b\")] struct A;", &["unexpected token"]);
    check("struct A { #[bebop(as = 1)] a: u8 }", &["expected one of"]);
}

#[test]
fn forms() {
    check("union A { a: u8 }", &["a `union` of Rust doesn't say which of its fields is there"]);
    check(
        "#[bebop(message, transparent)] struct A(u8);",
        &["`transparent` contradicts `message`: a type is one of them"],
    );
    check(
        "#[bebop(message, union)] enum A { X(u8) }",
        &["`union` contradicts `message`", "`message` belongs on a struct"],
    );
    check("#[bebop(union)] struct A;", &["`union` belongs on an enum, and this is a struct"]);
    check("#[bebop(message)] enum A { X(u8) }", &["`message` belongs on a struct, and this is an enum: a variant"]);
    check(
        "#[bebop(zerocopy, view)] enum A { X(u8) }",
        &["`zerocopy` belongs on a struct, and this is an enum", "a `zerocopy` struct is its own view"],
    );
    check("#[bebop(flags)] struct A { a: u8 }", &["flags are a tuple struct of one integer"]);
    check("#[bebop(flags)] struct A(u8, u8);", &["flags are a tuple struct of one integer"]);
    check("#[bebop(flags)] struct A(#[bebop(name = \"x\")] u8);", &["the field of flags has no attributes"]);
    check("#[bebop(transparent)] struct A;", &["a transparent struct has one field on the wire, and this has 0"]);
    check(
        "#[bebop(transparent)] struct A(u8, u8);",
        &["a transparent struct has one field on the wire, and this has 2"],
    );
}

#[test]
fn zerocopy() {
    check(
        "#[bebop(zerocopy, message)] struct A;",
        &["`zerocopy` contradicts `message`: only structs are copied whole"],
    );
    check("#[bebop(zerocopy)] struct A<'a>(&'a str);", &["a `zerocopy` struct is plain numbers and borrows nothing"]);
    check(
        "#[bebop(zerocopy)] struct A(#[bebop(skip)] u8, #[bebop(as = X)] u8);",
        &["`skip` contradicts `zerocopy`", "`as` contradicts `zerocopy`"],
    );
}

#[test]
fn views() {
    for traits in [Traits::Encode, Traits::Decode] {
        check_with(traits, "#[bebop(view)] struct A(String);", &["`view` takes `#[derive(Bebop)]`"]);
    }
    check("#[bebop(view)] struct A<'a>(&'a str);", &["a type with a lifetime is its own view"]);
    check("#[bebop(view_suffix = \"Ref\")] enum A { X }", &["an enum without data is its own view"]);
    check("#[bebop(view, flags)] struct A(u8);", &["a set of flags is its own view"]);
    check("#[bebop(view)] struct A(#[bebop(as = X)] Y);", &["a field with `as` has no view"]);
    check("#[bebop(view)] enum A { V(#[bebop(as = X)] Y) }", &["a field with `as` has no view"]);
}

#[test]
fn forward_compatible() {
    check("#[bebop(forward_compatible)] struct A;", &["a struct has no room for what newer versions add"]);
    check("#[bebop(forward_compatible, transparent)] struct A(B);", &["a transparent struct is what its field is"]);
    check("#[bebop(forward_compatible, message)] struct A;", &["add a field with `#[bebop(unknown)]`"]);
    check("#[bebop(forward_compatible)] enum A { X }", &["add a variant like `#[bebop(other)] Other(u32)`"]);
    check("#[bebop(forward_compatible)] enum A { X(u8) }", &["add a variant like `#[bebop(other)] Other(Unknown)`"]);
}

#[test]
fn names() {
    check("struct r#struct;", &["`struct` is a word of the schema language"]);
    check("#[bebop(name = \"uint8\")] struct A;", &["`uint8` is a word of the schema language"]);
    check("#[bebop(transparent)] struct map(u8);", &[]);
    check("struct Größe;", &["`Größe` isn't a name in schemas"]);
    check("struct A { größe: u8 }", &["`größe` isn't a name in schemas"]);
    check(
        "struct A { r#type: u8, #[bebop(name = \"type\")] b: u8 }",
        &["`b` has the name `type` in schemas, and so has `r#type`"],
    );
    check("enum A { X, #[bebop(name = \"X\")] Y }", &["`Y` has the name `X` in schemas, and so has `X`"]);
    check("enum A { X(u8), #[bebop(name = \"X\")] Y }", &["`Y` has the name `X` in schemas, and so has `X`"]);
    check("struct A { a: u8, a: u8 }", &[]);
}

#[test]
fn tags() {
    check(
        "struct A { #[bebop(tag = 1)] a: u8, #[bebop(tag = 2)] b: u8 }",
        &["a field of a struct has no tag: add `#[bebop(message)]`"],
    );
    check(
        "#[bebop(message)] struct A { a: O, #[bebop(tag = 2)] b: O, c: O }",
        &["`a` has no tag, and `b` has one: all fields have tags or none", "`c` has no tag"],
    );
    check(
        "#[bebop(message)] struct A { #[bebop(tag = 2)] a: O, #[bebop(tag = 0x2)] b: O }",
        &["tag 2 is taken by `a`"],
    );
    check("#[bebop(message)] struct A { #[bebop(tga = 1)] a: O, #[bebop(tag = 2)] b: O }", &["did you mean `tag`?"]);
    check(
        "enum A { #[bebop(discriminator = 1)] X, Y(u8) }",
        &["`Y` has no discriminator, and `X` has one: all branches have discriminators or none"],
    );
    check(
        "enum A { #[bebop(discriminator = 1)] X(u8), #[bebop(discriminator = 1)] Y }",
        &["discriminator 1 is taken by `X`"],
    );
    check("enum A { #[bebop(discriminator = 0)] X(u8) }", &["`discriminator` takes an integer literal from 1 to 255"]);
}

#[test]
fn at_most_255() {
    let message = |count: usize| {
        let fields: String = (0..count).map(|n| format!("f{n}: O,")).collect();
        format!("#[bebop(message)] struct A {{ {fields} }}")
    };
    check(&message(255), &[]);
    check(&message(256), &["`f255` is one too many: there are 255 tags"]);
    let branches: String = (0..256).map(|n| format!("V{n}(u8),")).collect();
    check(&format!("enum A {{ {branches} }}"), &["`V255` is one too many: there are 255 discriminators"]);
}

#[test]
fn fields() {
    check("struct A(#[bebop(default)] u8);", &["`default` belongs on a field of a message"]);
    check("struct A(#[bebop(unknown)] u8);", &["`unknown` belongs on a field of a message"]);
    check(
        "#[bebop(message)] struct A { #[bebop(skip, tag = 1)] a: u8 }",
        &["`tag` contradicts `skip`: a skipped field isn't on the wire"],
    );
    check("struct A(#[bebop(skip, bound = \"\")] u8);", &[]);
    check("#[bebop(message)] struct A { #[bebop(default, unknown)] a: u8 }", &["`default` contradicts `unknown`"]);
    check(
        "#[bebop(message)] struct A(#[bebop(unknown)] U, #[bebop(unknown)] U);",
        &["a message has one field for what isn't known"],
    );
    check("struct A(Vec<[u8; 65_536]>, [u8; 65535]);", &["a fixed array has at most 65535 elements"]);
}

#[test]
fn enums() {
    check("enum A {}", &["an enum has at least one member, and `A` has none"]);
    check("#[repr(u8)] enum A { #[bebop(other)] O(u8) }", &["an enum has at least one member"]);
    check("#[repr(C)] enum A { X }", &["`C` can't be the base type of an enum: it is one of u8, i8,"]);
    check("#[repr(usize)] enum A { X }", &["`usize` can't be the base type of an enum"]);
    check(
        "enum A { #[bebop(discriminator = 1)] X }",
        &["`discriminator` belongs on a branch of a union: add `#[bebop(union)]`"],
    );
    check("enum A { #[bebop(message)] X }", &["`message` belongs on a branch of a union: add `#[bebop(union)]`"]);
    check("enum A { X = 1, Y }", &["an enum has a member with the value 0, and `A` has none"]);
    check("enum A { X = ONE, Y }", &[]);
    check("enum A { X = -1, Y }", &["-1 doesn't fit the base type `u32`: add a wider one, like `#[repr(i32)]`"]);
    check(
        "enum A { X, Y = 0x1_0000_0000 }",
        &["4294967296 doesn't fit the base type `u32`: add a wider one, like `#[repr(u64)]`"],
    );
}

#[test]
fn other_of_an_enum() {
    check("enum A { X, #[bebop(other)] O(u8) }", &["which is `u32`: add `#[repr(u8)]`"]);
    check("#[repr(u8)] enum A { X, #[bebop(other)] O(u16) }", &["which is `u8`: write `O(u8)`"]);
    check("enum A { X, #[bebop(other)] O(Unknown) }", &["which is `u32`: write `O(u32)`, or add `#[bebop(union)]`"]);
    check("enum A { X, #[bebop(other)] O }", &["`O` keeps what isn't known in one field without a name, like `O(…)`"]);
    check("enum A { X, #[bebop(other)] O(u32), Y }", &["Rust counts `O` too before it gives `Y` its value"]);
    check(
        "enum A { X, #[bebop(other)] O(u32), #[bebop(other)] P(u32) }",
        &["one variant keeps", "Rust counts `O` too"],
    );
    check("enum A { X, #[bebop(other, name = \"o\")] O(u32) }", &["`name` contradicts `other`"]);
}

#[test]
fn unions() {
    check("#[bebop(union)] enum A {}", &["a union has at least one branch, and `A` has none"]);
    check(
        "enum A { X(u8), #[bebop(other)] O { o: Unknown } }",
        &["`O` keeps what isn't known in one field without a name"],
    );
    check("enum A { X(u8), #[bebop(other)] O(#[bebop(skip)] Unknown) }", &["the field of `other` has no attributes"]);
    check("enum A { X(u8), #[bebop(other, discriminator = 9)] O(Unknown) }", &["`discriminator` contradicts `other`"]);
    check("#[repr(u8)] enum A { X(u8) = 3 }", &["this number isn't on the wire: `#[bebop(discriminator = N)]`"]);
}

#[test]
fn endless() {
    let size = "infinite size: a struct can't contain itself by value";
    for ty in ["A", "Self", "Box<A>", "std::rc::Rc<Self>", "(u8, Arc<A>)", "[A; 2]", "&'static A"] {
        check(&format!("struct A {{ a: {ty} }}"), &[size]);
    }
    check("struct A<T>(T, Box<A<T>>);", &[size]);
    check("#[bebop(transparent)] struct A(Box<A>);", &[size]);
    check(
        "#[bebop(message)] struct A { #[bebop(default)] a: Box<A> }",
        &["infinite size: a field with `default` is always there"],
    );
    check(
        "enum A { X(Box<A>), Y { a: u8, b: Box<Self> } }",
        &["no value of `A` has an end: every branch contains `A` itself"],
    );
}

#[test]
fn several_at_once() {
    check(
        "#[bebop(message, veiw, nonsense = 3)] struct A { #[bebop(tag = 0)] a: O, #[bebop(tag = 5, union)] b: O, \
         #[bebop(tag = 5)] c: O, d: [u8; 70000] }",
        &[
            "did you mean `view`?",
            "unknown attribute `nonsense`: a type can have `message`, ",
            "`tag` takes an integer literal",
            "`union` can't stand on a field",
            "a fixed array has at most",
            "`d` has no tag",
            "tag 5 is taken by `b`",
        ],
    );
}
