//! Addresses of puzz.link and its relatives: `…?akari/W/H/body`.
//!
//! The body lists the cells row by row: `0` to `4` is a number, `5` to `9` a number (minus 5) and one white cell, `a` to
//! `e` a number (minus 10) and two white cells, `.` black without a number, `g` to `z` 1 to 20 white cells. The white
//! cells after a number are the next ones if there are any: the last number of a board may count cells past its end.
//! Remarks after `;` above an address are read, but not written: a browser takes nothing but the address.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Format, LevelError, message};

use super::super::LightUp;
use super::super::layout::{Cell, Layout};
use super::level;
use crate::support::placement::text::{Word, address, are_addresses, one_on_each_line, only_line};

pub(super) const FORMAT: Format<LightUp> = Format {
    name: "puzz-link",
    aliases: &[],
    collection: true,
    sniff: |text| are_addresses(text, KINDS),
    split: one_on_each_line,
    read: |text, _| read(text),
    write: |puzzle, _| format!("https://puzz.link/p?{}\n", path(puzzle.layout())),
};

/// What the puzzle is called in addresses.
pub(super) const KINDS: &[&str] = &["akari", "lightup"];
/// Most white cells that one letter stands for.
const LONGEST: usize = 20;

fn read(text: &str) -> Result<LightUp, LevelError> {
    let line = only_line(text)?;
    let address = address(line)?;
    if !KINDS.contains(&address.kind.text) {
        return Err(address.kind.wrong(message!("light-up-address-kind")));
    }
    let grid = Grid { width: address.width.width()?, height: address.height.height()? };
    let variant = address.variant.filter(|variant| variant.text != "v:");
    let notes = variant.map(|variant| message!("light-up-note-variant", part = variant.text));
    level(grid, cells(address.body, grid)?, notes.into_iter().collect(), line)
}

fn cells(body: Word<'_>, grid: Grid) -> Result<Vec<Cell>, LevelError> {
    let mut cells = Vec::with_capacity(grid.cells());
    for (letter, word) in body.letters() {
        if cells.len() >= grid.cells() {
            return Err(word.wrong(message!("light-up-address-full", cells = grid.cells())));
        }
        let code = letter.to_digit(36).filter(|_| !letter.is_ascii_uppercase());
        let (number, whites) = match (letter, code) {
            ('.', _) => (Some(None), 0),
            (_, Some(code @ 0..=14)) => (Some(Some((code % 5) as u8)), code / 5),
            (_, Some(code @ 16..)) => (None, code - 15),
            _ => return Err(word.wrong(message!("light-up-no-sign-address", found = letter))),
        };
        cells.extend(number.map(Cell::Black));
        let room = grid.cells() - cells.len();
        let whites = whites as usize;
        if number.is_none() && whites > room {
            return Err(word.wrong(message!("light-up-address-too-long", cells = grid.cells())));
        }
        cells.extend(std::iter::repeat_n(Cell::White, whites.min(room)));
    }
    match cells.len() < grid.cells() {
        true => Err(body.short(message!("light-up-address-too-short", found = cells.len(), cells = grid.cells()))),
        false => Ok(cells),
    }
}

/// The part of an address after `?`.
pub(super) fn path(layout: &Layout) -> String {
    let letter = |code: usize| char::from_digit(code as u32, 36).expect("a code is below 36");
    let white = |cell: usize| layout.cells.get(cell).is_none_or(|cell| *cell == Cell::White);
    let mut body = String::new();
    let mut at = 0;
    while let Some(&cell) = layout.cells.get(at) {
        let run = (at..layout.cells.len()).take(LONGEST).take_while(|cell| white(*cell)).count();
        match cell {
            Cell::White => body.push(letter(15 + run)),
            Cell::Black(None) => body.push('.'),
            Cell::Black(Some(number)) => {
                let whites = (1..=2).take_while(|ahead| white(at + ahead)).count();
                body.push(letter(usize::from(number) + 5 * whites));
                at += whites;
            }
        }
        at += run.max(1);
    }
    format!("akari/{}/{}/{body}", layout.grid.width, layout.grid.height)
}
