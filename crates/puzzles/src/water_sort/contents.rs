//! Every content a cup of one level can ever have, numbered once, so that a pour is arithmetic.
//!
//! **Which contents there are.** Units leave a cup only from the top and are added only in the colour
//! that shows. Therefore a cup is always one of: empty; a *uniform* cup of one colour; or some runs of
//! one of the starting cups, untouched, with the next run's colour on top of them in any number that
//! fits. All contents with the same units below and the same top colour form a *family*; its members
//! differ only in the length of the top run and have consecutive ids, shortest first.
//!
//! Pouring `n` of a run of `r` units is then `id - n`, or the content [`Content::below`] when `n = r`;
//! receiving them is `id + n`, or a member of the colour's uniform family when the cup was empty.
//!
//! Families are shared by all cups, so equal contents have equal ids, and a state is the multiset of
//! its cups' ids. A level of `N` cups of capacity `K` has at most `1 + (N + colours) * K * (K + 1) / 2`.

use hashbrown::HashMap;
use hashbrown::hash_map::Entry;
use rapidhash::fast::RapidHasher;
use solvarium_engine::{Message, message};
use std::hash::BuildHasherDefault;

/// The id of the empty cup in every level.
pub const EMPTY: u16 = 0;

/// A map whose order and speed do not depend on a random seed.
type Map<K, V> = HashMap<K, V, BuildHasherDefault<RapidHasher<'static>>>;

/// What one cup may hold. For the empty cup all counts but `free` are 0 and the colours mean nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(32))]
pub struct Content {
    /// Colour of the top run.
    pub top: u8,
    /// Colour of the lowest unit.
    pub bottom: u8,
    /// Whether there is exactly one run.
    pub uniform: bool,
    /// Whether the cup is full of one colour.
    pub complete: bool,
    /// Units in the top run.
    pub run: u16,
    /// Units that still fit.
    pub free: u16,
    /// Id of what is left when the whole top run goes.
    pub below: u16,
    /// Runs in the cup; its borders are one fewer.
    pub runs: u16,
    /// Number of the family: same units below, same top colour. The empty cup is alone in family 0;
    /// the uniform family of colour `c` is `c + 1`.
    pub family: u16,
    /// Both in one number, so that they are summed together: units in the top run, and above [`Content::ROOM`] bits the
    /// units of its colour that the cup can hold on top of another colour, those in it included.
    pub shown: u64,
}

impl Content {
    /// Where the second part of `shown` begins.
    pub const ROOM: u32 = u32::BITS;
}

/// The level needs more contents than 16-bit ids can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl From<TooLarge> for Message {
    fn from(_: TooLarge) -> Self {
        message!("water-sort-too-large", most = u16::MAX)
    }
}

/// The numbered contents of one level.
#[derive(Clone, Debug)]
pub struct Contents {
    /// Capacity of every cup.
    capacity: usize,
    /// Number of colours; colours are `0..colours`.
    colours: usize,
    /// Facts by id.
    list: Vec<Content>,
    /// Where each content's units begin in `units`, by id.
    starts: Vec<u32>,
    /// Per family the units of its longest member, bottom first.
    units: Vec<u8>,
    families: usize,
}

impl Contents {
    /// Numbers all contents reachable from `cups` (bottom first, colours from 0 on, none longer than
    /// `capacity`) and gives the id of each cup. Ids depend only on the order of the cups.
    pub fn new(capacity: usize, cups: &[Vec<u8>]) -> Result<(Contents, Vec<u16>), TooLarge> {
        let colours = cups.iter().flatten().max().map_or(0, |&c| usize::from(c) + 1);
        if capacity > usize::from(u16::MAX) {
            return Err(TooLarge);
        }
        let mut contents = Contents::only_empty(capacity, colours);
        let mut families = Map::default();
        for colour in 0..colours {
            contents.family(&mut families, EMPTY, &[], colour as u8)?;
        }
        let ids = cups.iter().map(|cup| contents.intern(&mut families, cup)).collect::<Result<_, _>>()?;
        Ok((contents, ids))
    }

    /// Number of contents, the empty one included: ids are `0..count`. A level with at most 256 packs
    /// into one byte per cup.
    pub fn count(&self) -> usize {
        self.list.len()
    }

    /// Number of families, the empty cup's included.
    pub fn families(&self) -> usize {
        self.families
    }

    pub fn colours(&self) -> usize {
        self.colours
    }

    /// Capacity of every cup.
    pub fn capacity(&self) -> usize {
        self.capacity
    }

    /// The facts of content `id`.
    #[inline]
    pub fn at(&self, id: u16) -> &Content {
        &self.list[usize::from(id)]
    }

    /// The units of content `id`, bottom first.
    pub fn units(&self, id: u16) -> &[u8] {
        let start = self.starts[usize::from(id)] as usize;
        &self.units[start..start + self.capacity - usize::from(self.at(id).free)]
    }

    /// The uniform content of `run` units of `colour`; `run` is 1 to the capacity.
    #[inline]
    pub fn uniform(&self, colour: u8, run: u16) -> u16 {
        usize::from(colour) as u16 * self.capacity as u16 + run
    }

    /// How many units a pour from `src` onto `dst` moves; 0 when the rules forbid it.
    #[inline]
    pub fn amount(&self, src: u16, dst: u16) -> u16 {
        let (from, to) = (self.at(src), self.at(dst));
        if src == EMPTY || (dst != EMPTY && from.top != to.top) {
            return 0;
        }
        from.run.min(to.free)
    }

    /// The legal pour from one cup onto *another*: both new contents, or `None` when it is forbidden.
    #[inline]
    pub fn pour(&self, src: u16, dst: u16) -> Option<(u16, u16)> {
        match self.amount(src, dst) {
            0 => None,
            n => Some((self.without(src, n), self.with(dst, self.at(src).top, n))),
        }
    }

    /// `src` after losing `n` units of its top run, `n` at most its length.
    #[inline]
    pub fn without(&self, src: u16, n: u16) -> u16 {
        if n == self.at(src).run { self.at(src).below } else { src - n }
    }

    /// `dst` after receiving `n` units of `colour`, which must fit and match.
    #[inline]
    pub fn with(&self, dst: u16, colour: u8, n: u16) -> u16 {
        if dst == EMPTY { self.uniform(colour, n) } else { dst + n }
    }

    /// The table that knows only the empty cup.
    fn only_empty(capacity: usize, colours: usize) -> Contents {
        let empty = Content {
            top: 0,
            bottom: 0,
            uniform: false,
            complete: false,
            run: 0,
            free: capacity as u16,
            below: EMPTY,
            runs: 0,
            family: 0,
            shown: 0,
        };
        Contents { capacity, colours, list: vec![empty], starts: vec![0], units: Vec::new(), families: 1 }
    }

    /// Enters every content that can be left of `cup` and returns the id of `cup` itself.
    fn intern(&mut self, families: &mut Map<(u16, u8), u16>, cup: &[u8]) -> Result<u16, TooLarge> {
        let (mut id, mut done) = (EMPTY, 0);
        for run in cup.chunk_by(|a, b| a == b) {
            id = self.family(families, id, &cup[..done], run[0])? + run.len() as u16 - 1;
            done += run.len();
        }
        Ok(id)
    }

    /// The first id of the family of `colour` on top of the content `below`, whose units are `under`.
    fn family(
        &mut self,
        families: &mut Map<(u16, u8), u16>,
        below: u16,
        under: &[u8],
        colour: u8,
    ) -> Result<u16, TooLarge> {
        let entry = match families.entry((below, colour)) {
            Entry::Occupied(known) => return Ok(*known.get()),
            Entry::Vacant(entry) => entry,
        };
        let room = self.capacity - under.len();
        if self.list.len() + room > usize::from(u16::MAX) {
            return Err(TooLarge);
        }
        let first = self.list.len() as u16;
        entry.insert(first);
        self.add_members(below, under, colour, room);
        Ok(first)
    }

    /// Appends the `room` members of a new family.
    fn add_members(&mut self, below: u16, under: &[u8], colour: u8, room: usize) {
        let start = self.units.len() as u32;
        self.units.extend_from_slice(under);
        self.units.resize(self.units.len() + room, colour);
        for run in 1..=room {
            self.starts.push(start);
            self.list.push(Content {
                top: colour,
                bottom: under.first().copied().unwrap_or(colour),
                uniform: under.is_empty(),
                complete: run == self.capacity,
                run: run as u16,
                free: (room - run) as u16,
                below,
                runs: self.at(below).runs + 1,
                family: self.families as u16,
                shown: if under.is_empty() { run as u64 } else { (room as u64) << Content::ROOM | run as u64 },
            });
        }
        self.families += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units_after(contents: &Contents, pair: Option<(u16, u16)>) -> Option<(Vec<u8>, Vec<u8>)> {
        pair.map(|(a, b)| (contents.units(a).to_vec(), contents.units(b).to_vec()))
    }

    #[test]
    fn a_pour_moves_as_much_of_the_run_as_fits() {
        let cups = [vec![0, 1, 1, 1], vec![2, 1], vec![0, 0, 2, 2], vec![2, 0], vec![]];
        let (contents, ids) = Contents::new(4, &cups).unwrap();
        let pour = |i: usize, j: usize| units_after(&contents, contents.pour(ids[i], ids[j]));
        assert_eq!(pour(0, 1), Some((vec![0, 1], vec![2, 1, 1, 1])));
        assert_eq!(pour(1, 0), None, "no room");
        assert_eq!(pour(2, 1), None, "another colour shows");
        assert_eq!(pour(4, 0), None, "nothing to pour");
        assert_eq!(pour(2, 4), Some((vec![0, 0], vec![2, 2])));
    }

    #[test]
    fn a_whole_run_uncovers_what_is_below() {
        let (contents, ids) = Contents::new(3, &[vec![0, 1, 1], vec![2, 1], vec![]]).unwrap();
        let (rest, _) = contents.pour(ids[0], EMPTY).unwrap();
        assert_eq!(contents.units(rest), [0]);
        assert_eq!(contents.pour(rest, EMPTY), Some((EMPTY, contents.uniform(0, 1))));
    }

    #[test]
    fn facts_follow_from_the_units() {
        let cups = [vec![0, 1, 1, 2], vec![2, 2, 2, 2], vec![0, 1, 1, 2], vec![1, 0]];
        let (contents, ids) = Contents::new(4, &cups).unwrap();
        assert_eq!(ids[0], ids[2]);
        for id in 1..contents.count() as u16 {
            let (facts, units) = (contents.at(id), contents.units(id));
            let runs: Vec<&[u8]> = units.chunk_by(|a, b| a == b).collect();
            let last = runs.last().unwrap();
            assert_eq!((facts.bottom, facts.top), (units[0], last[0]));
            assert_eq!((usize::from(facts.runs), usize::from(facts.run)), (runs.len(), last.len()));
            assert_eq!(usize::from(facts.free), 4 - units.len());
            assert_eq!(facts.uniform, runs.len() == 1);
            assert_eq!(facts.complete, runs.len() == 1 && units.len() == 4);
            assert_eq!(contents.units(facts.below), &units[..units.len() - last.len()]);
        }
    }

    #[test]
    fn equal_units_have_equal_ids() {
        let cups = [vec![0, 1, 2], vec![0, 1, 0], vec![2, 1], vec![2, 0]];
        let (contents, _) = Contents::new(3, &cups).unwrap();
        let mut all: Vec<&[u8]> = (0..contents.count() as u16).map(|id| contents.units(id)).collect();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), contents.count());
    }

    #[test]
    fn too_many_contents_are_an_error() {
        let deep: Vec<u8> = (0..400).map(|i| (i % 2) as u8).collect();
        assert_eq!(Contents::new(400, &[deep]).err(), Some(TooLarge));
        assert_eq!(Contents::new(70_000, &[]).err(), Some(TooLarge));
        assert_eq!(Contents::new(4, &[]).unwrap().0.count(), 1);
    }
}
