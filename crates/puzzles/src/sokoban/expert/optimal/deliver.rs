//! Boxes that can be brought into the zone at no more than they cost alone are brought there at once.
//!
//! **Why nothing is lost.** Say that box `b` can be pushed into the zone now, while all others rest, with no more pushes
//! (toll included) than a lone box needs from here, `k`. Take a cheapest solution of the maze and leave out all pushes of
//! `b`; there are `k` of them at least. What is left can be played after the delivery: `b` is gone, so nothing is in its
//! way that was not before; and the player, who only walked and pushed `b`, can walk back to where he was, over cells that
//! are free now that `b` is gone. So delivering `b` first costs nothing, and no other move need be looked at.

use solvarium_engine::grid::Direction;

use super::super::super::distances::FAR;
use super::super::super::reach::{first, flood, holds_together};
use super::super::super::room::{NONE, Rows};
use super::maze::Maze;
use super::sides::PARTS;

/// Delivers boxes. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(super) struct Deliver {
    free: Rows,
    /// The player's region with the box where it was, without it, and on its way.
    whole: Rows,
    without: Rows,
    region: Rows,
    /// Where the box has been seen, by cell and direction of the push, and its cell and the player's on ways to look at.
    seen: Vec<bool>,
    ways: Vec<(u16, u16)>,
}

impl Deliver {
    /// Delivers what can be delivered; what that costs. The player is left somewhere in his new region.
    pub fn all(&mut self, maze: &Maze<'_>, boxes: &mut Vec<u16>, player: &mut u16) -> u32 {
        self.flood(maze, boxes, *player);
        let (mut cost, mut at) = (0, 0);
        while at < boxes.len() {
            let Some(end) = self.one(maze, boxes[at], *player) else {
                at += 1;
                continue;
            };
            cost += u32::from(maze.lone(boxes[at], *player));
            *player = end;
            boxes.remove(at);
            self.flood(maze, boxes, *player);
            at = 0;
        }
        cost
    }

    /// The first cell of the player's region after the deliveries made last.
    pub fn region(&self, maze: &Maze<'_>) -> u16 {
        first(&maze.level.room, &self.whole)
    }

    /// Finds the player's region between boxes.
    fn flood(&mut self, maze: &Maze<'_>, boxes: &[u16], player: u16) {
        let room = &maze.level.room;
        self.free.clone_from(&room.floor);
        boxes.iter().for_each(|&cell| room.flip(&mut self.free, cell));
        flood(room, &self.free, player, &mut self.whole);
    }

    /// Delivers the box on a cell, if it can be: where the player is then.
    fn one(&mut self, maze: &Maze<'_>, from: u16, player: u16) -> Option<u16> {
        let room = &maze.level.room;
        let leads = |direction: &Direction| is_tight(maze, &self.free, &self.whole, (from, player), *direction);
        if !Direction::ALL.iter().any(leads) {
            return None;
        }
        room.flip(&mut self.free, from);
        let end = self.search(maze, from, player);
        room.flip(&mut self.free, from);
        end
    }

    /// Searches, breadth-first, for the way of a box that has been taken off the board.
    fn search(&mut self, maze: &Maze<'_>, from: u16, player: u16) -> Option<u16> {
        let room = &maze.level.room;
        self.seen.clear();
        self.seen.resize(room.cells() * PARTS, false);
        self.ways.clear();
        self.ways.push((from, player));
        flood(room, &self.free, player, &mut self.without);
        let mut at = 0;
        while let Some(&(cell, player)) = self.ways.get(at) {
            // Mostly the box parts nothing, and nothing is to be flooded.
            let parts = !holds_together(room, &self.free, cell);
            room.flip(&mut self.free, cell);
            if parts {
                flood(room, &self.free, player, &mut self.region);
            }
            let region = if parts { &self.region } else { &self.without };
            for direction in Direction::ALL {
                if !is_tight(maze, &self.free, region, (cell, player), direction) {
                    continue;
                }
                let to = room.next(cell, direction);
                if maze.vanishes(to) {
                    room.flip(&mut self.free, cell);
                    return Some(cell);
                }
                let seen = &mut self.seen[usize::from(to) * PARTS + direction as usize];
                if !*seen {
                    *seen = true;
                    self.ways.push((to, cell));
                }
            }
            room.flip(&mut self.free, cell);
            at += 1;
        }
        None
    }
}

/// Whether a player in a region can push the box on a cell in a direction, and that push brings it nearer to the zone.
#[inline]
fn is_tight(maze: &Maze<'_>, free: &[u64], region: &[u64], (cell, player): (u16, u16), direction: Direction) -> bool {
    let room = &maze.level.room;
    let (behind, to) = (room.next(cell, direction.opposite()), room.next(cell, direction));
    let (left, after) = (maze.lone(cell, player), if to == NONE { FAR } else { maze.lone(to, cell) });
    after != FAR && after + 1 == left && behind != NONE && room.has(region, behind) && room.has(free, to)
}
