//! From a directory to a stream of entries.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, Metadata};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{bail, Context};
use bebop::stream::RecordWriter;
use bebop::Timestamp;
use indicatif::{ProgressBar, ProgressStyle};
use walkdir::{DirEntry, WalkDir};

use crate::record::{Details, Entry, Kind};

const BAR: &str = "{bar:40} {bytes} of {total_bytes}, {bytes_per_sec}, {eta} left";

/// What is walked, and where the records go.
pub struct Walk {
    /// Absolute, as are the others, so that the walk knows its own output when it meets it.
    root: PathBuf,
    output: PathBuf,
    /// The output until it is complete.
    partial: PathBuf,
    exclude: Vec<OsString>,
}

/// What came of it.
#[derive(Default)]
pub struct Walked {
    pub entries: u64,
    /// The bytes of content that were read.
    pub content: u64,
    /// What couldn't be looked at and has no record, or a directory whose entries couldn't be read.
    pub missed: Vec<walkdir::Error>,
}

impl Walk {
    pub fn new(directory: &Path, output: &Path, exclude: Vec<OsString>) -> anyhow::Result<Self> {
        let root = directory.canonicalize().with_context(|| directory.display().to_string())?;
        if !root.is_dir() {
            bail!("{}: not a directory", directory.display());
        }
        let output = absolute(output).with_context(|| output.display().to_string())?;
        if output.exists() && !output.is_file() {
            bail!("{}: not a file, so no snapshot is written over it", output.display());
        }
        let partial = output.with_extension("partial");
        Ok(Self { root, output, partial, exclude })
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    pub fn output(&self) -> &Path {
        &self.output
    }

    /// Writes the snapshot. An earlier one of the same name is replaced once the new one is complete.
    pub fn write(&self) -> anyhow::Result<Walked> {
        let written = self.write_partial().and_then(|walked| {
            fs::rename(&self.partial, &self.output).with_context(|| self.output.display().to_string())?;
            Ok(walked)
        });
        if written.is_err() {
            let _ = fs::remove_file(&self.partial);
        }
        written
    }

    fn write_partial(&self) -> anyhow::Result<Walked> {
        let here = || self.partial.display().to_string();
        let mut writer = RecordWriter::new(File::create(&self.partial).with_context(here)?);
        let mut missed = Vec::new();
        let bar = self.progress_bar();
        for found in self.files() {
            match found.and_then(|found| Ok((found.metadata()?, found))) {
                Ok((metadata, found)) => writer.write(&self.entry(&found, &metadata, &bar)).with_context(here)?,
                Err(error) => missed.push(error),
            }
        }
        let entries = writer.record();
        writer.into_inner().with_context(here)?;
        let content = bar.position();
        bar.finish_and_clear();
        Ok(Walked { entries, content, missed })
    }

    /// All below the root in the order of their paths; links aren't followed.
    fn files(&self) -> impl Iterator<Item = walkdir::Result<DirEntry>> + '_ {
        let wanted = |found: &DirEntry| {
            found.path() != self.output
                && found.path() != self.partial
                && !self.exclude.iter().any(|name| name == found.file_name())
        };
        WalkDir::new(&self.root).min_depth(1).sort_by_file_name().into_iter().filter_entry(wanted)
    }

    /// Hidden if nobody looks; otherwise a first walk finds out how much there is to read.
    fn progress_bar(&self) -> ProgressBar {
        let bar = ProgressBar::new(0).with_style(ProgressStyle::with_template(BAR).expect("a valid template"));
        if !bar.is_hidden() {
            let files = self.files().flatten().filter(|found| found.file_type().is_file());
            bar.set_length(files.flat_map(|found| found.metadata()).map(|metadata| metadata.len()).sum());
        }
        bar
    }

    fn entry(&self, found: &DirEntry, metadata: &Metadata, bar: &ProgressBar) -> Entry {
        let path = self.names(found.path()).join(&b'/');
        let kind = kind(metadata);
        Entry {
            text: String::from_utf8_lossy(&path).into_owned(),
            path,
            kind,
            size: if kind == Kind::File { metadata.len() } else { 0 },
            modified: modified(metadata),
            mode: mode(metadata),
            details: details(found.path(), kind, bar),
        }
    }

    /// The names on the way from the root.
    fn names<'p>(&self, path: &'p Path) -> Vec<&'p [u8]> {
        let below = path.strip_prefix(&self.root).unwrap_or(path);
        below.iter().map(OsStr::as_encoded_bytes).collect()
    }
}

/// The path of a file that needn't exist.
fn absolute(file: &Path) -> io::Result<PathBuf> {
    let name = file.file_name().ok_or(io::ErrorKind::IsADirectory)?;
    let directory = file.parent().filter(|parent| !parent.as_os_str().is_empty());
    Ok(directory.unwrap_or(Path::new(".")).canonicalize()?.join(name))
}

fn kind(metadata: &Metadata) -> Kind {
    let file_type = metadata.file_type();
    match () {
        () if file_type.is_file() => Kind::File,
        () if file_type.is_dir() => Kind::Directory,
        () if file_type.is_symlink() => Kind::Link,
        () => Kind::Other,
    }
}

fn modified(metadata: &Metadata) -> Timestamp {
    let modified = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
    Timestamp::try_from(modified).unwrap_or(Timestamp::UNIX_EPOCH)
}

#[cfg(unix)]
fn mode(metadata: &Metadata) -> u32 {
    use std::os::unix::fs::MetadataExt;
    metadata.mode() & 0o7777
}

#[cfg(not(unix))]
fn mode(_: &Metadata) -> u32 {
    0
}

fn details(path: &Path, kind: Kind, bar: &ProgressBar) -> Details {
    let found = match kind {
        Kind::File => digest(path, bar).map(|digest| Details { digest: Some(digest), ..Details::default() }),
        Kind::Link => fs::read_link(path).map(|target| Details {
            link_target: Some(target.into_os_string().into_encoded_bytes()),
            ..Details::default()
        }),
        Kind::Directory | Kind::Other => Ok(Details::default()),
    };
    found.unwrap_or_else(|error| Details { error: Some(error.to_string()), ..Details::default() })
}

fn digest(path: &Path, bar: &ProgressBar) -> io::Result<[u8; 32]> {
    let mut hasher = blake3::Hasher::new();
    hasher.update_reader(bar.wrap_read(File::open(path)?))?;
    Ok(hasher.finalize().into())
}
