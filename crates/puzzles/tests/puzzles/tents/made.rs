//! Tents: levels that the generator makes, each proved by a plain search to have one solution.

use rstest::rstest;
use solvarium_engine::{Ctx, GenerateError, Limits, Rng};
use solvarium_puzzles::support::placement::Cells;
use solvarium_puzzles::tents::{Tents, deduce, rules};
use solvarium_testing::placement::{
    after, asked, assert_limits_kept, assert_seeds_and_names, image, native, solutions,
};
use solvarium_testing::{english, generate};

/// The lowest level of rules that solve it.
fn grade(puzzle: &Tents) -> Option<&'static str> {
    let mut ctx = Ctx::unwatched(Limits::default());
    deduce::grade(puzzle.camp(), &mut ctx).unwrap().map(|level| level.name())
}

/// A level is as it was asked for, and has one solution, with one pairing.
fn check_made(flags: &str, seed: u64, puzzle: &Tents) {
    let place = format!("{flags}, seed {seed}\n{}", native(puzzle));
    let (camp, text) = (puzzle.camp(), |name: &str| asked(flags, name));
    assert_eq!(camp.grid.width.to_string(), text("width"), "{place}");
    assert_eq!(camp.grid.height.to_string(), text("height"), "{place}");
    let trees = (text("density").parse::<f64>().unwrap() * camp.grid.cells() as f64).round() as usize;
    let pairs = if text("symmetry") == "none" { 1 } else { 2 };
    assert_eq!(camp.trees.len(), trees.div_ceil(pairs) * pairs, "{place}");
    assert_eq!(grade(puzzle), Some(text("difficulty")), "{place}");
    let found = solutions(&puzzle.ordered());
    assert_eq!(found.len(), 1, "{place}");
    let tents = after(puzzle, &found[0]);
    assert!(rules::check(camp, &tents).is_ok() && rules::pairings_unique(camp, &tents), "{place}");
    for cell in 0..camp.grid.cells() {
        let image = image(camp.grid, text("symmetry"), cell);
        let same = |cells: &Cells| cells.has(cell) == cells.has(image);
        assert!(same(&camp.trees) && same(&tents), "{place}");
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
        let made = generate::<Tents>(&flags, seed, Limits::default());
        check_made(&flags, seed, &made.unwrap_or_else(|e| panic!("{flags}, seed {seed}: {e}")));
    }
}

#[test]
fn large_boards_are_made_too() {
    for difficulty in ["easy", "tricky", "hard"] {
        let flags = format!("width=26 height=25 difficulty={difficulty} density=0.18 symmetry=none");
        let puzzle = generate::<Tents>(&flags, 1, Limits::default()).unwrap();
        assert_eq!((grade(&puzzle), puzzle.camp().trees.len()), (Some(difficulty), 117));
    }
}

#[test]
fn a_seed_makes_the_same_level_and_medium_is_another_name() {
    assert_seeds_and_names::<Tents>();
}

#[rstest]
#[case::few("width=4 density=0.05 difficulty=hard", "a hard level needs at least")]
#[case::few_on_a_strip("width=6 height=4 density=0.05 difficulty=tricky", "a tricky level needs at least")]
#[case::small("width=3", "")]
#[case::dense("density=0.4", "")]
#[case::word("difficulty=impossible", "")]
fn what_cannot_be_is_refused(#[case] flags: &str, #[case] message: &str) {
    let refused = generate::<Tents>(flags, 1, Limits::default()).unwrap_err();
    assert!(matches!(refused, GenerateError::Request(_) | GenerateError::Option(_)), "{refused:?}");
    if let GenerateError::Request(refusal) = &refused {
        assert!(english(refusal).starts_with(message), "{refused}");
    }
}

#[test]
fn limits_are_kept() {
    assert_limits_kept::<Tents>();
}
