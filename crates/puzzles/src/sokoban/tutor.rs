//! Why a box is to be pushed next, read off the rest of a solution.
//!
//! A hint is about one *haul*: the pushes of one box until another is pushed. It is the box's last one (`home`), or the
//! player cannot get behind the next box before it (`opens-way`), or the box stands where another one will be pushed, or
//! the player stand to push it (`makes-room`). Else the box is on its way to the goal it ends on.

use solvarium_engine::best_first::{self, Cheaper, Config};
use solvarium_engine::space::states_along;
use solvarium_engine::{
    Aim, Answer, Cell, Ctx, Difficulty, Message, Options, PathTutor, Puzzle, Reason, RuleInfo, Score, Search, Space,
    Task, Teaching, Tutor, message,
};

use super::level::{Level, Position};
use super::price::Price;
use super::push_space::PushSpace;
use super::reach::Reach;
use super::{Sokoban, Step, expert};

const HOME: RuleInfo = RuleInfo { name: "home", level: Difficulty::Easy };
const OPENS_WAY: RuleInfo = RuleInfo { name: "opens-way", level: Difficulty::Tricky };
const MAKES_ROOM: RuleInfo = RuleInfo { name: "makes-room", level: Difficulty::Tricky };
const ON_ITS_WAY: RuleInfo = RuleInfo { name: "on-its-way", level: Difficulty::Tricky };

pub(super) const TUTOR: Tutor<Sokoban> = Tutor {
    rules: &[HOME, OPENS_WAY, MAKES_ROOM, ON_ITS_WAY],
    teaching: Teaching::Paths(PathTutor {
        begin_at: Sokoban::begun_at,
        search,
        explain,
        scores: &[
            Score { measure: "pushes", rules: &[("cost", "pushes")] },
            Score { measure: "moves", rules: &[("cost", "moves")] },
        ],
    }),
};

/// By pushes, unless the cheapest solution is wanted and walking counts too.
fn search(puzzle: &Sokoban, aim: Aim, ctx: &mut Ctx<'_>) -> Search<Step> {
    if aim != Aim::Cheapest || puzzle.price == Price::PUSHES {
        return expert::solve_for(puzzle, aim, ctx);
    }
    let space = PushSpace::new(puzzle.level.clone(), puzzle.price);
    let task = Task { space: &space, heuristic: &PushSpace::HEURISTICS[0], options: &Options::default() };
    let config = Config {
        informed: true,
        cheaper: Cheaper::Followed,
        most: u64::MAX,
        proves: true,
        priority: |g: u32, h| (g.saturating_add(h), h),
    };
    Ok(match best_first::search(&task, config, ctx)? {
        Answer::Solved(pushes) => Answer::Solved(space.steps(&pushes)),
        Answer::Unsolvable => Answer::Unsolvable,
        Answer::Stuck => Answer::Stuck,
    })
}

/// A push of a solution.
#[derive(Clone, Copy, Debug)]
struct Shove {
    /// The place of the box among those of the first position.
    number: usize,
    from: u16,
    to: u16,
    /// Where the player stands before it.
    player: u16,
    /// Its place among the steps.
    at: usize,
}

fn explain(puzzle: &Sokoban, steps: &[Step]) -> Reason {
    let level = puzzle.level();
    let shoves = shoves(puzzle, steps);
    let first = shoves[0];
    let haul = shoves.iter().take_while(|shove| shove.number == first.number).count();
    let (last, later) = (shoves[haul - 1], &shoves[haul..]);
    let (rule, why) = reason(level, first, last, later);
    let at = |cell: u16| place(level, cell);
    Reason {
        rule: rule.name.into(),
        level: rule.level,
        place: message!("sokoban-hint-box", cell = at(first.from)),
        why,
        what: message!("sokoban-hint-push", cell = at(first.from), to = at(last.to), pushes = haul),
        moves: steps[..=last.at].iter().map(|step| puzzle.move_text(*step)).collect(),
        closed: Vec::new(),
    }
}

/// Why a box goes from where it is first to where it is last, before all that comes later.
fn reason(level: &Level, first: Shove, last: Shove, later: &[Shove]) -> (RuleInfo, Message) {
    let at = |cell: u16| place(level, cell);
    let start_of = |shove: &Shove| at(level.start.boxes[shove.number]);
    let again = later.iter().rfind(|shove| shove.number == first.number);
    if again.is_none() {
        return (HOME, message!("sokoban-hint-home", goal = at(last.to)));
    }
    let next = later[0];
    if next.player != first.from && !reaches(level, &level.start, next.player) {
        let why = message!("sokoban-hint-opens-way", cell = at(next.player), other = start_of(&next));
        return (OPENS_WAY, why);
    }
    let others = || later.iter().filter(|shove| shove.number != first.number);
    if let Some(other) = others().find(|shove| shove.to == first.from) {
        let why = message!("sokoban-hint-makes-room", other = start_of(other), cell = at(first.from));
        return (MAKES_ROOM, why);
    }
    if let Some(other) = others().find(|shove| shove.player == first.from) {
        let why = message!("sokoban-hint-makes-room-for-player", other = start_of(other), cell = at(first.from));
        return (MAKES_ROOM, why);
    }
    let goal = again.map_or(last.to, |shove| shove.to);
    (ON_ITS_WAY, message!("sokoban-hint-on-its-way", goal = at(goal)))
}

/// The pushes among some steps.
fn shoves(puzzle: &Sokoban, steps: &[Step]) -> Vec<Shove> {
    let room = &puzzle.level().room;
    let mut boxes = puzzle.level().start.boxes.to_vec();
    let mut shoves = Vec::new();
    for (at, (step, position)) in steps.iter().zip(states_along(puzzle, steps)).enumerate() {
        if step.push {
            let from = room.next(position.player, step.direction);
            let to = room.next(from, step.direction);
            let number = boxes.iter().position(|&cell| cell == from).expect("a box is pushed");
            boxes[number] = to;
            shoves.push(Shove { number, from, to, player: position.player, at });
        }
    }
    shoves
}

/// Whether the player can walk to a cell.
fn reaches(level: &Level, position: &Position, cell: u16) -> bool {
    let mut reach = Reach::default();
    reach.flood(&level.room, &position.boxes, position.player);
    reach.has(&level.room, cell)
}

fn place(level: &Level, cell: u16) -> Cell {
    let (row, column) = level.room.place(cell);
    Cell { row: row as u32, column: column as u32 }
}
