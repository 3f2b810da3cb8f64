//! A small set of mixed keys, numbered in the order in which they came.
//!
//! The keys lie one after the other, in pages. A slot of the index beside them is two bytes: the number of a key, and four bits of
//! its hash, which spare most looks at other keys. So a state costs its key and about three bytes.

use std::num::NonZeroU16;

use crate::mix::{ODD, word};
use crate::pages::Pages;
use crate::short::same;

/// Bits of a slot that hold a number.
const NUMBER_BITS: u32 = 12;
/// The most keys of a set: one less than there are numbers, for 0 marks a free slot.
pub const CAPACITY: usize = (1 << NUMBER_BITS) - 1;
/// A slot without a key.
const FREE: u16 = 0;
/// Slots of the smallest index.
const LEAST: usize = 16;
/// Of so many slots, at most this share is taken: with more, too many others are met on the way to a key.
const TAKEN: (usize, usize) = (3, 4);
/// Keys that are looked up together, so that the processor waits for memory once and not for each.
pub const TOGETHER: usize = 64;

/// The number of a key, from 1, in two bytes.
pub type Number = NonZeroU16;

/// The number of a key, from 0.
#[inline]
pub fn at(number: Number) -> usize {
    usize::from(number.get()) - 1
}

/// What came of adding a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// It was not there before, and is the last now.
    New,
    /// It was there, with this number.
    Known(usize),
    /// It was not there, and there is no room for it.
    Full,
}

/// Keys in the order in which they came.
#[derive(Default)]
pub struct Set {
    keys: Pages,
    slots: Vec<u16>,
    len: u16,
}

impl Set {
    /// One with room for half of the keys, and a few more.
    pub fn empty_half(&self) -> Self {
        let keys = self.len() / 2 + self.len() / 16;
        let slots = vec![FREE; (keys * TAKEN.1 / TAKEN.0).max(LEAST)];
        Set { keys: Pages::with_room_for(keys), slots, len: 0 }
    }

    /// Number of keys.
    #[inline]
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.keys.bytes() + self.slots.capacity() * size_of::<u16>()
    }

    /// The key of this number.
    #[inline]
    pub fn key(&self, number: usize, key_len: usize) -> &[u8] {
        self.keys.key(number, key_len)
    }

    /// The number of a key.
    pub fn find(&self, key: &[u8]) -> Option<usize> {
        self.look(Home::of(key), |number| same(self.key(number, key.len()), key)).ok()
    }

    /// Adds a key unless it is there.
    #[inline]
    pub fn insert(&mut self, key: &[u8]) -> Added {
        if (self.len() + 1) * TAKEN.1 > self.slots.len() * TAKEN.0 {
            self.grow_index(key.len());
        }
        let home = Home::of(key);
        let at = match self.look(home, |number| same(self.key(number, key.len()), key)) {
            Ok(number) => return Added::Known(number),
            Err(at) => at,
        };
        if self.len() == CAPACITY {
            return Added::Full;
        }
        self.keep(at, home, key);
        Added::New
    }

    /// Adds a key that is not there, for which there is room.
    #[inline]
    pub fn put(&mut self, key: &[u8]) {
        if (self.len() + 1) * TAKEN.1 > self.slots.len() * TAKEN.0 {
            self.grow_index(key.len());
        }
        let home = Home::of(key);
        let at = self.free(home);
        self.keep(at, home, key);
    }

    /// Adds a key whose slot is known.
    #[inline]
    fn keep(&mut self, slot: usize, home: Home, key: &[u8]) {
        self.keys.push(self.len.into(), key);
        self.len += 1;
        self.slots[slot] = home.tag | self.len;
    }

    /// The slot where a key belongs that is not there.
    #[inline]
    fn free(&self, home: Home) -> usize {
        let mut at = home.slot(self.slots.len());
        while self.slots[at] != FREE {
            at = after(at, self.slots.len());
        }
        at
    }

    /// Looks for several keys, and says which of them are surely there, and their numbers. What is needed from memory is read for
    /// all of them in loops that do nothing else, so that the processor waits for many reads at a time.
    #[inline]
    pub fn known<'k>(&self, keys: impl Iterator<Item = &'k [u8]> + Clone) -> [Option<Number>; TOGETHER] {
        let mut numbers = [None; TOGETHER];
        if self.slots.is_empty() {
            return numbers;
        }
        let mut homes = [Home::default(); TOGETHER];
        for (home, key) in homes.iter_mut().zip(keys.clone()) {
            *home = Home::of(key);
        }
        let homes = homes.map(|home| (home, home.slot(self.slots.len())));
        let slots = homes.map(|(_, slot)| self.slots[slot]);
        let key_len = keys.clone().next().map_or(0, <[u8]>::len);
        let mut first = [0; TOGETHER];
        let places = numbers.iter_mut().zip(&mut first).zip(slots.iter().zip(&homes));
        for ((number, first), (&slot, &(home, _))) in places.take(keys.clone().count()) {
            if slot != FREE
                && let Ok(found) = self.look(home, |_| true)
            {
                *number = Number::new(found as u16 + 1);
                *first = found;
            }
        }
        let first_bytes = first.map(|number| self.keys.first_byte(number, key_len));
        for ((number, key), byte) in numbers.iter_mut().zip(keys).zip(first_bytes) {
            *number = number.filter(|number| byte == Some(key[0]) && same(self.key(at(*number), key.len()), key));
        }
        numbers
    }

    /// The number of the key that it is, or the slot where it belongs.
    #[inline]
    fn look(&self, home: Home, is_it: impl Fn(usize) -> bool) -> Result<usize, usize> {
        let mut at = home.slot(self.slots.len());
        loop {
            match self.slots[at] {
                FREE => return Err(at),
                slot if home.is_tag_of(slot) && is_it(number(slot)) => return Ok(number(slot)),
                _ => at = after(at, self.slots.len()),
            }
        }
    }

    /// Makes the index larger, little enough that few slots stay free.
    #[cold]
    fn grow_index(&mut self, key_len: usize) {
        let slots = (self.slots.len() + self.slots.len() * 2 / 5).max(LEAST);
        self.slots = vec![FREE; slots];
        for (number, key) in (1..).zip(self.keys.keys(key_len)) {
            let home = Home::of(key);
            let at = self.free(home);
            self.slots[at] = home.tag | number;
        }
    }
}

/// What a mixed key says of its place within the set.
#[derive(Clone, Copy, Default)]
struct Home {
    /// In the bits above those of a number.
    tag: u16,
    place: u32,
}

impl Home {
    /// The keys of a set may have their highest bits in common, so all are mixed once more.
    #[inline]
    fn of(key: &[u8]) -> Home {
        let mixed = word(key).wrapping_mul(ODD);
        Home { tag: (mixed >> 32) as u16 & !((1 << NUMBER_BITS) - 1), place: (mixed >> 32) as u32 }
    }

    #[inline]
    fn slot(self, slots: usize) -> usize {
        ((u64::from(self.place) * slots as u64) >> 32) as usize
    }

    #[inline]
    fn is_tag_of(self, slot: u16) -> bool {
        (slot ^ self.tag) >> NUMBER_BITS == 0
    }
}

#[inline]
fn number(slot: u16) -> usize {
    usize::from(slot) % (1 << NUMBER_BITS) - 1
}

#[inline]
fn after(at: usize, slots: usize) -> usize {
    if at + 1 == slots { 0 } else { at + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_set_says_so() {
        let mut set = Set::default();
        for number in 0..CAPACITY as u32 {
            assert_eq!(set.insert(&number.to_le_bytes()), Added::New);
        }
        assert_eq!(set.insert(&(CAPACITY as u32).to_le_bytes()), Added::Full);
        assert_eq!(set.insert(&[7, 0, 0, 0]), Added::Known(7));
        let keys = [[9, 9, 9, 9], [8, 0, 0, 0]];
        let known = set.known(keys.iter().map(<[u8; 4]>::as_slice));
        assert_eq!((known[0], set.find(&keys[1])), (None, Some(8)));
    }
}
