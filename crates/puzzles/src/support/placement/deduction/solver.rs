//! Reasoning as a solver: which rules to use, and from steps to an answer.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Answer, Ctx, Difficulty, Options, Param, Reason};

use super::Outcome;
use crate::support::placement::Place;

/// The hardest rules that the solver may use.
pub const LEVEL: Param<&'static str> = Param::choice("level", &["hard", "tricky", "easy"]);

/// The level that [`LEVEL`] names.
pub fn level(options: &Options) -> Difficulty {
    let wanted = options.get(&LEVEL);
    Difficulty::ALL.into_iter().find(|level| level.name() == wanted).expect("the choices are the levels' names")
}

/// What steps from the empty board come to as an answer; they become findings of the run.
pub fn answer(grid: Grid, steps: Vec<Reason>, outcome: Outcome, ctx: &mut Ctx<'_>) -> Answer<Place> {
    let moves = steps.iter().flat_map(|step| &step.moves);
    let moves = moves.filter_map(|text| Place::read(grid, text)).collect();
    ctx.findings.steps = steps;
    match outcome {
        Outcome::Solved => {
            ctx.findings.unique = Some(true);
            Answer::Solved(moves)
        }
        Outcome::Stuck => Answer::Stuck,
        Outcome::Contradiction => Answer::Unsolvable,
    }
}
