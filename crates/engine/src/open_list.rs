//! The frontier of best-first search: node numbers by priority.
//!
//! Priorities are pairs (first, second), smaller is better, newest first among equals. Small ones go into buckets,
//! where pushing and popping cost next to nothing; the rest goes into a heap.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::Cost;
use crate::store::grow;

/// First priorities below this go into buckets.
const FIRST: Cost = 1 << 14;
/// Second priorities below this go into buckets: where there are more of them, nearly every one has a bucket of its own.
const SECOND: Cost = 1 << 8;
/// Bytes of an empty bucket.
const BUCKET: usize = size_of::<Vec<u32>>();
/// Bytes of an entry in the heap.
const FAR: usize = size_of::<Far>();

/// An entry of the heap: 32 bits each of first priority, second priority, age (newest first) and node, so that two of them
/// are compared at once.
type Far = u128;

fn far(first: Cost, second: Cost, age: u32, id: u32) -> Far {
    u128::from(first) << 96 | u128::from(second) << 64 | u128::from(!age) << 32 | u128::from(id)
}

/// The priority of an entry of the heap.
fn priority(far: Far) -> (Cost, Cost) {
    ((far >> 96) as Cost, (far >> 64) as Cost)
}

/// Node numbers ordered by priority.
#[derive(Default)]
pub struct OpenList {
    buckets: Vec<Row>,
    /// No bucket row before this one holds anything.
    lowest: usize,
    far: BinaryHeap<Reverse<Far>>,
    /// Entries ever put into the heap: the age that puts the newest first.
    pushed_far: u32,
    len: usize,
    bytes: usize,
    /// Bytes the largest stack ever grew by at once.
    widest: usize,
}

/// The buckets of one first priority, by second priority.
#[derive(Default)]
struct Row {
    stacks: Vec<Vec<u32>>,
    /// No stack before this one holds anything.
    lowest: usize,
    len: usize,
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
    pub fn push(&mut self, first: Cost, second: Cost, id: u32) {
        self.len += 1;
        if first >= FIRST || second >= SECOND {
            self.pushed_far = self.pushed_far.wrapping_add(1);
            self.far.push(Reverse(far(first, second, self.pushed_far, id)));
            return;
        }
        let (first, second) = (first as usize, second as usize);
        if self.buckets.len() <= first {
            self.bytes += (first + 1 - self.buckets.len()) * size_of::<Row>();
            self.buckets.resize_with(first + 1, Row::default);
        }
        let row = &mut self.buckets[first];
        if row.stacks.len() <= second {
            self.bytes += (second + 1 - row.stacks.len()) * BUCKET;
            row.stacks.resize_with(second + 1, Vec::new);
        }
        let stack = &mut row.stacks[second];
        let before = stack.capacity();
        grow(stack, 1);
        stack.push(id);
        self.bytes += (stack.capacity() - before) * 4;
        self.widest = self.widest.max((stack.capacity() - before) * 4);
        row.lowest = row.lowest.min(second);
        row.len += 1;
        self.lowest = self.lowest.min(first);
    }

    /// Takes the best node away, with its priority.
    pub fn pop(&mut self) -> Option<(Cost, Cost, u32)> {
        let near = self.best_bucket();
        let far = self.far.peek().map(|Reverse(far)| priority(*far));
        if far.is_some_and(|far| near.is_none_or(|near| far < near)) {
            let Reverse(far) = self.far.pop()?;
            let (first, second) = priority(far);
            self.len -= 1;
            return Some((first, second, far as u32));
        }
        let (first, second) = near?;
        let (id, freed) = self.buckets[self.lowest].pop();
        self.bytes -= freed * 4;
        self.len -= 1;
        Some((first, second, id))
    }

    /// The priority of the best entry in a bucket. Rows left empty on the way are given back.
    fn best_bucket(&mut self) -> Option<(Cost, Cost)> {
        while self.buckets.get(self.lowest)?.len == 0 {
            let row = std::mem::take(&mut self.buckets[self.lowest]);
            self.bytes -= row.stacks.len() * BUCKET;
            self.lowest += 1;
        }
        Some((self.lowest as Cost, self.buckets[self.lowest].best()))
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.bytes + self.far.capacity() * FAR
    }

    /// Bytes held at most while up to `more` nodes are added.
    pub fn bytes_with(&self, more: usize) -> usize {
        let far = if self.far.capacity() - self.far.len() < more { self.far.capacity() * FAR } else { 0 };
        self.bytes() + far + self.widest + more * (2 * BUCKET + 4)
    }
}

impl Row {
    /// The second priority of the best entry. There must be one.
    fn best(&mut self) -> Cost {
        while self.stacks[self.lowest].is_empty() {
            self.lowest += 1;
        }
        self.lowest as Cost
    }

    /// The newest of the best entries, and by how many entries the row's capacity shrank.
    fn pop(&mut self) -> (u32, usize) {
        let stack = &mut self.stacks[self.lowest];
        let id = stack.pop().expect("`best` stopped at a stack that holds something");
        self.len -= 1;
        let mut freed = 0;
        if stack.is_empty() {
            freed = stack.capacity();
            *stack = Vec::new();
        }
        (id, freed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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
                let held: usize = open.buckets.iter().flat_map(|r| &r.stacks).map(|s| s.capacity() * 4 + BUCKET).sum();
                prop_assert_eq!(open.bytes, held + open.buckets.len() * size_of::<Row>());
            }
        }
    }
}
