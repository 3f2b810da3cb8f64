//! The real program through its real door: commands, outputs, exit codes, limits, Ctrl-C.
#![allow(clippy::unwrap_used)]

mod bench;
mod bloxorz;
mod commands;
#[cfg(unix)]
mod external;
#[cfg(unix)]
mod grade;
mod heuristics;
#[cfg(unix)]
mod interrupt;
mod language;
mod report;
mod running;
#[cfg(all(unix, feature = "serve"))]
mod serve;
mod solve;
mod trace;
