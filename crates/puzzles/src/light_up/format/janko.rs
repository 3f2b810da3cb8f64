//! Blocks as on janko.at: under `[problem]` the rows, `-` white, `x` black, `0` to `4` numbers, with blanks between.
//!
//! Without a block the board may follow a line with the numbers of rows and columns, as in collections made from those
//! pages. Lines above the first block tell of author and source and are read over.

use solvarium_engine::grid::Grid;
use solvarium_engine::puzzle::one_level;
use solvarium_engine::{Format, LevelError};

use super::super::LightUp;
use super::super::hall::Cell;
use super::{BLACK, Sign, Signs, WHITE, matrix, numbered, rows};
use crate::placement::text::{Block, Word, blocks};

pub(super) const FORMAT: Format<LightUp> = Format {
    name: "janko",
    summary: "`[problem]`, then rows of `-` white, `x` black, `0` to `4` with blanks between",
    collection: false,
    sniff,
    split: one_level,
    read,
    write,
};

const SIGNS: Signs = Signs { read: sign, list: "`-`, `x`, `0` to `4`" };

fn sign(sign: &str) -> Option<Sign> {
    match sign {
        "-" | "." => Some(WHITE),
        "x" | "X" => Some(BLACK),
        _ => numbered(sign),
    }
}

/// A problem without the labels that Tents has, of no other kind of puzzle; or a board as high as its first line says.
fn sniff(text: &str) -> bool {
    let blocks = blocks(text);
    let signs = |row: &Vec<Word<'_>>| row.iter().all(|word| sign(word.text).is_some());
    let head = &blocks[0].rows;
    match problem(&blocks) {
        Some(problem) => {
            let labels = blocks.iter().any(|block| block.name.text.ends_with("labels"));
            !labels && head.iter().all(|row| is_ours(row)) && problem.rows.first().is_some_and(signs)
        }
        None => {
            let whites = head.iter().skip(1).flatten().any(|word| matches!(word.text, "-" | "."));
            blocks.len() == 1
                && head.first().and_then(|line| sized(line)).is_some_and(|grid| head.len() == grid.height + 1)
                && whites
                && head[1..].iter().all(signs)
        }
    }
}

/// Whether a line above the blocks does not name another puzzle.
fn is_ours(line: &[Word<'_>]) -> bool {
    let mut words = line.iter().map(|word| word.text.to_ascii_lowercase());
    words.next().is_none_or(|word| word != "puzzle") || {
        let kind: String = words.collect();
        matches!(kind.as_str(), "akari" | "lightup" | "light-up")
    }
}

fn problem<'a, 'b>(blocks: &'b [Block<'a>]) -> Option<&'b Block<'a>> {
    blocks.iter().find(|block| block.name.text == "problem")
}

/// The size that a line of two numbers tells: rows, then columns.
fn sized(line: &[Word<'_>]) -> Option<Grid> {
    let &[rows, columns] = line else { return None };
    Some(Grid { width: columns.side("number of columns").ok()?, height: rows.side("number of rows").ok()? })
}

fn read(text: &str) -> Result<LightUp, LevelError> {
    let blocks = blocks(text);
    let Some(problem) = problem(&blocks) else {
        let head = &blocks[0].rows;
        let missing = || LevelError::at(1, 1, "there is no block `[problem]` and no line of rows and columns");
        let line = head.first().ok_or_else(missing)?;
        let grid = sized(line).ok_or_else(missing)?;
        return matrix(&head[1..], Some(grid), &SIGNS, line[1]);
    };
    let mut puzzle = matrix(&problem.rows, None, &SIGNS, problem.name)?;
    let others = blocks[1..].iter().filter(|block| block.name != problem.name);
    puzzle.notes.extend(others.map(|block| format!("the block `[{}]` is not read", block.name.text)));
    Ok(puzzle)
}

fn write(puzzle: &LightUp) -> String {
    let sign = |_, cell| match cell {
        Cell::White => "-".into(),
        Cell::Black(None) => "x".into(),
        Cell::Black(Some(number)) => number.to_string(),
    };
    format!("[problem]\n{}", rows(puzzle.hall(), " ", sign))
}
