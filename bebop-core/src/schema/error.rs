//! Why a type has no schema.

use alloc::string::String;
use core::fmt::{self, Display, Formatter};

/// Why a type has no schema.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SchemaError {
    /// Two different types with one name.
    NameTaken {
        /// The name in the schema.
        name: String,
        /// The Rust type that had it first.
        first: &'static str,
        /// The Rust type that wants it too.
        second: &'static str,
    },
    /// A fixed array of 0 or of more than 65535 elements.
    ArrayLength {
        /// The type of its elements, as schemas write it.
        element: String,
        /// The count of its elements.
        len: usize,
    },
}

impl Display for SchemaError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::NameTaken { name, first, second } => write!(
                f,
                "two different types are named `{name}`: `{first}` and `{second}`; \
                 give one another name with `#[bebop(name = \"…\")]`"
            ),
            Self::ArrayLength { element, len } => {
                write!(f, "an array of {len} `{element}`: fixed arrays have 1 to 65535 elements")
            }
        }
    }
}

impl core::error::Error for SchemaError {}
