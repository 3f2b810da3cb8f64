//! Levels as planning tasks. The places of the block, the ways between them and what they press are worked out here
//! (`ways.rs`), so that rolling is one action of plain STRIPS.
//!
//! A switch may act on many bridges, and what it does to one depends on that bridge. So its effects follow the roll one by
//! one, as actions that cost nothing and that nothing can be put off behind: the fact `now` says which is due.

mod ways;

use solvarium_engine::StateSpace;
use solvarium_engine::grid::Direction;

use super::rules::{self, Piece, Position};
use super::stage::{Effect, Ground};
use super::{Bloxorz, Roll};
use crate::support::pddl::{Action, Planned, Problem, direction, direction_name, words};
use ways::Ways;

/// How lines of the domain end that are about changing from cube to cube.
const SWAPS: &str = " ; swaps";

impl Planned for Bloxorz {
    fn domain(&self) -> String {
        let counted = self.machine().variant.count_swaps;
        let lines = include_str!("domain.pddl").lines().filter(|line| counted || !line.ends_with(SWAPS));
        lines.map(|line| line.trim_end_matches(SWAPS).to_string() + "\n").collect()
    }

    fn problem(&self) -> Problem {
        let ways = Ways::new(self);
        let mut init = vec![words!["now", "rest"], words!["open", ways::GROUND]];
        self.add_position(&ways, &mut init);
        ways.add_facts(&mut init);
        let directions = Direction::ALL.map(|to| direction_name(to).to_string()).to_vec();
        Problem {
            domain: "bloxorz",
            comments: vec![
                "cells are named by row and column, from 0; the block stands on one, or lies across two columns or rows".into(),
            ],
            objects: vec![
                ("direction", directions),
                ("place", ways.places.iter().map(|place| ways.place(place)).collect()),
                ("cell", ways.cells()),
                ("bridge", ways.bridge_names()),
                ("step", ways.steps()),
            ],
            init,
            goal: vec![words!["block", ways.place(&Piece::Upright(self.stage.goal))]],
        }
    }

    fn actions(&self, moves: &[Roll]) -> Vec<Action> {
        let ways = Ways::new(self);
        let (mut position, mut actions) = (self.initial(), Vec::new());
        for &roll in moves {
            let after = self.apply(&position, roll);
            self.write_roll(&ways, &position, roll, &after, &mut actions);
            position = after;
        }
        actions
    }

    fn read_action(&self, action: &Action) -> Option<Option<Roll>> {
        let roll = |cube, at| Some(Some(Roll { cube, direction: direction(action.argument(at))? }));
        let cube = match action.argument(0) {
            "second" => 1,
            _ => 0,
        };
        match action.name.as_str() {
            "roll" | "split" => roll(0, 0),
            "roll-cube" | "join" => roll(cube, 1),
            "swap" | "toggle-closed" | "toggle-open" | "set-open" | "set-closed" | "look-block" | "look-cubes" => {
                Some(None)
            }
            _ => None,
        }
    }
}

impl Bloxorz {
    /// Where everything is at first.
    fn add_position(&self, ways: &Ways<'_>, facts: &mut Vec<Vec<String>>) {
        let Position { piece, open } = &self.start;
        for (group, cells) in ways.groups() {
            let state = if open.contains(&cells[0]) { "open" } else { "closed" };
            facts.push(words![state, ways::bridge(group)]);
        }
        let covered = if let Piece::Cubes { cells, .. } = piece { &cells[..] } else { &[] };
        let vacant = ways.floor().filter(|cell| !covered.contains(cell));
        facts.extend(vacant.map(|cell| words!["vacant", ways.cell(Some(cell))]));
        facts.push(words!["vacant", ways.cell(None)]);
        facts.extend([words!["other", "first", "second"], words!["other", "second", "first"]]);
        match piece {
            Piece::Cubes { cells, .. } => {
                facts.push(words!["cube", "first", ways.cell(Some(cells[0]))]);
                facts.push(words!["cube", "second", ways.cell(Some(cells[1]))]);
            }
            block => facts.push(words!["block", ways.place(block)]),
        }
        if self.machine().variant.count_swaps {
            let is_second = matches!(piece, Piece::Cubes { active: 1, .. });
            facts.push(words!["active", cube(u8::from(is_second))]);
        }
    }

    /// A roll, the swap before it if swaps count, and what it presses.
    fn write_roll(&self, ways: &Ways<'_>, from: &Position, roll: Roll, to: &Position, actions: &mut Vec<Action>) {
        let is_switch = |cell: &usize| matches!(self.stage.ground[*cell], Ground::Switch(_));
        let pressed: Vec<usize> = rules::sets_off(&self.stage, from, roll).into_iter().filter(is_switch).collect();
        let (way, step) = (direction_name(roll.direction), ways.first_step(&pressed));
        match (&from.piece, &to.piece) {
            (Piece::Cubes { cells, active }, after) => {
                if self.machine().variant.count_swaps && *active != usize::from(roll.cube) {
                    actions.push(Action::of(words!["swap", cube(1 - roll.cube), cube(roll.cube)]));
                }
                actions.push(self.cube_rolled(ways, *cells, roll, after, &step));
            }
            (before, Piece::Cubes { cells: [one, two], .. }) => {
                let mut action = words!["split", way, ways.place(before), ways.cell(Some(*one)), ways.cell(Some(*two))];
                action.extend([*one, *two].map(|cell| ways.bridge_under(cell)));
                actions.push(Action::of(action));
            }
            (before, after) => {
                let [one, two] = ways.rests(after);
                actions.push(Action::of(words!["roll", way, ways.place(before), ways.place(after), one, two, step]));
            }
        }
        self.write_presses(ways, from, &pressed, to, actions);
    }

    /// The roll of a cube, after which there are two cubes or the block again.
    fn cube_rolled(&self, ways: &Ways<'_>, cells: [usize; 2], roll: Roll, after: &Piece, step: &str) -> Action {
        let (left, resting) = (cells[usize::from(roll.cube)], cells[1 - usize::from(roll.cube)]);
        let reached = self.stage.grid.neighbour(left, roll.direction).expect("the roll is legal");
        let mut action = words![cube(roll.cube), direction_name(roll.direction)];
        action.extend([left, reached].map(|cell| ways.cell(Some(cell))));
        let name = match after {
            Piece::Cubes { .. } => {
                action.extend(ways.around(left, reached).map(|near| ways.cell(near)));
                "roll-cube"
            }
            block => {
                action.extend(words![cube(1 - roll.cube), ways.cell(Some(resting)), ways.place(block)]);
                "join"
            }
        };
        action.extend(words![ways.bridge_under(reached), step]);
        Action { name: name.into(), arguments: action }
    }

    /// What pressed switches do, one by one.
    fn write_presses(
        &self,
        ways: &Ways<'_>,
        from: &Position,
        pressed: &[usize],
        to: &Position,
        actions: &mut Vec<Action>,
    ) {
        let effects = ways.effects(pressed);
        let mut open = from.open.clone();
        for (number, &(group, effect)) in effects.iter().enumerate() {
            let cell = ways.bridges[group].1[0];
            let was_open = open.contains(&cell);
            let name = match effect {
                Effect::Toggle if was_open => "toggle-open",
                Effect::Toggle => "toggle-closed",
                Effect::Open => "set-open",
                Effect::Close => "set-closed",
            };
            if effect.applied(was_open) {
                open.insert(cell)
            } else {
                open.remove(&cell)
            };
            let [step, next] = [number, number + 1].map(|number| ways.step(pressed, number));
            actions.push(Action::of(words![name, step, ways::bridge(group), next]));
        }
        if effects.is_empty() || !ways.strict {
            return;
        }
        actions.push(Action::of(match &to.piece {
            Piece::Cubes { cells: [one, two], .. } => {
                let (under, below) = (ways.bridge_under(*one), ways.bridge_under(*two));
                words!["look-cubes", ways.cell(Some(*one)), ways.cell(Some(*two)), under, below]
            }
            block => {
                let [one, two] = ways.rests(block);
                words!["look-block", ways.place(block), one, two]
            }
        }));
    }
}

fn cube(number: u8) -> &'static str {
    if number == 0 { "first" } else { "second" }
}
