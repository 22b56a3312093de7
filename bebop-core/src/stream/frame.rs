//! A record with its length before it.

use alloc::vec::Vec;

use crate::encode::Encode;
use crate::error::EncodeError;

/// The length of a record that readers accept by default, in bytes: 64 MiB.
pub const MAX_RECORD: u32 = 64 << 20;

/// The bytes of a length.
pub(super) const LENGTH: usize = 4;

/// Appends a record's length and its bytes to `out`, and encodes it once. After an error `out` is as
/// long as it was.
///
/// ```
/// let mut out = Vec::new();
/// bebop_core::stream::frame_into("ok", &mut out)?;
/// assert_eq!(out, b"\x07\0\0\0\x02\0\0\0ok\0");
/// # Ok::<(), bebop_core::EncodeError>(())
/// ```
///
/// # Errors
/// [`EncodeError`] if the value has no encoding, or one whose length is beyond 32 bits.
pub fn frame_into<T: Encode + ?Sized>(record: &T, out: &mut Vec<u8>) -> Result<(), EncodeError> {
    let start = out.len();
    out.extend_from_slice(&[0; LENGTH]);
    let framed = record.try_encode_into(out).and_then(|()| patch(&mut out[start..]));
    if framed.is_err() {
        out.truncate(start);
    }
    framed
}

/// Writes the length of the record into the frame before it.
fn patch(frame: &mut [u8]) -> Result<(), EncodeError> {
    let length = length(frame.len() - LENGTH)?;
    frame[..LENGTH].copy_from_slice(&length);
    Ok(())
}

/// A length as it stands before its record.
pub(super) fn length(len: usize) -> Result<[u8; LENGTH], EncodeError> {
    u32::try_from(len).map(u32::to_le_bytes).map_err(|_| EncodeError::TooLong { len })
}
