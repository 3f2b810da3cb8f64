//! The names of people: what may be one, and which are the same.

use solvarium_engine::message;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use crate::problem::{Answer, Kind, Problem};

/// Fewest and most letters.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=24;

/// A name as it is shown: one blank between words, composed letters.
pub fn checked(name: &str) -> Answer<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect::<String>();
    let allowed = |c: char| c.is_alphanumeric() || is_combining_mark(c) || " -_.'".contains(c);
    let has_letter = name.chars().any(char::is_alphanumeric);
    if LENGTH.contains(&name.chars().count()) && name.chars().all(allowed) && has_letter {
        return Ok(name);
    }
    Err(Problem::new(Kind::Refused, message!("hub-name-refused", least = *LENGTH.start(), most = *LENGTH.end())))
}

/// What a name is compared by: `Ánh`, `ánh` and `ａ́nh` are one name, and blanks and signs make no difference.
pub fn folded(name: &str) -> String {
    name.nfkc().flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric() || is_combining_mark(*c)).nfc().collect()
}

/// What a text is searched by: small letters without marks, so that `anh` finds `Ánh` and `duong` finds `Đường`.
pub fn searched(text: &str) -> String {
    let plain = |c: char| if c == 'đ' { 'd' } else { c };
    text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words_of_letters() {
        for (name, shown) in [("Anh", "Anh"), ("  Nguyễn  Ánh ", "Nguyễn Ánh"), ("r2-d2", "r2-d2"), ("李雷", "李雷")]
        {
            assert_eq!(checked(name).unwrap(), shown);
        }
        for name in ["", "a", "  ", "--", "a\u{202e}b", "<b>x</b>", "a\nb\u{0}", &"x".repeat(25), "a/b"] {
            assert!(checked(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        assert_eq!(folded("Ánh Dương"), folded("a\u{301}NH-dương"));
        assert_ne!(folded("Ánh"), folded("Anh"));
        assert_eq!(searched("Đường Đến Ánh Sáng"), "duong den anh sang");
    }
}
