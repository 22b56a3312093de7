//! `T::schema()`: the `.bop` text of derived types.

use std::collections::{BTreeMap, HashSet};
use std::marker::PhantomData;

use bebop::{Bebop, DecodeAs, DecodeError, EncodeAs, Flags, Reader, Schema, SchemaError, Timestamp, Unknown, Writer};

#[track_caller]
fn check<T: Schema>(expected: &str) {
    let text = T::schema();
    assert!(text == expected, "the schema is\n{text}\nand not\n{expected}");
}

/// A reading.
///
/// Taken twice a day.
#[allow(dead_code)]
#[derive(Bebop)]
#[bebop(package = "weather.v1")]
struct Reading {
    /// Where.
    station: String,
    at: Timestamp,
    celsius: f32,
    raw: Vec<u8>,
    grid: [[i16; 3]; 2],
    jagged: [Vec<u16>; 4],
    note: Option<String>,
    r#type: Sky,
    #[bebop(skip)]
    cached: u8,
    unit: PhantomData<u8>,
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
#[repr(i8)]
enum Sky {
    Clear = 0,
    /// More than half.
    Cloudy = 5,
    Fog = -1,
}

#[test]
fn struct_with_enum() {
    check::<Reading>(
        r#"edition = "2026"
package weather.v1

enum Sky : int8 {
    Clear = 0;
    /// More than half.
    Cloudy = 5;
    Fog = -1;
}

/// A reading.
///
/// Taken twice a day.
struct Reading {
    /// Where.
    station: string;
    at: timestamp;
    celsius: float32;
    raw: byte[];
    grid: int16[3][2];
    jagged: uint16[][4];
    @optional note: string[];
    type: Sky;
}
"#,
    );
}

#[derive(Bebop, Default)]
#[bebop(message)]
struct Tree {
    value: Option<i32>,
    children: Option<Vec<Tree>>,
    parent: Option<Box<Forest>>,
    #[bebop(default)]
    weight: f64,
    #[deprecated]
    old: Option<u8>,
    twice: Option<Option<u8>>,
    #[bebop(map)]
    pairs: Option<Vec<(String, u8)>>,
    #[bebop(unknown)]
    rest: Vec<u8>,
}

#[derive(Bebop, Default)]
#[bebop(message, name = "Wood")]
struct Forest {
    #[bebop(tag = 7)]
    trees: Option<BTreeMap<u64, Tree>>,
    #[bebop(tag = 0x10, name = "size_in_acres")]
    size: Option<HashSet<u32>>,
}

#[test]
fn messages_that_need_each_other() {
    let text = Tree::schema();
    for line in [
        "@forward_compatible\nmessage Tree {",
        "    value(1): int32;\n",
        "    children(2): Tree[];\n",
        "    parent(3): Wood;\n",
        "    weight(4): float64;\n",
        "    @deprecated\n    old(5): byte;\n",
        "    @optional twice(6): byte[];\n",
        "    pairs(7): map[string, byte];\n",
        "message Wood {\n    trees(7): map[uint64, Tree];\n    size_in_acres(16): uint32[];\n}\n",
    ] {
        assert!(text.contains(line), "{line:?} isn't in\n{text}");
    }
    assert!(!text.contains("rest"), "{text}");
}

#[derive(Bebop)]
enum Shape {
    Circle {
        radius: f32,
    },
    Both(u8, String),
    At(Point),
    Inner(Sky),
    #[bebop(message)]
    Label {
        text: Option<String>,
    },
    Nothing,
    #[bebop(other)]
    Other(Unknown),
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
struct Point(i32, i32);

#[test]
fn union_with_every_form_of_branch() {
    check::<Shape>(
        r#"edition = "2026"

struct Point {
    _0: int32;
    _1: int32;
}

enum Sky : int8 {
    Clear = 0;
    /// More than half.
    Cloudy = 5;
    Fog = -1;
}

@forward_compatible
union Shape {
    Circle(1): {
        radius: float32;
    };
    Both(2): {
        _0: byte;
        _1: string;
    };
    At(3): Point;
    Inner(4): {
        _0: Sky;
    };
    Label(5): message {
        text(1): string;
    };
    Nothing(6): {};
}
"#,
    );
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
#[bebop(flags)]
struct Access(u16);

impl Flags for Access {
    type Bits = u16;

    fn members() -> impl Iterator<Item = (&'static str, u16)> {
        [("NOTHING", 0), ("READ", 1), ("WRITE", 2)].into_iter()
    }

    fn bits(&self) -> u16 {
        self.0
    }

    fn from_bits_retain(bits: u16) -> Self {
        Self(bits)
    }
}

#[test]
fn flags() {
    check::<Access>(
        "edition = \"2026\"\n\n@flags\nenum Access : uint16 {\n    NOTHING = 0;\n    READ = 1;\n    WRITE = 2;\n}\n",
    );
}

#[derive(Bebop)]
struct Page<T, const N: usize> {
    items: Vec<T>,
    first: [T; N],
}

#[derive(Bebop)]
struct Pages {
    points: Page<Point, 2>,
    pairs: Page<(u8, String), 3>,
    id: Id,
    when: std::time::SystemTime,
}

#[derive(Bebop)]
#[bebop(transparent)]
struct Id(u64);

#[test]
fn generics_and_tuples_have_names() {
    let text = Pages::schema();
    for line in [
        "struct Tuple2_uint8_string {\n    _0: byte;\n    _1: string;\n}\n",
        "struct Page_Point_2 {\n    items: Point[];\n    first: Point[2];\n}\n",
        "struct Page_Tuple2_uint8_string_3 {\n",
        "    points: Page_Point_2;\n    pairs: Page_Tuple2_uint8_string_3;\n    id: uint64;\n    when: timestamp;\n",
    ] {
        assert!(text.contains(line), "{line:?} isn't in\n{text}");
    }
}

struct AsText;

impl EncodeAs<std::net::Ipv4Addr> for AsText {
    type Wire = String;

    fn encode_as(value: &std::net::Ipv4Addr, out: &mut Writer<'_>) {
        bebop::Encode::encode(&value.to_string(), out);
    }

    fn encoded_len_as(value: &std::net::Ipv4Addr) -> usize {
        bebop::Encode::encoded_len(&value.to_string())
    }
}

impl<'de> DecodeAs<'de, std::net::Ipv4Addr> for AsText {
    type Wire = String;

    fn decode_as(r: &mut Reader<'de>) -> Result<std::net::Ipv4Addr, DecodeError> {
        let text: &str = r.read()?;
        text.parse().map_err(|_| r.error("not an address"))
    }
}

#[derive(Bebop)]
struct Host<'a> {
    #[bebop(as = AsText)]
    address: std::net::Ipv4Addr,
    #[bebop(as = Vec<AsText>)]
    others: Vec<std::net::Ipv4Addr>,
    name: &'a str,
}

#[test]
fn adapters_have_the_form_of_their_wire_type() {
    check::<Host<'_>>(
        "edition = \"2026\"\n\nstruct Host {\n    address: string;\n    others: string[];\n    name: string;\n}\n",
    );
}

mod other {
    #[derive(bebop::Bebop)]
    pub struct Point {
        pub x: f64,
    }
}

#[derive(Bebop)]
struct TwoPoints {
    one: Point,
    two: other::Point,
}

#[test]
fn two_types_of_one_name_are_an_error() {
    let error = TwoPoints::try_schema().unwrap_err();
    assert!(matches!(error, SchemaError::NameTaken { .. }), "{error}");
    assert!(error.to_string().contains("Point"), "{error}");
}

#[test]
fn a_root_that_is_no_definition() {
    let text = <Vec<Option<Point>>>::schema();
    assert!(text.contains("struct Point {"), "{text}");
    assert!(text.contains("// root: Point[][]"), "{text}");
}
