//! What the suites of Tents and Light Up share: flags of the generator, the public tables, and boards in every notation.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;

use solvarium_engine::grid::Grid;
use solvarium_engine::{GenerateError, Limit, Limits, Puzzle, StateSpace, Stop};
use solvarium_lab::registry;

use super::{format_of, generate, public_levels, read};

/// The level in the puzzle's first notation.
pub fn native<P: Puzzle>(puzzle: &P) -> String {
    P::FORMATS[0].text(puzzle)
}

/// A text is recognised by this puzzle alone, in this notation, and shows this board.
#[track_caller]
pub fn assert_recognised<P: Puzzle>(format: &str, text: &str, board: &str) {
    assert_eq!(format_of::<P>(text).map(|f| f.name), Some(format), "{text}");
    let entries = registry::puzzles().into_iter().filter(|p| !p.info.hidden && p.recognises(text));
    assert_eq!(entries.map(|p| p.info.name).collect::<Vec<_>>(), [P::INFO.name], "{text}");
    assert_eq!(native(&read::<P>(text).unwrap()), board, "{text}");
}

/// The value of a flag.
pub fn asked<'a>(flags: &'a str, name: &str) -> &'a str {
    let mut all = flags.split(' ').filter_map(|flag| flag.split_once('='));
    all.find(|(key, _)| *key == name).map_or("", |(_, value)| value)
}

/// A seed makes the same level each time, and another seed another; `medium` and `normal` mean `tricky`.
pub fn assert_seeds_and_names<P: Puzzle>() {
    let text = |flags: &str, seed| native(&generate::<P>(flags, seed, Limits::default()).unwrap());
    let tricky = text("width=9 difficulty=tricky", 4);
    assert_eq!(tricky, text("width=9 height=9 difficulty=medium", 4));
    assert_eq!(tricky, text("width=9 difficulty=normal", 4));
    assert_ne!(tricky, text("width=9 difficulty=tricky", 5));
}

/// The generator ends at its node limit and says so.
pub fn assert_limits_kept<P: Puzzle>() {
    let limits = Limits { nodes: Some(50), ..Limits::default() };
    let stopped = generate::<P>("width=30 difficulty=tricky", 1, limits).map(drop).unwrap_err();
    assert!(matches!(stopped, GenerateError::Stopped(Stop::Limit(Limit::Nodes))), "{stopped:?}");
}

/// Where a cell goes when the board is turned or mirrored once.
pub fn image(grid: Grid, symmetry: &str, cell: usize) -> usize {
    let (row, column) = grid.position(cell);
    let (down, right) = (grid.height - 1 - row, grid.width - 1 - column);
    let (row, column) = match symmetry {
        "half-turn" => (down, right),
        "mirror" => (row, right),
        "four-way" => (down, column),
        "quarter-turn" => (column, down),
        _ => (row, column),
    };
    row * grid.width + column
}

/// All paths to solutions, depth first.
pub fn solutions<S: StateSpace>(space: &S) -> Vec<Vec<S::Move>> {
    let (mut found, mut waiting) = (Vec::new(), vec![(space.initial(), Vec::new())]);
    while let Some((state, path)) = waiting.pop() {
        if space.is_goal(&state) {
            found.push(path);
            continue;
        }
        let mut moves = Vec::new();
        space.moves(&state, &mut moves);
        let longer = moves.into_iter().map(|step| (space.apply(&state, step), [path.as_slice(), &[step]].concat()));
        waiting.extend(longer);
    }
    found
}

/// The state after some moves.
pub fn after<S: StateSpace>(space: &S, moves: &[S::Move]) -> S::State {
    moves.iter().fold(space.initial(), |state, step| space.apply(&state, *step))
}

/// A row of a public table, by the names of its columns.
pub type Row<'a> = BTreeMap<&'a str, &'a str>;

/// Checks every row of the public tables of a puzzle, where they are available; how many there are.
pub fn each_public_row(folder: &str, mut check: impl FnMut(&Row<'_>)) -> Option<usize> {
    let folder = public_levels(folder)?;
    let mut count = 0;
    for file in ["seed.tsv", "generated.tsv"] {
        let text = std::fs::read_to_string(folder.join(file)).unwrap();
        let header: Vec<&str> = text.lines().next().unwrap().split('\t').collect();
        for line in text.lines().skip(1) {
            check(&header.iter().copied().zip(line.split('\t')).collect());
            count += 1;
        }
    }
    Some(count)
}

/// The public files in our own notation are written as they are read, but for remarks.
pub fn assert_public_files_kept<P: Puzzle>(folder: &str) {
    let Some(folder) = public_levels(folder) else { return };
    let files = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
    for file in files.filter(|file| file.extension().is_some_and(|end| end == "txt")) {
        let text = std::fs::read_to_string(&file).unwrap();
        let shown: String =
            text.lines().filter(|line| !line.starts_with(';')).map(|line| format!("{line}\n")).collect();
        assert_eq!(native(&read::<P>(&text).unwrap()), shown, "{}", file.display());
    }
}

/// Every notation of a public board gives it back, and those in the table are as others wrote them.
pub fn assert_notations_agree<P: Puzzle>(puzzle: &P, row: &Row<'_>) {
    let name = row["name"];
    for format in P::FORMATS {
        let text = format.text(puzzle);
        assert_eq!(format_of::<P>(&text).map(|f| f.name), Some(format.name), "{name}");
        assert_eq!(native(&read::<P>(&text).unwrap()), native(puzzle), "{name} as {}", format.name);
        match format.name {
            "tatham" => assert_eq!(text.trim_end(), row["id"], "{name}"),
            "puzz-link" => assert_eq!(text.trim_end(), format!("https://puzz.link/p?{}", row["puzzlink"]), "{name}"),
            _ => {}
        }
    }
    assert_eq!(native(&read::<P>(row["puzzlink"]).unwrap()), native(puzzle), "{name}");
}
