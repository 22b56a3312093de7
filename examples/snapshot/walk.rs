//! From a directory to a stream of entries.

use std::ffi::OsString;
use std::fs::{self, File, Metadata};
use std::io::{self, BufWriter};
use std::path::{Path, PathBuf};

use anyhow::Context;
use bebop::stream::RecordWriter;
use bebop::Timestamp;
use indicatif::{ProgressBar, ProgressStyle};
use walkdir::{DirEntry, WalkDir};

use crate::record::{Details, Entry, Kind};

const STYLE: &str = "{spinner} {pos} files, {decimal_bytes} …";

/// What was walked, and where the records go.
pub struct Walk {
    /// Absolute, so that what mustn't be walked can be told by its path.
    root: PathBuf,
    exclude: Vec<OsString>,
    output: PathBuf,
    /// The output until it is complete.
    partial: PathBuf,
}

/// What came of it.
#[derive(Default)]
pub struct Walked {
    pub entries: u64,
    /// The bytes of content that were read.
    pub content: u64,
    /// What couldn't be looked at, and has no record.
    pub missed: Vec<walkdir::Error>,
}
