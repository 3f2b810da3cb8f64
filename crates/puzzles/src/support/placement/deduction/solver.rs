//! What the rules are used for: a solver, hints, and a solution as steps.

use solvarium_engine::grid::Grid;
use solvarium_engine::{
    Answer, Ctx, Difficulty, Limits, Message, Options, Param, ParamInfo, Reason, RuleInfo, Search, SolutionFormat,
    Solver, Teaching, Tutor,
};

use super::{Outcome, Reasoning, hint, numbered, steps, steps_to};
use crate::support::placement::{Place, Placement};

/// The hardest rules that the solver may use.
const LEVEL: Param<&'static str> = Param::choice("level", &["hard", "tricky", "easy"]);

const PARAMS: &[ParamInfo] = &[LEVEL.info()];

/// The solver `deduce`.
pub(crate) const fn solver<P: Placement>() -> Solver<P> {
    Solver { name: "deduce", complete: false, params: PARAMS, run }
}

/// The tutor, with the rules that it explains.
pub(crate) const fn tutor<P: Placement>(rules: &'static [RuleInfo]) -> Tutor<P> {
    let teaching =
        Teaching::Reasons(|puzzle: &P, placed, ctx| hint(&puzzle.reasoning(), placed, puzzle.solutions(), ctx));
    Tutor { rules, teaching }
}

/// A solution as numbered steps.
pub(crate) const fn steps_format<P: Placement>() -> SolutionFormat<P> {
    SolutionFormat { name: "steps", aliases: &[], write: write_steps, read: None }
}

fn run<P: Placement>(puzzle: &P, options: &Options, ctx: &mut Ctx<'_>) -> Search<Place> {
    let board = puzzle.reasoning();
    ctx.hold(board.bytes())?;
    let (steps, outcome) = steps(&board, &mut board.start(), level(options), ctx)?;
    Ok(answer(puzzle.grid(), steps, outcome, ctx))
}

fn write_steps<P: Placement>(puzzle: &P, moves: &[Place], say: &dyn Fn(&Message) -> String) -> String {
    let placed = moves.iter().fold(puzzle.initial(), |placed, place| puzzle.apply(&placed, *place));
    let steps = steps_to(&puzzle.reasoning(), &placed, &mut Ctx::unwatched(Limits::default()));
    numbered(&steps.expect("nothing stops a context without limits"), say)
}

/// The level that [`LEVEL`] names.
fn level(options: &Options) -> Difficulty {
    let wanted = options.get(&LEVEL);
    Difficulty::ALL.into_iter().find(|level| level.name() == wanted).expect("the choices are the levels' names")
}

/// What steps from the empty board come to as an answer; they become findings of the run.
fn answer(grid: Grid, steps: Vec<Reason>, outcome: Outcome, ctx: &mut Ctx<'_>) -> Answer<Place> {
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
