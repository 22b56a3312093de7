//! A view next to the bytes that it borrows.
//!
//! Why there is unsafe code: a view that is kept with its bytes is checked once, and not again at
//! each use: 5 ns for a small record, 2 µs for a text of 150 kB.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt::{self, Debug, Formatter};
use core::mem::{ManuallyDrop, MaybeUninit};

use crate::decode::Decode;
use crate::error::DecodeError;
use crate::limits::Limits;
use crate::view::{FromView, Record};

/// Bytes that stay where they are and as they are when their owner is moved.
///
/// # Safety
/// Every call of [`bytes`](StableBytes::bytes) gives the same memory with the same contents, until
/// the owner is dropped or borrowed mutably, whatever is done with shared references to the owner,
/// and wherever it is moved. (A `SmallVec`, or a map of a file that others write to, doesn't do that.)
#[allow(unsafe_code)]
pub unsafe trait StableBytes {
    /// The bytes.
    fn bytes(&self) -> &[u8];
}

macro_rules! stable_bytes {
    ($($ty:ty)*) => {$(
        // SAFETY: the bytes are in an allocation of their own, or in a static. Moving the owner
        // leaves it alone, and nothing changes it through a shared reference.
        #[allow(unsafe_code)]
        unsafe impl StableBytes for $ty {
            fn bytes(&self) -> &[u8] {
                self
            }
        }
    )*};
}

stable_bytes!(Box<[u8]> Vec<u8> alloc::sync::Arc<[u8]> alloc::rc::Rc<[u8]> &'static [u8]);
#[cfg(feature = "bytes")]
stable_bytes!(bytes::Bytes);

/// A record's bytes and their checked view together, to be kept and sent about like an owned value.
///
/// ```
/// use bebop_core::{OwnedView, Timestamp};
/// # use bebop_core as bebop;
/// fn keep<T: bebop::Record>(bytes: Vec<u8>) -> Result<OwnedView<T, Vec<u8>>, bebop::DecodeError> {
///     OwnedView::new(bytes)
/// }
/// ```
pub struct OwnedView<T: Record, B: StableBytes = Box<[u8]>> {
    /// Borrows from `bytes`, and is never handed out with this lifetime.
    view: T::View<'static>,
    bytes: Held<B>,
}

impl<T: Record, B: StableBytes> OwnedView<T, B> {
    /// Checks the bytes once.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes aren't exactly one record.
    pub fn new(bytes: B) -> Result<Self, DecodeError> {
        Self::with_limits(bytes, &Limits::new())
    }

    /// Checks the bytes once, within limits of your own.
    ///
    /// # Errors
    /// [`DecodeError`] if the bytes aren't exactly one record.
    #[allow(unsafe_code)]
    pub fn with_limits(bytes: B, limits: &Limits) -> Result<Self, DecodeError> {
        let bytes = Held::new(bytes);
        // SAFETY: `StableBytes` says that the bytes stay where they are and as they are while their
        // owner lives and isn't borrowed mutably, which `Held` never does. The view dies with the
        // owner, and `get` hands it out only while `self` is borrowed.
        let eternal: &'static [u8] = unsafe { &*core::ptr::from_ref(bytes.get()) };
        let view = <T::View<'static>>::from_bytes_with(eternal, limits)?;
        Ok(Self { view, bytes })
    }

    /// The view.
    #[inline]
    pub fn get(&self) -> T::View<'_> {
        T::__shorten(self.view)
    }

    /// The bytes of the record.
    pub fn bytes(&self) -> &[u8] {
        self.bytes.get()
    }

    /// The bytes of the record, back.
    pub fn into_bytes(self) -> B {
        self.bytes.into_inner()
    }

    /// The owned value.
    pub fn to_owned(&self) -> T
    where
        T: FromView,
    {
        T::from_view(self.get())
    }
}

impl<T: Record, B: StableBytes> Debug for OwnedView<T, B> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}

/// An owner in a `MaybeUninit`, always initialised: moving a `Box` says that nobody else looks at
/// what it points to, moving a `MaybeUninit` says nothing.
struct Held<B>(MaybeUninit<B>);

#[allow(unsafe_code)]
impl<B: StableBytes> Held<B> {
    fn new(bytes: B) -> Self {
        Self(MaybeUninit::new(bytes))
    }

    #[inline]
    fn get(&self) -> &[u8] {
        // SAFETY: `new` is the only way to make one, and it initialises.
        unsafe { self.0.assume_init_ref() }.bytes()
    }

    fn into_inner(self) -> B {
        let this = ManuallyDrop::new(self);
        // SAFETY: initialised by `new`; `this` isn't dropped, so the value is read only once.
        unsafe { this.0.assume_init_read() }
    }
}

#[allow(unsafe_code)]
impl<B> Drop for Held<B> {
    fn drop(&mut self) {
        // SAFETY: initialised by `new`, and dropped only here.
        unsafe { self.0.assume_init_drop() }
    }
}
