//! The golden vectors, made by the C implementation, and odd inputs: read and written by derived types.

mod arrays;
mod dispatch;
mod enums;
mod from_vector;
mod golden;
mod maps;
mod messages;
mod odd;
mod order;
mod paper;
mod scalars;
mod structs;
mod unions;

use serde_json::Value;

/// One JSON object per line.
fn rows(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A text of the row that has to be there.
#[track_caller]
fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row[key].as_str().unwrap_or_else(|| panic!("no {key} in {row}"))
}

/// Bytes in hexadecimal, with blanks wherever they help.
#[track_caller]
fn hex(digits: &str) -> Vec<u8> {
    let digits: String = digits.split_whitespace().collect();
    assert_eq!(digits.len() % 2, 0, "half a byte in {digits}");
    (0..digits.len()).step_by(2).map(|at| u8::from_str_radix(&digits[at..at + 2], 16).unwrap()).collect()
}
