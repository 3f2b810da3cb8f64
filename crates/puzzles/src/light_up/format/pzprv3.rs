//! Files of puzz.link and its relatives: lines `pzprv3`, the kind, the number of rows, the number of columns, then the
//! rows: `.` white, `-` black, `0` to `4` numbers; `#` a bulb and `+` a mark are of a game in progress.
//!
//! The lines may also be joined by `/`. What follows the rows (a history, for example) is not read.

use solvarium_engine::grid::Grid;
use solvarium_engine::puzzle::one_level;
use solvarium_engine::{Format, LevelError};

use super::super::LightUp;
use super::super::hall::Cell;
use super::puzz_link::KINDS;
use super::{BLACK, Sign, Signs, WHITE, matrix, numbered, rows};
use crate::placement::text::{Word, lines};

pub(super) const FORMAT: Format<LightUp> = Format {
    name: "pzprv3",
    summary: "a file `pzprv3`, `akari`, rows, columns, then rows of `.`, `-`, `0` to `4` with blanks between",
    collection: false,
    sniff: |text| {
        let mut parts = parts(text);
        parts.next().is_some_and(|part| is_version(part.text))
            && parts.next().is_some_and(|part| KINDS.contains(&part.text))
    },
    split: one_level,
    read,
    write,
};

const SIGNS: Signs = Signs { read: sign, list: "`.`, `-`, `0` to `4`, `#` and `+`" };

fn sign(sign: &str) -> Option<Sign> {
    match sign {
        "." => Some(WHITE),
        "-" => Some(BLACK),
        "#" | "+" => Some(Sign::Played),
        _ => numbered(sign),
    }
}

/// `pzprv3`, perhaps with a further number as in `pzprv3.1`.
fn is_version(line: &str) -> bool {
    line.strip_prefix("pzprv3").is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The lines that are not empty, also those joined by `/`.
fn parts(text: &str) -> impl Iterator<Item = Word<'_>> {
    let parts = lines(text).flat_map(|line| line.split(|c| c == '/', false)).map(Word::trim);
    parts.filter(|part| !part.text.is_empty())
}

fn read(text: &str) -> Result<LightUp, LevelError> {
    let mut parts = parts(text);
    let mut last = Word { text: "", line: 1, column: 1 };
    let mut next = |what: &str| {
        let part = parts.next().ok_or_else(|| last.short(format!("here must follow {what}")))?;
        last = part;
        Ok(part)
    };
    let version = next("`pzprv3`")?;
    if !is_version(version.text) {
        return Err(version.wrong("such a file begins with `pzprv3`"));
    }
    let kind = next("the kind, `akari`")?;
    if !KINDS.contains(&kind.text) {
        return Err(kind.wrong(format!("the kind must be `akari` or `lightup`, not `{}`", kind.text)));
    }
    let height = next("the number of rows")?.side("number of rows")?;
    let columns = next("the number of columns")?;
    let grid = Grid { width: columns.side("number of columns")?, height };
    let rows: Vec<Vec<Word<'_>>> = parts.by_ref().take(height).map(Word::words).collect();
    let mut puzzle = matrix(&rows, Some(grid), &SIGNS, columns)?;
    if let Some(more) = parts.next() {
        puzzle.notes.push(format!("what follows the board, from line {} on, is not read", more.line));
    }
    Ok(puzzle)
}

fn write(puzzle: &LightUp) -> String {
    let sign = |_, cell| match cell {
        Cell::White => ".".into(),
        Cell::Black(None) => "-".into(),
        Cell::Black(Some(number)) => number.to_string(),
    };
    let grid = puzzle.hall().grid;
    format!("pzprv3\nakari\n{}\n{}\n{}", grid.height, grid.width, rows(puzzle.hall(), " ", sign))
}
