//! Where a search keeps the states it met.
//!
//! A node is a 4-byte number. Its key lies in one byte slab at `number * key_len`; an index (`index.rs`) finds it again, or
//! a plain table where keys are small numbers; its parent stands in an array beside it. Moves are not stored:
//! [`NodeStore::path`] gives the keys of a path, and [`crate::space::replay`] finds the moves.

use std::hint::black_box;
use std::iter::zip;

use crate::index::{Index, Place};
use crate::{Ancestry, StateSpace};

/// Marks a node without a parent.
const NONE: u32 = u32::MAX;
/// Vectors of up to this many bytes double when they grow, larger ones grow by a quarter.
const DOUBLE_UP_TO: usize = 1 << 20;

/// Successors that a search packs and looks up together: enough of them that the processor waits for memory once and not
/// for each, and few enough that a search can be stopped between two batches.
pub const BATCH: usize = 64;
/// Bytes of a key that is a number.
const NUMBER: usize = size_of::<u32>();
/// Bytes beside its key that a successor takes while its parent is expanded, for the memory limit.
pub const BESIDE: usize = 32;

/// Packed states, each known by a number, with the number of the state each was first reached from.
///
/// ```
/// use solvarium_engine::NodeStore;
///
/// let mut nodes = NodeStore::new(2);
/// let (start, _) = nodes.insert(b"aa", None);
/// let (next, new) = nodes.insert(b"ab", Some(start));
/// assert!(new);
/// let (last, _) = nodes.insert(b"bb", Some(next));
/// assert_eq!(nodes.insert(b"ab", Some(last)), (next, false), "a state met again keeps its number and its parent");
/// assert_eq!(nodes.path(last), [b"ab", b"bb"]);
/// assert_eq!(nodes.find(b"zz"), None);
/// ```
pub struct NodeStore {
    key_len: usize,
    keys: Vec<u8>,
    parents: Vec<u32>,
    index: Index,
    /// Instead of the index, where keys are small numbers: one more than the node of each, 0 for none.
    table: Vec<u32>,
    /// Lookups under way, kept for their room.
    hashes: Vec<u64>,
    places: Vec<Place>,
}

impl NodeStore {
    /// An empty store for keys of the given length.
    pub fn new(key_len: usize) -> Self {
        let (keys, parents, table, hashes, places) = (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
        NodeStore { key_len, keys, parents, index: Index::default(), table, hashes, places }
    }

    /// An empty store for the states of a space.
    pub fn of(space: &impl StateSpace) -> Self {
        NodeStore { table: vec![0; space.key_range().unwrap_or(0)], ..NodeStore::new(space.key_len()) }
    }

    /// Number of states.
    pub fn len(&self) -> usize {
        self.parents.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.parents.is_empty()
    }

    /// Forgets every state but keeps the room they took.
    pub fn clear(&mut self) {
        if self.table.is_empty() {
            self.index.clear();
        } else {
            self.keys.chunks_exact(self.key_len).for_each(|key| self.table[number(key)] = 0);
        }
        self.keys.clear();
        self.parents.clear();
    }

    /// Makes room in the index for `more` states, so that several calls of [`NodeStore::insert_all`] grow it once.
    pub fn reserve(&mut self, more: usize) {
        if self.table.is_empty() {
            self.index.reserve(more);
        }
    }

    /// The node of a key, and whether it is new. A new one gets the next number and the given parent.
    #[inline]
    pub fn insert(&mut self, key: &[u8], parent: Option<u32>) -> (u32, bool) {
        if !self.table.is_empty() {
            return self.insert_in_table(key.try_into().expect("the key of a table has four bytes"), parent);
        }
        self.index.reserve(1);
        self.insert_at(self.index.look(hash(key)), key, parent)
    }

    /// The nodes of several keys that lie one after the other, and whether each is new, written to `out`.
    ///
    /// All lookups are begun before the first is ended, so that the processor waits for them together.
    pub fn insert_all(&mut self, keys: &[u8], parent: Option<u32>, out: &mut Vec<(u32, bool)>) {
        out.clear();
        if !self.table.is_empty() {
            let keys = keys.as_chunks::<NUMBER>().0.iter();
            return out.extend(keys.map(|key| self.insert_in_table(*key, parent)));
        }
        self.index.reserve(keys.len() / self.key_len);
        let mut places = std::mem::take(&mut self.places);
        places.clear();
        places.extend(keys.chunks_exact(self.key_len).map(|key| self.index.look(hash(key))));
        for (key, &place) in keys.chunks_exact(self.key_len).zip(&places) {
            out.push(self.insert_at(self.index.look_again(place), key, parent));
        }
        self.places = places;
    }

    /// The nodes of many keys that lie one after the other, where they are known, written to `out`.
    ///
    /// The processor waits for all of them together: first for the slots of the index, then for the keys that may be the same.
    pub fn find_all(&mut self, keys: &[u8], out: &mut Vec<Option<u32>>) {
        out.clear();
        if !self.table.is_empty() {
            return out.extend(keys.chunks_exact(NUMBER).map(|key| self.table[number(key)].checked_sub(1)));
        }
        let (hashes, places) = (&mut self.hashes, &mut self.places);
        hashes.clear();
        hashes.extend(keys.chunks_exact(self.key_len).map(hash));
        places.clear();
        places.extend(hashes.iter().map(|&hash| self.index.look(hash)));
        places.iter_mut().for_each(|place| *place = self.index.settle(*place));
        // What is read here is not used: the keys shall be on their way before the first comparison.
        let begins = places.iter().map(|place| place.node().unwrap_or(0) as usize * self.key_len);
        black_box(begins.filter_map(|at| self.keys.get(at)).fold(0, |all, first| all ^ first));
        for (key, &place) in keys.chunks_exact(self.key_len).zip(&self.places) {
            out.push(self.index.find(place, |id| same(self.key(id), key)).ok());
        }
    }

    #[inline]
    fn insert_at(&mut self, place: Place, key: &[u8], parent: Option<u32>) -> (u32, bool) {
        match self.index.find(place, |id| same(self.key(id), key)) {
            Ok(id) => (id, false),
            Err(place) => {
                let id = self.push(key, parent);
                self.index.insert(place, id);
                (id, true)
            }
        }
    }

    #[inline(always)]
    fn insert_in_table(&mut self, key: [u8; NUMBER], parent: Option<u32>) -> (u32, bool) {
        let number = u32::from_le_bytes(key) as usize;
        match self.table[number] {
            0 => {
                let id = self.push(&key, parent);
                self.table[number] = id + 1;
                (id, true)
            }
            known => (known - 1, false),
        }
    }

    /// Stores a new node under the next number.
    #[inline(always)]
    fn push(&mut self, key: &[u8], parent: Option<u32>) -> u32 {
        let id = u32::try_from(self.parents.len()).expect("no memory holds so many states");
        grow(&mut self.keys, key.len());
        self.keys.extend_from_slice(key);
        grow(&mut self.parents, 1);
        self.parents.push(parent.unwrap_or(NONE));
        id
    }

    /// The node of a key, if the state was met.
    pub fn find(&self, key: &[u8]) -> Option<u32> {
        if !self.table.is_empty() {
            return self.table[number(key)].checked_sub(1);
        }
        self.index.find(self.index.look(hash(key)), |id| same(self.key(id), key)).ok()
    }

    /// The key of a node.
    #[inline]
    pub fn key(&self, id: u32) -> &[u8] {
        &self.keys[id as usize * self.key_len..][..self.key_len]
    }

    /// The node a node was reached from.
    pub fn parent(&self, id: u32) -> Option<u32> {
        let parent = self.parents[id as usize];
        (parent != NONE).then_some(parent)
    }

    /// Changes the node a node is reached from.
    pub fn set_parent(&mut self, id: u32, parent: u32) {
        self.parents[id as usize] = parent;
    }

    /// The keys on the way from the start (left out) to a node.
    pub fn path(&self, id: u32) -> Vec<&[u8]> {
        let mut path = Vec::new();
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            path.push(self.key(at));
            at = parent;
        }
        path.reverse();
        path
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.keys.capacity() + (self.parents.capacity() + self.table.len()) * 4 + self.index.bytes()
    }

    /// Bytes held at most while up to `more` states are added: what to ask [`crate::Ctx::hold`] for before adding.
    #[inline]
    pub fn bytes_with(&self, more: usize) -> usize {
        let keys = capacity_with(&self.keys, more * self.key_len);
        let index = if self.table.is_empty() { self.index.bytes_with(more) } else { self.table.len() * 4 };
        keys + capacity_with(&self.parents, more) * 4 + index
    }
}

impl Ancestry for NodeStore {
    fn parent(&self, id: u32) -> Option<u32> {
        NodeStore::parent(self, id)
    }

    fn key(&self, id: u32) -> &[u8] {
        NodeStore::key(self, id)
    }
}

/// A key as a number.
fn number(key: &[u8]) -> usize {
    u32::from_le_bytes(key.try_into().expect("the key of a table has four bytes")) as usize
}

/// The hash of a key, the same on every machine.
#[inline]
pub fn hash(key: &[u8]) -> u64 {
    rapidhash::v3::rapidhash_v3_nano_inline::<true, false>(key, &rapidhash::v3::DEFAULT_RAPID_SECRETS)
}

/// Whether two keys of one length are the same, eight bytes at a time.
#[inline]
fn same(a: &[u8], b: &[u8]) -> bool {
    match (a.last_chunk::<8>(), b.last_chunk::<8>()) {
        (Some(last), Some(other)) => last == other && zip(a.as_chunks::<8>().0, b.as_chunks().0).all(|(a, b)| a == b),
        _ => zip(a, b).all(|(a, b)| a == b),
    }
}

/// Makes room for `more` items, sparingly when the vector is large.
#[inline]
pub fn grow<T>(vector: &mut Vec<T>, more: usize) {
    if vector.capacity() - vector.len() < more {
        vector.reserve_exact(capacity_with(vector, more) - vector.len());
    }
}

/// The capacity a vector will have once [`grow`] has made room for `more` items.
#[inline]
pub fn capacity_with<T>(vector: &Vec<T>, more: usize) -> usize {
    let (have, need) = (vector.capacity(), vector.len() + more);
    if need <= have {
        return have;
    }
    let step = if have * size_of::<T>() <= DOUBLE_UP_TO { have } else { have / 4 };
    need.max(have + step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    #[test]
    fn a_path_is_read_from_the_start() {
        let mut store = NodeStore::new(1);
        let (root, _) = store.insert(&[0], None);
        let (a, _) = store.insert(&[1], Some(root));
        let (b, _) = store.insert(&[2], Some(a));
        assert_eq!(store.path(b), [&[1][..], &[2][..]]);
        assert_eq!(store.path(root), Vec::<&[u8]>::new());
    }

    proptest! {
        #[test]
        fn it_is_a_map_from_keys_to_consecutive_numbers(numbers in prop::collection::vec(0..1u32 << 16, 0..400)) {
            for range in [0, 1 << 16] {
                let mut store = NodeStore { table: vec![0; range], ..NodeStore::new(NUMBER) };
                let mut model: HashMap<[u8; NUMBER], u32> = HashMap::new();
                for key in numbers.iter().map(|number| number.to_le_bytes()) {
                    let next = model.len() as u32;
                    let expected = *model.entry(key).or_insert(next);
                    let promised = store.bytes_with(1);
                    prop_assert_eq!(store.insert(&key, None), (expected, expected == next));
                    prop_assert!(store.bytes() <= promised);
                    prop_assert_eq!(store.key(expected), &key[..]);
                }
                prop_assert_eq!(store.len(), model.len());
                let asked: Vec<[u8; NUMBER]> = (0..1u32 << 16).step_by(7).chain(numbers.clone()).map(u32::to_le_bytes).collect();
                let mut found = Vec::new();
                store.find_all(asked.as_flattened(), &mut found);
                prop_assert_eq!(found, asked.iter().map(|key| model.get(key).copied()).collect::<Vec<_>>());
                for (key, id) in &model {
                    prop_assert_eq!(store.find(key), Some(*id));
                }
                store.clear();
                prop_assert!(model.keys().all(|key| store.find(key).is_none()));
            }
        }
    }
}
