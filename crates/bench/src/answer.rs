//! What came of asking a solver, whoever it is.

use std::collections::BTreeMap;

use crate::plan::Job;
use crate::record::{Ending, Figures, ProcessFigures, Record, SamplePoint, Session};

/// The answer of a solver, with what was counted and measured.
#[derive(Clone, Debug, PartialEq)]
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

    /// What is written down about it. Solution and samples are the same in every repeat, so only the first keeps them.
    pub fn record(self, job: &Job, session: &Session) -> Record {
        let first = job.repeat == 0;
        let task = &job.task;
        Record {
            key: task.key.clone(),
            repeat: job.repeat,
            session: session.id.clone(),
            host: session.host.id.clone(),
            groups: task.groups.clone(),
            puzzle: task.level.puzzle.into(),
            level: task.level.name.clone(),
            level_key: task.level.key.clone(),
            solver: task.solver.clone(),
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
