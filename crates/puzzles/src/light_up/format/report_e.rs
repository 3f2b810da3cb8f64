//! Report E's matrices: −1 white, 0 to 4 numbers, 5 black without a number.
//!
//! Matrices of a game in progress have more: −2 is a white cell marked as one without a bulb, 8 a bulb, and every light
//! that falls on a cell adds 8 to its −1 or −2. All of that is read as white.

use solvarium_engine::Format;
use solvarium_engine::puzzle::one_level;

use super::super::LightUp;
use super::super::hall::Cell;
use super::{BLACK, Sign, Signs, WHITE, matrix, rows};
use crate::placement::text::{Word, telling_lines};

pub(super) const FORMAT: Format<LightUp> = Format {
    name: "report-e",
    summary: "report E's matrix: -1 white, 0 to 4 numbers, 5 black; with blanks or commas between",
    collection: false,
    sniff,
    split: one_level,
    read: |text| matrix(&lines(text), None, &SIGNS, Word { text: "", line: 1, column: 1 }),
    write: |puzzle| rows(puzzle.hall(), " ", |_, cell| padded(code(cell))),
};

pub(super) const SIGNS: Signs = Signs {
    read: sign,
    list: "-1 (white), 0 to 4, 5 (black), and -2, 8 and the codes of lit cells of a game in progress",
};

/// What report E writes for a bulb.
pub(in super::super) const BULB: i8 = 8;

/// What report E writes for a cell.
pub(in super::super) fn code(cell: Cell) -> i8 {
    match cell {
        Cell::White => -1,
        Cell::Black(None) => 5,
        Cell::Black(Some(number)) => number as i8,
    }
}

/// A code in two columns, as the report prints its matrices.
pub(in super::super) fn padded(code: i8) -> String {
    format!("{code:2}")
}

fn sign(sign: &str) -> Option<Sign> {
    let cell = |number| Some(Sign::Cell(Cell::Black(Some(number))));
    match sign.parse::<i32>().ok()? {
        -1 => Some(WHITE),
        number @ 0..=4 => cell(number as u8),
        5 => Some(BLACK),
        -2 | 8 => Some(Sign::Played),
        lit @ 6.. if (lit + 1) % 8 == 0 || (lit + 2) % 8 == 0 => Some(Sign::Played),
        _ => None,
    }
}

/// The numbers of each line.
pub(in super::super) fn lines(text: &str) -> Vec<Vec<Word<'_>>> {
    let rows = telling_lines(text).map(|line| line.split(|c| c == ',' || c.is_whitespace(), false));
    rows.filter(|row| !row.is_empty()).collect()
}

/// Nothing but numbers, among them one that no other puzzle's text of numbers has: a white cell; or bulbs, in lines of
/// several numbers.
fn sniff(text: &str) -> bool {
    let lines = lines(text);
    let has = |codes: &[&str]| lines.iter().flatten().any(|word| codes.contains(&word.text));
    let numbers = lines.iter().flatten().all(|word| word.text.parse::<i32>().is_ok());
    numbers && (has(&["-1", "-2"]) || (has(&["8"]) && lines.iter().all(|line| line.len() > 1)))
}
