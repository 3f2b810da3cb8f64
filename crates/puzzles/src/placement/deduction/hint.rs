//! What to do next in a game, or what was done wrong.

use solvarium_engine::{Ctx, Hint, Level, Reason, Stop};

use super::settle::Settler;
use super::words::reason;
use super::{Change, Outcome, Reasoning, steps};
use crate::placement::{Cells, Place, name};

/// What to do next when these things stand on the board.
///
/// `extendable` tells whether a solution contains the things of a set; it is what makes a mistake certain.
pub fn hint<R: Reasoning>(
    board: &R,
    placed: &Cells,
    extendable: &mut dyn FnMut(&Cells, &mut Ctx<'_>) -> Result<bool, Stop>,
    ctx: &mut Ctx<'_>,
) -> Result<Hint, Stop> {
    if !extendable(placed, ctx)? {
        return mistake(board, placed, extendable, ctx);
    }
    let mut settler = Settler::new(board, board.start());
    for cell in placed.iter() {
        settler.mark(Change::Put(cell as u16));
    }
    if board.is_solved(&settler.marks) {
        return Ok(Hint::Solved);
    }
    while let Some((rule, finding)) = settler.next(Level::Hard, ctx)? {
        ctx.evaluate()?;
        if !finding.put.is_empty() {
            return Ok(Hint::Next(reason(&mut settler, rule, &finding, ctx)?));
        }
        if !settler.apply(&finding) {
            return Ok(Hint::Unsolvable);
        }
    }
    Ok(Hint::Beyond)
}

/// The first thing, in reading order, that no solution has together with those before it.
fn mistake<R: Reasoning>(
    board: &R,
    placed: &Cells,
    extendable: &mut dyn FnMut(&Cells, &mut Ctx<'_>) -> Result<bool, Stop>,
    ctx: &mut Ctx<'_>,
) -> Result<Hint, Stop> {
    let mut some = Cells::new(board.grid().cells());
    if !extendable(&some, ctx)? {
        return Ok(Hint::Unsolvable);
    }
    for cell in placed.iter() {
        some.add(cell);
        if !extendable(&some, ctx)? {
            return Ok(Hint::Mistake(wrong(board, &some, cell, ctx)?));
        }
    }
    Ok(Hint::Unsolvable)
}

/// Why the thing on a cell is wrong, by a rule that shows it if there is one.
fn wrong<R: Reasoning>(board: &R, some: &Cells, cell: usize, ctx: &mut Ctx<'_>) -> Result<Reason, Stop> {
    let (grid, thing) = (board.grid(), board.thing());
    let mut marks = board.start();
    for cell in some.iter() {
        marks.put.add(cell);
    }
    let (mut chain, outcome) = steps(board, &mut marks, Level::Hard, ctx)?;
    let what = format!("take away the {thing} on {}", name(grid, cell));
    let closed = vec![Place(cell as u16).text(grid)];
    Ok(match chain.pop() {
        Some(last) if outcome == Outcome::Contradiction => Reason { what, moves: Vec::new(), closed, ..last },
        _ => Reason {
            rule: "proof",
            level: Level::Hard,
            place: name(grid, cell),
            why: format!("no solution has a {thing} on {}", name(grid, cell)),
            what,
            moves: Vec::new(),
            closed,
        },
    })
}
