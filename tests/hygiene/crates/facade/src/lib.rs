//! Hands `bebop` on.

pub use bebop;
