//! Text files of pzpr: `pzprv3`, `tents`, the number of rows, that of columns, and the board with its clues.
//!
//! The board has one row and one column more, first, for the clues; `.` is an open cell or a missing clue, `1` a tree.
//! What a player has put there is passed over: tents `A`, dots `-`, the `c` before a clue that is ticked off, and the
//! lines after the board, which tell of marks on the borders.

use solvarium_engine::Format;
use solvarium_engine::grid::Grid;
use solvarium_engine::puzzle::one_level;

use super::super::Tents;
use super::{Draft, Lines, Mark, Read, clue_texts, rows};
use crate::placement::text::{Word, telling_lines};

pub(super) const FORMAT: Format<Tents> = Format {
    name: "pzprv3",
    summary: "a text file of pzpr: `pzprv3`, `tents`, rows, columns, then the board, clues first",
    collection: false,
    sniff: |text| {
        let mut lines = telling_lines(text);
        lines.next().is_some_and(|line| line.text.starts_with("pzprv3"))
            && lines.next().is_some_and(|line| line.text == "tents")
    },
    split: one_level,
    read,
    write,
};

fn read(text: &str) -> Read<Tents> {
    let lines: Vec<Word<'_>> = telling_lines(text).collect();
    let [version, kind, height, width, board @ ..] = &lines[..] else {
        let end = lines.last().copied().unwrap_or(Word { text: "", line: 1, column: 1 });
        return Err(end.short("a file begins with the lines `pzprv3`, `tents`, number of rows, number of columns"));
    };
    if !version.text.starts_with("pzprv3") || kind.text != "tents" {
        return Err(version.wrong("a file begins with the lines `pzprv3` and `tents`"));
    }
    let grid = Grid { height: height.side("number of rows")?, width: width.side("number of columns")? };
    let mut draft = Draft::new(grid);
    if board.len() <= grid.height {
        let message = format!("{} lines must follow, for the clues and {} rows", grid.height + 1, grid.height);
        return Err(board.last().unwrap_or(width).short(message));
    }
    let columns = board[0].words();
    draft.clues(Lines::Columns, &unticked(&columns[1..]), &["."], board[0])?;
    let mut clues = Vec::new();
    for (row, line) in board[1..=grid.height].iter().enumerate() {
        let words = line.words();
        clues.push(words[0]);
        draft.row(row, &words[1..], mark, "`1` is a tree, `.` an open cell")?;
    }
    draft.clues(Lines::Rows, &unticked(&clues), &["."], board[grid.height])?;
    Ok(draft.finish())
}

/// Clues without the sign that they are ticked off.
fn unticked<'a>(words: &[Word<'a>]) -> Vec<Word<'a>> {
    let plain = |word: &Word<'a>| Word { text: word.text.strip_prefix('c').unwrap_or(word.text), ..*word };
    words.iter().map(plain).collect()
}

fn mark(word: Word<'_>) -> Option<Mark> {
    match word.text {
        "1" => Some(Mark::Tree),
        "." | "-" => Some(Mark::Open),
        "A" => Some(Mark::Tent),
        _ => None,
    }
}

fn write(puzzle: &Tents) -> String {
    let camp = puzzle.camp();
    let Grid { width, height } = camp.grid;
    let columns = clue_texts(&camp.columns, ".").join(" ");
    let clues = clue_texts(&camp.rows, ".");
    let board: String =
        rows(camp, "1", ".").zip(&clues).map(|(row, clue)| format!("{clue} {}\n", row.join(" "))).collect();
    let borders = |count: usize, length: usize| (vec!["0"; length].join(" ") + "\n").repeat(count);
    let borders = borders(height, width - 1) + &borders(height - 1, width);
    format!("pzprv3\ntents\n{height}\n{width}\n. {columns}\n{board}{borders}")
}
