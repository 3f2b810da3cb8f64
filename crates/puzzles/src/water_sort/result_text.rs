//! Report A's text result: the board as a grid, then each pour and the board after it.

use std::fmt::Write as _;

use solvarium_engine::{Puzzle, SolutionFormat, StateSpace};

use super::{Cups, Pour, WaterSort};

pub(super) const FORMAT: SolutionFormat<WaterSort> = SolutionFormat {
    name: "steps",
    summary: "the board, then `CUP i -> CUP j` and the board after it, step by step",
    write,
    read,
};

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

fn read(_puzzle: &WaterSort, text: &str) -> Option<Vec<Pour>> {
    let mut pours = Vec::new();
    for line in text.lines() {
        let Some((_, rest)) = line.split_once("CUP ") else { continue };
        let (from, to) = rest.split_once("-> CUP ")?;
        pours.push(Pour { from: from.trim().parse().ok()?, to: to.trim().parse().ok()? });
    }
    (!pours.is_empty()).then_some(pours)
}
