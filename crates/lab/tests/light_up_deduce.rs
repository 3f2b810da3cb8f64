//! Light Up's rules of deduction on the public boards, where these are available: each is finished at the level of the
//! reference or below, and what is found is the stated solution.
#![allow(clippy::unwrap_used)]

mod common;

use std::path::Path;

use solvarium_engine::{Ctx, Difficulty, Limits, Stop};
use solvarium_puzzles::light_up::{LightUp, deduce};
use solvarium_puzzles::support::placement::Place;
use solvarium_puzzles::support::placement::deduction::Outcome;

/// A board of the tables.
struct Listed {
    name: String,
    class: String,
    solution: String,
    level: LightUp,
}

fn listed(folder: &Path) -> Vec<Listed> {
    let tables = ["generated.tsv", "seed.tsv"].map(|file| std::fs::read_to_string(folder.join(file)).unwrap());
    let lines = tables.iter().flat_map(|table| table.lines().skip(1));
    let read = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, class, solution] = [0, 5, 10].map(|at: usize| fields[at].to_string());
        Listed { level: common::read(fields[8]).unwrap(), name, class, solution }
    };
    lines.map(read).collect()
}

fn free<T>(run: impl FnOnce(&mut Ctx<'_>) -> Result<T, Stop>) -> T {
    run(&mut Ctx::unwatched(Limits::default())).unwrap()
}

/// Boards that the reference cannot finish are finished too.
#[test]
fn boards_are_no_harder_than_the_reference_says() {
    let Some(folder) = common::public_levels("lightup") else { return };
    for board in listed(&folder) {
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
    let Some(folder) = common::public_levels("lightup") else { return };
    for board in listed(&folder).iter().filter(|board| board.solution != "-") {
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
    let Some(folder) = common::public_levels("lightup") else { return };
    let boards = listed(&folder);
    let none: Vec<&Listed> = boards.iter().filter(|board| board.class == "none").collect();
    assert!(!none.is_empty());
    for board in none {
        let (_, outcome) = free(|ctx| deduce::steps(board.level.layout(), Difficulty::Easy, ctx));
        assert_eq!(outcome, Outcome::Contradiction, "{}", board.name);
    }
}
