//! The only place where text is made from bytes.
//!
//! Short ASCII is found out where it is read; any other text goes out of line, short ones to the
//! standard library and the rest to simdutf8. Per text, in nanoseconds, over a run of texts in the
//! cache of an x86-64 machine, of which 1.85 are spent on reading the length:
//!
//! | ASCII bytes | unchecked | here | `core::str::from_utf8` | `simdutf8::basic` |
//! |---|---|---|---|---|
//! | 4 | 1.84 | 2.01 | 4.34 | 4.60 |
//! | 10 | 1.84 | 2.08 | 6.50 | 6.77 |
//! | 28 | 1.82 | 1.86 | 7.86 | 8.13 |
//! | 60 | 1.87 | 2.73 | 8.67 | 8.94 |
//! | 120 | 1.88 | 3.40 | 7.86 | 10.30 |

/// The longest text that is tested for ASCII where it is read, in bytes.
const INLINE_MAX: usize = 128;

/// From this length on simdutf8 works with whole blocks; before it, it calls the standard library.
const BLOCK: usize = 64;

/// The text that `bytes` are; nothing if they aren't UTF-8 (spec: wire format, `string`).
///
/// The `unsafe` saves the standard library's pass over bytes that were just tested: 28 of them take
/// 1.9 ns instead of 7.9, see the table above.
#[inline]
#[allow(unsafe_code)]
pub(crate) fn str_from_utf8(bytes: &[u8]) -> Option<&str> {
    if bytes.len() <= INLINE_MAX && is_ascii(bytes) {
        // SAFETY: `is_ascii` is true only if no byte has its high bit set: it ors all bytes, by
        // loads that together cover the slice, and compares the high bits of the result with zero.
        // A byte below 0x80 is a whole character in UTF-8, so any run of them is valid.
        return Some(unsafe { core::str::from_utf8_unchecked(bytes) });
    }
    checked_str(bytes)
}

/// How many bytes of `bytes` are valid UTF-8, for an error's offset.
#[cold]
pub(crate) fn valid_up_to(bytes: &[u8]) -> usize {
    match core::str::from_utf8(bytes) {
        Ok(text) => text.len(),
        Err(error) => error.valid_up_to(),
    }
}

#[inline(never)]
fn checked_str(bytes: &[u8]) -> Option<&str> {
    if bytes.len() < BLOCK {
        core::str::from_utf8(bytes).ok()
    } else {
        simdutf8::basic::from_utf8(bytes).ok()
    }
}

#[inline]
fn is_ascii(bytes: &[u8]) -> bool {
    or_of_all(bytes) & 0x8080_8080_8080_8080 == 0
}

/// The or of words that together cover all bytes; the last word of a length may overlap the one
/// before it.
///
/// ```text
/// 16..     [ first 16 ][ 16 ][ 16 ] …
///                             … [ last 16 ]
/// 8..=15   [ first 8 ]          4..=7  [ first 4 ]          0..=3  byte by byte
///              [ last 8 ]                 [ last 4 ]
/// ```
#[inline]
fn or_of_all(bytes: &[u8]) -> u64 {
    if let (Some(first), Some(last)) = (bytes.first_chunk::<16>(), bytes.last_chunk::<16>()) {
        let ends = u128::from_ne_bytes(*first) | u128::from_ne_bytes(*last);
        return or_of_blocks(ends, &bytes[16..]);
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk::<8>(), bytes.last_chunk::<8>()) {
        return u64::from_ne_bytes(*first) | u64::from_ne_bytes(*last);
    }
    if let (Some(first), Some(last)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        return u64::from(u32::from_ne_bytes(*first) | u32::from_ne_bytes(*last));
    }
    bytes.iter().fold(0, |or, byte| or | u64::from(*byte))
}

/// The or of `all` and the whole blocks of 16 bytes at the start of `rest`.
#[inline]
fn or_of_blocks(mut all: u128, mut rest: &[u8]) -> u64 {
    while let Some((block, after)) = rest.split_first_chunk::<16>() {
        all |= u128::from_ne_bytes(*block);
        rest = after;
    }
    all as u64 | (all >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::{str_from_utf8, valid_up_to};
    use alloc::vec;
    use alloc::vec::Vec;
    use quickcheck::quickcheck;

    const LENGTHS: core::ops::RangeInclusive<usize> = 0..=300;

    /// Cut-off, overlong, surrogate, beyond U+10FFFF, stray and never used bytes.
    const INVALID: [&[u8]; 12] = [
        b"\x80",
        b"\xbf",
        b"\xc0\x80",
        b"\xc3",
        b"\xc3\x28",
        b"\xe0\x80\x80",
        b"\xe2\x82",
        b"\xed\xa0\x80",
        b"\xf0\x9f\x98",
        b"\xf4\x90\x80\x80",
        b"\xf8",
        b"\xff",
    ];

    fn check(bytes: &[u8]) {
        let expected = core::str::from_utf8(bytes);
        assert_eq!(str_from_utf8(bytes), expected.ok(), "{bytes:x?}");
        let valid = expected.map_or_else(|error| error.valid_up_to(), str::len);
        assert_eq!(valid_up_to(bytes), valid);
    }

    /// Every length with `change` at every position where it fits.
    fn check_everywhere(change: &[u8]) {
        for length in LENGTHS {
            let mut bytes = vec![b'a'; length];
            for at in 0..(length + 1).saturating_sub(change.len()) {
                bytes[at..at + change.len()].copy_from_slice(change);
                check(&bytes);
                bytes[at..at + change.len()].fill(b'a');
            }
        }
    }

    #[test]
    fn ascii_of_every_length() {
        for length in LENGTHS {
            check(&vec![b'a'; length]);
            check(&vec![0; length]);
            check(&vec![0x7f; length]);
        }
    }

    #[test]
    fn invalid_bytes_at_every_position() {
        for change in INVALID {
            check_everywhere(change);
        }
    }

    #[test]
    fn characters_of_every_width_at_every_position() {
        for change in ["\u{80}", "é", "\u{7ff}", "\u{800}", "€", "\u{ffff}", "😀", "\u{10ffff}"] {
            check_everywhere(change.as_bytes());
        }
    }

    #[test]
    fn characters_cut_off_at_every_end() {
        for character in ["é", "€", "😀"] {
            for length in LENGTHS {
                let mut bytes = vec![b'a'; length];
                bytes.extend_from_slice(character.as_bytes());
                for cut in 0..character.len() {
                    check(&bytes[..bytes.len() - cut]);
                    check(&bytes[length.min(cut)..]);
                }
            }
        }
    }

    #[test]
    fn every_pair_of_bytes_at_the_ends_of_words() {
        for pair in 0..=u16::MAX {
            for length in [2, 3, 5, 9, 17] {
                let mut bytes = vec![b'a'; length];
                bytes[length - 2..].copy_from_slice(&pair.to_be_bytes());
                check(&bytes);
            }
        }
    }

    quickcheck! {
        fn any_bytes(bytes: Vec<u8>) -> bool {
            check(&bytes);
            true
        }

        fn any_text(text: alloc::string::String) -> bool {
            str_from_utf8(text.as_bytes()) == Some(&text)
        }
    }
}
