//! A small set of keys that remembers the order in which they came, layer by layer.
//!
//! The keys lie one after the other. A slot of the index beside them is two bytes: the number of a key, and four bits of its
//! hash, which spare most looks at other keys. So a state costs its key and about three bytes.

use std::ops::Range;

use crate::short::same;
use crate::steps::Steps;

/// Bits of a slot that hold a number.
const NUMBER_BITS: u32 = 12;
/// The most keys of a bucket: one less than there are numbers, for 0 marks a free slot.
pub const CAPACITY: usize = (1 << NUMBER_BITS) - 1;
/// A slot without a key.
const FREE: u16 = 0;
/// Slots of the smallest index.
const LEAST: usize = 16;
/// Of so many slots, at most this share is taken: with more, too many others are met on the way to a key.
const TAKEN: (usize, usize) = (3, 4);
/// Keys that are looked up together, so that the processor waits for memory once and not for each.
pub const TOGETHER: usize = 32;
/// Keys there is room for at least, once there is one.
const LEAST_KEYS: usize = 8;

/// What came of adding a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// It was not there before.
    New,
    /// It was there.
    Known,
    /// It was not there, and there is no room for it.
    Full,
}

/// Keys in the order in which they came.
#[derive(Default)]
pub struct Bucket {
    keys: Vec<u8>,
    slots: Vec<u16>,
    /// The layer of each key.
    layers: Steps,
    len: u16,
    /// The next key to expand, and the end of the layer that is expanded; after that comes the layer that is being found.
    next: u16,
    end: u16,
}

/// A place on the way back through the layers of a bucket.
#[derive(Clone, Copy)]
pub struct Back {
    /// The place among the bits that say where layers end.
    at: usize,
    /// The first key of the layer that was passed last.
    end: usize,
}

impl Back {
    /// Whether all layers were passed.
    pub fn is_begin(&self) -> bool {
        self.at == 0
    }
}

impl Bucket {
    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.keys.capacity() + self.slots.capacity() * 2 + self.layers.bytes()
    }

    /// Adds a key unless it is there.
    #[inline]
    pub fn insert(&mut self, key: &[u8], hash: u64) -> Added {
        if (usize::from(self.len) + 1) * TAKEN.1 > self.slots.len() * TAKEN.0 {
            self.grow_index(key.len());
        }
        let home = Home::of(hash);
        let Err(at) = self.look(home, |number| same(self.key(number, key.len()), key)) else { return Added::Known };
        if usize::from(self.len) == CAPACITY {
            return Added::Full;
        }
        self.slots[at] = home.tag | (self.len + 1);
        self.push(key);
        Added::New
    }

    /// Looks for several keys that lie one after the other, with their hashes, and says which of them are surely known. Reads
    /// what will be needed for all of them before it is needed for one.
    #[inline]
    pub fn knows(&self, keys: &[u8], key_len: usize, hashes: &[u64]) -> [bool; TOGETHER] {
        let mut known = [false; TOGETHER];
        if self.slots.is_empty() {
            return known;
        }
        let (mut slots, mut numbers) = ([0; TOGETHER], [None; TOGETHER]);
        for (slot, &hash) in slots.iter_mut().zip(hashes) {
            *slot = self.slots[Home::of(hash).slot(self.slots.len())];
        }
        let mut first_bytes = [0; TOGETHER];
        for (((number, byte), &slot), &hash) in numbers.iter_mut().zip(&mut first_bytes).zip(&slots).zip(hashes) {
            if slot != FREE {
                *number = self.look(Home::of(hash), |_| true).ok();
                *byte = number.map_or(0, |number| self.keys[number * key_len]);
            }
        }
        let wanted = keys.chunks_exact(key_len).zip(numbers.iter().zip(&first_bytes));
        for (known, (key, (number, &byte))) in known.iter_mut().zip(wanted) {
            *known = number.is_some_and(|number| byte == key[0] && same(self.key(number, key_len), key));
        }
        known
    }

    /// The key to expand next, if one is left in the layer.
    #[inline]
    pub fn take(&mut self, key_len: usize) -> Option<&[u8]> {
        if self.next == self.end {
            return None;
        }
        self.next += 1;
        Some(self.key(usize::from(self.next) - 1, key_len))
    }

    /// Ends the layer that was expanded: the keys that came since are the next; how many they are.
    pub fn close_layer(&mut self) -> usize {
        self.layers.step();
        (self.next, self.end) = (self.end, self.len);
        usize::from(self.end - self.next)
    }

    /// Where the way back through the layers begins, with the one that is being found.
    pub fn last(&self) -> Back {
        Back { at: self.layers.len(), end: self.len() }
    }

    /// Goes back by a layer; the numbers of its keys.
    pub fn layer_before(&self, back: &mut Back) -> Range<usize> {
        let begin = back.end - self.layers.back(&mut back.at);
        begin..std::mem::replace(&mut back.end, begin)
    }

    /// Number of keys.
    pub fn len(&self) -> usize {
        self.len.into()
    }

    /// The number of a key.
    pub fn find(&self, key: &[u8], hash: u64) -> Option<usize> {
        self.look(Home::of(hash), |number| same(self.key(number, key.len()), key)).ok()
    }

    /// Sorts the keys into two buckets by a bit of their hashes.
    pub fn split(self, key_len: usize, is_second: impl Fn(u64) -> bool) -> [Bucket; 2] {
        let mut halves = [self.empty_half(key_len), self.empty_half(key_len)];
        let mut number = 0;
        for is_key in self.layers.bits() {
            if !is_key {
                halves.iter_mut().for_each(|half| half.layers.step());
                continue;
            }
            let key = self.key(usize::from(number), key_len);
            let hash = solvarium_engine::store::hash(key);
            let half = &mut halves[usize::from(is_second(hash))];
            half.insert(key, hash);
            half.next += u16::from(number < self.next);
            half.end += u16::from(number < self.end);
            number += 1;
        }
        halves
    }

    /// The key of this number.
    #[inline]
    pub fn key(&self, number: usize, key_len: usize) -> &[u8] {
        &self.keys[number * key_len..][..key_len]
    }

    #[inline]
    fn push(&mut self, key: &[u8]) {
        if self.keys.capacity() - self.keys.len() < key.len() {
            let more = (usize::from(self.len) / 32).max(LEAST_KEYS);
            self.keys.reserve_exact(more * key.len());
        }
        self.keys.extend_from_slice(key);
        self.layers.push();
        self.len += 1;
    }

    /// A bucket with room for half of the keys, and a few more.
    fn empty_half(&self, key_len: usize) -> Bucket {
        let keys = self.len() / 2 + self.len() / 16;
        Bucket {
            keys: Vec::with_capacity(keys * key_len),
            slots: vec![FREE; (keys * TAKEN.1 / TAKEN.0).max(LEAST)],
            ..Bucket::default()
        }
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
        for (number, key) in (1..).zip(self.keys.chunks_exact(key_len)) {
            let home = Home::of(solvarium_engine::store::hash(key));
            let mut at = home.slot(slots);
            while self.slots[at] != FREE {
                at = after(at, slots);
            }
            self.slots[at] = home.tag | number;
        }
    }
}

/// What a hash says of a key's place within its bucket.
#[derive(Clone, Copy)]
struct Home {
    /// In the bits above those of a number.
    tag: u16,
    place: u32,
}

impl Home {
    /// The highest bits of a hash have chosen the bucket and the lowest ones the partition, so all are mixed once more.
    #[inline]
    fn of(hash: u64) -> Home {
        let mixed = hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 16;
        Home { tag: (mixed as u16) << NUMBER_BITS, place: (mixed >> 16) as u32 }
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
    use proptest::prelude::*;
    use solvarium_engine::store::hash;

    /// Layers of keys, each key in the first layer that has it.
    fn layers() -> impl Strategy<Value = Vec<Vec<u16>>> {
        prop::collection::vec(prop::collection::vec(0..3000_u16, 0..600), 1..6)
    }

    fn filled(layers: &[Vec<u16>]) -> (Bucket, Vec<Vec<u16>>) {
        let (mut bucket, mut kept) = (Bucket::default(), Vec::<Vec<u16>>::new());
        for layer in layers {
            let mut new = Vec::new();
            for &number in layer {
                let key = number.to_le_bytes();
                let is_known = new.contains(&number) || kept.iter().flatten().any(|known| *known == number);
                let added = bucket.insert(&key, hash(&key));
                assert_eq!(added, if is_known { Added::Known } else { Added::New });
                new.extend((!is_known).then_some(number));
            }
            assert_eq!(bucket.close_layer(), new.len());
            kept.push(new);
        }
        (bucket, kept)
    }

    fn read_back(bucket: &Bucket, count: usize) -> Vec<Vec<u16>> {
        let mut back = bucket.last();
        assert_eq!(bucket.layer_before(&mut back).len(), 0, "nothing came after the last layer was closed");
        let key = |number| u16::from_le_bytes(bucket.key(number, 2).try_into().expect("two bytes"));
        let mut layers: Vec<Vec<u16>> = (0..count).map(|_| bucket.layer_before(&mut back).map(key).collect()).collect();
        layers.reverse();
        layers
    }

    proptest! {
        #[test]
        fn keys_are_found_in_the_layers_in_which_they_came(layers in layers()) {
            let (bucket, kept) = filled(&layers);
            prop_assert_eq!(&read_back(&bucket, kept.len()), &kept);
            for (number, key) in kept.iter().flatten().enumerate() {
                prop_assert_eq!(bucket.find(&key.to_le_bytes(), hash(&key.to_le_bytes())), Some(number));
            }
        }

        #[test]
        fn halves_have_the_layers_and_what_is_left_to_expand(layers in layers(), taken in 0..600_usize) {
            let (mut bucket, kept) = filled(&layers);
            let last = kept[kept.len() - 1].len();
            for _ in 0..taken {
                bucket.take(2);
            }
            let halves = bucket.split(2, |hash| hash >> 63 == 1);
            let mut left = 0;
            let mut read: Vec<Vec<u16>> = vec![Vec::new(); kept.len()];
            for mut half in halves {
                for (layer, keys) in read.iter_mut().zip(read_back(&half, kept.len())) {
                    layer.extend(keys);
                }
                while half.take(2).is_some() {
                    left += 1;
                }
            }
            prop_assert_eq!(left, last.saturating_sub(taken));
            for (read, kept) in read.iter_mut().zip(kept) {
                read.sort_unstable();
                let mut kept = kept;
                kept.sort_unstable();
                prop_assert_eq!(&*read, &kept);
            }
        }
    }

    #[test]
    fn a_full_bucket_says_so() {
        let mut bucket = Bucket::default();
        for number in 0..CAPACITY as u32 {
            assert_eq!(bucket.insert(&number.to_le_bytes(), hash(&number.to_le_bytes())), Added::New);
        }
        let other = (CAPACITY as u32).to_le_bytes();
        assert_eq!(bucket.insert(&other, hash(&other)), Added::Full);
        assert_eq!(bucket.insert(&[0; 4], hash(&[0; 4])), Added::Known);
    }
}
