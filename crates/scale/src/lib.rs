#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod bucket;
mod crew;
mod dead;
mod partition;
mod short;
mod steps;

pub mod bfs;
pub mod explore;

use solvarium_engine::{Ctx, Search, Space, Task};

/// The algorithms that there are, by the names that they have elsewhere.
pub const ALGORITHMS: &[&str] = &["bfs"];

/// Runs the algorithm of this name, which must be one of [`ALGORITHMS`], with so many threads.
pub fn run<S: Space>(name: &str, task: &Task<'_, S>, threads: usize, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    match name {
        "bfs" => bfs::run(task.space, threads, ctx),
        _ => panic!("`{name}` is not in the list of algorithms"),
    }
}
