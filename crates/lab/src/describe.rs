//! What is said to people about declared things. The ids of these texts are put together from the names.

use std::collections::BTreeMap;

use solvarium_engine::{Kind, ParamInfo};
use solvarium_words::Words;

/// A title with a sentence about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Titled {
    /// What people call it.
    pub title: String,
    /// What it is, in a sentence.
    pub summary: String,
}

/// What is said about an algorithm or a solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Method {
    /// What people call it.
    pub title: String,
    /// The idea, in a sentence.
    pub summary: String,
    /// What its answers are worth.
    pub guarantee: String,
}

/// What a parameter belongs to.
#[derive(Clone, Copy, Debug)]
pub enum Owner<'a> {
    /// The rules of a puzzle.
    Puzzle(&'a str),
    /// The generator of a puzzle.
    Generator(&'a str),
    /// A puzzle's own solver: the puzzle, then the solver.
    Solver(&'a str, &'a str),
    /// An algorithm.
    Algorithm(&'a str),
}

impl Owner<'_> {
    fn id(self, param: &str) -> String {
        match self {
            Owner::Puzzle(puzzle) => format!("{puzzle}-param-{param}"),
            Owner::Generator(puzzle) => format!("{puzzle}-generate-{param}"),
            Owner::Solver(puzzle, solver) => format!("{puzzle}-solver-{solver}-param-{param}"),
            Owner::Algorithm(algorithm) => format!("algorithm-{algorithm}-param-{param}"),
        }
    }
}

/// The title of a puzzle.
pub fn puzzle(words: &Words, puzzle: &str) -> String {
    entry(words, puzzle)
}

/// The rules of a puzzle in brief.
pub fn rules(words: &Words, puzzle: &str) -> String {
    attribute(words, puzzle, "rules")
}

/// What a puzzle is about, in a few words.
pub fn tagline(words: &Words, puzzle: &str) -> String {
    attribute(words, puzzle, "tagline")
}

/// A `format`, `solution` format, `heuristic`, `measure` or `fact` of a puzzle: what it is, or is called.
pub fn part(words: &Words, puzzle: &str, kind: &str, name: &str) -> String {
    entry(words, &format!("{puzzle}-{kind}-{}", name.replace([' ', '_'], "-")))
}

/// A space of a puzzle.
pub fn space(words: &Words, puzzle: &str, name: &str) -> Titled {
    titled(words, &format!("{puzzle}-space-{name}"))
}

/// A pack of built-in levels; the main pack has no name.
pub fn pack(words: &Words, puzzle: &str, name: &str) -> Titled {
    titled(words, format!("{puzzle}-pack-{name}").trim_end_matches('-'))
}

/// A rule of a tutor.
pub fn rule(words: &Words, puzzle: &str, name: &str) -> Titled {
    titled(words, &format!("{puzzle}-rule-{name}"))
}

/// A puzzle's own solver.
pub fn solver(words: &Words, puzzle: &str, name: &str) -> Method {
    method(words, &format!("{puzzle}-solver-{name}"))
}

/// An algorithm.
pub fn algorithm(words: &Words, name: &str) -> Method {
    method(words, &format!("algorithm-{name}"))
}

/// A parameter.
pub fn param(words: &Words, owner: Owner<'_>, name: &str) -> Titled {
    titled(words, &owner.id(name))
}

/// The words that a parameter takes, as people read them.
pub fn choices(words: &Words, owner: Owner<'_>, param: &ParamInfo) -> BTreeMap<&'static str, String> {
    let Kind::Choice { choices, .. } = param.kind else { return BTreeMap::new() };
    let id = owner.id(param.name);
    choices.iter().map(|word| (*word, attribute(words, &id, &format!("choice-{word}")))).collect()
}

fn titled(words: &Words, id: &str) -> Titled {
    Titled { title: entry(words, id), summary: attribute(words, id, "summary") }
}

fn method(words: &Words, id: &str) -> Method {
    let Titled { title, summary } = titled(words, id);
    Method { title, summary, guarantee: attribute(words, id, "guarantee") }
}

/// The tests find an entry for everything declared; the id stands in for what is not.
fn entry(words: &Words, id: &str) -> String {
    words.entry(id).unwrap_or_else(|| id.into())
}

fn attribute(words: &Words, id: &str, name: &str) -> String {
    words.attribute(id, name).unwrap_or_else(|| format!("{id}.{name}"))
}
