//! Why a pour is to be made next, read off the rest of a solution.
//!
//! It fills a cup with one colour (`complete`), or empties one (`frees`), or uncovers a colour, and the solution says what
//! becomes of that (`uncovers`). Else it moves a part of a colour to where more of it fits (`gathers`).

use solvarium_engine::{
    Aim, Answer, Arg, Cell, Ctx, Difficulty, Message, PathTutor, Puzzle, Reason, RuleInfo, Score, Search, StateSpace,
    Teaching, Tutor, message,
};

use super::contents::EMPTY;
use super::expert::{self, Effort};
use super::{Cups, Pour, WaterSort};

const COMPLETE: RuleInfo = RuleInfo { name: "complete", level: Difficulty::Easy };
const FREES: RuleInfo = RuleInfo { name: "frees", level: Difficulty::Easy };
const UNCOVERS: RuleInfo = RuleInfo { name: "uncovers", level: Difficulty::Tricky };
const GATHERS: RuleInfo = RuleInfo { name: "gathers", level: Difficulty::Hard };

pub(super) const TUTOR: Tutor<WaterSort> = Tutor {
    rules: &[COMPLETE, FREES, UNCOVERS, GATHERS],
    teaching: Teaching::Paths(PathTutor {
        begin_at: |puzzle, cups| WaterSort { start: cups.clone(), ..puzzle.clone() },
        search,
        explain,
        scores: &[Score { measure: "pours", rules: &[] }],
    }),
};

fn search(puzzle: &WaterSort, aim: Aim, ctx: &mut Ctx<'_>) -> Search<Pour> {
    let effort = match aim {
        Aim::Any => Effort::Decide,
        Aim::Good => expert::GOOD,
        Aim::Cheapest => Effort::Shortest,
    };
    let Some(solution) = expert::search(puzzle, effort, ctx)? else { return Ok(Answer::Unsolvable) };
    ctx.stats.lower_bound = Some(solution.lower);
    Ok(Answer::Solved(solution.pours))
}

fn explain(puzzle: &WaterSort, pours: &[Pour]) -> Reason {
    let first = pours[0];
    let before = puzzle.initial();
    let (rule, why) = reason(puzzle, &before, pours);
    let (from, to) = (first.from, first.to);
    Reason {
        rule: rule.name.into(),
        level: rule.level,
        place: message!("water-sort-hint-cup", cup = nth(from), cells = shown(puzzle, from)),
        why,
        what: message!(
            "water-sort-hint-pour",
            from = nth(from),
            to = nth(to),
            cells = [shown(puzzle, from), shown(puzzle, to)].concat()
        ),
        moves: vec![puzzle.move_text(first)],
        closed: Vec::new(),
    }
}

fn reason(puzzle: &WaterSort, before: &Cups, pours: &[Pour]) -> (RuleInfo, Message) {
    let Pour { from, to } = pours[0];
    let after = puzzle.apply(before, pours[0]);
    let content = |cups: &Cups, cup: u16| cups.0[usize::from(cup)];
    let top = |cups: &Cups| puzzle.contents.at(content(cups, from)).top;
    if puzzle.contents.at(content(&after, to)).complete {
        return (COMPLETE, message!("water-sort-hint-complete", cup = nth(to), cells = shown(puzzle, to)));
    }
    if content(&after, from) == EMPTY {
        return (FREES, message!("water-sort-hint-frees", cup = nth(from), cells = shown(puzzle, from)));
    }
    let next = pours[1..].iter().find(|pour| pour.from == from || pour.to == from);
    match next {
        Some(next) if top(&after) != top(before) && next.from == from => {
            let why = message!("water-sort-hint-uncovers", cup = nth(next.to), cells = shown(puzzle, next.to));
            (UNCOVERS, why)
        }
        Some(next) if top(&after) != top(before) => {
            let why = message!("water-sort-hint-receives", cup = nth(next.from), cells = shown(puzzle, next.from));
            (UNCOVERS, why)
        }
        _ => (GATHERS, message!("water-sort-hint-gathers", cup = nth(to), cells = shown(puzzle, to))),
    }
}

fn nth(cup: u16) -> Arg {
    Arg::Nth(cup.into())
}

/// The cells of a cup on the board, to be pointed at.
fn shown(puzzle: &WaterSort, cup: u16) -> Vec<Cell> {
    (0..puzzle.capacity() as u32).map(|row| Cell { row, column: u32::from(cup) }).collect()
}
