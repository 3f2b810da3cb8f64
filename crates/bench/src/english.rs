//! Messages as English sentences: results, reports and grades are in English wherever they are made.

use std::sync::LazyLock;

use solvarium_lab::{Language, Message, Words, words};

static WORDS: LazyLock<Words> = LazyLock::new(|| words(Language::ENGLISH, &[]));

/// A message in words.
pub fn english(message: impl Into<Message>) -> String {
    WORDS.text(&message.into())
}
