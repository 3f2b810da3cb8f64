//! The languages there are words in.

use solvarium_engine::LANGUAGES;

/// A language of the message files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Language(&'static str);

impl Language {
    /// The language used when none is asked for, and for what is missing in another.
    pub const ENGLISH: Language = Language(LANGUAGES[0]);

    /// All languages, English first.
    pub fn all() -> impl Iterator<Item = Language> {
        LANGUAGES.iter().map(|name| Language(name))
    }

    /// Its short name, such as `vi`.
    pub fn name(self) -> &'static str {
        self.0
    }

    /// The language of a short name.
    pub fn from_name(name: &str) -> Option<Language> {
        Language::all().find(|language| language.0.eq_ignore_ascii_case(name))
    }

    /// The language of a locale such as `vi_VN.UTF-8` or `vi-VN`.
    pub fn from_locale(locale: &str) -> Option<Language> {
        locale.split(['_', '-', '.', '@']).next().and_then(Language::from_name)
    }
}

impl Default for Language {
    fn default() -> Self {
        Language::ENGLISH
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_name_languages() {
        let named = |locale| Language::from_locale(locale).map(Language::name);
        for locale in ["vi", "vi_VN", "vi_VN.UTF-8", "vi-VN", "VI", "vi@latin"] {
            assert_eq!(named(locale), Some("vi"), "{locale}");
        }
        assert_eq!(named("en_GB.UTF-8"), Some("en"));
        for locale in ["", "C", "C.UTF-8", "POSIX", "vie", "ja_JP"] {
            assert_eq!(named(locale), None, "{locale}");
        }
    }
}
