//! Bebop for Rust.
