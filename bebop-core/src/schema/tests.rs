//! The texts of tables written by hand, as generated code has them.

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::marker::PhantomData;
use core::num::NonZero;

use super::{pairs, Argument, Body, Branch, Builder, Content, Field, Head, Member, Schema, SchemaError, Type, TypeOf};
use crate::{Duration, Timestamp};

#[track_caller]
fn check<T: Schema + ?Sized>(expected: &str) {
    let text = T::schema();
    assert!(text == expected, "the schema is\n{text}\nand not\n{expected}");
}

/// How the type is written in a field.
fn written<T: Schema + ?Sized>() -> String {
    T::__type(&mut Builder::default()).to_string()
}

/// How the type is written in a name.
fn identifier<T: Schema + ?Sized>() -> String {
    T::__type(&mut Builder::default()).identifier()
}

const fn head(name: &'static str) -> Head<'static> {
    Head { name, package: "", docs: &[], arguments: &[] }
}

const fn field(name: &'static str, ty: TypeOf) -> Field {
    tagged(name, 0, ty)
}

const fn tagged(name: &'static str, tag: u8, ty: TypeOf) -> Field {
    Field { name, tag, ty, docs: &[], deprecated: false }
}

const fn branch<'a>(name: &'static str, discriminator: u8, content: Content<'a>) -> Branch<'a> {
    Branch { name, discriminator, content, docs: &[], deprecated: false }
}

const fn member(name: &'static str, value: i128) -> Member {
    Member { name, value, docs: &[], deprecated: false }
}

/// `impl Schema` of a type that has no arguments.
macro_rules! schema {
    ($ty:ty, $head:expr, $body:expr) => {
        impl Schema for $ty {
            fn __type(s: &mut Builder) -> Type {
                s.define::<Self>($head, $body)
            }
        }
    };
}

struct Point;

schema!(
    Point,
    Head { name: "Point", package: "demo", docs: &[" A place.", "", "    On paper. "], arguments: &[] },
    Body::Struct(&[
        Field { name: "x", tag: 0, ty: f32::__type, docs: &["To the right."], deprecated: true },
        field("unit", PhantomData::<u8>::__type),
        field("label", Option::<String>::__type),
    ])
);

#[test]
fn a_struct() {
    check::<Point>(
        r#"edition = "2026"
package demo

/// A place.
///
///    On paper.
struct Point {
    /// To the right.
    x: float32;
    @optional label: string[];
}
"#,
    );
}

struct Song;

schema!(
    Song,
    Head { name: "Song", package: "", docs: &[" A tune."], arguments: &[] },
    Body::Message {
        fields: &[
            tagged("title", 1, String::__type),
            Field { name: "old", tag: 2, ty: u8::__type, docs: &[" Unused."], deprecated: true },
            tagged("note", 3, Option::<u8>::__type),
            tagged("mark", 200, PhantomData::<u8>::__type),
        ],
        forward_compatible: true,
    }
);

#[test]
fn a_message_writes_every_field() {
    check::<Song>(
        r#"edition = "2026"

struct Tuple0 {}

/// A tune.
@forward_compatible
message Song {
    title(1): string;
    /// Unused.
    @deprecated
    old(2): byte;
    @optional note(3): byte[];
    mark(200): Tuple0;
}
"#,
    );
}

struct Shape;

schema!(
    Shape,
    head("Shape"),
    Body::Union {
        branches: &[
            branch("Circle", 1, Content::Struct(&[field("radius", f32::__type)])),
            branch("Place", 2, Content::One(Box::<Point>::__type)),
            branch("Pair", 3, Content::One(<(u8, String)>::__type)),
            branch("Song", 9, Content::One(Song::__type)),
            branch("Text", 10, Content::One(String::__type)),
            branch("Maybe", 11, Content::One(Option::<u8>::__type)),
            branch("Ghost", 12, Content::One(PhantomData::<u8>::__type)),
            branch("Inner", 13, Content::One(Box::<Shape>::__type)),
            branch("Kind", 14, Content::One(Level::__type)),
            Branch {
                name: "Info",
                discriminator: 20,
                content: Content::Message { fields: &[tagged("id", 1, u32::__type)], forward_compatible: false },
                docs: &[" More."],
                deprecated: true,
            },
            branch("Blank", 21, Content::Message { fields: &[], forward_compatible: false }),
            branch("Nothing", 255, Content::Struct(&[])),
        ],
        forward_compatible: true,
    }
);

struct Level;

schema!(
    Level,
    head("Level"),
    Body::Enum {
        base: i16::__type,
        members: &[member("Zero", 0), Member { name: "Low", value: -7, docs: &[" Deep."], deprecated: true },],
        forward_compatible: false,
    }
);

#[test]
fn a_union_with_every_form_of_branch() {
    let text = Shape::schema();
    let (_, shape) = text.split_once("@forward_compatible\nunion").unwrap();
    assert_eq!(
        shape,
        r#" Shape {
    Circle(1): {
        radius: float32;
    };
    Place(2): Point;
    Pair(3): Tuple2_uint8_string;
    Song(9): Song;
    Text(10): {
        _0: string;
    };
    Maybe(11): {
        @optional _0: byte[];
    };
    Ghost(12): {};
    Inner(13): {
        _0: Shape;
    };
    Kind(14): {
        _0: Level;
    };
    /// More.
    @deprecated
    Info(20): message {
        id(1): uint32;
    };
    Blank(21): message {};
    Nothing(255): {};
}
"#
    );
}

#[test]
fn an_enum() {
    check::<Level>(
        r#"edition = "2026"

enum Level : int16 {
    Zero = 0;
    /// Deep.
    @deprecated
    Low = -7;
}
"#,
    );
}

struct Access;

schema!(
    Access,
    head("Access"),
    Body::Flags {
        base: u64::__type,
        members: &[member("NONE", 1), member("ALL", u64::MAX as i128), member("", 8)],
        forward_compatible: true,
    }
);

#[test]
fn flags_have_a_name_for_none() {
    check::<Access>(
        r#"edition = "2026"

@flags
@forward_compatible
enum Access : uint64 {
    NONE_ = 0;
    NONE = 1;
    ALL = 18446744073709551615;
}
"#,
    );
}

/// A branch inside the union would hide the definition of its name.
struct Event;

schema!(
    Event,
    Head { name: "Event", package: "demo", docs: &[], arguments: &[] },
    Body::Union {
        branches: &[
            branch("Level", 1, Content::One(Level::__type)),
            branch("Event", 2, Content::Struct(&[field("then", Vec::<Event>::__type)])),
            branch("Point", 3, Content::Struct(&[])),
            branch("Place", 4, Content::One(Point::__type)),
            branch("Song", 5, Content::Struct(&[])),
            branch("Open", 6, Content::Message { fields: &[tagged("id", 1, u8::__type)], forward_compatible: true }),
        ],
        forward_compatible: false,
    }
);

#[test]
fn branches_that_would_hide_a_definition_stand_outside() {
    let text = Event::schema();
    let (_, hoisted) = text.split_once("struct Event_Level").unwrap();
    assert_eq!(
        hoisted,
        r#" {
    _0: Level;
}

struct Event_Event {
    then: Event[];
}

struct Event_Point {}

/// A place.
///
///    On paper.
struct Point {
    /// To the right.
    x: float32;
    @optional label: string[];
}

@forward_compatible
message Event_Open {
    id(1): byte;
}

union Event {
    Level(1): Event_Level;
    Event(2): Event_Event;
    Point(3): Event_Point;
    Place(4): Point;
    Song(5): {};
    Open(6): Event_Open;
}
"#
    );
}

struct Page<T, const N: i32>(PhantomData<T>);

impl<T: Schema, const N: i32> Schema for Page<T, N> {
    fn __type(s: &mut Builder) -> Type {
        let arguments = &[Argument::Type(T::__type), Argument::Const(N as i128)];
        s.define::<Self>(
            Head { name: "Page", package: "", docs: &[], arguments },
            Body::Struct(&[field("items", Vec::<T>::__type)]),
        )
    }
}

#[test]
fn a_generic_type_is_named_after_its_arguments() {
    check::<Page<Vec<String>, -3>>(
        "edition = \"2026\"\n\nstruct Page_Array_string_minus3 {\n    items: string[][];\n}\n",
    );
}

#[test]
fn types_that_schemas_do_not_tell_apart_share_a_definition() {
    check::<(Page<String, 1>, Page<&str, 1>, Page<Box<String>, 1>)>(
        r#"edition = "2026"

struct Page_string_1 {
    items: string[];
}

struct Tuple3_Page_string_1_Page_string_1_Page_string_1 {
    _0: Page_string_1;
    _1: Page_string_1;
    _2: Page_string_1;
}
"#,
    );
}

struct Marker;

impl Schema for Marker {
    fn __type(s: &mut Builder) -> Type {
        let arguments = &[Argument::Type(Song::__type)];
        s.define::<Self>(Head { name: "Marker", package: "", docs: &[], arguments }, Body::Struct(&[]))
    }
}

#[test]
fn what_only_a_name_needs_is_left_out() {
    check::<Marker>("edition = \"2026\"\n\nstruct Marker_Song {}\n");
}

struct Tree;

schema!(Tree, head("Tree"), Body::Struct(&[field("value", u8::__type), field("children", Vec::<Tree>::__type)]));

#[test]
fn recursion() {
    check::<Tree>("edition = \"2026\"\n\nstruct Tree {\n    value: byte;\n    children: Tree[];\n}\n");
}

struct Album;
struct Artist;

schema!(
    Album,
    head("Album"),
    Body::Message {
        fields: &[tagged("by", 1, Box::<Artist>::__type), tagged("level", 2, Level::__type)],
        forward_compatible: false,
    }
);
schema!(
    Artist,
    head("Artist"),
    Body::Message { fields: &[tagged("albums", 1, BTreeMap::<String, Album>::__type)], forward_compatible: false }
);

const ALBUM: &str = "message Album {\n    by(1): Artist;\n    level(2): Level;\n}\n";
const ARTIST: &str = "message Artist {\n    albums(1): map[string, Album];\n}\n";
const LEVEL: &str = "enum Level : int16 {\n    Zero = 0;\n    /// Deep.\n    @deprecated\n    Low = -7;\n}\n";
const EDITION: &str = "edition = \"2026\"\n";

#[test]
fn mutual_recursion_from_either_side() {
    check::<Album>(&[EDITION, ARTIST, LEVEL, ALBUM].join("\n"));
    check::<Artist>(&[EDITION, LEVEL, ALBUM, ARTIST].join("\n"));
}

/// Is asked for its kind while it is being resolved.
struct Node;
struct Link;

schema!(Node, head("Node"), Body::Struct(&[field("link", Link::__type)]));
schema!(
    Link,
    head("Link"),
    Body::Union {
        branches: &[branch("To", 1, Content::One(Box::<Node>::__type)), branch("End", 2, Content::Struct(&[]))],
        forward_compatible: false,
    }
);

#[test]
fn recursion_through_a_branch_of_one_record() {
    let text = Node::schema();
    assert!(text.contains("    To(1): Node;\n"), "{text}");
}

mod other {
    use super::*;

    pub(super) struct Song;
    pub(super) struct Level;

    schema!(Song, head("Song"), Body::Struct(&[]));
    schema!(
        Level,
        head("Level"),
        Body::Enum { base: u8::__type, members: &[member("Zero", 0)], forward_compatible: false }
    );
}

#[test]
fn two_types_of_one_name() {
    let Err(error) = <(Song, Vec<other::Song>)>::try_schema() else { panic!("not an error") };
    let SchemaError::NameTaken { name, first, second } = &error else { panic!("{error}") };
    assert_eq!((name.as_str(), *first, *second), ("Song", type_of::<Song>(), type_of::<other::Song>()));
    assert_eq!(
        error.to_string(),
        "two different types are named `Song`: `bebop_core::schema::tests::Song` and \
         `bebop_core::schema::tests::other::Song`; give one another name with `#[bebop(name = \"…\")]`"
    );
    assert!(<(Level, other::Level)>::try_schema().is_err());
}

fn type_of<T>() -> &'static str {
    core::any::type_name::<T>()
}

/// A name of its own for all arguments.
struct Named<T>(PhantomData<T>);

impl<T: Schema> Schema for Named<T> {
    fn __type(s: &mut Builder) -> Type {
        s.define::<Self>(head("Named"), Body::Struct(&[field("value", T::__type)]))
    }
}

#[test]
fn one_name_for_two_forms_of_a_generic_type() {
    check::<Named<u8>>("edition = \"2026\"\n\nstruct Named {\n    value: byte;\n}\n");
    assert!(<(Named<String>, Named<&str>)>::try_schema().is_ok());
    assert!(<(Named<String>, Named<u8>)>::try_schema().is_err());
    assert!(Named::<Named<u8>>::try_schema().is_err());
}

#[test]
#[should_panic = "the type has no Bebop schema: an array of 0 `string`: fixed arrays have 1 to 65535 elements"]
fn an_array_of_no_elements() {
    <[String; 0]>::schema();
}

#[test]
fn an_array_of_too_many_elements() {
    assert!(<[u8; 65535]>::try_schema().is_ok());
    let error = SchemaError::ArrayLength { element: "byte".to_string(), len: 65536 };
    assert_eq!(<[u8; 65536]>::try_schema(), Err(error));
}

#[test]
fn roots_that_are_no_definition() {
    check::<Vec<Option<u8>>>("edition = \"2026\"\n\n// root: byte[][]\n");
    check::<()>("edition = \"2026\"\n\nstruct Tuple0 {}\n");
    check::<PhantomData<Song>>("edition = \"2026\"\n\nstruct Tuple0 {}\n");
    let text = BTreeMap::<u8, Point>::schema();
    assert!(text.starts_with("edition = \"2026\"\n\n/// A place."), "{text}");
    assert!(text.ends_with("}\n\n// root: map[byte, Point]\n"), "{text}");
}

#[test]
fn types_in_fields_and_in_names() {
    #[track_caller]
    fn check<T: Schema + ?Sized>(field: &str, name: &str) {
        assert_eq!((written::<T>().as_str(), identifier::<T>().as_str()), (field, name));
    }
    check::<NonZero<u8>>("byte", "uint8");
    check::<char>("uint32", "uint32");
    check::<usize>("uint64", "uint64");
    check::<NonZero<isize>>("int64", "int64");
    check::<half::bf16>("bfloat16", "bfloat16");
    check::<uuid::Uuid>("uuid", "uuid");
    check::<(Timestamp, core::time::Duration)>("Tuple2_timestamp_duration", "Tuple2_timestamp_duration");
    check::<Option<Duration>>("duration[]", "Optional_duration");
    check::<&[[Vec<i32>; 3]]>("int32[][3][]", "Array_Array3_Array_int32");
    check::<alloc::borrow::Cow<'_, [u8]>>("byte[]", "Array_uint8");
    check::<alloc::sync::Arc<str>>("string", "string");
    check::<BTreeMap<&str, BTreeSet<u128>>>("map[string, uint128[]]", "Map_string_Array_uint128");
    check::<Vec<PhantomData<u8>>>("Tuple0[]", "Array_Tuple0");
    check::<crate::Array<'_, crate::List<'_, &str>, 2>>("string[][2]", "Array2_Array_string");
    check::<PhantomData<u8>>("", "Nothing");
}

#[test]
fn a_list_of_pairs_is_a_map() {
    fn text<P: super::Pairs + ?Sized>() -> String {
        pairs::<P>(&mut Builder::default()).to_string()
    }
    assert_eq!(text::<Vec<(String, u8)>>(), "map[string, byte]");
    assert_eq!(text::<&[(u8, Song)]>(), "map[byte, Song]");
    assert_eq!(text::<Box<[(bool, ())]>>(), "map[bool, Tuple0]");
}
