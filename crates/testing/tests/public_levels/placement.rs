//! The experts of Tents and Light Up on the public tables: how many solutions, and which.

use solvarium_engine::{Ctx, Limits};
use solvarium_puzzles::light_up::{self, LightUp};
use solvarium_puzzles::support::placement::{Cells, Solutions, Verdict};
use solvarium_puzzles::tents::{self, Tents};
use solvarium_testing::read;

use crate::tables::each_row;

/// Looks at every board of a folder's two tables; `sign` marks what is placed.
fn check(folder: &str, sign: char, solutions: impl Fn(&str) -> Solutions) {
    let seen = each_row(folder, |row| {
        let mut ctx = Ctx::unwatched(Limits::default());
        match (solutions(row["id"]).verdict(&mut ctx).unwrap(), row["solutions"]) {
            (Verdict::None, "0") => {}
            (Verdict::Several(one, other), "many") => assert_ne!(one, other, "{}", row["name"]),
            (Verdict::Unique(only), "1") => assert_eq!(only, cells(row["solution"], sign), "{}", row["name"]),
            (verdict, said) => panic!("{}: {verdict:?} instead of {said}", row["name"]),
        }
    });
    assert!(seen > 200, "{seen}");
}

fn cells(solution: &str, sign: char) -> Cells {
    let signs = solution.replace('/', "");
    Cells::of(signs.len(), signs.match_indices(sign).map(|(cell, _)| cell))
}

#[test]
fn tents_have_the_solutions_of_the_tables() {
    check("tents", 'A', |id| tents::expert::solutions(read::<Tents>(id).unwrap().camp()));
}

#[test]
fn boards_of_light_up_have_the_solutions_of_the_tables() {
    check("lightup", 'o', |id| light_up::expert::solutions(read::<LightUp>(id).unwrap().layout()));
}
