//! A level in one line, for links and the command line: `5#|#@$.#|5#`.
//!
//! Rows are separated by `|`, floor is `-`, and runs are counted (`runs.rs`). In a collection each level has its line. Lines
//! that begin with `;` speak of the level after them: `; Author: …`, or its name.

use solvarium_engine::{Ctx, Format, LevelError, LevelText, Metadata, message};

use super::{Level, Position, Sokoban, runs, xsb};

pub(super) const FORMAT: Format<Sokoban> = Format {
    name: "rle",
    aliases: &[],
    collection: true,
    sniff,
    split,
    read,
    write: |puzzle, metadata| metadata.lines("; ") + &line(puzzle.level(), &puzzle.level().start) + "\n",
};

/// A position in this notation. Floor before the first wall is `_`: on the command line, `-` would begin an option.
pub(in crate::sokoban) fn line(level: &Level, position: &Position) -> String {
    let text = super::rows(level, position).join("|");
    let first = text.find(|c| c != ' ').unwrap_or(0);
    let floor = |(at, c): (usize, char)| if c == ' ' && at < first { '_' } else { c };
    runs::write(text.char_indices().map(floor).map(|c| if c == ' ' { '-' } else { c }))
}

fn sniff(text: &str) -> bool {
    let mut rows = lines(text).filter(|line| xsb::is_row(line, false)).peekable();
    rows.peek().is_some()
        && rows.all(is_level)
        && split(text).first().is_some_and(|level| xsb::is_plausible(level.text))
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.trim_start_matches('\u{feff}').lines().map(str::trim_end)
}

/// Whether a line has several rows, and the player.
fn is_level(line: &str) -> bool {
    xsb::is_row(line, false)
        && line.trim_end_matches('|').contains('|')
        && line.contains(|c| xsb::normal(c).is_some_and(|letter| matches!(letter, '@' | '+')))
}

fn split(text: &str) -> Vec<LevelText<'_>> {
    let (mut levels, mut metadata, mut title) = (Vec::new(), Metadata::default(), None);
    for (lines_before, line) in lines(text).enumerate() {
        if let Some(comment) = line.strip_prefix(';').map(str::trim) {
            if !metadata.read_line(comment) {
                title = Some(comment.to_string()).filter(|title| !title.is_empty());
            }
        } else if is_level(line) {
            metadata.name = metadata.name.or(title.take());
            levels.push(LevelText { metadata: std::mem::take(&mut metadata), lines_before, text: line });
        }
    }
    levels
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Sokoban, LevelError> {
    let levels = split(text);
    let Some(level) = levels.first() else { return Err(LevelError::at(1, 1, message!("sokoban-no-line"))) };
    if let Some(second) = levels.get(1) {
        return Err(LevelError::at(second.lines_before + 1, 1, message!("sokoban-second-level")));
    }
    let shifted = |error: LevelError| LevelError { line: error.line + level.lines_before, ..error };
    xsb::read(level.text, ctx).map_err(shifted)
}
