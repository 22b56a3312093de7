//! The rules of ARCHITECTURE.md that a test can see: who depends on whom, where `unsafe` may stand,
//! and that the macro crates are nothing but doors.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// Our crates, and those of ours that each may depend on.
const ARROWS: [(&str, &[&str]); 7] = [
    ("bebop-core", &[]),
    ("bebop-schema", &["bebop-core"]),
    ("bebop-derive", &["bebop-schema"]),
    ("bebop-schema-macro", &["bebop-schema"]),
    ("bebop-rpc", &["bebop-core", "bebop-derive", "bebop-schema-macro"]),
    ("bebop", &["bebop-core", "bebop-schema", "bebop-derive", "bebop-schema-macro", "bebop-rpc"]),
    ("bebop-cli", &["bebop", "bebop-schema"]),
];

/// What `bebop-core` always needs. Anything else is optional.
const NEEDS_OF_CORE: [&str; 4] = ["half", "simdutf8", "uuid", "zerocopy"];

/// The files that may hold unsafe code.
const UNSAFE: [&str; 3] =
    ["bebop-core/src/view/owned.rs", "bebop-core/src/wire/bulk.rs", "bebop-core/src/wire/text.rs"];

/// Async dependencies, which live in `bebop-rpc`, and in `bebop-cli` through it.
const ASYNC: [&str; 6] = ["tokio", "hyper", "hyper-util", "futures", "async-std", "tower"];

/// The most lines that a proc macro's `lib.rs` may have: it parses, calls, and turns errors into
/// `compile_error!`.
const DOOR: usize = 60;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A package of the workspace.
struct Package {
    name: String,
    directory: PathBuf,
    proc_macro: bool,
    dependencies: Vec<Dependency>,
}

struct Dependency {
    name: String,
    optional: bool,
    dev: bool,
}

/// The packages of the workspace but the root, which owns the tests.
fn packages() -> Vec<Package> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--no-deps", "--offline", "--format-version", "1"]).current_dir(root());
    let output = cargo.output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata gives JSON");
    let all = metadata["packages"].as_array().expect("a list of packages");
    all.iter().map(package).filter(|package| package.directory != root()).collect()
}

fn package(json: &Value) -> Package {
    let text = |value: &Value| value.as_str().expect("a string").to_owned();
    let manifest = PathBuf::from(text(&json["manifest_path"]));
    let dependency = |json: &Value| Dependency {
        name: text(&json["name"]),
        optional: json["optional"] == true,
        dev: json["kind"] == "dev",
    };
    let has_kind =
        |target: &Value| target["kind"].as_array().is_some_and(|kinds| kinds.iter().any(|kind| kind == "proc-macro"));
    Package {
        name: text(&json["name"]),
        directory: manifest.parent().expect("a manifest in a directory").to_owned(),
        proc_macro: json["targets"].as_array().is_some_and(|targets| targets.iter().any(has_kind)),
        dependencies: json["dependencies"].as_array().expect("a list").iter().map(dependency).collect(),
    }
}

/// All Rust files of a package's `src`, by their paths in the repository.
fn sources(package: &Package) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    let mut directories = vec![package.directory.join("src")];
    while let Some(directory) = directories.pop() {
        for entry in fs::read_dir(&directory).expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                directories.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name =
                    path.strip_prefix(root()).expect("inside the repository").to_string_lossy().replace('\\', "/");
                files.insert(name, fs::read_to_string(&path).expect("a file of text"));
            }
        }
    }
    files
}

/// The inner attributes of a crate as text without spaces.
fn attributes(package: &Package) -> BTreeSet<String> {
    let file =
        ["src/lib.rs", "src/main.rs"].map(|name| package.directory.join(name)).into_iter().find(|path| path.exists());
    let text = fs::read_to_string(file.expect("a lib.rs or main.rs")).expect("a file of text");
    let file = syn::parse_file(&text).expect("a file of Rust");
    file.attrs.iter().map(|attr| quote::quote!(#attr).to_string().replace(' ', "")).collect()
}

/// The file has a token `unsafe`: docs and strings may say the word.
fn has_unsafe(text: &str) -> bool {
    fn any(tokens: proc_macro2::TokenStream) -> bool {
        tokens.into_iter().any(|token| match token {
            proc_macro2::TokenTree::Group(group) => any(group.stream()),
            proc_macro2::TokenTree::Ident(ident) => ident == "unsafe",
            proc_macro2::TokenTree::Punct(_) | proc_macro2::TokenTree::Literal(_) => false,
        })
    }
    any(text.parse().expect("a file of Rust tokens"))
}

#[test]
fn no_other_arrows_between_our_crates() {
    let arrows: BTreeMap<_, _> = ARROWS.into_iter().collect();
    for package in packages() {
        let allowed = arrows.get(package.name.as_str());
        let allowed = allowed.unwrap_or_else(|| panic!("{} has no place in the architecture", package.name));
        for dependency in package.dependencies.iter().filter(|dependency| !dependency.dev) {
            let ours = arrows.contains_key(dependency.name.as_str());
            assert!(
                !ours || allowed.contains(&dependency.name.as_str()),
                "{} may not depend on {}",
                package.name,
                dependency.name
            );
        }
    }
}

#[test]
fn core_needs_little() {
    let packages = packages();
    let core = packages.iter().find(|package| package.name == "bebop-core").expect("bebop-core");
    let needs = core.dependencies.iter().filter(|dependency| !dependency.optional && !dependency.dev);
    let needs: BTreeSet<_> = needs.map(|dependency| dependency.name.as_str()).collect();
    assert_eq!(needs, BTreeSet::from(NEEDS_OF_CORE));
}

#[test]
fn async_stays_in_rpc() {
    for package in packages().iter().filter(|package| !["bebop-rpc", "bebop-cli"].contains(&package.name.as_str())) {
        let found =
            package.dependencies.iter().find(|dependency| !dependency.dev && ASYNC.contains(&dependency.name.as_str()));
        assert!(found.is_none(), "{} depends on {}", package.name, found.map_or("", |found| &found.name));
    }
}

#[test]
fn the_compiler_compiles_without_syn() {
    let packages = packages();
    let schema = packages.iter().find(|package| package.name == "bebop-schema").expect("bebop-schema");
    for name in ["proc-macro2", "quote", "syn"] {
        let dependency = schema.dependencies.iter().find(|dependency| dependency.name == name && !dependency.dev);
        assert!(dependency.is_none_or(|dependency| dependency.optional), "{name} of bebop-schema isn't optional");
    }
}

#[test]
fn unsafe_stands_in_three_files() {
    for package in packages() {
        for (name, text) in sources(&package) {
            assert!(UNSAFE.contains(&name.as_str()) || !has_unsafe(&text), "unsafe code in {name}");
        }
    }
}

#[test]
fn every_crate_refuses_unsafe_code() {
    for package in packages() {
        let lint = match package.name.as_str() {
            "bebop-core" => "#![deny(unsafe_code)]",
            _ => "#![forbid(unsafe_code)]",
        };
        assert!(attributes(&package).contains(lint), "{} has no {lint}", package.name);
    }
}

#[test]
fn runtime_crates_need_no_std() {
    for package in packages().iter().filter(|package| ["bebop", "bebop-core"].contains(&package.name.as_str())) {
        assert!(attributes(package).contains("#![no_std]"), "{} has no #![no_std]", package.name);
    }
}

#[test]
fn macro_crates_are_doors() {
    for package in packages().iter().filter(|package| package.proc_macro) {
        let sources = sources(package);
        let names: Vec<_> = sources.keys().collect();
        assert_eq!(names.len(), 1, "{} has more than a lib.rs: {names:?}", package.name);
        let lines = sources.values().map(|text| text.lines().count()).sum::<usize>();
        assert!(lines <= DOOR, "the lib.rs of {} has {lines} lines", package.name);
    }
}

/// `codegen` reads the model and never the syntax that it came from, and the model knows neither.
#[test]
fn code_generation_reads_the_model_alone() {
    let packages = packages();
    let schema = packages.iter().find(|package| package.name == "bebop-schema").expect("bebop-schema");
    for (name, text) in sources(schema) {
        let room = name.trim_start_matches("bebop-schema/src/");
        let forbidden: &[&str] = match room {
            _ if room.starts_with("codegen/") => &["crate::derive", "crate::ast", "crate::parse", "crate::resolve"],
            _ if room.starts_with("model") => &["crate::derive", "crate::ast", "crate::codegen", "crate::parse"],
            _ => &[],
        };
        for path in forbidden {
            assert!(!text.contains(path), "{name} names {path}");
        }
    }
}

/// The README's first code is the example `quickstart`, without its first line.
#[test]
fn the_quickstart_is_the_example() {
    let read = |path: &str| fs::read_to_string(root().join(path)).unwrap_or_default();
    let example = read("examples/quickstart.rs");
    let code = example.split_once("\n\n").map_or("no code", |(_, code)| code);
    assert!(
        read("README.md").contains(&format!("```rust\n{code}```\n")),
        "README.md and examples/quickstart.rs differ"
    );
}
