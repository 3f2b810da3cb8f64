//! Report E's text: the size, a matrix of 0 (open) and 1 (tree), the clues of the rows, the clues of the columns.
//!
//! The report's boards are square, and their size is one number. Ours is `H x W`, rows and columns, where the board is
//! not square or a single cell (whose text would look like Water Sort's); `H W` is read too. A missing clue is `?`, and a
//! 2, a tent of a state, is read as an open cell.

use solvarium_engine::Format;
use solvarium_engine::grid::Grid;
use solvarium_engine::puzzle::one_level;

use super::super::Tents;
use super::{Draft, Lines, Mark, Read, clue_texts, number, rows};
use crate::placement::text::{Word, telling_lines};

pub(super) const FORMAT: Format<Tents> = Format {
    name: "report-e",
    summary: "the size, a matrix of `0` open and `1` tree, then the clues of the rows and of the columns",
    collection: false,
    sniff,
    split: one_level,
    read,
    write,
};

/// A size, and a first row that has as many cells.
///
/// `H W` with two columns is left alone: it could be the head of Bloxorz' report A.
fn sniff(text: &str) -> bool {
    let mut lines = telling_lines(text).map(Word::words);
    let (Some(size), Some(row)) = (lines.next(), lines.next()) else { return false };
    let width = match size[..] {
        [side] => number(side).filter(|side| *side > 1),
        [_, by, width] if by.text == "x" => number(width),
        [_, width] => number(width).filter(|width| *width != 2),
        _ => None,
    };
    width.is_some()
        && number(size[0]).is_some()
        && width == Some(row.len())
        && row.iter().all(|word| mark(*word).is_some())
}

fn mark(word: Word<'_>) -> Option<Mark> {
    match word.text {
        "0" => Some(Mark::Open),
        "1" => Some(Mark::Tree),
        "2" => Some(Mark::Tent),
        _ => None,
    }
}

fn read(text: &str) -> Read<Tents> {
    let lines: Vec<Word<'_>> = telling_lines(text).collect();
    let nothing = Word { text: "", line: 1, column: 1 };
    let last = lines.last().copied().unwrap_or(nothing);
    let mut draft = Draft::new(size(lines.first().copied().unwrap_or(nothing))?);
    let height = draft.camp.grid.height;
    for row in 0..height {
        let Some(line) = lines.get(row + 1) else {
            return Err(last.short(format!("the board must have {height} rows, but there are {row}")));
        };
        draft.row(row, &line.words(), mark, "`0` is an open cell, `1` a tree")?;
    }
    for (at, kind, name) in [(height + 1, Lines::Rows, "rows"), (height + 2, Lines::Columns, "columns")] {
        let Some(line) = lines.get(at) else {
            return Err(last.short(format!("after the board there must be a line with the clues of the {name}")));
        };
        draft.clues(kind, &line.words(), &["?"], *line)?;
    }
    match lines.get(height + 3) {
        Some(more) => Err(more.wrong("the level ends with the clues of the columns; here is more")),
        None => Ok(draft.finish()),
    }
}

fn size(line: Word<'_>) -> Read<Grid> {
    let (height, width) = match line.words()[..] {
        [side] => (side, side),
        [height, by, width] if by.text == "x" => (height, width),
        [height, width] => (height, width),
        _ => return Err(line.wrong("a level begins with its size: one number, or `H x W` for rows and columns")),
    };
    Ok(Grid { height: height.side("number of rows")?, width: width.side("number of columns")? })
}

fn write(puzzle: &Tents) -> String {
    let camp = puzzle.camp();
    let Grid { width, height } = camp.grid;
    let size = if width == height && width > 1 { width.to_string() } else { format!("{height} x {width}") };
    let board: String = rows(camp, "1", "0").map(|row| row.join(" ") + "\n").collect();
    let (lines, columns) = (clue_texts(&camp.rows, "?").join(" "), clue_texts(&camp.columns, "?").join(" "));
    format!("{size}\n{board}{lines}\n{columns}\n")
}
