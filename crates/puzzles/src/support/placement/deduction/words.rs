//! One finding at a time, as a justified step.

use solvarium_engine::{Ctx, Difficulty, Message, Reason, Stop, message};

use super::settle::{Found, Settler};
use super::{Change, Evidence, Find, Finding, Marks, Outcome, Reasoning, Saying};
use crate::support::placement::{Cells, Place, cell as named, cells};

/// The steps that the rules up to a level take from some marks, and how far they lead; the marks follow.
///
/// A contradiction is the last step.
pub fn steps<R: Reasoning>(
    board: &R,
    marks: &mut Marks,
    level: Difficulty,
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
        true => settler.next(Difficulty::Hard, ctx),
        false => settler.next_seen(ctx),
    };
    while go(&mut settler, &mut steps, next, ctx)? == Outcome::Stuck {
        let Some(cell) = solution.iter().find(|cell| settler.marks.is_open(*cell)) else { break };
        steps.push(unfounded(board, cell));
        settler.mark(Change::Put(cell as u16));
    }
    Ok(steps)
}

/// What a single rule finds with some marks.
pub fn found_by<R: Reasoning>(board: &R, marks: &Marks, rule: usize, ctx: &mut Ctx<'_>) -> Result<Vec<Reason>, Stop> {
    let mut settler = Settler::new(board, marks.clone());
    let findings = settler.findings(rule, ctx)?;
    findings.iter().map(|finding| reason(&mut settler, rule, finding, ctx)).collect()
}

/// Steps as a numbered list, in the words that `say` has for a message.
pub fn numbered(steps: &[Reason], say: &dyn Fn(&Message) -> String) -> String {
    steps.iter().enumerate().map(|(at, step)| format!("{}. {}\n", at + 1, say(&line(step)))).collect()
}

/// A step in one line: where, by which rule, why, what.
pub fn line(step: &Reason) -> Message {
    let Reason { place, rule, why, what, .. } = step;
    message!("placement-step", place = place.clone(), rule = rule.as_ref(), why = why.clone(), what = what.clone())
}

/// Takes steps as far as they lead.
fn go<R: Reasoning>(
    settler: &mut Settler<'_, R>,
    steps: &mut Vec<Reason>,
    next: impl Fn(&mut Settler<'_, R>, &mut Ctx<'_>) -> Result<Found<R>, Stop>,
    ctx: &mut Ctx<'_>,
) -> Result<Outcome, Stop> {
    let mut held = steps.iter().map(bytes).sum::<usize>();
    loop {
        if settler.board.is_solved(&settler.marks) {
            return Ok(Outcome::Solved);
        }
        ctx.hold(settler.bytes() + held)?;
        let Some((rule, finding)) = next(settler, ctx)? else { return Ok(Outcome::Stuck) };
        ctx.evaluate()?;
        let step = reason(settler, rule, &finding, ctx)?;
        held += bytes(&step);
        steps.push(step);
        if !settler.apply(&finding) {
            return Ok(Outcome::Contradiction);
        }
    }
}

/// Bytes that a step takes, about.
fn bytes(step: &Reason) -> usize {
    let cells = (step.moves.len() + step.closed.len()) * (size_of::<String>() + 8);
    size_of::<Reason>() + step.place.bytes() + step.why.bytes() + step.what.bytes() + cells
}

/// A thing of a solution that no rule shows.
fn unfounded<R: Reasoning>(board: &R, cell: usize) -> Reason {
    let grid = board.grid();
    let place = named(grid, cell);
    Reason {
        rule: "solution".into(),
        level: Difficulty::Hard,
        place: message!("placement-cell", cell = place),
        why: message!("placement-unfounded"),
        what: R::say(Saying::Put(vec![place])),
        moves: vec![Place(cell as u16).text(grid)],
        closed: Vec::new(),
    }
}

/// A finding as a step, with the marks under which it was found.
pub(super) fn reason<R: Reasoning>(
    settler: &mut Settler<'_, R>,
    rule: usize,
    finding: &Finding<R::Evidence>,
    ctx: &mut Ctx<'_>,
) -> Result<Reason, Stop> {
    let (board, info) = (settler.board, &R::RULES[rule].info);
    let (place, why) = match finding.evidence {
        Evidence::Seen(_) => board.words(&settler.marks, finding),
        Evidence::Supposed(supposed) => supposition(settler, rule, supposed, ctx)?,
    };
    let texts = |cells: &[u16]| cells.iter().map(|cell| Place(*cell).text(board.grid())).collect();
    Ok(Reason {
        rule: info.name.into(),
        level: info.level,
        place,
        why,
        what: what(board, &settler.marks, finding),
        moves: texts(&finding.put),
        closed: texts(&finding.closed),
    })
}

/// Where a supposition starts, and how it fails.
fn supposition<R: Reasoning>(
    settler: &mut Settler<'_, R>,
    rule: usize,
    supposed: Change,
    ctx: &mut Ctx<'_>,
) -> Result<(Message, Message), Stop> {
    let Find::Suppose(level) = R::RULES[rule].find else { unreachable!("only such a rule supposes") };
    let grid = settler.board.grid();
    let chain = settler.refutation(supposed, rule, level, ctx)?;
    let (place, why) = match supposed {
        Change::Put(cell) => (named(grid, cell), Saying::Suppose(named(grid, cell), chain)),
        Change::Closed(cell) => (named(grid, cell), Saying::SupposeNone(named(grid, cell), chain)),
        Change::Fact(_) => unreachable!("only cells are supposed"),
    };
    Ok((message!("placement-cell", cell = place), R::say(why)))
}

/// What a finding says is to be done.
fn what<R: Reasoning>(board: &R, marks: &Marks, finding: &Finding<R::Evidence>) -> Message {
    let grid = board.grid();
    if finding.is_contradiction() || conflicts(marks, finding) {
        return message!("placement-no-solution");
    }
    let put = (!finding.put.is_empty()).then(|| R::say(Saying::Put(cells(grid, &finding.put))));
    let closed = (!finding.closed.is_empty())
        .then(|| message!("placement-stay-empty", count = finding.closed.len(), cells = cells(grid, &finding.closed)));
    let facts = (!finding.facts.is_empty()).then(|| board.fact_words(finding)).flatten();
    let parts = [put, closed, facts].into_iter().flatten();
    let all = parts.reduce(|first, second| message!("placement-and", first, second));
    all.expect("a finding that is no contradiction says something")
}

/// Whether a finding says the opposite of a mark.
fn conflicts<E>(marks: &Marks, finding: &Finding<E>) -> bool {
    finding.put.iter().any(|cell| marks.closed.has(usize::from(*cell)))
        || finding.closed.iter().any(|cell| marks.put.has(usize::from(*cell)))
}
