//! What is said to people, in every language.

use std::sync::LazyLock;

use solvarium_engine::message::VERBATIM;
use solvarium_engine::{Arg, Message};
use solvarium_lab::{Language, Words, words};

/// What front ends say in English.
pub static ENGLISH: LazyLock<Words> = LazyLock::new(|| words(Language::ENGLISH, &[]));

static VIETNAMESE: LazyLock<Words> = LazyLock::new(|| words(Language::from_name("vi").expect("a language"), &[]));

/// Entries that only show their arguments, which may be the same in all languages.
const WORDLESS: [&str; 5] = [VERBATIM, "json-member", "light-up-list", "placement-cell", "placement-cells"];

/// What a message says in English. It says something else in Vietnamese.
pub fn english(message: &Message) -> String {
    assert_translated(message);
    ENGLISH.text(message)
}

/// A message, and every message within it, has different words in English and in Vietnamese.
pub fn assert_translated(message: &Message) {
    for arg in message.args.values() {
        match arg {
            Arg::Message(inner) => assert_translated(inner),
            Arg::Messages(inner) => inner.iter().for_each(assert_translated),
            _ => {}
        }
    }
    let (english, vietnamese) = (ENGLISH.text(message), VIETNAMESE.text(message));
    for text in [&english, &vietnamese] {
        let is_bare = message.id != VERBATIM && (*text == message.to_string() || text.contains(&*message.id));
        assert!(!is_bare && !text.is_empty(), "{message}: {text}");
    }
    assert!(WORDLESS.contains(&&*message.id) || english != vietnamese, "{message} is not translated: {vietnamese}");
}
