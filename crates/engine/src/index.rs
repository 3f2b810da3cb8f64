//! A hash table of node numbers, made for searches: it only grows, and it is asked for many keys at once.
//!
//! A slot is 8 bytes: 32 bits of the key's hash (the *tag*) and the node's number. The tag alone decides where a node
//! belongs: at `tag * slots / 2³²`, or in the next free slot after it. So growing needs no key and no second table: the
//! nodes move towards the back, those at the back first. And a lookup touches one cache line here and, when the tag is
//! right, one more where the key lies; [`Index::look`] and [`Index::settle`] let the caller start many such lookups before
//! it needs the first. Both are what general tables (the search began with one) do not offer, and what it spends its time on.

/// Slots of the smallest table.
const LEAST: usize = 8;
/// A slot without a node.
const FREE: u64 = 0;
/// Slots that are emptied together, at least, when the table grows.
const PIECE: usize = 1 << 10;

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

    /// Goes on with a lookup until a slot is free or has the right tag.
    #[inline]
    pub fn settle(&self, mut place: Place) -> Place {
        while place.slot != FREE && (place.slot >> 32) as u32 != place.tag {
            place = self.next(place);
        }
        place
    }

    /// The same lookup after other nodes may have been added.
    #[inline]
    pub fn look_again(&self, place: Place) -> Place {
        Place { slot: self.slots[place.at], ..place }
    }

    /// Ends a lookup: the node for which `is_it` holds, or else the place where it belongs.
    #[inline]
    pub fn find(&self, mut place: Place, is_it: impl Fn(u32) -> bool) -> Result<u32, Place> {
        loop {
            place = self.settle(place);
            match place.node() {
                None => return Err(place),
                Some(id) if is_it(id) => return Ok(id),
                Some(_) => place = self.next(place),
            }
        }
    }

    /// The lookup at the next slot, the first after the last.
    #[inline]
    fn next(&self, place: Place) -> Place {
        let at = if place.at + 1 == self.slots.len() { 0 } else { place.at + 1 };
        Place { at, slot: self.slots[at], ..place }
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
    #[inline]
    pub fn reserve(&mut self, more: usize) {
        if !self.has_room(more) {
            let (old, new) = (self.slots.len(), self.slots_with(more));
            self.slots.reserve_exact(new - old);
            self.slots.resize(new, FREE);
            self.spread(old);
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
        if self.has_room(more) { self.bytes() } else { self.slots_with(more) * 8 }
    }

    /// Slots of the next larger table with room for `more` nodes.
    fn slots_with(&self, more: usize) -> usize {
        let needed = (self.len + more) * 4 / 3 + 1;
        needed.max(self.slots.len() + self.slots.len() / 2).max(LEAST)
    }

    /// Moves every node of a table that had `end` slots to where it belongs now.
    ///
    /// No node belongs further to the front than before. So pieces that begin after a free slot can be emptied and filled
    /// again one after the other, from the back: what is in them goes to slots that have been emptied. Nodes before the first
    /// free slot may have come from the back, and some find no slot there now: those are put into the table last.
    #[cold]
    fn spread(&mut self, mut end: usize) {
        let front = self.slots.iter().position(|&entry| entry == FREE).expect("the table is never full");
        let (mut piece, mut last) = (Vec::new(), self.slots[..front].to_vec());
        self.slots[..front].fill(FREE);
        while end > front {
            let least = end.saturating_sub(PIECE).max(front + 1);
            let free = self.slots[front..least].iter().rposition(|&entry| entry == FREE).expect("the first is free");
            let begin = front + free + 1;
            piece.extend(self.slots[begin..end].iter().filter(|&&entry| entry != FREE));
            self.slots[begin..end].fill(FREE);
            for entry in piece.drain(..) {
                let home = home((entry >> 32) as u32, self.slots.len());
                match self.slots[home..].iter_mut().find(|slot| **slot == FREE) {
                    Some(slot) => *slot = entry,
                    None => last.push(entry),
                }
            }
            end = begin - 1;
        }
        for entry in last {
            let place = self.find(self.look(entry), |_| false).expect_err("it is in no slot");
            self.slots[place.at] = entry;
        }
    }
}

impl Place {
    /// The node in the slot, unless that is free.
    #[inline]
    pub fn node(self) -> Option<u32> {
        (self.slot as u32).checked_sub(1)
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
