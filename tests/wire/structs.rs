//! The types of `structs.bop`.

use bebop::{Duration, Timestamp};
use uuid::Uuid;

use crate::from_vector::{enumeration, message, structure};

structure! { Nothing {  } }

structure! { Point { x: f32, y: f32 } }

structure! { Line { from_point: Point, to_point: Point } }

structure! { Person { name: String, age: u8, tags: Vec<String> } }

structure! { Family { head: Person, members: Vec<Person>, home: Point } }

structure! { HasNothing { a: i16, n: Nothing, b: i16 } }

structure! { ManyNothings { n: Vec<Nothing>, tail: u8 } }

structure! { ThreeNothings { n: [Nothing; 3], tail: u8 } }

structure! { Low { v: i32 } }

structure! { Mid { low: Low, twin: [Low; 2] } }

enumeration! { Kind: u8 { A = 0, B = 7 } }

structure! { Deep { mid: Mid, kind: Kind } }

structure! { FixedRecord { id: Uuid, when: Timestamp, took: Duration, hash: [u8; 32], ok: bool } }

message! { Inner { v = 1: i32 } }

structure! { HoldsMessage { before: u8, m: Inner, after: u8 } }
