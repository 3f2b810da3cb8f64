//! Where the pieces of a search have been, up to any row of a recording: exactly, however long that is.
//!
//! All rows are counted once, a slice of time with every ask. On the way the counts are kept at every so many rows (`tally.rs`),
//! so that those of any row are found by counting on from the nearest place before it. Rows that have not been counted yet are
//! answered with a sample, which says so.

mod bits;
mod sample;
mod tally;
#[cfg(test)]
mod tests;

use std::sync::{Mutex, PoisonError};

use solvarium_engine::Space;

use crate::TraceHeat;
use crate::patience::Patience;
use crate::record::Recording;
use sample::sampled;
pub(crate) use tally::Tally;

/// Seconds of one ask that are spent on counting rows.
const SLICE: f64 = 0.06;
/// Rows of a sample: for the moment, and where there is no room for counting all of them.
const QUICK_SAMPLE: usize = 1_000;
const SAMPLE: usize = 5_000;

/// Counts the pieces up to a row, on a board of so many cells.
pub(crate) fn trace_heat<S: Space>(
    space: &S,
    recording: &Recording,
    cells: usize,
    index: usize,
    patience: &Patience<'_>,
) -> TraceHeat {
    let e = &recording.expansions;
    let mut tally = lock(&recording.heat);
    tally.count_on(space, e, cells, || patience.is_over(SLICE));
    let counting = !tally.has_ended();
    let has_gaps = e.stride > 1 || e.ended.is_some();
    if let Some(counts) = tally.at(space, e, index) {
        return counts.told(has_gaps, counting);
    }
    drop(tally);
    let most = if counting { QUICK_SAMPLE } else { SAMPLE };
    let (counts, is_part) = sampled(space, recording, cells, index, most);
    counts.told(has_gaps || is_part, counting)
}

fn lock(tally: &Mutex<Tally>) -> std::sync::MutexGuard<'_, Tally> {
    tally.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The pieces of some states, by cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Count {
    cells: Vec<u32>,
    states: usize,
}

impl Count {
    fn new(cells: usize) -> Self {
        Count { cells: vec![0; cells], states: 0 }
    }

    /// Adds a state; `pieces` is room for its cells.
    fn add<S: Space>(&mut self, space: &S, state: &S::State, pieces: &mut Vec<usize>) {
        self.states += 1;
        pieces.clear();
        space.pieces(state, pieces);
        pieces.iter().for_each(|&cell| self.cells[cell] += 1);
    }

    /// Takes a state away that was added before.
    fn take<S: Space>(&mut self, space: &S, state: &S::State, pieces: &mut Vec<usize>) {
        self.states -= 1;
        pieces.clear();
        space.pieces(state, pieces);
        pieces.iter().for_each(|&cell| self.cells[cell] -= 1);
    }
}

/// Those of the states that were expanded and of those that wait.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Counts {
    closed: Count,
    open: Count,
}

impl Counts {
    fn new(cells: usize) -> Self {
        Counts { closed: Count::new(cells), open: Count::new(cells) }
    }

    fn told(self, sampled: bool, counting: bool) -> TraceHeat {
        let Counts { closed, open } = self;
        TraceHeat {
            closed_states: closed.states,
            open_states: open.states,
            closed: closed.cells,
            open: open.cells,
            sampled,
            counting,
        }
    }
}
