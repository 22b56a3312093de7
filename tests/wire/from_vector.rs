//! How the vectors write values, and the types by which the schemas are written in Rust.

use std::collections::BTreeMap;

use bebop::{Duration, Timestamp};
use half::{bf16, f16};
use serde_json::Value;
use uuid::Uuid;

/// A type whose values the vectors write in JSON.
pub trait FromVector: Sized {
    /// The value that a vector writes. Panics if it writes something else.
    fn from_vector(value: &Value) -> Self;

    /// `value` is this value, bit for bit.
    fn is(&self, value: &Value) -> bool;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl FromVector for $ty {
            fn from_vector(value: &Value) -> Self {
                serde_json::from_value(value.clone()).unwrap()
            }

            fn is(&self, value: &Value) -> bool {
                *value == *self
            }
        }
    )*};
}

integers!(bool u8 i8 u16 i16 u32 i32 u64 i64);

macro_rules! in_quotes {
    ($($ty:ty)*) => {$(
        impl FromVector for $ty {
            fn from_vector(value: &Value) -> Self {
                value.as_str().unwrap().parse().unwrap()
            }

            fn is(&self, value: &Value) -> bool {
                value.as_str() == Some(&self.to_string())
            }
        }
    )*};
}

in_quotes!(u128 i128 String Uuid);

macro_rules! floats {
    ($($ty:ty, $bits:ty, $digits:literal;)*) => {$(
        impl FromVector for $ty {
            fn from_vector(value: &Value) -> Self {
                let digits = value["bits"].as_str().unwrap().strip_prefix("0x").unwrap();
                Self::from_bits(<$bits>::from_str_radix(digits, 16).unwrap())
            }

            fn is(&self, value: &Value) -> bool {
                value["bits"].as_str() == Some(&format!("0x{:0digits$x}", self.to_bits(), digits = $digits))
            }
        }
    )*};
}

floats! { f16, u16, 4; bf16, u16, 4; f32, u32, 8; f64, u64, 16; }

impl FromVector for Timestamp {
    fn from_vector(value: &Value) -> Self {
        only(value, &["sec", "nanos", "offset_ms"]);
        let (seconds, nanos) = (i64::from_vector(&value["sec"]), i32::from_vector(&value["nanos"]));
        Self { seconds, nanos, offset_ms: i32::from_vector(&value["offset_ms"]) }
    }

    fn is(&self, value: &Value) -> bool {
        self.seconds.is(&value["sec"]) && self.nanos.is(&value["nanos"]) && self.offset_ms.is(&value["offset_ms"])
    }
}

impl FromVector for Duration {
    fn from_vector(value: &Value) -> Self {
        only(value, &["sec", "nanos"]);
        Self { seconds: i64::from_vector(&value["sec"]), nanos: i32::from_vector(&value["nanos"]) }
    }

    fn is(&self, value: &Value) -> bool {
        self.seconds.is(&value["sec"]) && self.nanos.is(&value["nanos"])
    }
}

impl<T: FromVector> FromVector for Vec<T> {
    fn from_vector(value: &Value) -> Self {
        value.as_array().unwrap().iter().map(T::from_vector).collect()
    }

    fn is(&self, value: &Value) -> bool {
        all_are(self, value)
    }
}

impl<T: FromVector, const N: usize> FromVector for [T; N] {
    fn from_vector(value: &Value) -> Self {
        Vec::from_vector(value).try_into().unwrap_or_else(|items: Vec<T>| panic!("{} of {N} elements", items.len()))
    }

    fn is(&self, value: &Value) -> bool {
        all_are(self, value)
    }
}

fn all_are<T: FromVector>(items: &[T], value: &Value) -> bool {
    value.as_array().is_some_and(|values| {
        values.len() == items.len() && items.iter().zip(values).all(|(item, value)| item.is(value))
    })
}

impl<T: FromVector> FromVector for Box<T> {
    fn from_vector(value: &Value) -> Self {
        Self::new(T::from_vector(value))
    }

    fn is(&self, value: &Value) -> bool {
        self.as_ref().is(value)
    }
}

/// Maps are compared as sets: the vectors have the order of a hash table.
impl<K: FromVector + Ord, V: FromVector> FromVector for BTreeMap<K, V> {
    fn from_vector(value: &Value) -> Self {
        let pairs = value.as_array().unwrap();
        let map: Self = pairs.iter().map(|pair| (K::from_vector(&pair[0]), V::from_vector(&pair[1]))).collect();
        assert_eq!(map.len(), pairs.len(), "a key stands twice in {value}");
        map
    }

    fn is(&self, value: &Value) -> bool {
        value.as_array().is_some_and(|pairs| {
            let found = |(key, value): (&K, &V)| pairs.iter().any(|pair| key.is(&pair[0]) && value.is(&pair[1]));
            pairs.len() == self.len() && self.iter().all(found)
        })
    }
}

/// No key of the object `value` is left unread.
#[track_caller]
pub fn only(value: &Value, names: &[&str]) {
    for name in value.as_object().unwrap().keys() {
        assert!(names.iter().any(|known| known.trim_start_matches("r#") == name), "no field {name}");
    }
}

/// A field of a message: absent if it is absent from the JSON object.
pub fn field<T: FromVector>(value: &Value, name: &str) -> Option<T> {
    value.get(name.trim_start_matches("r#")).map(T::from_vector)
}

/// `value` has the field just if it is present, and with its value.
pub fn field_is<T: FromVector>(field: &Option<T>, value: &Value, name: &str) -> bool {
    match (field, value.get(name.trim_start_matches("r#"))) {
        (None, None) => true,
        (Some(field), Some(value)) => field.is(value),
        _ => false,
    }
}

/// A struct with its view.
macro_rules! structure {
    ($name:ident { $($field:ident: $ty:ty),* $(,)? }) => {
        #[derive(bebop::Bebop, Clone, Debug, PartialEq)]
        #[bebop(view)]
        pub struct $name {
            $(pub $field: $ty,)*
        }

        impl crate::from_vector::FromVector for $name {
            fn from_vector(value: &serde_json::Value) -> Self {
                crate::from_vector::only(value, &[$(stringify!($field)),*]);
                Self { $($field: crate::from_vector::FromVector::from_vector(&value[stringify!($field)]),)* }
            }

            fn is(&self, value: &serde_json::Value) -> bool {
                value.as_object().is_some() $(&& self.$field.is(&value[stringify!($field)]))*
            }
        }
    };
}

/// A message with its view.
macro_rules! message {
    ($name:ident { $($(#[$deprecated:ident])? $field:ident = $tag:literal: $ty:ty),* $(,)? }) => {
        #[derive(bebop::Bebop, Clone, Debug, Default, PartialEq)]
        #[bebop(message, view)]
        pub struct $name {
            $($(#[$deprecated])? #[bebop(tag = $tag)] pub $field: Option<$ty>,)*
        }

        #[allow(deprecated)]
        impl crate::from_vector::FromVector for $name {
            fn from_vector(value: &serde_json::Value) -> Self {
                crate::from_vector::only(value, &[$(stringify!($field)),*]);
                Self { $($field: crate::from_vector::field(value, stringify!($field)),)* }
            }

            fn is(&self, value: &serde_json::Value) -> bool {
                value.as_object().is_some()
                    $(&& crate::from_vector::field_is(&self.$field, value, stringify!($field)))*
            }
        }
    };
}

/// An enum.
macro_rules! enumeration {
    ($name:ident: $base:ident { $($member:ident = $value:expr),* $(,)? }) => {
        #[derive(bebop::Bebop, Clone, Copy, Debug, PartialEq)]
        #[repr($base)]
        pub enum $name {
            $($member = $value,)*
        }

        impl crate::from_vector::FromVector for $name {
            fn from_vector(value: &serde_json::Value) -> Self {
                [$(Self::$member),*].into_iter().find(|member| member.is(value)).unwrap()
            }

            fn is(&self, value: &serde_json::Value) -> bool {
                (*self as $base).is(value)
            }
        }
    };
}

pub(crate) use {enumeration, message, structure};
