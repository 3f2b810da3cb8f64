//! Where the cheapest path goes next: straight on, to where it turns.

use std::sync::Arc;

use solvarium_engine::space::states_along;
use solvarium_engine::{
    Difficulty, Options, PathTutor, Puzzle, Reason, RuleInfo, Score, StateSpace, Teaching, Tutor, message,
};

use super::terrain::{Step, Terrain};
use super::{Grid, expert};

const CHEAPEST: RuleInfo = RuleInfo { name: "cheapest", level: Difficulty::Easy };

pub(super) const TUTOR: Tutor<Grid> = Tutor {
    rules: &[CHEAPEST],
    teaching: Teaching::Paths(PathTutor {
        begin_at,
        search: |grid, _, ctx| (expert::SOLVER.run)(grid, &Options::default(), ctx),
        explain,
        scores: &[Score { measure: "cost", rules: &[] }],
    }),
};

fn begin_at(grid: &Grid, &start: &u32) -> Grid {
    let mut terrain = Terrain::clone(&grid.terrain);
    terrain.start = start;
    Grid { terrain: Arc::new(terrain), eight: grid.eight }
}

fn explain(grid: &Grid, steps: &[Step]) -> Reason {
    let cells = states_along(grid, steps);
    let straight = steps.iter().take_while(|step| **step == steps[0]).count();
    let cost: u64 = steps.iter().zip(&cells).map(|(step, cell)| u64::from(grid.cost(cell, *step))).sum();
    let at = |cell: u32| grid.terrain.cell(cell);
    Reason {
        rule: CHEAPEST.name.into(),
        level: CHEAPEST.level,
        place: message!("grid-hint-walker", cell = at(cells[0])),
        why: message!("grid-hint-cheapest", goal = at(grid.terrain.goal), cost, to = at(cells[straight])),
        what: message!("grid-hint-go", to = at(cells[straight]), steps = straight),
        moves: steps[..straight].iter().map(|step| grid.move_text(*step)).collect(),
        closed: Vec::new(),
    }
}
