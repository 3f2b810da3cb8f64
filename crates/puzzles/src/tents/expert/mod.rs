//! The expert: the rules as constraints for the conflict-driven solver, which finds a solution and proves that there is
//! no other one.

mod blocks;
mod rules;
#[cfg(test)]
mod tests;

use solvarium_engine::{Ctx, Examination, Fact, Options, Search, Solver, Stop};

use super::{Tents, deduce};
use crate::support::placement::{Place, expert};

pub use rules::solutions;

pub(super) const SOLVER: Solver<Tents> =
    Solver { name: "expert", complete: true, params: &[expert::UNIQUE.info()], run };

fn run(puzzle: &Tents, options: &Options, ctx: &mut Ctx<'_>) -> Search<Place> {
    let camp = puzzle.camp();
    expert::run(camp.grid, solutions(camp), |tents, ctx| deduce::order(camp, tents, ctx), options, ctx)
}

/// Facts, solutions, and how hard the reasoning is.
pub(super) fn examine(puzzle: &Tents, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
    let camp = puzzle.camp();
    let mut found = expert::examine(camp.grid, solutions(camp), ctx)?;
    let missing = camp.rows.iter().chain(&camp.columns).filter(|clue| clue.is_none()).count();
    found.facts =
        vec![("trees", Fact::Number(camp.trees.len() as u64)), ("missing clues", Fact::Number(missing as u64))];
    expert::grade(&mut found, |ctx| deduce::grade(camp, ctx), ctx);
    Ok(found)
}
