//! What the rules are used for: a solver, hints, steps, the difficulty and the order of a solution's bulbs.

use solvarium_engine::{
    Ctx, Difficulty, Hint, Limits, Message, Options, Reason, Search, SolutionFormat, Solver, StateSpace, Stop, Tutor,
};

use super::known::Known;
use super::settle::Settler;
use super::{Board, INFOS};
use crate::light_up::layout::Layout;
use crate::light_up::{LightUp, expert};
use crate::support::placement::deduction::{self, Outcome, Reasoning};
use crate::support::placement::{Cells, Place};

pub(in crate::light_up) const SOLVER: Solver<LightUp> =
    Solver { name: "deduce", complete: false, params: &[deduction::LEVEL.info()], run };

pub(in crate::light_up) const TUTOR: Tutor<LightUp> =
    Tutor { rules: &INFOS, hint: |puzzle, bulbs, ctx| hint(puzzle.layout(), bulbs, ctx) };

/// The steps as a solution's notation.
pub(in crate::light_up) const STEPS: SolutionFormat<LightUp> =
    SolutionFormat { name: "steps", aliases: &[], write: write_steps, read: None };

/// The lowest level whose rules solve the board; none if they do not, or if there is no solution.
pub fn grade(layout: &Layout, ctx: &mut Ctx<'_>) -> Result<Option<Difficulty>, Stop> {
    let board = Board::new(layout);
    let mut settler = Settler::new(&board, Known::nothing(&board));
    for level in Difficulty::ALL {
        match settler.settle(level, ctx)? {
            Outcome::Solved => return Ok(Some(level)),
            Outcome::Contradiction => return Ok(None),
            Outcome::Stuck => {}
        }
    }
    Ok(None)
}

/// The steps that the rules up to a level take on the empty board, and how far they lead.
pub fn steps(layout: &Layout, level: Difficulty, ctx: &mut Ctx<'_>) -> Result<(Vec<Reason>, Outcome), Stop> {
    let board = Board::new(layout);
    ctx.hold(board.bytes())?;
    deduction::steps(&board, &mut board.start(), level, ctx)
}

/// What to do next when these bulbs stand on the board.
pub fn hint(layout: &Layout, bulbs: &Cells, ctx: &mut Ctx<'_>) -> Result<Hint, Stop> {
    let mut solutions = expert::solutions(layout);
    let mut extendable =
        |some: &Cells, ctx: &mut Ctx<'_>| Ok(solutions.extend(&some.iter().collect::<Vec<_>>(), &[], ctx)?.is_some());
    deduction::hint(&Board::new(layout), bulbs, &mut extendable, ctx)
}

/// The bulbs of a solution in the order in which the rules reach them, without suppositions. Where they end, the first
/// in reading order that they have not reached is next, and they go on.
pub fn order(layout: &Layout, bulbs: &Cells, ctx: &mut Ctx<'_>) -> Result<Vec<Place>, Stop> {
    let board = Board::new(layout);
    let mut settler = Settler::new(&board, Known::nothing(&board));
    let mut rest = bulbs.iter();
    while settler.settle(Difficulty::Tricky, ctx)? == Outcome::Stuck {
        match rest.find(|bulb| board.is_white(*bulb) && settler.known.is_open(*bulb)) {
            Some(bulb) => settler.put(bulb),
            None => break,
        }
    }
    let known = settler.known;
    let reached = known.trail.iter().filter(|cell| [&known.put, bulbs].iter().all(|set| set.has(usize::from(**cell))));
    let mut order: Vec<Place> = reached.map(|cell| Place(*cell)).collect();
    // Only bulbs that solve nothing, or that contradict a rule, are not reached.
    order.extend(bulbs.iter().filter(|bulb| !known.put.has(*bulb)).map(|bulb| Place(bulb as u16)));
    Ok(order)
}

fn run(puzzle: &LightUp, options: &Options, ctx: &mut Ctx<'_>) -> Search<Place> {
    let (steps, outcome) = steps(puzzle.layout(), deduction::level(options), ctx)?;
    Ok(deduction::answer(puzzle.layout().grid, steps, outcome, ctx))
}

fn write_steps(puzzle: &LightUp, moves: &[Place], say: &dyn Fn(&Message) -> String) -> String {
    let bulbs = moves.iter().fold(puzzle.initial(), |bulbs, place| puzzle.apply(&bulbs, *place));
    let mut ctx = Ctx::unwatched(Limits::default());
    let steps = deduction::steps_to(&Board::new(puzzle.layout()), &bulbs, &mut ctx);
    deduction::numbered(&steps.expect("nothing stops a context without limits"), say)
}
