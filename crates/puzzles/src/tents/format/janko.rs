//! Blocks as on janko.at: `[problem]` with the board, `[clabels]` and `[rlabels]` with the clues of columns and rows.
//!
//! Signs are separated by blanks: `x` tree, `-` open cell or missing clue, `o` a tent of a solved board, which is read
//! as an open cell. Lines `title …` and `author …` above the blocks carry metadata; `[solution]` and all other blocks are
//! ignored. Read, but not written, is the same without names, as collections for solvers have it: a line with the number
//! of rows and of columns, the clues of the columns, those of the rows, the board.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, Message, Metadata, message};

use super::super::Tents;
use super::{Draft, Lines, Mark, Read, clue_texts, rows, size};
use crate::support::placement::text::{Blocks, Word, block_head, content_lines, one_in_blocks};

pub(super) const FORMAT: Format<Tents> =
    Format { name: "janko", aliases: &[], collection: false, sniff, split: one_in_blocks, read, write };

/// What stands for a missing clue.
const MISSING: [&str; 3] = ["-", "?", "."];

fn sniff(text: &str) -> bool {
    let named = |name: &str| content_lines(text).any(|line| line.text == name);
    (named("[problem]") && (named("[clabels]") || named("[rlabels]"))) || is_plain(text)
}

/// Whether there are a size, clues for that many columns and rows, and a board with such signs.
///
/// Two columns are left alone: the head could be that of a Bloxorz stage.
fn is_plain(text: &str) -> bool {
    let lines: Vec<Word<'_>> = content_lines(text).take(4).collect();
    let &[size, columns, clues, row] = &lines[..] else { return false };
    let Some([height, width]) = size.just() else { return false };
    let clue = |word: Word<'_>| word.number().is_some() || MISSING.contains(&word.text);
    width.number().is_some_and(|width| width != 2 && [columns, row].iter().all(|line| line.words().count() == width))
        && height.number() == Some(clues.words().count())
        && columns.words().chain(clues.words()).all(clue)
        && row.words().all(|word| mark(word).is_ok())
}

fn mark(word: Word<'_>) -> Result<Mark, Message> {
    match word.text {
        "x" => Ok(Mark::Tree),
        "-" | "." => Ok(Mark::Open),
        "o" => Ok(Mark::Tent),
        _ => Err(message!("tents-no-cell-janko", found = word.text)),
    }
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Read<Tents> {
    let blocks = Blocks(text);
    if blocks.names().next().is_some() {
        return read_blocks(blocks, ctx);
    }
    let mut lines = blocks.head();
    let (Some(size), Some(columns), Some(clues)) = (lines.next(), lines.next(), lines.next()) else {
        return Err(Word::START.wrong(message!("tents-janko-begin")));
    };
    let [height, width] = size.just().ok_or_else(|| size.wrong(message!("tents-janko-size")))?;
    let grid = Grid { height: height.height()?, width: width.width()? };
    let found = lines.clone().count();
    if found != grid.height {
        return Err(height.wrong(message!("tents-row-missing", height = grid.height, found)));
    }
    let mut draft = Draft::new(grid);
    draft.clues(Lines::Columns, columns.words(), &MISSING, columns)?;
    draft.clues(Lines::Rows, clues.words(), &MISSING, clues)?;
    fill(&mut draft, lines, ctx)?;
    Ok(draft.finish())
}

fn read_blocks(blocks: Blocks<'_>, ctx: &mut Ctx<'_>) -> Read<Tents> {
    let problem = blocks.block("problem").ok_or_else(|| Word::START.wrong(message!("tents-janko-no-problem")));
    let (name, rows) = problem?;
    let width = rows.clone().next().map_or(0, |row| row.words().count());
    let mut draft = Draft::new(size(rows.clone().count(), width, name)?);
    fill(&mut draft, rows, ctx)?;
    for (name, lines) in [("clabels", Lines::Columns), ("rlabels", Lines::Rows)] {
        let Some((name, labels)) = blocks.block(name) else { continue };
        let end = labels.clone().last().unwrap_or(name);
        draft.clues(lines, labels.flat_map(Word::words), &MISSING, end)?;
    }
    if blocks.names().any(|name| name.text == "solution") {
        draft.notes.push(message!("tents-note-solution"));
    }
    Ok(draft.finish())
}

fn fill<'a>(draft: &mut Draft, board: impl Iterator<Item = Word<'a>>, ctx: &mut Ctx<'_>) -> Read<()> {
    for (row, line) in board.enumerate() {
        ctx.poll()?;
        draft.row(row, line.words(), mark)?;
    }
    Ok(())
}

fn write(puzzle: &Tents, metadata: &Metadata) -> String {
    let camp = puzzle.camp();
    let board: String = rows(camp, "x", "-").map(|row| row.join(" ") + "\n").collect();
    let (columns, lines) = (clue_texts(&camp.columns, "-").join(" "), clue_texts(&camp.rows, "-").join(" "));
    format!("{}[problem]\n{board}[clabels]\n{columns}\n[rlabels]\n{lines}\n", block_head(metadata))
}
