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

/// The columns side by side; between labels of several letters there is a blank.
fn flat(board: &Board, colours: bool) -> String {
    let heads = numbers(board).last().map(String::len);
    let of_column = |column: usize| {
        let cells = (0..board.height).map(|row| board.at(row, column).label.chars().count());
        cells.chain(heads).max().unwrap_or(1).max(1)
    };
    let mut widths: Vec<usize> = (0..board.width).map(of_column).collect();
    let width = widths.iter().copied().max().unwrap_or(1);
    if board.wrap {
        widths.fill(width);
    }
    let step = if board.wrap { WRAP_AT.min((LINE + 1) / (width + 1)).max(1) } else { board.width.max(1) };
    let blocks: Vec<String> = (0..board.width)
        .step_by(step)
        .map(|from| block(board, from, &widths[from..(from + step).min(board.width)], colours))
        .collect();
    blocks.join("\n")
}

/// The columns of a board from one on, which are so wide.
fn block(board: &Board, from: usize, widths: &[usize], colours: bool) -> String {
    let gap = if board.wrap || widths.iter().any(|width| *width > 1) { " " } else { "" };
    let mut text = String::new();
    for row in 0..board.height {
        let columns = widths.iter().zip(from..);
        let cells: Vec<String> = columns.map(|(&width, at)| cell(board.at(row, at), width, colours)).collect();
        text += cells.join(gap).trim_end();
        text.push('\n');
    }
    if !board.columns.is_empty() {
        let heads = numbers(board).into_iter().skip(from).zip(widths);
        let heads: Vec<String> = heads.map(|(number, &width)| format!("{number:>width$}")).collect();
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
