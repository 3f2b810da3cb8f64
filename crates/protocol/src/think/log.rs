//! What a search did inside its expansions, in flat arrays.
//!
//! Everything that happens gets the next *time*. An entry of the open list is known by when it came and when it went: it is
//! taken, replaced by a cheaper path to its state, or dropped. So the list at any time is what had come and had not gone:
//! no moment is replayed from an earlier one.

use std::collections::HashMap;

use solvarium_engine::{Cost, Expansion, Successor, Verdict};

/// Marks what is not there, and a time that never comes.
pub(crate) const NEVER: u32 = u32::MAX;
/// Bytes of an entry of the map at most, and of all that the next event may bring.
const KNOWN_BYTES: usize = 21;
const NEXT_BYTES: usize = size_of::<Met>() + size_of::<Taken>() + size_of::<(u32, Cost)>() + KNOWN_BYTES;

/// A state as it was generated, or as a search began with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Met {
    /// The expansion that generated it; `NEVER` for a start.
    pub parent: u32,
    /// Its place among the successors of that, or among the starts.
    pub place: u32,
    /// The search's number of it, or `NEVER`.
    pub id: u32,
    pub g: Cost,
    /// `NEVER` without an estimate.
    pub h: Cost,
    pub priority: (Cost, Cost),
    /// When it was generated, and when it left the open list.
    pub born: u32,
    pub gone: u32,
    /// The expansion at which it was taken, or `NEVER`.
    pub row: u32,
    pub verdict: Verdict,
    pub test: Option<Verdict>,
    pub backward: bool,
}

impl Met {
    /// Whether a test found what the search is after.
    pub fn ends(&self) -> bool {
        matches!(self.test, Some(Verdict::Goal | Verdict::Met))
    }

    /// Whether it was pushed.
    pub fn opened(&self) -> bool {
        self.verdict.opens() && !self.ends()
    }

    /// Whether it waited for a while.
    fn waits(&self) -> bool {
        self.opened() || self.verdict == Verdict::Better
    }

    /// Whether it waits at a time.
    pub fn waits_at(&self, time: u32) -> bool {
        self.waits() && self.born <= time && time < self.gone
    }

    pub fn is_start(&self) -> bool {
        self.parent == NEVER
    }
}

/// An expansion: the entry that was taken for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taken {
    pub entry: u32,
    pub time: u32,
    /// The first state that was generated after it.
    pub first: u32,
    /// Successors that wait to be generated, in a depth-first search.
    pub untried: u32,
    /// When its state was opened again, by a cheaper path.
    pub reopened: u32,
}

/// All of it, from the first expansion on, up to a bound of bytes.
#[derive(Debug)]
pub(crate) struct Log {
    pub met: Vec<Met>,
    pub taken: Vec<Taken>,
    /// When states were dropped.
    pub drops: Vec<u32>,
    /// The bounds of descents, each with the number of its first expansion.
    bounds: Vec<(u32, Cost)>,
    /// When the last thing happened.
    pub time: u32,
    /// Whether there was no room for the rest.
    pub full: bool,
    /// The latest entry of each of the search's numbers, forwards and backwards.
    known: [HashMap<u32, u32>; 2],
    /// What a search that numbers only expansions goes on with.
    chosen: Option<u32>,
    /// The number of the last expanded state.
    last: Option<u32>,
    most_bytes: usize,
}

impl Log {
    pub(crate) fn new(most_bytes: usize) -> Self {
        let (met, taken, drops, bounds) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let known = [HashMap::new(), HashMap::new()];
        Log { met, taken, drops, bounds, time: 0, full: false, known, chosen: None, last: None, most_bytes }
    }

    pub(crate) fn bytes(&self) -> usize {
        self.met.len() * size_of::<Met>()
            + self.taken.len() * size_of::<Taken>()
            + self.drops.len() * size_of::<u32>()
            + self.bounds.len() * size_of::<(u32, Cost)>()
            + self.known.iter().map(HashMap::len).sum::<usize>() * KNOWN_BYTES
    }

    fn has_room(&self) -> bool {
        self.bytes() + NEXT_BYTES <= self.most_bytes
    }

    /// Expansions of which everything is known.
    pub(crate) fn rows(&self) -> usize {
        self.taken.len().saturating_sub(usize::from(self.full))
    }

    /// Forgets everything and notes nothing more.
    pub(crate) fn give_up(&mut self) {
        *self = Log { full: true, ..Log::new(0) };
    }

    /// Ends the log.
    pub(crate) fn finish(&mut self) {
        self.known = [HashMap::new(), HashMap::new()];
        self.met.shrink_to_fit();
        self.taken.shrink_to_fit();
    }

    pub(crate) fn expansion(&mut self, e: &Expansion<'_>, backward: bool) {
        if self.full {
            return;
        }
        let known = self.known[usize::from(backward)].get(&e.id).copied();
        let entry = match known.or(self.chosen.filter(|_| e.parent.is_some())) {
            Some(entry) => entry,
            None if e.parent.is_none() => {
                let start = Successor::start(self.taken.len(), e.g, Verdict::New);
                self.meet(&Successor { h: e.h, backward, ..start }, NEVER)
            }
            // A search that does not tell its successors.
            None => return self.give_up(),
        };
        self.time += 1;
        let row = self.taken.len() as u32;
        let met = &mut self.met[entry as usize];
        (met.gone, met.row) = (self.time, row);
        let first = self.met.len() as u32;
        self.taken.push(Taken { entry, time: self.time, first, untried: 0, reopened: NEVER });
        self.last = Some(e.id);
        self.full = !self.has_room();
    }

    pub(crate) fn successor(&mut self, successor: &Successor) {
        if self.full {
            return;
        }
        // Only a depth-first search goes on with an earlier expansion, and it numbers them.
        let row = |id: u32| if self.last == Some(id) { self.taken.len() as u32 - 1 } else { id };
        let parent = successor.parent.map_or(NEVER, row);
        let entry = self.meet(successor, parent);
        let met = self.met[entry as usize];
        if met.opened() {
            self.open(entry, &met);
        } else if met.verdict == Verdict::Better {
            let before = self.chosen.replace(entry).map(|before| &mut self.met[before as usize]);
            if let Some(before) = before.filter(|before| before.parent == parent) {
                before.gone = self.time;
            }
        }
        self.full = !self.has_room();
    }

    /// Notes that a state goes into the open list. An entry with a costlier path to it goes.
    fn open(&mut self, entry: u32, met: &Met) {
        self.chosen = Some(entry);
        if met.id == NEVER {
            return;
        }
        let Some(before) = self.known[usize::from(met.backward)].insert(met.id, entry) else { return };
        let before = &mut self.met[before as usize];
        if before.row == NEVER {
            before.gone = self.time;
        } else {
            self.taken[before.row as usize].reopened = self.time;
        }
    }

    fn meet(&mut self, s: &Successor, parent: u32) -> u32 {
        self.time += 1;
        self.met.push(Met {
            parent,
            place: s.place as u32,
            id: s.id.unwrap_or(NEVER),
            g: s.g,
            h: s.h.unwrap_or(NEVER),
            priority: s.priority.unwrap_or_default(),
            born: self.time,
            gone: NEVER,
            row: NEVER,
            verdict: s.verdict,
            test: s.test,
            backward: s.backward,
        });
        self.met.len() as u32 - 1
    }

    pub(crate) fn untried(&mut self, count: usize) {
        if let Some(taken) = self.taken.last_mut().filter(|_| !self.full) {
            taken.untried = count as u32;
        }
    }

    pub(crate) fn dropped(&mut self, states: &[(Cost, u32)]) {
        if self.full {
            return;
        }
        self.time += 1;
        self.drops.push(self.time);
        for (_, id) in states {
            if let Some(&entry) = self.known[0].get(id) {
                self.met[entry as usize].gone = self.time;
            }
        }
        self.full = !self.has_room();
    }

    pub(crate) fn bound(&mut self, bound: Cost) {
        if !self.full {
            self.bounds.push((self.taken.len() as u32, bound));
            self.full = !self.has_room();
        }
    }

    /// The bound of the descent that an expansion belongs to.
    pub(crate) fn bound_at(&self, row: usize) -> Option<Cost> {
        let after = self.bounds.partition_point(|&(first, _)| first as usize <= row);
        self.bounds[..after].last().map(|&(_, bound)| bound)
    }

    /// The state that was expanded at a row.
    pub(crate) fn at(&self, row: usize) -> &Met {
        &self.met[self.taken[row].entry as usize]
    }

    /// The expansion that generated the state of a row, and how many of its successors had been tried with that.
    pub(crate) fn up(&self, row: usize) -> Option<(usize, usize)> {
        let met = self.at(row);
        (!met.is_start()).then_some((met.parent as usize, met.place as usize + 1))
    }

    /// The first row of the descent or the climb that a row belongs to.
    pub(crate) fn round(&self, row: usize) -> usize {
        let begins = |&row: &usize| self.at(row).is_start() && !self.at(row).backward;
        (0..=row).rev().find(begins).unwrap_or(0)
    }
}
