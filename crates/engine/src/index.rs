//! A hash table of node numbers, made for searches: it only grows, and it is asked for many keys at once.
//!
//! A slot is 8 bytes: 32 bits of the key's hash (the *tag*) and the node's number. The tag alone decides where a node
//! belongs: at `tag * slots / 2³²`, or in the next free slot after it. So growing needs no key: the old slots are read
//! from front to back and written from front to back. And a lookup touches one cache line here and, when the tag is
//! right, one more where the key lies; [`Index::look`] lets the caller start many such lookups before it needs the
//! first. Both are what general tables (the search began with one) do not offer, and what it spends its time on.

/// Slots of the smallest table.
const LEAST: usize = 8;
/// A slot without a node.
const FREE: u64 = 0;

/// Node numbers by the hash of their keys.
#[derive(Default)]
pub(crate) struct Index {
    slots: Vec<u64>,
    len: usize,
}

/// Where a lookup has got to.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    tag: u32,
    at: usize,
    slot: u64,
}

impl Index {
    /// Begins a lookup: reads the slot where a key with this hash belongs.
    #[inline]
    pub fn look(&self, hash: u64) -> Place {
        let tag = (hash >> 32) as u32;
        let at = home(tag, self.slots.len());
        Place { tag, at, slot: self.slots.get(at).copied().unwrap_or(FREE) }
    }

    /// The same lookup after other nodes may have been added.
    #[inline]
    pub fn look_again(&self, place: Place) -> Place {
        Place { slot: self.slots[place.at], ..place }
    }

    /// Ends a lookup: the node for which `is_it` holds, or else the place where it belongs.
    #[inline]
    pub fn find(&self, mut place: Place, is_it: impl Fn(u32) -> bool) -> Result<u32, Place> {
        while place.slot != FREE {
            let id = place.slot as u32 - 1;
            if (place.slot >> 32) as u32 == place.tag && is_it(id) {
                return Ok(id);
            }
            place.at = if place.at + 1 == self.slots.len() { 0 } else { place.at + 1 };
            place.slot = self.slots[place.at];
        }
        Err(place)
    }

    /// Adds a node at the place its lookup ended at. There must be room, and nothing added since the lookup.
    #[inline]
    pub fn insert(&mut self, place: Place, id: u32) {
        self.slots[place.at] = slot(place.tag, id);
        self.len += 1;
    }

    /// Whether `more` nodes can be added before the table must grow.
    #[inline]
    pub fn has_room(&self, more: usize) -> bool {
        (self.len + more) * 4 <= self.slots.len() * 3
    }

    /// Makes room for `more` nodes. Places found before are no longer valid.
    pub fn reserve(&mut self, more: usize) {
        if !self.has_room(more) {
            let new = vec![FREE; self.slots_with(more)];
            let old = std::mem::replace(&mut self.slots, new);
            self.refill(&old);
        }
    }

    /// Forgets every node but keeps the room.
    pub fn clear(&mut self) {
        self.slots.fill(FREE);
        self.len = 0;
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.slots.capacity() * 8
    }

    /// Bytes held at most while room for `more` nodes is made.
    #[inline]
    pub fn bytes_with(&self, more: usize) -> usize {
        if self.has_room(more) { self.bytes() } else { self.bytes() + self.slots_with(more) * 8 }
    }

    /// Slots of the next larger table with room for `more` nodes.
    fn slots_with(&self, more: usize) -> usize {
        let needed = (self.len + more) * 4 / 3 + 1;
        needed.max(self.slots.len() + self.slots.len() / 2).max(LEAST)
    }

    fn refill(&mut self, old: &[u64]) {
        for &entry in old.iter().filter(|&&entry| entry != FREE) {
            let mut at = home((entry >> 32) as u32, self.slots.len());
            while self.slots[at] != FREE {
                at = if at + 1 == self.slots.len() { 0 } else { at + 1 };
            }
            self.slots[at] = entry;
        }
    }
}

#[inline]
fn home(tag: u32, slots: usize) -> usize {
    ((u64::from(tag) * slots as u64) >> 32) as usize
}

#[inline]
fn slot(tag: u32, id: u32) -> u64 {
    u64::from(tag) << 32 | u64::from(id + 1)
}
