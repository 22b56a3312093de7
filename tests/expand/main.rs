//! What the derive generates, as people would read it: each `tests/expand/<case>.in.rs` beside its
//! expansion, `<case>.out.rs`. `BLESS=1` writes the expansions anew.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use bebop_schema::derive::expand;
use bebop_schema::model::Traits;

/// Lines that are shown before the first that differs.
const CONTEXT: usize = 3;

/// The items of a source file, each derived, and pretty.
fn expansion(source: &str) -> String {
    let file = syn::parse_file(source).expect("a source file");
    let items = file.items.iter().map(|item| expand(quote::quote!(#item), Traits::Both));
    let tokens: proc_macro2::TokenStream = items.collect();
    let file = syn::parse2(tokens).expect("the expansion is a list of items");
    prettyplease::unparse(&file)
}

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expand")
}

/// The lines around the first difference.
fn difference(expected: &str, found: &str) -> String {
    let (expected, found): (Vec<_>, Vec<_>) = (expected.lines().collect(), found.lines().collect());
    let common = expected.iter().zip(&found).take_while(|(a, b)| a == b).count();
    let mut text = String::new();
    for line in &expected[common.saturating_sub(CONTEXT)..common] {
        let _ = writeln!(text, "  {line}");
    }
    let changed =
        |lines: &[&str]| lines.iter().skip(common).take(CONTEXT).map(|line| (*line).to_owned()).collect::<Vec<_>>();
    for line in changed(&expected) {
        let _ = writeln!(text, "- {line}");
    }
    for line in changed(&found) {
        let _ = writeln!(text, "+ {line}");
    }
    format!("line {}:\n{text}", common + 1)
}

#[track_caller]
fn check(case: &str) {
    let input = directory().join(format!("{case}.in.rs"));
    let output = directory().join(format!("{case}.out.rs"));
    let source = std::fs::read_to_string(&input).unwrap_or_else(|error| panic!("{}: {error}", input.display()));
    let found = expansion(&source);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&output, &found).expect("the snapshot is written");
        return;
    }
    let expected = std::fs::read_to_string(&output)
        .unwrap_or_else(|error| panic!("{}: {error}; BLESS=1 writes it", output.display()));
    assert!(
        expected == found,
        "the expansion of {case} isn't the snapshot; if it is as wanted, BLESS=1 writes it.\n{}",
        difference(&expected, &found)
    );
}

macro_rules! cases {
    ($($case:ident)*) => {
        $(#[test]
        fn $case() {
            check(stringify!($case));
        })*

        const CASES: &[&str] = &[$(stringify!($case)),*];
    };
}

cases! { structure message union enumeration flags transparent view generic borrowed }

/// Every file in the directory belongs to a case.
#[test]
fn no_file_is_left_over() {
    for entry in
        std::fs::read_dir(directory()).expect("the directory").map(|entry| entry.expect("an entry").file_name())
    {
        let name = entry.to_string_lossy().into_owned();
        let case = name.split('.').next().unwrap_or_default();
        assert!(name == "main.rs" || CASES.contains(&case), "{name} belongs to no case");
    }
}
