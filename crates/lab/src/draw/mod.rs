//! Boards as text, with colours for terminals that show them.

mod plan;
mod relief;

use solvarium_engine::{Board, Tile};

pub use plan::plan;

/// Most characters of a line of text, where it can be broken.
pub const LINE: usize = 80;
/// Most columns of a board whose columns may be wrapped.
const WRAP_AT: usize = 25;
/// Background colours (of the terminal's 256) that dark letters can be read on, far apart from each other.
const PALETTE: [u8; 16] = [203, 75, 221, 114, 183, 215, 80, 250, 211, 149, 111, 180, 219, 108, 209, 153];

/// A board as lines of text, in perspective where that pays and fits.
pub fn board(board: &Board, colours: bool) -> String {
    let relief = if board.relief { relief::relief(board, colours) } else { None };
    relief.unwrap_or_else(|| flat(board, colours))
}

fn flat(board: &Board, colours: bool) -> String {
    let cells = board.tiles.iter().map(|tile| tile.label.chars().count());
    let heads = numbers(board).last().map(String::len);
    let width = cells.chain(heads).max().unwrap_or(1);
    let step = if board.wrap { WRAP_AT.min((LINE + 1) / (width + 1)).max(1) } else { board.width.max(1) };
    let blocks: Vec<String> = (0..board.width)
        .step_by(step)
        .map(|from| block(board, from, (from + step).min(board.width), width, colours))
        .collect();
    blocks.join("\n")
}

/// The columns `from..to` of a board.
fn block(board: &Board, from: usize, to: usize, width: usize, colours: bool) -> String {
    let separate = board.wrap;
    let mut text = String::new();
    for row in 0..board.height {
        let cells: Vec<String> = (from..to).map(|column| cell(board.at(row, column), width, colours)).collect();
        text += cells.join(if separate { " " } else { "" }).trim_end();
        text.push('\n');
    }
    if !board.columns.is_empty() {
        let heads: Vec<String> = numbers(board)[from..to].iter().map(|number| format!("{number:>width$}")).collect();
        text += heads.join(" ").trim_end();
        text.push('\n');
    }
    text
}

/// The numbers of columns that stand for something, such as cups: from 1, as in sentences.
fn numbers(board: &Board) -> Vec<String> {
    (1..=board.columns.len()).map(|number| number.to_string()).collect()
}

fn cell(tile: &Tile, width: usize, colours: bool) -> String {
    let label = match tile.label.as_str() {
        "" if tile.gap => " ",
        "" => "·",
        label => label,
    };
    let label = format!("{label:>width$}");
    match tile.tint {
        Some(tint) if colours => {
            let colour = PALETTE[usize::from(tint) % PALETTE.len()];
            format!("\x1b[30;48;5;{colour}m{label}\x1b[0m")
        }
        _ => label,
    }
}
