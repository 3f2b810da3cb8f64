//! The expert finds a cheapest path: by jumps where the map has only one kind of ground and eight neighbours, else by A\*
//! with the best estimate there is.

mod jump;

use solvarium_engine::best_first::{self, Cheaper, Config};
use solvarium_engine::{Cost, Ctx, Options, Search, Solver, Space, Task};

use super::Grid;
use super::spaces::Ground;
use super::terrain::Step;

pub(super) const SOLVER: Solver<Grid> = Solver { name: "expert", complete: true, params: &[], run };

fn run(level: &Grid, _options: &Options, ctx: &mut Ctx<'_>) -> Search<Step> {
    match (level.eight, level.terrain.uniform) {
        (true, true) => jump::search(&level.terrain, ctx),
        (true, false) => guided(&Ground::<true>(level.terrain.clone()), ctx),
        (false, _) => guided(&Ground::<false>(level.terrain.clone()), ctx),
    }
}

/// A\* with the first heuristic of a space, which is admissible.
fn guided<S: Space>(space: &S, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let task = Task { space, heuristic: &S::HEURISTICS[0], options: &Options::default() };
    let config = Config {
        informed: true,
        cheaper: Cheaper::Followed,
        most: u64::MAX,
        proves: true,
        priority: |g: Cost, h| (g.saturating_add(h), h),
    };
    best_first::search(&task, config, ctx)
}

#[cfg(test)]
mod tests;
