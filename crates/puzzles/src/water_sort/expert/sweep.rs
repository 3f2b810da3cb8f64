//! A beam over border removals: the optimiser of boards with little room.
//!
//! Beams over single pours ([`super::beam`]) keep many positions that differ only in when loose water was poured
//! together. Here one step takes one border away, with all the pours this needs, and positions are compared when the same
//! *number* of borders has gone. Of positions with the same borders left only the best is kept, so a beam of the same width
//! sees many more orders of removal. The rank is the length that must at least result, less something for slack.
//!
//! How a run leaves its border is settled in [`super::spots`]. A beam proves nothing; every order it finds is a sequence
//! of legal pours.

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;
use solvarium_engine::{Ctx, Stop};

use super::border::Life;
use super::judge::{Judge, PATIENCE};
use super::level::{Level, Transfer, mix};
use super::spots::{Spots, Way, remove};
use super::unfold::finish;
use crate::water_sort::contents::EMPTY;

/// One beam: how wide, and what it looks for.
#[derive(Clone, Copy, Debug)]
pub struct Sweep {
    /// Positions kept per number of removals.
    pub width: usize,
    /// Solutions must be shorter than this.
    pub below: u32,
    /// What an empty cup's worth of slack counts, in eighths of a pour.
    pub slack: i64,
    /// Chooses among positions of equal rank.
    pub seed: u64,
    /// The beam is given up once so many positions were expanded in the run.
    pub end: u64,
}

/// What a sweep met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swept {
    /// The shortest solution from where it began.
    pub pours: Option<Vec<Transfer>>,
    /// Positions were left out: another sweep may meet more.
    pub dropped: bool,
}

/// Sweeps from the position `start` to the end.
pub fn sweep(level: &Level, judge: &mut Judge, start: &[u16], sweep: Sweep, ctx: &mut Ctx<'_>) -> Result<Swept, Stop> {
    let mut front = Front {
        level,
        judge,
        sweep,
        keys: start.to_vec(),
        made: vec![0],
        links: vec![Link { parent: 0, from: EMPTY, way: Way::Open }],
        base: 0,
        entrants: Vec::new(),
        met: HashTable::new(),
        spots: Spots::new(level.contents.colours()),
        dropped: false,
    };
    let borders = |&id: &u16| usize::from(level.contents.at(id).runs.saturating_sub(1));
    for _ in 0..start.iter().map(borders).sum() {
        front.gather(ctx)?;
        front.select(ctx)?;
        if front.keys.is_empty() || ctx.stats.expanded >= sweep.end {
            return Ok(Swept { pours: None, dropped: front.dropped });
        }
    }
    let pours = front.best(start).filter(|pours| pours.len() < sweep.below as usize);
    Ok(Swept { pours, dropped: front.dropped })
}

/// How a kept position was reached.
#[derive(Clone, Copy, Debug)]
struct Link {
    parent: u32,
    /// The content that loses its top border.
    from: u16,
    way: Way,
}

/// A successor, not yet made.
#[derive(Clone, Copy, Debug)]
struct Entrant {
    rank: (i64, u64),
    link: Link,
}

/// All kept positions after one number of removals.
struct Front<'a> {
    level: &'a Level<'a>,
    judge: &'a mut Judge,
    sweep: Sweep,
    /// The kept positions, one key after another.
    keys: Vec<u16>,
    /// Pours made to each.
    made: Vec<u32>,
    links: Vec<Link>,
    base: usize,
    entrants: Vec<Entrant>,
    met: HashTable<u64>,
    spots: Spots,
    dropped: bool,
}

impl Front<'_> {
    /// Lists the removals possible in the kept positions, best first.
    fn gather(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        self.entrants.clear();
        let (size, bytes) = (self.level.start.len(), self.bytes());
        for (place, cups) in self.keys.chunks_exact(size).enumerate() {
            ctx.evaluate()?;
            ctx.hold(bytes)?;
            let (level, judge, sweep) = (self.level, &mut *self.judge, self.sweep);
            let sum = self.made[place] + judge.bounds.runs(level, cups);
            judge.borders.slack(level, cups);
            self.spots.load(level, cups);
            let salt = mix(level.hash(cups) ^ sweep.seed);
            let parent = (self.base + place) as u32;
            let entrants = &mut self.entrants;
            self.spots.removals(level, judge, cups, |from, way, cost, slack| {
                let sum = sum + cost;
                if sum < sweep.below {
                    let rank = 8 * i64::from(sum) - sweep.slack * i64::from(slack);
                    let chance = mix(salt ^ u64::from(from));
                    entrants.push(Entrant { rank: (rank, chance), link: Link { parent, from, way } });
                }
            });
        }
        self.entrants.sort_unstable_by_key(|entrant| entrant.rank);
        Ok(())
    }

    /// Makes the best successors the kept positions.
    fn select(&mut self, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let size = self.level.start.len();
        let (base, keys, made) = (self.base, std::mem::take(&mut self.keys), std::mem::take(&mut self.made));
        self.base = self.links.len();
        self.met.clear();
        let mut child = Vec::with_capacity(size);
        for at in 0..self.entrants.len() {
            if self.made.len() == self.sweep.width {
                self.dropped = true;
                break;
            }
            ctx.poll()?;
            let link = self.entrants[at].link;
            let place = link.parent as usize - base;
            child.clear();
            child.extend_from_slice(&keys[place * size..][..size]);
            let mut pours = 0;
            remove(self.level, &mut child, link.from, link.way, |_| pours += 1);
            let hash = self.judge.borders.hash_of(self.level, &child);
            let Entry::Vacant(slot) = self.met.entry(hash, |&other| other == hash, |&other| other) else { continue };
            slot.insert(hash);
            if self.judge.borders.life(self.level, &child, PATIENCE, ctx)? == Life::Dead {
                continue;
            }
            self.keys.extend_from_slice(&child);
            self.made.push(made[place] + pours);
            self.links.push(link);
        }
        Ok(())
    }

    /// Bytes in use, with room for the successors of all kept positions.
    fn bytes(&self) -> usize {
        self.judge.borders.bytes(64)
            + 4 * self.keys.capacity()
            + 2 * self.entrants.capacity().max(16 * self.made.len()) * size_of::<Entrant>()
            + 2 * self.links.capacity() * size_of::<Link>()
    }

    /// The shortest of the solutions that the kept positions, which have no borders, lead to.
    fn best(&self, start: &[u16]) -> Option<Vec<Transfer>> {
        let size = self.level.start.len();
        let ends = self.keys.chunks_exact(size).enumerate();
        let length = |place: usize, cups: &[u16]| self.made[place] as usize + finish(self.level, cups).len();
        let (place, _) = ends.map(|(place, cups)| (place, length(place, cups))).min_by_key(|&(_, length)| length)?;
        let mut links = Vec::new();
        let mut at = self.base + place;
        while at != 0 {
            links.push(self.links[at]);
            at = self.links[at].parent as usize;
        }
        let (mut cups, mut pours) = (start.to_vec(), Vec::new());
        for Link { from, way, .. } in links.into_iter().rev() {
            remove(self.level, &mut cups, from, way, |pour| pours.push(pour));
        }
        pours.extend(finish(self.level, &cups));
        Some(pours)
    }
}
