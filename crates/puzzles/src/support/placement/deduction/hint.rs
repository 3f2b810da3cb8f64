//! What to do next in a game, or what was done wrong.

use solvarium_engine::{Ctx, Difficulty, Hint, Message, Reason, Stop, message};

use super::settle::Settler;
use super::words::reason;
use super::{Change, Finding, Marks, Outcome, Reasoning, Saying, steps};
use crate::support::placement::{Cells, Place, Solutions, cell as named};

/// What to do next when these things stand on the board.
///
/// What is on the board is a mistake if no solution contains it.
pub fn hint<R: Reasoning>(
    board: &R,
    placed: &Cells,
    mut solutions: Solutions,
    ctx: &mut Ctx<'_>,
) -> Result<Hint, Stop> {
    let mut extendable =
        |some: &Cells, ctx: &mut Ctx<'_>| Ok(solutions.extend(&some.iter().collect::<Vec<_>>(), &[], ctx)?.is_some());
    if !extendable(placed, ctx)? {
        return mistake(board, placed, &mut extendable, ctx);
    }
    let mut settler = Settler::new(board, board.start());
    for cell in placed.iter() {
        settler.mark(Change::Put(cell as u16));
    }
    if board.is_solved(&settler.marks) {
        return Ok(Hint::Solved);
    }
    let given = settler.marks.clone();
    let mut chain = Vec::new();
    while let Some((rule, finding)) = settler.next(Difficulty::Hard, ctx)? {
        ctx.evaluate()?;
        let step = reason(&mut settler, rule, &finding, ctx)?;
        let last = !finding.put.is_empty();
        if !settler.apply(&finding) {
            return Ok(Hint::Unsolvable);
        }
        chain.push(Step { rule, finding, reason: step });
        if last {
            return Ok(Hint::Next(last_step(board, &given, chain, ctx)?));
        }
    }
    Ok(Hint::Beyond)
}

/// A step on the way to the next thing.
struct Step<R: Reasoning> {
    rule: usize,
    finding: Finding<R::Evidence>,
    reason: Reason,
}

/// The last step of a chain as a hint. A game shows no cells that stay empty, so the reason starts with the steps that
/// it rests on, except the easy ones, which are seen at once.
fn last_step<R: Reasoning>(
    board: &R,
    given: &Marks,
    mut chain: Vec<Step<R>>,
    ctx: &mut Ctx<'_>,
) -> Result<Reason, Stop> {
    let last = chain.pop().expect("a chain has a last step");
    chain.retain(|step| step.reason.level > Difficulty::Easy);
    for at in (0..chain.len()).rev() {
        let dropped = chain.remove(at);
        if !leads(board, given, &chain, &last, ctx)? {
            chain.insert(at, dropped);
        }
    }
    let level = chain.iter().map(|step| step.reason.level).fold(last.reason.level, Difficulty::max);
    let because = |step: Step<R>| message!("placement-because", what = step.reason.what, why = step.reason.why);
    let before: Vec<Message> = chain.into_iter().map(because).collect();
    let why = match before.is_empty() {
        true => last.reason.why,
        false => message!("placement-so", before, why = last.reason.why),
    };
    Ok(Reason { why, level, ..last.reason })
}

/// Whether these steps, with easy ones between them, lead to the last one.
fn leads<R: Reasoning>(
    board: &R,
    given: &Marks,
    chain: &[Step<R>],
    last: &Step<R>,
    ctx: &mut Ctx<'_>,
) -> Result<bool, Stop> {
    let mut settler = Settler::new(board, given.clone());
    for step in chain.iter().chain([last]) {
        settler.settle_easy(ctx)?;
        if !settler.makes(step.rule, &step.finding, ctx)? {
            return Ok(false);
        }
        settler.apply(&step.finding);
    }
    Ok(true)
}

/// The first thing, in reading order, that no solution has together with those before it.
fn mistake<R: Reasoning>(
    board: &R,
    placed: &Cells,
    extendable: &mut dyn FnMut(&Cells, &mut Ctx<'_>) -> Result<bool, Stop>,
    ctx: &mut Ctx<'_>,
) -> Result<Hint, Stop> {
    let things: Vec<usize> = placed.iter().collect();
    let first = |count: usize| Cells::of(board.grid().cells(), things[..count].iter().copied());
    // What has no solution has none with more things either: so it is found by halving.
    let (mut fine, mut wrong) = (None, things.len());
    while fine.map_or(0, |fine| fine + 1) < wrong {
        let count = (fine.map_or(0, |fine| fine + 1) + wrong) / 2;
        if extendable(&first(count), ctx)? {
            fine = Some(count);
        } else {
            wrong = count;
        }
    }
    match wrong.checked_sub(1) {
        Some(last) => Ok(Hint::Mistake(blame(board, &first(wrong), things[last], ctx)?)),
        None => Ok(Hint::Unsolvable),
    }
}

/// Why the thing on a cell is wrong, by a contradiction that the rules show without suppositions, if they do.
fn blame<R: Reasoning>(board: &R, some: &Cells, cell: usize, ctx: &mut Ctx<'_>) -> Result<Reason, Stop> {
    let grid = board.grid();
    let mut marks = board.start();
    marks.put.extend(some.iter());
    let (chain, outcome) = steps(board, &mut marks, Difficulty::Tricky, ctx)?;
    let shown = chain.last().filter(|_| outcome == Outcome::Contradiction);
    let place = named(grid, cell);
    Ok(Reason {
        rule: shown.map_or("proof".into(), |last| last.rule.clone()),
        level: shown.map_or(Difficulty::Hard, |last| last.level),
        why: R::say(match shown {
            Some(last) => Saying::Contradiction(place, last.why.clone()),
            None => Saying::Wrong(place),
        }),
        what: R::say(Saying::TakeAway(place)),
        place: message!("placement-cell", cell = place),
        moves: Vec::new(),
        closed: vec![Place(cell as u16).text(grid)],
    })
}
