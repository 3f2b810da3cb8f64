//! The step space: the puzzle as it is played. A state is where the boxes and the player are, a move is a step.
//!
//! Pushes onto dead cells are legal but left out of the search: no solution has one ([`super::distances`]).

use solvarium_engine::grid::Direction;
use solvarium_engine::{Backward, Cost, Heuristic, Lengths, MoveStrings, Plain, Space, StateSpace};

use super::heuristics::{self, Parts, View};
use super::level::{Level, Position};
use super::room::NONE;
use super::{Sokoban, Step, format, plain};

impl StateSpace for Sokoban {
    type State = Position;
    type Move = Step;

    fn initial(&self) -> Position {
        self.level.start.clone()
    }

    fn is_goal(&self, position: &Position) -> bool {
        self.level.solved(position)
    }

    fn moves(&self, position: &Position, out: &mut Vec<Step>) {
        let Level { room, distances, .. } = &*self.level;
        for direction in Direction::ALL {
            let next = room.next(position.player, direction);
            if next == NONE {
                continue;
            }
            let push = position.has_box(next);
            let target = room.next(next, direction);
            let blocked = || target == NONE || position.has_box(target) || distances.is_dead(target);
            if !(push && blocked()) {
                out.push(Step { direction, push });
            }
        }
    }

    fn apply(&self, position: &Position, step: Step) -> Position {
        let room = &self.level.room;
        let mut after = position.clone();
        let next = room.next(position.player, step.direction);
        if step.push {
            after.push(next, room.next(next, step.direction));
        }
        after.player = next;
        after
    }

    fn cost(&self, _position: &Position, step: Step) -> Cost {
        if step.push { self.price.push } else { self.price.walk }
    }

    fn key_len(&self) -> usize {
        self.packing.key_len()
    }

    fn pack(&self, position: &Position, key: &mut [u8]) {
        self.packing.pack(&position.boxes, position.player, key);
    }

    fn pack_after(&self, position: &Position, step: Step, key: &mut [u8]) {
        let room = &self.level.room;
        let next = room.next(position.player, step.direction);
        if step.push {
            self.packing.pack_after(&position.boxes, (next, room.next(next, step.direction)), next, key);
        } else {
            self.packing.pack(&position.boxes, next, key);
        }
    }

    fn unpack(&self, key: &[u8]) -> Position {
        self.packing.unpack(key)
    }

    fn unmet(&self, position: &Position, out: &mut Vec<usize>) {
        out.extend(self.level.room.off_goals(&position.boxes));
    }
}

impl Space for Sokoban {
    type Landscape<'a> = MoveStrings<'a, Self>;
    const HEURISTICS: &'static [Heuristic<Self>] = &heuristics::all::<Self>();

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, lengths: Lengths) -> MoveStrings<'a, Self> {
        MoveStrings::new(self, heuristic, lengths)
    }

    fn state_text(&self, position: &Position) -> String {
        format::rle::line(&self.level, position)
    }

    fn pieces(&self, position: &Position, out: &mut Vec<usize>) {
        out.extend(position.boxes.iter().map(|&cell| self.level.room.square(cell)));
    }

    fn plain_level(&self, out: &mut Plain) {
        plain::level(&self.level, self.price, out);
    }

    fn plain_state(&self, position: &Position, out: &mut Plain) {
        plain::state(&self.level, position, out);
    }

    fn backward(&self) -> Option<&dyn Backward<Position>> {
        Some(self)
    }
}

impl View for Sokoban {
    fn parts(&self) -> Parts<'_> {
        (&self.level, self.price, &self.matching)
    }
}

impl Backward<Position> for Sokoban {
    /// All boxes on goals, and the player on any other cell.
    fn goals(&self, out: &mut Vec<Position>) {
        let room = &self.level.room;
        let players = (0..room.cells() as u16).filter(|&cell| !room.is_goal(cell));
        out.extend(players.map(|player| Position { boxes: room.goals[..].into(), player }));
    }

    /// The player steps back, and a box before him stays or follows.
    fn predecessors(&self, position: &Position, out: &mut Vec<Position>) {
        let room = &self.level.room;
        for direction in Direction::ALL {
            let back = room.next(position.player, direction.opposite());
            if back == NONE || position.has_box(back) {
                continue;
            }
            let mut before = position.clone();
            before.player = back;
            out.push(before);
            let ahead = room.next(position.player, direction);
            if ahead != NONE && position.has_box(ahead) {
                let mut before = position.clone();
                before.pull(ahead, position.player, back);
                out.push(before);
            }
        }
    }
}
