//! Collections: levels one after the other, separated by empty lines and by remarks about the level that follows.

use solvarium_engine::{LevelText, Metadata};

/// The levels of a text, with what the remarks above each say about it. `remark` gives the words of a line that is one.
pub(crate) fn levels(text: &str, remark: impl Fn(&str) -> Option<&str>) -> Vec<LevelText<'_>> {
    let mut levels: Vec<LevelText<'_>> = Vec::new();
    let (mut metadata, mut start, mut open) = (Metadata::default(), 0, false);
    for (lines_before, line) in text.split_inclusive('\n').enumerate() {
        let end = start + line.len();
        if let Some(words) = remark(line) {
            metadata.read_remark(words);
            open = false;
        } else if line.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}').is_empty() {
            open = false;
        } else if open {
            let level = levels.last_mut().expect("a level is open");
            level.text = &text[start - level.text.len()..end];
        } else {
            levels.push(LevelText { metadata: std::mem::take(&mut metadata), lines_before, text: line });
            open = true;
        }
        start = end;
    }
    levels
}
