//! Game IDs of Simon Tatham's collection: `WxH:`, then the cells row by row: `a` to `z` for 1 to 26 white cells, `B`
//! black, `0` to `4` black with a number.
//!
//! Between size and colon may stand the parameters the board was made with (`b` share of black, `s` symmetry, `d`
//! difficulty, each with a number, and an old `r`). They are ignored: they say nothing about the board. `WxH…#seed`
//! means whatever that program's own generator makes of the seed, so it is refused. Remarks after `;` above an ID are
//! read, but not written: the collection takes nothing but the ID.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Format, LevelError, message};

use super::super::LightUp;
use super::super::layout::Cell;
use super::level;
use crate::support::placement::text::{Word, content_lines, one_on_each_line, only_line};

pub(super) const FORMAT: Format<LightUp> = Format {
    name: "tatham",
    aliases: &[],
    collection: true,
    sniff: |text| content_lines(text).next().is_some() && content_lines(text).all(|line| is_id(line.text)),
    split: one_on_each_line,
    read: |text, _| read(text),
    write: |puzzle, _| format!("{}x{}:{}\n", puzzle.layout().grid.width, puzzle.layout().grid.height, body(puzzle)),
};

/// Most white cells that one letter stands for.
const LONGEST: usize = 26;

/// Whether a line looks like an ID, be it a right one or not. Those of Tents have commas.
fn is_id(line: &str) -> bool {
    let Some((head, body)) = line.split_once([':', '#']) else { return false };
    let end = head.find(|c: char| c != 'x' && !c.is_ascii_digit()).unwrap_or(head.len());
    let (size, parameters) = head.split_at(end);
    let sized = size.split_once('x').is_some_and(|(width, height)| !width.is_empty() && !height.is_empty());
    let described = line.contains(':') && !body.is_empty() && body.chars().all(|c| c.is_ascii_alphanumeric());
    let seeded = !line.contains(':') && !parameters.is_empty();
    sized && are_parameters(parameters) && (described || seeded)
}

/// Whether these are parameters: `b`, `s` or `d` with a number each, or `r`.
fn are_parameters(mut text: &str) -> bool {
    while let Some(letter) = text.chars().next() {
        let rest = &text[letter.len_utf8()..];
        text = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let right = match letter {
            'b' | 's' | 'd' => text.len() < rest.len(),
            'r' => text.len() == rest.len(),
            _ => false,
        };
        if !right {
            return false;
        }
    }
    true
}

fn read(text: &str) -> Result<LightUp, LevelError> {
    let line = only_line(text)?;
    let Some(end) = line.text.find([':', '#']) else {
        return Err(line.short(message!("light-up-id")));
    };
    let head = Word { text: &line.text[..end], ..line };
    if line.text[end..].starts_with('#') {
        return Err(head.short(message!("light-up-id-seed")));
    }
    let grid = size(head)?;
    let body = Word { text: &line.text[end + 1..], column: head.column + head.text.chars().count() + 1, ..line };
    level(grid, cells(body, grid)?, Vec::new(), line)
}

fn size(head: Word<'_>) -> Result<Grid, LevelError> {
    let mut sides = head.split(|c| c == 'x');
    let (Some(width), Some(rest), None) = (sides.next(), sides.next(), sides.next()) else {
        return Err(head.wrong(message!("light-up-id-size")));
    };
    let digits = rest.text.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.text.len());
    let height = Word { text: &rest.text[..digits], ..rest };
    let grid = Grid { width: width.width()?, height: height.height()? };
    if !are_parameters(&rest.text[digits..]) {
        return Err(height.short(message!("light-up-id-parameters")));
    }
    Ok(grid)
}

fn cells(body: Word<'_>, grid: Grid) -> Result<Vec<Cell>, LevelError> {
    let mut cells = Vec::with_capacity(grid.cells());
    for (letter, word) in body.letters() {
        let (cell, count) = match letter {
            'a'..='z' => (Cell::White, letter as usize - 'a' as usize + 1),
            'B' => (Cell::Black(None), 1),
            '0'..='4' => (Cell::Black(Some(letter as u8 - b'0')), 1),
            _ => return Err(word.wrong(message!("light-up-no-sign-tatham", found = letter))),
        };
        cells.extend(std::iter::repeat_n(cell, count));
        if cells.len() > grid.cells() {
            return Err(word.wrong(message!("light-up-id-too-long", cells = grid.cells())));
        }
    }
    match cells.len() < grid.cells() {
        true => Err(body.short(message!("light-up-id-too-short", found = cells.len(), cells = grid.cells()))),
        false => Ok(cells),
    }
}

fn body(puzzle: &LightUp) -> String {
    let mut text = String::new();
    let mut run = 0;
    let flush = |run: &mut usize, text: &mut String| {
        if *run > 0 {
            text.push(char::from(b'a' + (*run - 1) as u8));
        }
        *run = 0;
    };
    for cell in &puzzle.layout().cells {
        match cell {
            Cell::White => run += 1,
            _ => flush(&mut run, &mut text),
        }
        match cell {
            Cell::White if run == LONGEST => flush(&mut run, &mut text),
            Cell::White => {}
            Cell::Black(None) => text.push('B'),
            Cell::Black(Some(_)) => text.push(cell.letter()),
        }
    }
    flush(&mut run, &mut text);
    text
}
