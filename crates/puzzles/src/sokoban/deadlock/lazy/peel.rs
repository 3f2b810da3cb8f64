//! Reverse peel: boxes that no solution moves, seen from the end.
//!
//! Played backwards, a solution begins with a box on every goal, and the player pulls boxes until the position is reached.
//! Fill all goals, put the player into one of the regions that leaves, and take away every box that he can pull by a cell,
//! until none is left that he can. What he can do in a solution played backwards he can do here: there are fewer boxes in
//! his way, and one that he pulls is gone. So
//!
//! - a box that stays is never pulled: its goal has a box already, which no solution that ends in this region moves again;
//! - and the player must be where he can walk to here.
//!
//! An end that asks for a box where there is none, or for a player where he is not, is out of the question. A position
//! for which every end is, is dead. What all other ends ask for is fixed: these boxes are as good as walls.

use solvarium_engine::grid::Direction;

use super::super::super::level::Level;
use super::super::super::reach::flood;
use super::super::super::room::{NONE, Rows};
use super::rows;

/// What one end asks for.
#[derive(Clone, Debug, Default)]
pub(super) struct End {
    /// The goals whose boxes stay.
    pub stays: Rows,
    /// Where the player may be.
    pub reach: Rows,
}

/// Peels. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(super) struct Peel {
    left: Rows,
    free: Rows,
    region: Rows,
    boxes: Vec<u16>,
}

impl Peel {
    /// The ends on a part of the floor, the rest of which are walls; the number of them. `ends` may be longer.
    pub fn ends(&mut self, level: &Level, floor: &[u64], ends: &mut Vec<End>) -> usize {
        let room = &level.room;
        let goals = || room.goals.iter().copied().filter(|&goal| room.has(floor, goal));
        self.left.clear();
        self.left.extend_from_slice(floor);
        goals().for_each(|goal| room.flip(&mut self.left, goal));
        let mut count = 0;
        while let Some(player) = rows::first(room, &self.left) {
            self.boxes.clear();
            self.boxes.extend(goals());
            self.free.clear();
            self.free.extend_from_slice(floor);
            goals().for_each(|goal| room.flip(&mut self.free, goal));
            flood(room, &self.free, player, &mut self.region);
            rows::remove(&mut self.left, &self.region);
            self.take_away(level, player);
            if ends.len() == count {
                ends.push(End::default());
            }
            let end = &mut ends[count];
            rows::fill(room, self.boxes.iter().copied(), &mut end.stays);
            end.reach.clone_from(&self.region);
            count += 1;
        }
        count
    }

    /// Takes away what can be pulled, until nothing can.
    fn take_away(&mut self, level: &Level, player: u16) {
        let room = &level.room;
        loop {
            let Peel { free, region, boxes, .. } = self;
            let before = boxes.len();
            boxes.retain(|&cell| {
                let pulled = Direction::ALL.into_iter().any(|direction| {
                    let beside = room.next(cell, direction);
                    let back = if beside == NONE { NONE } else { room.next(beside, direction) };
                    back != NONE && room.has(region, beside) && room.has(free, back)
                });
                if pulled {
                    room.flip(free, cell);
                }
                !pulled
            });
            if boxes.len() == before {
                return;
            }
            flood(room, free, player, region);
        }
    }
}
