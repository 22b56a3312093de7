//! Flags: sets of named bits.

use crate::decode::Decode;
use crate::encode::Encode;
use crate::schema::Schema;

/// A newtype over an integer whose bits have names.
///
/// `#[derive(Bebop)] #[bebop(flags)]` reads and writes it by this trait. Write the first three items
/// by hand; types of the crate `bitflags` have them by the feature `bitflags`.
///
/// ```
/// use bebop_core::Flags;
/// #[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// struct Access(u16);
/// impl Flags for Access {
///     type Bits = u16;
///     fn members() -> impl Iterator<Item = (&'static str, u16)> {
///         [("NOTHING", 0), ("READ", 1), ("WRITE", 2)].into_iter()
///     }
///     fn bits(&self) -> u16 {
///         self.0
///     }
///     fn from_bits_retain(bits: u16) -> Self {
///         Self(bits)
///     }
/// }
/// assert_eq!(Access::from_bits(3), Some(Access(3)));
/// assert_eq!(Access::from_bits(4), None);
/// assert!(Access(3).contains(&Access(1)));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` doesn't say which flags it has",
    note = "implement `bebop::Flags`, or make it by `bitflags!` and enable the feature `bitflags`"
)]
pub trait Flags: Sized {
    /// The base type.
    type Bits: FlagBits;

    /// The members with their values, in the order of their declaration.
    fn members() -> impl Iterator<Item = (&'static str, Self::Bits)>;

    /// The bits.
    fn bits(&self) -> Self::Bits;

    /// Flags of these bits, whether they have names or not.
    fn from_bits_retain(bits: Self::Bits) -> Self;

    /// The bits that have names.
    #[inline]
    fn known() -> Self::Bits {
        Self::members().fold(Self::Bits::ZERO, |all, (_, bits)| all.or(bits))
    }

    /// Flags of these bits, if each has a name.
    #[inline]
    fn from_bits(bits: Self::Bits) -> Option<Self> {
        if bits.and_not(Self::known()) == Self::Bits::ZERO {
            Some(Self::from_bits_retain(bits))
        } else {
            None
        }
    }

    /// All bits of `other` are set.
    fn contains(&self, other: &Self) -> bool {
        other.bits().and_not(self.bits()) == Self::Bits::ZERO
    }

    /// No bit is set.
    fn is_empty(&self) -> bool {
        self.bits() == Self::Bits::ZERO
    }

    /// Sets the bits of `other`.
    fn insert(&mut self, other: &Self) {
        *self = Self::from_bits_retain(self.bits().or(other.bits()));
    }

    /// Clears the bits of `other`.
    fn remove(&mut self, other: &Self) {
        *self = Self::from_bits_retain(self.bits().and_not(other.bits()));
    }
}

/// The integers that flags may be made of.
pub trait FlagBits: sealed::Sealed + Copy + PartialEq + Encode + for<'a> Decode<'a> + Schema {
    #[doc(hidden)]
    const ZERO: Self;
    #[doc(hidden)]
    const NAME: &'static str;
    #[doc(hidden)]
    fn or(self, other: Self) -> Self;
    #[doc(hidden)]
    fn and_not(self, other: Self) -> Self;
    #[doc(hidden)]
    fn to_i128(self) -> i128;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! flag_bits {
    ($($ty:ty, $name:literal;)*) => {$(
        impl sealed::Sealed for $ty {}
        impl FlagBits for $ty {
            const ZERO: Self = 0;
            const NAME: &'static str = $name;
            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }
            #[inline]
            fn and_not(self, other: Self) -> Self {
                self & !other
            }
            fn to_i128(self) -> i128 {
                i128::from(self)
            }
        }
    )*};
}

flag_bits! {
    u8, "uint8"; i8, "int8"; u16, "uint16"; i16, "int16"; u32, "uint32"; i32, "int32"; u64, "uint64"; i64, "int64";
}

#[cfg(feature = "bitflags")]
impl<T: bitflags::Flags> Flags for T
where
    T::Bits: FlagBits,
{
    type Bits = T::Bits;

    fn members() -> impl Iterator<Item = (&'static str, Self::Bits)> {
        T::FLAGS.iter().map(|flag| (flag.name(), flag.value().bits()))
    }

    fn bits(&self) -> Self::Bits {
        bitflags::Flags::bits(self)
    }

    fn from_bits_retain(bits: Self::Bits) -> Self {
        <T as bitflags::Flags>::from_bits_retain(bits)
    }
}
