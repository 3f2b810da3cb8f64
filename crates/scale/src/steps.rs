//! Numbers that never fall, each a little more than the one before, in little more than a bit each.
//!
//! A list such as 0, 0, 2, 3 is written as the bits `1 1 001 01`: for each number a 1, and before it as many zeros as it is
//! more than the last. Here a number is the layer of a state, and the list that of the states of a bucket.

/// Such a list.
#[derive(Default)]
pub struct Steps {
    words: Vec<u64>,
    len: usize,
}

impl Steps {
    /// Adds the current number once more.
    #[inline]
    pub fn push(&mut self) {
        self.bit(true);
    }

    /// Makes the current number one greater.
    pub fn step(&mut self) {
        self.bit(false);
    }

    /// Goes back from a place among the bits, such as their end, to the step before it; the numbers that were passed.
    pub fn back(&self, at: &mut usize) -> usize {
        let end = *at;
        while *at > 0 {
            *at -= 1;
            if !self.bit_at(*at) {
                return end - *at - 1;
            }
        }
        end
    }

    /// The number of bits.
    pub fn len(&self) -> usize {
        self.len
    }

    /// The bits, from the first: false is a step, true a number.
    pub fn bits(&self) -> impl Iterator<Item = bool> + '_ {
        (0..self.len).map(|at| self.bit_at(at))
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.words.capacity() * 8
    }

    #[inline]
    fn bit(&mut self, bit: bool) {
        if self.len.is_multiple_of(64) {
            if self.words.len() == self.words.capacity() {
                self.words.reserve_exact(self.words.len() / 4 + 1);
            }
            self.words.push(0);
        }
        self.words[self.len / 64] |= u64::from(bit) << (self.len % 64);
        self.len += 1;
    }

    fn bit_at(&self, at: usize) -> bool {
        self.words[at / 64] >> (at % 64) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn what_was_added_is_met_on_the_way_back(counts in prop::collection::vec(0..200_usize, 1..20)) {
            let mut steps = Steps::default();
            for (place, &count) in counts.iter().enumerate() {
                if place > 0 {
                    steps.step();
                }
                (0..count).for_each(|_| steps.push());
            }
            let ones = steps.bits().filter(|&bit| bit).count();
            prop_assert_eq!(ones, counts.iter().sum::<usize>());
            let mut at = steps.len();
            for &count in counts.iter().rev() {
                prop_assert_eq!(steps.back(&mut at), count);
            }
            prop_assert_eq!(at, 0);
        }
    }
}
