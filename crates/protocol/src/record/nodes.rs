//! The expansions of a search in flat arrays, thinned when they grow too large.

use std::collections::{HashMap, HashSet};

use solvarium_engine::store::grow;
use solvarium_engine::{Ancestry, Cost, Expansion};

use super::thinned::every_second;

/// Marks what is not there.
pub(crate) const NONE: u32 = u32::MAX;
/// Bytes of a node beside its key: parent, number, side, and either its part of the map or, when that is gone, of the tree.
const NODE_BYTES: usize = 4 + 4 + 1 + 21;
/// Bytes of a row, with its place in the order of keys.
const ROW_BYTES: usize = size_of::<Row>() + 8;
/// With fewer rows than this the recording does not get thinner; it ends.
const FEWEST_ROWS: usize = 256;

/// Expansions, each with the path to it.
///
/// A *node* is a state on a recorded path. A *row* is an expansion that was kept; the nodes of dropped expansions are
/// kept only where they are on the path to a row. A node's parent has a smaller number than the node.
#[derive(Debug)]
pub(crate) struct Expansions {
    pub(crate) key_len: usize,
    pub(crate) keys: Vec<u8>,
    /// The node each was reached from.
    pub(crate) parents: Vec<u32>,
    /// The search's own number of each node.
    pub(crate) ids: Vec<u32>,
    /// Whether the node belongs to a search from the goals.
    pub(crate) backward: Vec<bool>,
    pub(crate) rows: Vec<Row>,
    /// One expansion in this many is a row.
    pub(crate) stride: u64,
    /// Expansions there were.
    pub(crate) seen: u64,
    /// How often the search began: rounds of iterative deepening, restarts.
    pub(crate) rounds: u32,
    /// Expansions after which nothing was recorded any more, as not even the paths fitted.
    pub(crate) ended: Option<u64>,
    /// Whether the last row is the goal, which was reached but not expanded.
    pub(crate) goal: bool,
    /// The latest node of each of the search's numbers, forwards and backwards.
    known: [HashMap<u32, u32>; 2],
    most_bytes: usize,
}

/// One expansion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row {
    pub node: u32,
    pub g: Cost,
    pub h: u32,
    pub depth: u32,
    /// How often the search had begun by then.
    pub round: u32,
}

impl Expansions {
    pub(crate) fn new(most_bytes: usize) -> Self {
        Expansions {
            key_len: 0,
            keys: Vec::new(),
            parents: Vec::new(),
            ids: Vec::new(),
            backward: Vec::new(),
            rows: Vec::new(),
            stride: 1,
            seen: 0,
            rounds: 0,
            ended: None,
            goal: false,
            known: [HashMap::new(), HashMap::new()],
            most_bytes,
        }
    }

    /// Bytes held, as they are counted against the bound.
    pub fn bytes(&self) -> usize {
        self.parents.len() * (self.key_len + NODE_BYTES) + self.rows.len() * ROW_BYTES
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    pub(crate) fn key(&self, node: u32) -> &[u8] {
        &self.keys[node as usize * self.key_len..][..self.key_len]
    }

    pub(crate) fn parent(&self, node: u32) -> Option<u32> {
        Some(self.parents[node as usize]).filter(|&parent| parent != NONE)
    }

    /// Whether a row is the goal at the end, which was reached but not expanded.
    pub(crate) fn is_goal_row(&self, index: usize) -> bool {
        self.goal && index + 1 == self.rows.len()
    }

    /// The nodes on the path to one, the first node first.
    pub(crate) fn path_to(&self, node: u32) -> Vec<u32> {
        let mut path: Vec<u32> = std::iter::successors(Some(node), |&node| self.parent(node)).collect();
        path.reverse();
        path
    }

    /// Notes an expansion, unless it falls between two rows.
    pub(crate) fn push(&mut self, expansion: &Expansion<'_>, nodes: Option<&dyn Ancestry>) {
        let number = self.seen;
        self.seen += 1;
        self.key_len = expansion.key.len();
        let side = nodes.is_some_and(Ancestry::backward);
        self.rounds += u32::from(expansion.parent.is_none() && !side);
        if self.ended.is_some() || !number.is_multiple_of(self.stride) {
            return;
        }
        let parent = self.ancestor(expansion.parent, side, nodes);
        let node = self.add(expansion.id, side, expansion.key, parent);
        let h = expansion.h.unwrap_or(NONE);
        grow(&mut self.rows, 1);
        self.rows.push(Row { node, g: expansion.g, h, depth: expansion.depth, round: self.rounds });
        if self.bytes() > self.most_bytes {
            self.thin();
        }
    }

    /// The node that the search calls `id`; it and those before it are added where they are missing.
    fn ancestor(&mut self, id: Option<u32>, side: bool, nodes: Option<&dyn Ancestry>) -> u32 {
        let (mut missing, mut at, mut found) = (Vec::new(), id, NONE);
        while let Some(id) = at {
            if let Some(&node) = self.known[usize::from(side)].get(&id) {
                found = node;
                break;
            }
            let Some(nodes) = nodes else { break };
            missing.push(id);
            at = nodes.parent(id);
        }
        let Some(nodes) = nodes else { return found };
        missing.into_iter().rev().fold(found, |parent, id| self.add(id, side, nodes.key(id), parent))
    }

    pub(crate) fn add(&mut self, id: u32, side: bool, key: &[u8], parent: u32) -> u32 {
        let node = self.parents.len() as u32;
        grow(&mut self.keys, key.len());
        self.keys.extend_from_slice(key);
        grow(&mut self.parents, 1);
        self.parents.push(parent);
        grow(&mut self.ids, 1);
        self.ids.push(id);
        grow(&mut self.backward, 1);
        self.backward.push(side);
        self.known[usize::from(side)].insert(id, node);
        node
    }

    /// Drops every second row until a quarter of the room is free, or ends the recording.
    fn thin(&mut self) {
        while self.bytes() > self.most_bytes / 4 * 3 {
            if self.rows.len() < FEWEST_ROWS {
                self.ended = Some(self.seen);
                return;
            }
            every_second(&mut self.rows);
            self.stride *= 2;
            self.sweep();
        }
    }

    /// Takes out the nodes that are on the path to no row.
    fn sweep(&mut self) {
        let mut wanted = vec![false; self.parents.len()];
        self.rows.iter().for_each(|row| wanted[row.node as usize] = true);
        for node in (0..wanted.len()).rev() {
            if wanted[node] && self.parents[node] != NONE {
                wanted[self.parents[node] as usize] = true;
            }
        }
        let (old, mut names) = (std::mem::take(&mut self.parents), vec![NONE; wanted.len()]);
        self.known.iter_mut().for_each(HashMap::clear);
        for node in (0..wanted.len()).filter(|&node| wanted[node]) {
            let new = self.parents.len();
            names[node] = new as u32;
            self.parents.push(if old[node] == NONE { NONE } else { names[old[node] as usize] });
            self.keys.copy_within(node * self.key_len..(node + 1) * self.key_len, new * self.key_len);
            self.ids[new] = self.ids[node];
            self.backward[new] = self.backward[node];
            self.known[usize::from(self.backward[new])].insert(self.ids[new], new as u32);
        }
        let count = self.parents.len();
        self.keys.truncate(count * self.key_len);
        self.ids.truncate(count);
        self.backward.truncate(count);
        self.rows.iter_mut().for_each(|row| row.node = names[row.node as usize]);
    }

    /// Ends the recording. With the keys of the solution's path, the start first, and its cost, it gets a last row, the
    /// goal. Gives back which nodes are on the path.
    pub(crate) fn finish(&mut self, path: &[u8], cost: Cost) -> Vec<bool> {
        let mut on = vec![false; self.parents.len()];
        if self.key_len > 0 && !path.is_empty() {
            on = self.follow(path, cost);
        }
        self.known = [HashMap::new(), HashMap::new()];
        self.keys.shrink_to_fit();
        self.parents.shrink_to_fit();
        self.ids.shrink_to_fit();
        self.backward.shrink_to_fit();
        self.rows.shrink_to_fit();
        on
    }

    /// Finds the nodes of the solution's path, and adds those that were never expanded, down to the goal.
    fn follow(&mut self, path: &[u8], cost: Cost) -> Vec<bool> {
        let keys: Vec<&[u8]> = path.chunks_exact(self.key_len).collect();
        let any: HashSet<&[u8]> = keys.iter().copied().collect();
        let mut places: Vec<Option<usize>> = Vec::with_capacity(self.parents.len());
        let (mut last, mut farthest) = (NONE, 0);
        for node in 0..self.parents.len() as u32 {
            let before = self.parent(node).map(|parent| places[parent as usize]);
            let place = match before {
                _ if self.backward[node as usize] => {
                    (before != Some(None) && any.contains(self.key(node))).then_some(0)
                }
                None => (self.key(node) == keys[0]).then_some(0),
                Some(place) => place.map(|place| place + 1).filter(|&place| keys.get(place) == Some(&self.key(node))),
            };
            // A round that begins later goes before what earlier ones reached.
            let is_farther = |place: &usize| before.is_none() || *place >= farthest;
            if let Some(place) = place.filter(is_farther).filter(|_| !self.backward[node as usize]) {
                (last, farthest) = (node, place);
            }
            places.push(place);
        }
        let mut on: Vec<bool> = places.into_iter().map(|place| place.is_some()).collect();
        let missing = if last == NONE { &keys[..] } else { &keys[farthest + 1..] };
        for key in missing {
            last = self.add(NONE, false, key, last);
            on.push(true);
        }
        let depth = (keys.len() - 1) as u32;
        let costs = self.rows.iter().any(|row| row.g != row.depth);
        let h = if self.rows.iter().any(|row| row.h != NONE) { 0 } else { NONE };
        self.rows.push(Row { node: last, g: if costs { cost } else { depth }, h, depth, round: self.rounds });
        self.goal = true;
        on
    }
}
