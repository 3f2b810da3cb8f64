//! Notations for levels: our own, report E's matrices as text and as JSON, and those of other programs and sites. What
//! they share is here: boards that are filled cell by cell, and clues that are checked where they stand.

mod janko;
mod native;
mod puzz_link;
mod pzprv3;
mod report_e;
mod report_e_json;
mod tatham;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Format, LevelError};

use super::Tents;
use super::camp::Camp;
use crate::placement::text::Word;

pub(super) const ALL: &[Format<Tents>] = &[
    native::FORMAT,
    report_e::FORMAT,
    report_e_json::FORMAT,
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
    notes: Vec<String>,
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
    fn row(
        &mut self,
        row: usize,
        words: &[Word<'_>],
        mark: impl Fn(Word<'_>) -> Option<Mark>,
        signs: &str,
    ) -> Read<()> {
        let width = self.camp.grid.width;
        if words.len() != width {
            let message = format!("row {} must have {width} cells, but it has {}", row + 1, words.len());
            return Err(match words.get(width).or(words.first()) {
                Some(word) => word.wrong(message),
                None => LevelError::at(1, 1, message),
            });
        }
        for (column, word) in words.iter().enumerate() {
            let mark = mark(*word).ok_or_else(|| word.wrong(format!("`{}` is no cell; {signs}", word.text)))?;
            self.put(row * width + column, mark);
        }
        Ok(())
    }

    /// Reads the clues of the columns or of the rows; `end` is where they should have been.
    fn clues(&mut self, lines: Lines, words: &[Word<'_>], missing: &[&str], end: Word<'_>) -> Read<()> {
        let (name, count) = lines.of(self.camp.grid);
        if words.len() != count {
            let message =
                format!("there must be a clue for each of the {count} {name}s, but there are {}", words.len());
            return Err(words
                .get(count)
                .map_or_else(|| end.short(message.clone()), |word| word.wrong(message.clone())));
        }
        for (at, word) in words.iter().enumerate() {
            if !missing.contains(&word.text) {
                let value = number(*word).ok_or_else(|| {
                    word.wrong(format!("`{}` is no clue; a clue is a number, or `{}`", word.text, missing[0]))
                })?;
                self.clue(lines, at, value, *word)?;
            }
        }
        Ok(())
    }

    /// Sets a clue, unless it is more than the line has cells.
    fn clue(&mut self, lines: Lines, at: usize, value: usize, word: Word<'_>) -> Read<()> {
        let grid = self.camp.grid;
        let length = lines.other().of(grid).1;
        if value > length {
            let name = lines.of(grid).0;
            return Err(word.wrong(format!("the clue of {name} {} is {value}, but it has {length} cells", at + 1)));
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
            let tents = if self.tents == 1 { "1 tent".into() } else { format!("{} tents", self.tents) };
            self.notes.push(format!("the board shows {tents}; a level is read without them"));
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
    /// What one is called, and how many there are.
    fn of(self, grid: Grid) -> (&'static str, usize) {
        match self {
            Lines::Columns => ("column", grid.width),
            Lines::Rows => ("row", grid.height),
        }
    }

    fn other(self) -> Lines {
        if self == Lines::Rows { Lines::Columns } else { Lines::Rows }
    }
}

type Read<T> = Result<T, LevelError>;

/// A number without a sign.
fn number(word: Word<'_>) -> Option<usize> {
    let plain = !word.text.is_empty() && word.text.len() <= 9 && word.text.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| word.text.parse().ok()).flatten()
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
