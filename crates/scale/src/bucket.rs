//! A set of keys that remembers the order in which they came, layer by layer.

use std::ops::Range;

use crate::set::{Added, Set};
use crate::steps::Steps;
use crate::table::{self, Cut};

/// Keys in the order in which they came.
#[derive(Default)]
pub struct Bucket {
    /// The keys.
    pub set: Set,
    /// The layer of each key.
    layers: Steps,
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
    /// Adds a key to the layer that is being found, unless it is there.
    #[inline]
    pub fn insert(&mut self, key: &[u8]) -> Added {
        let added = self.set.insert(key);
        if added == Added::New {
            self.layers.push();
        }
        added
    }

    /// The number of the key to expand next, if one is left in the layer.
    #[inline]
    pub fn take(&mut self) -> Option<usize> {
        if self.next == self.end {
            return None;
        }
        self.next += 1;
        Some(usize::from(self.next) - 1)
    }

    /// Keys of the layer that are left to expand.
    pub fn waiting(&self) -> usize {
        usize::from(self.end - self.next)
    }

    /// Ends the layer that was expanded: the keys that came since are the next; how many they are.
    pub fn close_layer(&mut self) -> usize {
        self.layers.step();
        (self.next, self.end) = (self.end, self.set.len() as u16);
        self.waiting()
    }

    /// Where the way back through the layers begins, with the one that is being found.
    pub fn last(&self) -> Back {
        Back { at: self.layers.len(), end: self.set.len() }
    }

    /// Goes back by a layer; the numbers of its keys.
    pub fn layer_before(&self, back: &mut Back) -> Range<usize> {
        let begin = back.end - self.layers.back(&mut back.at);
        begin..std::mem::replace(&mut back.end, begin)
    }
}

impl table::Bucket for Bucket {
    fn bytes(&self) -> usize {
        self.set.bytes() + self.layers.bytes()
    }

    fn split(self, cut: Cut) -> [Bucket; 2] {
        let half = || Bucket { set: self.set.empty_half(), ..Bucket::default() };
        let mut halves = [half(), half()];
        let mut number = 0;
        for is_key in self.layers.bits() {
            if !is_key {
                halves.iter_mut().for_each(|half| half.layers.step());
                continue;
            }
            let (half, kept) = cut.half(self.set.key(number.into(), cut.key_len));
            let half = &mut halves[half];
            half.set.put(kept);
            half.layers.push();
            half.next += u16::from(number < self.next);
            half.end += u16::from(number < self.end);
            number += 1;
        }
        halves
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Bucket as _;
    use proptest::prelude::*;

    /// Layers of keys, each key in the first layer that has it.
    fn layers() -> impl Strategy<Value = Vec<Vec<u16>>> {
        prop::collection::vec(prop::collection::vec(0..3000_u16, 0..600), 1..6)
    }

    /// A key whose first byte divides them.
    fn key(number: u16) -> [u8; 3] {
        let [high, low] = number.to_be_bytes();
        [low & 1, high, low]
    }

    fn filled(layers: &[Vec<u16>]) -> (Bucket, Vec<Vec<u16>>) {
        let (mut bucket, mut kept) = (Bucket::default(), Vec::<Vec<u16>>::new());
        for layer in layers {
            let mut new = Vec::new();
            for &number in layer {
                let known = new.iter().chain(kept.iter().flatten()).any(|known| *known == number);
                let added = bucket.insert(&key(number));
                assert_eq!(matches!(added, Added::Known(_)), known);
                new.extend((!known).then_some(number));
            }
            assert_eq!(bucket.close_layer(), new.len());
            kept.push(new);
        }
        (bucket, kept)
    }

    fn read_back(bucket: &Bucket, key_len: usize, count: usize) -> Vec<Vec<u16>> {
        let mut back = bucket.last();
        assert_eq!(bucket.layer_before(&mut back).len(), 0, "nothing came after the last layer was closed");
        let number = |at| u16::from_be_bytes(*bucket.set.key(at, key_len).last_chunk().expect("two bytes"));
        let mut layers: Vec<Vec<u16>> =
            (0..count).map(|_| bucket.layer_before(&mut back).map(number).collect()).collect();
        layers.reverse();
        layers
    }

    proptest! {
        #[test]
        fn keys_are_found_in_the_layers_in_which_they_came(layers in layers()) {
            let (bucket, kept) = filled(&layers);
            prop_assert_eq!(&read_back(&bucket, 3, kept.len()), &kept);
            for (at, &number) in kept.iter().flatten().enumerate() {
                prop_assert_eq!(bucket.set.find(&key(number)), Some(at));
            }
        }

        #[test]
        fn halves_have_the_layers_and_what_is_left_to_expand(
            layers in layers(),
            taken in 0..600_usize,
            drop in 0..2_usize,
        ) {
            let (mut bucket, kept) = filled(&layers);
            let last = kept[kept.len() - 1].len();
            for _ in 0..taken {
                bucket.take();
            }
            let cut = Cut { key_len: 3, bit: 1, drop };
            let mut left = 0;
            let mut read: Vec<Vec<u16>> = vec![Vec::new(); kept.len()];
            for (parity, mut half) in bucket.split(cut).into_iter().enumerate() {
                for (layer, keys) in read.iter_mut().zip(read_back(&half, 3 - drop, kept.len())) {
                    prop_assert!(keys.iter().all(|key| usize::from(key & 1) == parity));
                    layer.extend(keys);
                }
                while half.take().is_some() {
                    left += 1;
                }
            }
            prop_assert_eq!(left, last.saturating_sub(taken));
            for (read, mut kept) in read.iter_mut().zip(kept) {
                read.sort_unstable();
                kept.sort_unstable();
                prop_assert_eq!(&*read, &kept);
            }
        }
    }
}
