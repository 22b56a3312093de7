//! The types of `arrays.bop`.

use std::collections::BTreeMap;

use bebop::{Duration, Timestamp};
use half::{bf16, f16};
use uuid::Uuid;

use crate::from_vector::structure;

structure! { DynBool { v: Vec<bool> } }

structure! { DynByte { v: Vec<u8> } }

structure! { DynInt8 { v: Vec<i8> } }

structure! { DynInt16 { v: Vec<i16> } }

structure! { DynUint16 { v: Vec<u16> } }

structure! { DynInt32 { v: Vec<i32> } }

structure! { DynUint32 { v: Vec<u32> } }

structure! { DynInt64 { v: Vec<i64> } }

structure! { DynUint64 { v: Vec<u64> } }

structure! { DynInt128 { v: Vec<i128> } }

structure! { DynUint128 { v: Vec<u128> } }

structure! { DynFloat16 { v: Vec<f16> } }

structure! { DynFloat32 { v: Vec<f32> } }

structure! { DynFloat64 { v: Vec<f64> } }

structure! { DynBfloat16 { v: Vec<bf16> } }

structure! { DynString { v: Vec<String> } }

structure! { DynUuid { v: Vec<Uuid> } }

structure! { DynTimestamp { v: Vec<Timestamp> } }

structure! { DynDuration { v: Vec<Duration> } }

structure! { FixBool { v: [bool; 3] } }

structure! { FixByte { v: [u8; 4] } }

structure! { FixInt8 { v: [i8; 2] } }

structure! { FixInt16 { v: [i16; 3] } }

structure! { FixUint16 { v: [u16; 2] } }

structure! { FixInt32 { v: [i32; 3] } }

structure! { FixUint32 { v: [u32; 1] } }

structure! { FixInt64 { v: [i64; 2] } }

structure! { FixUint64 { v: [u64; 2] } }

structure! { FixInt128 { v: [i128; 2] } }

structure! { FixUint128 { v: [u128; 2] } }

structure! { FixFloat16 { v: [f16; 3] } }

structure! { FixFloat32 { v: [f32; 2] } }

structure! { FixFloat64 { v: [f64; 2] } }

structure! { FixBfloat16 { v: [bf16; 2] } }

structure! { FixString { v: [String; 2] } }

structure! { FixUuid { v: [Uuid; 2] } }

structure! { FixTimestamp { v: [Timestamp; 2] } }

structure! { FixDuration { v: [Duration; 2] } }

structure! { Cell { k: i16, label: String } }

structure! { Pair { x: i32, y: i32 } }

structure! { DynDyn { v: Vec<Vec<i32>> } }

structure! { DynDynDyn { v: Vec<Vec<Vec<u8>>> } }

structure! { FixFix { v: [[i32; 3]; 2] } }

structure! { DynOfFix { v: Vec<[u8; 10]> } }

structure! { FixOfDyn { v: [Vec<i16>; 3] } }

structure! { StringGrid { v: Vec<Vec<String>> } }

structure! { FixDynFix { v: [Vec<[u16; 2]>; 2] } }

structure! { DynFixDyn { v: Vec<[Vec<u16>; 2]> } }

structure! { CellList { v: Vec<Cell> } }

structure! { CellFixed { v: [Cell; 2] } }

structure! { CellGrid { v: Vec<Vec<Cell>> } }

structure! { PairFixedList { v: Vec<[Pair; 2]> } }

structure! { ArrayOfMaps { v: Vec<BTreeMap<String, i32>> } }

structure! { FixedOfMaps { v: [BTreeMap<u8, bool>; 2] } }
