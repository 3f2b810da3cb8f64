//! What connects partitions, so that they work as one.

use solvarium_engine::{Cost, Ctx};

use crate::Ended;
use crate::partition::{Closed, Count, Reached, Round};

/// Partitions that search together, and what carries records between them. Where several processes take part, all of them
/// make the same calls, and what is answered is the same for all.
pub trait Carrier {
    /// Before anything else: goes back to the last checkpoint that all have, or to the beginning; the notes, if there is one.
    fn restore(&mut self) -> Result<Option<String>, Ended>;

    /// Makes a checkpoint at the end of a round, where states lie on disk.
    fn save(&mut self, notes: &str, ctx: &mut Ctx<'_>) -> Result<(), Ended>;

    /// Gives the start to its owner; what was counted.
    fn begin(&mut self, start: &[u8]) -> Result<Count, Ended>;

    /// Ends a round everywhere.
    fn close_round(&mut self, ctx: &mut Ctx<'_>) -> Result<Closed, Ended>;

    /// Opens a round everywhere; how many states it has.
    fn open(&mut self, round: Round, ctx: &mut Ctx<'_>) -> Result<u64, Ended>;

    /// Expands the open round, whose states have this depth, as a whole. What every step gives is [noted](Count::note) at once;
    /// what they gave together.
    fn expand_round(&mut self, depth: u64, ctx: &mut Ctx<'_>) -> Result<Count, Ended>;

    /// The least goal that was found.
    fn goal(&mut self) -> Result<Option<Reached>, Ended>;

    /// The greatest cost below this one that expanded states may have.
    fn cost_before(&mut self, cost: Cost) -> Result<Option<Cost>, Ended>;

    /// The least key of the expanded states of this cost from which a move leads to the wanted state.
    fn parent(&mut self, wanted: &Reached, cost: Cost, ctx: &mut Ctx<'_>) -> Result<Option<Vec<u8>>, Ended>;
}

/// The keys on a path from behind the start to a goal: before each state comes, of those that lead to it at what it costs, the
/// one that costs most, of these the one with the least key. Found by expanding once more what was expanded, from the goal back.
pub fn path(carrier: &mut impl Carrier, goal: Reached, ctx: &mut Ctx<'_>) -> Result<Vec<Vec<u8>>, Ended> {
    let mut path = Vec::new();
    let mut wanted = goal;
    // Only the start costs nothing.
    while wanted.cost > 0 {
        let parent = parent(carrier, &wanted, ctx)?;
        path.push(wanted.key);
        wanted = parent;
    }
    path.reverse();
    Ok(path)
}

fn parent(carrier: &mut impl Carrier, wanted: &Reached, ctx: &mut Ctx<'_>) -> Result<Reached, Ended> {
    let mut cost = wanted.cost;
    loop {
        cost = carrier.cost_before(cost)?.expect("every state but the start was reached from one that was expanded");
        if let Some(key) = carrier.parent(wanted, cost, ctx)? {
            return Ok(Reached { cost, key });
        }
    }
}
