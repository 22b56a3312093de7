//! Conditions of whole crates: no prelude, forbidden and denied lints, each edition, a renamed and a
//! re-exported dependency. `crates/` is a workspace of its own with a crate for each; one run of
//! clippy, or of `cargo check` where there is no clippy, looks at all.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The lints that expansions keep even where they are on.
const LINTS: [&str; 6] = ["-D", "warnings", "-W", "clippy::pedantic", "-W", "clippy::nursery"];

fn cargo(subcommand: &str) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command
        .arg(subcommand)
        .env_remove("RUSTFLAGS")
        .env_remove("CARGO_ENCODED_RUSTFLAGS")
        .env_remove("CARGO_TARGET_DIR");
    command
}

fn has_clippy() -> bool {
    cargo("clippy").arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Puts the versions of this workspace beside the crates, so that nothing is asked of a registry.
fn lock(crates: &Path) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::copy(root.join("Cargo.lock"), crates.join("Cargo.lock")).expect("a lock file to copy");
}

#[test]
fn d03_d12_d29_d32_d33_d36_d39_whole_crates() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hygiene/crates");
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hygiene");
    lock(&crates);
    let clippy = has_clippy();
    if !clippy {
        eprintln!("no clippy: its lints aren't tried");
    }
    let mut command = cargo(if clippy { "clippy" } else { "check" });
    command.args(["--offline", "--quiet", "--workspace", "--target-dir"]).arg(target).current_dir(&crates);
    if clippy {
        command.arg("--").args(LINTS);
    }
    let output = command.output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}
