//! A snapshot on the disk: a stream of entries.

use std::fs::File;
use std::io::Seek;
use std::path::{Path, PathBuf};

use anyhow::Context;
use bebop::stream::RecordReader;

use crate::record::EntryView;

pub struct Snapshot {
    pub path: PathBuf,
    file: File,
}

impl Snapshot {
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        let file = File::open(path).with_context(|| path.display().to_string())?;
        Ok(Self { path: path.into(), file })
    }

    pub fn size(&self) -> anyhow::Result<u64> {
        Ok(self.file.metadata()?.len())
    }

    /// The entries from the first one on.
    pub fn entries(&self) -> anyhow::Result<Entries<'_>> {
        (&self.file).rewind().with_context(|| self.path.display().to_string())?;
        Ok(Entries { path: &self.path, reader: RecordReader::new(&self.file) })
    }
}

/// Reads entries one by one. Memory is that of the largest, however many there are.
pub struct Entries<'s> {
    path: &'s Path,
    reader: RecordReader<&'s File>,
}

impl Entries<'_> {
    /// Where the next entry is, in bytes from the start of the snapshot.
    pub fn offset(&self) -> u64 {
        self.reader.offset()
    }

    /// The next entry, which lies in the reader's buffer: nothing of it is copied.
    pub fn next(&mut self) -> anyhow::Result<Option<EntryView<'_>>> {
        self.reader.next().with_context(|| self.path.display().to_string())
    }
}
