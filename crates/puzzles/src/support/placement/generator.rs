//! Parameters that the generators of placement puzzles share: size and difficulty.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Difficulty, Options, Param};

/// Columns of the board.
pub const WIDTH: Param<u64> = Param::int("width", 10, 4, 100);
/// Rows of the board.
pub const HEIGHT: Param<Option<u64>> = Param::optional_int("height", 4, 100);
/// How hard the board should be.
pub const DIFFICULTY: Param<&'static str> =
    Param::choice("difficulty", &["easy", "tricky", "hard", "medium", "normal"]);

/// The size asked for.
pub fn grid(options: &Options) -> Grid {
    let width = options.get(&WIDTH) as usize;
    Grid { width, height: options.get(&HEIGHT).map_or(width, |height| height as usize) }
}

/// The level asked for.
pub fn level(options: &Options) -> Difficulty {
    match options.get(&DIFFICULTY) {
        "easy" => Difficulty::Easy,
        "hard" => Difficulty::Hard,
        _ => Difficulty::Tricky,
    }
}
