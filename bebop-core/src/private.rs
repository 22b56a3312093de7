//! All that generated code may name. Nothing here is public API, whatever its visibility: generated
//! code names the module `v1`, so that a macro and a runtime that don't fit say so.

use crate::decode::Decode;
use crate::error::DecodeError;
use crate::wire::reader::Reader;

pub use crate::wire::frame::{
    default_field, encode_inline_message, encode_message, encode_struct, encode_union, explain_fields,
    explain_inline_message, explain_message, explain_struct, explain_union, field, field_len, message, message_len,
    put_field, put_value, struct_len, union, union_len, write, Unknowns,
};
pub use crate::limits::Cx;
pub use crate::size::Size;
pub use crate::wire::reader::{extent, frame, need};

/// `decode` of every type that has a hot path: run it, and explain if it refuses.
pub fn decode<'de, T: Decode<'de>>(r: &mut Reader<'de>) -> Result<T, DecodeError> {
    let before = r.budget().clone();
    if r.is_strict() {
        T::__explain(&mut r.fork())?;
        r.budget().set(&before);
    }
    match T::__hot(r.rest(), r.cx()) {
        Some((value, rest)) => {
            r.advance_to(rest);
            Ok(value)
        }
        None => {
            r.budget().set(&before);
            Err(explain::<T>(r))
        }
    }
}

#[cold]
fn explain<'de, T: Decode<'de>>(r: &mut Reader<'de>) -> DecodeError {
    let inconsistent = r.fault(crate::DecodeErrorKind::Inconsistent);
    T::__explain(r).err().unwrap_or(inconsistent)
}
