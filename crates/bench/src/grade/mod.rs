//! Grades for teachers: programs get points on every level of a suite, and a reason for every point they lose.
//!
//! What there are points for stands in the suite's table `[grade]` ([`Terms`]). A [`Sheet`] has the levels with what a
//! reference of ours found on them; [`Sheet::grade`] runs one program on all of them. docs/GRADING.md tells teachers.

mod csv;
mod mark;
mod sheet;

use serde::Deserialize;
use solvarium_lab::{Message, message};

use crate::suite::{Suite, SuiteError};

pub use csv::csv;
pub use sheet::{Desk, Exercise, Reference, Sheet};

/// What there are points for: the table `[grade]` of a suite.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Terms {
    /// Points for a right answer: a solution, or that there is none.
    pub solved: f64,
    /// Points for a solution of the least cost.
    pub optimal: f64,
    /// Points for a right answer within the bound on expansions, if there is one.
    pub nodes: f64,
    /// Points for a right answer within the bound on time, if there is one.
    pub time: f64,
    /// The bound on expansions.
    pub node_bound: Option<u64>,
    /// The bound on expansions as a multiple of those the reference made.
    pub node_factor: Option<f64>,
    /// The bound on the seconds of the whole process.
    pub time_bound: Option<f64>,
    /// The algorithm of ours that finds the least cost, as in `astar` or `astar:matching`.
    pub reference: Option<String>,
}

/// The most points that one thing on one level may give.
const MOST: f64 = 1_000_000.0;

impl Default for Terms {
    fn default() -> Self {
        Terms {
            solved: 1.0,
            optimal: 1.0,
            nodes: 1.0,
            time: 1.0,
            node_bound: None,
            node_factor: None,
            time_bound: None,
            reference: None,
        }
    }
}

impl Terms {
    /// The terms of a suite; the defaults where it says nothing.
    pub fn of(suite: &Suite) -> Result<Terms, SuiteError> {
        let wrong =
            |reason: Message| SuiteError::Syntax { path: suite.name.clone(), message: message!("grade-table", reason) };
        let Some(table) = &suite.grade else { return Ok(Terms::default()) };
        let terms: Terms =
            table.clone().try_into().map_err(|e: toml::de::Error| wrong(Message::verbatim(e.message())))?;
        let points =
            [("solved", terms.solved), ("optimal", terms.optimal), ("nodes", terms.nodes), ("time", terms.time)];
        if let Some((name, value)) = points.into_iter().find(|(_, value)| !(0.0..=MOST).contains(value)) {
            return Err(wrong(message!("grade-points", name, given = value.to_string(), most = MOST.to_string())));
        }
        if points.iter().all(|(_, value)| *value == 0.0) {
            return Err(wrong(message!("grade-no-points")));
        }
        let bounds = [("node-factor", terms.node_factor), ("time-bound", terms.time_bound)];
        let set = bounds.into_iter().filter_map(|(name, value)| Some((name, value?)));
        if let Some((name, value)) = set.into_iter().find(|(_, value)| !(*value > 0.0 && value.is_finite())) {
            return Err(wrong(message!("grade-not-positive", name, given = value.to_string())));
        }
        if terms.node_bound.is_some() && terms.node_factor.is_some() {
            return Err(wrong(message!("grade-two-bounds")));
        }
        Ok(terms)
    }
}

/// The grade of a program.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grade {
    /// What the program is called.
    pub program: String,
    /// Points it got.
    pub points: f64,
    /// Points it could have got.
    pub of: f64,
    /// Levels it was run on.
    pub levels: usize,
    /// Levels it answered rightly.
    pub solved: usize,
    /// Levels it solved at the least cost.
    pub optimal: usize,
    /// Levels it answered rightly within the bound on expansions.
    pub within_nodes: usize,
    /// Levels it answered rightly within the bound on time.
    pub within_time: usize,
    /// Why points were lost, level by level.
    pub reasons: Vec<Message>,
    /// What needs attention: a solution that costs less than was proved possible.
    pub doubts: Vec<Message>,
}

impl Grade {
    /// Points in percent; all of them where there were none to get.
    pub fn percent(&self) -> f64 {
        if self.of > 0.0 { self.points / self.of * 100.0 } else { 100.0 }
    }
}

/// A number of points, without a needless fraction.
pub fn points(number: f64) -> String {
    let rounded = (number * 100.0).round() / 100.0;
    rounded.to_string()
}
