//! The one notation: rows of characters.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Format, LevelError, LevelText};

use super::Template;

pub(super) const FORMAT: Format<Template> = Format {
    name: "map",
    summary: "rows of `#`, `.`, digits 2 to 9, one `S` and one `G`",
    collection: true,
    sniff: |text| text.contains('S') && text.contains('G'),
    split,
    read,
    write,
};

/// Maps are separated by empty lines; a line `# …` before one is its title.
fn split(text: &str) -> Vec<LevelText<'_>> {
    let mut levels: Vec<LevelText<'_>> = Vec::new();
    let (mut title, mut start, mut open) = (None, 0, false);
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let end = start + line.len();
        if let Some(words) = line.strip_prefix("# ") {
            title = Some(words.trim());
            open = false;
        } else if line.trim().is_empty() {
            open = false;
        } else if open {
            let level = levels.last_mut().expect("a level is open");
            level.text = &text[end - line.len() - level.text.len()..end];
        } else {
            levels.push(LevelText { title: title.take(), lines_before: number, text: line });
            open = true;
        }
        start = end;
    }
    levels
}

fn read(text: &str) -> Result<Template, LevelError> {
    let rows: Vec<Vec<char>> = text.lines().map(|line| line.trim_end().chars().collect()).collect();
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    let grid = Grid { width, height: rows.len() };
    let (mut start, mut goal) = (None, None);
    let mut ground = vec![0; grid.cells()];
    for (row, characters) in rows.iter().enumerate() {
        for (column, &c) in characters.iter().enumerate() {
            let cell = row * width + column;
            let place = match c {
                'S' => Some(&mut start),
                'G' => Some(&mut goal),
                _ => None,
            };
            if let Some(place) = place
                && place.replace(cell as u32).is_some()
            {
                return Err(LevelError::at(row + 1, column + 1, format!("a second `{c}`; a map has one")));
            }
            ground[cell] = match c {
                '#' => 0,
                '.' | 'S' | 'G' => 1,
                '2'..='9' => c as u8 - b'0',
                _ => {
                    let message = format!("`{c}` is none of `#`, `.`, `2` to `9`, `S`, `G`");
                    return Err(LevelError::at(row + 1, column + 1, message));
                }
            };
        }
    }
    let missing = |what: char| LevelError::at(1, 1, format!("the map has no `{what}`"));
    Ok(Template { grid, ground, start: start.ok_or(missing('S'))?, goal: goal.ok_or(missing('G'))? })
}

fn write(map: &Template) -> String {
    let mut text = String::new();
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
