//! Blocks as on janko.at: under `[problem]` the rows, `-` white, `x` black, `0` to `4` numbers, with blanks between.
//!
//! Without a block the board may follow a line with the numbers of rows and columns, as in collections made from those
//! pages. Lines `title …` and `author …` above the first block carry metadata; the others are ignored.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, LevelError, Message, Metadata, message};

use super::super::LightUp;
use super::super::layout::Cell;
use super::{BLACK, Sign, WHITE, board, numbered, rows};
use crate::support::placement::text::{Blocks, Word, block_head, one_in_blocks};

pub(super) const FORMAT: Format<LightUp> =
    Format { name: "janko", aliases: &[], collection: false, sniff, split: one_in_blocks, read, write };

fn sign(sign: &str) -> Result<Sign, Message> {
    match sign {
        "-" | "." => Ok(WHITE),
        "x" | "X" => Ok(BLACK),
        _ => numbered(sign).ok_or_else(|| message!("light-up-no-sign-janko", found = sign)),
    }
}

/// A problem without the labels that Tents has, of no other kind of puzzle; or a board as high as its first line says.
fn sniff(text: &str) -> bool {
    let blocks = Blocks(text);
    let signs = |row: Word<'_>| row.words().all(|word| sign(word.text).is_ok());
    match blocks.block("problem") {
        Some((_, mut rows)) => {
            let labels = blocks.names().any(|name| name.text.ends_with("labels"));
            !labels && blocks.head().all(is_ours) && rows.next().is_some_and(signs)
        }
        None => {
            let mut rows = blocks.head();
            let height = rows.next().and_then(sized).map(|grid| grid.height);
            blocks.names().next().is_none()
                && height == Some(rows.clone().count())
                && rows.clone().flat_map(Word::words).any(|word| matches!(word.text, "-" | "."))
                && rows.all(signs)
        }
    }
}

/// Whether a line above the blocks does not name another puzzle.
fn is_ours(line: Word<'_>) -> bool {
    let mut words = line.words().map(|word| word.text.to_ascii_lowercase());
    words.next().is_none_or(|word| word != "puzzle") || {
        let kind: String = words.collect();
        matches!(kind.as_str(), "akari" | "lightup" | "light-up")
    }
}

/// The size that a line of two numbers gives: rows, then columns.
fn sized(line: Word<'_>) -> Option<Grid> {
    let [rows, columns] = line.just()?;
    Some(Grid { width: columns.width().ok()?, height: rows.height().ok()? })
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<LightUp, LevelError> {
    let blocks = Blocks(text);
    let Some((name, rows)) = blocks.block("problem") else {
        let mut lines = blocks.head();
        let line = lines.next().unwrap_or(Word::START);
        let grid = sized(line).ok_or_else(|| Word::START.wrong(message!("light-up-janko-begin")))?;
        return board(lines.map(Word::words), Some(grid), sign, line, ctx);
    };
    let mut puzzle = board(rows.map(Word::words), None, sign, name, ctx)?;
    let mut others = blocks.names().filter(|other| !["problem", "title", "author"].contains(&other.text));
    if let Some(first) = others.next() {
        let count = 1 + others.count();
        puzzle.notes.push(message!("light-up-note-blocks", count, name = first.text));
    }
    Ok(puzzle)
}

fn write(puzzle: &LightUp, metadata: &Metadata) -> String {
    let sign = |_, cell| match cell {
        Cell::White => "-".into(),
        Cell::Black(None) => "x".into(),
        Cell::Black(Some(number)) => number.to_string(),
    };
    format!("{}[problem]\n{}", block_head(metadata), rows(puzzle.layout(), " ", sign))
}
