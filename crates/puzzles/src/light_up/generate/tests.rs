//! The parts of the generator; what it makes is tested in the lab.

use solvarium_engine::Limits;

use super::*;

#[test]
fn orbits_divide_the_board() {
    let grids = [Grid { width: 5, height: 5 }, Grid { width: 6, height: 6 }, Grid { width: 7, height: 4 }];
    for grid in grids {
        for name in Symmetry::NAMES.iter().filter(|name| grid.width == grid.height || **name != "quarter-turn") {
            let symmetry = Symmetry::named(name);
            let mut cells: Vec<u16> = symmetry.orbits(grid).into_iter().flatten().collect();
            cells.sort_unstable();
            assert!(cells.iter().map(|cell| usize::from(*cell)).eq(0..grid.cells()), "{name} {grid:?}");
        }
    }
}

#[test]
fn changes_keep_the_black_cells_and_end_in_a_solution() {
    let mut rng = Rng::new(5);
    let grid = Grid { width: 9, height: 9 };
    for name in Symmetry::NAMES {
        let symmetry = Symmetry::named(name);
        let mut draft = Draft::random(grid, symmetry, 17, &mut rng);
        assert!(draft.black().count() <= 17 && draft.black().count() + 4 > 17, "{name}");
        for _ in 0..200 {
            let (count, cell) = (draft.black().count(), rng.below(grid.cells()));
            draft.change(cell, &mut rng);
            draft.light(&mut rng);
            assert_eq!(draft.black().count(), count, "{name}");
            let level = LightUp::new(draft.layout(), Vec::new());
            assert_eq!(solvarium_engine::Puzzle::check(&level, draft.bulbs()), Ok(()), "{name}");
            let black = |cell: &u16| !draft.is_white(usize::from(*cell));
            assert!(symmetry.orbits(grid).iter().all(|orbit| orbit.iter().all(black) || !orbit.iter().any(black)));
        }
    }
}

/// Asking with shared work answers as asking from the start does.
#[test]
fn few_numbers_are_those_that_single_questions_leave() {
    let mut ctx = Ctx::unwatched(Limits::default());
    let mut rng = Rng::new(6);
    let mut solved = 0;
    for at in 0..60 {
        let level = Difficulty::ALL[at % 3];
        let mut draft = Draft::random(Grid { width: 7, height: 7 }, Symmetry::None, 11, &mut rng);
        if !repair(&mut draft, level, &mut WORK.clone(), &mut rng, &mut ctx).unwrap() {
            continue;
        }
        solved += 1;
        let mut cells: Vec<usize> = draft.black().collect();
        rng.shuffle(&mut cells);
        let mut expected = draft.layout();
        for cell in &cells {
            let mut fewer = expected.clone();
            fewer.cells[*cell] = super::super::layout::Cell::Black(None);
            if deduce::grade(&fewer, &mut ctx).unwrap().is_some_and(|found| found <= level) {
                expected = fewer;
            }
        }
        assert_eq!(few(&draft.layout(), &cells, level, &mut ctx).unwrap(), expected, "{level:?}");
    }
    assert!(solved > 50, "{solved}");
}
