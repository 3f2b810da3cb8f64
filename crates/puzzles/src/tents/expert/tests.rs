//! Against brute force on small random boards.

use std::collections::BTreeSet;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Limits, Rng};

use super::solutions;
use crate::support::placement::Cells;
use crate::support::testing::assert_solutions;
use crate::tents::camp::Camp;
use crate::tents::{reference, rules};

/// A board of up to five by four cells; most have the clues of a random placement, and some clues are missing or wrong.
pub(super) fn random_camp(rng: &mut Rng) -> Camp {
    let grid = Grid { width: rng.between(1, 5), height: rng.between(1, 4) };
    let mut camp = Camp::empty(grid);
    let mut tents = Cells::new(grid.cells());
    for _ in 0..rng.between(0, 7) {
        let cell = rng.below(grid.cells());
        let open = |cell: usize, camp: &Camp, tents: &Cells| !camp.trees.has(cell) && !tents.has(cell);
        let beside: Vec<usize> = camp.beside(cell).filter(|near| open(*near, &camp, &tents)).collect();
        if open(cell, &camp, &tents) && !camp.around(cell).any(|near| tents.has(near)) && !beside.is_empty() {
            tents.add(cell);
            camp.trees.add(*rng.pick(&beside));
        }
    }
    for cell in tents.iter() {
        let (row, column) = grid.position(cell);
        *camp.rows[row].get_or_insert(0) += 1;
        *camp.columns[column].get_or_insert(0) += 1;
    }
    let missing = *rng.pick(&[0, 0, 3, 8]);
    for clue in camp.rows.iter_mut().chain(&mut camp.columns) {
        let count = clue.unwrap_or(0);
        *clue = (rng.below(10) >= missing).then_some(if rng.below(20) == 0 { count + 1 } else { count });
    }
    camp
}

/// A square board with all clues and so many trees for a hundred cells: tents thrown where they do not touch, each with a tree.
pub(super) fn thrown_camp(size: usize, percent: usize, rng: &mut Rng) -> Camp {
    let grid = Grid { width: size, height: size };
    let mut camp = Camp { rows: vec![Some(0); size], columns: vec![Some(0); size], ..Camp::empty(grid) };
    let (mut tents, mut order) = (Cells::new(grid.cells()), (0..grid.cells()).collect::<Vec<usize>>());
    rng.shuffle(&mut order);
    for cell in order {
        let free: Vec<usize> = camp.beside(cell).filter(|near| !camp.trees.has(*near) && !tents.has(*near)).collect();
        let fits = !camp.trees.has(cell) && !camp.around(cell).any(|near| tents.has(near));
        if camp.trees.len() * 100 < grid.cells() * percent && fits && !free.is_empty() {
            tents.add(cell);
            camp.trees.add(*rng.pick(&free));
            camp.rows[cell / size] = camp.rows[cell / size].map(|count| count + 1);
            camp.columns[cell % size] = camp.columns[cell % size].map(|count| count + 1);
        }
    }
    camp
}

/// The cells of every solution.
fn brute_force(camp: &Camp) -> BTreeSet<Vec<usize>> {
    reference::solutions(camp).iter().map(|tents| tents.iter().collect()).collect()
}

#[test]
fn verdicts_and_enumerations_agree_with_brute_force() {
    let mut rng = Rng::new(5);
    let mut seen = [0; 3];
    for _ in 0..3000 {
        let camp = random_camp(&mut rng);
        let expected = brute_force(&camp);
        let count = assert_solutions(&format!("{camp:?}"), solutions(&camp), &expected);
        seen[count.min(2)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 300), "{seen:?}");
}

#[test]
fn placed_tents_are_extended_if_they_can_be() {
    let mut rng = Rng::new(6);
    for _ in 0..500 {
        let camp = random_camp(&mut rng);
        let expected = brute_force(&camp);
        let mut ctx = Ctx::unwatched(Limits::default());
        let mut solutions = solutions(&camp);
        for _ in 0..4 {
            let (placed, closed) = (rng.below(camp.grid.cells()), rng.below(camp.grid.cells()));
            let fits = |tents: &&Vec<usize>| tents.contains(&placed) && !tents.contains(&closed);
            let found = solutions.extend(&[placed], &[closed], &mut ctx).unwrap();
            assert_eq!(found.is_some(), expected.iter().any(|tents| fits(&tents)), "{camp:?}");
            assert!(found.is_none_or(|cells| fits(&&cells.iter().collect())));
        }
    }
}

#[test]
fn large_boards_with_many_solutions_are_solved() {
    for seed in 1..=3 {
        let camp = thrown_camp(50, 10, &mut Rng::new(seed));
        let limits = Limits { nodes: Some(200_000), ..Limits::default() };
        let found = solutions(&camp).solution(&mut Ctx::unwatched(limits));
        let tents = found.expect("within the limit").expect("it was made with a solution");
        assert!(rules::check(&camp, &tents).is_ok());
    }
}
