//! Files of puzz.link and its relatives: lines `pzprv3`, the kind, the number of rows, the number of columns, then the
//! rows: `.` white, `-` black, `0` to `4` numbers; `#` a bulb and `+` a mark are of a game in progress.
//!
//! The lines may also be joined by `/`. A last line `info:` carries metadata; whatever else follows the rows (a history, for
//! example) is not read.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, LevelError, Message, Metadata, message};

use super::super::LightUp;
use super::super::layout::Cell;
use super::puzz_link::KINDS;
use super::{BLACK, Sign, WHITE, board, numbered, rows};
use crate::support::placement::pzprv3::{INFO, info, one_level};
use crate::support::placement::text::{Word, lines};

pub(super) const FORMAT: Format<LightUp> = Format {
    name: "pzprv3",
    aliases: &[],
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

fn sign(sign: &str) -> Result<Sign, Message> {
    match sign {
        "." => Ok(WHITE),
        "-" => Ok(BLACK),
        "#" | "+" => Ok(Sign::Played),
        _ => numbered(sign).ok_or_else(|| message!("light-up-no-sign-pzprv3", found = sign)),
    }
}

/// `pzprv3`, perhaps with a further number as in `pzprv3.1`.
fn is_version(line: &str) -> bool {
    line.strip_prefix("pzprv3").is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// The lines that are not empty, also those joined by `/`.
fn parts(text: &str) -> impl Iterator<Item = Word<'_>> {
    let parts = lines(text).flat_map(|line| line.split(|c| c == '/')).map(Word::trim);
    parts.filter(|part| !part.text.is_empty())
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<LightUp, LevelError> {
    let mut parts = parts(text);
    let head: Vec<Word<'_>> = parts.by_ref().take(4).collect();
    let &[version, kind, rows, columns] = &head[..] else {
        return Err(head.last().unwrap_or(&Word::START).short(message!("light-up-pzprv3-begin")));
    };
    if !is_version(version.text) {
        return Err(version.wrong(message!("light-up-pzprv3-begin")));
    }
    if !KINDS.contains(&kind.text) {
        return Err(kind.wrong(message!("light-up-pzprv3-kind", found = kind.text)));
    }
    let grid = Grid { height: rows.height()?, width: columns.width()? };
    let rows = parts.by_ref().take(grid.height).map(Word::words);
    let mut puzzle = board(rows, Some(grid), sign, columns, ctx)?;
    if let Some(more) = parts.next().filter(|more| !more.text.starts_with(INFO)) {
        puzzle.notes.push(message!("light-up-note-rest", line = more.line));
    }
    Ok(puzzle)
}

fn write(puzzle: &LightUp, metadata: &Metadata) -> String {
    let sign = |_, cell| match cell {
        Cell::White => ".".into(),
        Cell::Black(None) => "-".into(),
        Cell::Black(Some(number)) => number.to_string(),
    };
    let grid = puzzle.layout().grid;
    let board = rows(puzzle.layout(), " ", sign);
    format!("pzprv3\nakari\n{}\n{}\n{board}{}", grid.height, grid.width, info(metadata))
}
