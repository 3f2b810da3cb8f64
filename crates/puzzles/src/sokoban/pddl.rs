//! Levels as planning tasks. Only cells the player can ever walk on are objects; what is dead or hopeless is left for the
//! planner to find out.

use solvarium_engine::StateSpace;
use solvarium_engine::grid::Direction;

use super::room::NONE;
use super::{Sokoban, Step};
use crate::support::pddl::{Action, Planned, Problem, direction, direction_name, words};

impl Planned for Sokoban {
    fn domain(&self) -> String {
        let costs = |text: &str| text.replace("WALK", &self.price.walk.to_string());
        costs(include_str!("domain.pddl")).replace("PUSH", &self.price.push.to_string())
    }

    fn problem(&self) -> Problem {
        let (room, start) = (&self.level.room, &self.level.start);
        let cells = || 0..room.cells() as u16;
        let mut init = vec![words!["player", self.name(start.player)]];
        init.extend(cells().map(|cell| words![if start.has_box(cell) { "box" } else { "clear" }, self.name(cell)]));
        for cell in cells() {
            let beside = Direction::ALL.into_iter().map(|direction| (direction, room.next(cell, direction)));
            let beside = beside.filter(|(_, next)| *next != NONE);
            init.extend(beside.map(|(to, next)| words!["next", direction_name(to), self.name(cell), self.name(next)]));
        }
        let directions = Direction::ALL.map(|to| direction_name(to).to_string()).to_vec();
        Problem {
            domain: "sokoban",
            comments: vec!["cells are named by row and column, from 0".into()],
            objects: vec![("direction", directions), ("cell", cells().map(|cell| self.name(cell)).collect())],
            init,
            goal: room.goals.iter().map(|goal| words!["box", self.name(*goal)]).collect(),
        }
    }

    fn actions(&self, moves: &[Step]) -> Vec<Action> {
        let mut position = self.initial();
        let action = |&step: &Step| {
            let from = position.player;
            let near = self.level.room.next(from, step.direction);
            let mut words = words![direction_name(step.direction), self.name(from), self.name(near)];
            if step.push {
                words.push(self.name(self.level.room.next(near, step.direction)));
            }
            position = self.apply(&position, step);
            Action { name: if step.push { "push" } else { "walk" }.into(), arguments: words }
        };
        moves.iter().map(action).collect()
    }

    fn read_action(&self, action: &Action) -> Option<Option<Step>> {
        let push = match action.name.as_str() {
            "push" => true,
            "walk" => false,
            _ => return None,
        };
        Some(Some(Step { direction: direction(action.argument(0))?, push }))
    }
}

impl Sokoban {
    fn name(&self, cell: u16) -> String {
        let (row, column) = self.level.room.place(cell);
        format!("c{row}-{column}")
    }
}
