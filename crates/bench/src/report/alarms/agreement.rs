//! Runs that contradict each other: repeats that differ, and answers of which one must be wrong.

use std::collections::BTreeMap;

use solvarium_lab::Outcome;

use super::{Alarm, Common, by_solver, doubt, failure, levels, places};
use crate::record::Record;
use crate::report::cells::{Question, question};
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
    let steady = records.iter().filter(|record| !ended_by_the_clock(record) && !record.result.outcome.is_failure());
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
        let where_ = levels(&runs);
        alarms.push(if external {
            let text = format!("{quantity} of {solver} differ between repeats on {where_}: it does not keep to its seed.");
            doubt("repeats differ", text)
        } else {
            let text = format!(
                "{quantity} of {solver} differ between repeats of the same run on {where_}. They never may: this is a bug."
            );
            failure("repeats differ", text)
        });
    }
    alarms
}

/// A figure of a run that does not depend on the clock.
type Figure = fn(&Record) -> Option<u64>;

const MUST_BE_EQUAL: &[(&str, Figure)] = &[
    ("Outcomes", |run| Some(run.result.outcome as u64)),
    ("States expanded", |run| run.result.stats.expanded),
    ("States generated", |run| run.result.stats.generated),
    ("Lengths of solutions", |run| run.result.length.map(|length| length as u64)),
    ("Costs of solutions", |run| run.result.cost),
    ("Bytes held by the search", |run| run.result.stats.search_bytes),
];

/// Whether time, or memory as the system sees it, decided where the run ended.
fn ended_by_the_clock(record: &Record) -> bool {
    record.result.is_killed() || record.result.limit.as_deref() == Some("time")
}

fn by_key<'a>(records: impl Iterator<Item = &'a Record>) -> BTreeMap<&'a str, Vec<&'a Record>> {
    let mut keys: BTreeMap<&str, Vec<&Record>> = BTreeMap::new();
    records.for_each(|record| keys.entry(&record.key).or_default().push(record));
    keys
}

/// Runs that sometimes get done in time and sometimes do not.
fn changing_outcomes(records: &[Record]) -> Vec<Alarm> {
    let keys = by_key(records.iter());
    let differ = |runs: &&Vec<&Record>| {
        runs.iter().any(|run| run.result.verdict() != runs[0].result.verdict())
            && runs.iter().any(|run| ended_by_the_clock(run) || run.result.outcome.is_failure())
    };
    let runs = keys.values().filter(differ).map(|runs| runs[0]);
    let alarm = |((solver, ()), runs): Common<'_, ()>| {
        let text = format!("{solver} does not always end the same way on {}: time or chance decides.", levels(&runs));
        doubt("changing outcomes", text)
    };
    by_solver(runs, |_| ()).into_iter().map(alarm).collect()
}

/// Answers of which one must be wrong: a proof that there is no solution beside a solution, a proved least cost or a
/// bound above a cost that was reached.
fn contradictions(records: &[Record]) -> Vec<Alarm> {
    let mut levels: BTreeMap<Question<'_>, Vec<&Record>> = BTreeMap::new();
    records.iter().for_each(|record| levels.entry(question(record)).or_default().push(record));
    let mut refuted = Vec::new();
    for runs in levels.values() {
        let solved = runs.iter().filter(|run| run.result.outcome == Outcome::Solved);
        let Some(best) = solved.min_by_key(|run| run.result.cost.unwrap_or(u64::MAX)) else { continue };
        refuted.extend(runs.iter().filter_map(|run| Some((*run, refutation(run, best)?))));
    }
    let wrong = by_solver(refuted.iter().map(|(run, _)| *run), |run| {
        let found = refuted.iter().find(|(other, _)| std::ptr::eq(*other, run));
        found.map_or_else(String::new, |(_, why)| why.clone())
    });
    let alarm = |((solver, why), runs): Common<'_, String>| {
        failure("contradiction", format!("{solver} {why} in {}.", places(&runs)))
    };
    wrong.into_iter().map(alarm).collect()
}

/// What is wrong about a run, given the best solution that was checked.
fn refutation(run: &Record, best: &Record) -> Option<String> {
    let by = &best.solver.label;
    let Some(cost) = best.result.cost else {
        return (run.result.outcome == Outcome::Unsolvable)
            .then(|| format!("says unsolvable where {by} has a solution"));
    };
    let claimed =
        if run.result.optimal == Some(true) { run.result.cost } else { run.result.stats.lower_bound.map(u64::from) };
    match run.result.outcome {
        Outcome::Unsolvable => Some(format!("says unsolvable where {by} has a solution of cost {cost}")),
        _ if claimed.is_some_and(|least| least > cost) => {
            let least = claimed.unwrap_or(0);
            Some(format!("claims that the least cost is at least {least} where {by} has a solution of cost {cost}"))
        }
        _ => None,
    }
}
