//! The public boards of Tents: their notations, searches, pairings, and the rules of deduction.

use std::collections::BTreeSet;

use solvarium_engine::{Difficulty, Puzzle, StateSpace};
use solvarium_lab::{Outcome, Request, registry};
use solvarium_puzzles::tents::{Tents, rules};
use solvarium_testing::placement::{after, native};
use solvarium_testing::{english, limited, read, settings, solve};

use crate::tables::{Row, assert_files_kept, assert_notations_agree, each_row};

/// Every board of the tables reads the same from each notation, `dfs` finds the solution of the small ones, and solutions
/// and pairings are as the table says.
#[test]
fn public_boards_are_read_written_and_solved() {
    let entry = registry::puzzle("tents").unwrap();
    let count = each_row("tents", |row| {
        let puzzle = read::<Tents>(row["id"]).unwrap_or_else(|e| panic!("{}: {e}", row["name"]));
        assert_notations_agree(&puzzle, row);
        assert_eq!(puzzle.camp().trees.len().to_string(), row["trees"], "{}", row["name"]);
        if row["solution"] != "-" {
            solution_agrees(&puzzle, row);
        }
        if puzzle.camp().grid.width <= 10 {
            let game = entry.load(&native(&puzzle), row["name"]).unwrap();
            let request = Request::new("dfs");
            let expected = if row["solutions"] == "0" { Outcome::Unsolvable } else { Outcome::Solved };
            assert_eq!(solve(&game, &limited(&request, 100_000)).outcome, expected, "{}", row["name"]);
        }
    });
    assert_files_kept::<Tents>("tents");
    assert!(count > 200, "{count}");
}

fn solution_agrees(puzzle: &Tents, row: &Row<'_>) {
    let grid = row["solution"].replace('/', "\n");
    let moves = (Tents::SOLUTION_FORMATS[0].read.unwrap())(puzzle, &grid).unwrap();
    assert_eq!((Tents::SOLUTION_FORMATS[0].write)(puzzle, &moves, &english), grid + "\n", "{}", row["name"]);
    let state = after(puzzle, &moves);
    assert_eq!(puzzle.check(&state), Ok(()), "{}", row["name"]);
    assert!(puzzle.is_goal(&state), "{}", row["name"]);
    assert_eq!(rules::pairings_unique(puzzle.camp(), &state), row["pairings"] == "1", "{}", row["name"]);
}

/// Boards that the reference calls easy or tricky are so by our rules, and where the rules end they have the stated
/// solution.
#[test]
fn boards_are_as_hard_as_the_reference_says() {
    let mut graded = 0;
    each_row("tents", |row| {
        if row["solutions"] == "1" {
            is_graded(row);
            graded += 1;
        }
    });
    assert!(graded > 100, "{graded}");
}

fn is_graded(row: &Row<'_>) {
    let puzzle = read::<Tents>(row["id"]).unwrap();
    let game = registry::puzzle("tents").unwrap().load(row["id"], row["name"]).unwrap();
    let grid = row["solution"].replace('/', "\n");
    let stated = (Tents::SOLUTION_FORMATS[0].read.unwrap())(&puzzle, &grid).unwrap();
    let stated: BTreeSet<String> = stated.into_iter().map(|tent| puzzle.move_text(tent)).collect();
    // Beyond 30×30 looking further takes seconds.
    let levels = if puzzle.camp().grid.width > 30 { &Difficulty::ALL[..2] } else { &Difficulty::ALL[..] };
    let finishes = |level: &&Difficulty| {
        let settings = settings(&[("level", level.name())]);
        let report = solve(&game, &Request { settings, ..Request::new("deduce") });
        match report.outcome {
            Outcome::Solved => report.moves.into_iter().collect::<BTreeSet<_>>() == stated || panic!("{}", row["name"]),
            Outcome::Stuck => false,
            other => panic!("{}: {other:?}", row["name"]),
        }
    };
    let grade = levels.iter().find(finishes);
    match row["class"] {
        "beyond" => assert!(grade.is_some() || levels.len() < 3, "{}", row["name"]),
        class => assert_eq!(grade.map(|level| level.name()), Some(class), "{}", row["name"]),
    }
}
