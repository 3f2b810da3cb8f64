//! A call: an ask and the language of its answer, as they arrive in JSON.

use std::sync::LazyLock;

use serde::Deserialize as _;
use serde_json::Value;
use solvarium_engine::{MessageFiles, message};
use solvarium_lab::{Language, Words, words};

use crate::{Ask, Problem, ProblemKind};

/// What this crate says to people.
pub const MESSAGES: MessageFiles = solvarium_engine::messages!();

/// An ask, and the language in which sentences of the answer are written.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// What is asked.
    pub ask: Ask,
    /// The language.
    pub language: Language,
}

impl From<Ask> for Call {
    fn from(ask: Ask) -> Self {
        Call { ask, language: Language::ENGLISH }
    }
}

impl Call {
    /// Reads an ask in JSON with a field `lang` beside its own, such as `vi`; without one the answer is in English.
    pub fn from_json(json: &[u8]) -> Result<Call, Problem> {
        let mut value: Value = serde_json::from_slice(json)?;
        let lang = value.as_object_mut().and_then(|object| object.remove("lang"));
        let language = lang.map_or(Ok(Language::ENGLISH), |lang| {
            lang.as_str().and_then(Language::from_name).ok_or_else(|| unknown_language(&lang))
        })?;
        Ok(Call { ask: Ask::deserialize(value)?, language })
    }
}

fn unknown_language(lang: &Value) -> Problem {
    let known: Vec<&str> = Language::all().map(Language::name).collect();
    let name = lang.as_str().map_or_else(|| lang.to_string(), String::from);
    let message = message!("protocol-no-language", name, known = known.as_slice());
    Problem::new(ProblemKind::Unknown, message)
}

/// The words of a language. Cells are counted from 1, as people do on a page.
pub fn words_of(language: Language) -> &'static Words {
    static WORDS: LazyLock<Vec<Words>> =
        LazyLock::new(|| Language::all().map(|language| words(language, &[MESSAGES]).counting_from_one()).collect());
    WORDS.iter().find(|words| words.language() == language).expect("there are words of every language")
}
