//! Matrices as JSON: `{"puzzle":"tents","size":[2,3],"matrix":[[0,1,0],[0,0,0]],"rows":[1,0],"columns":[null,0,1]}`.
//!
//! `matrix` has 0 for an open cell, 1 for a tree, 2 for a tent, which is read as an open cell; `rows` and `columns` have
//! the clues, `null` where one is missing. `size`, the rows and columns or one number for a square, and `puzzle` may be
//! missing. Members such as `name` and `author` carry metadata. The keys have other names too, see [`MATRIX`], [`ROWS`] and
//! [`COLUMNS`].

use serde::Serialize;
use serde_json::{Value, json};
use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, Metadata, message};

use super::super::Tents;
use super::{Draft, Lines, Mark, Read, row_length, size};
use crate::support::json::{self, Object, Spot};
use crate::support::placement::text::Word;

pub(super) const FORMAT: Format<Tents> = Format {
    name: "matrix-json",
    aliases: &["report-e-json"],
    collection: false,
    sniff,
    split: json::one_level,
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
    let has = |names: &[&str]| names.iter().any(|name| json::has_member(text, name));
    has(&MATRIX) && has(&ROWS) && has(&COLUMNS)
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Read<Tents> {
    let level = json::level(text)?;
    if let Some((found, spot)) = level.get::<String>("puzzle", message!("json-name"))?
        && found != "tents"
    {
        return Err(word(spot).wrong(message!("json-wrong-puzzle", found, expected = "tents")));
    }
    let mut draft = board(&level, ctx)?;
    check_size(&level, draft.camp.grid)?;
    clues(&level, &ROWS, Lines::Rows, &mut draft)?;
    clues(&level, &COLUMNS, Lines::Columns, &mut draft)?;
    let known: Vec<&str> = [&MATRIX[..], &ROWS, &COLUMNS, &json::METADATA, &["puzzle", "size"]].concat();
    level.unknown(&known, &mut draft.notes);
    Ok(draft.finish())
}

/// A place for an error.
fn word((line, column): Spot) -> Word<'static> {
    Word { text: "", line, column }
}

/// The first of the names that the object has, or the first of all.
fn name(level: &Object<'_>, names: &[&'static str]) -> &'static str {
    names.iter().find(|name| level.members.contains_key(**name)).unwrap_or(&names[0])
}

fn board(level: &Object<'_>, ctx: &mut Ctx<'_>) -> Read<Draft> {
    let key = name(level, &MATRIX);
    level.require(&[key])?;
    let raw = level.members[key];
    let rows = level.list(key, raw, message!("tents-json-rows"))?;
    let cells = |row: usize| level.list(key, rows[row], message!("tents-json-rows"));
    let width = if rows.is_empty() { 0 } else { cells(0)?.len() };
    let mut draft = Draft::new(size(rows.len(), width, word(level.text.spot(raw.get())))?);
    for (row, raw) in rows.iter().enumerate() {
        ctx.poll()?;
        let (cells, place) = (cells(row)?, word(level.text.spot(raw.get())));
        if cells.len() != width {
            return Err(place.wrong(row_length(row, width, cells.len())));
        }
        for (column, cell) in cells.into_iter().enumerate() {
            let mark = match cell.get() {
                "0" => Mark::Open,
                "1" => Mark::Tree,
                "2" => Mark::Tent,
                found => return Err(place.wrong(message!("tents-json-cell", found))),
            };
            draft.put(row * width + column, mark);
        }
    }
    Ok(draft)
}

fn check_size(level: &Object<'_>, grid: Grid) -> Read<()> {
    let Some((size, spot)) = level.get::<Value>("size", message!("tents-json-shape-of-size"))? else { return Ok(()) };
    let right = [json!([grid.height, grid.width]), json!(grid.width)];
    if size == right[0] || (grid.width == grid.height && size == right[1]) {
        return Ok(());
    }
    let size = size.to_string();
    Err(word(spot).wrong(message!("tents-json-size", height = grid.height, width = grid.width, size)))
}

fn clues(level: &Object<'_>, names: &[&'static str], lines: Lines, draft: &mut Draft) -> Read<()> {
    let shape = message!("tents-json-shape-of-clues");
    let (values, spot) = level.want::<Vec<Option<i64>>>(name(level, names), shape)?;
    let count = lines.count(draft.camp.grid);
    if values.len() != count {
        return Err(word(spot).wrong(lines.wrong_count(count, values.len())));
    }
    for (at, value) in values.into_iter().enumerate() {
        if let Some(value) = value.filter(|value| *value != -1) {
            let known = usize::try_from(value);
            let known = known.map_err(|_| word(spot).wrong(message!("tents-json-clue", found = value)))?;
            draft.clue(lines, at, known, word(spot))?;
        }
    }
    Ok(())
}

/// What is written, in this order.
#[derive(Serialize)]
struct Document<'a> {
    puzzle: &'static str,
    #[serde(flatten)]
    metadata: &'a Metadata,
    size: [usize; 2],
    matrix: Vec<Vec<u8>>,
    rows: &'a [Option<u16>],
    columns: &'a [Option<u16>],
}

fn write(puzzle: &Tents, metadata: &Metadata) -> String {
    let camp = puzzle.camp();
    let Grid { width, height } = camp.grid;
    let row = |row: usize| (row * width..(row + 1) * width).map(|cell| u8::from(camp.trees.has(cell))).collect();
    let matrix = (0..height).map(row).collect();
    let (rows, columns) = (&camp.rows, &camp.columns);
    let document = Document { puzzle: "tents", metadata, size: [height, width], matrix, rows, columns };
    serde_json::to_string(&document).expect("numbers and strings are JSON") + "\n"
}
