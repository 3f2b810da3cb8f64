//! The expert: the rules as constraints for the conflict-driven solver, which finds a solution and proves that there is
//! no other one.

mod blocks;
mod rules;
#[cfg(test)]
mod tests;

use solvarium_engine::{Ctx, Examination, Options, Search, Solver, Stop};

use super::{Tents, deduce};
use crate::placement::{Place, expert};

pub use rules::oracle;

pub(super) const SOLVER: Solver<Tents> = Solver {
    name: "expert",
    summary: "the rules as clauses and counts for a solver that learns from conflicts; proves the solution the only one",
    guarantee: "complete; tells whether there is another solution",
    complete: true,
    params: &[expert::UNIQUE.info()],
    run,
};

fn run(puzzle: &Tents, options: &Options, ctx: &mut Ctx<'_>) -> Search<Place> {
    let camp = puzzle.camp();
    expert::run(camp.grid, oracle(camp), |tents, ctx| deduce::order(camp, tents, ctx), options, ctx)
}

/// Facts, solutions, and how hard the reasoning is.
pub(super) fn examine(puzzle: &Tents, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
    let camp = puzzle.camp();
    let mut found = expert::examine(camp.grid, oracle(camp), ctx)?;
    let missing = camp.rows.iter().chain(&camp.columns).filter(|clue| clue.is_none()).count();
    found.facts = vec![("trees", camp.trees.len().to_string()), ("missing clues", missing.to_string())];
    expert::grade(&mut found, |ctx| deduce::grade(camp, ctx), ctx);
    Ok(found)
}
