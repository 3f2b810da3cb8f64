//! Frozen boxes: those that no solution moves again.
//!
//! A set of boxes is frozen when each of them is, along both axes, beside a wall, beside a box of the set, or between two
//! dead cells.
//!
//! **Why no solution moves one.** Take the first push of a box of the set. Until then all of the set stand where they
//! are. Along the axis of the push, a wall or a box of the set is in the way of the box or of the player; or the box is
//! pushed onto a dead cell, after which no solution exists ([`super::super::distances`]). So there is no such push, and
//! a position with a frozen box that is not on a goal is dead.
//!
//! The union of frozen sets is frozen, so there is a largest one. It is found from the outside: all boxes are taken to
//! be frozen, and those that are not are let go until none is left to let go. This finds 2×2 blocks and chains of any
//! length alike.

use solvarium_engine::grid::Direction;

use super::super::distances::Distances;
use super::super::level::Level;
use super::super::room::{NONE, Room};

/// Finds the frozen boxes. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub struct Freeze {
    /// For each cell, whether a box that may be frozen is on it. All false between two uses.
    held: Vec<bool>,
    frozen: Vec<u16>,
}

impl Freeze {
    /// The cells of all frozen boxes, in the order the boxes are given in.
    pub fn all(&mut self, level: &Level, boxes: &[u16]) -> &[u16] {
        self.among(&level.room, &level.distances, boxes, |_| true)
    }

    /// The same where more is known of a level: fewer cells from which a box reaches a goal, and more walls. `open` says
    /// of a cell whether it is none of these walls.
    pub fn among(&mut self, room: &Room, distances: &Distances, boxes: &[u16], open: impl Fn(u16) -> bool) -> &[u16] {
        self.held.resize(room.cells(), false);
        boxes.iter().for_each(|&cell| self.held[usize::from(cell)] = true);
        self.frozen.clear();
        self.frozen.extend_from_slice(boxes);
        loop {
            let before = self.frozen.len();
            let held = &mut self.held;
            self.frozen.retain(|&cell| {
                let frozen = !moves(room, distances, cell, |side| !held[usize::from(side)] && open(side));
                held[usize::from(cell)] = frozen;
                frozen
            });
            if self.frozen.len() == before {
                break;
            }
        }
        self.frozen.iter().for_each(|&cell| self.held[usize::from(cell)] = false);
        &self.frozen
    }

    /// The frozen boxes when the box on one cell has just been pushed there; none if that box is not frozen, for then
    /// the push has frozen no other box either: the others would have been frozen before it.
    pub fn after(&mut self, level: &Level, boxes: &[u16], pushed: u16) -> &[u16] {
        self.after_among(&level.room, &level.distances, boxes, pushed, |_| true)
    }

    /// The same where more is known of a level, as in [`Freeze::among`].
    pub fn after_among(
        &mut self,
        room: &Room,
        distances: &Distances,
        boxes: &[u16],
        pushed: u16,
        open: impl Fn(u16) -> bool,
    ) -> &[u16] {
        self.held.resize(room.cells(), false);
        boxes.iter().for_each(|&cell| self.held[usize::from(cell)] = true);
        let free = moves(room, distances, pushed, |side| !self.held[usize::from(side)] && open(side));
        boxes.iter().for_each(|&cell| self.held[usize::from(cell)] = false);
        if free || !self.among(room, distances, boxes, open).contains(&pushed) {
            return &[];
        }
        &self.frozen
    }
}

/// Whether a box can be pushed along one of its axes when only some of the cells beside it are open.
#[inline]
fn moves(room: &Room, distances: &Distances, cell: u16, open: impl Fn(u16) -> bool) -> bool {
    [Direction::Up, Direction::Right].into_iter().any(|direction| {
        let sides = [room.next(cell, direction), room.next(cell, direction.opposite())];
        sides.iter().all(|&side| side != NONE && open(side)) && !sides.iter().all(|&side| distances.is_dead(side))
    })
}
