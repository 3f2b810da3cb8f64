//! Solves a level with the fewest pushes, for the generator and for grading: A\* in the push space under the matching
//! bound.
//!
//! The bound takes the player to be on each box's best side, so a push that leaves him on another can lower it by more than
//! one. Then a state is expanded before the shortest path to it is known, and is opened again when that is found.

use std::sync::Arc;

use solvarium_engine::best_first::{self, Cheaper, Config};
use solvarium_engine::{Ctx, Options, Search, Space, Task};

use super::level::Level;
use super::price::Price;
use super::push_space::{Push, PushSpace};

/// Looks for a solution with the fewest pushes; stuck when this many states have been expanded.
pub(super) fn solve(level: &Arc<Level>, most: u64, ctx: &mut Ctx<'_>) -> Search<Push> {
    let space = PushSpace::new(level.clone(), Price::PUSHES);
    let task = Task { space: &space, heuristic: &PushSpace::HEURISTICS[0], options: &Options::new(&[]) };
    let config = Config { informed: true, cheaper: Cheaper::Followed, most, proves: true, priority: |g, h| (g + h, h) };
    best_first::search(&task, config, ctx)
}
