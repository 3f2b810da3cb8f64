//! Corral search: whether the boxes around a region the player cannot enter can ever be got out of the way.
//!
//! For each such region, and for each two that have a box in common, there are two problems. The *narrow* one is of the
//! boxes beside the region; the zone is the region and their cells, so a box that is pushed out is left out. The *wide* one
//! is also of the boxes at its corners, and of those that stand behind a box beside it, where the player would have to be
//! to push that one inwards; the zone has all cells a king's step away too. It finds much more, but is larger, so the
//! narrow ones come first. The region is the inside of both. The proof that a dead problem is a dead position is in
//! [`super::search`].

use super::super::super::level::Level;
use super::super::super::reach::flood;
use super::super::super::room::{Room, Rows};
use super::ground::Ground;
use super::rows;

/// How many boxes around a region are looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Width {
    #[default]
    Narrow,
    Wide,
}

/// A region and the boxes around it.
#[derive(Debug, Default)]
pub(super) struct Region {
    pub cells: Rows,
    pub width: Width,
    pub fence: Rows,
    pub zone: Rows,
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
            rows::union(&region.cells, &region.fence, &mut region.zone);
            region.width = Width::Narrow;
            region.firsts.clear();
            region.firsts.push(first);
            region.unsettled = is_unsettled(room, region);
            self.count += usize::from(region.fence.iter().any(|&row| row != 0));
        }
    }

    /// Whether one of the problems is dead. The ground is the one that the regions were found on.
    pub fn any(&mut self, room: &Room, ground: &Ground, mut is_dead: impl FnMut(&Region) -> bool) -> bool {
        self.any_so_wide(&mut is_dead) || self.widen(room, ground) && self.any_so_wide(&mut is_dead)
    }

    fn any_so_wide(&mut self, is_dead: &mut impl FnMut(&Region) -> bool) -> bool {
        let (regions, joint) = (&self.kept[..self.count], &mut self.joint);
        if regions.iter().any(|region| region.unsettled && is_dead(region)) {
            return true;
        }
        for (at, one) in regions.iter().enumerate() {
            for other in &regions[at + 1..] {
                if (one.unsettled || other.unsettled) && rows::meet(&one.fence, &other.fence) {
                    rows::union(&one.cells, &other.cells, &mut joint.cells);
                    rows::union(&one.fence, &other.fence, &mut joint.fence);
                    rows::union(&one.zone, &other.zone, &mut joint.zone);
                    joint.width = one.width;
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

    /// Makes the wide problems of the narrow ones; whether any has more boxes.
    fn widen(&mut self, room: &Room, ground: &Ground) -> bool {
        let (boxes, narrow, mut grown) = (&self.boxes, &mut self.left, false);
        for region in &mut self.kept[..self.count] {
            std::mem::swap(narrow, &mut region.fence);
            rows::around(&region.cells, boxes, &mut region.fence);
            rows::add_behind(&region.cells, boxes, &mut region.fence);
            rows::around(&region.cells, &ground.floor, &mut region.zone);
            rows::add(&mut region.zone, &region.fence);
            region.width = Width::Wide;
            region.unsettled = is_unsettled(room, region);
            grown |= region.fence != *narrow;
        }
        grown
    }
}

fn is_unsettled(room: &Room, region: &Region) -> bool {
    rows::cells(room, &region.fence).any(|cell| !room.is_goal(cell))
        || room.goals.iter().any(|&goal| room.has(&region.cells, goal))
}
