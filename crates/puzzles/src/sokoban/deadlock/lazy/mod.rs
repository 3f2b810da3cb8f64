//! Tests that are too slow for every position, made only for the move about to be played.
//!
//! 1. Boxes that no solution moves become walls; the ways of a lone box and the matching between them ([`ground`]), with
//! 2. the reverse peel ([`peel`]).
//! 3. Small searches of the boxes around regions the player cannot enter ([`fences`]),
//! 4. of the boxes in small rooms ([`rooms`]), and
//! 5. of boxes that stand close together ([`clumps`]).
//!
//! What they find rises: a position from which every move leads to a dead one is dead ([`family`]).
//!
//! All small searches are one ([`search`]), and what they find is kept ([`verdicts`]). Budgets count positions, so the
//! same questions in the same order get the same answers. In the steady state nothing is allocated.
//!
//! The ideas of the tests are those of Y. Shoham's solver Festival, described in *The FESS algorithm*, 2020.

mod clumps;
pub(crate) mod family;
mod fences;
mod ground;
mod peel;
mod rooms;
mod search;
#[cfg(test)]
mod tests;
mod verdicts;

use super::super::keys::{Keys, Role};
use super::super::level::Level;
use super::super::reach::flood;
use super::super::room::Rows;
use super::super::rows;
use super::pairs::Pairs;
use clumps::Clumps;
use fences::{Fences, Region, Width};
use ground::{Ground, Grounds};
use search::{Problem, Search, Verdict};
use verdicts::Verdicts;

/// Positions that the searches get at first.
const FENCE_BUDGET: u32 = 25;
const ZONE_BUDGET: u32 = 200;
/// How many boxes a room has that is searched.
const ROOM_BOXES: std::ops::RangeInclusive<u32> = 2..=5;
/// Verdicts that are kept, twice.
const VERDICTS: usize = 1 << 15;

/// Which test found a position dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    /// Walls, peel or matching.
    Ground,
    /// The boxes around a region.
    Fence,
    /// The boxes in a room.
    Room,
    /// Boxes close together.
    Clump,
}

/// The tests, with what they keep.
#[derive(Debug)]
pub(crate) struct Lazy {
    grounds: Grounds,
    fences: Fences,
    rooms: Vec<Rows>,
    clumps: Clumps,
    boxes: Rows,
    small: Small,
}

impl Lazy {
    /// The tests of a level.
    pub fn new(level: &Level) -> Self {
        Lazy {
            grounds: Grounds::new(level),
            fences: Fences::default(),
            rooms: rooms::zones(level),
            clumps: Clumps::default(),
            boxes: Rows::new(),
            small: Small::new(level),
        }
    }

    /// Why a position is dead, if one of the tests finds that it is. Its boxes are in order. If a box has been moved to a
    /// cell and the tests let the position before pass, rooms and clumps elsewhere have not become worse: only those
    /// around that cell are looked at.
    pub fn why_dead(
        &mut self,
        level: &Level,
        boxes: &[u16],
        player: u16,
        moved: Option<u16>,
        pairs: &mut Pairs,
    ) -> Option<Reason> {
        let Lazy { grounds, fences, rooms, clumps, boxes: among, small } = self;
        let Some((ground, loose)) = grounds.find(level, boxes, player, &small.keys) else {
            return Some(Reason::Ground);
        };
        fences.find(level, ground, loose, player);
        if fences.any(&level.room, ground, |region| small.fence(level, ground, player, region, pairs)) {
            return Some(Reason::Fence);
        }
        let mut is_dead = |boxes: &Rows, zone: &Rows, kind: usize| {
            moved.is_none_or(|cell| level.room.has(zone, cell))
                && small.zone(level, ground, player, (boxes, zone, kind), pairs)
        };
        for (number, zone) in rooms.iter().enumerate() {
            rows::fill(&level.room, loose.iter().copied().filter(|&cell| level.room.has(zone, cell)), among);
            if ROOM_BOXES.contains(&among.iter().map(|row| row.count_ones()).sum())
                && is_dead(among, zone, room_kind(number))
            {
                return Some(Reason::Room);
            }
        }
        clumps.any(&level.room, &ground.floor, loose, is_dead).then_some(Reason::Clump)
    }

    /// Bytes held by tables.
    pub fn bytes(&self) -> usize {
        self.grounds.bytes() + self.small.verdicts.bytes()
    }
}

/// The kind of the zone of a room. Those of clumps have the kinds before.
fn room_kind(number: usize) -> usize {
    clumps::LARGEST + 1 + number
}

/// The small searches, with what is known of them.
#[derive(Debug)]
struct Small {
    keys: Keys,
    search: Search,
    verdicts: Verdicts,
    boxes: Vec<u16>,
    zone: Rows,
    nothing: Rows,
    free: Rows,
    region: Rows,
}

impl Small {
    fn new(level: &Level) -> Self {
        Small {
            keys: Keys::new(level.room.cells()),
            search: Search::default(),
            verdicts: Verdicts::new(VERDICTS),
            boxes: Vec::new(),
            zone: Rows::new(),
            nothing: vec![0; level.room.floor.len()],
            free: Rows::new(),
            region: Rows::new(),
        }
    }

    /// Whether the boxes around a region make a position dead.
    fn fence(&mut self, level: &Level, ground: &Ground, player: u16, region: &Region, pairs: &mut Pairs) -> bool {
        self.boxes.clear();
        self.boxes.extend(rows::cells(&level.room, &region.fence));
        self.zone.clone_from(&region.zone);
        let role = match region.width {
            Width::Narrow => Role::Inside,
            Width::Wide => Role::Within,
        };
        let zone = self.keys.all(role, region.firsts.iter().copied());
        self.is_dead(level, ground, player, (zone, Some(&region.cells)), pairs)
    }

    /// Whether boxes in a zone make a position dead. With the ground and the boxes, its kind says which zone it is.
    fn zone(
        &mut self,
        level: &Level,
        ground: &Ground,
        player: u16,
        (boxes, zone, kind): (&Rows, &Rows, usize),
        pairs: &mut Pairs,
    ) -> bool {
        self.boxes.clear();
        self.boxes.extend(rows::cells(&level.room, boxes));
        if self.boxes.iter().all(|&cell| level.room.is_goal(cell)) {
            return false;
        }
        self.zone.clone_from(zone);
        self.is_dead(level, ground, player, (kind as u128, None), pairs)
    }

    /// Whether the problem of the boxes and the zone, which has a name, is dead, with the region the boxes are around, if
    /// they are.
    fn is_dead(
        &mut self,
        level: &Level,
        ground: &Ground,
        player: u16,
        (name, inside): (u128, Option<&Rows>),
        pairs: &mut Pairs,
    ) -> bool {
        let Small { keys, search, verdicts, boxes, zone, nothing, free, region } = self;
        let (room, is_fence) = (&level.room, inside.is_some());
        free.clone_from(&ground.floor);
        boxes.iter().for_each(|&cell| room.flip(free, cell));
        flood(room, free, player, region);
        let player = rows::first(room, region).expect("the player is somewhere");
        let key = ground.key ^ keys.all(Role::Box, boxes.iter().copied()) ^ keys.of(Role::Player, player) ^ name;
        let inside = inside.unwrap_or(nothing);
        let problem =
            Problem { level, floor: &ground.floor, distances: &ground.distances, boxes, player, zone, inside };
        let budget = if is_fence { FENCE_BUDGET } else { ZONE_BUDGET };
        verdicts.of(key, budget, |budget| search.run(&problem, budget, keys, pairs)) == Verdict::Dead
    }
}
