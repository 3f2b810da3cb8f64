//! The experts of Tents and Light Up on the public tables, where these are at hand: how many solutions, and which.
#![allow(clippy::unwrap_used)]

mod common;

use common::{public_levels, read};
use solvarium_engine::{Ctx, Limits};
use solvarium_puzzles::light_up::{self, LightUp};
use solvarium_puzzles::support::placement::{Cells, Solutions, Verdict};
use solvarium_puzzles::tents::{self, Tents};

/// Looks at every board of a folder's two tables; `sign` marks what is placed.
fn check(folder: &str, sign: char, solutions: impl Fn(&str) -> Solutions) {
    let Some(folder) = public_levels(folder) else { return };
    let mut seen = 0;
    for table in ["seed.tsv", "generated.tsv"] {
        let text = std::fs::read_to_string(folder.join(table)).unwrap();
        let header: Vec<&str> = text.lines().next().unwrap().split('\t').collect();
        for line in text.lines().skip(1) {
            let fields: Vec<&str> = line.split('\t').collect();
            let field = |name: &str| fields[header.iter().position(|title| *title == name).unwrap()];
            let mut ctx = Ctx::unwatched(Limits::default());
            match (solutions(field("id")).verdict(&mut ctx).unwrap(), field("solutions")) {
                (Verdict::None, "0") => {}
                (Verdict::Several(one, other), "many") => assert_ne!(one, other, "{}", fields[0]),
                (Verdict::Unique(only), "1") => assert_eq!(only, cells(field("solution"), sign), "{}", fields[0]),
                (verdict, said) => panic!("{}: {verdict:?} instead of {said}", fields[0]),
            }
            seen += 1;
        }
    }
    assert!(seen > 200, "{seen}");
}

fn cells(solution: &str, sign: char) -> Cells {
    let signs: Vec<char> = solution.chars().filter(|sign| *sign != '/').collect();
    let mut cells = Cells::new(signs.len());
    signs.iter().enumerate().filter(|(_, s)| **s == sign).for_each(|(cell, _)| {
        cells.add(cell);
    });
    cells
}

#[test]
fn tents_have_the_solutions_that_are_told() {
    check("tents", 'A', |id| tents::expert::solutions(read::<Tents>(id).unwrap().camp()));
}

#[test]
fn boards_of_light_up_have_the_solutions_that_are_told() {
    check("lightup", 'o', |id| light_up::expert::solutions(read::<LightUp>(id).unwrap().layout()));
}
