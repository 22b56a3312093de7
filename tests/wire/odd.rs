//! Odd inputs: what the C implementation was found to do with them, and what we do.

use bebop::{Decode, DecodeErrorKind, Encode};
use serde_json::Value;

use crate::dispatch::{dispatch, Tested, Visit};
use crate::messages::WithDeprecated;
use crate::{hex, rows, text};

const ODD_INPUTS: &str = include_str!("vectors/odd_inputs.jsonl");

struct Odd;

impl Visit for Odd {
    fn visit<T: Tested>(row: &Value) {
        match text(row, "expect") {
            "ok" => accepted::<T>(row),
            "error" => refused::<T>(row),
            other => panic!("{other} is expected of {row}"),
        }
    }
}

/// The input is a value, and all of it.
#[track_caller]
fn accepted<T: Tested>(row: &Value) {
    let (name, bytes) = (text(row, "name"), hex(text(row, "hex")));
    let owned = T::from_bytes(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
    let view = T::View::from_bytes(&bytes).unwrap_or_else(|error| panic!("{name} in view: {error}"));
    assert_eq!(T::from_view(view), owned, "{name}");

    assert_eq!(owned.to_bytes(), written(row), "{name}: bytes written again");
    assert_eq!(view.to_bytes(), written_by_view(row), "{name}: bytes written by the view");
    assert_eq!(view.to_canonical_bytes(), Ok(written(row)), "{name}: canonical bytes of the view");

    let followed = [&bytes[..], &[0xee]].concat();
    assert_eq!(T::from_prefix(&followed), Ok((owned, &[0xee][..])), "{name}: prefix");
    assert_eq!(T::View::from_prefix(&followed), Ok((view, &[0xee][..])), "{name}: prefix in view");
}

/// What the owned value writes: what the C implementation writes, but for what it gets wrong.
fn written(row: &Value) -> Vec<u8> {
    hex(match text(row, "name") {
        // Every bool that isn't 0 is true, in arrays too.
        "bool_array_2_255" => "03000000 00 01 01",
        // The bytes behind the end marker are passed over, and `after` is what stands behind them.
        "message_padding_after_terminator" => "01 01000000 00 02",
        _ => text(row, "reencoded"),
    })
}

/// What the view writes: the same, but lists and maps as they lie there.
fn written_by_view(row: &Value) -> Vec<u8> {
    match text(row, "name") {
        "bool_array_2_255" | "map_bool_key_1_and_2" => hex(text(row, "hex")),
        _ => written(row),
    }
}

/// The input isn't a value; every entry point says the same of it.
#[track_caller]
fn refused<T: Tested>(row: &Value) {
    let (name, bytes) = (text(row, "name"), hex(text(row, "hex")));
    let error = T::from_bytes(&bytes).expect_err(name);
    assert_eq!(error.kind(), &kind(name), "{name}");
    assert_eq!(T::View::from_bytes(&bytes).expect_err(name), error, "{name} in view");

    if let DecodeErrorKind::TrailingBytes(count) = error.kind() {
        let rest = &bytes[bytes.len() - count..];
        assert_eq!(T::from_prefix(&bytes).expect(name).1, rest, "{name}: prefix");
        assert_eq!(T::View::from_prefix(&bytes).expect(name).1, rest, "{name}: prefix in view");
    } else {
        assert_eq!(T::from_prefix(&bytes).expect_err(name), error, "{name}: prefix");
        assert_eq!(T::View::from_prefix(&bytes).expect_err(name), error, "{name}: prefix in view");
    }
}

/// What is wrong with an odd input.
#[track_caller]
fn kind(name: &str) -> DecodeErrorKind {
    use DecodeErrorKind::*;
    const MAX: usize = u32::MAX as usize;
    match name {
        "string_nul_missing" => UnexpectedEnd { needed: 3, left: 2 },
        "string_nul_nonzero" => MissingNul { found: 0x41 },
        "string_len_max" => UnexpectedEnd { needed: MAX.saturating_add(1), left: 2 },
        "string_len_plus_one" => UnexpectedEnd { needed: 4, left: 3 },
        "trailing_message" => TrailingBytes(1),
        "message_truncated" => UnexpectedEnd { needed: 6, left: 3 },
        "message_len_max" => UnexpectedEnd { needed: MAX, left: 1 },
        "message_no_terminator" => MissingEndMarker,
        "message_len_too_short" => UnexpectedEnd { needed: 4, left: 1 },
        "union_unknown" => UnknownDiscriminator(9),
        "union_disc_zero" => UnknownDiscriminator(0),
        "union_len_zero" => UnexpectedEnd { needed: 1, left: 0 },
        "union_len_too_short" => UnexpectedEnd { needed: 4, left: 1 },
        "enum_unknown_value" => UnknownValue(7),
        "flags_unknown_bits" => UnknownFlags(0xf8),
        "map_count_max" => UnexpectedEnd { needed: MAX.saturating_mul(5), left: 5 },
        "array_int32_count_one_too_many" => UnexpectedEnd { needed: 8, left: 4 },
        "array_byte_count_max" => UnexpectedEnd { needed: MAX, left: 1 },
        "array_struct_count_max" => UnexpectedEnd { needed: MAX.saturating_mul(7), left: 1 },
        "array_empty_struct_huge" => EmptyElementLimit { count: (1 << 28) - 1, left: 65_536 },
        "array_array_huge" => UnexpectedEnd { needed: ((1 << 28) - 1) * 4, left: 1 },
        "empty_input_struct" => UnexpectedEnd { needed: 1, left: 0 },
        "empty_input_message" => UnexpectedEnd { needed: 4, left: 0 },
        _ => panic!("no kind for {name}"),
    }
}

#[track_caller]
fn check(rows: &[Value], ok: usize, error: usize) {
    let count = |expected: &str| rows.iter().filter(|row| text(row, "expect") == expected).count();
    assert_eq!((count("ok"), count("error"), rows.len()), (ok, error, ok + error));
    rows.iter().for_each(dispatch::<Odd>);
}

#[test]
fn odd_inputs() {
    check(&rows(ODD_INPUTS), 10, 23);
}

#[test]
#[allow(deprecated)]
fn deprecated_fields_are_read() {
    let rows = rows(ODD_INPUTS);
    let row = rows.iter().find(|row| text(row, "name") == "deprecated_on_wire").unwrap();
    let bytes = hex(text(row, "hex"));
    let read = WithDeprecated::from_bytes(&bytes).unwrap();
    let all = WithDeprecated { kept: Some(1), dropped: Some("x".into()), dropped_too: Some(5), also_kept: Some(true) };
    assert_eq!(read, all);
}
