//! Breadth-first search by a crew.

use solvarium_engine::space::{key_of, replay};
use solvarium_engine::{Answer, Ctx, Search, Space};

use crate::crew::Crew;

/// The shortest path, of all of them the one whose keys are least, from the last back to the first. A layer is always expanded
/// as a whole, so what was counted is the same however many threads there are.
pub fn run<S: Space>(space: &S, threads: usize, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    ctx.stats.threads = Some(threads as u64);
    let start = space.initial();
    if space.is_goal(&start) {
        return Ok(Answer::Solved(Vec::new()));
    }
    let mut crew = Crew::new(space, threads, &key_of(space, &start));
    for depth in 0.. {
        crew.expand_layer(depth, ctx, |_| ())?;
        if let Some(goal) = crew.goal() {
            let keys = crew.path(goal.to_vec(), ctx)?;
            return Ok(Answer::Solved(replay(space, keys.iter().map(Vec::as_slice))));
        }
        if crew.close_layer() == 0 {
            break;
        }
        ctx.stats.before_last_layer = Some(ctx.stats.expanded);
    }
    Ok(Answer::Unsolvable)
}
