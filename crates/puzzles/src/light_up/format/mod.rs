//! Notations for levels: our own, matrices, and those of other programs and pages. All end in [`board`] or in [`level`],
//! which check what they share.

mod janko;
pub(super) mod matrix;
mod matrix_json;
mod native;
mod puzz_link;
mod pzprv3;
mod tatham;
#[cfg(test)]
mod tests;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, LevelError, Message, message};

use super::LightUp;
use super::layout::{Cell, Layout};
use crate::support::placement::text::{LARGEST, Word};

pub(super) const ALL: &[Format<LightUp>] = &[
    native::FORMAT,
    tatham::FORMAT,
    puzz_link::FORMAT,
    pzprv3::FORMAT,
    janko::FORMAT,
    matrix::FORMAT,
    matrix_json::FORMAT,
];

/// What a sign of a text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    /// The cell of a level.
    Cell(Cell),
    /// A white cell of a game in progress: with a bulb, lit, or marked.
    Played,
}

/// The signs of a notation: what each says, or what is wrong with it.
type Signs = fn(&str) -> Result<Sign, Message>;

const WHITE: Sign = Sign::Cell(Cell::White);
const BLACK: Sign = Sign::Cell(Cell::Black(None));

/// The black cell with a number, from `0` to `4`.
fn numbered(sign: &str) -> Option<Sign> {
    let number = sign.parse::<u8>().ok().filter(|number| *number <= 4 && sign.len() == 1)?;
    Some(Sign::Cell(Cell::Black(Some(number))))
}

/// A level of rows of signs, of the given size or of whatever size they have. `place` is where to complain if there are
/// none.
fn board<'a, R: Iterator<Item = Word<'a>> + Clone>(
    rows: impl Iterator<Item = R>,
    size: Option<Grid>,
    signs: Signs,
    place: Word<'a>,
    ctx: &mut Ctx<'_>,
) -> Result<LightUp, LevelError> {
    let mut draft = Draft { size, width: size.map(|grid| grid.width), first: None, cells: Vec::new(), played: 0 };
    let (mut height, mut last) = (0, place);
    for row in rows {
        ctx.poll()?;
        last = draft.row(height, row, signs)?;
        height += 1;
    }
    let Some(first) = draft.first else { return Err(place.short(message!("light-up-no-board"))) };
    if let Some(missing) = size.map(|grid| grid.height).filter(|wanted| *wanted > height) {
        return Err(last.short(message!("light-up-row-missing", height = missing, found = height)));
    }
    let grid = Grid { width: draft.cells.len() / height, height };
    let note = (draft.played > 0).then(|| message!("light-up-note-game", count = draft.played));
    level(grid, draft.cells, note.into_iter().collect(), first)
}

/// A board while it is read.
struct Draft<'a> {
    size: Option<Grid>,
    width: Option<usize>,
    first: Option<Word<'a>>,
    cells: Vec<Cell>,
    played: usize,
}

impl<'a> Draft<'a> {
    /// Adds a row, if it has its place on the board; its last word.
    fn row(
        &mut self,
        row: usize,
        words: impl Iterator<Item = Word<'a>> + Clone,
        signs: Signs,
    ) -> Result<Word<'a>, LevelError> {
        let first = words.clone().next().unwrap_or(Word::START);
        if let Some(Grid { height, .. }) = self.size.filter(|grid| grid.height == row) {
            return Err(first.wrong(message!("light-up-row-too-many", height)));
        }
        let found = words.clone().count();
        let width = *self.width.get_or_insert(found);
        let extra = if row == LARGEST { Some(first) } else { words.clone().nth(LARGEST).filter(|_| width == found) };
        if let Some(extra) = extra {
            return Err(extra.wrong(message!("light-up-too-large", most = LARGEST)));
        }
        let mut last = *self.first.get_or_insert(first);
        if let Some(extra) = words.clone().nth(width) {
            return Err(extra.wrong(message!("light-up-row-length", found, width)));
        }
        for word in words {
            last = word;
            let sign = signs(word.text).map_err(|message| word.wrong(message))?;
            self.played += usize::from(sign == Sign::Played);
            self.cells.push(if let Sign::Cell(cell) = sign { cell } else { Cell::White });
        }
        match found < width {
            true => Err(last.short(message!("light-up-row-length", found, width))),
            false => Ok(last),
        }
    }
}

/// A level of cells; `place` is where to complain if there is nothing to light.
fn level(grid: Grid, cells: Vec<Cell>, notes: Vec<Message>, place: Word<'_>) -> Result<LightUp, LevelError> {
    if !cells.contains(&Cell::White) {
        return Err(place.wrong(message!("light-up-no-white")));
    }
    Ok(LightUp::new(Layout { grid, cells }, notes))
}

/// The rows of a board, each cell written by `sign`, with something between cells.
fn rows(layout: &Layout, between: &str, sign: impl Fn(usize, Cell) -> String) -> String {
    let sign = |(cell, kind): (usize, &Cell)| sign(cell, *kind);
    let signs: Vec<String> = layout.cells.iter().enumerate().map(sign).collect();
    signs.chunks(layout.grid.width).map(|row| row.join(between) + "\n").collect()
}
