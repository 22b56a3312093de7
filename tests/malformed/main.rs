//! Truncated, oversized and hostile input, and the limits that hold it.

mod depth;
mod errors;
mod evolution;
mod memory;
mod strict;
