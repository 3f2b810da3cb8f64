//! Notations for levels: our own, matrices as text and as JSON, and those of other programs and sites. What they share is
//! here: boards that are filled cell by cell, and clues that are checked where they stand.

mod janko;
mod matrix;
mod matrix_json;
mod native;
mod puzz_link;
mod pzprv3;
mod tatham;
#[cfg(test)]
mod tests;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Format, LevelError, Line, Message, message};

use super::Tents;
use super::camp::Camp;
use crate::support::placement::text::{LARGEST, Word};

pub(super) const ALL: &[Format<Tents>] = &[
    native::FORMAT,
    matrix::FORMAT,
    matrix_json::FORMAT,
    tatham::FORMAT,
    puzz_link::FORMAT,
    pzprv3::FORMAT,
    janko::FORMAT,
];

/// A cell as it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Open,
    Tree,
    /// A tent of a solved board.
    Tent,
}

/// A board while it is read.
struct Draft {
    camp: Camp,
    tents: usize,
    notes: Vec<Message>,
}

impl Draft {
    fn new(grid: Grid) -> Self {
        Draft { camp: Camp::empty(grid), tents: 0, notes: Vec::new() }
    }

    fn put(&mut self, cell: usize, mark: Mark) {
        match mark {
            Mark::Open => {}
            Mark::Tree => {
                self.camp.trees.add(cell);
            }
            Mark::Tent => self.tents += 1,
        }
    }

    /// Fills a row with the marks of its words, of which there must be as many as columns.
    fn row<'a>(
        &mut self,
        row: usize,
        words: impl Iterator<Item = Word<'a>> + Clone,
        mark: impl Fn(Word<'_>) -> Result<Mark, Message>,
    ) -> Read<()> {
        let (width, found) = (self.camp.grid.width, words.clone().count());
        if found != width {
            let first = words.clone().next();
            let place = words.into_iter().nth(width).or(first).unwrap_or(Word::START);
            return Err(place.wrong(row_length(row, width, found)));
        }
        for (column, word) in words.enumerate() {
            let mark = mark(word).map_err(|message| word.wrong(message))?;
            self.put(row * width + column, mark);
        }
        Ok(())
    }

    /// Reads the clues of the columns or of the rows; `end` is where they should have been.
    fn clues<'a>(
        &mut self,
        lines: Lines,
        words: impl Iterator<Item = Word<'a>> + Clone,
        missing: &[&str],
        end: Word<'_>,
    ) -> Read<()> {
        let (count, found) = (lines.count(self.camp.grid), words.clone().count());
        if found != count {
            let place = words.into_iter().nth(count).unwrap_or(end.end());
            return Err(place.wrong(lines.wrong_count(count, found)));
        }
        for (at, word) in words.enumerate().filter(|(_, word)| !missing.contains(&word.text)) {
            let wrong = || word.wrong(message!("tents-no-clue", found = word.text, missing = missing[0]));
            self.clue(lines, at, word.number().ok_or_else(wrong)?, word)?;
        }
        Ok(())
    }

    /// Sets a clue, unless it is more than the line has cells.
    fn clue(&mut self, lines: Lines, at: usize, value: usize, word: Word<'_>) -> Read<()> {
        let length = lines.other().count(self.camp.grid);
        if value > length {
            let message = message!("tents-clue-too-large", line = lines.line(at), clue = value, cells = length);
            return Err(word.wrong(message));
        }
        let clues = match lines {
            Lines::Columns => &mut self.camp.columns,
            Lines::Rows => &mut self.camp.rows,
        };
        clues[at] = Some(value as u16);
        Ok(())
    }

    fn finish(mut self) -> Tents {
        if self.tents > 0 {
            self.notes.push(message!("tents-note-tents", count = self.tents));
        }
        Tents::new(self.camp, self.notes)
    }
}

/// Columns or rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lines {
    Columns,
    Rows,
}

impl Lines {
    fn count(self, grid: Grid) -> usize {
        match self {
            Lines::Columns => grid.width,
            Lines::Rows => grid.height,
        }
    }

    fn line(self, at: usize) -> Line {
        match self {
            Lines::Columns => Line::Column(at as u32),
            Lines::Rows => Line::Row(at as u32),
        }
    }

    fn other(self) -> Lines {
        if self == Lines::Rows { Lines::Columns } else { Lines::Rows }
    }

    fn wrong_count(self, count: usize, found: usize) -> Message {
        match self {
            Lines::Columns => message!("tents-column-clues", count, found),
            Lines::Rows => message!("tents-row-clues", count, found),
        }
    }
}

fn row_length(row: usize, width: usize, found: usize) -> Message {
    message!("tents-row-length", line = Lines::Rows.line(row), width, found)
}

type Read<T> = Result<T, LevelError>;

/// Checks the size of a board whose rows are given.
fn size(height: usize, width: usize, place: Word<'_>) -> Read<Grid> {
    if [height, width].iter().all(|side| (1..=LARGEST).contains(side)) {
        return Ok(Grid { width, height });
    }
    Err(place.wrong(message!("tents-board-size", most = LARGEST, height, width)))
}

/// Clues as text, with a sign for those that are missing.
fn clue_texts(clues: &[Option<u16>], missing: &str) -> Vec<String> {
    clues.iter().map(|clue| clue.map_or_else(|| missing.into(), |clue| clue.to_string())).collect()
}

/// The rows of a board, each as a list of signs.
fn rows<'a>(camp: &'a Camp, tree: &'a str, open: &'a str) -> impl Iterator<Item = Vec<&'a str>> {
    let Grid { width, height } = camp.grid;
    let sign = move |cell: usize| if camp.trees.has(cell) { tree } else { open };
    (0..height).map(move |row| (row * width..(row + 1) * width).map(sign).collect())
}
