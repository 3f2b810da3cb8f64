//! Tents: levels that the generator makes, each proved by a plain search to have one solution.
#![allow(clippy::unwrap_used)]

mod common;

use common::english;
use rstest::rstest;
use solvarium_engine::{Ctx, GenerateError, Limit, Limits, Options, Puzzle, Rng, StateSpace, Stop};
use solvarium_puzzles::support::placement::Cells;
use solvarium_puzzles::tents::{Tents, deduce, rules};

/// Makes a level from flags such as `width=5 difficulty=hard`.
fn generate(flags: &str, seed: u64, limits: Limits) -> Result<Tents, GenerateError> {
    let generator = Tents::GENERATOR.unwrap();
    let mut options = Options::new(generator.params);
    for (name, value) in flags.split(' ').filter_map(|flag| flag.split_once('=')) {
        options.set(name, value)?;
    }
    (generator.make)(&options, &mut Rng::new(seed), &mut Ctx::unwatched(limits))
}

/// All solutions, depth first: each is at the end of one path of the default space.
fn solutions(puzzle: &Tents) -> Vec<Cells> {
    let space = puzzle.ordered();
    let (mut found, mut waiting) = (Vec::new(), vec![space.initial()]);
    while let Some(state) = waiting.pop() {
        if space.is_goal(&state) {
            found.push(space.sites.cells_of(&state.tents));
            continue;
        }
        let mut moves = Vec::new();
        space.moves(&state, &mut moves);
        waiting.extend(moves.into_iter().map(|place| space.apply(&state, place)));
    }
    found
}

/// The lowest level of rules that solve it.
fn grade(puzzle: &Tents) -> Option<&'static str> {
    let mut ctx = Ctx::unwatched(Limits::default());
    deduce::grade(puzzle.camp(), &mut ctx).unwrap().map(|level| level.name())
}

/// Where a cell comes to lie.
fn image(puzzle: &Tents, symmetry: &str, cell: usize) -> usize {
    let grid = puzzle.camp().grid;
    let (row, column) = grid.position(cell);
    match symmetry {
        "half-turn" => (grid.height - 1 - row) * grid.width + grid.width - 1 - column,
        "mirror" => row * grid.width + grid.width - 1 - column,
        _ => cell,
    }
}

/// A level is as it was asked for, and has one solution, with one pairing.
fn check_made(flags: &str, seed: u64, puzzle: &Tents) {
    let place = format!("{flags}, seed {seed}\n{}", Tents::FORMATS[0].text(puzzle));
    let asked = |name: &str| flags.split(' ').filter_map(|flag| flag.split_once('=')).find(|(key, _)| *key == name);
    let (camp, text) = (puzzle.camp(), |name: &str| asked(name).unwrap_or(("", "")).1);
    assert_eq!(camp.grid.width.to_string(), text("width"), "{place}");
    assert_eq!(camp.grid.height.to_string(), text("height"), "{place}");
    let trees = (text("density").parse::<f64>().unwrap() * camp.grid.cells() as f64).round() as usize;
    let pairs = if text("symmetry") == "none" { 1 } else { 2 };
    assert_eq!(camp.trees.len(), trees.div_ceil(pairs) * pairs, "{place}");
    assert_eq!(grade(puzzle), Some(text("difficulty")), "{place}");
    let found = solutions(puzzle);
    assert_eq!(found.len(), 1, "{place}");
    assert!(rules::check(camp, &found[0]).is_ok() && rules::pairings_unique(camp, &found[0]), "{place}");
    for cell in 0..camp.grid.cells() {
        let image = image(puzzle, text("symmetry"), cell);
        let same = |cells: &Cells| cells.has(cell) == cells.has(image);
        assert!(same(&camp.trees) && same(&found[0]), "{place}");
    }
}

/// A thousand levels in all.
#[rstest]
#[case::easy("easy", 400)]
#[case::tricky("tricky", 400)]
#[case::hard("hard", 200)]
fn levels_are_as_they_were_asked_for(#[case] difficulty: &str, #[case] count: u64) {
    let mut rng = Rng::new(17);
    for seed in 0..count {
        // Small mirrored boards, and small boards with few trees, are hardly ever anything but easy.
        let (least, densities, symmetries): (_, &[_], &[_]) = match difficulty {
            "easy" => (5, &["0.12", "0.14", "0.16"], &["none", "half-turn", "mirror"]),
            _ => (7, &["0.17", "0.18", "0.19"], &["none", "none", "half-turn"]),
        };
        let (width, height) = (rng.between(least, 10), rng.between(least, 10));
        let (density, symmetry) = (*rng.pick(densities), *rng.pick(symmetries));
        let flags = format!(
            "width={width} height={height} difficulty={difficulty} density={density} symmetry={symmetry} missing={}",
            rng.pick(&["0", "0", "0.1"])
        );
        let made = generate(&flags, seed, Limits::default());
        check_made(&flags, seed, &made.unwrap_or_else(|e| panic!("{flags}, seed {seed}: {e}")));
    }
}

#[test]
fn large_boards_are_made_too() {
    for difficulty in ["easy", "tricky", "hard"] {
        let flags = format!("width=26 height=25 difficulty={difficulty} density=0.18 symmetry=none");
        let puzzle = generate(&flags, 1, Limits::default()).unwrap();
        assert_eq!((grade(&puzzle), puzzle.camp().trees.len()), (Some(difficulty), 117));
    }
}

#[test]
fn a_seed_makes_the_same_level_and_medium_is_another_name() {
    let text = |flags: &str, seed| Tents::FORMATS[0].text(&generate(flags, seed, Limits::default()).unwrap());
    let tricky = text("width=9 difficulty=tricky", 4);
    assert_eq!(tricky, text("width=9 height=9 difficulty=medium", 4));
    assert_eq!(tricky, text("width=9 difficulty=normal", 4));
    assert_ne!(tricky, text("width=9 difficulty=tricky", 5));
}

#[rstest]
#[case::few("width=4 density=0.05 difficulty=hard", "a hard level needs at least")]
#[case::few_on_a_strip("width=6 height=4 density=0.05 difficulty=tricky", "a tricky level needs at least")]
#[case::small("width=3", "")]
#[case::dense("density=0.4", "")]
#[case::word("difficulty=impossible", "")]
fn what_cannot_be_is_refused(#[case] flags: &str, #[case] message: &str) {
    let refused = generate(flags, 1, Limits::default()).unwrap_err();
    assert!(matches!(refused, GenerateError::Request(_) | GenerateError::Option(_)), "{refused:?}");
    if let GenerateError::Request(refusal) = &refused {
        assert!(english(refusal).starts_with(message), "{refused}");
    }
}

#[test]
fn limits_are_kept() {
    let limits = Limits { nodes: Some(50), ..Limits::default() };
    let stopped = generate("width=30 difficulty=tricky", 1, limits).unwrap_err();
    assert!(matches!(stopped, GenerateError::Stopped(Stop::Limit(Limit::Nodes))), "{stopped:?}");
}
