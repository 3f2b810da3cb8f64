//! What the rules are used for: a solver, hints, steps, the difficulty and the order of a solution's tents.

use solvarium_engine::{
    Ctx, Difficulty, Hint, Limits, Message, Options, Reason, RuleInfo, Search, SolutionFormat, Solver, StateSpace,
    Stop, Tutor,
};

use super::super::camp::Camp;
use super::super::{Tents, expert};
use super::site::Site;
use crate::support::placement::deduction::{self, Outcome, Reasoning};
use crate::support::placement::{Cells, Place};

pub(in super::super) const SOLVER: Solver<Tents> =
    Solver { name: "deduce", complete: false, params: &[deduction::LEVEL.info()], run };

pub(in super::super) const TUTOR: Tutor<Tents> =
    Tutor { rules: &INFOS, hint: |puzzle, tents, ctx| hint(puzzle.camp(), tents, ctx) };

/// The steps as a solution's notation.
pub(in super::super) const STEPS: SolutionFormat<Tents> =
    SolutionFormat { name: "steps", aliases: &[], write: write_steps, read: None };

const INFOS: [RuleInfo; Site::RULES.len()] = {
    let (mut infos, mut at) = ([Site::RULES[0].info; Site::RULES.len()], 0);
    while at < infos.len() {
        infos[at] = Site::RULES[at].info;
        at += 1;
    }
    infos
};

/// The lowest level whose rules solve the board; none if the rules do not, or if there is no solution.
pub fn grade(camp: &Camp, ctx: &mut Ctx<'_>) -> Result<Option<Difficulty>, Stop> {
    deduction::grade(&Site::new(camp), ctx)
}

/// The same, but none also if the level is above `most`: so that more expensive rules are not tried.
pub fn grade_up_to(camp: &Camp, most: Difficulty, ctx: &mut Ctx<'_>) -> Result<Option<Difficulty>, Stop> {
    deduction::grade_up_to(&Site::new(camp), most, ctx)
}

/// The steps that the rules up to a level take on the empty board, and how far they lead.
pub fn steps(camp: &Camp, level: Difficulty, ctx: &mut Ctx<'_>) -> Result<(Vec<Reason>, Outcome), Stop> {
    let site = Site::new(camp);
    deduction::steps(&site, &mut site.start(), level, ctx)
}

/// The tents of a solution in the order in which the rules reach them, without suppositions. Where they end, the first
/// in reading order that they have not reached is next, and they go on.
pub fn order(camp: &Camp, tents: &Cells, ctx: &mut Ctx<'_>) -> Result<Vec<Place>, Stop> {
    deduction::order(&Site::new(camp), tents, ctx)
}

/// What to do next when these tents stand on the board.
pub fn hint(camp: &Camp, tents: &Cells, ctx: &mut Ctx<'_>) -> Result<Hint, Stop> {
    let mut solutions = expert::solutions(camp);
    let mut extendable =
        |some: &Cells, ctx: &mut Ctx<'_>| Ok(solutions.extend(&some.iter().collect::<Vec<_>>(), &[], ctx)?.is_some());
    deduction::hint(&Site::new(camp), tents, &mut extendable, ctx)
}

fn run(puzzle: &Tents, options: &Options, ctx: &mut Ctx<'_>) -> Search<Place> {
    let (steps, outcome) = steps(puzzle.camp(), deduction::level(options), ctx)?;
    Ok(deduction::answer(puzzle.camp().grid, steps, outcome, ctx))
}

fn write_steps(puzzle: &Tents, moves: &[Place], say: &dyn Fn(&Message) -> String) -> String {
    let tents = moves.iter().fold(puzzle.initial(), |tents, place| puzzle.apply(&tents, *place));
    let mut ctx = Ctx::unwatched(Limits::default());
    let steps = deduction::steps_to(&Site::new(puzzle.camp()), &tents, &mut ctx);
    deduction::numbered(&steps.expect("nothing stops a context without limits"), say)
}
