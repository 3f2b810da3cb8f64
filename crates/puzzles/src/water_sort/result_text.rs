//! The text result: the board as a grid, then each pour and the board after it.

use std::fmt::Write as _;

use solvarium_engine::{Puzzle, SolutionFormat, StateSpace};

use super::{Cups, Pour, WaterSort};

pub(super) const FORMAT: SolutionFormat<WaterSort> =
    SolutionFormat { name: "steps", aliases: &[], write: |puzzle, moves, _| write(puzzle, moves), read: Some(read) };

fn write(puzzle: &WaterSort, pours: &[Pour]) -> String {
    let mut state = puzzle.initial();
    let mut text = grid(puzzle, &state);
    for (number, &pour) in pours.iter().enumerate() {
        state = puzzle.apply(&state, pour);
        let _ = writeln!(text, "\nStep {}: CUP {} -> CUP {}", number + 1, pour.from, pour.to);
        text += &grid(puzzle, &state);
    }
    text
}

/// Columns are cups, the top row is the top units; a dot is room.
fn grid(puzzle: &WaterSort, state: &Cups) -> String {
    let board = puzzle.board(state);
    let labels = board.columns.iter().chain(puzzle.colours());
    let width = labels.map(|label| label.chars().count()).max().unwrap_or(1);
    let mut text = String::new();
    for row in 0..board.height {
        let cells = (0..board.width).map(|cup| match board.at(row, cup).label.as_str() {
            "" => format!("{:>width$}", "."),
            label => format!("{label:>width$}"),
        });
        text += &cells.collect::<Vec<_>>().join(" ");
        text.push('\n');
    }
    text
}

/// Reads the lines that describe a pour. Without any, the text must be the board of a level that is left as it is.
fn read(puzzle: &WaterSort, text: &str) -> Option<Vec<Pour>> {
    let pours: Vec<Pour> = text.lines().filter_map(read_step).collect();
    (!pours.is_empty() || text.trim_end() == grid(puzzle, &puzzle.initial()).trim_end()).then_some(pours)
}

/// `CUP i -> CUP j`, after whatever ends with a colon; a row of a grid, even one with a colour `CUP`, is none.
fn read_step(line: &str) -> Option<Pour> {
    let step = line.rsplit(':').next()?.trim().strip_prefix("CUP ")?;
    let (from, to) = step.split_once("-> CUP ")?;
    Some(Pour { from: from.trim().parse().ok()?, to: to.trim().parse().ok()? })
}
