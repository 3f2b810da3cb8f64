//! What annealing and the genetic algorithm see of a level: complete layouts of tents, in one of two schemes.
//!
//! * `repair`, the default, gives each tree one of its spots, so that the pairing is there from the beginning; what is
//!   wrong is that tents touch or that lines have too many or too few. A change moves the tent of one tree, mostly of one
//!   in trouble.
//! * `free` does for Tents what report E does for Light Up: any set of tents, changed by putting, taking or moving one,
//!   judged by the rules that are broken. (The report has no annealing for Tents.)
//!
//! In either, a person's own program may say what a layout is worth.

mod faults;
mod free;
mod repair;
#[cfg(test)]
mod tests;

use solvarium_engine::landscape::energy_of_changed;
use solvarium_engine::own::Energy;
use solvarium_engine::{Cut, Fault, Landscape, Rng};

use super::sites::Sites;
use crate::support::placement::Place;

/// How layouts are made, changed and judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scheme {
    /// A tent for each tree.
    #[default]
    Repair,
    /// Any set of tents.
    Free,
}

/// The layouts of a level.
#[derive(Debug)]
pub struct Layouts<'a> {
    sites: &'a Sites,
    scheme: Scheme,
    /// Trees with a choice of spots.
    movable: Vec<u16>,
    /// What judges in place of the rules that are broken.
    own: Option<Energy>,
}

/// A complete attempt at a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The spot of each tree's tent, where trees have one; `NOWHERE` for a tree without any spot.
    choices: Vec<u16>,
    /// Tents on each spot.
    tents: Vec<u8>,
    /// Tents in each line.
    lines: Vec<u16>,
}

/// A change: a tent is taken, one is put, or both; if it is a tree's, that is named.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tweak {
    tree: Option<u16>,
    take: Option<u16>,
    put: Option<u16>,
}

/// Where the tent of a tree without any spot is.
const NOWHERE: u16 = u16::MAX;

impl<'a> Layouts<'a> {
    /// The layouts of a level in a scheme, judged by a person's own program or by the rules that are broken.
    pub fn new(sites: &'a Sites, scheme: Scheme, own: Option<Energy>) -> Self {
        let movable = (0..sites.tree_count() as u16).filter(|tree| sites.beside_tree[usize::from(*tree)].len() > 1);
        Layouts { sites, scheme, movable: movable.collect(), own }
    }

    /// The layout with these tents, or with the tents of these trees.
    fn layout(&self, choices: Vec<u16>, tents: impl Iterator<Item = u16>) -> Layout {
        let (spots, lines) = (self.sites.spots.len(), self.sites.clues.len());
        let mut layout = Layout { choices, tents: vec![0; spots], lines: vec![0; lines] };
        tents.for_each(|spot| layout.put(self.sites, spot));
        layout
    }

    /// The layout in which trees have their tents on these spots.
    fn chosen(&self, choices: Vec<u16>) -> Layout {
        let tents: Vec<u16> = choices.iter().copied().filter(|spot| *spot != NOWHERE).collect();
        self.layout(choices, tents.into_iter())
    }

    /// What the broken rules cost.
    fn by_rules(&self, layout: &Layout) -> u32 {
        match self.scheme {
            Scheme::Repair => repair::energy(self, layout),
            Scheme::Free => free::energy(self, layout),
        }
    }

    /// How far the lines are from their clues, in tents.
    fn deviation(&self, layout: &Layout) -> u32 {
        let off = |(count, clue): (&u16, &Option<u16>)| clue.map_or(0, |clue| u32::from(clue.abs_diff(*count)));
        layout.lines.iter().zip(&self.sites.clues).map(off).sum()
    }

    /// Pairs of tents that touch.
    fn touching(&self, layout: &Layout) -> u32 {
        let spots = layout.tents.iter().zip(&self.sites.spots).filter(|(tents, _)| **tents > 0);
        spots.map(|(tents, spot)| u32::from(*tents) * layout.around(&spot.near)).sum::<u32>() / 2
    }
}

impl Layout {
    fn put(&mut self, sites: &Sites, spot: u16) {
        self.tents[usize::from(spot)] += 1;
        sites.spots[usize::from(spot)].lines.iter().for_each(|line| self.lines[usize::from(*line)] += 1);
    }

    fn take(&mut self, sites: &Sites, spot: u16) {
        self.tents[usize::from(spot)] -= 1;
        sites.spots[usize::from(spot)].lines.iter().for_each(|line| self.lines[usize::from(*line)] -= 1);
    }

    /// Tents on some spots.
    fn around(&self, spots: &[u16]) -> u32 {
        spots.iter().map(|spot| u32::from(self.tents[usize::from(*spot)])).sum()
    }

    /// The spots with a tent.
    fn occupied(&self) -> impl Iterator<Item = u16> + '_ {
        (0..self.tents.len() as u16).filter(|spot| self.tents[usize::from(*spot)] > 0)
    }
}

impl Landscape for Layouts<'_> {
    type Candidate = Layout;
    type Tweak = Tweak;
    type Move = Place;

    fn random(&self, rng: &mut Rng) -> Layout {
        match self.scheme {
            Scheme::Repair => repair::random(self, rng),
            Scheme::Free => free::random(self, rng),
        }
    }

    fn tweak(&self, layout: &Layout, rng: &mut Rng) -> Tweak {
        match self.scheme {
            Scheme::Repair => repair::tweak(self, layout, rng),
            Scheme::Free => free::tweak(self, layout, rng),
        }
    }

    fn apply(&self, layout: &mut Layout, tweak: &Tweak) {
        tweak.take.into_iter().for_each(|spot| layout.take(self.sites, spot));
        tweak.put.into_iter().for_each(|spot| layout.put(self.sites, spot));
        if let (Some(tree), Some(spot)) = (tweak.tree, tweak.put) {
            layout.choices[usize::from(tree)] = spot;
        }
    }

    fn energy(&self, layout: &Layout) -> u32 {
        let by_rules = self.by_rules(layout);
        self.own.map_or(by_rules, |own| own.judge(&self.cells(layout), by_rules))
    }

    fn energy_after(&self, layout: &Layout, now: u32, tweak: &Tweak) -> u32 {
        match (self.scheme, tweak.take, tweak.put) {
            (_, None, None) => now,
            (Scheme::Repair, Some(take), Some(put)) if self.own.is_none() => {
                repair::energy_after(self, layout, now, take, put)
            }
            _ => energy_of_changed(self, layout, tweak),
        }
    }

    /// Trees (or spots) before a random one are as in one parent, the others as in the other: as these are numbered row
    /// by row, a child has the upper part of one parent and the lower part of the other.
    fn cut(&self, a: &Layout, _b: &Layout, rng: &mut Rng) -> Cut {
        let sites = self.sites;
        match self.scheme {
            Scheme::Repair => {
                let before = rng.below(a.choices.len() + 1);
                Cut::Order { before, cell: sites.camp.trees.iter().nth(before) }
            }
            Scheme::Free => {
                let before = rng.below(a.tents.len() + 1);
                Cut::Order { before, cell: sites.spots.get(before).map(|spot| usize::from(spot.cell)) }
            }
        }
    }

    fn join(&self, before: &Layout, behind: &Layout, cut: Cut) -> Layout {
        let first = cut.before();
        match self.scheme {
            Scheme::Repair => self.chosen([&before.choices[..first], &behind.choices[first..]].concat()),
            Scheme::Free => {
                let upper = before.occupied().take_while(|spot| usize::from(*spot) < first);
                self.layout(Vec::new(), upper.chain(behind.occupied().skip_while(|spot| usize::from(*spot) < first)))
            }
        }
    }

    fn candidate_bytes(&self, layout: &Layout) -> usize {
        size_of::<Layout>() + 2 * layout.choices.len() + layout.tents.len() + 2 * layout.lines.len()
    }

    fn moves(&self, layout: &Layout) -> Vec<Place> {
        layout.occupied().map(|spot| Place(self.sites.spots[usize::from(spot)].cell)).collect()
    }

    fn faults(&self, layout: &Layout) -> Vec<Fault> {
        let faults = match self.scheme {
            Scheme::Repair => repair::faults(self, layout),
            Scheme::Free => free::faults(self, layout),
        };
        if self.own.is_some() { Fault::judged(self.energy(layout), faults) } else { faults }
    }

    fn cells(&self, layout: &Layout) -> Vec<usize> {
        layout.occupied().map(|spot| self.cell_of(spot)).collect()
    }
}
