//! Messages in words, for tests.

use solvarium_engine::{Message, Puzzle};
use solvarium_words::{Language, Words};

/// What a message of a puzzle says in English.
pub(crate) fn english<P: Puzzle>(message: &Message) -> String {
    words::<P>(Language::ENGLISH).text(message)
}

/// The words of a puzzle in a language.
pub(crate) fn words<P: Puzzle>(language: Language) -> Words {
    Words::new(language, &[super::MESSAGES, &[P::MESSAGES]].concat()).unwrap()
}
