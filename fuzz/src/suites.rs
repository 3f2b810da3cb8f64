//! Suites of measurements, which people hand around, with their grades.

use std::sync::atomic::AtomicBool;

use solvarium_bench::external::Input;
use solvarium_bench::grade::Terms;
use solvarium_bench::suite::Group;
use solvarium_bench::{Plan, Suite, SuiteError};
use solvarium_engine::Message;
use solvarium_lab::registry;

use crate::memory::Bound;
use crate::{ENGLISH, VIETNAMESE, text};

/// A value of TOML takes up to some hundred bytes for three of text, as in `a.b.c.d = 1`.
const READING: Bound = Bound { per_byte: 1_000, fixed: 1 << 20 };
/// A suite names levels and solvers in a few letters; a plan holds all of them.
const PLANNING: Bound = Bound { per_byte: 100_000, fixed: 64 << 20 };
/// Groups and references of a suite that is planned.
const MOST: usize = 4;
/// Runs of a solver on a level in such a suite.
const RUNS: u64 = 1_000;

/// Reads a suite and plans it.
pub fn suites(bytes: &[u8]) {
    let text = text::of(bytes);
    let Some(suite) = tell(READING.holds(text.len(), "reading", || Suite::parse(&text, "suite.toml"))) else { return };
    tell(READING.holds(text.len(), "grading", || Terms::of(&suite)));
    for group in &suite.groups {
        tell(READING.holds(text.len(), "terms", || group.terms(&suite)));
        let inputs = group.externals.iter().filter_map(|external| external.0.input.as_deref());
        inputs.for_each(|input| drop(Input::parse(input)));
    }
    if suite.groups.len() <= MOST && suite.groups.iter().all(|group| is_harmless(group) && is_short(group, &suite)) {
        let plan = || Plan::new(&suite, "build", &AtomicBool::new(false));
        tell(PLANNING.holds(text.len(), "planning", plan));
    }
}

/// Whether planning a group reads no file and makes no level: only built-in levels and our own algorithms are named.
fn is_harmless(group: &Group) -> bool {
    let built_in = |reference: &String| {
        let (word, rest) = reference.split_once('/').unwrap_or(("", ""));
        registry::puzzle(word).is_ok()
            && rest.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/.,-".contains(&byte))
    };
    let few = group.levels.len() <= MOST && group.algorithms.len() <= MOST;
    few && group.generate.is_empty() && group.externals.is_empty() && group.levels.iter().all(built_in)
}

/// Whether a group has few runs. A plan may have a million, but to list them takes longer than all the rest.
fn is_short(group: &Group, suite: &Suite) -> bool {
    group.terms(suite).is_ok_and(|terms| terms.seeds.len() as u64 * u64::from(terms.repeats) <= RUNS)
}

/// What was read; what is wrong can be told in every language.
fn tell<T>(read: Result<T, SuiteError>) -> Option<T> {
    read.map_err(|error| {
        let message = Message::from(&error);
        assert!(!ENGLISH.text(&message).is_empty() && !VIETNAMESE.text(&message).is_empty());
    })
    .ok()
}
