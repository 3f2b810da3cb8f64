//! A solution as the solved board: rows of `T` tree, `A` tent, `.` open.

use solvarium_engine::{SolutionFormat, StateSpace};

use super::Tents;
use crate::support::placement::Place;
use crate::support::placement::text::content_lines;

pub(super) const GRID: SolutionFormat<Tents> =
    SolutionFormat { name: "grid", aliases: &[], write: |puzzle, moves, _| write(puzzle, moves), read: Some(read) };

fn write(puzzle: &Tents, moves: &[Place]) -> String {
    let tents = moves.iter().fold(puzzle.initial(), |tents, place| puzzle.apply(&tents, *place));
    super::lines_of(puzzle.camp(), |cell| super::look(puzzle.camp(), &tents, cell).1, "\n") + "\n"
}

/// The tents of a board that has the level's trees; what our own level notation has above the board may be there, too.
fn read(puzzle: &Tents, text: &str) -> Option<Vec<Place>> {
    let head = ["tents", "cols", "rows"];
    let rows = content_lines(text).filter(|line| !head.contains(&line.text.split_whitespace().next().unwrap_or("")));
    let rows: Vec<&str> = rows.map(|line| line.text).collect();
    let grid = puzzle.camp().grid;
    if rows.len() != grid.height || rows.iter().any(|row| row.len() != grid.width) {
        return None;
    }
    let signs = rows.concat();
    let right = signs
        .char_indices()
        .all(|(cell, sign)| ['T', 'A', '.'].contains(&sign) && (sign == 'T') == puzzle.camp().trees.has(cell));
    right.then(|| signs.match_indices('A').map(|(cell, _)| Place(cell as u16)).collect())
}
