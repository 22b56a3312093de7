//! The types of `maps.bop`.

use std::collections::BTreeMap;

use bebop::{Duration, Timestamp};
use serde_json::Value;
use uuid::Uuid;

use crate::from_vector::{enumeration, message, only, structure, FromVector};

structure! { Spot { x: i32, y: i32 } }

message! { Note { id = 1: u32, text = 2: String } }

enumeration! { Mood: i16 { Calm = 0, Happy = 1, Sad = -1 } }

structure! { KeyBool { v: BTreeMap<bool, String> } }

structure! { KeyByte { v: BTreeMap<u8, i32> } }

structure! { KeyInt8 { v: BTreeMap<i8, i32> } }

structure! { KeyInt16 { v: BTreeMap<i16, u16> } }

structure! { KeyUint16 { v: BTreeMap<u16, i16> } }

structure! { KeyInt32 { v: BTreeMap<i32, f32> } }

structure! { KeyUint32 { v: BTreeMap<u32, f64> } }

structure! { KeyInt64 { v: BTreeMap<i64, bool> } }

structure! { KeyUint64 { v: BTreeMap<u64, u8> } }

structure! { KeyInt128 { v: BTreeMap<i128, u128> } }

structure! { KeyUint128 { v: BTreeMap<u128, i128> } }

structure! { KeyString { v: BTreeMap<String, String> } }

structure! { KeyUuid { v: BTreeMap<Uuid, Timestamp> } }

structure! { ValStruct { v: BTreeMap<String, Spot> } }

structure! { ValMessage { v: BTreeMap<u32, Note> } }

structure! { ValUnion { v: BTreeMap<i32, Either> } }

structure! { ValEnum { v: BTreeMap<String, Mood> } }

structure! { ValArray { v: BTreeMap<String, Vec<i32>> } }

structure! { ValFixed { v: BTreeMap<String, [u8; 4]> } }

structure! { ValStringArray { v: BTreeMap<u8, Vec<String>> } }

structure! { ValMap { v: BTreeMap<String, BTreeMap<String, i32>> } }

structure! { ValDuration { v: BTreeMap<u16, Duration> } }

structure! { ValMapOfArrayOfMap { v: BTreeMap<u8, Vec<BTreeMap<bool, i16>>> } }

structure! { ValUuid { v: BTreeMap<i64, Uuid> } }

#[derive(bebop::Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
pub enum Either {
    Left { n: i32 },
    Right { s: String },
}

impl FromVector for Either {
    fn from_vector(value: &Value) -> Self {
        only(value, &["branch", "discriminator", "value"]);
        let content = &value["value"];
        match (value["branch"].as_str().unwrap(), value["discriminator"].as_u64().unwrap()) {
            ("Left", 1) => Self::Left { n: i32::from_vector(&content["n"]) },
            ("Right", 2) => Self::Right { s: String::from_vector(&content["s"]) },
            branch => panic!("no branch {branch:?}"),
        }
    }

    fn is(&self, value: &Value) -> bool {
        let content = &value["value"];
        let (branch, discriminator, same) = match self {
            Self::Left { n } => ("Left", 1, n.is(&content["n"])),
            Self::Right { s } => ("Right", 2, s.is(&content["s"])),
        };
        same && value["branch"] == branch && value["discriminator"] == discriminator
    }
}
