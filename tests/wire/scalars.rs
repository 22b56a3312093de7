//! The types of `scalars.bop`.

use bebop::{Duration, Timestamp};
use half::{bf16, f16};
use uuid::Uuid;

use crate::from_vector::structure;

structure! {
    AllScalars {
        f_bool: bool,
        f_byte: u8,
        f_int8: i8,
        f_int16: i16,
        f_uint16: u16,
        f_int32: i32,
        f_uint32: u32,
        f_int64: i64,
        f_uint64: u64,
        f_int128: i128,
        f_uint128: u128,
        f_float16: f16,
        f_float32: f32,
        f_float64: f64,
        f_bfloat16: bf16,
        f_string: String,
        f_uuid: Uuid,
        f_timestamp: Timestamp,
        f_duration: Duration,
    }
}

structure! { Aliases { small: u8, ident: Uuid, half_value: f16, brain: bf16 } }

structure! { BoolBox { v: bool } }

structure! { ByteBox { v: u8 } }

structure! { Int8Box { v: i8 } }

structure! { Int16Box { v: i16 } }

structure! { Uint16Box { v: u16 } }

structure! { Int32Box { v: i32 } }

structure! { Uint32Box { v: u32 } }

structure! { Int64Box { v: i64 } }

structure! { Uint64Box { v: u64 } }

structure! { Int128Box { v: i128 } }

structure! { Uint128Box { v: u128 } }

structure! { Float16Box { v: f16 } }

structure! { Float32Box { v: f32 } }

structure! { Float64Box { v: f64 } }

structure! { Bfloat16Box { v: bf16 } }

structure! { StringBox { v: String } }

structure! { UuidBox { v: Uuid } }

structure! { TimestampBox { v: Timestamp } }

structure! { DurationBox { v: Duration } }

structure! { Misaligned { a: u8, b: i128, c: bool, d: Duration, e: i8, f: Timestamp } }
