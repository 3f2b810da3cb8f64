//! What is counted while a search runs.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Cost, Stop};

/// The part of a process in a search of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Part {
    /// Its number, from 0.
    pub process: usize,
    /// How many processes there were.
    pub processes: usize,
    /// States that were kept by it.
    pub states: u64,
}

/// The statistics of one run. Everything but the times is the same for the same request on every machine, unless several
/// threads worked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stats {
    /// Wall-clock seconds.
    pub seconds: f64,
    /// Seconds of processor time, known in the end.
    pub cpu_seconds: f64,
    /// States whose successors were generated (candidates evaluated, for local search).
    pub expanded: u64,
    /// Successors generated.
    pub generated: u64,
    /// Successors that had been met before.
    pub duplicates: u64,
    /// States given up because they provably cannot be solved.
    pub dead_ends: u64,
    /// States expanded a second time because a cheaper way to them was found.
    pub reopened: u64,
    /// States waiting now.
    pub open: u64,
    /// The most states that ever waited at once.
    pub peak_open: u64,
    /// Depth of the deepest state expanded.
    pub max_depth: u64,
    /// Bytes held by the search's own structures now.
    pub bytes: u64,
    /// The most bytes they ever held.
    pub search_bytes: u64,
    /// Expansions before the last layer of equal priority began: independent of the order inside a layer.
    pub before_last_layer: Option<u64>,
    /// Cost of the best solution so far, where a search goes on to better ones.
    pub best_cost: Option<Cost>,
    /// A proved lower bound of the solution's cost.
    pub lower_bound: Option<Cost>,
    /// What ended the work on a solution that was already found, if it could have gone on.
    pub stopped: Option<Stop>,
    /// The strategy that came to the answer, where a solver has several.
    pub strategy: Option<&'static str>,
    /// What each of these strategies did, in the order in which they began.
    pub efforts: Vec<Effort>,
    /// Threads that worked, if they were more than one.
    pub threads: Option<u64>,
    /// The part of this process, if several searched together.
    pub part: Option<Part>,
    /// Bytes of the search's files, where its states lie on disk.
    pub disk_bytes: Option<u64>,
    /// While a round is being ended on disk: the share of that work that is done.
    pub merged: Option<f64>,
    /// Rounds: generations, deepening iterations or restarts.
    pub rounds: Option<u64>,
    /// Least energy met (local search).
    pub best_energy: Option<u32>,
    /// Greatest fitness met (genetic algorithm).
    pub best_fitness: Option<f64>,
    /// Tweaks accepted (annealing).
    pub accepted: Option<u64>,
    /// Tweaks rejected (annealing).
    pub rejected: Option<u64>,
    /// Temperature now, and in the end the last one (annealing).
    pub temperature: Option<f64>,
}

impl Stats {
    /// Records the energy of a candidate.
    pub fn meet(&mut self, energy: u32) {
        self.best_energy = Some(self.best_energy.map_or(energy, |best| best.min(energy)));
    }

    /// Expansions a second, if any time passed.
    pub fn states_per_second(&self) -> Option<f64> {
        (self.seconds > 0.0).then(|| self.expanded as f64 / self.seconds)
    }
}

/// What one of a solver's strategies did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Effort {
    /// Its name.
    pub strategy: Cow<'static, str>,
    /// States that it expanded.
    pub expanded: u64,
    /// How far it came along its plan, where it follows one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub plan: Option<PlanProgress>,
}

/// How far a search came along a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlanProgress {
    /// The most steps that were made in any state.
    pub made: u64,
    /// Steps of the plan.
    pub steps: u64,
}
