//! Views: what a record looks like where it lies, checked once and borrowed.

pub(crate) mod array;
pub(crate) mod impls;
mod lazy;
mod list;
mod map;
mod owned;
mod slice;

use core::fmt::Debug;

use crate::decode::Decode;
use crate::encode::Encode;
use crate::limits::Cx;
use crate::size::Size;

pub use self::array::Array;
pub use self::lazy::Lazy;
pub use self::list::{List, ListIter};
pub use self::map::{MapIter, MapView};
pub use self::owned::{OwnedView, StableBytes};
pub use self::slice::{Native, Slice, SliceIter};

/// What every view can do: it is decoded and encoded like its owned type, and copied.
pub trait ViewType<'a>: Decode<'a> + Encode + Copy + Debug + PartialEq + 'a {}

impl<'a, V: Decode<'a> + Encode + Copy + Debug + PartialEq + 'a> ViewType<'a> for V {}

/// A type that has a view: every type that a field of a viewed record may have.
///
/// Comes from `#[derive(Bebop)]` with `#[bebop(view)]`, and without for types that are `Copy`,
/// `Debug`, `PartialEq` and of fixed size, which are their own view. Not for writing by hand.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no view",
    label = "not a type with a view",
    note = "add `#[bebop(view)]` to `{Self}`; a type is its own view if it derives `Bebop`, `Copy`, `Debug` and `PartialEq` and has a fixed size"
)]
pub trait Viewed: Sized + 'static {
    /// The view of a value.
    type View<'a>: ViewType<'a>;
    /// The view of a list of values: [`Slice`], [`List`] or `&[u8]`.
    type Seq<'a>: Sequence<'a, Item = Self::View<'a>> + ViewType<'a>;

    /// The same view for a shorter time. Only for views that were decoded.
    #[doc(hidden)]
    fn __shorten<'s, 'l: 's>(view: Self::View<'l>) -> Self::View<'s>;

    /// The same list for a shorter time. Only for views that were decoded.
    #[doc(hidden)]
    fn __shorten_seq<'s, 'l: 's>(seq: Self::Seq<'l>) -> Self::Seq<'s>;
}

/// A type that owns what its view borrows, and can be made from it.
pub trait FromView: Viewed {
    /// The owned value of a view.
    fn from_view(view: Self::View<'_>) -> Self;
}

/// A struct, message, union or enum with a view. A borrowed `Event<'a>` is a record as
/// `Event<'static>`.
pub trait Record: Viewed {
    /// The name in schemas, without its package.
    const NAME: &'static str;
    /// The package of the schema, or nothing.
    const PACKAGE: &'static str;
}

/// A list of values of any form: [`Slice`], [`List`] or `&[u8]`.
pub trait Sequence<'a>: Copy {
    /// The elements.
    type Item;
    /// How they are walked.
    type Iter: Iterator<Item = Self::Item>;

    /// The count of elements.
    fn len(&self) -> usize;

    /// There are no elements.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The element `index`. O(1) where elements have a fixed size, else O(index).
    fn get(&self, index: usize) -> Option<Self::Item>;

    /// All elements in order.
    fn iter(&self) -> Self::Iter;
}

impl<'a> Sequence<'a> for &'a [u8] {
    type Item = u8;
    type Iter = core::iter::Copied<core::slice::Iter<'a, u8>>;

    fn len(&self) -> usize {
        <[u8]>::len(self)
    }

    fn get(&self, index: usize) -> Option<u8> {
        <[u8]>::get(self, index).copied()
    }

    fn iter(&self) -> Self::Iter {
        <[u8]>::iter(self).copied()
    }
}

/// Decodes a value that was checked when its view was made. Its own parts are checked again: the text
/// that a view hands out must be text even where a `Decode` written by hand changes its mind. The
/// elements of its lists are passed over until they are walked in their turn; checking them here would
/// make a walk quadratic in depth.
#[inline]
pub(crate) fn again<'a, V: Decode<'a>>(b: &'a [u8]) -> (V, &'a [u8]) {
    match V::__hot(b, Cx::CHECKED) {
        Some(found) => found,
        None => inconsistent(),
    }
}

#[cold]
fn inconsistent() -> ! {
    panic!("a `Decode` written by hand refused bytes that it had accepted")
}

/// A view that was decoded borrows from the wire; what was built by hand isn't shortened.
#[cold]
pub(crate) fn built_by_hand() -> ! {
    panic!("a `Decode` written by hand gave a view that doesn't borrow from its input")
}

/// The bytes of element `index` among elements of a fixed size.
#[inline]
pub(crate) fn fixed_element(bytes: &[u8], size: Size, index: usize) -> Option<&[u8]> {
    let start = index.checked_mul(size.min)?;
    bytes.get(start..)?.get(..size.min)
}
