#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod bucket;
mod dead;
mod mix;
mod pages;
mod progress;
mod set;
mod short;
mod sorted;
mod staged;
mod steps;
mod successors;
mod table;

pub mod bfs;
pub mod carrier;
pub mod crew;
pub mod disk;
pub mod explore;
pub mod layers;
pub mod link;
pub mod partition;
pub mod search;
pub mod waves;

pub use solvarium_engine::Ended;
use solvarium_engine::{Answer, Ctx, Space, Task};

use crate::link::{Link, Means};

/// The algorithms that there are, by the names that they have elsewhere.
pub const ALGORITHMS: &[&str] = &["bfs", "ucs", "astar"];

/// Runs the algorithm of this name, which must be one of [`ALGORITHMS`], by these means.
pub fn run<S: Space>(
    name: &str,
    task: &Task<'_, S>,
    means: Means<'_, impl Link>,
    ctx: &mut Ctx<'_>,
) -> Result<Answer<S::Move>, Ended> {
    match name {
        "bfs" => bfs::run_by(task.space, means, ctx),
        "ucs" => waves::run_by(task.space, None, means, ctx),
        "astar" => waves::run_by(task.space, Some(task.heuristic), means, ctx),
        _ => panic!("`{name}` is not in the list of algorithms"),
    }
}
