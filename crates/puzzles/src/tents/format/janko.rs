//! Blocks as on janko.at: `[problem]` with the board, `[clabels]` and `[rlabels]` with the clues of columns and rows.
//!
//! Signs are separated by blanks: `x` tree, `-` open cell or missing clue, `o` a tent of a solved board, which is read
//! as an open cell; `[solution]` is passed over, as is every other block, and what stands before the first. Read, but
//! not written, is the same without names, as collections for solvers have it: a line with the number of rows and of
//! columns, the clues of the columns, those of the rows, the board.

use solvarium_engine::grid::Grid;
use solvarium_engine::puzzle::one_level;
use solvarium_engine::{Format, LevelError};

use super::super::Tents;
use super::{Draft, Lines, Mark, Read, clue_texts, number, rows};
use crate::placement::text::{Block, LARGEST, Word, blocks, telling_lines};

pub(super) const FORMAT: Format<Tents> = Format {
    name: "janko",
    summary: "blocks `[problem]` with `x` tree and `-` open, `[clabels]` and `[rlabels]` with the clues",
    collection: false,
    sniff,
    split: one_level,
    read,
    write,
};

/// What stands for a missing clue.
const MISSING: [&str; 3] = ["-", "?", "."];

fn sniff(text: &str) -> bool {
    let named = |name: &str| telling_lines(text).any(|line| line.text == name);
    (named("[problem]") && (named("[clabels]") || named("[rlabels]"))) || is_plain(text)
}

/// Whether there are a size, clues for that many columns and rows, and a board with such signs.
///
/// Two columns are left alone: the head could be that of Bloxorz' report A.
fn is_plain(text: &str) -> bool {
    let lines: Vec<Vec<Word<'_>>> = telling_lines(text).map(Word::words).collect();
    let [size, columns, clues, row, ..] = &lines[..] else { return false };
    let &[height, width] = &size[..] else { return false };
    let clue = |word: &Word<'_>| number(*word).is_some() || MISSING.contains(&word.text);
    number(width).is_some_and(|width| width != 2 && width == columns.len() && width == row.len())
        && number(height) == Some(clues.len())
        && columns.iter().chain(clues).all(clue)
        && row.iter().all(|word| mark(*word).is_some())
}

fn mark(word: Word<'_>) -> Option<Mark> {
    match word.text {
        "x" => Some(Mark::Tree),
        "-" | "." => Some(Mark::Open),
        "o" => Some(Mark::Tent),
        _ => None,
    }
}

fn read(text: &str) -> Read<Tents> {
    let blocks = blocks(text);
    let [plain] = &blocks[..] else { return read_blocks(&blocks) };
    let [size, columns, clues, board @ ..] = &plain.rows[..] else {
        return Err(LevelError::at(
            1,
            1,
            "a level has a block `[problem]`, or begins with the number of rows and columns",
        ));
    };
    let &[height, width] = &size[..] else {
        return Err(size[0].wrong("the first line has the number of rows and of columns"));
    };
    let grid = Grid { height: height.side("number of rows")?, width: width.side("number of columns")? };
    if board.len() != grid.height {
        let message = format!("the first line says {} rows, but there are {}", grid.height, board.len());
        return Err(height.wrong(message));
    }
    let mut draft = Draft::new(grid);
    draft.clues(Lines::Columns, columns, &MISSING, columns[columns.len() - 1])?;
    draft.clues(Lines::Rows, clues, &MISSING, clues[clues.len() - 1])?;
    fill(&mut draft, board)?;
    Ok(draft.finish())
}

fn read_blocks(blocks: &[Block<'_>]) -> Read<Tents> {
    let block = |name: &str| blocks.iter().find(|block| block.name.text == name);
    let problem = block("problem").ok_or_else(|| LevelError::at(1, 1, "the block `[problem]` is missing"))?;
    let (height, width) = (problem.rows.len(), problem.rows.first().map_or(0, Vec::len));
    if ![height, width].iter().all(|side| (1..=LARGEST).contains(side)) {
        let message = format!("the board must have from 1 to {LARGEST} rows and columns, not {height} and {width}");
        return Err(problem.name.wrong(message));
    }
    let mut draft = Draft::new(Grid { width, height });
    fill(&mut draft, &problem.rows)?;
    for (name, lines) in [("clabels", Lines::Columns), ("rlabels", Lines::Rows)] {
        let Some(labels) = block(name) else { continue };
        let clues: Vec<Word<'_>> = labels.rows.concat();
        draft.clues(lines, &clues, &MISSING, clues.last().copied().unwrap_or(labels.name))?;
    }
    if block("solution").is_some() {
        draft.notes.push("the solution in the text is passed over".into());
    }
    Ok(draft.finish())
}

fn fill(draft: &mut Draft, board: &[Vec<Word<'_>>]) -> Read<()> {
    for (row, words) in board.iter().enumerate() {
        draft.row(row, words, mark, "`x` is a tree, `-` an open cell")?;
    }
    Ok(())
}

fn write(puzzle: &Tents) -> String {
    let camp = puzzle.camp();
    let board: String = rows(camp, "x", "-").map(|row| row.join(" ") + "\n").collect();
    let (columns, lines) = (clue_texts(&camp.columns, "-").join(" "), clue_texts(&camp.rows, "-").join(" "));
    format!("[problem]\n{board}[clabels]\n{columns}\n[rlabels]\n{lines}\n")
}
