//! All that generated code may name. Nothing here is public API, whatever its visibility: generated
//! code names the module `v1`, so that a macro and a runtime that don't fit say so.

/// What generated code of this version of the macros names.
pub mod v1 {
    pub use alloc::vec::Vec;

    pub use super::codec::*;
    pub use super::fixed::{Fixed, FixedView, SelfView};
    pub use crate::adapter::{As, EncodeAs, RefAs, Same};
    pub use crate::decode::Decode;
    pub use crate::encode::Encode;
    pub use crate::error::DecodeError;
    pub use crate::flags::Flags;
    pub use crate::limits::{Cx, DEPTH};
    pub use crate::schema::{
        flags as schema_of_flags, pairs, Argument, Body, Branch, Builder, Content, Field, Head, Member, Schema, Type,
    };
    pub use crate::size::Size;
    pub use crate::unknown::UnknownView;
    pub use crate::view::array::shorten_array;
    pub use crate::view::{Array, FromView, List, Record, Slice, Viewed};
    pub use crate::wire::frame::{
        default_field, default_field_as, encode_inline_message, encode_message, encode_struct, encode_union,
        explain_fields, explain_inline_message, explain_message, explain_struct, explain_union, field, field_as,
        field_len, field_len_as, first_tag, is_plain, message, message_len, put_field, put_field_as, put_unknown,
        put_unknown_branch, put_value, skip_frame, struct_len, union, union_len, unknown_branch_len, unknown_tail,
        write, Explain, Unknowns,
    };
    pub use crate::wire::map::MapKey;
    pub use crate::wire::presence::Presence;
    pub use crate::wire::reader::{byte, frame, need, Reader};
    pub use crate::wire::string::BorrowedCow;
    pub use crate::wire::writer::Writer;
}

pub(crate) use self::codec::decode;

mod codec {
    use alloc::boxed::Box;
    use alloc::vec::Vec;

    use zerocopy::{FromBytes, Immutable, IntoBytes};

    use crate::decode::Decode;
    use crate::encode::Encode;
    use crate::error::{DecodeError, DecodeErrorKind};
    use crate::flags::{FlagBits, Flags};
    use crate::limits::Cx;
    use crate::view::array::boxed;
    use crate::view::{Array, FromView, List, Slice};
    use crate::wire::array;
    use crate::wire::reader::{self, Reader};
    use crate::wire::writer::Writer;

    /// `decode` of every type that has a hot path: run it, and explain if it refuses.
    pub fn decode<'de, T: Decode<'de>>(r: &mut Reader<'de>) -> Result<T, DecodeError> {
        let before = r.budget().clone();
        if r.is_strict() {
            T::__explain(&mut r.fork())?;
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
        let inconsistent = r.fault(DecodeErrorKind::Inconsistent);
        T::__explain(r).err().unwrap_or(inconsistent)
    }

    /// Explains an enum of the base type `B`.
    pub fn explain_enum<'de, T: Decode<'de>, B: FlagBits>(r: &mut Reader<'de>) -> Result<(), DecodeError> {
        let (start, bytes) = (r.offset(), r.rest());
        let value: B = r.read()?;
        match T::__hot(bytes, r.cx()) {
            Some(_) => Ok(()),
            None => Err(DecodeError::new(DecodeErrorKind::UnknownValue(value.to_i128()), start)),
        }
    }

    /// Explains flags, of which every pattern is accepted if they are forward compatible.
    pub fn explain_flags<T: Flags>(r: &mut Reader<'_>, forward_compatible: bool) -> Result<(), DecodeError> {
        let start = r.offset();
        let unknown = r.read::<T::Bits>()?.and_not(T::known());
        if forward_compatible || unknown == T::Bits::ZERO {
            return Ok(());
        }
        Err(DecodeError::new(DecodeErrorKind::UnknownFlags(unknown.to_i128() as u64), start))
    }

    /// No flag set.
    #[inline]
    pub fn no_flags<T: Flags>() -> T {
        T::from_bits_retain(T::Bits::ZERO)
    }

    /// The same list for a shorter time.
    #[inline]
    pub fn shorten_list<'s, 'l: 's, V: Decode<'l> + Copy, W>(list: List<'l, V>) -> List<'s, W> {
        list.shorten()
    }

    /// The owned value of a large array.
    pub fn array_from_view<'a, T: FromView, const N: usize>(array: Array<'a, T::View<'a>, N>) -> [T; N] {
        *boxed::<T, N>(array)
    }

    /// The owned value of a large array on the heap.
    pub fn boxed_array_from_view<'a, T: FromView, const N: usize>(array: Array<'a, T::View<'a>, N>) -> Box<[T; N]> {
        boxed::<T, N>(array)
    }

    /// The same slice for a shorter time.
    #[inline]
    pub fn shorten_slice<'s, 'l: 's, T: Decode<'l> + Copy>(slice: Slice<'l, T>) -> Slice<'s, T> {
        slice.shorten()
    }

    /// The memory of a `T` is its encoding, on little-endian machines: it has no padding, every
    /// pattern of bits is a value of it and of its fields, and it is as large as its encoding.
    const fn assert_wire_layout<T: Encode + for<'a> Decode<'a>>() {
        let size = <T as Encode>::__SIZE;
        assert!(size.fixed && size.min == size_of::<T>(), "`zerocopy`: the type is not as large as its encoding");
        assert!(<T as Encode>::__BLOCK && <T as Decode<'static>>::__ANY_BITS, "`zerocopy`: not every field is plain");
    }

    /// Appends an array of structs whole.
    pub fn zerocopy_encode<T>(items: &[T], out: &mut Writer<'_>)
    where
        T: Encode + for<'a> Decode<'a> + IntoBytes + Immutable,
    {
        const { assert_wire_layout::<T>() };
        if cfg!(target_endian = "little") {
            out.put(items.as_bytes())
        } else {
            array::encode_elements(items, out)
        }
    }

    /// The value whose memory `chunk` is; its length is the type's.
    #[inline(always)]
    fn read<T: FromBytes>(chunk: &[u8]) -> T {
        T::read_from_bytes(chunk).unwrap_or_else(|_| T::new_zeroed())
    }

    /// Copies an array of structs whole.
    pub fn zerocopy_decode<'de, T>(list: &mut Vec<T>, b: &'de [u8], cx: Cx<'_>) -> Option<&'de [u8]>
    where
        T: Encode + for<'a> Decode<'a> + FromBytes,
    {
        const { assert_wire_layout::<T>() };
        if cfg!(target_endian = "big") || size_of::<T>() == 0 {
            return array::fill(list, b, cx);
        }
        let (n, b) = reader::count(b, <T as Decode>::__SIZE, cx)?;
        let (run, b) = reader::split(b, n * size_of::<T>())?;
        cx.allocate::<T>(n)?;
        *list = run.chunks_exact(size_of::<T>()).map(read::<T>).collect();
        Some(b)
    }
}

mod fixed {
    use core::fmt::Debug;
    use core::num::NonZero;

    use half::{bf16, f16};
    use uuid::Uuid;

    use crate::time::{Duration, Timestamp};

    /// A type that can be its own view.
    #[diagnostic::on_unimplemented(message = "`{Self}` isn't `Copy`, `Debug` and `PartialEq`, and has no view")]
    pub trait SelfView: Copy + Debug + PartialEq {}

    #[diagnostic::do_not_recommend]
    impl<T: Copy + Debug + PartialEq> SelfView for T {}

    /// A record of fixed size that is its own view.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` has no view",
        label = "not a type with a view",
        note = "add `#[bebop(view)]` to `{Self}`; a type is its own view if it derives `Bebop`, `Copy`, `Debug` and `PartialEq` and has a fixed size"
    )]
    pub trait FixedView: Copy + Debug + PartialEq + Fixed {}

    #[diagnostic::do_not_recommend]
    impl<T: Copy + Debug + PartialEq + Fixed> FixedView for T {}

    /// A type of fixed size.
    #[diagnostic::on_unimplemented(message = "`{Self}` has no fixed size")]
    pub trait Fixed {}

    macro_rules! fixed {
        ($($ty:ty),* $(,)?) => { $(impl Fixed for $ty {})* };
    }

    fixed! {
        bool, u8, i8, u16, i16, u32, i32, u64, i64, u128, i128, f16, bf16, f32, f64, usize, isize, char, Uuid,
        NonZero<u8>, NonZero<i8>, NonZero<u16>, NonZero<i16>, NonZero<u32>, NonZero<i32>, NonZero<u64>,
        NonZero<i64>, NonZero<u128>, NonZero<i128>, NonZero<usize>, NonZero<isize>,
        Timestamp, Duration, core::time::Duration, (),
    }
    #[cfg(feature = "std")]
    fixed!(std::time::SystemTime);
    #[cfg(feature = "chrono")]
    fixed!(chrono::DateTime<chrono::Utc>, chrono::DateTime<chrono::FixedOffset>, chrono::TimeDelta);
    #[cfg(feature = "time")]
    fixed!(::time::OffsetDateTime, ::time::UtcDateTime, ::time::Duration);
    #[cfg(feature = "jiff")]
    fixed!(jiff::Timestamp, jiff::SignedDuration);

    impl<T: Fixed, const N: usize> Fixed for [T; N] {}
    impl<T: ?Sized> Fixed for core::marker::PhantomData<T> {}

    macro_rules! fixed_tuples {
        ($(($($ty:ident),+))*) => { $(impl<$($ty: Fixed),+> Fixed for ($($ty,)+) {})* };
    }

    fixed_tuples! {
        (A) (A, B) (A, B, C) (A, B, C, D) (A, B, C, D, E) (A, B, C, D, E, F) (A, B, C, D, E, F, G)
        (A, B, C, D, E, F, G, H) (A, B, C, D, E, F, G, H, I) (A, B, C, D, E, F, G, H, I, J)
        (A, B, C, D, E, F, G, H, I, J, K) (A, B, C, D, E, F, G, H, I, J, K, L)
    }
}
