//! What the rules are used for: a solver, hints, steps in words, the difficulty and the order of a solution's bulbs.

use solvarium_engine::{
    Ctx, Hint, Level, Limits, Options, Reason, Search, Silent, SolutionFormat, Solver, StateSpace, Stop, StoppedClock,
    Tutor,
};

use super::known::Known;
use super::settle::Settler;
use super::{Board, INFOS};
use crate::light_up::hall::Hall;
use crate::light_up::{LightUp, expert};
use crate::placement::deduction::{self, Outcome, Reasoning};
use crate::placement::{Cells, Place};

/// The solver.
pub(in crate::light_up) const SOLVER: Solver<LightUp> = Solver {
    name: "deduce",
    summary: "reasons like a person, by named rules; every step has its reason",
    guarantee: "what it finds is the only solution; it may get stuck",
    complete: false,
    params: &[deduction::LEVEL.info()],
    run,
};

/// The tutor.
pub(in crate::light_up) const TUTOR: Tutor<LightUp> =
    Tutor { rules: &INFOS, hint: |puzzle, bulbs, ctx| hint(puzzle.hall(), bulbs, ctx) };

/// The steps in words as a solution's notation.
pub(in crate::light_up) const STEPS: SolutionFormat<LightUp> = SolutionFormat {
    name: "steps",
    summary: "the steps of a person's reasoning, numbered, each with its reason",
    write: write_steps,
    read: None,
};

/// The lowest level whose rules solve the board; none if they do not, or if there is no solution.
pub fn grade(hall: &Hall, ctx: &mut Ctx<'_>) -> Result<Option<Level>, Stop> {
    let board = Board::new(hall);
    let mut settler = Settler::new(&board, Known::nothing(&board));
    for level in Level::ALL {
        match settler.settle(level, ctx)? {
            Outcome::Solved => return Ok(Some(level)),
            Outcome::Contradiction => return Ok(None),
            Outcome::Stuck => {}
        }
    }
    Ok(None)
}

/// The steps that the rules up to a level take on the empty board, and how far they lead.
pub fn steps(hall: &Hall, level: Level, ctx: &mut Ctx<'_>) -> Result<(Vec<Reason>, Outcome), Stop> {
    let board = Board::new(hall);
    ctx.hold(board.bytes())?;
    deduction::steps(&board, &mut board.start(), level, ctx)
}

/// What to do next when these bulbs stand on the board.
pub fn hint(hall: &Hall, bulbs: &Cells, ctx: &mut Ctx<'_>) -> Result<Hint, Stop> {
    let mut oracle = expert::oracle(hall);
    let mut extendable =
        |some: &Cells, ctx: &mut Ctx<'_>| Ok(oracle.extend(&some.iter().collect::<Vec<_>>(), &[], ctx)?.is_some());
    deduction::hint(&Board::new(hall), bulbs, &mut extendable, ctx)
}

/// The bulbs of a solution in the order in which the rules reach them, without suppositions. Where they end, the first
/// in reading order that they have not reached is next, and they go on.
pub fn order(hall: &Hall, bulbs: &Cells, ctx: &mut Ctx<'_>) -> Result<Vec<Place>, Stop> {
    let board = Board::new(hall);
    let mut settler = Settler::new(&board, Known::nothing(&board));
    let mut rest = bulbs.iter();
    while settler.settle(Level::Tricky, ctx)? == Outcome::Stuck {
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
    let (steps, outcome) = steps(puzzle.hall(), deduction::level(options), ctx)?;
    Ok(deduction::answer(puzzle.hall().grid, steps, outcome, ctx))
}

fn write_steps(puzzle: &LightUp, moves: &[Place]) -> String {
    let bulbs = moves.iter().fold(puzzle.initial(), |bulbs, place| puzzle.apply(&bulbs, *place));
    let mut silent = Silent;
    let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
    let steps = deduction::steps_to(&Board::new(puzzle.hall()), &bulbs, &mut ctx);
    deduction::numbered(&steps.expect("nothing stops a context without limits"))
}
