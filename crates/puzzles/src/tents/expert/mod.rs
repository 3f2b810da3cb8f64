//! The expert: the rules as constraints for the conflict-driven solver, which finds a solution and proves that there is
//! no other one. In a long search it starts anew from guesses at a solution.

mod blocks;
mod guess;
mod rules;
#[cfg(test)]
mod tests;

use solvarium_engine::{Ctx, Examination, Stop};

use super::Tents;
use crate::support::placement::expert;

pub use rules::solutions;

/// Facts, solutions, and how hard the reasoning is.
pub(super) fn examine(puzzle: &Tents, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
    let camp = puzzle.camp();
    let missing = camp.rows.iter().chain(&camp.columns).filter(|clue| clue.is_none()).count();
    expert::examine(puzzle, [("trees", camp.trees.len()), ("missing clues", missing)], ctx)
}
