//! Our own notation: a line `tents W H`, the clues of the columns and of the rows, then the board, `T` tree, `.` open.
//!
//! A clue that is missing is `?`. Lines that begin with `;` are remarks, and the first above a level is its title. An
//! `A`, a tent of a solved board, is read as an open cell.

use solvarium_engine::Format;
use solvarium_engine::grid::Grid;

use super::super::Tents;
use super::{Draft, Lines, Mark, Read, clue_texts, rows};
use crate::placement::text::{Word, levels, telling_lines};

pub(super) const FORMAT: Format<Tents> = Format {
    name: "native",
    summary: "`tents W H`, `cols` and `rows` with the clues, then rows of `T` tree and `.` open",
    collection: true,
    sniff: |text| telling_lines(text).next().is_some_and(|line| is_head(line.text)),
    split: |text| levels(text, is_head),
    read,
    write,
};

/// Whether a line is the first of a level.
fn is_head(line: &str) -> bool {
    line.split_whitespace().next() == Some("tents")
}

fn read(text: &str) -> Read<Tents> {
    let lines: Vec<Word<'_>> = telling_lines(text).collect();
    let nothing = Word { text: "", line: 1, column: 1 };
    let last = lines.last().copied().unwrap_or(nothing);
    let mut draft = Draft::new(head(lines.first().copied().unwrap_or(nothing))?);
    for (at, kind, name) in [(1, Lines::Columns, "cols"), (2, Lines::Rows, "rows")] {
        let line = lines.get(at).copied().unwrap_or(last);
        let words = line.words();
        if at >= lines.len() || words[0].text != name {
            return Err(line.wrong(format!("a line `{name}` with the clues must follow")));
        }
        draft.clues(kind, &words[1..], &["?"], line)?;
    }
    let (board, height) = (&lines[3..], draft.camp.grid.height);
    for (row, line) in board.iter().enumerate() {
        if row >= height {
            return Err(line.wrong(format!("the first line says {height} rows; here is one more")));
        }
        let cells: Vec<Word<'_>> = line.letters().map(|(_, word)| word).collect();
        draft.row(row, &cells, mark, "`T` is a tree, `.` an open cell")?;
    }
    if board.len() < height {
        return Err(last.short(format!("the first line says {height} rows, but there are {}", board.len())));
    }
    Ok(draft.finish())
}

/// The size in the first line.
fn head(line: Word<'_>) -> Read<Grid> {
    match line.words()[..] {
        [name, width, height] if name.text == "tents" => {
            Ok(Grid { width: width.side("width")?, height: height.side("height")? })
        }
        _ => Err(line.wrong("a level begins with a line `tents W H`: the columns and the rows of its board")),
    }
}

fn mark(word: Word<'_>) -> Option<Mark> {
    match word.text {
        "T" => Some(Mark::Tree),
        "." => Some(Mark::Open),
        "A" => Some(Mark::Tent),
        _ => None,
    }
}

fn write(puzzle: &Tents) -> String {
    let camp = puzzle.camp();
    let Grid { width, height } = camp.grid;
    let (columns, lines) = (clue_texts(&camp.columns, "?").join(" "), clue_texts(&camp.rows, "?").join(" "));
    let board: String = rows(camp, "T", ".").map(|row| row.concat() + "\n").collect();
    format!("tents {width} {height}\ncols {columns}\nrows {lines}\n{board}")
}
