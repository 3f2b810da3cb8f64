//! Content keys: equal exactly when the content is.

/// Hexadecimal digits of a key.
const DIGITS: usize = 32;

/// The key of some texts, whose borders count.
pub fn of(parts: &[&str]) -> String {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hasher.finalize().to_hex()[..DIGITS].into()
}

/// The first digits of the key of a program, which tell its builds apart; none where it cannot be read.
pub fn of_build(program: &std::path::Path) -> String {
    of_file(program).map_or_else(String::new, |key| key[..12].into())
}

/// The key of a file's content, or nothing where it cannot be read.
pub fn of_file(path: &std::path::Path) -> Option<String> {
    let bytes = std::fs::read(path).ok()?;
    Some(blake3::hash(&bytes).to_hex()[..DIGITS].into())
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn borders_count() {
        assert_ne!(of(&["ab", "c"]), of(&["a", "bc"]));
        assert_eq!(of(&["ab", "c"]), of(&["ab", "c"]));
    }
}
