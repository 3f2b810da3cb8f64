//! Game IDs of Simon Tatham's collection, in one line: `6x6:bbhe_hbb,1,1,1,1,2,1,1,1,1,1,2,1`.
//!
//! Width and height (the level `de` or `dt` may follow), the board, the clues of the columns, those of the rows. In the
//! board `_` is a tree, `a` to `y` are 1 to 25 open cells and then a tree, `z` 25 open cells without one; a last tree
//! stands just past the board. `!` and `-` say that the cell before them has a tent or none, and are ignored. A
//! missing clue, which the collection does not know, is `?`. The `task` of puzzle-tents.com is such a text without the
//! size; it is read if the board is square. Remarks after `;` above an ID are read, but not written: the collection takes
//! nothing but the ID.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, Metadata, message};

use super::super::Tents;
use super::{Draft, Lines, Mark, Read, clue_texts};
use crate::support::placement::text::{LARGEST, Word, content_lines, one_on_each_line, only_line};

pub(super) const FORMAT: Format<Tents> =
    Format { name: "tatham", aliases: &[], collection: true, sniff, split: one_on_each_line, read, write };

/// The most cells that `z` and `y` stand for.
const LONGEST: usize = 25;

/// Every line has a size, or a board at least, and clues.
fn sniff(text: &str) -> bool {
    let mut lines = content_lines(text).peekable();
    let is_level = |line: Word<'_>| match line.text.split_once(':') {
        Some((head, body)) => is_head(head) && body.contains(','),
        None => line.text.split_once(',').is_some_and(|(board, clues)| is_task(board, clues)),
    };
    lines.peek().is_some() && lines.all(is_level)
}

fn is_head(head: &str) -> bool {
    let Some((width, rest)) = head.split_once('x') else { return false };
    let height = rest.split_once('d').map_or(rest, |(height, _)| height);
    [width, height].iter().all(|side| !side.is_empty() && side.bytes().all(|byte| byte.is_ascii_digit()))
}

fn is_task(board: &str, clues: &str) -> bool {
    let letters = |c: char| c == '_' || c.is_ascii_lowercase();
    !board.is_empty() && board.chars().all(letters) && clues.chars().all(|c| c == ',' || c.is_ascii_digit())
}

fn read(text: &str, _: &mut Ctx<'_>) -> Read<Tents> {
    let line = only_line(text)?;
    let mut parts = line.split(|c| c == ':');
    let (size, body) = match (parts.next().unwrap_or(line), parts.next(), parts.next()) {
        (body, None, _) => (None, body),
        (size, Some(body), None) => (Some(size), body),
        _ => return Err(line.wrong(message!("tents-id-colon"))),
    };
    let mut clues = body.split(|c| c == ',');
    let board = clues.next().unwrap_or(body);
    let found = clues.clone().count();
    let grid = match size {
        Some(size) => grid(size)?,
        None => square(body, found)?,
    };
    let mut draft = Draft::new(grid);
    fill(&mut draft, board)?;
    let count = grid.width + grid.height;
    if found != count {
        return Err(body.short(message!("tents-id-clues", count, found)));
    }
    draft.clues(Lines::Columns, clues.clone().take(grid.width), &["?"], body)?;
    draft.clues(Lines::Rows, clues.skip(grid.width), &["?"], body)?;
    Ok(draft.finish())
}

/// The size `WxH`, after which the level may stand.
fn grid(size: Word<'_>) -> Read<Grid> {
    let (sides, level) = size.text.split_once('d').unwrap_or((size.text, "e"));
    let mut sides = Word { text: sides, ..size }.split(|c| c == 'x');
    match (sides.next(), sides.next(), sides.next()) {
        (Some(width), Some(height), None) if ["e", "t"].contains(&level) => {
            Ok(Grid { width: width.width()?, height: height.height()? })
        }
        _ => Err(size.wrong(message!("tents-id-size", found = size.text))),
    }
}

/// The size of a square board with this many clues.
fn square(body: Word<'_>, clues: usize) -> Read<Grid> {
    let side = clues / 2;
    if clues % 2 == 1 || !(1..=LARGEST).contains(&side) {
        return Err(body.wrong(message!("tents-id-square", clues)));
    }
    Ok(Grid { width: side, height: side })
}

fn fill(draft: &mut Draft, board: Word<'_>) -> Read<()> {
    let cells = draft.camp.grid.cells();
    let (mut at, mut hints) = (0, 0);
    for (letter, word) in board.letters() {
        let (open, tree) = match letter {
            '_' => (0, true),
            'z' => (LONGEST, false),
            'a'..='y' => (letter as usize - 'a' as usize + 1, true),
            '!' | '-' => {
                hints += 1;
                continue;
            }
            _ => return Err(word.wrong(message!("tents-id-letter", found = letter))),
        };
        at += open;
        if tree && at < cells {
            draft.put(at, Mark::Tree);
        }
        at += usize::from(tree);
        if at > cells + 1 {
            return Err(word.wrong(message!("tents-board-too-long", cells)));
        }
    }
    if at <= cells {
        return Err(board.short(message!("tents-id-too-short", cells, found = at)));
    }
    if hints > 0 {
        draft.notes.push(message!("tents-note-hints", count = hints));
    }
    Ok(())
}

fn write(puzzle: &Tents, _: &Metadata) -> String {
    let camp = puzzle.camp();
    let Grid { width, height } = camp.grid;
    let (mut board, mut run) = (String::new(), 0);
    for cell in 0..=camp.grid.cells() {
        if cell < camp.grid.cells() && !camp.trees.has(cell) {
            run += 1;
            continue;
        }
        while run > LONGEST {
            board.push('z');
            run -= LONGEST;
        }
        board.push(if run == 0 { '_' } else { char::from(b'a' + run as u8 - 1) });
        run = 0;
    }
    let clues = [clue_texts(&camp.columns, "?"), clue_texts(&camp.rows, "?")].concat().join(",");
    format!("{width}x{height}:{board},{clues}\n")
}
