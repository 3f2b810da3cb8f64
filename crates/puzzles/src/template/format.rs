//! The one notation: rows of characters.
//!
//! Maps are separated by empty lines. Lines that begin with `# ` stand before a map and say what is known about it:
//! `# Title: …`, `# Author: …` and so on. Any other such line is the map's name.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Format, LevelError, Metadata, message};

use super::Template;
use crate::support::collection;

pub(super) const FORMAT: Format<Template> = Format {
    name: "map",
    aliases: &[],
    collection: true,
    sniff: |text| text.contains('S') && text.contains('G'),
    split: |text| collection::levels(text, |line| line.strip_prefix(COMMENT)),
    read,
    write,
};

/// What begins a line about the map after it.
const COMMENT: &str = "# ";

/// Cells of the largest map.
const MOST_CELLS: usize = 4_000_000;

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Template, LevelError> {
    let grid = size(text)?;
    let (mut start, mut goal) = (None, None);
    let mut ground = vec![0; grid.cells()];
    for (row, line) in text.lines().enumerate() {
        ctx.poll()?;
        for (column, sign) in line.trim_end().chars().enumerate() {
            let cell = row * grid.width + column;
            let error = |message| LevelError::at(row + 1, column + 1, message);
            let place = match sign {
                'S' => Some(&mut start),
                'G' => Some(&mut goal),
                _ => None,
            };
            if let Some(place) = place
                && place.replace(cell as u32).is_some()
            {
                return Err(error(message!("template-second", sign)));
            }
            ground[cell] = cost(sign).ok_or_else(|| error(message!("template-strange", sign)))?;
        }
    }
    let missing = |sign: char| LevelError::at(1, 1, message!("template-missing", sign));
    let (start, goal) = (start.ok_or_else(|| missing('S'))?, goal.ok_or_else(|| missing('G'))?);
    Ok(Template { grid, ground, start, goal })
}

/// The size of a map, checked before anything of that size is allocated: one long row and many short ones are a small
/// text, but a large map.
fn size(text: &str) -> Result<Grid, LevelError> {
    let width = text.lines().map(|line| line.trim_end().chars().count()).max().unwrap_or(0);
    let height = text.lines().count();
    if width.saturating_mul(height) > MOST_CELLS {
        let message = message!("template-too-large", width, height, most = MOST_CELLS);
        return Err(LevelError::at(1, 1, message));
    }
    Ok(Grid { width, height })
}

/// What entering a cell costs, 0 for a wall.
fn cost(sign: char) -> Option<u8> {
    match sign {
        '#' => Some(0),
        '.' | 'S' | 'G' => Some(1),
        '2'..='9' => Some(sign as u8 - b'0'),
        _ => None,
    }
}

fn write(map: &Template, metadata: &Metadata) -> String {
    let mut text = metadata.lines(COMMENT);
    for (cell, &cost) in map.ground.iter().enumerate() {
        text.push(match cost {
            _ if cell == map.start as usize => 'S',
            _ if cell == map.goal as usize => 'G',
            0 => '#',
            1 => '.',
            cost => char::from(b'0' + cost),
        });
        if (cell + 1) % map.grid.width == 0 {
            text.push('\n');
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::support::testing::{assert_metadata_kept, known};

    #[test]
    fn metadata_is_read_back() {
        let map = FORMAT.parse("S..G").unwrap();
        assert_metadata_kept(&map, &[("map", known())]);
        let text = write(&map, &known()) + "\n" + &write(&map, &Metadata::named("second"));
        let metadata: Vec<_> = (FORMAT.split)(&text).into_iter().map(|level| level.metadata).collect();
        assert_eq!(metadata, [known(), Metadata::named("second")]);
    }

    #[test]
    fn a_line_without_a_key_is_the_name() {
        let levels = (FORMAT.split)("# the first\n# Author: Anna\n# and more\nS.G\n");
        assert_eq!(levels[0].metadata, Metadata { author: Some("Anna".into()), ..Metadata::named("the first") });
    }

    /// Filled up, this map would have a thousand million cells.
    #[test]
    fn a_map_that_is_too_large_is_refused_before_it_is_filled() {
        let text = ".".repeat(30_000) + &"\n.".repeat(30_000);
        let message = message!("template-too-large", width = 30_000, height = 30_001, most = MOST_CELLS);
        assert_eq!(FORMAT.parse(&text).unwrap_err(), LevelError::at(1, 1, message));
    }
}
