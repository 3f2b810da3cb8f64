//! How many pushes a box needs to each goal when it is alone.
//!
//! A lone box is pulled back from each goal. What counts is the box's cell and on which of its sides the player is:
//! sides between which he can walk around the box are one. So the distances are exact for a lone box whose player stands
//! on its best side; more boxes can only lengthen the way, which makes them lower bounds.
//!
//! A cell from which a lone box reaches no goal is *dead*. In a solution every box ends on a goal, and the pushes it got
//! on the way also move it when the other boxes are taken away; so no solution pushes a box onto a dead cell.

use solvarium_engine::grid::Direction;

use super::reach::{flood, holds_together};
use super::room::{NONE, Room, Rows};

/// Marks a goal that cannot be reached.
pub const FAR: u16 = u16::MAX;

/// Least pushes of a lone box from each cell to each goal.
#[derive(Clone, Debug, Default)]
pub struct Distances {
    goals: usize,
    /// For each cell, the distance to each goal.
    pushes: Vec<u16>,
    /// For each cell, the distance to the nearest goal.
    nearest: Vec<u16>,
}

impl Distances {
    /// Pulls a lone box back from every goal of a room.
    pub fn new(room: &Room) -> Self {
        let mut distances = Distances::default();
        distances.measure(room, &room.floor, &mut Pulls::default());
        distances
    }

    /// Measures anew on a part of the floor; the rest of it are walls, with a box on each goal there that stays.
    pub fn measure(&mut self, room: &Room, floor: &[u64], pulls: &mut Pulls) {
        let (cells, goals) = (room.cells(), room.goals.len());
        self.goals = goals;
        self.pushes.clear();
        self.pushes.resize(cells * goals, FAR);
        pulls.part(room, floor);
        for (number, &goal) in room.goals.iter().enumerate() {
            if !room.has(floor, goal) {
                self.pushes[usize::from(goal) * goals + number] = 0;
                continue;
            }
            pulls.pull(room, floor, goal);
            for (cell, sides) in pulls.counts.chunks_exact(4).enumerate() {
                self.pushes[cell * goals + number] = *sides.iter().min().expect("a box has four sides");
            }
        }
        let nearest = |row: &[u16]| row.iter().copied().min().unwrap_or(FAR);
        self.nearest.clear();
        self.nearest.extend((0..cells).map(|cell| nearest(&self.pushes[cell * goals..][..goals])));
    }

    /// Pushes from a cell to each of the goals, [`FAR`] where there is no way.
    #[inline]
    pub fn from(&self, cell: u16) -> &[u16] {
        &self.pushes[usize::from(cell) * self.goals..][..self.goals]
    }

    /// Pushes from a cell to the goal nearest to it, or [`FAR`].
    #[inline]
    pub fn nearest(&self, cell: u16) -> u16 {
        self.nearest[usize::from(cell)]
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        (self.pushes.capacity() + self.nearest.capacity()) * 2
    }

    /// Whether a box on this cell can reach no goal.
    #[inline]
    pub fn is_dead(&self, cell: u16) -> bool {
        self.nearest(cell) == FAR
    }
}

/// Pulls of a lone box. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub struct Pulls {
    /// For each side of a box on each cell the first side that the player can walk to from it.
    parts: Vec<[u8; 4]>,
    /// Pulls to every cell and side; sides that are one are kept at the first of them.
    counts: Vec<u16>,
    queue: Vec<(u16, u8)>,
    free: Rows,
    region: Rows,
}

impl Pulls {
    /// Finds which sides of a box on each cell are one, with nothing else in the way.
    fn part(&mut self, room: &Room, floor: &[u64]) {
        self.free.clear();
        self.free.extend_from_slice(floor);
        self.parts.clear();
        for cell in 0..room.cells() as u16 {
            let mut parts = [0, 1, 2, 3];
            if room.has(floor, cell) {
                self.part_at(room, floor, cell, &mut parts);
            }
            self.parts.push(parts);
        }
    }

    fn part_at(&mut self, room: &Room, floor: &[u64], cell: u16, parts: &mut [u8; 4]) {
        let side = |direction: usize| beside(room, floor, cell, Direction::ALL[direction]);
        let is_open = |direction: &usize| side(*direction) != NONE;
        if holds_together(room, floor, cell) {
            let first = (0..4).find(is_open).unwrap_or(0) as u8;
            (0..4).filter(is_open).for_each(|direction| parts[direction] = first);
            return;
        }
        room.flip(&mut self.free, cell);
        for direction in (0..4).rev().filter(is_open) {
            flood(room, &self.free, side(direction), &mut self.region);
            let same = (0..4).filter(is_open).filter(|&other| room.has(&self.region, side(other)));
            same.for_each(|other| parts[other] = direction as u8);
        }
        room.flip(&mut self.free, cell);
    }

    /// Pulls from a goal to every cell and side, breadth-first.
    fn pull(&mut self, room: &Room, floor: &[u64], goal: u16) {
        let Pulls { parts, counts, queue, .. } = self;
        counts.clear();
        counts.resize(room.cells() * 4, FAR);
        queue.clear();
        for (direction, &part) in Direction::ALL.into_iter().zip(&parts[usize::from(goal)]) {
            let node = usize::from(goal) * 4 + usize::from(part);
            if beside(room, floor, goal, direction) != NONE && counts[node] == FAR {
                counts[node] = 0;
                queue.push((goal, part));
            }
        }
        let mut at = 0;
        while let Some(&(cell, part)) = queue.get(at) {
            at += 1;
            let count = counts[usize::from(cell) * 4 + usize::from(part)] + 1;
            for direction in Direction::ALL {
                let player = beside(room, floor, cell, direction);
                if parts[usize::from(cell)][direction as usize] != part || player == NONE {
                    continue;
                }
                let after = parts[usize::from(player)][direction as usize];
                let node = usize::from(player) * 4 + usize::from(after);
                if beside(room, floor, player, direction) != NONE && counts[node] == FAR {
                    counts[node] = count;
                    queue.push((player, after));
                }
            }
        }
    }
}

/// The cell of a floor beside a cell, or [`NONE`].
#[inline]
fn beside(room: &Room, floor: &[u64], cell: u16, direction: Direction) -> u16 {
    match room.next(cell, direction) {
        next if next != NONE && room.has(floor, next) => next,
        _ => NONE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sokoban::reach::Reach;
    use crate::sokoban::room::Square;
    use solvarium_engine::Rng;
    use solvarium_engine::grid::Grid;
    use std::collections::HashSet;

    /// Fewest pushes of a lone box to a cell, by a plain search over its cell and the player's region.
    fn by_search(room: &Room, start: u16, goal: u16) -> u16 {
        let (mut reach, mut players) = (Reach::default(), Vec::new());
        reach.regions(room, &[start], &mut players);
        let mut layer: Vec<(u16, u16)> = players.into_iter().map(|player| (start, player)).collect();
        let mut seen: HashSet<(u16, u16)> = layer.iter().copied().collect();
        let mut pushes = 0;
        while !layer.is_empty() {
            if layer.iter().any(|(cell, _)| *cell == goal) {
                return pushes;
            }
            let mut next = Vec::new();
            for (cell, player) in layer {
                reach.flood(room, &[cell], player);
                for direction in Direction::ALL {
                    let (behind, to) = (room.next(cell, direction.opposite()), room.next(cell, direction));
                    if behind != NONE && to != NONE && reach.has(room, behind) {
                        next.push((to, reach.first_after(room, (cell, to), reach.first(room))));
                    }
                }
            }
            next.retain(|&state| seen.insert(state));
            (layer, pushes) = (next, pushes + 1);
        }
        FAR
    }

    #[test]
    fn they_are_exact_for_a_lone_box() {
        let mut rng = Rng::new(3);
        for _ in 0..60 {
            let grid = Grid { width: rng.between(4, 9), height: rng.between(4, 9) };
            let rim = |(row, column)| row == 0 || column == 0 || row == grid.height - 1 || column == grid.width - 1;
            let mut square = |at| match rng.below(10) {
                _ if rim(grid.position(at)) => Square::Wall,
                0..3 => Square::Wall,
                3 => Square::Goal,
                _ => Square::Floor,
            };
            let squares = (0..grid.cells()).map(&mut square).collect();
            let room = Room::new(grid, squares);
            let distances = Distances::new(&room);
            for cell in (0..room.cells() as u16).filter(|&cell| room.neighbours(cell).next().is_some()) {
                for (&goal, &pushes) in room.goals.iter().zip(distances.from(cell)) {
                    assert_eq!(pushes, by_search(&room, cell, goal), "from {cell} to {goal} in {room:?}");
                }
            }
        }
    }
}
