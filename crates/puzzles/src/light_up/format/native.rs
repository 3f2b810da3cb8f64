//! Our own notation: a line `lightup W H`, then the rows, one character for each cell. A collection is one after another;
//! remarks after `;` above a level carry its metadata.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, LevelError, Message, message};

use super::super::LightUp;
use super::{BLACK, Sign, WHITE, board, numbered, rows};
use crate::support::placement::text::{Word, content_lines, levels};

pub(super) const FORMAT: Format<LightUp> = Format {
    name: "native",
    aliases: &[],
    collection: true,
    sniff: |text| content_lines(text).next().is_some_and(|line| is_header(line.text)),
    split: |text| levels(text, is_header),
    read,
    write: |puzzle, metadata| {
        let grid = puzzle.layout().grid;
        let rows = rows(puzzle.layout(), "", |_, cell| cell.letter().into());
        format!("{}lightup {} {}\n{rows}", metadata.lines("; "), grid.width, grid.height)
    },
};

fn is_header(line: &str) -> bool {
    matches!(line.split_whitespace().next(), Some("lightup" | "light-up"))
}

fn sign(sign: &str) -> Result<Sign, Message> {
    match sign {
        "." => Ok(WHITE),
        "#" => Ok(BLACK),
        "o" => Ok(Sign::Played),
        _ => numbered(sign).ok_or_else(|| message!("light-up-no-sign-native", found = sign)),
    }
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<LightUp, LevelError> {
    let mut lines = content_lines(text);
    let header = lines.next().unwrap_or(Word::START);
    let grid = match header.just() {
        Some([_, width, height]) if is_header(header.text) => Grid { width: width.width()?, height: height.height()? },
        _ => return Err(header.wrong(message!("light-up-begin"))),
    };
    board(lines.map(Word::signs), Some(grid), sign, header, ctx)
}
