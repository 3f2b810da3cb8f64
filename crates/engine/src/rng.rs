//! The one source of randomness: ChaCha with eight rounds, seeded by a number, the same stream on every machine.
//!
//! The few draws needed are written out here, so that no library's change of method can change a recorded run.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};

/// A seeded generator of random numbers.
///
/// ```
/// use solvarium_engine::Rng;
///
/// let mut cards: Vec<u32> = (1..=5).collect();
/// Rng::new(7).shuffle(&mut cards);
/// let mut again: Vec<u32> = (1..=5).collect();
/// Rng::new(7).shuffle(&mut again);
/// assert_eq!(cards, again, "the same seed gives the same order, on every machine");
///
/// let mut rng = Rng::new(0);
/// assert!(rng.below(6) < 6);
/// assert!(cards.contains(rng.pick(&cards)));
/// ```
#[derive(Clone, Debug)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// The generator of a seed.
    pub fn new(seed: u64) -> Self {
        Rng(ChaCha8Rng::seed_from_u64(seed))
    }

    /// Sixty-four random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, each equally likely (to within 2⁻⁶⁴ · bound). `bound` must not be 0.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "there is no number below 0");
        ((u128::from(self.bits()) * bound as u128) >> 64) as usize
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    /// A number in [0, 1).
    pub fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Puts a slice into random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// One of the items, each equally likely. There must be one.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut rng = Rng::new(1);
        let draws: Vec<usize> = (0..8).map(|_| rng.below(1000)).collect();
        let mut again = Rng::new(1);
        assert_eq!(draws, (0..8).map(|_| again.below(1000)).collect::<Vec<_>>());
        assert_eq!(Rng::new(0).bits(), 0xb585_f767_a79a_3b6c);
    }

    #[test]
    fn draws_stay_in_range_and_cover_it() {
        let mut rng = Rng::new(7);
        let mut seen = [false; 5];
        for _ in 0..200 {
            seen[rng.between(3, 7) - 3] = true;
            assert!((0.0..1.0).contains(&rng.unit()));
        }
        assert_eq!(seen, [true; 5]);
    }

    #[test]
    fn shuffling_keeps_the_items() {
        let mut items: Vec<u32> = (0..50).collect();
        Rng::new(3).shuffle(&mut items);
        assert_ne!(items, (0..50).collect::<Vec<_>>());
        items.sort_unstable();
        assert_eq!(items, (0..50).collect::<Vec<_>>());
    }
}
