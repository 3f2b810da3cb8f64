//! Everything declared is described in every language, and nothing else is.

use std::collections::BTreeSet;
use std::sync::Arc;

use solvarium_engine::{Kind, LANGUAGES, Limits, MessageFiles, ParamInfo};
use solvarium_lab::registry::{self, AlgorithmInfo, PuzzleEntry};
use solvarium_lab::{describe, words};
use solvarium_puzzles::Listed;
use solvarium_testing::unwatched;
use solvarium_words::Language;

use crate::situations::Levels;
use crate::trials::{Trials, plain_trials, puzzle_trials};

pub fn add_plain(trials: &mut Trials) {
    plain_trials!(trials:
        every_algorithm_is_described_in_every_language,
        descriptions_are_read_in_the_readers_language,
    );
}

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    puzzle_trials!(trials, levels: every_puzzle_is_described_in_every_language, facts_that_are_found_are_declared);
}

/// Steps of reasoning that are no rules of a list: a solver proves them.
const PROOFS: &[&str] = &["tents", "light-up"];

/// What follows the puzzle's name in the id of a description.
const KINDS: &[&str] = &[
    "format-",
    "export-",
    "solution-",
    "space-",
    "heuristic-",
    "solver-",
    "param-",
    "generate-",
    "pack",
    "rule-",
    "fact-",
    "measure-",
];

/// Ids of entries, and of attributes as `id.attribute`.
type Ids = BTreeSet<String>;

fn described(ids: &mut Ids, id: &str, attributes: &[&str]) {
    ids.insert(id.into());
    ids.extend(attributes.iter().map(|attribute| format!("{id}.{attribute}")));
}

fn params(ids: &mut Ids, owner: &str, params: &[ParamInfo]) {
    for param in params {
        let id = format!("{owner}-{}", param.name);
        described(ids, &id, &["summary"]);
        if let Kind::Choice { choices, .. } = param.kind {
            ids.extend(choices.iter().map(|word| format!("{id}.choice-{word}")));
        }
    }
}

fn of_algorithm(info: &AlgorithmInfo, ids: &mut Ids) {
    let id = format!("algorithm-{}", info.name);
    described(ids, &id, &["summary", "guarantee"]);
    params(ids, &format!("{id}-param"), info.params);
}

fn of_puzzle(entry: &PuzzleEntry, ids: &mut Ids) {
    let puzzle = entry.info.name;
    described(ids, puzzle, &["tagline", "rules"]);
    let mut plain = |kind: &str, name: &str| _ = ids.insert(format!("{puzzle}-{kind}-{name}"));
    entry.formats.iter().for_each(|format| plain("format", format.name));
    entry.exports.iter().for_each(|export| plain("export", export));
    entry.solution_formats.iter().for_each(|format| plain("solution", format));
    entry.heuristics.iter().for_each(|heuristic| plain("heuristic", heuristic.name));
    entry.measures.iter().for_each(|name| plain("measure", name));
    entry.facts.iter().for_each(|name| plain("fact", &name.replace(' ', "-")));
    for space in &entry.spaces {
        described(ids, &format!("{puzzle}-space-{space}"), &["summary"]);
    }
    for solver in &entry.solvers {
        let id = format!("{puzzle}-solver-{}", solver.name);
        described(ids, &id, &["summary", "guarantee"]);
        params(ids, &format!("{id}-param"), solver.params);
    }
    params(ids, &format!("{puzzle}-param"), entry.params);
    params(ids, &format!("{puzzle}-generate"), entry.generator.unwrap_or_default());
    for pack in &entry.packs {
        let id = if pack.name.is_empty() { format!("{puzzle}-pack") } else { format!("{puzzle}-pack-{}", pack.name) };
        described(ids, &id, &["summary"]);
    }
    let proof = PROOFS.contains(&puzzle).then_some("proof");
    for rule in entry.rules.iter().map(|rule| rule.name).chain(proof) {
        described(ids, &format!("{puzzle}-rule-{rule}"), &["summary"]);
    }
}

/// The ids in a language's own files. Entries begin in the first column, attributes with a dot below them.
fn written(language: &str, files: MessageFiles) -> Ids {
    let (mut ids, mut entry) = (Ids::new(), "");
    for line in files.iter().filter(|(name, _)| *name == language).flat_map(|(_, text)| text.lines()) {
        let Some((left, _)) = line.split_once(" =") else { continue };
        match left.trim_start().strip_prefix('.') {
            Some(attribute) => _ = ids.insert(format!("{entry}.{attribute}")),
            None if left.starts_with(|first: char| first.is_ascii_lowercase()) => {
                entry = left;
                ids.insert(left.into());
            }
            None => {}
        }
    }
    ids
}

#[track_caller]
fn compare(language: &str, declared: &Ids, written: &Ids) {
    let missing: Vec<_> = declared.difference(written).collect();
    assert!(missing.is_empty(), "`{language}` does not describe {missing:#?}");
    let left_over: Vec<_> = written.difference(declared).collect();
    assert!(left_over.is_empty(), "`{language}` describes what is not declared: {left_over:#?}");
}

fn every_algorithm_is_described_in_every_language() {
    let mut declared = Ids::new();
    registry::algorithms().iter().for_each(|info| of_algorithm(info, &mut declared));
    for language in LANGUAGES {
        let mut written = written(language, solvarium_algorithms::MESSAGES);
        written.retain(|id| id.starts_with("algorithm-"));
        compare(language, &declared, &written);
    }
}

fn every_puzzle_is_described_in_every_language<P: Listed>(_: &Levels<P>) {
    let puzzle = P::INFO.name;
    let mut declared = Ids::new();
    of_puzzle(registry::puzzle(puzzle).expect("a listed puzzle"), &mut declared);
    let kind = |rest: &str| KINDS.iter().any(|kind| rest.starts_with(kind));
    let describes = |rest: &str| rest.is_empty() || rest.starts_with('.') || rest.strip_prefix('-').is_some_and(kind);
    for language in LANGUAGES {
        let mut written = written(language, P::MESSAGES);
        written.retain(|id| id.strip_prefix(puzzle).is_some_and(describes));
        compare(language, &declared, &written);
    }
}

fn facts_that_are_found_are_declared<P: Listed>(_: &Levels<P>) {
    let entry = registry::puzzle(P::INFO.name).expect("a listed puzzle");
    let level = &entry.packs[0].levels[0];
    let game = entry.load(level.text, "the first").expect("a built-in level");
    let limits = Limits { nodes: Some(10_000), ..Limits::default() };
    let examination = unwatched(|host| game.examine(limits, host)).expect("an examination");
    for (name, _) in examination.facts {
        assert!(entry.facts.contains(&name), "`{name}`");
    }
}

fn descriptions_are_read_in_the_readers_language() {
    let language = Language::from_name("vi").expect("a language");
    let (en, vi) = (words(Language::ENGLISH, &[]), words(language, &[]));
    let first = &registry::puzzle("tents").expect("a puzzle").packs[0];
    assert_eq!(describe::puzzle(&en, "tents"), "Tents");
    assert_eq!(describe::puzzle(&vi, "tents"), "Lều trại");
    assert_eq!(describe::pack(&en, "tents", first.name).title, first.name);
    assert_eq!(describe::pack(&en, "sokoban", "").title, "Main collection");
    assert_eq!(describe::part(&vi, "sokoban", "fact", "box changes"), "số lần đổi thùng");
    assert_eq!(describe::algorithm(&en, "bfs").guarantee, "fewest moves");
}
