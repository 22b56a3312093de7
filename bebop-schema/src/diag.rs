//! A collector of errors with spans: several per run, each at the token that it is about.

use std::fmt::Display;
use std::thread;

use quote::ToTokens;

/// The errors found so far.
///
/// [`finish`](Self::finish) ends the collecting; a collector that is dropped without it panics in
/// builds with debug assertions, because errors would be lost.
#[must_use]
#[derive(Default)]
pub struct Diagnostics {
    errors: Option<syn::Error>,
    finished: bool,
}

impl Diagnostics {
    /// A collector without errors.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an error that is shown at `tokens`, or at the whole macro call where there are none.
    pub fn error(&mut self, tokens: impl ToTokens, message: impl Display) {
        self.push(syn::Error::new_spanned(tokens, message));
    }

    /// Adds an error that has its span already.
    pub fn push(&mut self, error: syn::Error) {
        match &mut self.errors {
            Some(errors) => errors.combine(error),
            none => *none = Some(error),
        }
    }

    /// Ends the collecting: all errors as one, in the order in which they were found.
    pub fn finish(mut self) -> Result<(), syn::Error> {
        self.finished = true;
        self.errors.take().map_or(Ok(()), Err)
    }
}

impl Drop for Diagnostics {
    fn drop(&mut self) {
        debug_assert!(self.finished || thread::panicking(), "errors were collected and never read");
    }
}

#[cfg(test)]
mod tests {
    use super::Diagnostics;
    use proc_macro2::{Ident, Span};

    fn ident() -> Ident {
        Ident::new("here", Span::call_site())
    }

    #[test]
    fn without_errors_is_ok() {
        assert!(Diagnostics::new().finish().is_ok());
    }

    #[test]
    fn errors_keep_their_order() {
        let mut diagnostics = Diagnostics::new();
        diagnostics.error(ident(), "one");
        diagnostics.push(syn::Error::new(Span::call_site(), "two"));
        diagnostics.error(ident(), "three");
        let errors = diagnostics.finish().unwrap_err();
        let messages: Vec<String> = errors.into_iter().map(|error| error.to_string()).collect();
        assert_eq!(messages, ["one", "two", "three"]);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "never read")]
    fn dropped_unread_is_a_fault() {
        drop(Diagnostics::new());
    }
}
