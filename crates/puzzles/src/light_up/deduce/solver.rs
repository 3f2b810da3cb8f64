//! What the rules are used for: steps, the difficulty and the order of a solution's bulbs.

use solvarium_engine::{Ctx, Difficulty, Reason, Stop};

use super::Board;
use super::known::Known;
use super::settle::Settler;
use crate::light_up::layout::Layout;
use crate::support::placement::deduction::{self, Outcome, Reasoning};
use crate::support::placement::{Cells, Place};

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
