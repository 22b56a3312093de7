//! A snapshot of a directory: a record per file, written to a stream of records, and read in place.
//!
//! ```sh
//! cargo run --release --example snapshot                                   # of the current directory
//! cargo run --release --example snapshot -- ~/src -o src.bop.bin
//! cargo run --release --example snapshot -- ~/src --diff src.bop.bin       # what changed since
//! ```
//!
//! `record.rs` has the types; `walk.rs` writes them; `summary.rs`, `duplicates.rs` and `diff.rs` read
//! them as views, which borrow all text and bytes from the reader's buffer.

mod args;
mod diff;
mod duplicates;
mod record;
mod show;
mod snapshot;
mod summary;
mod walk;

use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use crate::args::{Args, Source};
use crate::show::Run;
use crate::snapshot::Snapshot;
use crate::summary::Summary;
use crate::walk::{Walk, Walked};

fn main() -> ExitCode {
    let args = match args::parse() {
        Ok(Some(args)) => args,
        Ok(None) => {
            print!("{}", args::HELP);
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("snapshot: {error}\n\n{}", args::HELP);
            return ExitCode::from(2);
        }
    };
    match run(args, &mut BufWriter::new(io::stdout().lock())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("snapshot: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: Args, out: &mut impl Write) -> anyhow::Result<()> {
    // Opened first: the walk may replace it.
    let old = args.diff.as_deref().map(Snapshot::open).transpose()?;
    let (new, walked) = match args.source {
        Source::Walk { directory, output, exclude } => take(&Walk::new(&directory, &output, exclude)?, out)?,
        Source::Read(file) => (open(&file, out)?, Walked::default()),
    };
    tell(&new, out)?;
    show::missed(out, &walked)?;
    if let Some(old) = old {
        show::diff(out, &old.path, &diff::diff(&old, &new)?)?;
    }
    out.flush()?;
    Ok(())
}

/// Walks the directory, and writes the snapshot.
fn take(walk: &Walk, out: &mut impl Write) -> anyhow::Result<(Snapshot, Walked)> {
    let start = Instant::now();
    let walked = walk.write()?;
    let took = start.elapsed();
    let snapshot = Snapshot::open(walk.output())?;
    show::title(out, &format!("snapshot of {} in {}", walk.root().display(), snapshot.path.display()))?;
    show::run(out, &Run { verb: "walked", records: walked.entries, bytes: walked.content, took })?;
    show::run(out, &Run { verb: "written", records: walked.entries, bytes: snapshot.size()?, took })?;
    Ok((snapshot, walked))
}

/// A snapshot that exists.
fn open(file: &Path, out: &mut impl Write) -> anyhow::Result<Snapshot> {
    let snapshot = Snapshot::open(file)?;
    show::title(out, &format!("snapshot {}", file.display()))?;
    Ok(snapshot)
}

/// Reads the snapshot, and tells what is in it.
fn tell(snapshot: &Snapshot, out: &mut impl Write) -> anyhow::Result<()> {
    let start = Instant::now();
    let summary = Summary::of(snapshot)?;
    let took = start.elapsed();
    show::run(out, &Run { verb: "read", records: summary.entries, bytes: snapshot.size()?, took })?;
    show::summary(out, &summary)?;
    show::duplicates(out, &duplicates::find(snapshot, summary.digests)?)?;
    Ok(())
}

/// The reader of the output has seen enough: `snapshot | head`.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
