//! `bebop` under another name, and behind another crate.
#![forbid(unsafe_code)]
#![deny(warnings, missing_docs)]

/// By the name that the manifest gives it.
#[derive(bop::Bebop, Clone, Debug, PartialEq, Eq)]
#[bebop(crate = bop, view)]
pub struct Renamed {
    /// Text.
    pub text: String,
}

/// By the crate that hands it on.
#[derive(facade::bebop::Bebop, Clone, Debug, Default, PartialEq, Eq)]
#[bebop(crate = "facade::bebop", message, view)]
pub struct Handed {
    /// Text.
    pub text: Option<String>,
}
