//! A place in a text that is being read.

use crate::time::TimeError;

/// A place in a text. Only ASCII is stepped over, so that it is always between two characters.
pub(super) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    pub(super) fn position(&self) -> usize {
        self.at
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at == self.text.len()
    }

    /// Steps over one byte of `choices`, and returns it.
    pub(super) fn eat(&mut self, choices: &[u8]) -> Option<u8> {
        let byte = *self.rest().first()?;
        let found = byte.is_ascii() && choices.contains(&byte);
        self.at += usize::from(found);
        found.then_some(byte)
    }

    /// Steps over one byte of `choices`, or fails with what was expected.
    pub(super) fn require(&mut self, choices: &[u8], expected: &'static str) -> Result<u8, TimeError> {
        self.eat(choices).ok_or_else(|| self.error(expected))
    }

    /// Steps over `word`, which is ASCII, if it stands here.
    pub(super) fn eat_all(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word.as_bytes());
        self.at += if found { word.len() } else { 0 };
        found
    }

    /// Steps over all digits that stand here, and returns them.
    pub(super) fn digits(&mut self) -> &'a [u8] {
        let rest = self.rest();
        let count = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        self.at += count;
        &rest[..count]
    }

    /// The number of exactly `width` digits.
    pub(super) fn number(&mut self, width: usize, expected: &'static str) -> Result<i64, TimeError> {
        (0..width).try_fold(0, |number, _| {
            let digit = self.require(b"0123456789", expected)?;
            Ok(number * 10 + i64::from(digit - b'0'))
        })
    }

    /// The digits after a decimal point, as a number of exactly `width` digits.
    pub(super) fn fraction(&mut self, width: usize, too_many: &'static str) -> Result<i64, TimeError> {
        let start = self.at;
        let digits = self.digits();
        match digits.len() {
            0 => Err(self.error("a digit after the decimal point")),
            count if count > width => Err(self.error_at(start + width, too_many)),
            _ => Ok(padded_number(digits, width)),
        }
    }

    /// The error that something else was expected here.
    pub(super) fn error(&self, expected: &'static str) -> TimeError {
        self.error_at(self.at, expected)
    }

    /// The error that something else was expected at a place that was passed.
    pub(super) fn error_at(&self, at: usize, expected: &'static str) -> TimeError {
        let found = self.text.get(at..).and_then(|rest| rest.chars().next());
        TimeError::Syntax { expected, found, at }
    }

    fn rest(&self) -> &'a [u8] {
        &self.text.as_bytes()[self.at..]
    }
}

/// The number of `digits` and zeros after them, `width` in all.
fn padded_number(digits: &[u8], width: usize) -> i64 {
    let zeros = core::iter::repeat(&b'0');
    let all = digits.iter().chain(zeros).take(width);
    all.fold(0, |number, digit| number * 10 + i64::from(digit - b'0'))
}
