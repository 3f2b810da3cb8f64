//! Bytes as the program reads them, and texts made longer.

/// Text in UTF-8 or, failing that, in Latin-1, as level files are read.
pub fn of(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}

/// Bytes of a text made longer.
const LONG: usize = 1 << 16;
/// One text of so many is made longer.
const RARE: usize = 1024;

/// Some texts again and again, one after the other: what takes quadratic time shows only in long texts, and those are too
/// slow to be the rule. Which texts these are depends on the text alone.
pub fn lengthened(text: &str) -> Option<String> {
    let sum = text.bytes().fold(0usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
    (!text.is_empty() && sum % RARE == 0).then(|| text.repeat(LONG / text.len() + 1))
}
