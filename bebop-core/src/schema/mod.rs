//! The schema of a Rust type: a `.bop` text with its definition and all that it needs (spec: Rust
//! types and Bebop types).
//!
//! ```
//! use bebop_core::schema::Schema;
//!
//! assert_eq!(
//!     <(u32, Vec<String>)>::schema(),
//!     r#"edition = "2026"
//!
//! struct Tuple2_uint32_Array_string {
//!     _0: uint32;
//!     _1: string[];
//! }
//! "#
//! );
//! ```
//!
//! # Names of what has none
//!
//! Tuples and generic types are named after their arguments, in prefix notation, so that a name
//! says one type: `Tuple2_uint8_string` for `(u8, String)`, `Tuple0` for `()`, `Page_Song` for
//! `Page<Song>`. In such names
//!
//! | argument | is written |
//! |---|---|
//! | a scalar | as in schemas, `byte` as `uint8` |
//! | a definition | its name |
//! | `T[]`, `T[4]` | `Array_T`, `Array4_T` |
//! | `map[K, V]` | `Map_K_V` |
//! | `Option<T>` | `Optional_T` |
//! | `PhantomData<T>` | `Nothing` |
//! | an integer, `bool` or `char` constant | its number, `minus5` if negative |

mod build;
mod error;
mod form;
mod impls;
mod table;
#[cfg(test)]
mod tests;
mod text;

use alloc::string::String;

pub use self::build::Builder;
pub use self::error::SchemaError;
pub use self::form::Type;
pub use self::impls::{flags, pairs, Pairs};
pub use self::table::{Argument, Body, Branch, Content, Field, Head, Member, TypeOf};

/// A type that has a Bebop schema: every type that a field may have.
///
/// Comes from `#[derive(Bebop)]`. Not for writing by hand.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no Bebop schema",
    label = "not a Bebop type",
    note = "add `#[derive(Bebop)]` to `{Self}`, or `#[bebop(as = …)]` to the field if the type is another crate's"
)]
pub trait Schema {
    /// The `.bop` text of this type and of every type that it needs, dependencies first.
    ///
    /// The text has the package of this type. Definitions of other packages stand in it under their
    /// simple names. A type that is no definition, as `Vec<Song>`, is told in a last line:
    /// `// root: Song[]`.
    ///
    /// A branch of a union whose own name would hide a definition that the union needs is written
    /// as a definition beside it, as `Shape_Circle`, and so is an inline message that is forward
    /// compatible. The bytes are the same.
    ///
    /// # Panics
    /// If there is none: [`SchemaError`]. [`try_schema`](Schema::try_schema) returns it.
    #[track_caller]
    fn schema() -> String {
        match Self::try_schema() {
            Ok(text) => text,
            Err(error) => panic!("the type has no Bebop schema: {error}"),
        }
    }

    /// The `.bop` text of this type and of every type that it needs, as [`schema`](Schema::schema)
    /// has it.
    ///
    /// # Errors
    /// [`SchemaError`] if two different types share a name, or if a fixed array has a length that
    /// schemas don't have.
    fn try_schema() -> Result<String, SchemaError> {
        text::schema(Self::__type)
    }

    /// How a field of this type is written; adds the definitions that it needs.
    #[doc(hidden)]
    fn __type(s: &mut Builder) -> Type;
}
