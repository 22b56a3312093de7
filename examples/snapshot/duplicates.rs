//! Files of the same content, told by their digests.

use std::cmp::Reverse;
use std::collections::hash_map::{Entry as Slot, HashMap};

use crate::record::EntryView;
use crate::snapshot::Snapshot;
use crate::summary::TOP;

/// How many digests are kept in memory at once, some 20 MiB.
const SHARE: u64 = 1 << 18;

/// The paths that are told of one group.
const PATHS: usize = 3;

type Digest = [u8; 32];

#[derive(Default)]
pub struct Duplicates {
    pub groups: u64,
    /// Files that could be spared, and their bytes.
    pub spare: u64,
    pub spare_bytes: u64,
    /// The groups with most bytes to spare.
    pub top: Vec<Group>,
}

pub struct Group {
    digest: Digest,
    pub copies: u64,
    /// The size of one copy.
    pub size: u64,
    pub paths: Vec<String>,
}

impl Group {
    fn spare_bytes(&self) -> u64 {
        self.size.saturating_mul(self.copies - 1)
    }
}

/// Finds the duplicates among `digests` files. A snapshot of more than `SHARE` digests is read several
/// times, for a share of them each, so that memory doesn't grow with it; the last reading is for the
/// paths of the groups that are told.
pub fn find(snapshot: &Snapshot, digests: u64) -> anyhow::Result<Duplicates> {
    let mut found = Duplicates::default();
    let shares = digests.div_ceil(SHARE);
    for share in 0..shares {
        for group in groups(snapshot, |digest| spread(digest) % shares == share)? {
            found.add(group);
        }
    }
    name(snapshot, &mut found.top)?;
    Ok(found)
}

impl Duplicates {
    fn add(&mut self, group: Group) {
        self.groups += 1;
        self.spare += group.copies - 1;
        self.spare_bytes = self.spare_bytes.saturating_add(group.spare_bytes());
        self.top.push(group);
        self.top.sort_by_key(|group| (Reverse(group.spare_bytes()), group.digest));
        self.top.truncate(TOP);
    }
}

fn groups(snapshot: &Snapshot, wanted: impl Fn(&Digest) -> bool) -> anyhow::Result<impl Iterator<Item = Group>> {
    let mut copies: HashMap<Digest, (u64, u64)> = HashMap::new();
    let mut entries = snapshot.entries()?;
    while let Some(entry) = entries.next()? {
        let Some(digest) = content(&entry).filter(&wanted) else { continue };
        match copies.entry(digest) {
            Slot::Occupied(mut slot) => slot.get_mut().0 += 1,
            Slot::Vacant(slot) => drop(slot.insert((1, entry.size))),
        }
    }
    let groups = copies.into_iter().filter(|(_, (copies, _))| *copies > 1);
    Ok(groups.map(|(digest, (copies, size))| Group { digest, copies, size, paths: Vec::new() }))
}

fn name(snapshot: &Snapshot, groups: &mut [Group]) -> anyhow::Result<()> {
    if groups.is_empty() {
        return Ok(());
    }
    let mut entries = snapshot.entries()?;
    while let Some(entry) = entries.next()? {
        let Some(digest) = content(&entry) else { continue };
        let group = groups.iter_mut().find(|group| group.digest == digest && group.paths.len() < PATHS);
        if let Some(group) = group {
            group.paths.push(entry.text.into());
        }
    }
    Ok(())
}

/// The digest of a file that has content: all empty files are alike.
fn content(entry: &EntryView<'_>) -> Option<Digest> {
    entry.details.digest.filter(|_| entry.size > 0)
}

/// A number that is spread evenly over digests, as they are themselves.
fn spread(digest: &Digest) -> u64 {
    u64::from_le_bytes(*digest.first_chunk().expect("a digest has 32 bytes"))
}
