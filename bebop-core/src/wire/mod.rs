//! The wire format: who reads bytes, who appends them, and the types that Bebop and Rust share.

pub(crate) mod array;
pub(crate) mod bulk;
mod foreign;
pub(crate) mod frame;
pub(crate) mod map;
pub(crate) mod pointer;
pub(crate) mod presence;
pub(crate) mod reader;
pub(crate) mod scalar;
pub(crate) mod set;
pub(crate) mod string;
pub(crate) mod text;
pub(crate) mod time;
pub(crate) mod tuple;
pub(crate) mod writer;
