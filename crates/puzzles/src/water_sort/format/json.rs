//! JSON: `{"puzzle": "water-sort", "capacity": 4, "cups": [["a", "b"], []]}`, bottom first.

use serde::{Deserialize, Serialize};
use solvarium_engine::puzzle::one_level;
use solvarium_engine::{Format, LevelError, StateSpace};

use super::{Unit, WaterSort, capacity, level};

pub(super) const FORMAT: Format<WaterSort> = Format {
    name: "json",
    summary: "an object with `capacity` and `cups`, each cup a list of colours, bottom first",
    collection: false,
    sniff: |text| text.trim_start_matches('\u{feff}').trim_start().starts_with('{') && text.contains("\"cups\""),
    split: one_level,
    read,
    write,
};

#[derive(Serialize, Deserialize)]
struct Document {
    #[serde(default)]
    puzzle: String,
    capacity: usize,
    cups: Vec<Vec<String>>,
}

fn read(text: &str) -> Result<WaterSort, LevelError> {
    let text = text.trim_start_matches('\u{feff}');
    let document: Document = serde_json::from_str(text).map_err(|error| {
        let message = error.to_string();
        let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(message, _)| message);
        LevelError::at(error.line().max(1), column(text, &error), message)
    })?;
    if !["", "water-sort"].contains(&document.puzzle.as_str()) {
        let message = format!("`puzzle` says `{}`, but this is read as water-sort", document.puzzle);
        return Err(LevelError::at(1, 1, message));
    }
    let capacity = capacity(&document.capacity.to_string(), 1, 1)?;
    if document.cups.is_empty() || document.cups.len() > super::MOST_CUPS {
        return Err(LevelError::at(1, 1, format!("`cups` must have from 1 to {} cups", super::MOST_CUPS)));
    }
    if document.cups.iter().flatten().any(|name| name.is_empty() || name.chars().any(char::is_whitespace)) {
        return Err(LevelError::at(1, 1, "a colour's name must not be empty or contain blanks"));
    }
    let cup = |names: Vec<String>| names.into_iter().map(|colour| Unit { colour, line: 1, column: 1 }).collect();
    let cups: Vec<Vec<Unit>> = document.cups.into_iter().map(cup).collect();
    level(capacity, &cups)
}

/// The column of an error in characters; the library counts bytes.
fn column(text: &str, error: &serde_json::Error) -> usize {
    let line = text.split('\n').nth(error.line().saturating_sub(1)).unwrap_or("");
    line.char_indices().take_while(|(at, _)| at + 1 < error.column()).count() + 1
}

fn write(puzzle: &WaterSort) -> String {
    let names = |units: &[u8]| units.iter().map(|&c| puzzle.colours()[usize::from(c)].clone()).collect();
    let cups = puzzle.units(&puzzle.initial()).map(names).collect();
    let document = Document { puzzle: "water-sort".into(), capacity: puzzle.capacity(), cups };
    serde_json::to_string(&document).expect("names and numbers can always be written as JSON") + "\n"
}
