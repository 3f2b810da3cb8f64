//! The inequality of the border table and how the removal of a border changes it: see [`super::border`].

use super::level::Level;
use crate::water_sort::contents::EMPTY;

/// What the removal of a family's top border does.
#[derive(Clone, Copy, Debug, Default)]
pub struct Step {
    /// The colour that must go.
    pub colour: u8,
    /// The room that goes with it.
    pub room: u32,
    /// The colour uncovered.
    pub uncovered: u8,
    /// How many units of it.
    pub units: u32,
    /// The room for it, 0 when the cup is now uniform.
    pub gained: u32,
    /// The family left, 0 when the cup is now uniform.
    pub next: u16,
    /// What is below the border, all of it locked in until then.
    pub below: u16,
}

/// The numbers of the inequality for one state.
#[derive(Clone, Debug)]
pub struct Table {
    capacity: u32,
    /// Per colour: all its units.
    units: Vec<u32>,
    /// Per colour: `F`, its loose units.
    loose: Vec<u32>,
    /// Per colour: `G`, the room above the borders it shows over.
    room: Vec<u32>,
    /// Per colour: by how much the room it is still to gain when uncovered exceeds the units that come with it.
    relief: Vec<u32>,
    /// `M`, the uniform or empty cups.
    spare: u32,
    /// The sum of the terms.
    need: u32,
}

impl Table {
    /// A table for the states of `level`, not yet loaded.
    pub fn new(level: &Level) -> Table {
        let (capacity, colours) = (level.contents.capacity() as u32, level.contents.colours());
        Table {
            capacity,
            units: level.fills.iter().map(|&m| u32::from(m) * capacity).collect(),
            loose: vec![0; colours],
            room: vec![0; colours],
            relief: vec![0; colours],
            spare: 0,
            need: 0,
        }
    }

    /// Cups the loose units can leave empty.
    pub fn slack(&self) -> u32 {
        self.spare - self.need
    }

    /// The numbers of the state `cups`.
    pub fn load(&mut self, level: &Level, cups: &[u16]) {
        self.loose.fill(0);
        self.room.fill(0);
        self.spare = 0;
        for &id in cups {
            let content = level.contents.at(id);
            if id != EMPTY {
                self.loose[usize::from(content.top)] += u32::from(content.run);
            }
            if id == EMPTY || content.uniform {
                self.spare += 1;
            } else {
                self.room[usize::from(content.top)] += u32::from(content.run + content.free);
            }
        }
        self.count_need();
    }

    /// Adds what is buried to the numbers of the state `cups`, for the test of saturation.
    pub fn load_relief(&mut self, level: &Level, cups: &[u16]) {
        self.relief.fill(0);
        for &id in cups {
            let mut below = level.contents.at(id).below;
            while below != EMPTY {
                let content = level.contents.at(below);
                if !content.uniform {
                    self.relief[usize::from(content.top)] += u32::from(content.free);
                }
                below = content.below;
            }
        }
    }

    /// The numbers of a border state: the families of the non-uniform cups, 0 for any other cup.
    pub fn load_key(&mut self, level: &Level, steps: &[Step], key: &[u16]) {
        self.loose.copy_from_slice(&self.units);
        self.room.fill(0);
        self.relief.fill(0);
        let locked = key.partition_point(|&family| family == 0);
        self.spare = locked as u32;
        for step in key[locked..].iter().map(|&family| &steps[usize::from(family)]) {
            self.room[usize::from(step.colour)] += step.room;
            let mut id = step.below;
            while id != EMPTY {
                let content = level.contents.at(id);
                self.loose[usize::from(content.top)] -= u32::from(content.run);
                if !content.uniform {
                    self.relief[usize::from(content.top)] += u32::from(content.free);
                }
                id = content.below;
            }
        }
        self.count_need();
    }

    /// Adds up the terms.
    fn count_need(&mut self) {
        self.need = (0..self.loose.len()).map(|c| self.term(c as u8)).sum();
    }

    /// Extra cups that the loose units of `colour` need.
    fn term(&self, colour: u8) -> u32 {
        let c = usize::from(colour);
        self.cups_for(self.loose[c], self.room[c])
    }

    /// Extra cups that `loose` units with `room` elsewhere need. Nearly always none or one.
    #[inline]
    fn cups_for(&self, loose: u32, room: u32) -> u32 {
        match loose.saturating_sub(room) {
            0 => 0,
            over if over <= self.capacity => 1,
            over => over.div_ceil(self.capacity),
        }
    }

    /// The removals to try in the loaded state with sorted key `key`: all allowed ones, each family once; or only one,
    /// under a saturated colour, when there is such a one.
    pub fn removals<'a>(&'a self, steps: &'a [Step], key: &'a [u16]) -> impl Iterator<Item = u16> + 'a {
        let borders = &key[key.partition_point(|&family| family == 0)..];
        let free = borders.iter().position(|&family| self.is_saturated(steps[usize::from(family)].colour));
        let tried = match free {
            Some(at) => &borders[at..=at],
            None => borders,
        };
        let distinct = tried.chunk_by(|a, b| a == b).map(|same| same[0]);
        distinct.filter(|&family| self.allows(&steps[usize::from(family)]))
    }

    /// Whether a border may be removed.
    pub fn allows(&self, step: &Step) -> bool {
        let c = usize::from(step.colour);
        let term = self.cups_for(self.loose[c], self.room[c] - step.room);
        self.need - self.term(step.colour) + term <= self.spare
    }

    /// Whether removing a border under `colour` is free for ever: see [`super::border`].
    fn is_saturated(&self, colour: u8) -> bool {
        let c = usize::from(colour);
        self.loose[c] + self.capacity > self.room[c] + self.relief[c] + self.units[c]
    }

    /// The slack after a removal.
    pub fn slack_after(&self, step: &Step) -> u32 {
        let (c, d) = (usize::from(step.colour), usize::from(step.uncovered));
        let before = self.term(step.colour) + self.term(step.uncovered);
        let after = self.cups_for(self.loose[c], self.room[c] - step.room)
            + self.cups_for(self.loose[d] + step.units, self.room[d] + step.gained);
        self.spare + u32::from(step.next == 0) + before - self.need - after
    }

    /// Removes a border.
    pub fn remove(&mut self, step: &Step) {
        let (c, d) = (usize::from(step.colour), usize::from(step.uncovered));
        self.need -= self.term(step.colour) + self.term(step.uncovered);
        self.room[c] -= step.room;
        self.loose[d] += step.units;
        self.room[d] += step.gained;
        self.relief[d] -= step.gained.saturating_sub(step.units);
        self.spare += u32::from(step.next == 0);
        self.need += self.term(step.colour) + self.term(step.uncovered);
    }

    /// Undoes [`Table::remove`].
    pub fn restore(&mut self, step: &Step) {
        let (c, d) = (usize::from(step.colour), usize::from(step.uncovered));
        self.need -= self.term(step.colour) + self.term(step.uncovered);
        self.room[c] += step.room;
        self.loose[d] -= step.units;
        self.room[d] -= step.gained;
        self.relief[d] += step.gained.saturating_sub(step.units);
        self.spare -= u32::from(step.next == 0);
        self.need += self.term(step.colour) + self.term(step.uncovered);
    }
}

/// The effect of removing each family's top border.
pub fn steps(level: &Level) -> Vec<Step> {
    let contents = &level.contents;
    let mut steps = vec![Step::default(); contents.families()];
    for id in 1..contents.count() as u16 {
        let content = contents.at(id);
        if content.uniform {
            continue;
        }
        let below = contents.at(content.below);
        steps[usize::from(content.family)] = Step {
            colour: content.top,
            room: u32::from(content.run + content.free),
            uncovered: below.top,
            units: u32::from(below.run),
            gained: if below.uniform { 0 } else { u32::from(below.run + below.free) },
            next: if below.uniform { 0 } else { below.family },
            below: content.below,
        };
    }
    steps
}
