//! What changed between two snapshots.

use std::cmp::Ordering;
use std::collections::HashMap;

use anyhow::bail;

use crate::record::{by_path, EntryView, Kind};
use crate::snapshot::Snapshot;

/// The changes in the order of paths. Memory is that of the changes, not of the snapshots.
#[derive(Default)]
pub struct Diff {
    pub added: Vec<Path>,
    pub removed: Vec<Path>,
    pub changed: Vec<Change>,
    /// From where to where.
    pub moved: Vec<(Path, Path)>,
    pub unchanged: u64,
}

pub struct Path {
    pub text: String,
    pub size: u64,
    digest: Option<[u8; 32]>,
}

pub struct Change {
    pub text: String,
    pub sizes: (u64, u64),
    /// What differs.
    pub what: Vec<&'static str>,
}

/// Reads both snapshots side by side: both are in the order of their paths.
pub fn diff(old: &Snapshot, new: &Snapshot) -> anyhow::Result<Diff> {
    let mut diff = Diff::default();
    let (mut olds, mut news) = (Ordered::of(old)?, Ordered::of(new)?);
    let (mut left, mut right) = (olds.next()?, news.next()?);
    loop {
        let order = order(left.as_ref(), right.as_ref());
        let (old, new) = (left.filter(|_| order.is_le()), right.filter(|_| order.is_ge()));
        match (&old, &new) {
            (Some(old), Some(new)) => diff.compare(old, new),
            (Some(old), None) => diff.removed.push(Path::of(old)),
            (None, Some(new)) => diff.added.push(Path::of(new)),
            (None, None) => break,
        }
        if old.is_some() {
            left = olds.next()?;
        }
        if new.is_some() {
            right = news.next()?;
        }
    }
    diff.find_moved();
    Ok(diff)
}

/// Which side comes first; one that has ended comes last.
fn order(left: Option<&EntryView<'_>>, right: Option<&EntryView<'_>>) -> Ordering {
    match (left, right) {
        (Some(left), Some(right)) => by_path(left.path, right.path),
        (left, right) => right.is_some().cmp(&left.is_some()),
    }
}

impl Diff {
    fn compare(&mut self, old: &EntryView<'_>, new: &EntryView<'_>) {
        let what = differences(old, new);
        if what.is_empty() {
            self.unchanged += 1;
        } else {
            self.changed.push(Change { text: new.text.into(), sizes: (old.size, new.size), what });
        }
    }

    /// A file that was removed here and added there with the same content was moved.
    fn find_moved(&mut self) {
        let mut removed: HashMap<[u8; 32], Vec<usize>> = HashMap::new();
        for (index, path) in self.removed.iter().enumerate().rev() {
            if let Some(digest) = path.digest {
                removed.entry(digest).or_default().push(index);
            }
        }
        let mut olds: Vec<Option<Path>> = self.removed.drain(..).map(Some).collect();
        for new in std::mem::take(&mut self.added) {
            let index = new.digest.and_then(|digest| removed.get_mut(&digest)?.pop());
            match index.and_then(|index| olds[index].take()) {
                Some(old) => self.moved.push((old, new)),
                None => self.added.push(new),
            }
        }
        self.removed.extend(olds.into_iter().flatten());
    }
}

impl Path {
    fn of(entry: &EntryView<'_>) -> Self {
        // All empty files are alike: none of them was moved.
        let digest = entry.details.digest.filter(|_| entry.size > 0);
        Self { text: entry.text.into(), size: entry.size, digest }
    }
}

fn differences(old: &EntryView<'_>, new: &EntryView<'_>) -> Vec<&'static str> {
    // The time of a directory tells no more than what changed in it.
    let is_dated = new.kind != Kind::Directory;
    let is_readable = old.details.digest.is_some() && new.details.digest.is_some();
    let all = [
        ("kind", old.kind != new.kind),
        ("content", old.size != new.size || is_readable && old.details.digest != new.details.digest),
        ("target", old.details.link_target != new.details.link_target),
        ("mode", old.mode != new.mode),
        ("readability", old.details.error.is_some() != new.details.error.is_some()),
        ("time", is_dated && old.modified != new.modified),
    ];
    all.into_iter().filter(|(_, differs)| *differs).map(|(what, _)| what).collect()
}

/// Entries whose order is checked.
struct Ordered<'s> {
    snapshot: &'s Snapshot,
    entries: crate::snapshot::Entries<'s>,
    /// The path of the entry before; kept for its capacity.
    before: Vec<u8>,
}

impl<'s> Ordered<'s> {
    fn of(snapshot: &'s Snapshot) -> anyhow::Result<Self> {
        Ok(Self { snapshot, entries: snapshot.entries()?, before: Vec::new() })
    }

    fn next(&mut self) -> anyhow::Result<Option<EntryView<'_>>> {
        let offset = self.entries.offset();
        let Some(entry) = self.entries.next()? else { return Ok(None) };
        if !self.before.is_empty() && by_path(&self.before, entry.path).is_ge() {
            let name = entry.text.escape_debug();
            bail!("{}: the entry at byte {offset}, {name}, is out of order", self.snapshot.path.display());
        }
        self.before.clear();
        self.before.extend_from_slice(entry.path);
        Ok(Some(entry))
    }
}
