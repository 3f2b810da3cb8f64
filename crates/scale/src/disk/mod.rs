//! Partitions whose states lie in files, so that there may be many more of them than memory holds.
//!
//! A partition keeps its states in few *runs*: files of records in the order of their keys (`run.rs`, `block.rs`). What is found
//! in a round is collected, sorted and freed of repetitions (`candidates.rs`), and at the end of the round read beside the runs
//! once, from the first key to the last: what is in none of them is new, and becomes a run of its own (`seen.rs`). So there is
//! no look-up at a random place, and the memory that is needed does not grow with the states.
//!
//! There are no buckets by hash within a partition: neighbours in the order of their keys have most bytes in common, which
//! takes half the room, and merging reads little of each run at a time anyway.
//!
//! At the end of each round all files are surely on the disk, and then named by a manifest (`manifest.rs`), the last two of
//! which are kept; so a search goes on from there whatever ended it (`home.rs`).

mod block;
mod candidates;
mod ends;
mod fault;
mod files;
mod home;
mod judge;
mod manifest;
mod merge;
mod run;
mod seen;
mod states;

pub use home::{Disk, Home};
pub use judge::Order;
pub use states::States;

use solvarium_engine::StateSpace;

use crate::Ended;
use crate::crew::Crew;
use crate::link::Link;

/// The share of the memory that partitions get; the rest is for what they send to each other.
const SHARE: (u64, u64) = (3, 5);

/// So many threads of each process, each with a partition on disk.
pub fn crew<'s, S: StateSpace + Sync, L: Link>(
    space: &'s S,
    order: Order<'s, S>,
    disk: &Disk,
    threads: usize,
    mut link: L,
) -> Result<Crew<States<'s, S>, L>, Ended> {
    let (first, all) = (link.process() * threads, link.processes() * threads);
    let memory = disk.memory / SHARE.1 * SHARE.0 / threads as u64;
    let open = || {
        let home = Home::open(disk)?;
        let part = |number| Ok(States::new(space, order, home.partition(number, all)?, memory as usize));
        (first..first + threads).map(part).collect::<Result<Vec<_>, Ended>>()
    };
    let opened = open();
    // What is wrong in one process, all are told.
    link.agree(opened.as_ref().map(drop).map_err(Ended::clone))?;
    Ok(Crew::linked(opened?, link))
}

#[cfg(test)]
mod tests;
