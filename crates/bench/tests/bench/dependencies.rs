//! `docs/DEPENDENCIES.md` names every direct dependency with the crates that use it, and no other.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn the_tables_of_crates_are_what_the_manifests_say() {
    let document = document();
    let (crates, _) = document.split_once("## The page").expect("the page has its own table");
    let listed: BTreeMap<String, String> = rows(crates).collect();
    assert_eq!(listed, used());
}

#[test]
fn the_table_of_the_page_is_what_its_manifest_says() {
    let document = document();
    let (_, page) = document.split_once("## The page").expect("the page has its own table");
    let listed: BTreeSet<String> = rows(page).map(|(name, _)| name).collect();
    let manifest: serde_json::Value = serde_json::from_str(&read(&root().join("page/package.json"))).expect("JSON");
    let packages = ["dependencies", "devDependencies"].map(|kind| manifest[kind].as_object().expect("an object"));
    assert_eq!(listed, packages.into_iter().flat_map(|kind| kind.keys().cloned()).collect());
}

/// The names in the rows of tables, each with the second cell of its row.
fn rows(text: &str) -> impl Iterator<Item = (String, String)> {
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `")?.split_once(" | "));
    rows.flat_map(|(names, rest)| {
        let users = rest.split(" | ").next().expect("a row has three cells");
        names.split(", ").map(|name| (name.trim_matches('`').to_string(), users.to_string()))
    })
}

/// Every dependency of the crates that is not one of ours, with its users as the table writes them.
fn used() -> BTreeMap<String, String> {
    let mut users: BTreeMap<String, [BTreeSet<String>; 2]> = BTreeMap::new();
    for folder in fs::read_dir(root().join("crates")).expect("the folder of crates") {
        let folder = folder.expect("an entry").path();
        let manifest: toml::Table = read(&folder.join("Cargo.toml")).parse().expect("TOML");
        let targets = manifest.get("target").and_then(toml::Value::as_table);
        let tables = targets.into_iter().flat_map(|targets| targets.values().filter_map(toml::Value::as_table));
        for table in tables.chain([&manifest]) {
            for (at, kind) in ["dependencies", "dev-dependencies"].into_iter().enumerate() {
                for name in table.get(kind).and_then(toml::Value::as_table).into_iter().flat_map(toml::Table::keys) {
                    let user = folder.file_name().expect("a crate's folder").to_string_lossy().into_owned();
                    users.entry(name.clone()).or_default()[at].insert(user);
                }
            }
        }
    }
    users.retain(|name, _| !name.starts_with("solvarium"));
    users.into_iter().map(|(name, [code, tests])| (name, written(code, tests))).collect()
}

fn written(code: BTreeSet<String>, tests: BTreeSet<String>) -> String {
    let list = |crates: Vec<String>| crates.join(", ");
    let tests = list(tests.difference(&code).cloned().collect());
    let tests = (!tests.is_empty()).then(|| format!("tests of {tests}"));
    let code = list(code.into_iter().collect());
    [(!code.is_empty()).then_some(code), tests].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

fn document() -> String {
    read(&root().join("docs/DEPENDENCIES.md"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
