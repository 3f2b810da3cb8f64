//! The landscape of small and of large boards.

use solvarium_engine::{Landscape, Rng};

use super::super::LightUp;
use super::*;
use crate::support::testing::read;

fn level(text: &str) -> std::sync::Arc<Prepared> {
    read::<LightUp>(text).expect("it is right").prepared
}

#[test]
fn the_free_scheme_starts_with_the_numbers_and_fills_up_to_the_boards_size() {
    let level = level("lightup 7 7\n.......\n.#.1.0.\n...#...\n.#3.#1.\n...#...\n.1.1.2.\n.......\n");
    let landscape = Bulbs::new(&level, Scheme::Free, None);
    for seed in 0..50 {
        let candidate = landscape.random(&mut Rng::new(seed));
        assert!(candidate.list.len() >= 7, "{:?}", candidate.list);
        let zero = level.sight.clues.iter().position(|clue| clue.number == 0).expect("there is a 0");
        assert_eq!(candidate.beside(zero), 0);
    }
}

#[test]
fn mending_keeps_bulbs_apart_and_forced_ones_in_place() {
    let level =
        level("14x14:a1d1b2aBBaBa1b2b1dBBkBdBbBc1cBn0dBBdBfBb2aBb31bBa1bBfBdB3dBnBcBcBb1d1kBBd2bBbBaBaB0aBbBd3a");
    let landscape = Bulbs::new(&level, Scheme::Repair, None);
    let fixed = landscape.repair.as_ref().map(|repair| repair.fixed.clone()).expect("it mends");
    let mut rng = Rng::new(1);
    let mut candidate = landscape.random(&mut rng);
    for _ in 0..2000 {
        let tweak = landscape.tweak(&candidate, &mut rng);
        let predicted = landscape.energy_after(&candidate, landscape.energy(&candidate), &tweak);
        landscape.apply(&mut candidate, &tweak);
        assert_eq!(landscape.energy(&candidate), predicted);
        let alone = |cell: usize| level.layout.seen_from(cell).all(|other| !candidate.has(other));
        assert!(candidate.bulbs().all(alone));
        assert!(fixed.iter().all(|cell| candidate.has(usize::from(*cell))));
    }
}

#[test]
fn a_board_without_a_solution_can_be_walked_all_the_same() {
    for scheme in [Scheme::Repair, Scheme::Free] {
        for text in ["lightup 1 2\n.\n0\n", "lightup 2 2\n.4\n4.\n", "lightup 3 1\n0.0\n", "lightup 1 1\n.\n"] {
            let level = level(text);
            let landscape = Bulbs::new(&level, scheme, None);
            let mut rng = Rng::new(2);
            let mut candidate = landscape.random(&mut rng);
            for _ in 0..50 {
                let tweak = landscape.tweak(&candidate, &mut rng);
                let predicted = landscape.energy_after(&candidate, landscape.energy(&candidate), &tweak);
                landscape.apply(&mut candidate, &tweak);
                assert_eq!(landscape.energy(&candidate), predicted);
            }
        }
    }
}
