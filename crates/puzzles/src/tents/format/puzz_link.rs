//! Addresses of puzz.link and other pages that use pzpr: `https://puzz.link/p?tents/6/6/111121111121j2850822`.
//!
//! After the kind come width, height and a body: the clues of the columns and of the rows, then the board. A clue is a
//! hexadecimal digit, or `-` and two of them; `.` is a question mark, and `g` to `z` leave out 1 to 20 clues. In the
//! board the digits `0` to `9`, `a` to `h` (base 36) are a tree and 0 to 17 open cells after it, and `i` to `z` are 1 to
//! 18 open cells. A part `v:…` before the width is passed over. Everything before `tents` may be missing.

use std::fmt::Write as _;

use solvarium_engine::Format;
use solvarium_engine::grid::Grid;

use super::super::Tents;
use super::super::camp::Camp;
use super::{Draft, Lines, Mark, Read};
use crate::placement::text::{Word, address, are_addresses, one_on_each_line, only_line};

pub(super) const FORMAT: Format<Tents> = Format {
    name: "puzz-link",
    summary: "an address as in puzz.link/p?tents/W/H/…, or its end from `tents` on",
    collection: true,
    sniff: |text| are_addresses(text, &["tents"]),
    split: one_on_each_line,
    read,
    write,
};

/// Clues that `z` leaves out.
const MOST_MISSING: u32 = 20;
/// Open cells after a tree that its digit can tell.
const MOST_AFTER: u32 = 17;

fn read(text: &str) -> Read<Tents> {
    let parts = address(only_line(text)?)?;
    if parts.kind.text != "tents" {
        return Err(parts.kind.wrong("the address must say `tents` before the size"));
    }
    let mut draft = Draft::new(Grid { width: parts.width.side("width")?, height: parts.height.side("height")? });
    let letters: Vec<(char, Word<'_>)> = parts.body.letters().collect();
    let board = clues(&mut draft, &letters, parts.body)?;
    fill(&mut draft, board, parts.body)?;
    Ok(draft.finish())
}

/// Reads the clues; gives back what is left of the body.
fn clues<'a>(draft: &mut Draft, mut body: &'a [(char, Word<'a>)], whole: Word<'_>) -> Read<&'a [(char, Word<'a>)]> {
    let Grid { width, height } = draft.camp.grid;
    let mut at = 0;
    while at < width + height {
        let Some((&(letter, word), rest)) = body.split_first() else {
            return Err(whole.short(format!("the address tells {at} of {} clues", width + height)));
        };
        body = rest;
        let wrong = |letter| word.wrong(format!("`{letter}` has no meaning among the clues"));
        let value = match letter {
            '.' => None,
            'g'..='z' => {
                at += letter as usize - 'g' as usize + 1;
                continue;
            }
            '-' => {
                let digits = body.iter().map_while(|(letter, _)| letter.to_digit(16)).take(2).collect::<Vec<_>>();
                let &[high, low] = &digits[..] else {
                    return Err(word.wrong("`-` and two hexadecimal digits are a clue"));
                };
                body = &body[2..];
                Some(16 * high + low)
            }
            _ => Some(letter.to_digit(16).filter(|_| !letter.is_ascii_uppercase()).ok_or_else(|| wrong(letter))?),
        };
        if let Some(value) = value {
            let (lines, number) = if at < width { (Lines::Columns, at) } else { (Lines::Rows, at - width) };
            draft.clue(lines, number, value as usize, word)?;
        }
        at += 1;
    }
    Ok(body)
}

fn fill(draft: &mut Draft, board: &[(char, Word<'_>)], whole: Word<'_>) -> Read<()> {
    let (cells, mut at) = (draft.camp.grid.cells(), 0);
    for &(letter, word) in board {
        let digit = letter.to_digit(36).filter(|_| !letter.is_ascii_uppercase());
        let digit = digit.ok_or_else(|| word.wrong(format!("`{letter}` has no meaning in a board")))?;
        if at >= cells {
            return Err(word.wrong(format!("the board has {cells} cells; here it tells of more")));
        }
        if digit <= MOST_AFTER {
            draft.put(at, Mark::Tree);
            at += 1 + digit as usize;
        } else {
            at += (digit - MOST_AFTER) as usize;
        }
    }
    if at < cells {
        return Err(whole.short(format!("the board has {cells} cells, but the address tells of {at}")));
    }
    Ok(())
}

fn write(puzzle: &Tents) -> String {
    let camp = puzzle.camp();
    let Grid { width, height } = camp.grid;
    format!("https://puzz.link/p?tents/{width}/{height}/{}{}\n", write_clues(camp), write_board(camp))
}

fn write_clues(camp: &Camp) -> String {
    let (mut text, mut missing) = (String::new(), 0);
    let leave_out = |missing: &mut u32, text: &mut String| {
        if *missing > 0 {
            text.push(base_36(15 + std::mem::take(missing)));
        }
    };
    for clue in camp.columns.iter().chain(&camp.rows) {
        match *clue {
            None => missing += 1,
            Some(value) => {
                leave_out(&mut missing, &mut text);
                let _ = if value < 16 { write!(text, "{value:x}") } else { write!(text, "-{value:02x}") };
            }
        }
        if missing == MOST_MISSING {
            leave_out(&mut missing, &mut text);
        }
    }
    leave_out(&mut missing, &mut text);
    text
}

fn write_board(camp: &Camp) -> String {
    let (cells, mut text, mut at) = (camp.grid.cells(), String::new(), 0);
    while at < cells {
        let tree = camp.trees.has(at);
        let from = at + usize::from(tree);
        let most = if tree { MOST_AFTER } else { MOST_AFTER + 1 } as usize;
        let open = (from..cells).take_while(|cell| !camp.trees.has(*cell)).take(most).count();
        text.push(base_36(open as u32 + if tree { 0 } else { MOST_AFTER }));
        at = from + open;
    }
    text
}

fn base_36(digit: u32) -> char {
    char::from_digit(digit, 36).expect("runs are cut to what a digit can tell")
}
