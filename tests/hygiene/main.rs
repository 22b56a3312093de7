//! Derives among hostile names, in odd places and under strict lints. The modules compile and run in
//! this crate; `crates` holds what is a matter of a whole crate.

// What the tests do on purpose: types with the names of built-in ones.
#![allow(clippy::builtin_type_shadow, clippy::upper_case_acronyms, clippy::wrong_self_convention)]

mod cfg;
mod crates;
mod deprecated;
mod generics;
mod locals;
mod names;
mod paths;
mod raw;
mod recursion;
mod visibility;
