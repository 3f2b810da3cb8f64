//! The expert: the rules as constraints for the conflict-driven solver, which finds a solution and proves that there is
//! no other one.

mod rules;
#[cfg(test)]
mod tests;

use solvarium_engine::{Ctx, Examination, Options, Search, Solver, Stop};

use super::{LightUp, deduce};
use crate::placement::{Place, expert};

pub use rules::oracle;

pub(super) const SOLVER: Solver<LightUp> = Solver {
    name: "expert",
    summary: "the rules as clauses and counts for a solver that learns from conflicts; proves the solution the only one",
    guarantee: "complete; tells whether there is another solution",
    complete: true,
    params: &[expert::UNIQUE.info()],
    run,
};

fn run(puzzle: &LightUp, options: &Options, ctx: &mut Ctx<'_>) -> Search<Place> {
    let hall = puzzle.hall();
    expert::run(hall.grid, oracle(hall), |bulbs, ctx| deduce::order(hall, bulbs, ctx), options, ctx)
}

/// Facts, solutions, and how hard the reasoning is.
pub(super) fn examine(puzzle: &LightUp, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
    let hall = puzzle.hall();
    let mut found = expert::examine(hall.grid, oracle(hall), ctx)?;
    let cells = 0..hall.cells.len();
    let black = cells.clone().filter(|cell| !hall.is_white(*cell)).count();
    let numbers = cells.filter(|cell| hall.number(*cell).is_some()).count();
    found.facts = vec![("black cells", black.to_string()), ("numbers", numbers.to_string())];
    expert::grade(&mut found, |ctx| deduce::grade(hall, ctx), ctx);
    Ok(found)
}
