//! The words of everything below this crate, and of this crate, in a language.

use std::sync::LazyLock;

use solvarium_engine::{Message, MessageFiles};
use solvarium_puzzles::{Listed, PuzzleVisitor, for_each, support};

pub use solvarium_words::{Language, Words};

/// What this crate says to people.
pub const MESSAGES: MessageFiles = solvarium_engine::messages!();

/// The words of a language, with the message files that the caller adds.
pub fn words(language: Language, more: &[MessageFiles]) -> Words {
    struct Files(Vec<MessageFiles>);
    impl PuzzleVisitor for Files {
        fn visit<P: Listed>(&mut self) {
            self.0.push(P::MESSAGES);
        }
    }
    let mut files = Files([&[MESSAGES, solvarium_algorithms::MESSAGES], support::MESSAGES, more].concat());
    for_each(&mut files);
    Words::new(language, &files.0).expect("the tests read every message file")
}

/// A message of this crate, or of one below it, in English: for files that are the same wherever they are written.
pub fn english(message: impl Into<Message>) -> String {
    static WORDS: LazyLock<Words> = LazyLock::new(|| words(Language::ENGLISH, &[]));
    WORDS.text(&message.into())
}
