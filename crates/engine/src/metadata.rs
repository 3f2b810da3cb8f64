//! What is known about a level besides the level itself.

use serde::{Deserialize, Serialize};

/// Name, origin and figures of a level. A notation writes what it can carry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
#[serde(default)]
pub struct Metadata {
    /// Its title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Who made it: a person, or the command that generated it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// How hard it is, as `check` grades it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<String>,
    /// Figures of the best solution known, by measure (`pushes`, `moves`, `rolls`, …), in the order in which they are shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<(String, u64)>>", optional))]
    pub best: Vec<(String, u64)>,
    /// The word that opens it in the original game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passcode: Option<String>,
    /// The terms under which it may be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub licence: Option<String>,
}

impl Metadata {
    /// A level of which only the name is known.
    pub fn named(name: impl Into<String>) -> Self {
        Metadata { name: Some(name.into()), ..Metadata::default() }
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == Metadata::default()
    }
}

/// The keys of lines such as `Author: Anna`, as they are written.
const NAME: &str = "Title";
const AUTHOR: &str = "Author";
const DIFFICULTY: &str = "Difficulty";
const BEST: &str = "Best";
const PASSCODE: &str = "Passcode";
const LICENCE: &str = "Licence";

impl Metadata {
    /// Takes a line such as `Author: Anna`, without the sign for comments; false if it is not such a line.
    pub fn read_line(&mut self, line: &str) -> bool {
        let Some((key, value)) = line.split_once(':') else { return false };
        let value = value.trim();
        let field = match key.trim() {
            key if key.eq_ignore_ascii_case(NAME) => &mut self.name,
            key if key.eq_ignore_ascii_case(AUTHOR) => &mut self.author,
            key if key.eq_ignore_ascii_case(DIFFICULTY) => &mut self.difficulty,
            key if key.eq_ignore_ascii_case(PASSCODE) => &mut self.passcode,
            key if key.eq_ignore_ascii_case(LICENCE) || key.eq_ignore_ascii_case("License") => &mut self.licence,
            key if key.eq_ignore_ascii_case(BEST) => return self.read_best(value),
            _ => return false,
        };
        *field = Some(value.to_string()).filter(|value| !value.is_empty());
        true
    }

    /// Takes a remark about the level: a line as [`Metadata::read_line`] takes it, or else, unless it has one, its name.
    pub fn read_remark(&mut self, remark: &str) {
        let remark = remark.trim();
        if !remark.is_empty() && !self.read_line(remark) {
            self.name.get_or_insert_with(|| remark.into());
        }
    }

    /// Takes figures such as `10 pushes, 27 moves`.
    fn read_best(&mut self, value: &str) -> bool {
        let figure = |part: &str| {
            let (number, measure) = part.trim().split_once(' ')?;
            Some((measure.trim().to_string(), number.parse().ok()?))
        };
        let Some(best) = value.split(',').map(figure).collect() else { return false };
        self.best = best;
        true
    }

    /// The lines that [`Metadata::read_line`] takes, each behind the sign for comments.
    pub fn lines(&self, sign: &str) -> String {
        let best = self.best.iter().map(|(measure, figure)| format!("{figure} {measure}"));
        let best = Some(best.collect::<Vec<_>>().join(", ")).filter(|best| !best.is_empty());
        let fields = [
            (NAME, &self.name),
            (AUTHOR, &self.author),
            (DIFFICULTY, &self.difficulty),
            (BEST, &best),
            (PASSCODE, &self.passcode),
            (LICENCE, &self.licence),
        ];
        let line = |(key, value): (&str, &Option<String>)| {
            // A line break would end the line, and what follows would be read as a part of the level.
            value.as_ref().map(|value| format!("{sign}{key}: {}\n", value.replace(['\n', '\r'], " ")))
        };
        fields.into_iter().filter_map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_back() {
        let metadata = Metadata {
            name: Some("A corner: the first".into()),
            author: Some("Anna".into()),
            difficulty: Some("easy".into()),
            best: vec![("pushes".into(), 10), ("moves".into(), 27)],
            passcode: Some("780464".into()),
            licence: Some("MIT".into()),
        };
        let mut again = Metadata::default();
        assert!(metadata.lines("; ").lines().all(|line| again.read_line(line.trim_start_matches("; "))));
        assert_eq!(again, metadata);
    }

    #[test]
    fn other_lines_are_left_alone() {
        let mut metadata = Metadata::default();
        for line in ["stage 1, code 780464: easy", "", "Best: soon", "a plain title"] {
            assert!(!metadata.read_line(line), "{line}");
        }
        assert!(metadata.is_empty());
    }
}
