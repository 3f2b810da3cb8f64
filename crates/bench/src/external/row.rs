//! A program's answer beside those of ours: as a row of a comparison, and in JSON.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value as Json;
use solvarium_lab::Request;
use solvarium_lab::compare::Row;
use solvarium_lab::report::VERSION;

use super::Solver;
use crate::answer::Answer;
use crate::record::Ending;

/// An answer as a row of a comparison. Time and memory are those of the whole process.
pub fn row(solver: &Solver, puzzle: &str, level: &str, request: &Request, answer: &Answer) -> Row {
    let name = answer.outcome.name();
    let limit = answer.limit.as_deref();
    Row {
        puzzle: puzzle.into(),
        level: level.into(),
        seed: request.seed,
        algorithm: solver.label.clone(),
        heuristic: None,
        outcome: limit.map_or_else(|| name.into(), |limit| format!("{name}:{limit}")),
        verdict: answer.outcome.verdict(limit, true),
        length: answer.length,
        cost: answer.cost,
        expanded: answer.figures.expanded,
        generated: answer.figures.generated,
        peak_open: None,
        bytes: answer.process.peak_rss_bytes,
        seconds: answer.process.seconds,
        measures: answer.measures.clone(),
    }
}

/// An answer in JSON: the fields of a report of ours, as far as they are known, and what only a process has.
pub fn json(solver: &Solver, puzzle: &str, level: &str, request: &Request, answer: &Answer) -> Json {
    let told = Told {
        puzzle,
        level,
        algorithm: &solver.label,
        command: &solver.command,
        heuristic: None,
        options: request.settings.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect(),
        seed: request.seed,
        outcome: answer.outcome,
        limit: answer.limit.as_deref(),
        killed: answer.killed,
        reason: answer.reason.as_deref(),
        moves: &answer.moves,
        length: answer.length,
        cost: answer.cost,
        optimal: None,
        measures: &answer.measures,
        stats: Counted {
            seconds: answer.process.seconds,
            cpu_seconds: answer.process.cpu_seconds,
            expanded: answer.figures.expanded,
            generated: answer.figures.generated,
            peak_rss_bytes: answer.process.peak_rss_bytes,
            exit_code: answer.process.exit_code,
            signal: answer.process.signal,
        },
        version: VERSION,
    };
    serde_json::to_value(told).expect("an answer can always be written as JSON")
}

#[derive(Serialize)]
struct Told<'a> {
    puzzle: &'a str,
    level: &'a str,
    algorithm: &'a str,
    command: &'a str,
    heuristic: Option<&'a str>,
    options: BTreeMap<&'a str, &'a str>,
    seed: u64,
    outcome: Ending,
    limit: Option<&'a str>,
    killed: bool,
    reason: Option<&'a str>,
    moves: &'a [String],
    length: Option<u64>,
    cost: Option<u64>,
    optimal: Option<bool>,
    measures: &'a BTreeMap<String, u64>,
    stats: Counted,
    version: &'a str,
}

#[derive(Serialize)]
struct Counted {
    seconds: f64,
    cpu_seconds: f64,
    expanded: Option<u64>,
    generated: Option<u64>,
    peak_rss_bytes: Option<u64>,
    exit_code: Option<i32>,
    signal: Option<i32>,
}
