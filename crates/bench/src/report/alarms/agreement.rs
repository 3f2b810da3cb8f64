//! Runs that contradict each other: repeats that differ, and answers of which one must be wrong.

use std::collections::BTreeMap;

use solvarium_lab::{Outcome, message};

use super::{Alarm, Common, by_solver, doubt, failure, levels, places};
use crate::record::Record;
use crate::report::cells::{Question, has_threads, question};
use crate::store::Results;

pub fn all(results: &Results) -> Vec<Alarm> {
    let mut alarms = repeats(&results.records);
    alarms.extend(changing_outcomes(&results.records));
    alarms.extend(contradictions(&results.records));
    alarms
}

/// Counts and answers that differ between repeats of the same run, though nothing but the clock may differ.
fn repeats(records: &[Record]) -> Vec<Alarm> {
    let mut alarms = Vec::new();
    let steady = records.iter().filter(|record| !left_to_chance(record) && !record.result.outcome.is_failure());
    let mut differing: BTreeMap<(&str, bool, &str), Vec<&Record>> = BTreeMap::new();
    for runs in by_key(steady).into_values() {
        for (quantity, value) in MUST_BE_EQUAL {
            if runs.iter().any(|run| value(run) != value(runs[0])) {
                let solver = &runs[0].solver;
                let kind = (solver.label.as_str(), solver.command.is_some(), *quantity);
                differing.entry(kind).or_default().push(runs[0]);
            }
        }
    }
    for ((solver, external, quantity), runs) in differing {
        let (what, levels) = (message!("alarm-repeats"), levels(&runs));
        alarms.push(if external {
            doubt(what, message!("alarm-repeats-external", figure = quantity, solver = solver, levels = levels))
        } else {
            failure(what, message!("alarm-repeats-ours", figure = quantity, solver = solver, levels = levels))
        });
    }
    alarms
}

/// Reads off a run a figure that does not depend on the clock.
type Figure = fn(&Record) -> Option<u64>;

/// The figures that are the same in every repeat, by the names that the messages know.
const MUST_BE_EQUAL: &[(&str, Figure)] = &[
    ("outcomes", |run| Some(run.result.outcome as u64)),
    ("expanded", |run| run.result.stats.expanded),
    ("generated", |run| run.result.stats.generated),
    ("lengths", |run| run.result.length.map(|length| length as u64)),
    ("costs", |run| run.result.cost),
    ("bytes", |run| run.result.stats.search_bytes),
];

/// Whether the run ended where it did because of a clock, of the machine's memory or of the order in which threads came to
/// work, so that repeats may differ.
fn left_to_chance(record: &Record) -> bool {
    let by_a_clock = matches!(record.result.limit.as_deref(), Some("time" | "cpu"));
    record.result.is_killed() || by_a_clock || has_threads(record)
}

fn by_key<'a>(records: impl Iterator<Item = &'a Record>) -> BTreeMap<&'a str, Vec<&'a Record>> {
    let mut keys: BTreeMap<&str, Vec<&Record>> = BTreeMap::new();
    records.for_each(|record| keys.entry(&record.key).or_default().push(record));
    keys
}

/// Runs that finish in time in some repeats and not in others.
fn changing_outcomes(records: &[Record]) -> Vec<Alarm> {
    let keys = by_key(records.iter());
    let differ = |runs: &&Vec<&Record>| {
        runs.iter().any(|run| run.result.ending() != runs[0].result.ending())
            && runs.iter().any(|run| left_to_chance(run) || run.result.outcome.is_failure())
    };
    let runs = keys.values().filter(differ).map(|runs| runs[0]);
    let alarm = |((solver, ()), runs): Common<'_, ()>| {
        let text = message!("alarm-changing-text", solver = solver, levels = levels(&runs));
        doubt(message!("alarm-changing"), text)
    };
    by_solver(runs, |_| ()).into_iter().map(alarm).collect()
}

/// Answers of which one must be wrong: a proof that there is no solution beside a solution, a proved least cost or a
/// bound above a cost that was reached.
fn contradictions(records: &[Record]) -> Vec<Alarm> {
    let mut levels: BTreeMap<Question<'_>, Vec<&Record>> = BTreeMap::new();
    records.iter().for_each(|record| levels.entry(question(record)).or_default().push(record));
    let mut refuted: BTreeMap<(&str, Refutation<'_>), Vec<&Record>> = BTreeMap::new();
    for runs in levels.values() {
        let solved = runs.iter().filter(|run| run.result.outcome == Outcome::Solved);
        let Some(best) = solved.min_by_key(|run| run.result.cost.unwrap_or(u64::MAX)) else { continue };
        for run in runs {
            if let Some(why) = refutation(run, best) {
                refuted.entry((&run.solver.label, why)).or_default().push(run);
            }
        }
    }
    let alarm = |((solver, why), runs): Common<'_, Refutation<'_>>| {
        let (by, places) = (why.by, places(&runs));
        let text = match (why.least, why.cost) {
            (None, None) => message!("alarm-not-unsolvable", solver = solver, by = by, places = places),
            (None, Some(cost)) => {
                message!("alarm-not-unsolvable-at", solver = solver, by = by, cost = cost, places = places)
            }
            (Some(least), cost) => message!(
                "alarm-not-least",
                solver = solver,
                least = least,
                by = by,
                cost = cost.unwrap_or(0),
                places = places
            ),
        };
        failure(message!("alarm-contradiction"), text)
    };
    refuted.into_iter().map(alarm).collect()
}

/// Why the claim of a run must be wrong: `by` has a solution, of this cost where it is known, though none was said to exist,
/// or none below `least`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Refutation<'a> {
    by: &'a str,
    cost: Option<u64>,
    least: Option<u64>,
}

/// What is wrong about a run, given the best solution that was checked.
fn refutation<'a>(run: &Record, best: &'a Record) -> Option<Refutation<'a>> {
    let found = Refutation { by: &best.solver.label, cost: best.result.cost, least: None };
    if run.result.outcome == Outcome::Unsolvable {
        return Some(found);
    }
    let bound = run.result.stats.lower_bound.map(u64::from);
    let claimed = if run.result.optimal == Some(true) { run.result.cost } else { bound };
    let least = claimed.filter(|&least| best.result.cost.is_some_and(|cost| least > cost))?;
    Some(Refutation { least: Some(least), ..found })
}
