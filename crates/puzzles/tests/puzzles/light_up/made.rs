//! Light Up: levels that the generator makes, each proved by a plain search to have one solution.

use rstest::rstest;
use solvarium_engine::{Ctx, GenerateError, Limits, Puzzle, Rng};
use solvarium_puzzles::light_up::{LightUp, deduce};
use solvarium_testing::generate;
use solvarium_testing::placement::{
    after, asked, assert_limits_kept, assert_seeds_and_names, image, native, solutions,
};

/// The lowest level of rules that solve it.
fn grade(puzzle: &LightUp) -> Option<&'static str> {
    let mut ctx = Ctx::unwatched(Limits::default());
    deduce::grade(puzzle.layout(), &mut ctx).unwrap().map(|level| level.name())
}

/// A level is as it was asked for, and has one solution.
fn check_made(flags: &str, seed: u64, puzzle: &LightUp) {
    let place = format!("{flags}, seed {seed}\n{}", native(puzzle));
    let (layout, text) = (puzzle.layout(), |name: &str| asked(flags, name));
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
    let lies_alike = |cell: usize| is_black(cell) == is_black(image(layout.grid, text("symmetry"), cell));
    assert!((0..layout.grid.cells()).all(lies_alike), "{place}");
    assert_eq!(grade(puzzle), Some(text("difficulty")), "{place}");
    let found = solutions(&puzzle.ordered());
    assert_eq!(found.len(), 1, "{place}");
    assert_eq!(puzzle.check(&after(puzzle, &found[0])), Ok(()), "{place}");
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
        let made = generate::<LightUp>(&flags, seed, Limits::default());
        check_made(&flags, seed, &made.unwrap_or_else(|e| panic!("{flags}, seed {seed}: {e}")));
    }
}

#[test]
fn the_share_of_black_cells_is_kept_on_large_boards() {
    for difficulty in ["easy", "tricky", "hard"] {
        let puzzle: LightUp =
            generate(&format!("width=20 height=21 difficulty={difficulty} density=0.2"), 1, Limits::default()).unwrap();
        let layout = puzzle.layout();
        let black = (0..layout.grid.cells()).filter(|cell| !layout.is_white(*cell)).count();
        assert_eq!((grade(&puzzle), black), (Some(difficulty), 84));
    }
}

#[test]
fn a_seed_makes_the_same_level_and_medium_is_another_name() {
    assert_seeds_and_names::<LightUp>();
}

#[rstest]
#[case::oblong("width=9 height=8 symmetry=quarter-turn")]
#[case::small("width=3")]
#[case::black("density=0.9")]
#[case::few("width=4 difficulty=hard")]
#[case::word("difficulty=impossible")]
fn what_cannot_be_is_refused(#[case] flags: &str) {
    let refused = generate::<LightUp>(flags, 1, Limits::default()).unwrap_err();
    assert!(matches!(refused, GenerateError::Request(_) | GenerateError::Option(_)), "{refused:?}");
}

#[test]
fn limits_are_kept() {
    assert_limits_kept::<LightUp>();
}
