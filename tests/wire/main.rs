//! The golden vectors, made by the C implementation, and odd inputs: read and written by derived types.

mod arrays;
mod enums;
mod maps;
mod messages;
mod paper;
mod scalars;
mod show;
mod structs;
mod unions;

use std::cell::RefCell;
use std::fmt::Debug;

use bebop::{Decode, DecodeErrorKind, Encode, FromView, Limits};
use serde_json::Value;

use show::Shown;

const VECTORS: &str = include_str!("vectors/vectors.jsonl");
const ODD_INPUTS: &str = include_str!("vectors/odd_inputs.jsonl");

/// Vectors whose bytes we write in another order: by ascending tags, and maps by ascending keys.
const OTHER_ORDER: [&str; 8] = [
    "map_bool",
    "map_string",
    "map_string_20",
    "map_val_union",
    "map_val_enum",
    "map_val_map",
    "msg_unordered",
    "msg_unordered_two",
];

fn rows(text: &'static str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn bytes(row: &Value) -> Vec<u8> {
    let hex = row["hex"].as_str().unwrap();
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
}

/// What is done with a row, for the type that it names.
trait Visit {
    fn visit<T>(&self, row: &Value)
    where
        T: Shown + FromView + Encode + Debug + PartialEq + for<'a> Decode<'a>;
}

macro_rules! dispatch {
    ($($module:ident::$name:ident, $view:ident;)*) => {
        fn dispatch(row: &Value, visit: impl Visit) {
            match row["type"].as_str().unwrap() {
                $(concat!("wire.", stringify!($module), ".", stringify!($name)) => visit.visit::<$module::$name>(row),)*
                ty => panic!("no Rust type for {ty}"),
            }
        }
    };
}

dispatch! {
    arrays::ArrayOfMaps, ArrayOfMapsView;
    arrays::CellFixed, CellFixedView;
    arrays::CellList, CellListView;
    arrays::DynBfloat16, DynBfloat16View;
    arrays::DynBool, DynBoolView;
    arrays::DynByte, DynByteView;
    arrays::DynDuration, DynDurationView;
    arrays::DynDyn, DynDynView;
    arrays::DynDynDyn, DynDynDynView;
    arrays::DynFloat16, DynFloat16View;
    arrays::DynFloat32, DynFloat32View;
    arrays::DynFloat64, DynFloat64View;
    arrays::DynInt128, DynInt128View;
    arrays::DynInt16, DynInt16View;
    arrays::DynInt32, DynInt32View;
    arrays::DynInt64, DynInt64View;
    arrays::DynInt8, DynInt8View;
    arrays::DynOfFix, DynOfFixView;
    arrays::DynString, DynStringView;
    arrays::DynTimestamp, DynTimestampView;
    arrays::DynUint128, DynUint128View;
    arrays::DynUint16, DynUint16View;
    arrays::DynUint32, DynUint32View;
    arrays::DynUint64, DynUint64View;
    arrays::DynUuid, DynUuidView;
    arrays::FixBfloat16, FixBfloat16View;
    arrays::FixByte, FixByteView;
    arrays::FixDuration, FixDurationView;
    arrays::FixDynFix, FixDynFixView;
    arrays::FixFix, FixFixView;
    arrays::FixFloat16, FixFloat16View;
    arrays::FixFloat64, FixFloat64View;
    arrays::FixInt128, FixInt128View;
    arrays::FixInt16, FixInt16View;
    arrays::FixInt32, FixInt32View;
    arrays::FixInt64, FixInt64View;
    arrays::FixInt8, FixInt8View;
    arrays::FixOfDyn, FixOfDynView;
    arrays::FixString, FixStringView;
    arrays::FixTimestamp, FixTimestampView;
    arrays::FixUint128, FixUint128View;
    arrays::FixUint32, FixUint32View;
    arrays::FixedOfMaps, FixedOfMapsView;
    arrays::PairFixedList, PairFixedListView;
    arrays::StringGrid, StringGridView;
    enums::AccessBox, AccessBoxView;
    enums::ByteEnumBox, ByteEnumBoxView;
    enums::EachBase, EachBaseView;
    enums::EnumFixed, EnumFixedView;
    enums::EnumList, EnumListView;
    enums::EnumMessage, EnumMessageView;
    enums::Int16EnumBox, Int16EnumBoxView;
    enums::Int64EnumBox, Int64EnumBoxView;
    enums::PlainBox, PlainBoxView;
    maps::KeyBool, KeyBoolView;
    maps::KeyByte, KeyByteView;
    maps::KeyInt128, KeyInt128View;
    maps::KeyInt16, KeyInt16View;
    maps::KeyInt32, KeyInt32View;
    maps::KeyInt64, KeyInt64View;
    maps::KeyInt8, KeyInt8View;
    maps::KeyString, KeyStringView;
    maps::KeyUint128, KeyUint128View;
    maps::KeyUint32, KeyUint32View;
    maps::KeyUuid, KeyUuidView;
    maps::ValArray, ValArrayView;
    maps::ValDuration, ValDurationView;
    maps::ValEnum, ValEnumView;
    maps::ValMap, ValMapView;
    maps::ValStringArray, ValStringArrayView;
    maps::ValStruct, ValStructView;
    maps::ValUnion, ValUnionView;
    maps::ValUuid, ValUuidView;
    messages::Basic, BasicView;
    messages::Chain, ChainView;
    messages::Collections, CollectionsView;
    messages::Empty, EmptyView;
    messages::Outer, OuterView;
    messages::Scalars, ScalarsView;
    messages::Sparse, SparseView;
    messages::Tree, TreeView;
    messages::Unordered, UnorderedView;
    messages::WithDeprecated, WithDeprecatedView;
    scalars::Aliases, AliasesView;
    scalars::AllScalars, AllScalarsView;
    scalars::Bfloat16Box, Bfloat16BoxView;
    scalars::BoolBox, BoolBoxView;
    scalars::ByteBox, ByteBoxView;
    scalars::DurationBox, DurationBoxView;
    scalars::Float16Box, Float16BoxView;
    scalars::Float32Box, Float32BoxView;
    scalars::Float64Box, Float64BoxView;
    scalars::Int128Box, Int128BoxView;
    scalars::Int16Box, Int16BoxView;
    scalars::Int32Box, Int32BoxView;
    scalars::Int64Box, Int64BoxView;
    scalars::Int8Box, Int8BoxView;
    scalars::Misaligned, MisalignedView;
    scalars::StringBox, StringBoxView;
    scalars::TimestampBox, TimestampBoxView;
    scalars::Uint128Box, Uint128BoxView;
    scalars::Uint16Box, Uint16BoxView;
    scalars::Uint32Box, Uint32BoxView;
    scalars::Uint64Box, Uint64BoxView;
    scalars::UuidBox, UuidBoxView;
    structs::Family, FamilyView;
    structs::FixedRecord, FixedRecordView;
    structs::HoldsMessage, HoldsMessageView;
    structs::ManyNothings, ManyNothingsView;
    structs::Nothing, NothingView;
    structs::Person, PersonView;
    structs::Point, PointView;
    structs::ThreeNothings, ThreeNothingsView;
    unions::Shape, ShapeView;
    unions::ShapeBox, ShapeBoxView;
    unions::ShapeHolder, ShapeHolderView;
    unions::ShapeList, ShapeListView;
}

/// Reads, writes and views a golden vector; keeps the names of those that we write in another order.
#[derive(Default)]
struct Golden(RefCell<Vec<String>>);

impl Visit for &Golden {
    #[track_caller]
    fn visit<T>(&self, row: &Value)
    where
        T: Shown + FromView + Encode + Debug + PartialEq + for<'a> Decode<'a>,
    {
        let (name, bytes) = (row["name"].as_str().unwrap(), bytes(row));
        let value = T::from_bytes(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(value.is(&row["value"]), "{name}: {value:?} is not {}", row["value"]);

        let written = value.to_bytes();
        assert_eq!(value.encoded_len(), bytes.len(), "{name}");
        if written != bytes {
            self.0.borrow_mut().push(name.to_string());
            let (mut ours, mut theirs) = (written.clone(), bytes.clone());
            ours.sort_unstable();
            theirs.sort_unstable();
            assert_eq!(ours, theirs, "{name}");
            assert!(T::from_bytes(&written).unwrap().is(&row["value"]), "{name}");
        }

        for offset in 0..16 {
            let moved = [vec![0xee; offset], bytes.clone()].concat();
            let view = T::View::from_bytes(&moved[offset..]).unwrap_or_else(|error| panic!("{name}: {error}"));
            let again = view.to_bytes();
            assert!(again == bytes || again == written, "{name} at {offset}: {again:?}");
            assert_eq!(view.encoded_len(), bytes.len(), "{name} at {offset}");
            assert!(T::from_view(view).is(&row["value"]), "{name} at {offset}");
        }

        for len in 0..bytes.len() {
            assert!(T::from_bytes(&bytes[..len]).is_err(), "{name}: the first {len} bytes");
            assert!(T::View::from_bytes(&bytes[..len]).is_err(), "{name}: the first {len} bytes in view");
        }
    }
}

#[test]
fn golden_vectors() {
    let rows = rows(VECTORS);
    assert_eq!(rows.len(), 225);
    let golden = Golden::default();
    rows.iter().for_each(|row| dispatch(row, &golden));
    assert_eq!(golden.0.into_inner(), OTHER_ORDER);
}

/// Reads an odd input: `expect` says whether it is a value.
struct Odd;

impl Visit for Odd {
    #[track_caller]
    fn visit<T>(&self, row: &Value)
    where
        T: Shown + FromView + Encode + Debug + PartialEq + for<'a> Decode<'a>,
    {
        let (name, bytes) = (row["name"].as_str().unwrap(), bytes(row));
        let owned = T::from_bytes(&bytes);
        let view = T::View::from_bytes(&bytes);
        match row["expect"].as_str().unwrap() {
            "ok" => {
                let (owned, view) = (owned.unwrap(), view.unwrap());
                assert_eq!(T::from_view(view), owned, "{name}");
                // Deprecated fields are read, and never written.
                if name != "deprecated_on_wire" {
                    assert_eq!(T::from_bytes(&view.to_bytes()).unwrap(), owned, "{name}");
                    assert_eq!(T::from_bytes(&owned.to_bytes()).unwrap(), owned, "{name}");
                }
                assert_eq!(owned.to_bytes(), view.to_canonical_bytes().unwrap(), "{name}");
            }
            "error" => {
                let (owned, view) = (owned.unwrap_err(), view.unwrap_err());
                assert_eq!(owned, view, "{name}");
                assert_eq!(owned.kind(), &kind(name), "{name}");
                let prefix = T::from_prefix_with(&bytes, &Limits::new());
                assert_eq!(prefix.is_ok(), matches!(owned.kind(), DecodeErrorKind::TrailingBytes(_)), "{name}");
            }
            other => panic!("{name} expects {other}"),
        }
    }
}

/// What is wrong with an odd input.
#[track_caller]
fn kind(name: &str) -> DecodeErrorKind {
    use DecodeErrorKind::*;
    const MAX: usize = u32::MAX as usize;
    match name {
        "string_nul_missing" => UnexpectedEnd { needed: 3, left: 2 },
        "string_nul_nonzero" => MissingNul { found: 0x41 },
        "string_len_max" => UnexpectedEnd { needed: MAX.saturating_add(1), left: 2 },
        "string_len_plus_one" => UnexpectedEnd { needed: 4, left: 3 },
        "trailing_message" => TrailingBytes(1),
        "message_truncated" => UnexpectedEnd { needed: 6, left: 3 },
        "message_len_max" => UnexpectedEnd { needed: MAX, left: 1 },
        "message_no_terminator" => MissingEndMarker,
        "message_len_too_short" => UnexpectedEnd { needed: 4, left: 1 },
        "union_unknown" => UnknownDiscriminator(9),
        "union_disc_zero" => UnknownDiscriminator(0),
        "union_len_zero" => UnexpectedEnd { needed: 1, left: 0 },
        "union_len_too_short" => UnexpectedEnd { needed: 4, left: 1 },
        "enum_unknown_value" => UnknownValue(7),
        "flags_unknown_bits" => UnknownFlags(0xf8),
        "map_count_max" => UnexpectedEnd { needed: MAX.saturating_mul(5), left: 5 },
        "array_int32_count_one_too_many" => UnexpectedEnd { needed: 8, left: 4 },
        "array_byte_count_max" => UnexpectedEnd { needed: MAX, left: 1 },
        "array_struct_count_max" => UnexpectedEnd { needed: MAX.saturating_mul(7), left: 1 },
        "array_empty_struct_huge" => EmptyElementLimit { count: (1 << 28) - 1, left: 65_536 },
        "array_array_huge" => UnexpectedEnd { needed: ((1 << 28) - 1) * 4, left: 1 },
        "empty_input_struct" => UnexpectedEnd { needed: 1, left: 0 },
        "empty_input_message" => UnexpectedEnd { needed: 4, left: 0 },
        _ => panic!("no kind for {name}"),
    }
}

#[test]
fn odd_inputs() {
    let rows = rows(ODD_INPUTS);
    assert_eq!(rows.len(), 33);
    rows.iter().for_each(|row| dispatch(row, Odd));
}
