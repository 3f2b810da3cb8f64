//! Searches that go on in several processes: real ones of the real program, over the loopback.
#![cfg(all(unix, feature = "cluster"))]
#![allow(clippy::unwrap_used)]

#[cfg(feature = "measure")]
mod bench;
mod crews;
mod kills;
mod limits;
mod peers;
#[path = "../program/running.rs"]
#[allow(dead_code, reason = "the other program needs more of it")]
mod running;
mod same;
mod slurm;
