//! The counts of all rows: at every so many of them as numbers, between those as what it takes to count on.
//!
//! Whether a state begins to wait takes a look at all states met before, and is noted in one bit. With these bits the rows
//! between two marks can be counted again without those states.

use solvarium_engine::{NodeStore, Space};

use super::Counts;
use super::bits::Bits;
use crate::record::Expansions;

/// Rows between two marks, if there is room for so many marks.
const FEWEST_ROWS: usize = 1_000;
/// Bytes of the states met that are held while rows are counted.
const MOST_BYTES: usize = 256 << 20;

/// The counts of the rows of a recording, as far as they have been counted.
#[derive(Default)]
pub(crate) struct Tally {
    /// Bytes that the marks may take, and the bits as many.
    most_bytes: usize,
    /// Rows between two marks.
    block: usize,
    /// The counts before each block of rows, with the place in the bits.
    pub(super) marks: Vec<(usize, Counts)>,
    /// For each row whether its state waited, then for each of its successors whether it begins to.
    pub(super) bits: Bits,
    /// Rows that were counted, and their counts.
    pub(super) rows: usize,
    counts: Counts,
    work: Work,
}

/// What is left to do.
#[derive(Default)]
enum Work {
    #[default]
    All,
    /// Rows are left, and these states were met before them.
    Some(States),
    /// Nothing; there may have been no room for all rows.
    Nothing,
}

/// States that were met, each waiting or expanded.
struct States {
    nodes: NodeStore,
    expanded: Vec<bool>,
}

impl Tally {
    /// A tally that may hold this many bytes when all is counted.
    pub fn new(most_bytes: usize) -> Self {
        Tally { most_bytes: most_bytes / 2, ..Tally::default() }
    }

    /// Whether no more rows will be counted.
    pub fn has_ended(&self) -> bool {
        matches!(self.work, Work::Nothing)
    }

    /// Counts rows until it is `over`.
    pub fn count_on<S: Space>(&mut self, space: &S, e: &Expansions, cells: usize, over: impl Fn() -> bool) {
        let mut states = match std::mem::replace(&mut self.work, Work::Nothing) {
            Work::Nothing => return,
            Work::Some(states) => states,
            Work::All => {
                let mark_bytes = size_of::<(usize, Counts)>() + cells * 2 * size_of::<u32>();
                let marks = (self.most_bytes / mark_bytes).max(1);
                self.block = e.rows.len().div_ceil(marks).max(FEWEST_ROWS);
                self.counts = Counts::new(cells);
                States { nodes: NodeStore::of(space), expanded: Vec::new() }
            }
        };
        let mut counter = Counter::new(space, e);
        while self.rows < e.rows.len() {
            if over() {
                self.work = Work::Some(states);
                return;
            }
            if states.nodes.bytes() > MOST_BYTES || self.bits.bytes() > self.most_bytes {
                return;
            }
            if self.rows.is_multiple_of(self.block) {
                self.marks.push((self.bits.len(), self.counts.clone()));
            }
            counter.count(self.rows, &mut self.counts, &mut Noting { states: &mut states, bits: &mut self.bits });
            self.rows += 1;
        }
        self.bits.finish();
    }

    /// The counts up to a row, if that has been counted.
    pub(super) fn at<S: Space>(&self, space: &S, e: &Expansions, index: usize) -> Option<Counts> {
        if index >= self.rows {
            return None;
        }
        if index + 1 == self.rows {
            return Some(self.counts.clone());
        }
        let block = index / self.block;
        let (at, mut counts) = self.marks[block].clone();
        let mut counter = Counter::new(space, e);
        let mut noted = Noted { bits: &self.bits, at };
        for row in block * self.block..=index {
            counter.count(row, &mut counts, &mut noted);
        }
        Some(counts)
    }
}

/// Tells what becomes of states.
trait Ledger {
    /// Whether a state that is expanded waited.
    fn leaves(&mut self, key: &[u8]) -> bool;

    /// Whether a state that is generated, and that `pack` writes, begins to wait; if so it is in `key`.
    fn comes(&mut self, key: &mut [u8], pack: impl FnOnce(&mut [u8])) -> bool;
}

/// Looks at the states met before, and notes what it finds.
struct Noting<'a> {
    states: &'a mut States,
    bits: &'a mut Bits,
}

impl Ledger for Noting<'_> {
    fn leaves(&mut self, key: &[u8]) -> bool {
        let (id, is_new) = self.states.nodes.insert(key, None);
        if is_new {
            self.states.expanded.push(true);
        }
        let waited = !std::mem::replace(&mut self.states.expanded[id as usize], true);
        self.bits.push(waited);
        waited
    }

    fn comes(&mut self, key: &mut [u8], pack: impl FnOnce(&mut [u8])) -> bool {
        pack(key);
        let (_, is_new) = self.states.nodes.insert(key, None);
        if is_new {
            self.states.expanded.push(false);
        }
        self.bits.push(is_new);
        is_new
    }
}

/// Reads what was noted.
struct Noted<'a> {
    bits: &'a Bits,
    at: usize,
}

impl Noted<'_> {
    fn next(&mut self) -> bool {
        self.at += 1;
        self.bits.get(self.at - 1)
    }
}

impl Ledger for Noted<'_> {
    fn leaves(&mut self, _: &[u8]) -> bool {
        self.next()
    }

    fn comes(&mut self, key: &mut [u8], pack: impl FnOnce(&mut [u8])) -> bool {
        let comes = self.next();
        if comes {
            pack(key);
        }
        comes
    }
}

/// Counts rows, with room that is used again for each.
struct Counter<'a, S: Space> {
    space: &'a S,
    e: &'a Expansions,
    moves: Vec<S::Move>,
    key: Vec<u8>,
    pieces: Vec<usize>,
}

impl<'a, S: Space> Counter<'a, S> {
    fn new(space: &'a S, e: &'a Expansions) -> Self {
        Counter { space, e, moves: Vec::new(), key: vec![0; space.key_len()], pieces: Vec::new() }
    }

    fn count(&mut self, row: usize, counts: &mut Counts, ledger: &mut impl Ledger) {
        let Counter { space, e, moves, key, pieces } = self;
        let node = e.rows[row].node;
        let state = space.unpack(e.key(node));
        if !e.is_goal_row(row) {
            counts.closed.add(*space, &state, pieces);
        }
        if ledger.leaves(e.key(node)) {
            counts.open.take(*space, &state, pieces);
        }
        // What a search from the goals generates does not wait here, and the goal at the end is not expanded.
        if e.backward[node as usize] || e.is_goal_row(row) {
            return;
        }
        moves.clear();
        space.moves(&state, moves);
        for &step in moves.iter() {
            if ledger.comes(key, |key| space.pack_after(&state, step, key)) {
                counts.open.add(*space, &space.unpack(key), pieces);
            }
        }
    }
}
