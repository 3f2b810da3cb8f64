//! The expert: the rules as constraints for the conflict-driven solver, which finds a solution and proves that there is
//! no other one.

mod rules;
#[cfg(test)]
mod tests;

use solvarium_engine::{Ctx, Examination, Stop};

use super::LightUp;
use crate::support::placement::expert;

pub use rules::solutions;

/// Facts, solutions, and how hard the reasoning is.
pub(super) fn examine(puzzle: &LightUp, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
    let layout = puzzle.layout();
    let cells = 0..layout.cells.len();
    let black = cells.clone().filter(|cell| !layout.is_white(*cell)).count();
    let numbers = cells.filter(|cell| layout.number(*cell).is_some()).count();
    expert::examine(puzzle, [("black cells", black), ("numbers", numbers)], ctx)
}
