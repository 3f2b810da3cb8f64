//! What the next rolls are for, read off the rest of a solution.
//!
//! The rolls lead to the next thing that matters: a switch that opens a bridge which is then rolled over (`bridge`), a split
//! (`split`), the place where two cubes join (`join`), or the goal (`goal`). What else is pressed on the way is passed
//! over. A hint gives a few rolls of the same piece at most.

use std::collections::BTreeSet;

use solvarium_engine::space::states_along;
use solvarium_engine::{
    Cell, Difficulty, Message, Options, PathTutor, Puzzle, Reason, RuleInfo, Score, Teaching, Tutor, message,
};

use super::rules::{self, Piece, Position};
use super::stage::{self, Ground};
use super::{Bloxorz, Roll, expert};

const GOAL: RuleInfo = RuleInfo { name: "goal", level: Difficulty::Easy };
const BRIDGE: RuleInfo = RuleInfo { name: "bridge", level: Difficulty::Tricky };
const JOIN: RuleInfo = RuleInfo { name: "join", level: Difficulty::Tricky };
const SPLIT: RuleInfo = RuleInfo { name: "split", level: Difficulty::Hard };

pub(super) const TUTOR: Tutor<Bloxorz> = Tutor {
    rules: &[GOAL, BRIDGE, JOIN, SPLIT],
    teaching: Teaching::Paths(PathTutor {
        begin_at: Bloxorz::begun_at,
        search: |puzzle, _, ctx| (expert::SOLVER.run)(puzzle, &Options::default(), ctx),
        explain,
        scores: &[Score { measure: "rolls", rules: &[] }],
    }),
};

/// Most rolls of a hint.
const MOST: usize = 3;

/// The next thing that matters.
enum Purpose {
    /// The switch on a cell opens these cells, which are then covered.
    Bridge(usize, Vec<usize>),
    Split(usize, [usize; 2]),
    /// The cells on which two cubes join.
    Join([usize; 2]),
    Goal,
}

fn explain(puzzle: &Bloxorz, rolls: &[Roll]) -> Reason {
    let states = states_along(puzzle, rolls);
    let (reached, purpose) = purpose(puzzle, rolls, &states);
    let same_piece = |roll: &&Roll| roll.cube == rolls[0].cube;
    let count = rolls[..=reached].iter().take(MOST).take_while(same_piece).count();
    let (rule, place, mut reasons) = words(puzzle, &purpose, reached + 1);
    reasons.extend(fragile(puzzle, &states[1..=reached + 1]));
    Reason {
        rule: rule.name.into(),
        level: rule.level,
        place,
        why: message!("bloxorz-hint-reasons", reasons),
        what: what(puzzle, &states[0], rolls[count - 1], &states[count - 1], &states[count]),
        moves: rolls[..count].iter().map(|roll| puzzle.move_text(*roll)).collect(),
        closed: Vec::new(),
    }
}

/// The next thing that matters, and the place among the rolls of the one that brings it about.
fn purpose(puzzle: &Bloxorz, rolls: &[Roll], states: &[Position]) -> (usize, Purpose) {
    let stage = puzzle.stage();
    for (at, &roll) in rolls.iter().enumerate() {
        let (before, after) = (&states[at], &states[at + 1]);
        for cell in rules::sets_off(stage, before, roll) {
            if let Ground::Split(landings) = stage.ground[cell] {
                return (at, Purpose::Split(cell, landings));
            }
            let opened = crossed(&before.open, &states[at + 1..]);
            if !opened.is_empty() && moves_any(&stage.ground[cell], &opened) {
                return (at, Purpose::Bridge(cell, opened));
            }
        }
        if let (Piece::Cubes { .. }, Piece::Lying(cells)) = (&before.piece, &after.piece) {
            return (at, Purpose::Join(*cells));
        }
    }
    (rolls.len() - 1, Purpose::Goal)
}

/// The cells that were closed before the first of these positions, are open in it, and stay so until they are covered.
fn crossed(before: &BTreeSet<usize>, states: &[Position]) -> Vec<usize> {
    let is_crossed = |cell: &&usize| {
        let mut open = states.iter().take_while(|state| state.open.contains(*cell));
        open.any(|state| rules::cells(&state.piece).contains(*cell))
    };
    states[0].open.difference(before).filter(is_crossed).copied().collect()
}

fn moves_any(ground: &Ground, bridges: &[usize]) -> bool {
    match ground {
        Ground::Switch(switch) => bridges.iter().any(|cell| switch.effect_on(*cell).is_some()),
        _ => false,
    }
}

fn words(puzzle: &Bloxorz, purpose: &Purpose, rolls: usize) -> (RuleInfo, Message, Vec<Message>) {
    let stage = puzzle.stage();
    let at = |cell: usize| stage::place(stage.grid, cell);
    let all = |cells: &[usize]| cells.iter().map(|cell| at(*cell)).collect::<Vec<Cell>>();
    match purpose {
        Purpose::Bridge(switch, cells) => {
            let mut reasons = vec![message!("bloxorz-hint-opens", switch = at(*switch), cells = all(cells))];
            if matches!(&stage.ground[*switch], Ground::Switch(switch) if switch.heavy) {
                reasons.push(message!("bloxorz-hint-heavy"));
            }
            (BRIDGE, message!("bloxorz-hint-switch", switch = at(*switch)), reasons)
        }
        Purpose::Split(split, landings) => {
            let reasons = vec![message!("bloxorz-hint-splits", split = at(*split), cells = all(landings))];
            (SPLIT, message!("bloxorz-hint-split", split = at(*split)), reasons)
        }
        Purpose::Join(cells) => {
            (JOIN, message!("bloxorz-hint-cubes"), vec![message!("bloxorz-hint-join", cells = all(cells))])
        }
        Purpose::Goal => {
            let goal = at(stage.goal);
            (GOAL, message!("bloxorz-hint-goal", goal), vec![message!("bloxorz-hint-to-goal", goal, rolls)])
        }
    }
}

/// That the block must lie, where it lies on fragile tiles on the way.
fn fragile(puzzle: &Bloxorz, states: &[Position]) -> Option<Message> {
    let stage = puzzle.stage();
    let lying = states.iter().filter(|state| matches!(state.piece, Piece::Lying(_)));
    let covered: BTreeSet<usize> = lying.flat_map(|state| rules::cells(&state.piece)).collect();
    let fragile = covered.into_iter().filter(|cell| stage.ground[*cell] == Ground::Fragile);
    let cells: Vec<Cell> = fragile.map(|cell| stage::place(stage.grid, cell)).collect();
    (!cells.is_empty()).then(|| message!("bloxorz-hint-fragile", cells))
}

/// Where the piece is to be rolled, by the position before the first roll, the last roll and the positions around it.
fn what(puzzle: &Bloxorz, first: &Position, roll: Roll, before: &Position, after: &Position) -> Message {
    let grid = puzzle.stage().grid;
    let at = |cell: usize| stage::place(grid, cell);
    if let (Piece::Cubes { cells: from, .. }, Piece::Cubes { cells: moved, .. }) = (&first.piece, &before.piece) {
        let cube = usize::from(roll.cube);
        let to = grid.neighbour(moved[cube], roll.direction).expect("the roll is legal");
        return message!("bloxorz-hint-roll-cube", from = at(from[cube]), to = at(to));
    }
    match (&before.piece, &after.piece) {
        (_, Piece::Upright(cell)) => message!("bloxorz-hint-stand", cell = at(*cell)),
        (_, Piece::Lying(cells)) => message!("bloxorz-hint-lie", cells = cells.map(at).to_vec()),
        (_, Piece::Cubes { .. }) => {
            let split = rules::sets_off(puzzle.stage(), before, roll)[0];
            message!("bloxorz-hint-stand", cell = at(split))
        }
    }
}
