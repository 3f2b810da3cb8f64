//! Our own notation: a line `tents W H`, the clues of the columns and of the rows, then the board, `T` tree, `.` open.
//!
//! A clue that is missing is `?`. Lines that begin with `;` are remarks; those above a level carry its metadata. An `A`,
//! a tent of a solved board, is read as an open cell.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, Message, Metadata, message};

use super::super::Tents;
use super::{Draft, Lines, Mark, Read, clue_texts, rows};
use crate::support::placement::text::{Word, content_lines, levels};

pub(super) const FORMAT: Format<Tents> = Format {
    name: "native",
    aliases: &[],
    collection: true,
    sniff: |text| content_lines(text).next().is_some_and(|line| is_head(line.text)),
    split: |text| levels(text, is_head),
    read,
    write,
};

/// Whether a line is the first of a level.
fn is_head(line: &str) -> bool {
    line.split_whitespace().next() == Some("tents")
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Read<Tents> {
    let mut lines = content_lines(text);
    let mut last = lines.next().unwrap_or(Word::START);
    let mut draft = Draft::new(head(last)?);
    for (kind, name) in [(Lines::Columns, "cols"), (Lines::Rows, "rows")] {
        let next = lines.next();
        last = next.unwrap_or(last);
        let mut words = last.words();
        if next.is_none() || words.next().is_none_or(|word| word.text != name) {
            return Err(last.wrong(match kind {
                Lines::Columns => message!("tents-cols-must-follow"),
                Lines::Rows => message!("tents-rows-must-follow"),
            }));
        }
        draft.clues(kind, words, &["?"], last)?;
    }
    let height = draft.camp.grid.height;
    let mut found = 0;
    for line in lines {
        ctx.poll()?;
        if found == height {
            return Err(line.wrong(message!("tents-row-too-many", height)));
        }
        draft.row(found, line.signs(), mark)?;
        (found, last) = (found + 1, line);
    }
    if found < height {
        return Err(last.short(message!("tents-row-missing", height, found)));
    }
    Ok(draft.finish())
}

/// The size in the first line.
fn head(line: Word<'_>) -> Read<Grid> {
    match line.just() {
        Some([name, width, height]) if name.text == "tents" => {
            Ok(Grid { width: width.width()?, height: height.height()? })
        }
        _ => Err(line.wrong(message!("tents-begin"))),
    }
}

fn mark(word: Word<'_>) -> Result<Mark, Message> {
    match word.text {
        "T" => Ok(Mark::Tree),
        "." => Ok(Mark::Open),
        "A" => Ok(Mark::Tent),
        _ => Err(message!("tents-no-cell-native", found = word.text)),
    }
}

fn write(puzzle: &Tents, metadata: &Metadata) -> String {
    let camp = puzzle.camp();
    let Grid { width, height } = camp.grid;
    let (columns, lines) = (clue_texts(&camp.columns, "?").join(" "), clue_texts(&camp.rows, "?").join(" "));
    let board: String = rows(camp, "T", ".").map(|row| row.concat() + "\n").collect();
    format!("{}tents {width} {height}\ncols {columns}\nrows {lines}\n{board}", metadata.lines("; "))
}
