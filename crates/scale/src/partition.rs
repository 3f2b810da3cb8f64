//! What a partition is: the states of one owner, and all that is ever asked of them.
//!
//! A search goes in rounds. In each, all partitions expand their states of that round; what they find is sent to its owners, who
//! take it in. How the records get from one to the other is a [`Carrier`](crate::carrier::Carrier)'s concern; where the states
//! lie is the partition's. Nothing that a partition says may depend on the order in which records reach it within a round, or
//! on how they are cut into lists.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};
use solvarium_engine::{Cost, Ctx, Stop};

use crate::Ended;

/// The states that one owner keeps.
///
/// The calls come in this order: `insert` with the start, then again and again `close_round` by all, `open` by all, and
/// `expand` and `insert` by turns until everything of the round is expanded everywhere. In the end, for the path,
/// `cost_before` and `parent` with costs that only fall.
pub trait Partition: Send {
    /// Bytes of a record, which is what is sent to an owner: the key, in a form that the partition chooses, and, where that is
    /// not the same for the whole round, what the path to it costs.
    fn record_len(&self) -> usize;

    /// The partition, of so many, that owns the start, and the start's record.
    fn start(&self, key: &[u8], partitions: usize) -> (usize, Vec<u8>);

    /// Expands states of the round that was opened last. The records of their successors are appended to the lists of their
    /// owners in `out`. Asks `poll` before each state whether to go on.
    fn expand(&mut self, chunk: Chunk, out: &mut [Vec<u8>], poll: &mut Poll<'_>) -> Result<Count, Ended>;

    /// Takes records of which it is the owner. They lie one after the other in several lists.
    fn insert(&mut self, lists: &[Vec<u8>]) -> Result<Count, Ended>;

    /// Ends the round that was open, if one was: everything that was found is in. What was counted only now, and the round in
    /// which the next of its states are to be expanded, if one waits here.
    fn close_round(&mut self, poll: &mut Poll<'_>) -> Result<Closed, Ended>;

    /// Opens a round, the least that waits anywhere; how many states it has here. They stay the same until it is closed.
    fn open(&mut self, round: Round, poll: &mut Poll<'_>) -> Result<u64, Ended>;

    /// The cheapest of the goals that were found, of those the one with the least key.
    fn goal(&self) -> Option<Reached>;

    /// The greatest cost below this one for which there may be expanded states here.
    fn cost_before(&mut self, cost: Cost) -> Result<Option<Cost>, Ended>;

    /// Expands its states of this cost once more, those that were expanded before: the least key from which a move leads to
    /// the wanted state at exactly what that costs.
    fn parent(&mut self, wanted: &Reached, cost: Cost, poll: &mut Poll<'_>) -> Result<Option<Vec<u8>>, Ended>;

    /// Bytes of memory held.
    fn bytes(&self) -> usize;

    /// How many states it keeps.
    fn states(&self) -> u64;

    /// Bytes of the files that hold its states.
    fn file_bytes(&self) -> u64 {
        0
    }

    /// The number of its last checkpoint. Where states lie in memory there is none.
    fn saved(&self) -> Option<u64> {
        None
    }

    /// At the end of a round: makes the checkpoint of this number, with these notes. To it and to the one before it can be
    /// restored whatever happens.
    fn save(&mut self, _number: u64, _notes: &str) -> Result<(), Ended> {
        Ok(())
    }

    /// Before anything else: goes back to this checkpoint, or to the beginning; the notes.
    fn restore(&mut self, _number: Option<u64>) -> Result<String, Ended> {
        Ok(String::new())
    }
}

/// Asks whether to go on.
pub type Poll<'a> = dyn FnMut() -> Result<(), Stop> + 'a;

/// Which states are expanded together: those with this estimate of the whole path's cost, or a lesser one, and exactly this
/// cost so far. The least round comes first.
///
/// In breadth-first search both are the depth, in uniform-cost search the cost. In A\* the estimate `f` never falls from one
/// round to the next: a state with a lesser one, which an inconsistent heuristic can bring, is expanded as if it had the
/// round's (Martelli 1977, algorithm B). As moves cost something, what a round finds costs more than `g`; so no state of the
/// round is found a cheaper path to while it is open, and its states do not depend on any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Round {
    /// Cost and estimate together.
    pub f: Cost,
    /// The cost.
    pub g: Cost,
}

/// A state, and what the path to it costs. The least is the cheapest, of those the one with the least key.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Reached {
    /// What the path costs.
    pub cost: Cost,
    /// The state's key.
    pub key: Vec<u8>,
}

/// How much to expand at once.
#[derive(Clone, Copy, Debug)]
pub struct Chunk {
    /// States at most.
    pub states: u64,
    /// No further state once there are so many bytes of records.
    pub bytes: usize,
}

/// What was counted while states were expanded, added, or sorted out at the end of a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// States expanded.
    pub expanded: u64,
    /// Successors.
    pub generated: u64,
    /// States that were new.
    pub new: u64,
    /// Those of them that are goals.
    pub goals: u64,
    /// Those of them that are dead, as the heuristic says.
    pub dead: u64,
    /// States that were expanded before and wait again, for a cheaper path to them was found.
    pub reopened: u64,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closed {
    /// What was not counted before.
    pub count: Count,
    /// The least round for which states wait.
    pub least: Option<Round>,
}

/// The partition, of so many, that owns the key with this [hash](solvarium_engine::store::hash).
#[inline]
pub fn owner(hash: u64, partitions: usize) -> usize {
    (((hash & 0xffff_ffff) * partitions as u64) >> 32) as usize
}

impl Count {
    /// Notes what was counted at this depth.
    pub fn note(&self, depth: u64, ctx: &mut Ctx<'_>) {
        let stats = &mut ctx.stats;
        stats.generated += self.generated;
        // At the end of a round there may be new states among those that were taken for known.
        stats.duplicates = stats.duplicates + self.generated - self.new;
        stats.dead_ends += self.dead;
        stats.reopened += self.reopened;
        let open = stats.open + self.new + self.reopened - self.dead - self.expanded;
        ctx.waiting(open as usize);
        if self.expanded > 0 {
            ctx.expanded(self.expanded, depth);
        }
    }
}

impl AddAssign for Count {
    fn add_assign(&mut self, other: Count) {
        self.expanded += other.expanded;
        self.generated += other.generated;
        self.new += other.new;
        self.goals += other.goals;
        self.dead += other.dead;
        self.reopened += other.reopened;
    }
}

impl AddAssign for Closed {
    fn add_assign(&mut self, other: Closed) {
        self.count += other.count;
        self.least = [self.least, other.least].into_iter().flatten().min();
    }
}
