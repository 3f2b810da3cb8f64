//! Hotspots: boxes that stand in another's way.
//!
//! A box whose cell, were it a wall, would cost another box goals that it could reach alone has to be moved before that
//! one. A table has for each cell the cells from which it costs goals; the feature counts the boxes that stand so. Boxes on
//! goals are left out, both as what is in the way and as what something is in the way of: they may stay where they are.

use super::super::distances::{Distances, FAR};
use super::super::level::Level;
use super::super::room::{Room, Rows, Square};

/// Levels with more cells times goals get no table: it would take too long.
const MOST: usize = 1 << 13;

/// Which cells are in the way of which.
#[derive(Debug, Default)]
pub(super) struct Hotspots {
    /// For each cell, the cells from which a wall there costs goals; and the cells on which a wall costs goals from there.
    blocks: Vec<Rows>,
    blockers: Vec<Rows>,
    /// Of the boxes gone to: how many are in the way of another, and those that are not.
    hot: usize,
    cold: Rows,
}

impl Hotspots {
    /// Makes the table of a level.
    pub fn new(level: &Level) -> Self {
        let room = &level.room;
        let cells = room.cells() as u16;
        if room.cells() * room.goals.len() > MOST {
            return Hotspots::default();
        }
        let blocks = (0..cells).map(|wall| {
            if level.distances.is_dead(wall) || room.is_goal(wall) { Rows::new() } else { blocked(level, wall) }
        });
        let blocks: Vec<Rows> = blocks.collect();
        let mut blockers = vec![vec![0; room.floor.len()]; room.cells()];
        for (wall, blocked) in (0..cells).zip(&blocks).filter(|(_, blocked)| !blocked.is_empty()) {
            let cells = (0..cells).filter(|&cell| room.has(blocked, cell));
            cells.for_each(|cell| room.flip(&mut blockers[usize::from(cell)], wall));
        }
        Hotspots { blocks, blockers, ..Hotspots::default() }
    }

    /// Goes to boxes, given as a list and as a set.
    pub fn enter(&mut self, room: &Room, boxes: &[u16], set: &[u64]) {
        if self.blocks.is_empty() {
            return;
        }
        self.hot = 0;
        self.cold.clear();
        self.cold.resize(set.len(), 0);
        for &cell in boxes {
            if meet(&self.blocks[usize::from(cell)], set) {
                self.hot += 1;
            } else {
                room.flip(&mut self.cold, cell);
            }
        }
    }

    /// How many boxes are in the way of another when there is one more, on a cell. `set` has those gone to.
    pub fn count_with(&self, cell: u16, set: &[u64]) -> usize {
        if self.blocks.is_empty() {
            return 0;
        }
        let more = self.blockers[usize::from(cell)].iter().zip(&self.cold).map(|(walls, cold)| walls & cold);
        let more: u32 = more.map(u64::count_ones).sum();
        self.hot + more as usize + usize::from(meet(&self.blocks[usize::from(cell)], set))
    }
}

fn meet(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

/// The cells without goals from which a wall on a cell costs goals.
fn blocked(level: &Level, wall: u16) -> Rows {
    let room = &level.room;
    let mut squares = room.squares.clone();
    squares[room.square(wall)] = Square::Wall;
    let walled = Room::new(room.grid, squares);
    let distances = Distances::new(&walled);
    let mut blocked = vec![0; room.floor.len()];
    for cell in (0..room.cells() as u16).filter(|&cell| cell != wall && !room.is_goal(cell)) {
        let (row, column) = room.place(cell);
        let after = distances.from(walled.cell(row, column));
        let costs = |(&before, &after): (&u16, &u16)| before != FAR && after == FAR;
        if level.distances.from(cell).iter().zip(after).any(costs) {
            room.flip(&mut blocked, cell);
        }
    }
    blocked
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sokoban::Sokoban;
    use crate::support::testing::read;

    #[test]
    fn a_box_in_a_corridor_is_in_the_way_of_the_one_behind_it() {
        let text = "#########\n#@ $ $..#\n#########\n";
        let puzzle: Sokoban = read(text).unwrap();
        let level = puzzle.level();
        let mut hotspots = Hotspots::new(level);
        for (one, other) in [(0, 1), (1, 0)].map(|(one, other)| (level.start.boxes[one], level.start.boxes[other])) {
            let mut set = vec![0; level.room.floor.len()];
            level.room.flip(&mut set, one);
            hotspots.enter(&level.room, &[one], &set);
            assert_eq!(hotspots.count_with(other, &set), 1);
        }
    }
}
