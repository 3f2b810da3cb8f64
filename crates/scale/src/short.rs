//! Copying and comparing keys. Most have 8 to 16 bytes: two words, which may overlap, and no call.

use std::ops::RangeInclusive;

/// Bytes of a word.
const WORD: usize = size_of::<u64>();
/// Lengths that two words cover.
const TWO_WORDS: RangeInclusive<usize> = WORD..=2 * WORD;

/// Whether two keys of the same length are equal.
#[inline]
pub fn same(a: &[u8], b: &[u8]) -> bool {
    debug_assert_eq!(a.len(), b.len());
    match (a.first_chunk::<WORD>(), a.last_chunk::<WORD>(), b.first_chunk::<WORD>(), b.last_chunk::<WORD>()) {
        (Some(a_first), Some(a_last), Some(b_first), Some(b_last)) if TWO_WORDS.contains(&a.len()) => {
            let differ = |a: &[u8; WORD], b: &[u8; WORD]| u64::from_ne_bytes(*a) ^ u64::from_ne_bytes(*b);
            differ(a_first, b_first) | differ(a_last, b_last) == 0
        }
        _ => a == b,
    }
}

/// Copies a key to a place of the same length.
#[inline]
pub fn copy(from: &[u8], to: &mut [u8]) {
    match (from.first_chunk::<WORD>(), from.last_chunk::<WORD>()) {
        (Some(first), Some(last)) if TWO_WORDS.contains(&from.len()) && from.len() == to.len() => {
            to[..WORD].copy_from_slice(first);
            let end = to.len();
            to[end - WORD..].copy_from_slice(last);
        }
        _ => to.copy_from_slice(from),
    }
}

/// Appends a key to a list.
#[inline]
pub fn append(key: &[u8], list: &mut Vec<u8>) {
    match (key.first_chunk::<WORD>(), key.last_chunk::<WORD>()) {
        (Some(first), Some(last)) if TWO_WORDS.contains(&key.len()) => {
            list.extend_from_slice(first);
            // What the words have in common is written twice.
            list.truncate(list.len() + key.len() - 2 * WORD);
            list.extend_from_slice(last);
        }
        _ => list.extend_from_slice(key),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn keys_of_every_length_are_copied_and_compared(key in prop::collection::vec(0..4_u8, 1..40), at in 0..40_usize) {
            let mut copied = vec![9; key.len()];
            copy(&key, &mut copied);
            prop_assert_eq!(&copied, &key);
            prop_assert!(same(&copied, &key));
            let mut list = Vec::new();
            append(&key, &mut list);
            append(&copied, &mut list);
            prop_assert!(list[..key.len()] == key && list[key.len()..] == key);
            let at = at % key.len();
            copied[at] ^= 1;
            prop_assert!(!same(&copied, &key));
        }
    }
}
