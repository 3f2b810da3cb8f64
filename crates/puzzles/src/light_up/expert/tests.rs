//! Against brute force on small random boards.

use std::collections::BTreeSet;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Ctx, Limits, Rng, Silent, StoppedClock};

use super::oracle;
use crate::light_up::hall::{Cell, Hall};
use crate::placement::Verdict;

/// A board of up to five by four cells with few or many black ones, most of whose numbers can be met.
fn random_hall(rng: &mut Rng) -> Hall {
    let grid = Grid { width: rng.between(1, 5), height: rng.between(1, 4) };
    let black = rng.between(1, 4);
    let blank: Vec<Cell> =
        (0..grid.cells()).map(|_| if rng.below(10) < black { Cell::Black(None) } else { Cell::White }).collect();
    let mut hall = Hall { grid, cells: blank };
    let all: Vec<Vec<usize>> = solutions(&hall).into_iter().collect();
    let (bulbs, told) = (rng.pick(&all).clone(), *rng.pick(&[1, 5, 10]));
    for cell in 0..grid.cells() {
        if !hall.is_white(cell) && rng.below(10) < told {
            let number = hall.beside(cell).filter(|near| bulbs.contains(near)).count() as u8;
            hall.cells[cell] = Cell::Black(Some(if rng.below(4) == 0 { (number + 1) % 5 } else { number }));
        }
    }
    hall
}

/// Every solution, by trying each white cell with and without a bulb.
fn solutions(hall: &Hall) -> BTreeSet<Vec<usize>> {
    let mut partial = vec![Vec::new()];
    for cell in (0..hall.cells.len()).filter(|cell| hall.is_white(*cell)) {
        let dark = |bulbs: &Vec<usize>| !hall.seen_from(cell).any(|seen| bulbs.contains(&seen));
        let with: Vec<Vec<usize>> =
            partial.iter().filter(|bulbs| dark(bulbs)).map(|bulbs| [bulbs.as_slice(), &[cell]].concat()).collect();
        partial.extend(with);
    }
    let lit =
        |bulbs: &[usize], cell: usize| bulbs.contains(&cell) || hall.seen_from(cell).any(|seen| bulbs.contains(&seen));
    let beside = |bulbs: &[usize], cell: usize| hall.beside(cell).filter(|near| bulbs.contains(near)).count();
    let fine = |bulbs: &[usize], cell: usize| match hall.cells[cell] {
        Cell::White => lit(bulbs, cell),
        Cell::Black(number) => number.is_none_or(|number| usize::from(number) == beside(bulbs, cell)),
    };
    partial.into_iter().filter(|bulbs| (0..hall.cells.len()).all(|cell| fine(bulbs, cell))).collect()
}

#[test]
fn verdicts_and_enumerations_agree_with_brute_force() {
    let mut rng = Rng::new(7);
    let mut seen = [0; 3];
    for _ in 0..3000 {
        let hall = random_hall(&mut rng);
        let expected = solutions(&hall);
        let mut silent = Silent;
        let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
        let mut oracle = oracle(&hall);
        match oracle.verdict(&mut ctx).unwrap() {
            Verdict::None => assert!(expected.is_empty(), "{hall:?}"),
            Verdict::Unique(cells) => assert_eq!(expected, BTreeSet::from([cells.iter().collect()]), "{hall:?}"),
            Verdict::Several(a, b) => {
                assert!(a != b && [a, b].iter().all(|cells| expected.contains(&cells.iter().collect::<Vec<_>>())));
            }
            Verdict::Stopped(..) => unreachable!("there is no limit"),
        }
        let mut found = BTreeSet::new();
        while let Some(cells) = oracle.solution(&mut ctx).unwrap() {
            assert!(found.insert(cells.iter().collect()), "a solution came twice: {hall:?}");
            oracle.exclude(&cells);
        }
        assert_eq!(found, expected, "{hall:?}");
        seen[found.len().min(2)] += 1;
    }
    assert!(seen.iter().all(|count| *count > 300), "{seen:?}");
}
