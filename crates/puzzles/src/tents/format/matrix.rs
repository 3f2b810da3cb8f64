//! Matrices as in report E: the size, a matrix of 0 (open) and 1 (tree), the clues of the rows, the clues of the columns.
//!
//! The report's boards are square, and their size is one number. Here the size is `H x W`, rows and columns, where the board is
//! not square or a single cell (whose text would look like Water Sort's); `H W` is read too. A missing clue is `?`, and a
//! 2, a tent of a state, is read as an open cell. Lines that begin with `;` are remarks that carry metadata.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, Message, Metadata, message};

use super::super::Tents;
use super::{Draft, Lines, Mark, Read, clue_texts, rows};
use crate::support::placement::text::{Word, content_lines, one_with_remarks};

pub(super) const FORMAT: Format<Tents> =
    Format { name: "matrix", aliases: &["report-e"], collection: false, sniff, split: one_with_remarks, read, write };

/// A size, and a first row that has as many cells.
///
/// `H W` with two columns is left alone: it could be the head of a Bloxorz stage.
fn sniff(text: &str) -> bool {
    let mut lines = content_lines(text);
    let (Some(size), Some(row)) = (lines.next(), lines.next()) else { return false };
    let width = match sides(size) {
        Some([side, other]) if side == other => side.number().filter(|side| *side > 1),
        Some([_, width]) => width.number().filter(|width| *width != 2 || size.just::<3>().is_some()),
        None => None,
    };
    width.is_some()
        && size.words().next().is_some_and(|word| word.number().is_some())
        && width == Some(row.words().count())
        && row.words().all(|word| mark(word).is_ok())
}

fn mark(word: Word<'_>) -> Result<Mark, Message> {
    match word.text {
        "0" => Ok(Mark::Open),
        "1" => Ok(Mark::Tree),
        "2" => Ok(Mark::Tent),
        _ => Err(message!("tents-no-cell-matrix", found = word.text)),
    }
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Read<Tents> {
    let mut lines = content_lines(text);
    let mut last = lines.next().unwrap_or(Word::START);
    let mut draft = Draft::new(size(last)?);
    let height = draft.camp.grid.height;
    for row in 0..height {
        ctx.poll()?;
        let missing = || last.short(message!("tents-matrix-row-missing", height, found = row));
        let line = lines.next().ok_or_else(missing)?;
        draft.row(row, line.words(), mark)?;
        last = line;
    }
    for kind in [Lines::Rows, Lines::Columns] {
        let missing = || match kind {
            Lines::Rows => last.short(message!("tents-matrix-row-clues")),
            Lines::Columns => last.short(message!("tents-matrix-column-clues")),
        };
        let line = lines.next().ok_or_else(missing)?;
        draft.clues(kind, line.words(), &["?"], line)?;
        last = line;
    }
    match lines.next() {
        Some(more) => Err(more.wrong(message!("tents-matrix-too-long"))),
        None => Ok(draft.finish()),
    }
}

/// The number of rows and of columns.
fn sides(line: Word<'_>) -> Option<[Word<'_>; 2]> {
    let square = || line.just().map(|[side]| [side, side]);
    let crossed = || line.just().filter(|[_, by, _]| by.text == "x").map(|[height, _, width]| [height, width]);
    square().or_else(crossed).or_else(|| line.just())
}

fn size(line: Word<'_>) -> Read<Grid> {
    let [height, width] = sides(line).ok_or_else(|| line.wrong(message!("tents-matrix-begin")))?;
    Ok(Grid { height: height.height()?, width: width.width()? })
}

fn write(puzzle: &Tents, metadata: &Metadata) -> String {
    let camp = puzzle.camp();
    let Grid { width, height } = camp.grid;
    let size = if width == height && width > 1 { width.to_string() } else { format!("{height} x {width}") };
    let board: String = rows(camp, "1", "0").map(|row| row.join(" ") + "\n").collect();
    let (lines, columns) = (clue_texts(&camp.rows, "?").join(" "), clue_texts(&camp.columns, "?").join(" "));
    format!("{}{size}\n{board}{lines}\n{columns}\n", metadata.lines("; "))
}
