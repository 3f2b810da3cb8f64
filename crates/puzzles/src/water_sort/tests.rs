use solvarium_engine::space::key_of;

use super::*;
use crate::support::testing::read;

#[test]
fn every_move_is_found_by_the_key_it_leads_to() {
    for text in ["3:abb.ab.a\n", "3:aab.ab.b._\n", "4:abbb.ab.aa\n"] {
        let puzzle = read::<WaterSort>(text).unwrap();
        let mut pours = Vec::new();
        puzzle.moves(&puzzle.start, &mut pours);
        assert!(!pours.is_empty(), "{text}");
        for pour in pours {
            let key = key_of(&puzzle, &puzzle.apply(&puzzle.start, pour));
            let found = puzzle.step_to(&puzzle.start, &key).map(|(_, next)| key_of(&puzzle, &next));
            assert_eq!(found, Some(key), "{pour:?} in {text}");
        }
    }
}

#[test]
fn an_estimate_points_at_what_lies_on_another_colour_and_at_cups_that_are_not_full() {
    let unmet = |text: &str| {
        let puzzle = read::<WaterSort>(text).unwrap();
        let mut cells = Vec::new();
        puzzle.unmet(&puzzle.start, &mut cells);
        cells
    };
    // Three cups in a row: the top row has cells 0 to 2, the bottom row 6 to 8.
    assert_eq!(unmet("3:abb.ab.a\n"), [3, 4, 8]);
    assert!(unmet("3:aaa.bbb._\n").is_empty());
}
