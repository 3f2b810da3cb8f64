//! Text files of pzpr: `pzprv3`, `tents`, the number of rows, that of columns, and the board with its clues.
//!
//! The board has one row and one column more, first, for the clues; `.` is an open cell or a missing clue, `1` a tree.
//! What a player has put there is ignored: tents `A`, dots `-`, the `c` before a clue that is ticked off, and the lines
//! after the board, with marks on the borders. A last line `info:` carries metadata.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, Message, Metadata, message};

use super::super::Tents;
use super::{Draft, Lines, Mark, Read, clue_texts, rows};
use crate::support::placement::pzprv3::{info, one_level};
use crate::support::placement::text::{Word, content_lines};

pub(super) const FORMAT: Format<Tents> = Format {
    name: "pzprv3",
    aliases: &[],
    collection: false,
    sniff: |text| {
        let mut lines = content_lines(text);
        lines.next().is_some_and(|line| line.text.starts_with("pzprv3"))
            && lines.next().is_some_and(|line| line.text == "tents")
    },
    split: one_level,
    read,
    write,
};

fn read(text: &str, ctx: &mut Ctx<'_>) -> Read<Tents> {
    let lines: Vec<Word<'_>> = content_lines(text).take(4).collect();
    let &[version, kind, height, width] = &lines[..] else {
        return Err(lines.last().unwrap_or(&Word::START).short(message!("tents-pzprv3-begin")));
    };
    if !version.text.starts_with("pzprv3") || kind.text != "tents" {
        return Err(version.wrong(message!("tents-pzprv3-begin")));
    }
    let grid = Grid { height: height.height()?, width: width.width()? };
    let board: Vec<Word<'_>> = content_lines(text).skip(4).take(grid.height + 1).collect();
    let Some((columns, board)) = board.split_first().filter(|_| board.len() > grid.height) else {
        let message = message!("tents-pzprv3-lines", lines = grid.height + 1, height = grid.height);
        return Err(board.last().unwrap_or(&width).short(message));
    };
    let mut draft = Draft::new(grid);
    draft.clues(Lines::Columns, columns.words().skip(1).map(unticked), &["."], *columns)?;
    for (row, line) in board.iter().enumerate() {
        ctx.poll()?;
        draft.row(row, line.words().skip(1), mark)?;
    }
    let clues = board.iter().filter_map(|line| line.words().next());
    draft.clues(Lines::Rows, clues.map(unticked), &["."], *columns)?;
    Ok(draft.finish())
}

/// A clue without the sign that it is ticked off.
fn unticked(word: Word<'_>) -> Word<'_> {
    Word { text: word.text.strip_prefix('c').unwrap_or(word.text), ..word }
}

fn mark(word: Word<'_>) -> Result<Mark, Message> {
    match word.text {
        "1" => Ok(Mark::Tree),
        "." | "-" => Ok(Mark::Open),
        "A" => Ok(Mark::Tent),
        _ => Err(message!("tents-no-cell-pzprv3", found = word.text)),
    }
}

fn write(puzzle: &Tents, metadata: &Metadata) -> String {
    let camp = puzzle.camp();
    let Grid { width, height } = camp.grid;
    let columns = clue_texts(&camp.columns, ".").join(" ");
    let clues = clue_texts(&camp.rows, ".");
    let board: String =
        rows(camp, "1", ".").zip(&clues).map(|(row, clue)| format!("{clue} {}\n", row.join(" "))).collect();
    let borders = |count: usize, length: usize| (vec!["0"; length].join(" ") + "\n").repeat(count);
    let borders = borders(height, width - 1) + &borders(height - 1, width);
    format!("pzprv3\ntents\n{height}\n{width}\n. {columns}\n{board}{borders}{}", info(metadata))
}
