//! Runs that ended as no run should.

use solvarium_lab::Outcome;

use super::{Alarm, Common, by_solver, doubt, failure, places};
use crate::record::Record;
use crate::store::Results;

/// The most letters of a reason that tell kinds of failures apart and are shown.
const REASON: usize = 200;

pub fn all(results: &Results) -> Vec<Alarm> {
    let mut alarms = bad_endings(&results.records);
    alarms.extend(killed(&results.records));
    alarms.extend(damaged(&results.damaged));
    alarms.extend((results.repeated > 0).then(|| {
        let runs = if results.repeated == 1 { "run was" } else { "runs were" };
        let text = format!("{} {runs} measured more than once; one measurement of each is kept.", results.repeated);
        doubt("measured twice", text)
    }));
    alarms
}

fn bad_endings(records: &[Record]) -> Vec<Alarm> {
    let bad = records.iter().filter(|record| record.result.outcome.is_failure());
    let kinds = by_solver(bad, |record| (record.result.outcome, brief(record)));
    let alarm = |((solver, (outcome, reason)), runs): Common<'_, (Outcome, String)>| {
        let reason = if reason.is_empty() { String::new() } else { format!(": {reason}") };
        let did = match outcome {
            Outcome::Wrong => "gave an answer that breaks the rules",
            Outcome::Garbage => "wrote something that is no answer",
            _ => "crashed",
        };
        failure(&runs[0].result.verdict(), format!("{solver} {did} in {}{reason}.", places(&runs)))
    };
    kinds.into_iter().map(alarm).collect()
}

fn brief(record: &Record) -> String {
    let reason = record.result.reason().unwrap_or("").trim().trim_end_matches('.');
    reason.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(REASON).collect()
}

/// Runs that had to be ended from outside. Our own solvers keep their limits, so for them it is a failure, unless there
/// was another reason.
fn killed(records: &[Record]) -> Vec<Alarm> {
    let killed = records.iter().filter(|record| record.result.is_killed() && !record.result.outcome.is_failure());
    let kinds = by_solver(killed, |record| (record.result.is_external(), record.result.limit.clone(), brief(record)));
    let alarm = |((solver, (external, limit, reason)), runs): Common<'_, (bool, Option<String>, String)>| {
        let limit = limit.unwrap_or_else(|| "given".into());
        let places = places(&runs);
        let text = match reason.as_str() {
            "" => format!("{solver} went beyond the {limit} limit and was ended from outside in {places}."),
            reason => format!("{solver} was ended from outside in {places}: {reason}."),
        };
        let alarm = if external || !reason.is_empty() { doubt } else { failure };
        alarm("ended from outside", text)
    };
    kinds.into_iter().map(alarm).collect()
}

fn damaged(lines: &[String]) -> Option<Alarm> {
    let first = lines.first()?;
    let text = match lines.len() {
        1 => format!("A line of the results could not be read and is left out: {first}."),
        n => format!("{n} lines of the results could not be read and are left out; the first: {first}."),
    };
    Some(failure("damaged results", text))
}
