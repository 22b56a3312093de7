//! From values to bytes.

use alloc::vec::Vec;

use crate::error::EncodeError;
use crate::limits::DEPTH;
use crate::size::Size;
use crate::wire::writer::Writer;

/// The first capacity of an encoding whose size isn't known without walking the value.
const FIRST_CAPACITY: usize = 256;

/// A type that can be written as Bebop bytes.
///
/// Comes from `#[derive(Bebop)]` or `#[derive(Encode)]`. To write it by hand, write
/// [`encode`](Encode::encode) and [`encoded_len`](Encode::encoded_len), which must agree.
///
/// Encoding fails on lengths beyond 32 bits, on more than [`DEPTH`] levels of nested records, and on
/// times that Bebop can't hold. The plain methods panic with that error, the `try_…` methods return
/// it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` can't be encoded as Bebop",
    label = "not a Bebop type",
    note = "add `#[derive(Bebop)]` to `{Self}`, or `#[bebop(as = …)]` to the field if the type is another crate's"
)]
pub trait Encode {
    /// The length of the encoding in bytes. Records below [`DEPTH`] levels, which have no encoding,
    /// aren't counted.
    fn encoded_len(&self) -> usize;

    /// Appends the encoding.
    fn encode(&self, out: &mut Writer<'_>);

    /// The encoding.
    ///
    /// # Panics
    /// If the value has none: [`EncodeError`]. [`try_to_bytes`](Encode::try_to_bytes) returns it.
    #[inline]
    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(first_capacity(self));
        self.encode_into(&mut bytes);
        bytes
    }

    /// The encoding.
    ///
    /// # Errors
    /// [`EncodeError`] if the value has none.
    fn try_to_bytes(&self) -> Result<Vec<u8>, EncodeError> {
        let mut bytes = Vec::with_capacity(first_capacity(self));
        self.try_encode_into(&mut bytes)?;
        Ok(bytes)
    }

    /// Appends the encoding to `out`, whose capacity is reused.
    ///
    /// # Panics
    /// If the value has none: [`EncodeError`].
    #[inline]
    fn encode_into(&self, out: &mut Vec<u8>) {
        expect(self.try_encode_into(out));
    }

    /// Appends the encoding to `out`. After an error `out` is as long as it was.
    ///
    /// # Errors
    /// [`EncodeError`] if the value has none.
    #[inline]
    fn try_encode_into(&self, out: &mut Vec<u8>) -> Result<(), EncodeError> {
        let start = out.len();
        let mut writer = Writer::to_vec(out);
        self.encode(&mut writer);
        match writer.finish() {
            Ok(_) => Ok(()),
            Err(error) => {
                out.truncate(start);
                Err(error)
            }
        }
    }

    /// Writes the encoding to the start of `out` and returns its length.
    ///
    /// # Errors
    /// [`BufferTooSmall`](EncodeError::BufferTooSmall) with the length that is needed, or another
    /// [`EncodeError`] if the value has no encoding. What `out` then holds isn't specified.
    #[inline]
    fn encode_to_slice(&self, out: &mut [u8]) -> Result<usize, EncodeError> {
        let mut writer = Writer::to_slice(out);
        self.encode(&mut writer);
        writer.finish()
    }

    /// The one encoding that equal values share: tags ascending, maps and sets in order and nothing
    /// twice, no unknown tail, no spare bytes, bools 0 or 1.
    ///
    /// [`to_bytes`](Encode::to_bytes) gives the same for owned values without hash maps, hash sets
    /// and unknown fields.
    ///
    /// # Errors
    /// [`EncodeError`] if the value has none.
    fn to_canonical_bytes(&self) -> Result<Vec<u8>, EncodeError> {
        let mut bytes = Vec::with_capacity(FIRST_CAPACITY);
        let mut writer = Writer::to_vec(&mut bytes).canonical();
        self.encode(&mut writer);
        writer.finish()?;
        Ok(bytes)
    }

    /// The size on the wire.
    #[doc(hidden)]
    const __SIZE: Size = Size::UNKNOWN;

    /// Fixed size, and `__write` writes it: a block that can't fail.
    #[doc(hidden)]
    const __BLOCK: bool = false;

    /// The length is known without walking lists or nested records.
    #[doc(hidden)]
    const __FLAT: bool = false;

    /// The length of the encoding, as far as `depth` levels go.
    #[doc(hidden)]
    #[inline]
    fn __len(&self, depth: u32) -> usize {
        let _ = depth;
        self.encoded_len()
    }

    /// Writes a block over `to`, which has its size. Only called where `__BLOCK`.
    #[doc(hidden)]
    #[inline]
    fn __write(&self, to: &mut [u8]) {
        let _ = to;
    }

    /// Appends the elements of a list.
    #[doc(hidden)]
    #[inline]
    fn __list(items: &[Self], out: &mut Writer<'_>)
    where
        Self: Sized,
    {
        crate::wire::array::encode_elements(items, out);
    }
}

/// The size where it is known at once.
#[inline]
fn first_capacity<T: Encode + ?Sized>(value: &T) -> usize {
    if T::__FLAT {
        value.__len(DEPTH)
    } else {
        FIRST_CAPACITY
    }
}

/// The result, or a panic that says the error.
#[inline]
#[track_caller]
fn expect<T>(result: Result<T, EncodeError>) -> T {
    match result {
        Ok(value) => value,
        Err(error) => refuse(error),
    }
}

#[cold]
#[track_caller]
fn refuse(error: EncodeError) -> ! {
    panic!("the value has no Bebop encoding: {error}")
}
