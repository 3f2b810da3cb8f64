//! Names that nobody can guess. A secret is shown once; what is kept is its hash, which opens nothing.

/// Letters and digits that are not taken for each other.
const LETTERS: &[u8; 32] = b"23456789abcdefghijkmnpqrstuvwxyz";

/// The id of something public: 50 bits, short enough for a link.
pub fn public_id() -> String {
    letters(10)
}

/// A secret of 160 bits.
pub fn secret() -> String {
    letters(32)
}

/// What is kept of a secret. It has more bits than anyone can try, so a plain hash is enough.
pub fn hash_of(secret: &str) -> String {
    blake3::hash(secret.as_bytes()).to_hex()[..40].to_string()
}

fn letters(count: usize) -> String {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_are_the_same() {
        let ids: HashSet<String> = (0..1000).map(|_| public_id()).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| id.len() == 10 && id.bytes().all(|byte| LETTERS.contains(&byte))));
        assert_eq!(secret().len(), 32);
        assert_ne!(hash_of("a"), hash_of("b"));
    }
}
