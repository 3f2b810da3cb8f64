//! The frontier of best-first search: node numbers by priority.
//!
//! Priorities are pairs (first, second), smaller is better, newest first among equals. Small ones go into buckets,
//! where pushing and popping cost next to nothing; the rest goes into a list that is sorted as it is used (`far_list.rs`).

use crate::Cost;
use crate::far_list::FarList;
use crate::store::{capacity_with, grow};

/// First priorities below this go into buckets.
const FIRST: Cost = 1 << 12;
/// Second priorities below this go into buckets.
const SECOND: Cost = 1 << 12;
/// Rows that are added at once at most: where first priorities lie further apart, buckets would mostly be empty.
const GAP: usize = 64;
/// Ends a stack.
const END: u32 = u32::MAX;

/// Node numbers ordered by priority.
///
/// ```
/// use solvarium_engine::OpenList;
///
/// let mut open = OpenList::new();
/// open.push(5, 2, 100);
/// open.push(4, 3, 101);
/// open.push(4, 1, 102);
/// open.push(4, 1, 103);
/// // The least pair first; among equal pairs the one that came last.
/// let order: Vec<u32> = std::iter::from_fn(|| open.pop()).map(|(_, _, node)| node).collect();
/// assert_eq!(order, [103, 102, 101, 100]);
/// ```
pub struct OpenList {
    rows: Vec<Row>,
    /// No row before this one holds anything.
    lowest: usize,
    /// The entries of all buckets: a node and the entry under it in its stack.
    entries: Vec<(u32, u32)>,
    /// The stack of entries that are not in use, and how many there are.
    free: u32,
    vacant: usize,
    far: FarList,
    len: usize,
    /// Bytes of the rows.
    bytes: usize,
}

/// The buckets of one first priority.
#[derive(Default)]
struct Row {
    /// The top entry of each stack, by second priority.
    tops: Vec<u32>,
    /// No stack before this one holds anything.
    lowest: usize,
    len: usize,
}

impl Default for OpenList {
    fn default() -> Self {
        let (rows, entries, far) = (Vec::new(), Vec::new(), FarList::default());
        OpenList { rows, lowest: 0, entries, free: END, vacant: 0, far, len: 0, bytes: 0 }
    }
}

impl OpenList {
    /// An empty list.
    pub fn new() -> Self {
        OpenList::default()
    }

    /// Number of entries.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds a node.
    #[inline]
    pub fn push(&mut self, first: Cost, second: Cost, id: u32) {
        self.len += 1;
        let is_apart = first as usize > self.rows.len() + GAP && !self.rows.is_empty();
        if first >= FIRST || second >= SECOND || is_apart {
            self.far.push(first, second, id);
            return;
        }
        let (first, second) = (first as usize, second as usize);
        if self.rows.get(first).is_none_or(|row| row.tops.len() <= second) {
            self.widen(first, second);
        }
        let row = &mut self.rows[first];
        row.lowest = row.lowest.min(second);
        row.len += 1;
        self.lowest = self.lowest.min(first);
        let under = row.tops[second];
        self.rows[first].tops[second] = self.store(id, under);
    }

    /// Makes room for a bucket.
    #[cold]
    fn widen(&mut self, first: usize, second: usize) {
        if self.rows.len() <= first {
            self.bytes += (first + 1 - self.rows.len()) * size_of::<Row>();
            self.rows.resize_with(first + 1, Row::default);
        }
        let tops = &mut self.rows[first].tops;
        let before = tops.capacity();
        tops.resize(tops.len().max(second + 1), END);
        self.bytes += (tops.capacity() - before) * size_of::<u32>();
    }

    /// Puts a node on top of an entry; gives back the number of the new entry.
    #[inline]
    fn store(&mut self, id: u32, under: u32) -> u32 {
        let at = self.free;
        if let Some(entry) = self.entries.get_mut(at as usize) {
            self.free = entry.1;
            self.vacant -= 1;
            *entry = (id, under);
            return at;
        }
        grow(&mut self.entries, 1);
        self.entries.push((id, under));
        (self.entries.len() - 1) as u32
    }

    /// Takes the best node away, with its priority.
    #[inline]
    pub fn pop(&mut self) -> Option<(Cost, Cost, u32)> {
        let near = self.best_bucket();
        if let Some((first, second)) = self.far.best()
            && near.is_none_or(|near| (first, second) < near)
        {
            self.len -= 1;
            return Some((first, second, self.far.pop()));
        }
        let (first, second) = near?;
        let row = &mut self.rows[self.lowest];
        let top = row.tops[row.lowest];
        let entry = &mut self.entries[top as usize];
        let (id, under) = (entry.0, std::mem::replace(&mut entry.1, self.free));
        row.tops[row.lowest] = under;
        row.len -= 1;
        self.free = top;
        self.vacant += 1;
        self.len -= 1;
        Some((first, second, id))
    }

    /// The priority of the best entry in a bucket. Rows left empty on the way are given back.
    #[inline]
    fn best_bucket(&mut self) -> Option<(Cost, Cost)> {
        while self.rows.get(self.lowest)?.len == 0 {
            let row = std::mem::take(&mut self.rows[self.lowest]);
            self.bytes -= row.tops.capacity() * size_of::<u32>();
            self.lowest += 1;
        }
        let row = &mut self.rows[self.lowest];
        while row.tops[row.lowest] == END {
            row.lowest += 1;
        }
        Some((self.lowest as Cost, row.lowest as Cost))
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.bytes + self.entries.capacity() * size_of::<(u32, u32)>() + self.far.bytes()
    }

    /// Bytes held at most while up to `more` nodes are added.
    #[inline]
    pub fn bytes_with(&self, more: usize) -> usize {
        let entries = capacity_with(&self.entries, more.saturating_sub(self.vacant)) * size_of::<(u32, u32)>();
        self.bytes + entries + self.far.bytes_with(more) + more * (size_of::<Row>() + size_of::<u32>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::cmp::Reverse;

    #[test]
    fn equals_come_out_newest_first() {
        let mut open = OpenList::new();
        for id in 0..3 {
            open.push(5, 1, id);
            open.push(1 << 20, 1, 10 + id);
        }
        let order: Vec<u32> = std::iter::from_fn(|| open.pop()).map(|(_, _, id)| id).collect();
        assert_eq!(order, [2, 1, 0, 12, 11, 10]);
    }

    proptest! {
        #[test]
        fn it_agrees_with_a_sorted_list(ops in prop::collection::vec((0u32..40_000, 0u32..5000, any::<bool>()), 0..300)) {
            let mut open = OpenList::new();
            let mut model: Vec<(u32, u32, Reverse<u32>)> = Vec::new();
            for (id, (first, second, pop)) in ops.into_iter().enumerate() {
                if pop {
                    model.sort_unstable();
                    let best = (!model.is_empty()).then(|| model.remove(0));
                    let popped = open.pop();
                    prop_assert_eq!(popped.map(|(f, s, id)| (f, s, Reverse(id))), best);
                } else {
                    open.push(first, second, id as u32);
                    model.push((first, second, Reverse(id as u32)));
                }
                prop_assert_eq!(open.len(), model.len());
                let buckets: usize = open.rows.iter().map(|row| row.tops.capacity()).sum();
                prop_assert_eq!(open.bytes, buckets * 4 + open.rows.len() * size_of::<Row>());
                prop_assert_eq!(open.rows.iter().map(|row| row.len).sum::<usize>(), open.entries.len() - open.vacant);
            }
        }
    }
}
