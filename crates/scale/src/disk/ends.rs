//! Where keys begin to differ, and copying what comes from there on.

/// Bytes of a word.
const WORD: usize = size_of::<u64>();

/// Appends the last bytes of a key. Most are few, and copied as a word.
#[inline]
pub fn append_end(out: &mut Vec<u8>, key: &[u8], bytes: usize) {
    match key.last_chunk::<WORD>() {
        Some(last) if (1..=WORD).contains(&bytes) => {
            let moved = u64::from_be_bytes(*last) << (8 * (WORD - bytes));
            out.extend_from_slice(&moved.to_be_bytes());
            out.truncate(out.len() - (WORD - bytes));
        }
        _ => out.extend_from_slice(&key[key.len() - bytes..]),
    }
}

/// Makes the last bytes of a key those of a text. Most are few, and copied as a word.
#[inline]
pub fn replace_end(key: &mut [u8], text: &[u8], bytes: usize) {
    match (key.last_chunk_mut::<WORD>(), text.last_chunk::<WORD>()) {
        (Some(old), Some(new)) if (1..=WORD).contains(&bytes) => {
            let kept = u64::MAX.checked_shl(8 * bytes as u32).unwrap_or(0);
            *old = (u64::from_be_bytes(*old) & kept | u64::from_be_bytes(*new) & !kept).to_be_bytes();
        }
        _ => {
            let begin = key.len() - bytes;
            key[begin..].copy_from_slice(&text[text.len() - bytes..]);
        }
    }
}

/// How many bytes two keys have in common at their beginnings.
#[inline]
pub fn common(a: &[u8], b: &[u8]) -> usize {
    let mut at = 0;
    for (a, b) in a.as_chunks::<8>().0.iter().zip(b.as_chunks::<8>().0) {
        let differ = u64::from_le_bytes(*a) ^ u64::from_le_bytes(*b);
        if differ != 0 {
            return at + differ.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    at + a[at..].iter().zip(&b[at..]).take_while(|(a, b)| a == b).count()
}
