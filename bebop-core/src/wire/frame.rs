//! Messages and unions: a length, then tagged fields or one branch.

use crate::adapter::{As, DecodeAs, EncodeAs, RefAs};
use crate::decode::Decode;
use crate::encode::Encode;
use crate::error::{DecodeError, DecodeErrorKind, Segment};
use crate::limits::Cx;
use crate::size::Size;
use crate::unknown::UnknownBranch;
use crate::wire::presence::Presence;
use crate::wire::reader::{self, Reader};
use crate::wire::writer::Writer;

/// Explains one value and stands behind it.
pub type Explain<'de> = fn(&mut Reader<'de>) -> Result<(), DecodeError>;

/// Into the frame of a message: one level down, the content, and what stands behind it.
#[inline(always)]
pub fn message<'de, 'c>(b: &'de [u8], cx: Cx<'c>) -> Option<(&'de [u8], &'de [u8], Cx<'c>)> {
    let cx = cx.descend()?;
    let (body, rest) = reader::frame(b)?;
    Some((body, rest, cx))
}

/// Into the frame of a union: the discriminator, the content behind it, what stands behind the
/// union, and one level down.
#[inline(always)]
pub fn union<'de, 'c>(b: &'de [u8], cx: Cx<'c>) -> Option<(u8, &'de [u8], &'de [u8], Cx<'c>)> {
    let cx = cx.descend()?;
    let (body, rest) = reader::frame(b)?;
    let (discriminator, content) = reader::byte(body)?;
    Some((discriminator, content, rest, cx))
}

/// The message consists of its first fields, each of a fixed size and of any bits, and its end: then
/// its length and its tags say that it is well formed. A tree's leaves take half the instructions.
///
/// ```text
/// 1, value: int32, 0       body.len() == 6 && body[0] == 1 && body[5] == 0
/// ```
#[inline(always)]
pub fn is_plain<const N: usize>(body: &[u8], fields: [(u8, Size, bool); N]) -> bool {
    let mut at = 0;
    for (tag, size, any_bits) in fields {
        if !(size.fixed && any_bits) || body.get(at) != Some(&tag) {
            return false;
        }
        at += 1 + size.min;
        if body.len() == at + 1 {
            return body[at] == 0;
        }
    }
    false
}

/// What stands behind a message or union that was checked before.
#[inline(always)]
pub fn skip_frame(b: &[u8]) -> Option<&[u8]> {
    Some(reader::frame(b)?.1)
}

/// Reads a message's field into its slot; what stood there goes.
#[inline(always)]
pub fn field<'de, F>(slot: &mut F, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]>
where
    F: Presence,
    F::Value: Decode<'de>,
{
    if F::Value::__IN_PLACE {
        slot.__slot().insert(F::Value::__empty()).__merge(b, cx)
    } else {
        let (value, b) = F::Value::__hot(b, cx)?;
        *slot.__slot() = Some(value);
        Some(b)
    }
}

/// Reads a message's field that is never absent.
#[inline(always)]
pub fn default_field<'de, F: Decode<'de>>(slot: &mut F, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
    let (value, b) = F::__hot(b, cx)?;
    *slot = value;
    Some(b)
}

/// [`field`] by an adapter.
#[inline]
pub fn field_as<'de, F, A>(slot: &mut F, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]>
where
    F: Presence,
    A: DecodeAs<'de, F::Value>,
{
    let (value, b) = As::<F::Value, A>::__hot(b, cx)?;
    *slot.__slot() = Some(value.0);
    Some(b)
}

/// [`default_field`] by an adapter.
#[inline]
pub fn default_field_as<'de, F, A: DecodeAs<'de, F>>(slot: &mut F, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]> {
    let (value, b) = As::<F, A>::__hot(b, cx)?;
    *slot = value.0;
    Some(b)
}

/// [`put_field`] by an adapter.
#[inline]
pub fn put_field_as<F: Presence, A: EncodeAs<F::Value>>(tag: u8, field: &F, out: &mut Writer<'_>) {
    if let Some(value) = field.__get() {
        put_value(tag, &RefAs::<F::Value, A>::new(value), out);
    }
}

/// [`field_len`] by an adapter.
#[inline]
pub fn field_len_as<F: Presence, A: EncodeAs<F::Value>>(field: &F) -> usize {
    field.__get().map_or(0, |value| 1 + A::encoded_len_as(value))
}

/// What a message keeps of the fields that its reader doesn't know: the bytes from the first unknown
/// tag to the end marker.
#[inline]
pub fn unknown_tail(b: &[u8]) -> &[u8] {
    b.strip_suffix(&[0]).unwrap_or(b)
}

/// The tag that the unknown fields begin with, or more than any tag.
#[inline]
pub fn first_tag(unknown: &[u8]) -> u16 {
    unknown.first().map_or(256, |tag| u16::from(*tag))
}

/// Writes unknown fields back.
#[inline]
pub fn put_unknown(unknown: &[u8], out: &mut Writer<'_>) {
    if !out.is_canonical() {
        out.put(unknown);
    }
}

/// Writes an unknown branch back.
pub fn put_unknown_branch(branch: &impl UnknownBranch, out: &mut Writer<'_>) {
    let (discriminator, content) = branch.parts();
    encode_union(out, discriminator, |out| out.put(content));
}

/// The length of a union with an unknown branch.
pub fn unknown_branch_len(branch: &impl UnknownBranch) -> usize {
    4 + 1 + branch.parts().1.len()
}

/// Writes a message's field if it is present.
#[inline(always)]
pub fn put_field<F>(tag: u8, field: &F, out: &mut Writer<'_>)
where
    F: Presence,
    F::Value: Encode,
{
    if let Some(value) = field.__get() {
        put_value(tag, value, out);
    }
}

/// Writes a tag and a value.
#[inline(always)]
pub fn put_value<T: Encode>(tag: u8, value: &T, out: &mut Writer<'_>) {
    if T::__BLOCK {
        out.run(1 + T::__SIZE.min, |to| {
            to[0] = tag;
            value.__write(&mut to[1..]);
        });
    } else {
        out.put(&[tag]);
        value.encode(out);
    }
}

/// The length of a message's field, its tag counted.
#[inline(always)]
pub fn field_len<F>(field: &F, depth: u32) -> usize
where
    F: Presence,
    F::Value: Encode,
{
    field.__get().map_or(0, |value| 1 + value.__len(depth))
}

/// Writes the fields of a message between its length and its end marker.
#[inline(always)]
pub fn encode_message(out: &mut Writer<'_>, fields: impl FnOnce(&mut Writer<'_>)) {
    out.frame(|out| {
        fields(out);
        out.put(&[0]);
    });
}

/// Writes an inline message, which counts with its union: its frame, without a level of its own.
#[inline(always)]
pub fn encode_inline_message(out: &mut Writer<'_>, fields: impl FnOnce(&mut Writer<'_>)) {
    out.frame_on_level(|out| {
        fields(out);
        out.put(&[0]);
    });
}

/// Writes the branch of a union behind its length and discriminator.
#[inline(always)]
pub fn encode_union(out: &mut Writer<'_>, discriminator: u8, content: impl FnOnce(&mut Writer<'_>)) {
    out.frame(|out| {
        out.put(&[discriminator]);
        content(out);
    });
}

/// The length of a message whose fields have the length that `fields` says.
#[inline(always)]
pub fn message_len(depth: u32, fields: impl FnOnce(u32) -> usize) -> usize {
    depth.checked_sub(1).map_or(0, |depth| 4 + fields(depth) + 1)
}

/// The length of a union whose content has the length that `content` says.
#[inline(always)]
pub fn union_len(depth: u32, content: impl FnOnce(u32) -> usize) -> usize {
    depth.checked_sub(1).map_or(0, |depth| 4 + 1 + content(depth))
}

/// The length of a struct: known, or that of its fields one level down.
#[inline(always)]
pub fn struct_len(size: Size, depth: u32, fields: impl FnOnce(u32) -> usize) -> usize {
    if size.fixed {
        size.min
    } else {
        depth.checked_sub(1).map_or(0, fields)
    }
}

/// Writes a struct: whole if it is a block, else its fields; one level down if its size varies.
#[inline(always)]
pub fn encode_struct<T: Encode>(value: &T, out: &mut Writer<'_>, fields: impl FnOnce(&mut Writer<'_>)) {
    if T::__BLOCK {
        out.run(T::__SIZE.min, |to| value.__write(to));
    } else if T::__SIZE.fixed {
        fields(out);
    } else {
        out.descend(fields);
    }
}

/// Writes a block to the start of `to`; what is left of it comes back.
#[inline(always)]
pub fn write<'a, T: Encode>(value: &T, to: &'a mut [u8]) -> &'a mut [u8] {
    let (slot, rest) = to.split_at_mut(T::__SIZE.min);
    value.__write(slot);
    rest
}

/// Explains a struct from its fields.
pub fn explain_struct<'de>(
    r: &mut Reader<'de>,
    record: &'static str,
    size: Size,
    fields: &[(&'static str, Explain<'de>)],
) -> Result<(), DecodeError> {
    if size.fixed {
        return explain_fields(r, record, fields);
    }
    r.descend(|r| explain_fields(r, record, fields)).map_err(|error| error.push(Segment::Record(record)))
}

/// Explains the fields of a struct, or of an inline branch, on the level where the reader is.
pub fn explain_fields<'de>(
    r: &mut Reader<'de>,
    record: &'static str,
    fields: &[(&'static str, Explain<'de>)],
) -> Result<(), DecodeError> {
    for &(name, explain) in fields {
        explain(r).map_err(|error| error.push(Segment::Field { record, name }))?;
    }
    Ok(())
}

/// Explains a message from its fields, each with its tag.
pub fn explain_message<'de>(
    r: &mut Reader<'de>,
    record: &'static str,
    fields: &[(u8, &'static str, Explain<'de>)],
) -> Result<(), DecodeError> {
    r.frame(|r| explain_tagged(r, record, fields)).map_err(|error| error.push(Segment::Record(record)))
}

/// Explains an inline message, which counts with its union.
pub fn explain_inline_message<'de>(
    r: &mut Reader<'de>,
    record: &'static str,
    fields: &[(u8, &'static str, Explain<'de>)],
) -> Result<(), DecodeError> {
    r.frame_on_level(|r| explain_tagged(r, record, fields))
}

fn explain_tagged<'de>(
    r: &mut Reader<'de>,
    record: &'static str,
    fields: &[(u8, &'static str, Explain<'de>)],
) -> Result<(), DecodeError> {
    let mut seen = [false; 256];
    while !r.rest().is_empty() {
        let at = r.offset();
        let tag = r.byte()?;
        if tag == 0 {
            return end_of_message(r);
        }
        let Some(&(_, name, explain)) = fields.iter().find(|(known, ..)| *known == tag) else {
            r.skip_rest();
            return Ok(());
        };
        if core::mem::replace(&mut seen[usize::from(tag)], true) && r.is_strict() {
            return Err(DecodeError::new(DecodeErrorKind::RepeatedTag(tag), at));
        }
        explain(r).map_err(|error| error.push(Segment::Field { record, name }))?;
    }
    Err(r.fault(DecodeErrorKind::MissingEndMarker))
}

fn end_of_message(r: &mut Reader<'_>) -> Result<(), DecodeError> {
    if !r.is_strict() {
        r.skip_rest();
    }
    Ok(())
}

/// Explains a union from its branches, each with its discriminator; `other` keeps unknown ones.
pub fn explain_union<'de>(
    r: &mut Reader<'de>,
    record: &'static str,
    other: Unknowns,
    branches: &[(u8, &'static str, Explain<'de>)],
) -> Result<(), DecodeError> {
    let result = r.frame(|r| {
        let at = r.offset();
        let discriminator = r.byte()?;
        match branches.iter().find(|(known, ..)| *known == discriminator) {
            Some(&(_, name, explain)) => {
                explain(r).map_err(|error| error.push(Segment::Field { record, name }))?;
                end_of_message(r)
            }
            None if other == Unknowns::Kept => {
                r.skip_rest();
                Ok(())
            }
            None => Err(DecodeError::new(DecodeErrorKind::UnknownDiscriminator(discriminator), at)),
        }
    });
    result.map_err(|error| error.push(Segment::Record(record)))
}

/// What becomes of a branch or value that the reader doesn't know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknowns {
    /// It is kept.
    Kept,
    /// It is an error.
    Refused,
}
