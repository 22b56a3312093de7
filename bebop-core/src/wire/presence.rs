//! Fields of messages: present or absent.

/// What can be absent from a message: `Option`. The derive asks here and never looks for the token.
#[diagnostic::on_unimplemented(
    message = "a message field must be able to be absent, and `{Self}` can't",
    label = "not an `Option`",
    note = "make it `Option<{Self}>`, or mark the field `#[bebop(default)]`: then it is always written"
)]
pub trait Presence: Sized {
    /// The type of the field when it is present.
    type Value;
    /// The absent field.
    #[doc(hidden)]
    const __ABSENT: Self;
    /// The value, if present.
    #[doc(hidden)]
    fn __get(&self) -> Option<&Self::Value>;
    /// Where the value goes.
    #[doc(hidden)]
    fn __slot(&mut self) -> &mut Option<Self::Value>;
}

impl<T> Presence for Option<T> {
    type Value = T;
    const __ABSENT: Self = None;

    #[inline(always)]
    fn __get(&self) -> Option<&T> {
        self.as_ref()
    }

    #[inline(always)]
    fn __slot(&mut self) -> &mut Option<T> {
        self
    }
}
