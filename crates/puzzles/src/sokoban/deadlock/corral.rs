//! Corrals: areas the player cannot walk into, and what they let a search leave out.
//!
//! A *corral* is one or more regions the player is not in, together with a set of boxes, such that around its regions
//! there are only walls and boxes of the set. Before one of these boxes is pushed the player cannot be inside, and no other
//! box can get in.
//!
//! **PI-corral pruning.** Suppose that every push of a box of the set that could ever be the first of them goes into the
//! corral and can be made now; and that some box of the set must yet be pushed, because one of them is on no goal or a goal
//! inside is empty. Then only these pushes need be looked at. For take a solution, and in it the first push of a box of
//! the set. It can be made now, and it can be made *first*: it takes nothing from the region the player is in, the
//! pushes made before it in the solution neither use nor change the inside, and after it and them the position is the same.
//! So there is a solution with as many pushes that begins with it; searches by pushes stay optimal. (Walks may become
//! longer, so it is not used where steps count.) Without any such push the position is dead.
//!
//! A push that leads to a dead cell, or makes a dead pair with another box of the set, is in no solution and is not counted.
//!
//! B. Damgård, M. Meger and others, the Sokoban wiki, *Corral deadlocks* and *PI-corrals*.

use solvarium_engine::grid::Direction;

use super::super::level::Level;
use super::super::reach::Reach;
use super::super::room::NONE;
use super::pairs::Pairs;

/// A push: the cell of the box and where it is pushed.
pub type Shove = (u16, Direction);

/// The player's own region.
const OUTSIDE: u8 = 0;
/// A cell with a box.
const BOX: u8 = u8::MAX;
/// A cell that has no label yet.
const BLANK: u8 = u8::MAX - 1;
/// Most regions that are distinguished; with more, nothing is pruned.
const MOST_REGIONS: usize = 60;

/// Finds corrals. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub struct Corrals {
    /// For each cell the number of its region, [`OUTSIDE`] or [`BOX`].
    labels: Vec<u8>,
    queue: Vec<u16>,
    /// The corral being looked at.
    set: Vec<u16>,
    in_set: Vec<bool>,
    regions: u64,
    pushes: Vec<Shove>,
    best: Vec<Shove>,
}

impl Corrals {
    /// The pushes that are enough, if there is a corral to which the search can be held; the fewest there are.
    /// `reach` is the player's region between the boxes.
    pub fn enough(&mut self, level: &Level, boxes: &[u16], reach: &Reach, pairs: &mut Pairs) -> Option<&[Shove]> {
        let regions = self.label(level, boxes, reach)?;
        let (mut found, mut looked) = (false, 0u64);
        for region in 1..=regions {
            if looked >> region & 1 == 0 && self.close(level, region, pairs) && self.must_open(level) {
                if !found || self.pushes.len() < self.best.len() {
                    std::mem::swap(&mut self.pushes, &mut self.best);
                }
                found = true;
            }
            looked |= self.regions;
        }
        found.then_some(&self.best[..])
    }

    /// Numbers the regions the player is not in; none if there are none, or too many.
    pub(super) fn label(&mut self, level: &Level, boxes: &[u16], reach: &Reach) -> Option<usize> {
        let room = &level.room;
        if (0..room.floor.len()).all(|row| reach.row(row) == reach.free_row(row)) {
            return None;
        }
        self.labels.clear();
        let label = |cell| if reach.has(room, cell) { OUTSIDE } else { BLANK };
        self.labels.extend((0..room.cells() as u16).map(label));
        boxes.iter().for_each(|&cell| self.labels[usize::from(cell)] = BOX);
        let mut regions = 0;
        for cell in 0..room.cells() as u16 {
            if self.labels[usize::from(cell)] == BLANK {
                regions += 1;
                if regions > MOST_REGIONS {
                    return None;
                }
                self.fill(level, cell, regions as u8);
            }
        }
        Some(regions)
    }

    fn fill(&mut self, level: &Level, from: u16, label: u8) {
        self.labels[usize::from(from)] = label;
        self.queue.clear();
        self.queue.push(from);
        while let Some(cell) = self.queue.pop() {
            for next in level.room.neighbours(cell) {
                if self.labels[usize::from(next)] == BLANK {
                    self.labels[usize::from(next)] = label;
                    self.queue.push(next);
                }
            }
        }
    }

    /// Makes the corral around a region: adds what it depends on until nothing more is needed. False if a push leads out.
    fn close(&mut self, level: &Level, region: usize, pairs: &mut Pairs) -> bool {
        self.in_set.clear();
        self.in_set.resize(level.room.cells(), false);
        self.set.clear();
        self.regions = 0;
        self.join(level, region as u8);
        loop {
            self.pushes.clear();
            let mut grown = false;
            let mut at = 0;
            while at < self.set.len() {
                let cell = self.set[at];
                at += 1;
                for direction in Direction::ALL {
                    match self.look(level, (cell, direction), pairs) {
                        Look::Never => {}
                        Look::Inward => self.pushes.push((cell, direction)),
                        Look::Outward => return false,
                        Look::Grown => grown = true,
                    }
                }
            }
            if !grown {
                return true;
            }
        }
    }

    /// Adds a region and the boxes around it.
    fn join(&mut self, level: &Level, region: u8) {
        self.regions |= 1 << region;
        for cell in 0..level.room.cells() as u16 {
            if self.labels[usize::from(cell)] == region {
                level.room.neighbours(cell).for_each(|next| self.add(next));
            }
        }
    }

    /// Adds the box on a cell, if one is there and it is new.
    fn add(&mut self, cell: u16) {
        if self.labels[usize::from(cell)] == BOX && !self.in_set[usize::from(cell)] {
            self.in_set[usize::from(cell)] = true;
            self.set.push(cell);
        }
    }

    /// Looks at a push of a box of the set, as the first of the set.
    fn look(&mut self, level: &Level, (cell, direction): Shove, pairs: &mut Pairs) -> Look {
        let room = &level.room;
        let (player, to) = (room.next(cell, direction.opposite()), room.next(cell, direction));
        if player == NONE || to == NONE || level.distances.is_dead(to) {
            return Look::Never;
        }
        let (stands, goes) = (self.labels[usize::from(player)], self.labels[usize::from(to)]);
        let blocked = |label, cell| label == BOX && self.in_set[usize::from(cell)];
        if blocked(stands, player) || blocked(goes, to) || self.is_inside(stands) {
            return Look::Never;
        }
        let dead = |&other: &u16| other != cell && pairs.are_dead(level, to, other, cell);
        if self.set.iter().any(dead) {
            return Look::Never;
        }
        match (stands, goes) {
            (OUTSIDE, OUTSIDE) => Look::Outward,
            (OUTSIDE, _) if self.is_inside(goes) => Look::Inward,
            _ => {
                for (label, cell) in [(stands, player), (goes, to)] {
                    match label {
                        BOX => self.add(cell),
                        label if label != OUTSIDE && !self.is_inside(label) => self.join(level, label),
                        _ => {}
                    }
                }
                Look::Grown
            }
        }
    }

    fn is_inside(&self, label: u8) -> bool {
        label != BOX && label != OUTSIDE && self.regions >> label & 1 != 0
    }

    /// Whether a box of the set must be pushed in any solution.
    fn must_open(&self, level: &Level) -> bool {
        let empty = |&goal: &u16| self.is_inside(self.labels[usize::from(goal)]);
        self.set.iter().any(|&cell| !level.room.is_goal(cell)) || level.room.goals.iter().any(empty)
    }
}

/// What a push of a box of a corral is.
enum Look {
    /// In no solution, or never the first.
    Never,
    /// It goes into the corral, and can be made.
    Inward,
    /// It leads out.
    Outward,
    /// It depends on more, which has been added.
    Grown,
}
