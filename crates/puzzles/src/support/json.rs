//! JSON whose values know where they stand, so that errors can say so.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use solvarium_engine::{LevelError, LevelText, Message, MessageFiles, Metadata, message};

/// What is said about JSON that cannot be read.
pub const MESSAGES: MessageFiles = solvarium_engine::messages!();

/// A place in a text: line and column, from 1.
pub(crate) type Spot = (usize, usize);

/// The keys that carry [`Metadata`].
pub(crate) const METADATA: [&str; 6] = ["name", "author", "difficulty", "best", "passcode", "licence"];

/// Unknown keys of one object that are named.
const MOST_NOTES: usize = 10;

/// Bytes between two places that [`Text`] remembers.
const STRIDE: usize = 64;

/// The text, to find places in.
#[derive(Clone)]
pub(crate) struct Text<'a> {
    text: &'a str,
    /// The places of every [`STRIDE`]-th byte, so that looking one up takes no longer in a long text.
    marks: Rc<[Spot]>,
}

/// The members of an object, with where the object is.
pub(crate) struct Object<'a> {
    pub(crate) text: Text<'a>,
    /// What it is called in messages.
    pub(crate) name: Message,
    pub(crate) spot: Spot,
    pub(crate) members: BTreeMap<String, &'a RawValue>,
}

/// Reads the object that is a whole level.
pub(crate) fn level(text: &str) -> Result<Object<'_>, LevelError> {
    let text = Text::new(text.trim_start_matches('\u{feff}'));
    text.object(text.text, message!("json-level"))
}

/// How a notation that is one JSON object splits a text: it is one level, with what it says about itself.
pub(crate) fn one_level(text: &str) -> Vec<LevelText<'_>> {
    let metadata = serde_json::from_str::<Metadata>(text.trim_start_matches('\u{feff}')).unwrap_or_default();
    vec![LevelText { metadata, lines_before: 0, text }]
}

/// Whether a text looks like an object that has a member of this name.
pub(crate) fn has_member(text: &str, key: &str) -> bool {
    text.trim_start_matches('\u{feff}').trim_start().starts_with('{') && text.contains(&format!("\"{key}\""))
}

impl<'a> Text<'a> {
    fn new(text: &'a str) -> Self {
        let mut spot = (1, 1);
        let mark = |bytes: &[u8]| {
            let next = after(spot, bytes);
            std::mem::replace(&mut spot, next)
        };
        Text { text, marks: text.as_bytes().chunks(STRIDE).map(mark).collect() }
    }

    /// Where a part of the text begins.
    pub(crate) fn spot(&self, part: &str) -> Spot {
        let at = part.as_ptr() as usize - self.text.as_ptr() as usize;
        // The end of the text may lie behind the last mark's bytes.
        let mark = (at / STRIDE).min(self.marks.len().saturating_sub(1));
        let spot = self.marks.get(mark).copied().unwrap_or((1, 1));
        after(spot, &self.text.as_bytes()[mark * STRIDE..at])
    }

    pub(crate) fn object(&self, raw: &'a str, name: impl Into<Message>) -> Result<Object<'a>, LevelError> {
        let name = name.into();
        match serde_json::from_str(raw) {
            Ok(members) => Ok(Object { text: self.clone(), name, spot: self.spot(raw), members }),
            Err(problem) => Err(self.broken(raw, name, &problem)),
        }
    }

    /// What is wrong with the JSON, where the library noticed it.
    fn broken(&self, raw: &'a str, name: Message, problem: &serde_json::Error) -> LevelError {
        if problem.is_data() {
            return error(self.spot(raw), message!("json-not-an-object", object = name));
        }
        let message = problem.to_string();
        let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message);
        let line = raw.split('\n').nth(problem.line().saturating_sub(1)).unwrap_or("");
        let at = line.char_indices().map(|(at, _)| at).find(|at| at + 1 >= problem.column()).unwrap_or(line.len());
        error(self.spot(&line[at..]), Message::verbatim(message))
    }
}

/// The place behind some bytes of UTF-8.
fn after(spot: Spot, bytes: &[u8]) -> Spot {
    bytes.iter().fold(spot, |(line, column), byte| match byte {
        b'\n' => (line + 1, 1),
        // Only the first byte of a character counts.
        0x80..=0xBF => (line, column),
        _ => (line, column + 1),
    })
}

impl<'a> Object<'a> {
    /// Complains if any of these keys is missing, naming all that are.
    pub(crate) fn require(&self, keys: &[&str]) -> Result<(), LevelError> {
        let missing: Vec<String> =
            keys.iter().filter(|key| !self.members.contains_key(**key)).map(|key| format!("`{key}`")).collect();
        if missing.is_empty() {
            return Ok(());
        }
        Err(error(self.spot, message!("json-lacks", object = self.name.clone(), keys = missing.join(", "))))
    }

    /// A value and where it is, if the key is there.
    pub(crate) fn get<T: DeserializeOwned>(
        &self,
        key: &str,
        shape: impl Into<Message>,
    ) -> Result<Option<(T, Spot)>, LevelError> {
        let Some(raw) = self.members.get(key) else { return Ok(None) };
        match serde_json::from_str(raw.get()) {
            Ok(value) => Ok(Some((value, self.text.spot(raw.get())))),
            Err(_) => Err(self.misshapen(key, raw, shape)),
        }
    }

    /// A value that is there, and where it is.
    pub(crate) fn want<T: DeserializeOwned>(
        &self,
        key: &str,
        shape: impl Into<Message>,
    ) -> Result<(T, Spot), LevelError> {
        self.require(&[key])?;
        Ok(self.get(key, shape)?.expect("the key is there"))
    }

    /// An object inside, or an empty one.
    pub(crate) fn object(&self, key: &str) -> Result<Object<'a>, LevelError> {
        let name = message!("json-member", key);
        match self.members.get(key) {
            Some(raw) => self.text.object(raw.get(), name),
            None => Ok(Object { text: self.text.clone(), name, spot: self.spot, members: BTreeMap::new() }),
        }
    }

    /// The items of a list, unread. The list is the value of the key, or within it.
    pub(crate) fn list(
        &self,
        key: &str,
        raw: &'a RawValue,
        shape: impl Into<Message>,
    ) -> Result<Vec<&'a RawValue>, LevelError> {
        serde_json::from_str(raw.get()).map_err(|_| self.misshapen(key, raw, shape))
    }

    /// The value of a key is not what it should be.
    fn misshapen(&self, key: &str, raw: &RawValue, shape: impl Into<Message>) -> LevelError {
        let message = message!("json-shape", key, object = self.name.clone(), shape = shape.into());
        error(self.text.spot(raw.get()), message)
    }

    /// Notes the keys that mean nothing here, or the first of many.
    pub(crate) fn unknown(&self, known: &[&str], notes: &mut Vec<Message>) {
        self.unknown_but(|key| known.contains(&key), notes);
    }

    /// The same, where the known keys are too many for a list.
    pub(crate) fn unknown_but(&self, known: impl Fn(&str) -> bool, notes: &mut Vec<Message>) {
        let unknown = self.members.keys().filter(|key| !known(key)).take(MOST_NOTES);
        notes.extend(unknown.map(|key| message!("json-unknown-key", object = self.name.clone(), key)));
    }
}

fn error((line, column): Spot, message: Message) -> LevelError {
    LevelError::at(line, column, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_lines_and_characters() {
        let text = format!("{{\"ä\":\n {}\"ö\"}}", " ".repeat(200));
        let object = level(&text).unwrap();
        assert_eq!(object.text.spot(object.members["ä"].get()), (2, 202));
        assert_eq!(object.text.spot(&text[text.len()..]), (2, 206));
        assert_eq!(Text::new("").spot(""), (1, 1));
    }

    /// Looking up a place from the beginning of the text each time would take hours here.
    #[test]
    fn many_places_are_found_at_once() {
        let text = format!("{{\"list\":[{}0]}}", "0,".repeat(500_000));
        let object = level(&text).unwrap();
        let items = object.list("list", object.members["list"], message!("json-number")).unwrap();
        assert!(items.iter().enumerate().all(|(at, item)| object.text.spot(item.get()) == (1, 10 + 2 * at)));
    }

    #[test]
    fn what_is_missing_is_named_with_the_object() {
        let problem = level("{\"a\": 1}").and_then(|level| level.require(&["a", "b", "c"])).unwrap_err();
        let message = message!("json-lacks", object = message!("json-level"), keys = "`b`, `c`");
        assert_eq!(problem, LevelError::at(1, 1, message));
    }
}
