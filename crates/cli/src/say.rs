//! What is said to people, in their language: the one of `--lang`, else of the locale.

use std::ffi::OsString;
use std::fmt;
use std::path::Path;
use std::sync::{LazyLock, OnceLock};

use solvarium_lab::{Language, Message, MessageFiles, Words, message};

/// What this crate says, and the one that measures.
pub const MESSAGES: &[MessageFiles] = &[
    solvarium_lab::messages!(),
    #[cfg(feature = "cluster")]
    solvarium_lab::cluster::MESSAGES,
    #[cfg(feature = "measure")]
    solvarium_bench::words::MESSAGES,
    #[cfg(feature = "hub")]
    solvarium_hub::MESSAGES,
];

/// Where the locale stands; the first that is set counts.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

static LANGUAGE: OnceLock<Language> = OnceLock::new();
static WORDS: LazyLock<Words> = LazyLock::new(|| of_language().counting_from_one());
static WORDS_OF_FILES: LazyLock<Words> = LazyLock::new(of_language);

fn of_language() -> Words {
    solvarium_lab::words(LANGUAGE.get().copied().unwrap_or_default(), MESSAGES)
}

/// An error of this program, to be put into words when it is reported.
#[derive(Debug)]
pub struct Said(pub Message);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Said {}

impl From<&Said> for Message {
    fn from(said: &Said) -> Self {
        said.0.clone()
    }
}

/// Chooses the language, before anything is said. Arguments are only looked at: an unknown language is refused when they
/// are parsed.
pub fn choose_language(arguments: impl IntoIterator<Item = OsString>) {
    let named = named(arguments).and_then(|name| Language::from_name(&name));
    LANGUAGE.get_or_init(|| named.unwrap_or_else(|| of_locale(|name| std::env::var(name).ok())));
}

/// What stands after `--lang`, as `--lang NAME` or `--lang=NAME`.
fn named(arguments: impl IntoIterator<Item = OsString>) -> Option<String> {
    let mut arguments = arguments.into_iter().map(|argument| argument.to_string_lossy().into_owned());
    let option = arguments.find(|argument| argument.split('=').next() == Some("--lang"))?;
    option.split_once('=').map(|(_, name)| name.into()).or_else(|| arguments.next())
}

fn of_locale(variable: impl Fn(&str) -> Option<String>) -> Language {
    let locale = LOCALE.into_iter().filter_map(variable).find(|locale| !locale.is_empty());
    locale.and_then(|locale| Language::from_locale(&locale)).unwrap_or_default()
}

/// The words of the language. Rows, columns and cups count from 1.
pub fn words() -> &'static Words {
    &WORDS
}

/// The words of sentences in JSON and in notations, which other programs read: there all counts from 0, as in moves.
pub fn words_of_files() -> &'static Words {
    &WORDS_OF_FILES
}

/// A message in words.
pub fn say(message: impl Into<Message>) -> String {
    WORDS.text(&message.into())
}

/// The text of an entry whose id is put together from a name; the text given if there is none. Names may have blanks.
pub fn described(id: &str, otherwise: &str) -> String {
    WORDS.entry(&id.replace([' ', '_'], "-")).unwrap_or_else(|| otherwise.into())
}

/// The error of a file that cannot be read.
pub fn cannot_read(path: &Path) -> impl FnOnce(std::io::Error) -> Said + '_ {
    |error| Said(message!("cli-cannot-read", path = path.display().to_string(), reason = error.to_string()))
}

/// The error of a file that cannot be written.
pub fn cannot_write(path: &Path) -> impl FnOnce(std::io::Error) -> Said + '_ {
    |error| Said(message!("cli-cannot-write", path = path.display().to_string(), reason = error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_is_found_before_the_arguments_are_parsed() {
        let found = |line: &str| named(line.split(' ').map(OsString::from));
        assert_eq!(found("solvarium --lang vi list").as_deref(), Some("vi"));
        assert_eq!(found("solvarium list --lang=vi").as_deref(), Some("vi"));
        assert_eq!(found("solvarium list --language vi"), None);
        assert_eq!(found("solvarium list --lang"), None);
    }

    #[test]
    fn the_first_variable_that_is_set_is_the_locale() {
        let chosen = |set: &[(&str, &str)]| {
            of_locale(|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.to_string())).name()
        };
        assert_eq!(chosen(&[]), "en");
        assert_eq!(chosen(&[("LANG", "vi_VN.UTF-8")]), "vi");
        assert_eq!(chosen(&[("LANG", "vi_VN.UTF-8"), ("LC_ALL", "C")]), "en");
        assert_eq!(chosen(&[("LC_ALL", ""), ("LC_MESSAGES", "vi_VN"), ("LANG", "en_GB")]), "vi");
        assert_eq!(chosen(&[("LANG", "ja_JP.UTF-8")]), "en");
    }
}
