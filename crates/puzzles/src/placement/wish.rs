//! What the generators of placement puzzles are asked for alike: a size and a difficulty.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Level, Options, Param};

/// Columns of the board.
pub const WIDTH: Param<u64> = Param::int("width", "columns", 10, 4, 100);
/// Rows of the board.
pub const HEIGHT: Param<Option<u64>> = Param::optional_int("height", "rows; as many as columns if not given", 4, 100);
/// How hard the board is to be.
pub const DIFFICULTY: Param<&'static str> = Param::choice(
    "difficulty",
    "the hardest rules of reasoning that are needed; `medium` and `normal` are other names of `tricky`",
    &["easy", "tricky", "hard", "medium", "normal"],
);

/// The size asked for.
pub fn grid(options: &Options) -> Grid {
    let width = options.get(&WIDTH) as usize;
    Grid { width, height: options.get(&HEIGHT).map_or(width, |height| height as usize) }
}

/// The level asked for.
pub fn level(options: &Options) -> Level {
    match options.get(&DIFFICULTY) {
        "easy" => Level::Easy,
        "hard" => Level::Hard,
        _ => Level::Tricky,
    }
}
