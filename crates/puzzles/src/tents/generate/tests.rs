use solvarium_engine::Limits;

use super::*;
use crate::tents::{deduce, rules};

const SYMMETRIES: [Symmetry; 3] = [Symmetry::None, Symmetry::HalfTurn, Symmetry::Mirror];

/// A layout with some pairs.
fn layout(width: usize, height: usize, symmetry: Symmetry, rng: &mut Rng) -> Layout {
    let mut layout = Layout::new(Grid { width, height }, symmetry);
    assert!(layout.fill(width * height / 12 + 1, rng) || symmetry != Symmetry::None);
    layout
}

/// The rules hold, and the board looks like itself.
fn check(layout: &Layout, symmetry: Symmetry, pairs: usize) {
    let (camp, tents) = (layout.camp(), layout.tents());
    assert_eq!(layout.pairs().len(), pairs);
    assert_eq!((tents.len(), camp.trees.len()), (pairs * symmetry.pairs(), pairs * symmetry.pairs()));
    rules::check(&camp, tents).unwrap();
    let Grid { width, height } = camp.grid;
    for cell in 0..width * height {
        let (row, column) = camp.grid.position(cell);
        let image = match symmetry {
            Symmetry::None => cell,
            Symmetry::HalfTurn => (height - 1 - row) * width + width - 1 - column,
            Symmetry::Mirror => row * width + width - 1 - column,
        };
        assert_eq!((camp.trees.has(cell), tents.has(cell)), (camp.trees.has(image), tents.has(image)), "{symmetry:?}");
    }
}

#[test]
fn a_layout_stays_right_whatever_is_changed_and_taken_back() {
    let mut rng = Rng::new(3);
    for number in 0..300 {
        let symmetry = *rng.pick(&SYMMETRIES);
        let mut layout = layout(rng.between(4, 12), rng.between(4, 12), symmetry, &mut rng);
        let pairs = layout.pairs().len();
        check(&layout, symmetry, pairs);
        for _ in 0..20 {
            let (camp, tents) = (layout.camp(), layout.tents().clone());
            let changed = layout.change(rng.below(pairs), &mut rng);
            check(&layout, symmetry, pairs);
            assert_eq!(changed.is_some(), (layout.camp(), layout.tents()) != (camp.clone(), &tents), "board {number}");
            if let Some(old) = changed
                && rng.below(2) == 0
            {
                layout.back(old);
                assert_eq!((layout.camp(), layout.tents()), (camp, &tents), "board {number}");
            }
        }
    }
}

#[test]
fn the_densest_boards_that_may_be_asked_for_can_be_filled() {
    for (size, seed) in [(4, 1), (7, 2), (10, 3), (30, 4), (50, 5), (100, 6)] {
        for symmetry in SYMMETRIES {
            let mut layout = Layout::new(Grid { width: size, height: size }, symmetry);
            let pairs = (size * size / 5).div_ceil(symmetry.pairs());
            assert!(layout.fill(pairs, &mut Rng::new(seed)), "{size} {symmetry:?}: {}", layout.pairs().len());
        }
    }
}

#[test]
fn clues_are_left_out_as_far_as_the_level_stays_what_it_is() {
    let mut ctx = Ctx::unwatched(Limits::default());
    let mut rng = Rng::new(8);
    let mut layout = Layout::new(Grid { width: 8, height: 8 }, Symmetry::None);
    assert!(layout.fill(11, &mut rng));
    let camp = repair(&mut layout, Difficulty::Tricky, &mut rng, &mut ctx).unwrap().unwrap();
    let missing = |camp: &Camp| camp.columns.iter().chain(&camp.rows).filter(|clue| clue.is_none()).count();
    let some = leave_out(camp.clone(), 0.125, Difficulty::Tricky, &mut rng, &mut ctx).unwrap();
    let most = leave_out(camp.clone(), 1.0, Difficulty::Tricky, &mut rng, &mut ctx).unwrap();
    assert_eq!((missing(&camp), missing(&some)), (0, 2));
    assert!((2..16).contains(&missing(&most)), "{}", missing(&most));
    for camp in [camp, some, most] {
        assert_eq!(deduce::grade(&camp, &mut ctx).unwrap(), Some(Difficulty::Tricky));
        assert!(is_proved(&camp, layout.tents(), &mut ctx).unwrap());
    }
}

/// Layouts of three pairs, many on each of some boards.
#[test]
fn three_trees_make_easy_levels_only() {
    let mut ctx = Ctx::unwatched(Limits::default());
    let mut rng = Rng::new(2);
    let mut graded = 0;
    for (size, count) in [(4, 4000), (5, 4000), (6, 4000), (8, 2000)] {
        for _ in 0..count {
            let mut layout = Layout::new(Grid { width: size, height: size }, Symmetry::None);
            assert!(layout.fill(3, &mut rng));
            let grade = deduce::grade(&layout.camp(), &mut ctx).unwrap();
            assert!(grade.is_none_or(|level| level == Difficulty::Easy), "{grade:?}: {:?}", layout.camp());
            graded += usize::from(grade.is_some());
        }
    }
    assert!(graded > 5000, "{graded}");
}
