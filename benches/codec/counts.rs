//! Instructions: valgrind runs this program again, which runs every job; callgrind counts between two
//! marks and writes one file for each job.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::job::{Job, Run};
use crate::table::Table;

/// The command that valgrind gives to the program.
pub const RUN: &str = "run-for-counts";

/// Operations per job.
const TIMES: u32 = 100;

/// Runs all jobs between the marks.
pub fn run(jobs: &[Job]) {
    jobs.iter().for_each(|job| job.run(Run::Count(TIMES)));
}

pub fn table(jobs: &[Job], filter: &str) -> Table {
    let directory = std::env::temp_dir().join(format!("codec-counts-{}", std::process::id()));
    fs::create_dir_all(&directory).expect("a directory for callgrind's files");
    callgrind(&directory, filter);
    let counts = (1..=jobs.len()).map(|part| instructions(&directory.join(format!("out.{part}"))));
    let table = Table::new("instructions", jobs.iter().zip(counts.map(|count| count / f64::from(TIMES))));
    fs::remove_dir_all(&directory).expect("callgrind's files can be removed");
    table
}

fn callgrind(directory: &Path, filter: &str) {
    let status = Command::new("valgrind")
        .args(["--tool=callgrind", "--quiet", "--zero-before=count_from_here", "--dump-before=count_to_here"])
        .arg(format!("--callgrind-out-file={}", directory.join("out").display()))
        .arg(std::env::current_exe().expect("the path of this program"))
        .args([RUN, filter])
        .status()
        .expect("valgrind runs");
    assert!(status.success(), "valgrind: {status}");
}

/// The sum that a file of callgrind ends with.
fn instructions(file: &Path) -> f64 {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let totals = text.lines().find_map(|line| line.strip_prefix("totals: ").or(line.strip_prefix("summary: ")));
    totals.and_then(|totals| totals.trim().parse().ok()).expect("callgrind writes totals")
}
