//! Addresses of puzz.link and other pages that use pzpr: `https://puzz.link/p?tents/6/6/111121111121j2850822`.
//!
//! After the kind come width, height and a body: the clues of the columns and of the rows, then the board. A clue is a
//! hexadecimal digit, or `-` and two of them; `.` is a question mark, and `g` to `z` leave out 1 to 20 clues. In the
//! board the digits `0` to `9`, `a` to `h` (base 36) are a tree and 0 to 17 open cells after it, and `i` to `z` are 1 to
//! 18 open cells. A part `v:…` before the width is ignored. Everything before `tents` may be missing. Remarks
//! after `;` above an address are read, but not written: a browser takes nothing but the address.

use std::fmt::Write as _;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, Metadata, message};

use super::super::Tents;
use super::super::camp::Camp;
use super::{Draft, Lines, Mark, Read};
use crate::support::placement::text::{Word, address, are_addresses, one_on_each_line, only_line};

pub(super) const FORMAT: Format<Tents> = Format {
    name: "puzz-link",
    aliases: &[],
    collection: true,
    sniff: |text| are_addresses(text, &["tents"]),
    split: one_on_each_line,
    read,
    write,
};

/// Clues that `z` leaves out.
const MOST_MISSING: u32 = 20;
/// Open cells after a tree that its digit can stand for.
const MOST_AFTER: u32 = 17;

fn read(text: &str, _: &mut Ctx<'_>) -> Read<Tents> {
    let parts = address(only_line(text)?)?;
    if parts.kind.text != "tents" {
        return Err(parts.kind.wrong(message!("tents-address-kind")));
    }
    let mut draft = Draft::new(Grid { width: parts.width.width()?, height: parts.height.height()? });
    let mut letters = parts.body.letters();
    clues(&mut draft, &mut letters, parts.body)?;
    fill(&mut draft, letters, parts.body)?;
    Ok(draft.finish())
}

/// Reads the clues at the beginning of the body.
fn clues<'a>(draft: &mut Draft, body: &mut impl Iterator<Item = (char, Word<'a>)>, whole: Word<'_>) -> Read<()> {
    let Grid { width, height } = draft.camp.grid;
    let mut at = 0;
    while at < width + height {
        let missing = || whole.short(message!("tents-address-clues", found = at, count = width + height));
        let (letter, word) = body.next().ok_or_else(missing)?;
        let value = match letter {
            '.' => None,
            'g'..='z' => {
                at += letter as usize - 'g' as usize + 1;
                continue;
            }
            '-' => Some(two_digits(body).ok_or_else(|| word.wrong(message!("tents-address-two-digits")))?),
            _ => {
                let digit = letter.to_digit(16).filter(|_| !letter.is_ascii_uppercase());
                Some(digit.ok_or_else(|| word.wrong(message!("tents-address-clue-letter", found = letter)))?)
            }
        };
        if let Some(value) = value {
            let (lines, number) = if at < width { (Lines::Columns, at) } else { (Lines::Rows, at - width) };
            draft.clue(lines, number, value as usize, word)?;
        }
        at += 1;
    }
    Ok(())
}

fn two_digits<'a>(body: &mut impl Iterator<Item = (char, Word<'a>)>) -> Option<u32> {
    let mut digit = || body.next()?.0.to_digit(16);
    Some(16 * digit()? + digit()?)
}

fn fill<'a>(draft: &mut Draft, board: impl Iterator<Item = (char, Word<'a>)>, whole: Word<'_>) -> Read<()> {
    let (cells, mut at) = (draft.camp.grid.cells(), 0);
    for (letter, word) in board {
        let digit = letter.to_digit(36).filter(|_| !letter.is_ascii_uppercase());
        let digit = digit.ok_or_else(|| word.wrong(message!("tents-address-letter", found = letter)))?;
        if at >= cells {
            return Err(word.wrong(message!("tents-board-too-long", cells)));
        }
        if digit <= MOST_AFTER {
            draft.put(at, Mark::Tree);
            at += 1 + digit as usize;
        } else {
            at += (digit - MOST_AFTER) as usize;
        }
    }
    if at < cells {
        return Err(whole.short(message!("tents-address-too-short", cells, found = at)));
    }
    Ok(())
}

fn write(puzzle: &Tents, _: &Metadata) -> String {
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
    char::from_digit(digit, 36).expect("runs are cut to what a digit can stand for")
}
