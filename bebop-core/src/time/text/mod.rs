//! Timestamps and durations as text, and what both kinds of text need.

mod civil;
mod cursor;
mod duration;
mod timestamp;

use core::fmt;

/// Writes `text` with the width that the formatter asks for.
fn pad(f: &mut fmt::Formatter<'_>, text: fmt::Arguments<'_>) -> fmt::Result {
    match f.width() {
        None => f.write_fmt(text),
        Some(_) => f.pad(&alloc::fmt::format(text)),
    }
}
