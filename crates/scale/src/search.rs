//! The loop of all searches on the large scale: open the least round that waits, expand it as a whole, close it.

use solvarium_engine::space::{key_of, replay};
use solvarium_engine::{Answer, Ctx, StateSpace};

use crate::Ended;
use crate::carrier::{self, Carrier};
use crate::explore::Layer;
use crate::progress::Progress;

/// What distinguishes one search from another, besides its partitions.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Whether costs are numbers of moves, and a goal ends the search before the layers behind it are counted.
    pub breadth_first: bool,
    /// Whether no solution costs less than the estimate of the round that is next.
    pub proves: bool,
}

/// The cheapest path, of all of them the one whose keys are least, from the last back to the first. A round is always expanded
/// as a whole, so what was counted is the same for any number of partitions, whatever connects them.
pub fn run<S: StateSpace + Sync>(
    space: &S,
    config: Config,
    carrier: &mut impl Carrier,
    ctx: &mut Ctx<'_>,
) -> Result<Answer<S::Move>, Ended> {
    let mut progress = begin(space, carrier, ctx)?;
    while let Some(round) = progress.next {
        let is_layer = progress.last.replace(round.f) != Some(round.f);
        if is_layer && !config.breadth_first {
            ctx.stats.before_last_layer = Some(ctx.stats.expanded);
            ctx.stats.lower_bound = config.proves.then_some(round.f);
        }
        if let Some(goal) = carrier.goal()?.filter(|goal| goal.cost == round.g && goal.cost <= round.f) {
            let keys = carrier::path(carrier, goal, ctx)?;
            return Ok(Answer::Solved(replay(space, keys.iter().map(Vec::as_slice))));
        }
        if config.breadth_first && round.g > 0 {
            ctx.stats.before_last_layer = Some(ctx.stats.expanded);
        }
        carrier.open(round, ctx)?;
        let depth = if config.breadth_first { round.g.into() } else { 0 };
        carrier.expand_round(depth, ctx)?;
        let closed = carrier.close_round(ctx)?;
        closed.count.note(depth, ctx);
        progress.next = closed.least;
        carrier.save(&progress.to_notes(ctx), ctx)?;
    }
    Ok(Answer::Unsolvable)
}

/// Lets partitions go on from where they were, or begin with the start. There is no next round if the start is dead.
pub fn begin<S: StateSpace + Sync>(
    space: &S,
    carrier: &mut impl Carrier,
    ctx: &mut Ctx<'_>,
) -> Result<Progress, Ended> {
    if let Some(notes) = carrier.restore()? {
        return Progress::from_notes(&notes, ctx);
    }
    let start = space.initial();
    let mut count = carrier.begin(&key_of(space, &start))?;
    let closed = carrier.close_round(ctx)?;
    count += closed.count;
    ctx.stats.dead_ends += count.dead;
    ctx.waiting((count.new - count.dead) as usize);
    let first = Layer { states: 1, goals: u64::from(space.is_goal(&start)) };
    Ok(Progress { next: closed.least, last: None, layers: vec![first] })
}
