//! Light Up: levels that the generator makes, each proved by a plain search to have one solution.
#![allow(clippy::unwrap_used)]

mod common;

use rstest::rstest;
use solvarium_engine::{Ctx, GenerateError, Limit, Limits, Options, Puzzle, Rng, StateSpace, Stop};
use solvarium_puzzles::light_up::{LightUp, deduce};
use solvarium_puzzles::support::placement::Place;

/// Makes a level from flags such as `width=5 difficulty=hard`.
fn generate(flags: &str, seed: u64, limits: Limits) -> Result<LightUp, GenerateError> {
    let generator = LightUp::GENERATOR.unwrap();
    let mut options = Options::new(generator.params);
    for (name, value) in flags.split(' ').filter_map(|flag| flag.split_once('=')) {
        options.set(name, value)?;
    }
    (generator.make)(&options, &mut Rng::new(seed), &mut Ctx::unwatched(limits))
}

/// All solutions, depth first: each is at the end of one path of the default space.
fn solutions(puzzle: &LightUp) -> Vec<Vec<Place>> {
    let space = puzzle.ordered();
    let (mut found, mut waiting) = (Vec::new(), vec![(space.initial(), Vec::new())]);
    while let Some((state, path)) = waiting.pop() {
        if space.is_goal(&state) {
            found.push(path);
            continue;
        }
        let mut moves = Vec::new();
        space.moves(&state, &mut moves);
        for place in moves {
            let longer = path.iter().copied().chain([place]).collect();
            waiting.push((space.apply(&state, place), longer));
        }
    }
    found
}

/// The lowest level of rules that solve it.
fn grade(puzzle: &LightUp) -> Option<&'static str> {
    let mut ctx = Ctx::unwatched(Limits::default());
    deduce::grade(puzzle.layout(), &mut ctx).unwrap().map(|level| level.name())
}

/// Where a cell comes to lie when the board is turned or mirrored once.
fn image(puzzle: &LightUp, symmetry: &str, cell: usize) -> usize {
    let grid = puzzle.layout().grid;
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

/// A level is as it was asked for, and has one solution.
fn check_made(flags: &str, seed: u64, puzzle: &LightUp) {
    let place = format!("{flags}, seed {seed}\n{}", LightUp::FORMATS[0].text(puzzle));
    let asked = |name: &str| flags.split(' ').filter_map(|flag| flag.split_once('=')).find(|(key, _)| *key == name);
    let (layout, text) = (puzzle.layout(), |name: &str| asked(name).unwrap_or(("", "")).1);
    assert_eq!(layout.grid.width.to_string(), text("width"), "{place}");
    assert_eq!(layout.grid.height.to_string(), text("height"), "{place}");
    let is_black = |cell: usize| !layout.is_white(cell);
    let black = (0..layout.grid.cells()).filter(|cell| is_black(*cell)).count();
    let wanted = text("density").parse::<f64>().unwrap() * layout.grid.cells() as f64;
    let together = match text("symmetry") {
        "none" => 1.0,
        "four-way" | "quarter-turn" => 4.0,
        _ => 2.0,
    };
    assert!((black as f64 - wanted).abs() <= together, "{black} for {wanted}: {place}");
    let lies_alike = |cell: usize| is_black(cell) == is_black(image(puzzle, text("symmetry"), cell));
    assert!((0..layout.grid.cells()).all(lies_alike), "{place}");
    assert_eq!(grade(puzzle), Some(text("difficulty")), "{place}");
    let found = solutions(puzzle);
    assert_eq!(found.len(), 1, "{place}");
    let bulbs = found[0].iter().fold(puzzle.initial(), |bulbs, place| puzzle.apply(&bulbs, *place));
    assert_eq!(puzzle.check(&bulbs), Ok(()), "{place}");
}

/// A thousand levels in all.
#[rstest]
#[case::easy("easy", 400)]
#[case::tricky("tricky", 300)]
#[case::hard("hard", 300)]
fn levels_are_as_they_were_asked_for(#[case] difficulty: &str, #[case] count: u64) {
    let mut rng = Rng::new(23);
    for seed in 0..count {
        // With few black cells that lie alike in four ways, hardly any board is hard.
        let least = if difficulty == "hard" { 8 } else { 6 };
        let side = rng.between(least, 10);
        let symmetry = *rng.pick(&["none", "half-turn", "mirror", "four-way", "quarter-turn"]);
        let height = if symmetry == "quarter-turn" { side } else { rng.between(least, 10) };
        let flags = format!(
            "width={side} height={height} difficulty={difficulty} density={} symmetry={symmetry} numbers={}",
            rng.pick(&["0.2", "0.25", "0.3"]),
            if difficulty == "easy" { *rng.pick(&["few", "all"]) } else { "few" }
        );
        let made = generate(&flags, seed, Limits::default());
        check_made(&flags, seed, &made.unwrap_or_else(|e| panic!("{flags}, seed {seed}: {e}")));
    }
}

#[test]
fn the_share_of_black_cells_is_kept_on_large_boards() {
    for difficulty in ["easy", "tricky", "hard"] {
        let puzzle =
            generate(&format!("width=20 height=21 difficulty={difficulty} density=0.2"), 1, Limits::default()).unwrap();
        let layout = puzzle.layout();
        let black = (0..layout.grid.cells()).filter(|cell| !layout.is_white(*cell)).count();
        assert_eq!((grade(&puzzle), black), (Some(difficulty), 84));
    }
}

#[test]
fn a_seed_makes_the_same_level_and_medium_is_another_name() {
    let text = |flags: &str, seed| LightUp::FORMATS[0].text(&generate(flags, seed, Limits::default()).unwrap());
    let tricky = text("width=9 difficulty=tricky", 4);
    assert_eq!(tricky, text("width=9 height=9 difficulty=medium", 4));
    assert_eq!(tricky, text("width=9 difficulty=normal", 4));
    assert_ne!(tricky, text("width=9 difficulty=tricky", 5));
}

#[rstest]
#[case::oblong("width=9 height=8 symmetry=quarter-turn")]
#[case::small("width=3")]
#[case::black("density=0.9")]
#[case::few("width=4 difficulty=hard")]
#[case::word("difficulty=impossible")]
fn what_cannot_be_is_refused(#[case] flags: &str) {
    let refused = generate(flags, 1, Limits::default()).unwrap_err();
    assert!(matches!(refused, GenerateError::Request(_) | GenerateError::Option(_)), "{refused:?}");
}

#[test]
fn limits_are_kept() {
    let limits = Limits { nodes: Some(50), ..Limits::default() };
    let stopped = generate("width=30 difficulty=tricky", 1, limits).unwrap_err();
    assert!(matches!(stopped, GenerateError::Stopped(Stop::Limit(Limit::Nodes))), "{stopped:?}");
}
