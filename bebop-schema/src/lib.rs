//! The schema compiler of bebop as an ordinary library.
//!
//! Every door leads to one [`model`], and one generator reads it: `#[derive(Bebop)]` arrives by
//! [`mod@derive`], which is the front end for Rust types.

#![forbid(unsafe_code)]

#[cfg(feature = "codegen")]
pub mod codegen;
#[cfg(feature = "codegen")]
pub mod derive;
#[cfg(feature = "codegen")]
pub mod diag;
#[cfg(feature = "codegen")]
pub mod model;
