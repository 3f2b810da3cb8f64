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

/// The code of a class: 40 bits in two groups, to be read out. Guessing is slow, for tries are counted.
pub fn join_code() -> String {
    format!("{}-{}", letters(4), letters(4))
}

/// A code as somebody typed it: capitals, blanks and signs make no difference.
pub fn read_join_code(typed: &str) -> String {
    let letters: Vec<char> = typed.chars().filter(char::is_ascii_alphanumeric).take(9).collect();
    let groups = letters.chunks(4).map(|group| group.iter().collect::<String>().to_ascii_lowercase());
    groups.collect::<Vec<_>>().join("-")
}

/// A seed that nobody knows.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    u64::from_le_bytes(bytes)
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

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let code = join_code();
        assert_eq!(code.len(), 9);
        let spoken = code.to_uppercase().replace('-', " ");
        for typed in [code.as_str(), &spoken, &format!(" {} ", code.replace('-', ""))] {
            assert_eq!(read_join_code(typed), code);
        }
        assert_ne!(read_join_code(&format!("{code}x")), code);
        assert_eq!(read_join_code("?"), "");
    }
}
