//! Keys, mixed: each becomes another of the same length, in which every bit of the first word depends on all bits of the key.
//!
//! So the first word of a mixed key is its hash, worked out once, and the key can be had back. Its highest bits say in which
//! bucket it lies, and what the bucket's number says need not be kept with the key (quotienting: Knuth, The Art of Computer
//! Programming 6.4, exercise 13).

use solvarium_engine::store;

use crate::partition;

/// Bytes of the first word, unless the key is shorter.
const WORD: usize = size_of::<u64>();
/// Odd numbers without a pattern (splitmix64), and their inverses.
const FACTORS: [u64; 2] = [0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb];
const INVERSES: [u64; 2] = [inverse(FACTORS[0]), inverse(FACTORS[1])];
/// Another (the golden ratio).
pub const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes a key in its place.
#[inline]
pub fn mix(key: &mut [u8]) {
    change(key, |word, rest, bits| scramble(word ^ rest, bits, FACTORS));
}

/// Makes a key of a mixed one.
#[inline]
pub fn unmix(key: &mut [u8]) {
    change(key, |word, rest, bits| scramble(word, bits, [INVERSES[1], INVERSES[0]]) ^ rest);
}

/// The first word of a mixed key, from its highest bits on; what a short key lacks is zero.
#[inline]
pub fn word(key: &[u8]) -> u64 {
    match key.first_chunk::<WORD>() {
        Some(first) => u64::from_be_bytes(*first),
        None => short(key) << (u64::BITS - bits(key)),
    }
}

/// The partition, of so many, that owns a mixed key. It must not follow from the highest bits alone, which say the bucket, nor from the
/// product that says the place within one: all keys of a partition would crowd in a part of each index.
#[inline]
pub fn owner(key: &[u8], partitions: usize) -> usize {
    if partitions == 1 {
        return 0;
    }
    partition::owner(word(key).wrapping_mul(FACTORS[1]) >> 32, partitions)
}

/// Changes the first word by means of what comes behind it and of its number of bits.
#[inline]
fn change(key: &mut [u8], by: impl Fn(u64, u64, u32) -> u64) {
    match key.split_first_chunk_mut::<WORD>() {
        Some((first, rest)) => {
            // What is left of most keys is a word, for which a product is enough: it is mixed with the rest.
            let rest = if rest.len() <= WORD { short(rest).wrapping_mul(ODD) } else { store::hash(rest) };
            *first = by(u64::from_be_bytes(*first), rest, u64::BITS).to_be_bytes();
        }
        None => {
            let changed = by(short(key), 0, bits(key)).to_be_bytes();
            key.copy_from_slice(&changed[WORD - key.len()..]);
        }
    }
}

/// A bijection on the numbers of so many bits. With the inverse factors, in the other order, it is its own inverse: a shift
/// by half of the bits is one, and comes first, between and last.
#[inline]
fn scramble(word: u64, bits: u32, factors: [u64; 2]) -> u64 {
    let mask = u64::MAX >> (u64::BITS - bits);
    let fold = |word: u64| word ^ word >> (bits / 2);
    let [first, second] = factors;
    fold(fold(fold(word).wrapping_mul(first) & mask).wrapping_mul(second) & mask)
}

/// A key no longer than a word, as a number.
#[inline]
fn short(key: &[u8]) -> u64 {
    match <[u8; 4]>::try_from(key) {
        Ok(key) => u32::from_be_bytes(key).into(),
        Err(_) => key.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)),
    }
}

fn bits(key: &[u8]) -> u32 {
    key.len() as u32 * u8::BITS
}

/// The number that gives 1 with an odd number, by Newton's method: each step doubles the bits that are right.
const fn inverse(odd: u64) -> u64 {
    let (mut inverse, mut steps) = (odd, 0);
    while steps < 5 {
        inverse = inverse.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(inverse)));
        steps += 1;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    #[test]
    fn keys_of_one_owner_are_spread_over_a_bucket() {
        for len in 2..16 {
            let mut upper = [0; 2];
            for number in 0..4096_u16 {
                let mut key = vec![0; len];
                key[..2].copy_from_slice(&number.to_le_bytes());
                mix(&mut key);
                if owner(&key, 2) == 0 {
                    // The place within a bucket follows from this product, its half from the highest bit.
                    upper[(word(&key).wrapping_mul(ODD) >> 63) as usize] += 1;
                }
            }
            assert!(upper.iter().all(|&count| count > 800), "{upper:?} of about 1024 each, length {len}");
        }
    }

    proptest! {
        #[test]
        fn a_key_of_any_length_can_be_had_back(key in prop::collection::vec(any::<u8>(), 1..40)) {
            let mut mixed = key.clone();
            mix(&mut mixed);
            unmix(&mut mixed);
            prop_assert_eq!(mixed, key);
        }

        #[test]
        fn similar_keys_are_spread(from in 0..1000_u32, len in 2..16_usize) {
            let mut first = BTreeSet::new();
            for number in from..from + 256 {
                let mut key = vec![0; len];
                key[len - 2..].copy_from_slice(&(number as u16).to_le_bytes());
                mix(&mut key);
                first.insert(word(&key) >> 56);
            }
            // Chance alone gives 162 of the 256 values, and fewer than 130 not once in a thousand times.
            prop_assert!(first.len() > 120, "{} values", first.len());
        }
    }
}
