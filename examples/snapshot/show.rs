//! What a person wants to know.

use std::io::{self, Write};
use std::time::Duration;

use indicatif::{HumanBytes, HumanCount};

use crate::diff::Diff;
use crate::duplicates::Duplicates;
use crate::record::Kind;
use crate::summary::{Line, Summary, TOP};
use crate::walk::Walked;

/// One way of going through the snapshot.
pub struct Run {
    pub verb: &'static str,
    pub records: u64,
    pub bytes: u64,
    pub took: Duration,
}

pub fn title(out: &mut impl Write, title: &str) -> io::Result<()> {
    writeln!(out, "{title}\n")?;
    row(out, ["", "records", "bytes", "took", "records/s", "bytes/s"].map(String::from))
}

pub fn run(out: &mut impl Write, run: &Run) -> io::Result<()> {
    let Run { verb, records, bytes, took } = run;
    let per_second = |count: u64| (count as f64 / took.as_secs_f64().max(1e-9)) as u64;
    let cells = [
        verb.to_string(),
        HumanCount(*records).to_string(),
        HumanBytes(*bytes).to_string(),
        format!("{took:.1?}"),
        HumanCount(per_second(*records)).to_string(),
        HumanBytes(per_second(*bytes)).to_string(),
    ];
    row(out, cells)
}

fn row(out: &mut impl Write, [verb, records, bytes, took, record_rate, byte_rate]: [String; 6]) -> io::Result<()> {
    writeln!(out, "{verb:<11} {records:>12} {bytes:>12} {took:>10} {record_rate:>13} {byte_rate:>12}")
}

pub fn missed(out: &mut impl Write, walked: &Walked) -> io::Result<()> {
    if walked.missed.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{} could not be looked at", HumanCount(walked.missed.len() as u64))?;
    for error in walked.missed.iter().take(TOP) {
        let path = error.path().unwrap_or("".as_ref()).to_string_lossy();
        match error.io_error() {
            Some(reason) => writeln!(out, "  {}: {reason}", escape(&path))?,
            None => writeln!(out, "  {}: {}", escape(&path), escape(&error.to_string()))?,
        }
    }
    more(out, walked.missed.len())
}

pub fn summary(out: &mut impl Write, summary: &Summary) -> io::Result<()> {
    writeln!(out)?;
    for (kind, (count, bytes)) in Kind::ALL.into_iter().zip(summary.kinds).filter(|(_, (count, _))| *count > 0) {
        let bytes = if kind == Kind::File { HumanBytes(bytes).to_string() } else { "-".into() };
        writeln!(out, "{:<11} {:>12} {bytes:>12}", kind.name(), HumanCount(count).to_string())?;
    }
    lines(out, "largest", summary.largest.lines())?;
    lines(out, "newest", summary.newest.lines())?;
    if summary.unreadable_count > 0 {
        writeln!(out, "\n{} could not be read", HumanCount(summary.unreadable_count))?;
    }
    for (path, error) in &summary.unreadable {
        writeln!(out, "  {}: {}", escape(path), escape(error))?;
    }
    more(out, summary.unreadable_count as usize)
}

fn lines<'l>(out: &mut impl Write, title: &str, lines: impl Iterator<Item = &'l Line>) -> io::Result<()> {
    let mut lines = lines.peekable();
    if lines.peek().is_some() {
        writeln!(out, "\n{title}")?;
    }
    for Line { path, size, modified } in lines {
        let size = HumanBytes(*size).to_string();
        let modified = modified.to_string();
        // To the second: 2024-01-15T16:00:00
        let to_the_second = modified.get(..19).unwrap_or(&modified).replace('T', " ");
        writeln!(out, "{size:>12}  {to_the_second}  {}", escape(path))?;
    }
    Ok(())
}

pub fn duplicates(out: &mut impl Write, duplicates: &Duplicates) -> io::Result<()> {
    let Duplicates { groups, spare, spare_bytes, top } = duplicates;
    if *groups == 0 {
        return writeln!(out, "\nno duplicates");
    }
    writeln!(
        out,
        "\nduplicates: {} contents stand more than once; {} files with {} could be spared",
        HumanCount(*groups),
        HumanCount(*spare),
        HumanBytes(*spare_bytes),
    )?;
    for group in top {
        let size = HumanBytes(group.size).to_string();
        let mut head = format!("{size:>12}  × {:<4}", group.copies);
        for path in &group.paths {
            writeln!(out, "{head}  {}", escape(path))?;
            head = " ".repeat(20);
        }
        match group.copies - group.paths.len() as u64 {
            0 => {}
            left => writeln!(out, "{head}  … and {left} more")?,
        }
    }
    more(out, *groups as usize)
}

pub fn diff(out: &mut impl Write, old: &std::path::Path, diff: &Diff) -> io::Result<()> {
    let Diff { added, removed, changed, moved, unchanged } = diff;
    writeln!(
        out,
        "\nsince {}: {} added, {} removed, {} changed, {} moved, {} as before",
        old.display(),
        added.len(),
        removed.len(),
        changed.len(),
        moved.len(),
        HumanCount(*unchanged),
    )?;
    for path in added {
        writeln!(out, "  added    {:>12}  {}", HumanBytes(path.size).to_string(), escape(&path.text))?;
    }
    for path in removed {
        writeln!(out, "  removed  {:>12}  {}", HumanBytes(path.size).to_string(), escape(&path.text))?;
    }
    for change in changed {
        let size = HumanBytes(change.sizes.1).to_string();
        writeln!(out, "  changed  {size:>12}  {}: {}", escape(&change.text), change.what.join(", "))?;
    }
    for (from, to) in moved {
        let size = HumanBytes(to.size).to_string();
        writeln!(out, "  moved    {size:>12}  {} → {}", escape(&from.text), escape(&to.text))?;
    }
    Ok(())
}

/// Says that only the first `TOP` of `count` were told.
fn more(out: &mut impl Write, count: usize) -> io::Result<()> {
    match count.saturating_sub(TOP) {
        0 => Ok(()),
        left => writeln!(out, "  … and {} more", HumanCount(left as u64)),
    }
}

/// A name as one line, whatever it holds: control characters could do anything to a terminal.
fn escape(name: &str) -> String {
    let escape = |c: char| if c.is_control() { c.escape_debug().to_string() } else { c.to_string() };
    name.chars().map(escape).collect()
}
