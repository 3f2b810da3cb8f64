//! The reports of one comparison as results, so that the same page can be made of them.

use solvarium_lab::{Outcome, Report, Request};

use crate::answer::Answer;
use crate::host;
use crate::record::{Ending, FORMAT, Figures, ProcessFigures, Record, SamplePoint, Session, SolverSpec};
use crate::store::Results;

/// The name of the one session of a comparison.
pub const SESSION: &str = "compare";

/// The results of a comparison: solvers with their answers to one level, given just now on this machine.
pub fn comparison(puzzle: &str, level: &str, runs: Vec<(SolverSpec, Answer)>) -> Results {
    let session = Session {
        format: FORMAT,
        id: SESSION.into(),
        started: jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        suite: format!("comparison on {level}"),
        order_seed: 0,
        jobs: 1,
        version: solvarium_lab::report::VERSION.into(),
        build: String::new(),
        host: host::facts(),
    };
    let record = |(number, (solver, answer)): (usize, (SolverSpec, Answer))| Record {
        key: number.to_string(),
        repeat: 0,
        session: SESSION.into(),
        host: session.host.id.clone(),
        groups: Vec::new(),
        puzzle: puzzle.into(),
        level: level.into(),
        level_key: level.into(),
        solver,
        outcome: answer.outcome,
        limit: answer.limit,
        killed: answer.killed,
        reason: answer.reason,
        length: answer.length,
        cost: answer.cost,
        optimal: answer.optimal,
        measures: answer.measures,
        heuristic: answer.heuristic,
        figures: answer.figures,
        process: answer.process,
        moves: answer.moves,
        series: answer.series,
    };
    let records = runs.into_iter().enumerate().map(record).collect();
    Results { sessions: vec![session], records, damaged: Vec::new() }
}

/// A request and its report, as a solver and its answer. The process is not the run's own, so nothing is said of it.
pub fn of_report(request: &Request, report: &Report) -> (SolverSpec, Answer) {
    let label = match report.heuristic {
        Some(heuristic) => format!("{} ({heuristic})", report.algorithm),
        None => report.algorithm.clone(),
    };
    let answer = Answer {
        limit: report.limit.map(String::from),
        moves: report.moves.clone(),
        length: report.length.map(|length| length as u64),
        cost: report.cost,
        optimal: report.optimal,
        measures: report.measures.iter().map(|(name, value)| (name.to_string(), *value)).collect(),
        heuristic: report.heuristic.map(String::from),
        figures: figures(report),
        series: report.stats.series.iter().map(sample).collect(),
        ..Answer::without(ending(report.outcome), None, ProcessFigures::default())
    };
    (SolverSpec { label, request: request.clone(), command: None, input: None }, answer)
}

fn ending(outcome: Outcome) -> Ending {
    match outcome {
        Outcome::Solved => Ending::Solved,
        Outcome::Unsolvable => Ending::Unsolvable,
        Outcome::Limit => Ending::Limit,
        Outcome::Stuck | Outcome::Interrupted => Ending::Stuck,
    }
}

fn figures(report: &Report) -> Figures {
    let stats = &report.stats.search;
    Figures {
        seconds: Some(stats.seconds),
        expanded: Some(stats.expanded),
        generated: Some(stats.generated),
        duplicates: Some(stats.duplicates),
        dead_ends: Some(stats.dead_ends),
        peak_open: Some(stats.peak_open),
        max_depth: Some(stats.max_depth),
        search_bytes: Some(stats.search_bytes),
        lower_bound: stats.lower_bound.map(u64::from),
        rounds: stats.rounds,
        best_energy: stats.best_energy.map(u64::from),
        best_fitness: stats.best_fitness,
    }
}

fn sample(sample: &solvarium_engine::Sample) -> SamplePoint {
    SamplePoint {
        seconds: sample.seconds,
        expanded: sample.expanded,
        open: sample.open,
        bytes: sample.bytes,
        energy: sample.energy.map(u64::from),
        fitness: sample.fitness,
        temperature: sample.temperature,
    }
}
