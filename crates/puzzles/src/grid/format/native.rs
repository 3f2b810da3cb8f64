//! Our own notation: rows of `.` for free ground, `#` for walls, `1` to `9` for ground of that weight, `S` for the start, `G`
//! for the goal; `X` is a start that is the goal too.
//!
//! A line `neighbours 8` before the rows says that the level is meant for eight neighbours. Maps are separated by empty
//! lines. Lines that begin with `# ` stand before a map and say what is known about it, as in `# Title: a corner`; any other
//! such line is the map's name. No row begins like that, for rows have no blanks.

use solvarium_engine::{Ctx, Format, LevelError, LevelText, Metadata, message};

use super::super::Grid;
use super::super::terrain::Terrain;
use super::{sign, size, wrong_length};
use crate::support::collection;

pub(super) const FORMAT: Format<Grid> =
    Format { name: "native", aliases: &[], collection: true, sniff, split, read, write };

/// What begins a line about the map after it.
const COMMENT: &str = "# ";
/// What begins a line about the neighbours.
const NEIGHBOURS: &str = "neighbours ";

/// Comments apart, nothing but the characters of maps.
fn sniff(text: &str) -> bool {
    let is_row = |line: &str| line.chars().all(|c| "#.SGX".contains(c) || c.is_ascii_digit() && c != '0');
    let marked = |sign: char| rows(text).any(|(_, line)| !line.starts_with(NEIGHBOURS) && line.contains(sign));
    rows(text).all(|(_, line)| is_row(line) || line.starts_with(NEIGHBOURS))
        && (marked('S') && marked('G') || marked('X'))
}

/// The lines that are neither empty nor comments, with their numbers from 1.
fn rows(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.trim_start_matches('\u{feff}').lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.starts_with(COMMENT)).map(|(at, line)| (at + 1, line.trim_end()));
    lines.filter(|(_, line)| !line.is_empty())
}

fn split(text: &str) -> Vec<LevelText<'_>> {
    collection::levels(text, |line| line.trim_start_matches('\u{feff}').strip_prefix(COMMENT))
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Grid, LevelError> {
    let mut lines = rows(text).peekable();
    let eight = match lines.next_if(|(_, line)| line.starts_with(NEIGHBOURS)) {
        Some((line, words)) => eight(words, line)?,
        None => false,
    };
    let lines: Vec<(usize, &str)> = lines.collect();
    let first = lines.first().map_or(1, |(line, _)| *line);
    let width = lines.first().map_or(0, |(_, row)| row.chars().count());
    let size = size(width, lines.len(), first)?;
    let (mut start, mut goal) = (None, None);
    let mut weights = Vec::with_capacity(size.cells());
    for &(line, row) in &lines {
        ctx.poll()?;
        for (column, sign) in row.chars().take(width).enumerate() {
            let error = |message| LevelError::at(line, column + 1, message);
            let second = || error(message!("grid-second", sign = sign));
            let cell = weights.len();
            if matches!(sign, 'S' | 'X') && start.replace(cell).is_some() {
                return Err(second());
            }
            if matches!(sign, 'G' | 'X') && goal.replace(cell).is_some() {
                return Err(second());
            }
            weights.push(match sign {
                '#' => 0,
                '.' | 'S' | 'G' | 'X' => 1,
                '1'..='9' => sign as u8 - b'0',
                _ => return Err(error(message!("grid-strange", sign = sign))),
            });
        }
        let found = row.chars().count();
        if found != width {
            return Err(wrong_length(line, found, width));
        }
    }
    let missing = |sign: char| LevelError::at(first, 1, message!("grid-missing", sign = sign));
    let (start, goal) = (start.ok_or_else(|| missing('S'))?, goal.ok_or_else(|| missing('G'))?);
    Ok(Grid::new(Terrain::new(size, &weights, start, goal, eight)))
}

/// Whether a line about the neighbours says eight.
fn eight(words: &str, line: usize) -> Result<bool, LevelError> {
    match words[NEIGHBOURS.len()..].trim() {
        "4" => Ok(false),
        "8" => Ok(true),
        other => Err(LevelError::at(line, NEIGHBOURS.len() + 1, message!("grid-neighbours", found = other))),
    }
}

fn write(level: &Grid, metadata: &Metadata) -> String {
    let terrain = level.terrain();
    let mut text = metadata.lines(COMMENT);
    if terrain.eight {
        text += "neighbours 8\n";
    }
    let (start, goal) = (terrain.index(terrain.start), terrain.index(terrain.goal));
    for (row, weights) in terrain.rows().enumerate() {
        text.extend(weights.iter().enumerate().map(|(column, &weight)| match row * terrain.size.width + column {
            cell if cell == start && cell == goal => 'X',
            cell if cell == start => 'S',
            cell if cell == goal => 'G',
            _ => sign(weight, '#'),
        }));
        text.push('\n');
    }
    text
}
