//! The public boards of Light Up: their notations, searches, and the rules of deduction, which finish each at the level
//! of the reference or below and find the stated solution.

use solvarium_engine::{Ctx, Difficulty, Limits, Puzzle, Stop};
use solvarium_lab::{Outcome as Ending, Request, registry};
use solvarium_puzzles::light_up::{LightUp, deduce};
use solvarium_puzzles::support::placement::Place;
use solvarium_puzzles::support::placement::deduction::Outcome;
use solvarium_testing::placement::after;
use solvarium_testing::{limited, read, solve};

use crate::folder;
use crate::tables::{assert_files_kept, assert_notations_agree, each_row};

/// A board of the tables.
struct Listed {
    name: String,
    class: String,
    solution: String,
    level: LightUp,
}

fn listed() -> Vec<Listed> {
    let folder = folder("lightup");
    let tables = ["generated.tsv", "seed.tsv"].map(|file| std::fs::read_to_string(folder.join(file)).unwrap());
    let lines = tables.iter().flat_map(|table| table.lines().skip(1));
    let board = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, class, solution] = [0, 5, 10].map(|at: usize| fields[at].to_string());
        Listed { level: read(fields[8]).unwrap(), name, class, solution }
    };
    lines.map(board).collect()
}

fn free<T>(run: impl FnOnce(&mut Ctx<'_>) -> Result<T, Stop>) -> T {
    run(&mut Ctx::unwatched(Limits::default())).unwrap()
}

/// Boards that the reference cannot finish are finished too.
#[test]
fn boards_are_no_harder_than_the_reference_says() {
    for board in listed() {
        let grade = free(|ctx| deduce::grade(board.level.layout(), ctx));
        match board.class.as_str() {
            "easy" => assert_eq!(grade, Some(Difficulty::Easy), "{}", board.name),
            "tricky" => assert_eq!(grade, Some(Difficulty::Tricky), "{}", board.name),
            "hard" | "beyond" => assert!(grade >= Some(Difficulty::Tricky), "{}", board.name),
            "none" | "ambiguous" => assert_eq!(grade, None, "{}", board.name),
            class => panic!("{}: what is {class}?", board.name),
        }
    }
}

#[test]
fn steps_lead_to_the_stated_solution() {
    for board in listed().iter().filter(|board| board.solution != "-") {
        let layout = board.level.layout();
        let (steps, outcome) = free(|ctx| deduce::steps(layout, Difficulty::Hard, ctx));
        assert_eq!(outcome, Outcome::Solved, "{}", board.name);
        let moves = steps.iter().flat_map(|step| &step.moves);
        let mut bulbs: Vec<usize> = moves.map(|text| Place::read(layout.grid, text).unwrap().cell()).collect();
        bulbs.sort_unstable();
        let signs = board.solution.chars().filter(|sign| *sign != '/').enumerate();
        let stated: Vec<usize> = signs.filter(|(_, sign)| *sign == 'o').map(|(cell, _)| cell).collect();
        assert_eq!(bulbs, stated, "{}", board.name);
    }
}

/// A board without a solution is seen to have none by the easy rules.
#[test]
fn a_board_without_a_solution_is_refuted() {
    let boards = listed();
    let none: Vec<&Listed> = boards.iter().filter(|board| board.class == "none").collect();
    assert!(!none.is_empty());
    for board in none {
        let (_, outcome) = free(|ctx| deduce::steps(board.level.layout(), Difficulty::Easy, ctx));
        assert_eq!(outcome, Outcome::Contradiction, "{}", board.name);
    }
}

#[test]
fn public_boards_are_read_and_solved_as_their_tables_say() {
    let count = each_row("lightup", |row| {
        let name = row["name"];
        let puzzle: LightUp = read(row["id"]).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_notations_agree(&puzzle, row);
        if row["solution"] != "-" {
            let grid = row["solution"].replace('/', "\n");
            let moves = (LightUp::SOLUTION_FORMATS[0].read.unwrap())(&puzzle, &grid).unwrap();
            assert_eq!(puzzle.check(&after(&puzzle, &moves)), Ok(()), "{name}");
        }
        if puzzle.layout().grid.width <= 14 {
            let game = registry::puzzle("light-up").unwrap().load(row["id"], name).unwrap();
            let outcome = solve(&game, &limited(&Request::new("dfs"), 50_000)).outcome;
            let expected = if row["solutions"] == "0" { Ending::Unsolvable } else { Ending::Solved };
            assert_eq!(outcome, expected, "{name}");
        }
    });
    assert_files_kept::<LightUp>("lightup");
    assert!(count > 200, "{count}");
}
