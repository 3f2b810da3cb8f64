//! JSON whose values know where they stand, so that errors can say so.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use solvarium_engine::LevelError;

/// A place in a text: line and column, from 1.
pub(crate) type Spot = (usize, usize);

/// The text, to find places in.
#[derive(Clone, Copy)]
pub(crate) struct Text<'a>(pub(crate) &'a str);

/// The members of an object, with where the object is.
pub(crate) struct Object<'a> {
    pub(crate) text: Text<'a>,
    /// What it is called in messages.
    pub(crate) name: String,
    pub(crate) spot: Spot,
    pub(crate) members: BTreeMap<String, &'a RawValue>,
}

impl<'a> Text<'a> {
    /// Where a part of the text begins.
    pub(crate) fn spot(self, part: &str) -> Spot {
        let before = &self.0[..part.as_ptr() as usize - self.0.as_ptr() as usize];
        let line = before.rsplit('\n').next().unwrap_or("");
        (before.matches('\n').count() + 1, line.chars().count() + 1)
    }

    pub(crate) fn object(self, raw: &'a str, name: &str) -> Result<Object<'a>, LevelError> {
        let members = serde_json::from_str(raw).map_err(|error| self.broken(raw, name, &error))?;
        Ok(Object { text: self, name: name.into(), spot: self.spot(raw), members })
    }

    /// What is wrong with the JSON, where the library noticed it.
    fn broken(self, raw: &'a str, name: &str, problem: &serde_json::Error) -> LevelError {
        if problem.is_data() {
            return error(self.spot(raw), format!("{name} must be an object, that is, in braces"));
        }
        let message = problem.to_string();
        let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message);
        let line = raw.split('\n').nth(problem.line().saturating_sub(1)).unwrap_or("");
        let at = line.char_indices().map(|(at, _)| at).find(|at| at + 1 >= problem.column()).unwrap_or(line.len());
        error(self.spot(&line[at..]), message.into())
    }
}

impl<'a> Object<'a> {
    /// Complains if any of these keys is missing, naming all that are.
    pub(crate) fn require(&self, keys: &[&str]) -> Result<(), LevelError> {
        let missing: Vec<String> =
            keys.iter().filter(|key| !self.members.contains_key(**key)).map(|key| format!("`{key}`")).collect();
        if missing.is_empty() {
            return Ok(());
        }
        Err(error(self.spot, format!("{} lacks {}", self.name, missing.join(", "))))
    }

    /// A value and where it is, if the key is there.
    pub(crate) fn get<T: DeserializeOwned>(&self, key: &str, shape: &str) -> Result<Option<(T, Spot)>, LevelError> {
        let Some(raw) = self.members.get(key) else { return Ok(None) };
        let spot = self.text.spot(raw.get());
        let read = serde_json::from_str(raw.get()).map(|value| Some((value, spot)));
        read.map_err(|_| error(spot, format!("`{key}` of {} must be {shape}", self.name)))
    }

    /// A value that is there, and where it is.
    pub(crate) fn want<T: DeserializeOwned>(&self, key: &str, shape: &str) -> Result<(T, Spot), LevelError> {
        self.require(&[key])?;
        Ok(self.get(key, shape)?.expect("the key is there"))
    }

    /// An object inside, or an empty one.
    pub(crate) fn object(&self, key: &str) -> Result<Object<'a>, LevelError> {
        let name = format!("`{key}`");
        match self.members.get(key) {
            Some(raw) => self.text.object(raw.get(), &name),
            None => Ok(Object { text: self.text, name, spot: self.spot, members: BTreeMap::new() }),
        }
    }

    /// The items of a list, unread.
    pub(crate) fn list(&self, key: &str, raw: &'a RawValue) -> Result<Vec<&'a RawValue>, LevelError> {
        let spot = self.text.spot(raw.get());
        let wrong = |_| error(spot, format!("`{key}` of {} must be a list of rows of numbers", self.name));
        serde_json::from_str(raw.get()).map_err(wrong)
    }

    /// The keys that mean nothing here.
    pub(crate) fn unknown(&self, known: &[&str], notes: &mut Vec<String>) {
        let unknown = self.members.keys().filter(|key| !known.contains(&key.as_str()));
        notes.extend(
            unknown.map(|key| format!("{} has a key `{key}` that means nothing here; it is ignored", self.name)),
        );
    }
}

fn error((line, column): Spot, message: String) -> LevelError {
    LevelError::at(line, column, message)
}
