//! The trace of a search: one line for each expansion, in JSON, with the state in a notation people can read.
//!
//! `docs/TRACE_FORMAT.md` says what stands in each line. Here are the lines that are written ([`crate::watch`] makes them); [`reader`] reads them back,
//! also those of other programs, which may leave fields out; [`diff`] compares two traces, [`tree`] and [`course`] show
//! one.

pub mod course;
pub mod diff;
pub mod reader;
pub mod tree;

use std::collections::BTreeMap;

use serde::Serialize;
use solvarium_engine::{Message, Value, message};

/// The version of the format: it grows when something changes its meaning, not when something is added.
pub const FORMAT: u64 = 1;

/// What is said when a trace cannot be written.
pub fn failed(error: &std::io::Error) -> Message {
    message!("trace-failed", reason = error.to_string())
}

/// The first line of a trace: what was run.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TraceHeader {
    /// The version of the format, [`FORMAT`].
    pub version: u64,
    /// The version of the program.
    pub program: &'static str,
    /// The puzzle's name.
    pub puzzle: &'static str,
    /// The level as it was named by the user.
    pub level: String,
    /// The algorithm's name.
    pub algorithm: String,
    /// The heuristic's name, for informed algorithms.
    pub heuristic: Option<&'static str>,
    /// The space searched.
    pub space: Option<&'static str>,
    /// Every setting in force.
    pub settings: BTreeMap<&'static str, Value>,
    /// The seed.
    pub seed: u64,
}

/// One line of a trace. Which fields are there depends on `event`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum TraceLine {
    /// The trace begins.
    Trace(TraceHeader),
    /// A state is expanded.
    Expand {
        /// Number of the expansion, from 1.
        n: u64,
        /// The node's number.
        id: u32,
        /// The number of the node it was reached from.
        parent: Option<u32>,
        /// Moves from the start.
        depth: u32,
        /// Cost from the start.
        g: u32,
        /// Estimate of what is left.
        h: Option<u32>,
        /// The state in one line.
        state: String,
        /// Whether the search is the one from the goals, which numbers its nodes separately.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        backward: bool,
    },
    /// A local search looked at a change.
    Step {
        /// Number of the step, from 1.
        n: u64,
        /// Energy now.
        energy: u32,
        /// Energy after the change.
        proposed: u32,
        /// Whether the change was made.
        accepted: bool,
        /// Temperature.
        temperature: f64,
    },
    /// A generation is complete.
    Generation {
        /// Its number, from 0.
        n: u64,
        /// Least energy.
        energy: u32,
        /// Greatest fitness.
        best: f64,
        /// Mean fitness.
        mean: f64,
    },
}
