//! The types of `messages.bop`.

use std::collections::BTreeMap;

use bebop::{Duration, Timestamp};
use half::{bf16, f16};
use uuid::Uuid;

use crate::from_vector::{message, structure};

structure! { Point { x: i32, y: i32 } }

message! { Empty {  } }

message! { Basic { user_id = 1: i32, include_profile = 2: bool } }

message! { Sparse { first = 1: String, tenth = 10: u16, last = 255: String } }

message! { Unordered { z = 30: u8, a = 2: u8, m = 17: u8 } }

message! {
    Scalars {
        f_bool = 1: bool,
        f_byte = 2: u8,
        f_int8 = 3: i8,
        f_int16 = 4: i16,
        f_uint16 = 5: u16,
        f_int32 = 6: i32,
        f_uint32 = 7: u32,
        f_int64 = 8: i64,
        f_uint64 = 9: u64,
        f_int128 = 10: i128,
        f_uint128 = 11: u128,
        f_float16 = 12: f16,
        f_float32 = 13: f32,
        f_float64 = 14: f64,
        f_bfloat16 = 15: bf16,
        f_string = 16: String,
        f_uuid = 17: Uuid,
        f_timestamp = 18: Timestamp,
        f_duration = 19: Duration,
    }
}

message! { Tree { value = 1: i32, children = 2: Vec<Tree> } }

message! { Chain { label = 1: String, next = 2: Box<Chain> } }

message! { Outer { id = 1: u32, inner = 2: Basic, list = 3: Vec<Basic>, by_name = 4: BTreeMap<String, Basic> } }

message! {
    Collections {
        r#dyn = 1: Vec<i32>,
        fixed = 2: [u8; 4],
        grid = 3: [[i32; 2]; 3],
        jag = 4: [Vec<i16>; 2],
        table = 5: BTreeMap<String, Point>,
        words = 6: Vec<String>,
        point = 7: Point,
        points = 8: [Point; 2],
    }
}

message! {
    WithDeprecated {
        kept = 1: i32,
        #[deprecated] dropped = 2: String,
        #[deprecated] dropped_too = 3: i32,
        also_kept = 4: bool,
    }
}
