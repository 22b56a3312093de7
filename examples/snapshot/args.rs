//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;

use lexopt::prelude::*;

pub const HELP: &str = "\
Writes a record per file below a directory, reads them back in place, and tells about them.

Usage: snapshot [OPTIONS] [DIRECTORY]      (the current directory, if none is given)

  -o, --output FILE    write the snapshot there [default: snapshot.bop.bin among the temporary files]
  -r, --read FILE      tell about a snapshot that exists, and walk no directory
  -d, --diff OLD       say what changed since the snapshot OLD
  -e, --exclude NAME   leave out files and directories of this name (may be repeated)
  -h, --help           print this
";

#[derive(Debug)]
pub struct Args {
    pub source: Source,
    pub diff: Option<PathBuf>,
}

/// Where the snapshot comes from.
#[derive(Debug)]
pub enum Source {
    Walk { directory: PathBuf, output: PathBuf, exclude: Vec<OsString> },
    Read(PathBuf),
}

/// The arguments, or `None` if help is wanted.
pub fn parse() -> Result<Option<Args>, lexopt::Error> {
    let (mut directory, mut output, mut read, mut diff) = (None, None, None, None);
    let mut exclude = Vec::new();
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Short('o') | Long("output") => output = Some(parser.value()?.into()),
            Short('r') | Long("read") => read = Some(parser.value()?.into()),
            Short('d') | Long("diff") => diff = Some(parser.value()?.into()),
            Short('e') | Long("exclude") => exclude.push(parser.value()?),
            Short('h') | Long("help") => return Ok(None),
            Value(value) if directory.is_none() => directory = Some(value.into()),
            other => return Err(other.unexpected()),
        }
    }
    let source = match read {
        Some(_) if directory.is_some() || output.is_some() || !exclude.is_empty() => {
            return Err("--read walks no directory: it goes together with --diff alone".into());
        }
        Some(file) => Source::Read(file),
        None => Source::Walk {
            directory: directory.unwrap_or_else(|| ".".into()),
            output: output.unwrap_or_else(|| std::env::temp_dir().join("snapshot.bop.bin")),
            exclude,
        },
    };
    Ok(Some(Args { source, diff }))
}
