//! The real program through its real door: commands, outputs, exit codes, limits, Ctrl-C.
#![allow(clippy::unwrap_used)]

#[cfg(all(unix, feature = "measure"))]
mod bench;
mod bloxorz;
mod commands;
#[cfg(unix)]
mod disk;
#[cfg(feature = "measure")]
mod explore;
#[cfg(all(unix, feature = "measure"))]
mod external;
mod generate;
#[cfg(all(unix, feature = "measure"))]
mod grade;
#[cfg(all(unix, feature = "hub", feature = "measure"))]
mod grade_class;
mod heuristics;
mod hint;
#[cfg(unix)]
mod interrupt;
mod language;
#[cfg(feature = "serve")]
mod lecture;
mod link;
#[cfg(target_os = "linux")]
mod memory;
#[cfg(feature = "measure")]
mod report;
mod running;
#[cfg(all(unix, feature = "serve"))]
mod serve;
mod solve;
#[cfg(all(unix, feature = "measure"))]
mod sweep;
mod trace;
#[cfg(all(not(unix), feature = "measure"))]
mod without_processes;
