//! The reports of one comparison as results, so that the same page can be made of them.

use solvarium_lab::{Outcome, Report, Request};

use crate::host;
use crate::record::{Ending, FORMAT, Figures, ProcessFigures, Record, SamplePoint, Session, SolverSpec};
use crate::store::Results;

/// The name of the one session of a comparison.
const SESSION: &str = "compare";

/// The results of a comparison: each request with its report, made now on this machine.
pub fn comparison(requests: &[Request], reports: &[Report]) -> Results {
    let host = host::facts();
    let records = requests.iter().zip(reports).enumerate();
    let records: Vec<Record> = records
        .filter(|(_, (_, report))| report.outcome != Outcome::Interrupted)
        .map(|(number, (request, report))| Record {
            key: number.to_string(),
            session: SESSION.into(),
            host: host.id.clone(),
            ..record(request, report)
        })
        .collect();
    let level = reports.first().map(|report| report.level.clone()).unwrap_or_default();
    let session = Session {
        format: FORMAT,
        id: SESSION.into(),
        started: jiff::Timestamp::now().strftime("%Y-%m-%dT%H:%M:%SZ").to_string(),
        suite: format!("comparison on {level}"),
        order_seed: 0,
        jobs: 1,
        version: solvarium_lab::report::VERSION.into(),
        build: String::new(),
        host,
    };
    Results { sessions: vec![session], records, damaged: Vec::new() }
}

fn record(request: &Request, report: &Report) -> Record {
    let label = match report.heuristic {
        Some(heuristic) => format!("{} ({heuristic})", report.algorithm),
        None => report.algorithm.clone(),
    };
    Record {
        key: String::new(),
        repeat: 0,
        session: String::new(),
        host: String::new(),
        groups: Vec::new(),
        puzzle: report.puzzle.into(),
        level: report.level.clone(),
        level_key: report.level.clone(),
        solver: SolverSpec { label, request: request.clone(), command: None, input: None },
        outcome: ending(report.outcome),
        limit: report.limit.map(String::from),
        killed: false,
        reason: None,
        length: report.length.map(|length| length as u64),
        cost: report.cost,
        optimal: report.optimal,
        measures: report.measures.iter().map(|(name, value)| (name.to_string(), *value)).collect(),
        heuristic: report.heuristic.map(String::from),
        figures: figures(report),
        process: ProcessFigures { peak_rss_bytes: None, ..ProcessFigures::default() },
        moves: report.moves.clone(),
        series: report.stats.series.iter().map(sample).collect(),
    }
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
