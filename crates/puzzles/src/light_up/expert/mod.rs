//! The expert: the rules as constraints for the conflict-driven solver, which finds a solution and proves that there is
//! no other one.

mod rules;
#[cfg(test)]
mod tests;

use solvarium_engine::{Ctx, Examination, Fact, Options, Search, Solver, Stop};

use super::{LightUp, deduce};
use crate::support::placement::{Place, expert};

pub use rules::solutions;

pub(super) const SOLVER: Solver<LightUp> =
    Solver { name: "expert", complete: true, params: &[expert::UNIQUE.info()], run };

fn run(puzzle: &LightUp, options: &Options, ctx: &mut Ctx<'_>) -> Search<Place> {
    let layout = puzzle.layout();
    expert::run(layout.grid, solutions(layout), |bulbs, ctx| deduce::order(layout, bulbs, ctx), options, ctx)
}

/// Facts, solutions, and how hard the reasoning is.
pub(super) fn examine(puzzle: &LightUp, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
    let layout = puzzle.layout();
    let mut found = expert::examine(layout.grid, solutions(layout), ctx)?;
    let cells = 0..layout.cells.len();
    let black = cells.clone().filter(|cell| !layout.is_white(*cell)).count();
    let numbers = cells.filter(|cell| layout.number(*cell).is_some()).count();
    found.facts = vec![("black cells", Fact::Number(black as u64)), ("numbers", Fact::Number(numbers as u64))];
    expert::grade(&mut found, |ctx| deduce::grade(layout, ctx), ctx);
    Ok(found)
}
