//! The part of the open list whose priorities are too varied for buckets.
//!
//! Entries are sorted only when their turn comes. The best ones form a heap; the others lie unsorted in *ranges* of equal
//! width, or beyond the last range. When the heap is empty, the next range becomes the heap; when there is none left, what
//! lies beyond is spread over new ranges. So the heap stays small. An entry that is better than the next range goes into
//! the heap at once, so priorities may come in any order.
//!
//! All this is one array of nodes that are linked into chains, hence a move costs no memory: what the list holds is known
//! when an entry is added. For the same reason the heap is a pairing heap: a chain becomes one in place.

use crate::Cost;
use crate::store::{capacity_with, grow};

/// Number of ranges.
const RANGES: usize = 1024;
/// Bits of a word of [`FarList::filled`].
const WORD: usize = u64::BITS as usize;
/// Ends a chain.
const END: u32 = u32::MAX;

/// An entry and its links.
struct Node {
    /// First and second priority.
    priority: u64,
    /// The age, newest first, and the number of the state.
    id: u64,
    /// The first of the entries below it in the heap.
    below: u32,
    /// The next entry of the chain it is in.
    next: u32,
}

impl Node {
    fn priorities(&self) -> (Cost, Cost) {
        ((self.priority >> 32) as Cost, self.priority as Cost)
    }
}

/// Numbers of states ordered by priority, newest first among equals.
pub(crate) struct FarList {
    nodes: Vec<Node>,
    /// The chain of nodes without an entry, and how many there are.
    free: u32,
    vacant: usize,
    /// The best entry, at the top of the heap.
    best: u32,
    ranges: Box<[u32; RANGES]>,
    /// A bit for each range that is not empty.
    filled: [u64; RANGES / WORD],
    /// What is beyond the last range.
    beyond: u32,
    /// The least first priority of the first range.
    base: Cost,
    /// Bits of a second priority that count when a range is chosen, and bits that do not tell ranges apart.
    second_bits: u32,
    width: u32,
    /// Ranges before this one have become the heap.
    next: usize,
    /// Entries ever added.
    added: u32,
}

impl Default for FarList {
    fn default() -> Self {
        let (nodes, ranges, filled) = (Vec::new(), Box::new([END; RANGES]), [0; RANGES / WORD]);
        let (free, vacant, best, beyond) = (END, 0, END, END);
        let (base, second_bits, width, next, added) = (0, 0, 0, RANGES, 0);
        FarList { nodes, free, vacant, best, ranges, filled, beyond, base, second_bits, width, next, added }
    }
}

impl FarList {
    /// Adds a state.
    #[inline]
    pub fn push(&mut self, first: Cost, second: Cost, id: u32) {
        self.added = self.added.wrapping_add(1);
        let priority = u64::from(first) << 32 | u64::from(second);
        let id = u64::from(!self.added) << 32 | u64::from(id);
        let node = self.store(Node { priority, id, below: END, next: END });
        self.place(node, self.range(first, second));
    }

    /// The best priority. Sorts as much as that needs.
    #[inline]
    pub fn best(&mut self) -> Option<(Cost, Cost)> {
        if self.best == END {
            self.sort_more();
        }
        Some(self.nodes.get(self.best as usize)?.priorities())
    }

    /// Takes the state away that [`FarList::best`] has just found.
    #[inline]
    pub fn pop(&mut self) -> u32 {
        let top = self.best;
        let node = &mut self.nodes[top as usize];
        let (id, below) = (node.id as u32, node.below);
        node.next = std::mem::replace(&mut self.free, top);
        self.vacant += 1;
        self.best = if below == END { END } else { self.merge(below) };
        id
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>()
    }

    /// Bytes held at most while up to `more` states are added.
    #[inline]
    pub fn bytes_with(&self, more: usize) -> usize {
        capacity_with(&self.nodes, more.saturating_sub(self.vacant)) * size_of::<Node>()
    }

    fn store(&mut self, node: Node) -> u32 {
        let at = self.free;
        if let Some(place) = self.nodes.get_mut(at as usize) {
            self.free = place.next;
            self.vacant -= 1;
            *place = node;
            return at;
        }
        grow(&mut self.nodes, 1);
        self.nodes.push(node);
        (self.nodes.len() - 1) as u32
    }

    /// The range of a priority: the greater the priority the greater the range, [`RANGES`] and more for those beyond. Any
    /// before [`FarList::next`] stands for the heap.
    #[inline]
    fn range(&self, first: Cost, second: Cost) -> usize {
        let Some(above) = first.checked_sub(self.base) else { return 0 };
        let second = u64::from(second).min((1 << self.second_bits) - 1);
        ((u64::from(above) << self.second_bits | second) >> self.width) as usize
    }

    /// Puts a node into its range, into the heap, or beyond.
    #[inline]
    fn place(&mut self, node: u32, range: usize) {
        if range < self.next {
            self.best = self.meld(self.best, node);
            return;
        }
        let chain = match self.ranges.get_mut(range) {
            Some(chain) => {
                self.filled[range / WORD] |= 1 << (range % WORD);
                chain
            }
            None => &mut self.beyond,
        };
        self.nodes[node as usize].next = std::mem::replace(chain, node);
    }

    /// Makes the next range the heap, if there is an entry left. The heap must be empty.
    #[inline(never)]
    fn sort_more(&mut self) {
        let range = self.next_filled().or_else(|| {
            self.spread();
            self.next_filled()
        });
        if let Some(range) = range {
            self.filled[range / WORD] &= !(1 << (range % WORD));
            self.next = range + 1;
            let chain = std::mem::replace(&mut self.ranges[range], END);
            self.best = self.merge(chain);
        }
    }

    /// The first range that is not empty.
    fn next_filled(&self) -> Option<usize> {
        let word = (self.next / WORD..RANGES / WORD).find(|word| self.filled[*word] != 0)?;
        Some(word * WORD + self.filled[word].trailing_zeros() as usize)
    }

    /// Divides what is beyond the last range into new ranges.
    fn spread(&mut self) {
        let chain = std::mem::replace(&mut self.beyond, END);
        let (mut least, mut greatest, mut seconds, mut at) = (Cost::MAX, 0, 0, chain);
        while let Some(node) = self.nodes.get(at as usize) {
            let (first, second) = node.priorities();
            (least, greatest, seconds) = (least.min(first), greatest.max(first), seconds | second);
            at = node.next;
        }
        if chain == END {
            return;
        }
        let bits = |number: Cost| Cost::BITS - number.leading_zeros();
        self.base = least;
        self.second_bits = bits(seconds);
        self.width = (bits(greatest - least) + self.second_bits).saturating_sub(RANGES.ilog2());
        (self.next, at) = (0, chain);
        while let Some(node) = self.nodes.get(at as usize) {
            let ((first, second), next) = (node.priorities(), node.next);
            self.place(at, self.range(first, second));
            at = next;
        }
    }

    /// One heap of two, each given by its top.
    #[inline]
    fn meld(&mut self, one: u32, other: u32) -> u32 {
        if one == END {
            return other;
        }
        let order = |node: u32| (self.nodes[node as usize].priority, self.nodes[node as usize].id);
        let (top, under) = if order(one) <= order(other) { (one, other) } else { (other, one) };
        let below = std::mem::replace(&mut self.nodes[top as usize].below, under);
        self.nodes[under as usize].next = below;
        top
    }

    /// One heap of a chain of heaps: first in pairs from the front, then all the pairs from the back.
    fn merge(&mut self, mut chain: u32) -> u32 {
        let mut pairs = END;
        while let Some(node) = self.nodes.get(chain as usize) {
            let (one, other) = (chain, node.next);
            chain = self.nodes.get(other as usize).map_or(END, |node| node.next);
            let pair = if other == END { one } else { self.meld(one, other) };
            self.nodes[pair as usize].next = std::mem::replace(&mut pairs, pair);
        }
        let mut top = END;
        while let Some(node) = self.nodes.get(pairs as usize) {
            let next = node.next;
            top = self.meld(top, pairs);
            pairs = next;
        }
        top
    }
}
