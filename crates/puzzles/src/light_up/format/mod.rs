//! Notations for levels: our own, report E's matrices, and those of other programs and pages. All end in [`matrix`] or in
//! [`level`], which check what they share.

mod janko;
mod native;
mod puzz_link;
mod pzprv3;
pub(super) mod report_e;
mod report_e_json;
mod tatham;
#[cfg(test)]
mod tests;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Format, LevelError};

use super::LightUp;
use super::hall::{Cell, Hall};
use crate::placement::text::{LARGEST, Word};

pub(super) const ALL: &[Format<LightUp>] = &[
    native::FORMAT,
    tatham::FORMAT,
    puzz_link::FORMAT,
    pzprv3::FORMAT,
    janko::FORMAT,
    report_e::FORMAT,
    report_e_json::FORMAT,
];

/// What a sign of a text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    /// The cell of a level.
    Cell(Cell),
    /// A white cell of a game in progress: with a bulb, lit, or marked.
    Played,
}

/// The signs of a notation.
struct Signs {
    /// What a sign says, if it is one.
    read: fn(&str) -> Option<Sign>,
    /// All of them, for messages.
    list: &'static str,
}

const WHITE: Sign = Sign::Cell(Cell::White);
const BLACK: Sign = Sign::Cell(Cell::Black(None));

/// The black cell with a number, from `0` to `4`.
fn numbered(sign: &str) -> Option<Sign> {
    let number = sign.parse::<u8>().ok().filter(|number| *number <= 4 && sign.len() == 1)?;
    Some(Sign::Cell(Cell::Black(Some(number))))
}

/// A level of rows of signs, of the given size or of whatever size they have. `place` is where to complain if there are
/// none.
fn matrix(rows: &[Vec<Word<'_>>], size: Option<Grid>, signs: &Signs, place: Word<'_>) -> Result<LightUp, LevelError> {
    let Some(last) = rows.last() else { return Err(place.short("there is no board here")) };
    let grid = size.unwrap_or(Grid { width: rows[0].len(), height: rows.len() });
    if let Some(extra) = rows.get(grid.height) {
        return Err(extra[0].wrong(format!("the board has {}; this is one more", rows_of(grid.height))));
    }
    if let Some(extra) = rows.get(LARGEST).map(|row| row[0]).or_else(|| rows[0].get(LARGEST).copied()) {
        return Err(extra.wrong(format!("a board has at most {LARGEST} rows and {LARGEST} columns")));
    }
    let (mut cells, mut played) = (Vec::with_capacity(grid.cells()), 0);
    for row in rows {
        check_width(row, grid.width)?;
        for word in row {
            let sign = (signs.read)(word.text);
            match sign.ok_or_else(|| word.wrong(format!("`{}` is none of {}", word.text, signs.list)))? {
                Sign::Cell(cell) => cells.push(cell),
                Sign::Played => {
                    played += 1;
                    cells.push(Cell::White);
                }
            }
        }
    }
    if rows.len() < grid.height {
        let message = format!("the board has {}, but here are only {}", rows_of(grid.height), rows.len());
        return Err(last[last.len() - 1].short(message));
    }
    let note = format!("{played} white cells show a game in progress (bulbs, light, marks), which is left out");
    level(grid, cells, if played > 0 { vec![note] } else { Vec::new() }, rows[0][0])
}

fn rows_of(height: usize) -> String {
    format!("{height} {}", if height == 1 { "row" } else { "rows" })
}

fn check_width(row: &[Word<'_>], width: usize) -> Result<(), LevelError> {
    let message = || format!("this row has {} cells, but the board is {width} wide", row.len());
    match row.get(width) {
        Some(extra) => Err(extra.wrong(message())),
        None if row.len() < width => Err(row[row.len() - 1].short(message())),
        None => Ok(()),
    }
}

/// A level of cells; `place` is where to complain if there is nothing to light.
fn level(grid: Grid, cells: Vec<Cell>, notes: Vec<String>, place: Word<'_>) -> Result<LightUp, LevelError> {
    if !cells.contains(&Cell::White) {
        return Err(place.wrong("the board has no white cell; there must be one to be lit"));
    }
    Ok(LightUp::new(Hall { grid, cells }, notes))
}

/// The rows of a board, each cell written by `sign`, with something between cells.
fn rows(hall: &Hall, between: &str, sign: impl Fn(usize, Cell) -> String) -> String {
    let sign = |(cell, kind): (usize, &Cell)| sign(cell, *kind);
    let signs: Vec<String> = hall.cells.iter().enumerate().map(sign).collect();
    signs.chunks(hall.grid.width).map(|row| row.join(between) + "\n").collect()
}
