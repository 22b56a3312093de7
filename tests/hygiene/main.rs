//! Derives among hostile names, in odd places and under strict lints. The modules compile and run in
//! this crate; `crates` holds what is a matter of a whole crate.

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
