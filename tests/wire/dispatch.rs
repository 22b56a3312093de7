//! From the names of the schemas' types to the Rust types.

use std::collections::BTreeSet;
use std::fmt::Debug;

use bebop::{Bebop, FromView};
use serde_json::Value;

use crate::from_vector::FromVector;
use crate::{arrays, enums, maps, messages, scalars, structs, unions};

/// What every type of the schemas can do.
pub trait Tested: FromVector + FromView + Bebop + Debug + PartialEq {}

impl<T: FromVector + FromView + Bebop + Debug + PartialEq> Tested for T {}

/// What is done with a row, for the type that it names.
pub trait Visit {
    fn visit<T: Tested>(row: &Value);
}

macro_rules! types {
    ($($module:ident { $($name:ident)* })*) => {
        /// The names of all types.
        const NAMES: &[&str] = &[$($(concat!("wire.", stringify!($module), ".", stringify!($name)),)*)*];

        /// Visits the type that `row` names. A type that isn't known is a failure.
        #[track_caller]
        pub fn dispatch<V: Visit>(row: &Value) {
            match row["type"].as_str().unwrap() {
                $($(concat!("wire.", stringify!($module), ".", stringify!($name)) => {
                    V::visit::<$module::$name>(row)
                })*)*
                name => panic!("no Rust type for {name}"),
            }
        }
    };
}

types! {
    arrays {
        ArrayOfMaps Cell CellFixed CellGrid CellList DynBfloat16 DynBool DynByte DynDuration DynDyn DynDynDyn
        DynFixDyn DynFloat16 DynFloat32 DynFloat64 DynInt128 DynInt16 DynInt32 DynInt64 DynInt8 DynOfFix
        DynString DynTimestamp DynUint128 DynUint16 DynUint32 DynUint64 DynUuid FixBfloat16 FixBool FixByte
        FixDuration FixDynFix FixFix FixFloat16 FixFloat32 FixFloat64 FixInt128 FixInt16 FixInt32 FixInt64
        FixInt8 FixOfDyn FixString FixTimestamp FixUint128 FixUint16 FixUint32 FixUint64 FixUuid FixedOfMaps
        Pair PairFixedList StringGrid
    }
    enums {
        Access AccessBox ByteEnumBox EachBase EnumFixed EnumList EnumMessage Int16EnumBox Int64EnumBox
        Int8EnumBox OnByte OnInt16 OnInt32 OnInt64 OnInt8 OnUint16 OnUint32 OnUint64 OnUint8 Plain PlainBox
    }
    maps {
        Either KeyBool KeyByte KeyInt128 KeyInt16 KeyInt32 KeyInt64 KeyInt8 KeyString KeyUint128 KeyUint16
        KeyUint32 KeyUint64 KeyUuid Mood Note Spot ValArray ValDuration ValEnum ValFixed ValMap
        ValMapOfArrayOfMap ValMessage ValStringArray ValStruct ValUnion ValUuid
    }
    messages {
        Basic Chain Collections Empty Outer Point Scalars Sparse Tree Unordered WithDeprecated
    }
    scalars {
        Aliases AllScalars Bfloat16Box BoolBox ByteBox DurationBox Float16Box Float32Box Float64Box Int128Box
        Int16Box Int32Box Int64Box Int8Box Misaligned StringBox TimestampBox Uint128Box Uint16Box Uint32Box
        Uint64Box UuidBox
    }
    structs {
        Deep Family FixedRecord HasNothing HoldsMessage Inner Kind Line Low ManyNothings Mid Nothing Person
        Point ThreeNothings
    }
    unions {
        Dot Memo Shape ShapeBox ShapeHolder ShapeList
    }
}

/// The definitions of a schema, nested ones too, under their simple names.
fn definitions<'a>(module: &'a str, schema: &'a str) -> impl Iterator<Item = String> + 'a {
    let words: Vec<&str> = schema.split_whitespace().collect();
    let is_definition = |pair: &[&str]| matches!(pair[0], "struct" | "message" | "union" | "enum") && pair[1] != "{";
    let names: Vec<&str> = words.windows(2).filter(|pair| is_definition(pair)).map(|pair| pair[1]).collect();
    names.into_iter().map(move |name| format!("wire.{module}.{name}"))
}

#[test]
fn every_type_of_the_schemas_has_a_rust_type() {
    let schemas = [
        ("arrays", include_str!("vectors/arrays.bop")),
        ("enums", include_str!("vectors/enums.bop")),
        ("maps", include_str!("vectors/maps.bop")),
        ("messages", include_str!("vectors/messages.bop")),
        ("scalars", include_str!("vectors/scalars.bop")),
        ("structs", include_str!("vectors/structs.bop")),
        ("unions", include_str!("vectors/unions.bop")),
    ];
    let defined: BTreeSet<String> = schemas.iter().flat_map(|(module, schema)| definitions(module, schema)).collect();
    let known: BTreeSet<String> = NAMES.iter().map(ToString::to_string).collect();
    let different: Vec<&String> = known.symmetric_difference(&defined).collect();
    assert!(different.is_empty(), "in the schemas or in Rust alone: {different:?}");
    assert_eq!(known.len(), NAMES.len(), "a type is listed twice");
}
