//! Parameters that the generators of placement puzzles share: size and difficulty.

use solvarium_engine::grid::Grid;
use solvarium_engine::{Aims, Daily, Difficulty, Least, Options, Param, Scale};

/// Columns of the board.
pub const WIDTH: Param<u64> = Param::int("width", 10, 4, 100);
/// Rows of the board.
pub const HEIGHT: Param<Option<u64>> = Param::optional_int("height", 4, 100);
/// How hard the board should be.
pub const DIFFICULTY: Param<&'static str> =
    Param::choice("difficulty", &["easy", "tricky", "hard", "medium", "normal"]);

/// What can be asked of the levels: the same of all these puzzles.
pub const fn aims(least: &'static [Least]) -> Aims {
    Aims {
        least,
        difficulties: &["easy", "tricky", "hard"],
        reasoner: Some("deduce"),
        scale: &[Scale { name: "width", usual: 10, step: 2 }],
        daily: Some(Daily {
            version: 1,
            week: [
                &[("width", "7"), ("difficulty", "easy")],
                &[("width", "8"), ("difficulty", "easy")],
                &[("width", "9"), ("difficulty", "tricky")],
                &[("width", "10"), ("difficulty", "tricky")],
                &[("width", "11"), ("difficulty", "tricky")],
                &[("width", "9"), ("difficulty", "hard")],
                &[("width", "12"), ("difficulty", "hard")],
            ],
        }),
    }
}

/// The only solution has the least of everything.
pub const fn least(measures: &'static [&'static str]) -> Least {
    Least { measures, algorithm: "expert", settings: &[] }
}

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
