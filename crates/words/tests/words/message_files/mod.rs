//! The message files of all crates against each other and against the code: every message that the code can say has an
//! entry in every language, with the arguments it needs, and no entry is left over.

mod entries;
mod sources;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use entries::Entry;
use solvarium_engine::LANGUAGES;
use solvarium_engine::message::VERBATIM;
use sources::Source;

/// Ids of descriptions are put together from the names of what is described: `algorithm-` and the algorithm's name, or
/// the puzzle's name, alone or with one of these and the thing's own name after it. The main pack has no name.
const DESCRIBED: &[&str] = &[
    "format",
    "solution",
    "export",
    "space",
    "heuristic",
    "solver",
    "param",
    "generate",
    "pack",
    "rule",
    "fact",
    "measure",
];

/// Derived ids of the command line (titles of columns, difficulties, help texts) and of the terminal, whose own tests know them.
const DERIVED: &[&str] = &[
    "cli-column-",
    "cli-difficulty-",
    "cli-help-",
    "tui-cell-",
    "tui-difficulty-",
    "tui-limit-",
    "tui-mode-",
    "tui-outcome-",
];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates lie in one folder").into()
}

/// Every file below a folder of sources.
fn files() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![crates()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.retain(|path| is_below(path, "src"));
    found.sort();
    found
}

/// Whether a file lies below a folder of this name, wherever the whole project lies.
fn is_below(path: &Path, folder: &str) -> bool {
    path.strip_prefix(crates()).is_ok_and(|path| path.components().any(|part| part.as_os_str() == folder))
}

fn sources() -> Vec<Source> {
    let test = |path: &Path| path.ends_with("tests.rs") || is_below(path, "tests");
    let rust = |path: &PathBuf| path.extension().is_some_and(|kind| kind == "rs") && !test(path);
    files().into_iter().filter(rust).map(|path| Source::read(&path)).collect()
}

/// The entries of a language by id.
fn entries(language: &str) -> BTreeMap<String, Entry> {
    let name = format!("messages/{language}.ftl");
    let mut all = BTreeMap::new();
    for path in files().iter().filter(|path| path.ends_with(&name)) {
        for (id, entry) in entries::read(path) {
            assert!(all.insert(id.clone(), entry).is_none(), "`{id}` occurs twice in `{language}`");
        }
    }
    all
}

/// Whether an id has the form of a description. That it describes something is tested where the lists are known.
fn is_description(id: &str, puzzles: &[&String]) -> bool {
    let kind = |rest: &str| rest == "pack" || DESCRIBED.iter().any(|kind| rest.starts_with(&format!("{kind}-")));
    let of = |puzzle: &str| {
        id.strip_prefix(puzzle).is_some_and(|rest| rest.is_empty() || rest.strip_prefix('-').is_some_and(kind))
    };
    let prefixes = DERIVED.iter().chain(&["algorithm-"]);
    prefixes.into_iter().any(|prefix| id.starts_with(prefix)) || puzzles.iter().any(|puzzle| of(puzzle))
}

fn none_of(kind: &str, faults: &[String]) {
    assert!(faults.is_empty(), "{kind}:\n{}", faults.join("\n"));
}

#[test]
fn every_language_says_the_same() {
    let english = entries(LANGUAGES[0]);
    for language in &LANGUAGES[1..] {
        let other = entries(language);
        let ids: BTreeSet<_> = english.keys().chain(other.keys()).collect();
        let differ = ids.into_iter().filter(|id| english.get(*id) != other.get(*id));
        let faults: Vec<_> = differ.map(|id| format!("{id}: {:?}, {:?}", english.get(id), other.get(id))).collect();
        none_of(&format!("entries that differ between `{}` and `{language}`", LANGUAGES[0]), &faults);
    }
}

#[test]
fn every_message_has_an_entry_and_gives_it_what_it_needs() {
    let entries = entries(LANGUAGES[0]);
    let mut faults = Vec::new();
    for source in sources() {
        for (id, given) in source.messages() {
            let missing = match entries.get(&id) {
                None => "it has no entry".to_string(),
                Some(entry) if !entry.variables.is_subset(&given) => {
                    format!("{:?} are not given", entry.variables.difference(&given).collect::<Vec<_>>())
                }
                Some(_) => continue,
            };
            faults.push(format!("{}: {id}: {missing}", source.path.display()));
        }
    }
    none_of("messages that cannot be said", &faults);
}

#[test]
fn no_entry_is_left_over() {
    let sources = sources();
    let called: BTreeSet<_> = sources.iter().flat_map(Source::messages).map(|(id, _)| id).collect();
    let own = entries::read(&crates().join("words/src/messages/en.ftl"));
    let named = |id: &str| sources.iter().any(|source| source.text.contains(&format!("\"{id}\"")));
    // Without `message!`, an entry is found by its bare id and gets no arguments; two places are exceptions.
    let exception = |id: &str| own.contains_key(id) || id == VERBATIM;
    let plain = |id: &str, entry: &Entry| named(id) && (entry.variables.is_empty() || exception(id));
    let entries = entries(LANGUAGES[0]);
    let puzzles: Vec<_> =
        entries.iter().filter(|(_, entry)| entry.attributes.contains("rules")).map(|(id, _)| id).collect();
    let unused =
        |(id, entry): &(&String, &Entry)| !called.contains(*id) && !plain(id, entry) && !is_description(id, &puzzles);
    let faults: Vec<_> = entries.iter().filter(unused).map(|(id, _)| id.clone()).collect();
    none_of("entries that no code uses", &faults);
}
