//! Our own notation: a line `lightup W H`, then the rows, one character a cell. A collection is one after the other.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Format, LevelError};

use super::super::LightUp;
use super::{BLACK, Sign, Signs, WHITE, matrix, numbered, rows};
use crate::placement::text::{Word, levels, telling_lines};

pub(super) const FORMAT: Format<LightUp> = Format {
    name: "native",
    summary: "`lightup W H`, then rows of `.` white, `#` black, `0` to `4` black with a number; `;` begins a remark",
    collection: true,
    sniff: |text| telling_lines(text).next().is_some_and(|line| is_header(line.text)),
    split: |text| levels(text, is_header),
    read,
    write: |puzzle| {
        let grid = puzzle.hall().grid;
        format!("lightup {} {}\n{}", grid.width, grid.height, rows(puzzle.hall(), "", |_, cell| cell.letter().into()))
    },
};

const SIGNS: Signs = Signs { read: sign, list: "`.`, `#`, `0` to `4`, and `o` for a bulb" };

fn is_header(line: &str) -> bool {
    matches!(line.split_whitespace().next(), Some("lightup" | "light-up"))
}

fn sign(sign: &str) -> Option<Sign> {
    match sign {
        "." => Some(WHITE),
        "#" => Some(BLACK),
        "o" => Some(Sign::Played),
        _ => numbered(sign),
    }
}

fn read(text: &str) -> Result<LightUp, LevelError> {
    let mut lines = telling_lines(text);
    let header = lines.next().ok_or_else(|| LevelError::at(1, 1, "a level begins with a line `lightup W H`"))?;
    let grid = match header.words()[..] {
        [_, width, height] if is_header(header.text) => {
            Grid { width: width.side("width")?, height: height.side("height")? }
        }
        _ => return Err(header.wrong("a level begins with a line `lightup W H`, the width and the height")),
    };
    let rows: Vec<Vec<Word<'_>>> = lines.map(|line| line.letters().map(|(_, word)| word).collect()).collect();
    matrix(&rows, Some(grid), &SIGNS, header)
}
