//! What came of asking a solver, whoever it is.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use solvarium_engine::{Sample, Stats};
use solvarium_lab::{Outcome, Report};

use crate::record::{Ending, Figures, ProcessFigures, Record, SamplePoint, Session, SolverSpec};

/// The answer of a solver, with what was counted and measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// How it ended.
    pub outcome: Ending,
    /// Which limit was reached.
    pub limit: Option<String>,
    /// Whether the limit was enforced from outside.
    pub killed: bool,
    /// What went wrong, in a sentence.
    pub reason: Option<String>,
    /// The solution.
    pub moves: Vec<String>,
    /// Moves of the solution.
    pub length: Option<u64>,
    /// Cost of the solution.
    pub cost: Option<u64>,
    /// Whether the cost is proved to be the least.
    pub optimal: Option<bool>,
    /// The puzzle's own measures of the solution.
    pub measures: BTreeMap<String, u64>,
    /// The heuristic in use.
    pub heuristic: Option<String>,
    /// What the solver counted.
    pub figures: Figures,
    /// What the system measured.
    pub process: ProcessFigures,
    /// Samples over the run.
    pub series: Vec<SamplePoint>,
}

impl Answer {
    /// An answer without a solution.
    pub fn without(outcome: Ending, reason: Option<String>, process: ProcessFigures) -> Answer {
        Answer {
            outcome,
            limit: None,
            killed: false,
            reason,
            moves: Vec::new(),
            length: None,
            cost: None,
            optimal: None,
            measures: BTreeMap::new(),
            heuristic: None,
            figures: Figures::default(),
            process,
            series: Vec::new(),
        }
    }

    /// Says so, if it was not its own limit that ended it but what the machine had to give.
    pub fn within(self, own: Option<u64>, available: Option<u64>) -> Answer {
        let scarce = self.killed && self.limit.as_deref() == Some("memory") && self.reason.is_none();
        match available.filter(|&most| scarce && own.is_none_or(|own| most < own)) {
            Some(most) => {
                let reason = format!("the machine had only {} of memory to give", solvarium_lab::compare::bytes(most));
                Answer { reason: Some(reason), ..self }
            }
            None => self,
        }
    }

    /// What is written down about it. Only the first repeat keeps the solution and the samples: those of the others are the
    /// same, unless a clock or somebody else's program had a hand in them.
    pub fn record(self, run: Run, session: &Session) -> Record {
        let first = run.repeat == 0;
        Record {
            key: run.key,
            repeat: run.repeat,
            session: session.id.clone(),
            host: session.host.id.clone(),
            build: session.build.clone(),
            group: run.group,
            puzzle: run.puzzle,
            level: run.level,
            level_key: run.level_key,
            solver: run.solver,
            outcome: self.outcome,
            limit: self.limit,
            killed: self.killed,
            reason: self.reason,
            length: self.length,
            cost: self.cost,
            optimal: self.optimal,
            measures: self.measures,
            heuristic: self.heuristic,
            figures: self.figures,
            process: self.process,
            moves: if first { self.moves } else { Vec::new() },
            series: if first { self.series } else { Vec::new() },
        }
    }
}

/// What was run: see the fields of [`Record`] that have the same names.
pub struct Run {
    /// Hash of everything the result depends on.
    pub key: String,
    /// Which repeat.
    pub repeat: u32,
    /// The part of the suite it belongs to.
    pub group: String,
    /// The puzzle.
    pub puzzle: String,
    /// The level's name.
    pub level: String,
    /// Hash of the level's text.
    pub level_key: String,
    /// Who solved.
    pub solver: SolverSpec,
}

impl From<&Report> for Answer {
    /// The answer of a search in this process. A search that was interrupted has none; it counts as stuck.
    fn from(report: &Report) -> Answer {
        let outcome = match report.outcome {
            Outcome::Solved => Ending::Solved,
            Outcome::Unsolvable => Ending::Unsolvable,
            Outcome::Limit => Ending::Limit,
            Outcome::Stuck | Outcome::Interrupted => Ending::Stuck,
        };
        let process = ProcessFigures { peak_rss_bytes: report.stats.peak_rss_bytes, ..ProcessFigures::default() };
        Answer {
            limit: report.limit.map(String::from),
            moves: report.moves.clone(),
            length: report.length.map(|length| length as u64),
            cost: report.cost,
            optimal: report.optimal,
            measures: report.measures.iter().map(|(name, value)| (name.to_string(), *value)).collect(),
            heuristic: report.heuristic.map(String::from),
            figures: Figures::from(&report.stats.search),
            series: report.stats.series.iter().map(SamplePoint::from).collect(),
            ..Answer::without(outcome, None, process)
        }
    }
}

impl From<&Stats> for Figures {
    fn from(stats: &Stats) -> Figures {
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
}

impl From<&Sample> for SamplePoint {
    fn from(sample: &Sample) -> SamplePoint {
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
}
