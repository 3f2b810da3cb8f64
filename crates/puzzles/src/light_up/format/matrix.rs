//! Matrices as in report E: −1 white, 0 to 4 numbers, 5 black without a number. Lines that begin with `;` are remarks that
//! carry metadata.
//!
//! Matrices of a game in progress have more: −2 is a white cell marked as one without a bulb, 8 a bulb, and every light
//! that falls on a cell adds 8 to its −1 or −2. All of that is read as white.

use solvarium_engine::{Format, Message, message};

use super::super::LightUp;
use super::super::layout::Cell;
use super::{BLACK, Sign, WHITE, board, rows};
use crate::support::placement::text::{Word, content_lines, one_with_remarks};

pub(super) const FORMAT: Format<LightUp> = Format {
    name: "matrix",
    aliases: &["report-e"],
    collection: false,
    sniff,
    split: one_with_remarks,
    read: |text, ctx| board(lines(text), None, sign, Word::START, ctx),
    write: |puzzle, metadata| metadata.lines("; ") + &rows(puzzle.layout(), " ", |_, cell| padded(code(cell))),
};

pub(in super::super) const BULB: i8 = 8;

pub(in super::super) fn code(cell: Cell) -> i8 {
    match cell {
        Cell::White => -1,
        Cell::Black(None) => 5,
        Cell::Black(Some(number)) => number as i8,
    }
}

/// A number in two columns, as the report prints its matrices.
pub(in super::super) fn padded(code: i8) -> String {
    format!("{code:2}")
}

pub(super) fn sign(sign: &str) -> Result<Sign, Message> {
    match sign.parse::<i32>() {
        Ok(-1) => Ok(WHITE),
        Ok(number @ 0..=4) => Ok(Sign::Cell(Cell::Black(Some(number as u8)))),
        Ok(5) => Ok(BLACK),
        Ok(-2 | 8) => Ok(Sign::Played),
        Ok(lit @ 6..) if lit % 8 >= 6 => Ok(Sign::Played),
        _ => Err(message!("light-up-no-sign-matrix", found = sign)),
    }
}

/// The numbers of each line.
pub(in super::super) fn lines(text: &str) -> impl Iterator<Item = impl Iterator<Item = Word<'_>> + Clone> {
    content_lines(text).map(numbers).filter(|row| row.clone().next().is_some())
}

fn numbers<'a>(line: Word<'a>) -> impl Iterator<Item = Word<'a>> + Clone {
    line.split(|c| c == ',' || c.is_whitespace()).filter(|word| !word.text.is_empty())
}

/// Nothing but numbers, among them one that no other puzzle's text of numbers has: a white cell; or bulbs, in lines of
/// several numbers.
fn sniff(text: &str) -> bool {
    let has = |codes: &[&str]| lines(text).flatten().any(|word| codes.contains(&word.text));
    let numbers = lines(text).flatten().all(|word| word.text.parse::<i32>().is_ok());
    numbers && (has(&["-1", "-2"]) || (has(&["8"]) && lines(text).all(|line| line.count() > 1)))
}
