//! Report E's matrices as JSON: `{"puzzle":"tents","size":[2,3],"matrix":[[0,1,0],[0,0,0]],"rows":[1,0],"columns":[null,0,1]}`.
//!
//! `matrix` has 0 for an open cell, 1 for a tree, 2 for a tent, which is read as an open cell; `rows` and `columns` have
//! the clues, `null` where one is missing. `size`, the rows and columns or one number for a square, and `puzzle` may
//! be missing. Some other names for the keys are known, see [`MATRIX`], [`ROWS`] and [`COLUMNS`].

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use solvarium_engine::Format;
use solvarium_engine::grid::Grid;
use solvarium_engine::puzzle::one_level;

use super::super::Tents;
use super::{Draft, Lines, Mark, Read};
use crate::json::{Object, Text};
use crate::placement::text::{LARGEST, Word};

pub(super) const FORMAT: Format<Tents> = Format {
    name: "report-e-json",
    summary: "an object with `matrix`, `0` open and `1` tree, and the clues in `rows` and `columns`",
    collection: false,
    sniff,
    split: one_level,
    read,
    write,
};

/// Names for the board, the one that is written first.
const MATRIX: [&str; 3] = ["matrix", "board", "grid"];
/// Names for the clues of the rows.
const ROWS: [&str; 4] = ["rows", "row_clues", "rowClues", "row"];
/// Names for the clues of the columns.
const COLUMNS: [&str; 6] = ["columns", "cols", "column_clues", "col_clues", "colClues", "col"];

fn sniff(text: &str) -> bool {
    let has = |names: &[&str]| names.iter().any(|name| text.contains(&format!("\"{name}\"")));
    text.trim_start_matches('\u{feff}').trim_start().starts_with('{') && has(&MATRIX) && has(&ROWS) && has(&COLUMNS)
}

fn read(text: &str) -> Read<Tents> {
    let text = Text(text.trim_start_matches('\u{feff}'));
    let level = text.object(text.0, "the level")?;
    if let Some((name, spot)) = level.get::<String>("puzzle", "a name")?
        && name != "tents"
    {
        return Err(word(spot).wrong(format!("`puzzle` says `{name}`, but this is read as tents")));
    }
    let mut draft = board(&level)?;
    check_size(&level, draft.camp.grid)?;
    clues(&level, &ROWS, Lines::Rows, &mut draft)?;
    clues(&level, &COLUMNS, Lines::Columns, &mut draft)?;
    let known: Vec<&str> = [&MATRIX[..], &ROWS, &COLUMNS, &["puzzle", "size"]].concat();
    level.unknown(&known, &mut draft.notes);
    Ok(draft.finish())
}

/// A place that errors can be told at.
fn word((line, column): (usize, usize)) -> Word<'static> {
    Word { text: "", line, column }
}

/// The first of the names that the object has, or the first of all.
fn name(level: &Object<'_>, names: &[&'static str]) -> &'static str {
    names.iter().find(|name| level.members.contains_key(**name)).unwrap_or(&names[0])
}

fn board(level: &Object<'_>) -> Read<Draft> {
    let key = name(level, &MATRIX);
    level.require(&[key])?;
    let raw = level.members[key];
    let rows = level.list(key, raw)?;
    let read = |raw: &str| part::<Vec<i64>>(raw, || word(level.text.spot(raw)), "a row must be a list of 0 and 1");
    let rows: Vec<(Vec<i64>, Word<'_>)> =
        rows.iter().map(|row| Ok((read(row.get())?, word(level.text.spot(row.get()))))).collect::<Read<_>>()?;
    let (height, width) = (rows.len(), rows.first().map_or(0, |(row, _)| row.len()));
    if ![height, width].iter().all(|side| (1..=LARGEST).contains(side)) {
        let message = format!("the board must have from 1 to {LARGEST} rows and columns, not {height} and {width}");
        return Err(word(level.text.spot(raw.get())).wrong(message));
    }
    let mut draft = Draft::new(Grid { width, height });
    for (row, (cells, at)) in rows.iter().enumerate() {
        if cells.len() != width {
            return Err(at.wrong(format!("row {} must have {width} cells, but it has {}", row + 1, cells.len())));
        }
        for (column, cell) in cells.iter().enumerate() {
            let mark = match cell {
                0 => Mark::Open,
                1 => Mark::Tree,
                2 => Mark::Tent,
                _ => return Err(at.wrong(format!("{cell} is no cell; 0 is an open cell, 1 a tree"))),
            };
            draft.put(row * width + column, mark);
        }
    }
    Ok(draft)
}

fn part<T: DeserializeOwned>(raw: &str, at: impl Fn() -> Word<'static>, message: &str) -> Read<T> {
    serde_json::from_str(raw).map_err(|_| at().wrong(message))
}

fn check_size(level: &Object<'_>, grid: Grid) -> Read<()> {
    let Some((size, spot)) = level.get::<Value>("size", "a number or [rows, columns]")? else { return Ok(()) };
    let right = [json!([grid.height, grid.width]), json!(grid.width)];
    if size == right[0] || (grid.width == grid.height && size == right[1]) {
        return Ok(());
    }
    let message = format!("the matrix has {} rows and {} columns, but `size` says {size}", grid.height, grid.width);
    Err(word(spot).wrong(message))
}

fn clues(level: &Object<'_>, names: &[&'static str], lines: Lines, draft: &mut Draft) -> Read<()> {
    let key = name(level, names);
    let (values, spot) = level.want::<Vec<Option<i64>>>(key, "a list of numbers, and `null` for missing ones")?;
    let (line, count) = lines.of(draft.camp.grid);
    if values.len() != count {
        let message = format!("there must be a clue for each of the {count} {line}s, but there are {}", values.len());
        return Err(word(spot).wrong(message));
    }
    for (at, value) in values.iter().enumerate() {
        match value {
            None | Some(-1) => {}
            Some(value) => {
                let known = usize::try_from(*value);
                let known =
                    known.map_err(|_| word(spot).wrong(format!("{value} is no clue; missing ones are `null`")))?;
                draft.clue(lines, at, known, word(spot))?;
            }
        }
    }
    Ok(())
}

fn write(puzzle: &Tents) -> String {
    let camp = puzzle.camp();
    let Grid { width, height } = camp.grid;
    let row = |row: usize| (row * width..(row + 1) * width).map(|cell| u8::from(camp.trees.has(cell))).collect();
    let matrix: Vec<Vec<u8>> = (0..height).map(row).collect();
    let list = |clues: &[Option<u16>]| json!(clues).to_string();
    format!(
        "{{\"puzzle\":\"tents\",\"size\":[{height},{width}],\"matrix\":{},\"rows\":{},\"columns\":{}}}\n",
        json!(matrix),
        list(&camp.rows),
        list(&camp.columns)
    )
}
