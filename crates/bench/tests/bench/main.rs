//! Measurements: suites and their plans, confined processes, results, reports.
#![allow(clippy::unwrap_used)]

mod dependencies;
mod plans;
#[cfg(unix)]
mod process;
mod report;
mod results;
mod suites;
mod sweeps;
