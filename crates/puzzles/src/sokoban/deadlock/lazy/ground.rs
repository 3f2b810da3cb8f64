//! What is left of a level when boxes that no solution moves are taken for walls.
//!
//! Such boxes are the frozen ones ([`super::super::freeze`]) and those that the reverse peel fixes ([`super::peel`]). With
//! more walls there are fewer ways of a lone box, so more cells are dead; so more boxes are frozen, and more are fixed. This
//! is done until nothing changes. Then each box must have a goal of its own that it can be pushed to between the walls.
//!
//! Each step is sound for the same reason: every solution of the position leaves the walls where they are, so it is a
//! solution in the room that has them; and one may stop anywhere. What is worked out for a set of walls is kept, for a number of sets; then the
//! oldest makes room.

use std::hash::BuildHasherDefault;

use hashbrown::HashMap;
use rapidhash::fast::RapidHasher;

use super::super::super::distances::{Distances, FAR, Pulls};
use super::super::super::keys::{Keys, Role};
use super::super::super::level::Level;
use super::super::super::pairing::Pairing;
use super::super::super::room::Rows;
use super::super::freeze::Freeze;
use super::peel::{End, Peel};
use super::rows;

/// A level between some walls.
#[derive(Debug, Default)]
pub(super) struct Ground {
    /// The name of the walls.
    pub key: u128,
    /// The cells that are not walls.
    pub floor: Rows,
    /// The pushes of a lone box on them.
    pub distances: Distances,
    ends: Vec<End>,
    count: usize,
}

/// The grounds of a level.
#[derive(Debug)]
pub(super) struct Grounds {
    kept: Vec<Ground>,
    places: HashMap<u128, usize, BuildHasherDefault<RapidHasher<'static>>>,
    most: usize,
    /// Whether the level is so large that only the ground without walls is used: another takes too long to make.
    large: bool,
    /// The place that makes room next; the first, without walls, is never given away.
    oldest: usize,
    pulls: Pulls,
    peel: Peel,
    freeze: Freeze,
    pairing: Pairing,
    walls: Rows,
    boxes: Rows,
    stays: Rows,
    loose: Vec<u16>,
}

/// Bytes that grounds may take.
const MOST_BYTES: usize = 16 << 20;
/// Cells times goals of the levels that are not large.
const LARGE: usize = 40_000;
/// Most grounds that are kept.
const MOST: usize = 2048;

impl Grounds {
    /// The grounds of a level, the one without walls first.
    pub fn new(level: &Level) -> Self {
        let room = &level.room;
        let bytes = room.cells() * (room.goals.len() + 1) * 2 + room.floor.len() * 80 + 200;
        let mut grounds = Grounds {
            kept: Vec::new(),
            places: HashMap::default(),
            large: room.cells() * room.goals.len() > LARGE,
            most: (MOST_BYTES / bytes).clamp(16, MOST),
            oldest: 1,
            pulls: Pulls::default(),
            peel: Peel::default(),
            freeze: Freeze::default(),
            pairing: Pairing::default(),
            walls: vec![0; room.floor.len()],
            boxes: Rows::new(),
            stays: Rows::new(),
            loose: Vec::new(),
        };
        grounds.place(level, 0);
        grounds
    }

    /// The ground of a position, and the boxes that are no walls, in order; none if the position is dead.
    pub fn find(&mut self, level: &Level, boxes: &[u16], player: u16, keys: &Keys) -> Option<(&Ground, &[u16])> {
        let room = &level.room;
        self.walls.fill(0);
        rows::fill(room, boxes.iter().copied(), &mut self.boxes);
        let (mut key, mut fixed) = (0, 0);
        loop {
            let at = self.place(level, key);
            if !self.fix(level, at, player) {
                return None;
            }
            self.loose.clear();
            self.loose.extend(boxes.iter().copied().filter(|&cell| !room.has(&self.walls, cell)));
            let Ground { floor, distances, .. } = &self.kept[at];
            let walls = &self.walls;
            let open = |side| room.has(floor, side) && !room.has(walls, side);
            for &cell in self.freeze.among(room, distances, &self.loose, open) {
                if !room.is_goal(cell) {
                    return None;
                }
                room.flip(&mut self.walls, cell);
            }
            let walls: u32 = self.walls.iter().map(|row| row.count_ones()).sum();
            if walls == fixed || self.large {
                return self.settle(level, boxes, at);
            }
            fixed = walls;
            key = keys.all(Role::Wall, rows::cells(room, &self.walls));
        }
    }

    /// The end of the search for a ground: the loose boxes on it, if they can be matched.
    fn settle(&mut self, level: &Level, boxes: &[u16], at: usize) -> Option<(&Ground, &[u16])> {
        let ground = &self.kept[at];
        // Without walls the matching is the one that searches keep anyway.
        if at > 0 {
            let fits = |number: usize, goal: usize| ground.distances.from(boxes[number])[goal] != FAR;
            if !self.pairing.exists(boxes.len(), boxes.len(), fits) {
                return None;
            }
        }
        self.loose.clear();
        self.loose.extend(boxes.iter().copied().filter(|&cell| level.room.has(&ground.floor, cell)));
        Some((ground, &self.loose))
    }

    /// Adds to the walls what all ends that are possible ask for; whether there are any.
    fn fix(&mut self, level: &Level, at: usize, player: u16) -> bool {
        let Grounds { kept, walls, boxes, stays, .. } = self;
        let ground = &kept[at];
        let possible = |end: &&End| level.room.has(&end.reach, player) && rows::within(&end.stays, boxes);
        let mut ends = ground.ends[..ground.count].iter().filter(possible);
        let Some(first) = ends.next() else { return false };
        stays.clone_from(&first.stays);
        ends.for_each(|end| rows::keep(stays, &end.stays));
        rows::add(walls, stays);
        true
    }

    /// The place of the ground whose walls are these.
    fn place(&mut self, level: &Level, key: u128) -> usize {
        if let Some(&at) = self.places.get(&key) {
            return at;
        }
        let at = if self.kept.len() < self.most {
            self.kept.push(Ground::default());
            self.kept.len() - 1
        } else {
            let at = self.oldest;
            self.places.remove(&self.kept[at].key);
            self.oldest = if at + 1 < self.kept.len() { at + 1 } else { 1 };
            at
        };
        let ground = &mut self.kept[at];
        ground.key = key;
        rows::without(&level.room.floor, &self.walls, &mut ground.floor);
        ground.distances.measure(&level.room, &ground.floor, &mut self.pulls);
        ground.count = self.peel.ends(level, &ground.floor, &mut ground.ends);
        self.places.insert(key, at);
        at
    }

    /// The ground without walls.
    #[cfg(test)]
    pub fn bare(&self) -> &Ground {
        &self.kept[0]
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.kept.first().map_or(0, |ground| ground.distances.bytes() + ground.floor.len() * 80 + 200) * self.kept.len()
    }
}
