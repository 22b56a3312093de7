//! What one reading of a snapshot finds out.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use bebop::Timestamp;

use crate::record::{EntryView, Kind};
use crate::snapshot::Snapshot;

/// How many of the largest, of the newest and so on are told.
pub const TOP: usize = 10;

/// Of fixed size, however many entries there are.
#[derive(Default)]
pub struct Summary {
    pub entries: u64,
    /// Entries and bytes of each kind, in the order of `Kind::ALL`.
    pub kinds: [(u64, u64); Kind::ALL.len()],
    pub digests: u64,
    pub largest: Top<u64>,
    pub newest: Top<(i64, i32)>,
    /// Paths and errors of the first files that couldn't be read.
    pub unreadable: Vec<(String, String)>,
    pub unreadable_count: u64,
}

/// An entry that is told about.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub struct Line {
    pub path: String,
    pub size: u64,
    pub modified: Timestamp,
}

/// The entries with the largest keys.
pub struct Top<K>(BTreeSet<(Reverse<K>, Line)>);

impl Summary {
    pub fn of(snapshot: &Snapshot) -> anyhow::Result<Self> {
        let mut summary = Self::default();
        let mut entries = snapshot.entries()?;
        while let Some(entry) = entries.next()? {
            summary.add(&entry);
        }
        Ok(summary)
    }

    fn add(&mut self, entry: &EntryView<'_>) {
        self.entries += 1;
        let (count, bytes) = &mut self.kinds[entry.kind as usize];
        *count += 1;
        *bytes = bytes.saturating_add(entry.size);
        self.digests += u64::from(entry.details.digest.is_some());
        if entry.kind == Kind::File {
            self.largest.offer(entry.size, entry);
            self.newest.offer((entry.modified.seconds, entry.modified.nanos), entry);
        }
        if let Some(error) = entry.details.error {
            self.unreadable_count += 1;
            if self.unreadable.len() < TOP {
                self.unreadable.push((entry.text.into(), error.into()));
            }
        }
    }
}

impl<K: Ord> Top<K> {
    fn offer(&mut self, key: K, entry: &EntryView<'_>) {
        let is_full = self.0.len() == TOP;
        if is_full && self.0.last().is_some_and(|(Reverse(least), _)| key <= *least) {
            return;
        }
        let line = Line { path: entry.text.into(), size: entry.size, modified: entry.modified };
        self.0.insert((Reverse(key), line));
        if is_full {
            self.0.pop_last();
        }
    }

    /// From the largest on.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        self.0.iter().map(|(_, line)| line)
    }
}

impl<K> Default for Top<K> {
    fn default() -> Self {
        Self(BTreeSet::new())
    }
}
