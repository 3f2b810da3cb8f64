//! Every state met by a search, once, with its full key: equality is never left to a hash.
//!
//! Keys of one fixed width lie end to end in one list; a state is known by its 4-byte number.

use hashbrown::HashTable;
use hashbrown::hash_table::Entry;

/// A set of keys, numbered in the order of their arrival.
#[derive(Clone, Debug)]
pub struct Store {
    width: usize,
    keys: Vec<u16>,
    hashes: Vec<u64>,
    table: HashTable<u32>,
}

impl Store {
    /// An empty set of keys of `width` numbers.
    pub fn new(width: usize) -> Store {
        Store { width, keys: Vec::new(), hashes: Vec::new(), table: HashTable::new() }
    }

    /// How many keys there are.
    fn len(&self) -> usize {
        self.hashes.len()
    }

    /// Forgets all keys but not the memory they took.
    pub fn clear(&mut self) {
        self.keys.clear();
        self.hashes.clear();
        self.table.clear();
    }

    /// The key of state `number`.
    pub fn key(&self, number: u32) -> &[u16] {
        let start = number as usize * self.width;
        &self.keys[start..start + self.width]
    }

    /// The number of `key`, which is entered when new; and whether it was new.
    pub fn insert(&mut self, hash: u64, key: &[u16]) -> (u32, bool) {
        let Store { width, keys, hashes, table } = self;
        let same = |&n: &u32| {
            let start = n as usize * *width;
            hashes[n as usize] == hash && keys[start..start + *width] == *key
        };
        match table.entry(hash, same, |&n| hashes[n as usize]) {
            Entry::Occupied(known) => (*known.get(), false),
            Entry::Vacant(slot) => {
                let number = u32::try_from(hashes.len()).expect("memory ends before 2^32 states");
                slot.insert(number);
                keys.extend_from_slice(key);
                hashes.push(hash);
                (number, true)
            }
        }
    }

    /// Bytes in use once `extra` more keys are entered, a copy made while growing included.
    pub fn bytes(&self, extra: usize) -> usize {
        let grown = |len: usize, capacity: usize, size: usize| {
            if len <= capacity { capacity * size } else { (capacity + len.max(2 * capacity)) * size }
        };
        grown((self.len() + extra) * self.width, self.keys.capacity(), 2)
            + grown(self.len() + extra, self.hashes.capacity(), 8)
            + grown(self.len() + extra, self.table.capacity(), 6)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_hashes_do_not_make_equal_states() {
        let mut store = Store::new(2);
        assert_eq!(store.insert(7, &[1, 2]), (0, true));
        assert_eq!(store.insert(7, &[1, 3]), (1, true));
        assert_eq!(store.insert(7, &[1, 2]), (0, false));
        assert_eq!((store.len(), store.key(1)), (2, &[1, 3][..]));
        assert!(store.bytes(1000) >= 1000 * 12);
    }
}
