//! One finding at a time, in words.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Level, Reason, Stop};

use super::settle::{Found, Settler};
use super::{Change, Evidence, Find, Finding, Marks, Outcome, Reasoning};
use crate::placement::{Cells, Place, name};

/// The steps that the rules up to a level take from some marks, and how far they lead; the marks follow.
///
/// At a contradiction the last step tells it.
pub fn steps<R: Reasoning>(
    board: &R,
    marks: &mut Marks,
    level: Level,
    ctx: &mut Ctx<'_>,
) -> Result<(Vec<Reason>, Outcome), Stop> {
    let (mut settler, mut steps) = (Settler::new(board, marks.clone()), Vec::new());
    let outcome = go(&mut settler, &mut steps, |settler, ctx| settler.next(level, ctx), ctx);
    *marks = settler.marks;
    Ok((steps, outcome?))
}

/// Cells of the largest board whose steps to a solution may rest on suppositions: on larger ones these take seconds.
const SUPPOSING_UP_TO: usize = 1000;

/// The steps that lead to a solution. Where the rules end, the first of its things that they have not reached is put
/// without a reason, and they go on. On boards of more than 1,000 cells nothing is supposed.
pub fn steps_to<R: Reasoning>(board: &R, solution: &Cells, ctx: &mut Ctx<'_>) -> Result<Vec<Reason>, Stop> {
    let (mut settler, mut steps) = (Settler::new(board, board.start()), Vec::new());
    let next = |settler: &mut Settler<'_, R>, ctx: &mut Ctx<'_>| match board.grid().cells() <= SUPPOSING_UP_TO {
        true => settler.next(Level::Hard, ctx),
        false => settler.next_seen(ctx),
    };
    while go(&mut settler, &mut steps, next, ctx)? == Outcome::Stuck {
        let Some(cell) = solution.iter().find(|cell| settler.marks.is_open(*cell)) else { break };
        steps.push(unfounded(board, cell));
        settler.mark(Change::Put(cell as u16));
    }
    Ok(steps)
}

/// What a single rule finds with some marks, in words.
pub fn found_by<R: Reasoning>(board: &R, marks: &Marks, rule: usize, ctx: &mut Ctx<'_>) -> Result<Vec<Reason>, Stop> {
    let mut settler = Settler::new(board, marks.clone());
    let findings = settler.findings(rule, ctx)?;
    findings.iter().map(|finding| reason(&mut settler, rule, finding, ctx)).collect()
}

/// Steps as a numbered list.
pub fn numbered(steps: &[Reason]) -> String {
    let line = |(at, step): (usize, &Reason)| {
        format!("{}. {} ({}): {}: {}.\n", at + 1, step.place, step.rule, step.why, step.what)
    };
    steps.iter().enumerate().map(line).collect()
}

/// Takes steps as far as they lead.
fn go<R: Reasoning>(
    settler: &mut Settler<'_, R>,
    steps: &mut Vec<Reason>,
    next: impl Fn(&mut Settler<'_, R>, &mut Ctx<'_>) -> Result<Found<R>, Stop>,
    ctx: &mut Ctx<'_>,
) -> Result<Outcome, Stop> {
    let mut text = steps.iter().map(bytes).sum::<usize>();
    loop {
        if settler.board.is_solved(&settler.marks) {
            return Ok(Outcome::Solved);
        }
        ctx.hold(settler.bytes() + text)?;
        let Some((rule, finding)) = next(settler, ctx)? else { return Ok(Outcome::Stuck) };
        ctx.evaluate()?;
        let step = reason(settler, rule, &finding, ctx)?;
        text += bytes(&step);
        steps.push(step);
        if !settler.apply(&finding) {
            return Ok(Outcome::Contradiction);
        }
    }
}

/// Bytes that a step takes, about.
fn bytes(step: &Reason) -> usize {
    let cells = (step.moves.len() + step.closed.len()) * (size_of::<String>() + 8);
    size_of::<Reason>() + step.place.len() + step.why.len() + step.what.len() + cells
}

/// A thing of a solution that no rule shows.
fn unfounded<R: Reasoning>(board: &R, cell: usize) -> Reason {
    let (grid, thing) = (board.grid(), board.thing());
    let called = name(grid, cell);
    Reason {
        rule: "solution",
        level: Level::Hard,
        why: "none of the rules gets any further, but the solution has it".into(),
        what: format!("put a {thing} on {called}"),
        place: called,
        moves: vec![Place(cell as u16).text(grid)],
        closed: Vec::new(),
    }
}

/// A finding in words, with the marks under which it was found.
pub(super) fn reason<R: Reasoning>(
    settler: &mut Settler<'_, R>,
    rule: usize,
    finding: &Finding<R::Evidence>,
    ctx: &mut Ctx<'_>,
) -> Result<Reason, Stop> {
    let (board, info) = (settler.board, &R::RULES[rule].info);
    let (place, why) = match finding.evidence {
        Evidence::Seen(_) => board.words(info, &settler.marks, finding),
        Evidence::Supposed(supposed) => supposition(settler, rule, supposed, ctx)?,
    };
    let grid = board.grid();
    let texts = |cells: &[u16]| cells.iter().map(|cell| Place(*cell).text(grid)).collect();
    let (moves, closed) = (texts(&finding.put), texts(&finding.closed));
    Ok(Reason {
        rule: info.name,
        level: info.level,
        place,
        why,
        what: what(board, &settler.marks, finding),
        moves,
        closed,
    })
}

/// Where a supposition starts, and how it fails.
fn supposition<R: Reasoning>(
    settler: &mut Settler<'_, R>,
    rule: usize,
    supposed: Change,
    ctx: &mut Ctx<'_>,
) -> Result<(String, String), Stop> {
    let Find::Suppose(level) = R::RULES[rule].find else { unreachable!("only such a rule supposes") };
    let (board, grid) = (settler.board, settler.board.grid());
    let (cell, with) = match supposed {
        Change::Put(cell) => (cell, "a"),
        Change::Closed(cell) => (cell, "no"),
        Change::Fact(_) => unreachable!("only cells are supposed"),
    };
    let place = name(grid, cell.into());
    let chain = settler.refutation(supposed, rule, level, ctx)?;
    let why = format!("suppose {with} {} on {place}: {}", board.thing(), chain.join("; "));
    Ok((place, why))
}

/// What a finding says is to be done.
fn what<R: Reasoning>(board: &R, marks: &Marks, finding: &Finding<R::Evidence>) -> String {
    let (grid, thing) = (board.grid(), board.thing());
    if finding.is_contradiction() || conflicts(marks, finding) {
        return "there is no solution".into();
    }
    let mut parts = Vec::new();
    match finding.put.len() {
        0 => {}
        1 => parts.push(format!("put a {thing} on {}", list(grid, &finding.put))),
        _ => parts.push(format!("put {thing}s on {}", list(grid, &finding.put))),
    }
    match finding.closed.len() {
        0 => {}
        1 => parts.push(format!("{} stays empty", list(grid, &finding.closed))),
        _ => parts.push(format!("{} stay empty", list(grid, &finding.closed))),
    }
    if !finding.facts.is_empty() {
        parts.push(board.fact_words(finding));
    }
    parts.join(", and ")
}

/// Whether a finding says the opposite of a mark.
fn conflicts<E>(marks: &Marks, finding: &Finding<E>) -> bool {
    finding.put.iter().any(|cell| marks.closed.has(usize::from(*cell)))
        || finding.closed.iter().any(|cell| marks.put.has(usize::from(*cell)))
}

/// Cells in words: `r1c2, r1c4 and r2c6`.
pub fn list(grid: Grid, cells: &[u16]) -> String {
    let names: Vec<String> = cells.iter().map(|cell| name(grid, usize::from(*cell))).collect();
    match names.as_slice() {
        [] => "no cell".into(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}
