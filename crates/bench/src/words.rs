//! What this crate says to people. Results and raw figures are in English wherever they are written.

use std::sync::LazyLock;

use solvarium_lab::{Language, Message, MessageFiles, Words};

/// What this crate says.
pub const MESSAGES: MessageFiles = solvarium_lab::messages!();

/// English words.
pub static ENGLISH: LazyLock<Words> = LazyLock::new(|| {
    let files = [
        MESSAGES,
        #[cfg(feature = "cluster")]
        solvarium_lab::cluster::MESSAGES,
    ];
    solvarium_lab::words(Language::ENGLISH, &files)
});

/// A message in English.
pub fn english(message: impl Into<Message>) -> String {
    ENGLISH.text(&message.into())
}

/// Errors that are messages are displayed in English.
macro_rules! displayed_in_english {
    ($($error:ty),*) => {$(
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::words::english(self))
            }
        }
    )*};
}

pub(crate) use displayed_in_english;
