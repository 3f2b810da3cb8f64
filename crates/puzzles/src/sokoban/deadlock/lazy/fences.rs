//! Corral search: whether the boxes around a region the player cannot enter can ever be got out of the way.
//!
//! For each such region, and for each two that have a box in common, the problem is of the boxes around it alone. The
//! zone is the region and their cells, so a box that is pushed out is left out; the region is the inside. The proof that a
//! dead problem is a dead position is in [`super::search`].

use super::super::super::level::Level;
use super::super::super::reach::flood;
use super::super::super::room::{Room, Rows};
use super::ground::Ground;
use super::rows;

/// A region and the boxes around it.
#[derive(Debug, Default)]
pub(super) struct Region {
    pub cells: Rows,
    pub fence: Rows,
    /// The first cell of it, or of each of two.
    pub firsts: Vec<u16>,
    /// Whether there is something to prove: a box on no goal, or an empty goal inside.
    unsettled: bool,
}

/// The regions of a position the player is not in. Their vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(super) struct Fences {
    kept: Vec<Region>,
    count: usize,
    boxes: Rows,
    left: Rows,
    region: Rows,
    joint: Region,
}

/// Most regions that are looked at.
const MOST: usize = 40;

impl Fences {
    /// Finds the regions between loose boxes.
    pub fn find(&mut self, level: &Level, ground: &Ground, loose: &[u16], player: u16) {
        let room = &level.room;
        rows::fill(room, loose.iter().copied(), &mut self.boxes);
        rows::without(&ground.floor, &self.boxes, &mut self.left);
        flood(room, &self.left, player, &mut self.region);
        rows::remove(&mut self.left, &self.region);
        self.count = 0;
        while let Some(first) = rows::first(room, &self.left).filter(|_| self.count < MOST) {
            if self.kept.len() == self.count {
                self.kept.push(Region::default());
            }
            let region = &mut self.kept[self.count];
            flood(room, &self.left, first, &mut region.cells);
            rows::remove(&mut self.left, &region.cells);
            rows::beside(&region.cells, &self.boxes, &mut region.fence);
            region.firsts.clear();
            region.firsts.push(first);
            region.unsettled = is_unsettled(room, region);
            self.count += usize::from(region.fence.iter().any(|&row| row != 0));
        }
    }

    /// Whether one of the problems is dead.
    pub fn any(&mut self, mut is_dead: impl FnMut(&Region) -> bool) -> bool {
        let (regions, joint) = (&self.kept[..self.count], &mut self.joint);
        if regions.iter().any(|region| region.unsettled && is_dead(region)) {
            return true;
        }
        for (at, one) in regions.iter().enumerate() {
            for other in &regions[at + 1..] {
                if (one.unsettled || other.unsettled) && rows::meet(&one.fence, &other.fence) {
                    rows::union(&one.cells, &other.cells, &mut joint.cells);
                    rows::union(&one.fence, &other.fence, &mut joint.fence);
                    joint.firsts.clear();
                    joint.firsts.extend(one.firsts.iter().chain(&other.firsts));
                    if is_dead(joint) {
                        return true;
                    }
                }
            }
        }
        false
    }
}

fn is_unsettled(room: &Room, region: &Region) -> bool {
    rows::cells(room, &region.fence).any(|cell| !room.is_goal(cell))
        || room.goals.iter().any(|&goal| room.has(&region.cells, goal))
}
