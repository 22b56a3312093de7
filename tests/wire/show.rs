//! How the vectors write values, and the types by which the schemas are written in Rust.

use std::collections::BTreeMap;

use bebop::{Duration, Timestamp};
use half::{bf16, f16};
use serde_json::Value;
use uuid::Uuid;

/// A type whose values the vectors know in JSON.
pub trait Shown {
    /// `value` is this value, bit for bit.
    fn is(&self, value: &Value) -> bool;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl Shown for $ty {
            fn is(&self, value: &Value) -> bool {
                *value == *self
            }
        }
    )*};
}

integers!(bool u8 i8 u16 i16 u32 i32 u64 i64);

macro_rules! in_quotes {
    ($($ty:ty)*) => {$(
        impl Shown for $ty {
            fn is(&self, value: &Value) -> bool {
                value.as_str() == Some(&self.to_string())
            }
        }
    )*};
}

in_quotes!(u128 i128 String Uuid);

macro_rules! floats {
    ($($ty:ty, $digits:literal;)*) => {$(
        impl Shown for $ty {
            fn is(&self, value: &Value) -> bool {
                value["bits"].as_str() == Some(&format!("0x{:0digits$x}", self.to_bits(), digits = $digits))
            }
        }
    )*};
}

floats! { f16, 4; bf16, 4; f32, 8; f64, 16; }

impl Shown for Timestamp {
    fn is(&self, value: &Value) -> bool {
        self.seconds.is(&value["sec"]) && self.nanos.is(&value["nanos"]) && self.offset_ms.is(&value["offset_ms"])
    }
}

impl Shown for Duration {
    fn is(&self, value: &Value) -> bool {
        self.seconds.is(&value["sec"]) && self.nanos.is(&value["nanos"])
    }
}

impl<T: Shown> Shown for [T] {
    fn is(&self, value: &Value) -> bool {
        value.as_array().is_some_and(|items| {
            items.len() == self.len() && self.iter().zip(items).all(|(item, value)| item.is(value))
        })
    }
}

impl<T: Shown> Shown for Vec<T> {
    fn is(&self, value: &Value) -> bool {
        self.as_slice().is(value)
    }
}

impl<T: Shown, const N: usize> Shown for [T; N] {
    fn is(&self, value: &Value) -> bool {
        self.as_slice().is(value)
    }
}

impl<T: Shown> Shown for Box<T> {
    fn is(&self, value: &Value) -> bool {
        self.as_ref().is(value)
    }
}

/// Maps are compared as sets: the vectors have the order of a hash table.
impl<K: Shown, V: Shown> Shown for BTreeMap<K, V> {
    fn is(&self, value: &Value) -> bool {
        value.as_array().is_some_and(|pairs| {
            let found = |(key, value): (&K, &V)| pairs.iter().any(|pair| key.is(&pair[0]) && value.is(&pair[1]));
            pairs.len() == self.len() && self.iter().all(found)
        })
    }
}

/// A field of a message: absent from the JSON object if it is absent.
pub fn field_is<T: Shown>(field: &Option<T>, value: &Value, name: &str) -> bool {
    match (field, value.get(name.trim_start_matches("r#"))) {
        (None, None) => true,
        (Some(field), Some(value)) => field.is(value),
        _ => false,
    }
}

/// A struct with its view.
macro_rules! structure {
    ($name:ident { $($field:ident: $ty:ty),* }) => {
        #[derive(bebop::Bebop, Clone, Debug, PartialEq)]
        #[bebop(view)]
        pub struct $name {
            $(pub $field: $ty,)*
        }

        impl crate::show::Shown for $name {
            fn is(&self, value: &serde_json::Value) -> bool {
                value.as_object().is_some() $(&& self.$field.is(&value[stringify!($field)]))*
            }
        }
    };
}

/// A message with its view.
macro_rules! message {
    ($name:ident { $($(#[$deprecated:ident])? $field:ident = $tag:literal: $ty:ty),* }) => {
        #[derive(bebop::Bebop, Clone, Debug, Default, PartialEq)]
        #[bebop(message, view)]
        pub struct $name {
            $($(#[$deprecated])? #[bebop(tag = $tag)] pub $field: Option<$ty>,)*
        }

        #[allow(deprecated)]
        impl crate::show::Shown for $name {
            fn is(&self, value: &serde_json::Value) -> bool {
                value.as_object().is_some()
                    $(&& crate::show::field_is(&self.$field, value, stringify!($field)))*
            }
        }
    };
}

/// An enum.
macro_rules! enumeration {
    ($name:ident: $base:ident { $($member:ident = $value:expr),* }) => {
        #[derive(bebop::Bebop, Clone, Copy, Debug, PartialEq)]
        #[repr($base)]
        pub enum $name {
            $($member = $value,)*
        }

        impl crate::show::Shown for $name {
            fn is(&self, value: &serde_json::Value) -> bool {
                (*self as $base).is(value)
            }
        }
    };
}

pub(crate) use {enumeration, message, structure};
