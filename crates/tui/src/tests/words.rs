//! What is said: the same in every language, all of it used, and in letters that fit.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::world::MESSAGES;

/// Entries that are named by something else: modes, limits, kinds of cells.
const FAMILIES: [&str; 6] =
    ["tui-mode-", "tui-mode-summary-", "tui-limit-", "tui-outcome-", "tui-difficulty-", "tui-cell-"];

fn ids(language: &str) -> BTreeSet<&'static str> {
    let (_, text) = MESSAGES.iter().find(|(name, _)| *name == language).unwrap();
    text.lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(id, _)| id)
        .filter(|id| id.starts_with("tui-"))
        .collect()
}

/// Everything in the sources that looks like an id.
fn used(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            used(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests/words.rs") {
            let text = fs::read_to_string(&path).unwrap();
            let quoted = text.split('"').filter(|part| part.starts_with("tui-"));
            found.extend(quoted.map(String::from));
        }
    }
}

#[test]
fn every_language_says_the_same() {
    assert_eq!(ids("en"), ids("vi"));
    assert!(ids("en").len() > 100);
}

#[test]
fn what_is_said_has_words_and_all_words_are_used() {
    let mut found = BTreeSet::new();
    used(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    let is_named = |id: &str| FAMILIES.iter().any(|family| id.starts_with(family) && !found.contains(id));
    let known = ids("en");
    let unknown: Vec<_> = found.iter().filter(|id| !known.contains(id.as_str()) && !id.contains('{')).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    let unused: Vec<_> = known.iter().filter(|id| !found.contains(**id) && !is_named(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
