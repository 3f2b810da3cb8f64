//! Runs that ended as no run should.

use solvarium_lab::{Message, Outcome, message};

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
        doubt(message!("alarm-measured-twice"), message!("alarm-measured-twice-text", runs = results.repeated))
    }));
    alarms
}

fn bad_endings(records: &[Record]) -> Vec<Alarm> {
    let bad = records.iter().filter(|record| record.result.outcome.is_failure());
    let kinds = by_solver(bad, |record| (record.result.outcome, brief(record)));
    let alarm = |((solver, (outcome, reason)), runs): Common<'_, (Outcome, String)>| {
        let places = places(&runs);
        let did = match outcome {
            Outcome::Wrong => message!("alarm-wrong", solver = solver, places = places),
            Outcome::Garbage => message!("alarm-garbage", solver = solver, places = places),
            _ => message!("alarm-crashed", solver = solver, places = places),
        };
        let text = match reason.as_str() {
            "" => message!("alarm-sentence", text = did),
            brief => message!("alarm-with-reason", text = did, reason = reason_of(runs[0], brief)),
        };
        failure(runs[0].result.ending(), text)
    };
    kinds.into_iter().map(alarm).collect()
}

/// The reason of a failure, in a line, in the language of the results.
fn brief(record: &Record) -> String {
    let reason = record.result.reason().map(ToString::to_string).unwrap_or_default();
    let words: Vec<&str> = reason.trim().trim_end_matches('.').split_whitespace().collect();
    words.join(" ").chars().take(REASON).collect()
}

/// The reason of a run, to be said in any language unless it had to be made brief.
fn reason_of(run: &Record, brief: &str) -> Message {
    run.reason().filter(|reason| reason.text == brief).unwrap_or_else(|| Message::verbatim(brief))
}

/// Runs that had to be ended from outside. Our own solvers keep their limits, so for them it is a failure, unless there
/// was another reason.
fn killed(records: &[Record]) -> Vec<Alarm> {
    let killed = records.iter().filter(|record| record.result.is_killed() && !record.result.outcome.is_failure());
    let kinds = by_solver(killed, |record| (record.result.is_external(), record.result.limit.clone(), brief(record)));
    let alarm = |((solver, (external, limit, reason)), runs): Common<'_, (bool, Option<String>, String)>| {
        let places = places(&runs);
        let text = match reason.as_str() {
            "" => {
                let limit = limit.unwrap_or_else(|| "given".into());
                message!("alarm-beyond-limit", solver = solver, limit = limit, places = places)
            }
            brief => message!("alarm-killed", solver = solver, places = places, reason = reason_of(runs[0], brief)),
        };
        let alarm = if external || !reason.is_empty() { doubt } else { failure };
        alarm(message!("alarm-from-outside"), text)
    };
    kinds.into_iter().map(alarm).collect()
}

fn damaged(lines: &[Message]) -> Option<Alarm> {
    let first = lines.first()?.clone();
    let text = message!("alarm-damaged-text", lines = lines.len(), first = first);
    Some(failure(message!("alarm-damaged"), text))
}
