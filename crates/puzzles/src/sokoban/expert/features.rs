//! What a position is judged by, and the order of what is better.
//!
//! In this order: progress along the plan ([`super::plan`]), regions that boxes part the floor into, rooms that they cut off
//! from each other ([`super::rooms`]), boxes out of plan ([`super::zones`]), boxes in the way of others
//! ([`super::hotspots`]). Then, oddly, the *larger* sum of distances to goals is better: a box that is not being packed is
//! best left alone, away from where others are to be packed.
//!
//! Where progress goes by layers only it, the regions and the *smaller* total of a matching count: that is quickly worked
//! out, and another way to look at a level.

use super::super::level::{Level, Position};
use super::super::room::Rows;
use super::hotspots::Hotspots;
use super::layers::Layers;
use super::plan::Plan;
use super::regions::Regions;
use super::rooms::Rooms;
use super::zones::Zones;

/// The features of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Features {
    pub packed: u16,
    pub regions: u16,
    pub cut: u16,
    pub out: u16,
    pub hot: u16,
    pub distance: u32,
}

impl Features {
    /// Less is better.
    pub fn score(&self) -> u64 {
        let least = |value: u16, bits: u32| u64::from(value).min((1 << bits) - 1);
        let packed = 0xfff - least(self.packed, 12);
        let distance = 0xffff - u64::from(self.distance).min(0xffff);
        (((packed << 9 | least(self.regions, 9)) << 9 | least(self.cut, 9)) << 9 | least(self.out, 9)) << 25
            | least(self.hot, 9) << 16
            | distance
    }

    /// What positions of one cell have in common.
    pub fn cell(&self) -> (u16, u16, u16) {
        (self.packed, self.regions, self.out)
    }
}

/// What progress is measured by.
#[derive(Debug)]
pub(super) enum Order {
    /// Steps one after the other.
    Plan(Plan),
    /// Layers of goals in each cluster of them.
    Layers(Layers),
}

impl Order {
    fn progress(&self, has_box: impl Fn(u16) -> bool) -> usize {
        match self {
            Order::Plan(plan) => plan.progress(has_box),
            Order::Layers(layers) => layers.packed(has_box),
        }
    }

    /// The most progress there can be.
    pub fn steps(&self) -> usize {
        match self {
            Order::Plan(plan) => plan.most(),
            Order::Layers(layers) => layers.goals(),
        }
    }

    /// The zones out of plan; with layers there are none.
    fn zones(&self, level: &Level) -> Zones {
        match self {
            Order::Plan(plan) => Zones::new(level, plan),
            Order::Layers(_) => Zones::none(level),
        }
    }

    /// The number of steps made at some progress.
    fn made(&self, progress: usize) -> usize {
        match self {
            Order::Plan(plan) => plan.steps_at(progress),
            Order::Layers(_) => progress,
        }
    }

    /// The cell to be filled next, where that is known.
    pub fn next(&self, progress: u16) -> Option<u16> {
        match self {
            Order::Plan(plan) => plan.next(usize::from(progress)),
            Order::Layers(_) => None,
        }
    }
}

/// Knows a level's plan and tables, and works features out. Its vectors are kept from one use to the next.
pub(super) struct Guide {
    pub order: Order,
    zones: Zones,
    hotspots: Hotspots,
    rooms: Rooms,
    regions: Regions,
    /// The cells without a box and those with one, in the position gone to, but for the box taken away.
    free: Rows,
    set: Rows,
    boxes: Vec<u16>,
    /// The features without the box taken away.
    without: Features,
}

impl Guide {
    pub fn new(level: &Level, order: Order) -> Self {
        Guide {
            zones: order.zones(level),
            hotspots: if matches!(order, Order::Layers(_)) { Hotspots::default() } else { Hotspots::new(level) },
            order,
            rooms: Rooms::new(&level.room),
            regions: Regions::default(),
            free: Rows::new(),
            set: Rows::new(),
            boxes: Vec::new(),
            without: Features::default(),
        }
    }

    /// The features of a position.
    pub fn features(&mut self, level: &Level, position: &Position) -> Features {
        let &first = position.boxes.first().expect("a level has a box");
        self.without(level, position, first, 0);
        self.with(level, first, 0, 0)
    }

    /// Takes a box of a position away. `one` are all sides of it that are in one region, or none if that is not known.
    pub fn without(&mut self, level: &Level, position: &Position, from: u16, one: u8) {
        let room = &level.room;
        self.boxes.clear();
        self.boxes.extend(position.boxes.iter().copied().filter(|&cell| cell != from));
        self.set.clear();
        self.set.resize(room.floor.len(), 0);
        self.boxes.iter().for_each(|&cell| room.flip(&mut self.set, cell));
        self.free.clear();
        self.free.extend(room.floor.iter().zip(&self.set).map(|(floor, set)| floor & !set));
        self.regions.without(room, &position.boxes, from, one);
        if !self.is_plain() {
            self.rooms.cut(room, &self.boxes, &self.free);
        }
        self.hotspots.enter(room, &self.boxes, &self.set);
        self.without.distance = self.boxes.iter().map(|&cell| distance(level, cell)).sum();
    }

    /// The features when the box that was taken away stands on another cell, with the total of a matching there; `one` as
    /// before.
    pub fn with(&mut self, level: &Level, to: u16, total: u32, one: u8) -> Features {
        let room = &level.room;
        let regions = self.regions.with(room, to, one) as u16;
        if self.is_plain() {
            room.flip(&mut self.set, to);
            let packed = self.order.progress(|cell| room.has(&self.set, cell)) as u16;
            room.flip(&mut self.set, to);
            return Features {
                packed,
                regions,
                distance: u32::from(u16::MAX).saturating_sub(total),
                ..Features::default()
            };
        }
        let distance = self.without.distance + distance(level, to);
        let hot = self.hotspots.count_with(to, &self.set);
        let cut = self.rooms.cut_with(room, &mut self.free, to) as u16;
        room.flip(&mut self.set, to);
        let packed = self.order.progress(|cell| room.has(&self.set, cell));
        let zone = self.zones.at(self.order.made(packed));
        let out: u32 = zone.iter().zip(&self.set).map(|(zone, set)| (zone & set).count_ones()).sum();
        room.flip(&mut self.set, to);
        Features { packed: packed as u16, regions, cut, out: out as u16, hot: hot as u16, distance }
    }

    /// Whether only progress, regions and distances count.
    pub fn is_plain(&self) -> bool {
        matches!(self.order, Order::Layers(_))
    }

    /// The zone that is out of plan at some progress.
    pub fn zone(&self, packed: u16) -> &Rows {
        self.zones.at(self.order.made(usize::from(packed)))
    }
}

fn distance(level: &Level, cell: u16) -> u32 {
    u32::from(level.distances.nearest(cell))
}

#[cfg(test)]
mod tests {
    use super::super::super::reference::{draw, position};
    use super::super::unpack::{Pull, Unpacking};
    use super::*;
    use solvarium_engine::Rng;

    /// A plan that fills the goals one after the other.
    fn plan(level: &Level) -> Plan {
        let pull = |&from: &u16| Pull { from, to: from, vanishes: true };
        Plan::new(&Unpacking { pulls: level.room.goals.iter().map(pull).collect(), left: Vec::new() })
    }

    #[test]
    fn those_after_a_move_are_those_of_the_new_position() {
        let mut rng = Rng::new(9);
        for _ in 0..300 {
            let Some(level) = draw(&mut rng, 3) else { continue };
            let mut guide = Guide::new(&level, Order::Plan(plan(&level)));
            let now = position(&mut rng, &level.room, 3);
            for &from in &now.boxes {
                for to in (0..level.room.cells() as u16).filter(|&to| !now.has_box(to)) {
                    guide.without(&level, &now, from, 0);
                    let after = guide.with(&level, to, 0, 0);
                    let mut moved = now.clone();
                    moved.push(from, to);
                    assert_eq!(after, guide.features(&level, &moved));
                }
            }
        }
    }

    #[test]
    fn progress_comes_first_and_distance_last() {
        let base = Features { packed: 3, regions: 2, cut: 1, out: 1, hot: 1, distance: 40 };
        assert!(Features { packed: 4, regions: 9, ..base }.score() < base.score());
        assert!(Features { regions: 1, cut: 9, ..base }.score() < base.score());
        assert!(Features { hot: 0, distance: 0, ..base }.score() < base.score());
        assert!(Features { distance: 41, ..base }.score() < base.score());
    }
}
