//! A board in perspective: the floor as slanted tiles, what stands on it as boxes.
//!
//! A tile is `/_x_/` on one line, and each row is set one character to the left of the row behind it. A box of height 1
//! on it looks like this, and taller ones have more lines in front:
//!
//! ```text
//!      ___
//!     /###/|
//!     |###|/
//! ```

use solvarium_engine::{Board, Piece, Tile};

use super::LINE;

/// Characters from a tile to the next.
const STEP: usize = 4;
/// The colour (of the terminal's 256) behind what stands on the floor.
const BEHIND: u8 = 215;

/// A picture made of characters, some of them belonging to a piece.
struct Canvas {
    lines: Vec<Vec<(char, bool)>>,
}

/// The board in perspective, if that fits into a line.
pub fn relief(board: &Board, colours: bool) -> Option<String> {
    let width = STEP * board.width + board.height + 2;
    if width > LINE {
        return None;
    }
    let tallest = board.tiles.iter().filter_map(|tile| tile.piece).map(|piece| usize::from(piece.height)).max();
    let above = tallest.unwrap_or(0) + 1;
    let mut canvas = Canvas { lines: vec![vec![(' ', false); width]; board.height + above] };
    for row in 0..board.height {
        let corner = |column: usize| (row + above, STEP * column + board.height - 1 - row);
        for column in 0..board.width {
            let edge = row == 0 || board.at(row - 1, column).gap;
            canvas.tile(board.at(row, column), corner(column), edge);
        }
        for column in 0..board.width {
            if let Some(piece) = board.at(row, column).piece {
                canvas.piece(piece, &board.at(row, column).label, corner(column));
            }
        }
    }
    Some(canvas.text(colours))
}

impl Canvas {
    /// A tile whose left corner is at a line and a column; `edge` if there is none behind it.
    fn tile(&mut self, tile: &Tile, (line, column): (usize, usize), edge: bool) {
        let label = if tile.piece.is_some() { "" } else { &tile.label };
        if tile.gap {
            return self.write(line, column + 2, label, false);
        }
        if edge {
            self.edge(line - 1, column + 2);
        }
        let label = if label.is_empty() { "_" } else { label };
        self.write(line, column, &format!("/_{label}_/"), false);
    }

    /// A box on the tile whose left corner is at a line and a column.
    fn piece(&mut self, piece: Piece, label: &str, (line, column): (usize, usize)) {
        let (top, side) = (line - usize::from(piece.height), label.repeat(3));
        self.edge(top - 1, column + 2);
        self.write(top, column, &format!("/{side}/|"), true);
        for front in top + 1..line {
            self.write(front, column, &format!("|{side}||"), true);
        }
        self.write(line, column, &format!("|{side}|/"), true);
    }

    /// The far edge of a tile or a box, where nothing else is drawn.
    fn edge(&mut self, line: usize, column: usize) {
        let blank = self.lines[line][column..column + 3].iter_mut().filter(|place| place.0 == ' ');
        blank.for_each(|place| *place = ('_', false));
    }

    fn write(&mut self, line: usize, column: usize, text: &str, piece: bool) {
        for (place, character) in self.lines[line][column..].iter_mut().zip(text.chars()) {
            *place = (character, piece);
        }
    }

    fn text(&self, colours: bool) -> String {
        let mut text = String::new();
        for line in &self.lines {
            let used = line.iter().rposition(|(character, _)| *character != ' ').map_or(0, |last| last + 1);
            for run in line[..used].chunk_by(|a, b| a.1 == b.1) {
                let characters: String = run.iter().map(|(character, _)| *character).collect();
                text += &match run[0].1 && colours {
                    true => format!("\x1b[30;48;5;{BEHIND}m{characters}\x1b[0m"),
                    false => characters,
                };
            }
            text.push('\n');
        }
        text.trim_start_matches('\n').into()
    }
}
