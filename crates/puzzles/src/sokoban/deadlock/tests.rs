//! Each test of a position against the truth: what is called dead cannot be solved, bounds are never too high, and what
//! is left out is not needed.

use solvarium_engine::Rng;

use super::super::level::{Level, Position};
use super::super::reach::Reach;
use super::super::reference::{Reference, draw, position, pushes, unlimited};
use super::corral::Corrals;
use super::freeze::Freeze;
use super::judge::{Judge, Prunings};
use super::pairs::Pairs;

/// Calls a check with many positions of many small rooms.
fn each(seed: u64, counts: std::ops::RangeInclusive<usize>, mut check: impl FnMut(&Level, &Reference, &[Position])) {
    let mut rng = Rng::new(seed);
    for _ in 0..150 {
        let count = rng.between(*counts.start(), *counts.end());
        let Some(level) = draw(&mut rng, count) else { continue };
        let positions: Vec<Position> = (0..60).map(|_| position(&mut rng, &level.room, count)).collect();
        check(&level, &Reference::new(&level.room), &positions);
    }
}

#[test]
fn frozen_boxes_off_goals_are_never_solved() {
    let (mut freeze, mut dead) = (Freeze::default(), 0);
    each(1, 2..=4, |level, reference, positions| {
        for Position { boxes, player } in positions {
            if freeze.all(level, boxes).iter().any(|&cell| !level.room.is_goal(cell)) {
                dead += 1;
                assert_eq!(reference.pushes(boxes, *player), None, "{level:?}");
            }
        }
    });
    assert!(dead > 500, "{dead}");
}

#[test]
fn dead_pairs_are_exact() {
    let mut dead = 0;
    each(2, 2..=2, |level, reference, positions| {
        let mut pairs = unlimited(|ctx| Pairs::new(level, ctx)).unwrap();
        for Position { boxes, player } in positions {
            if boxes.iter().any(|&cell| level.distances.is_dead(cell)) {
                continue;
            }
            let is_dead = pairs.are_dead(level, boxes[0], boxes[1], *player);
            dead += u32::from(is_dead);
            assert_eq!(is_dead, reference.pushes(boxes, *player).is_none(), "{boxes:?} {player} {level:?}");
        }
    });
    assert!(dead > 100, "{dead}");
}

#[test]
fn what_the_judge_calls_dead_is_dead_and_its_bounds_hold() {
    let (mut dead, mut alive) = (0, 0);
    each(3, 2..=4, |level, reference, positions| {
        let all = Prunings { freeze: true, pairs: true, corrals: true, lazy: true };
        let mut judge = unlimited(|ctx| Judge::new(level, all, ctx)).unwrap();
        for position in positions {
            let truth = reference.pushes(&position.boxes, position.player);
            match judge.enter(&position.boxes) {
                Some(bound) => assert!(truth.is_none_or(|truth| bound <= truth), "{position:?} {level:?}"),
                None => {
                    assert_eq!(truth, None, "{position:?} {level:?}");
                    continue;
                }
            }
            for (cell, direction) in pushes(level, position) {
                let (to, mut after) = (level.room.next(cell, direction), position.clone());
                after.push(cell, to);
                let truth = reference.pushes(&after.boxes, cell);
                let number = position.boxes.binary_search(&cell).unwrap();
                match judge.after(number, to, cell) {
                    Some(bound) => assert!(truth.is_none_or(|truth| bound <= truth), "{after:?} {level:?}"),
                    None => assert_eq!(truth, None, "{after:?} {level:?}"),
                }
                match judge.roughly_after(number, to, cell) {
                    Some(_) => alive += 1,
                    None => {
                        dead += 1;
                        assert_eq!(truth, None, "{after:?} {level:?}");
                    }
                }
            }
        }
    });
    assert!(dead > 500 && alive > 500, "{dead} {alive}");
}

#[test]
fn pushes_into_a_corral_are_enough() {
    let (mut corrals, mut reach, mut found, mut solvable) = (Corrals::default(), Reach::default(), 0, 0);
    each(4, 2..=4, |level, reference, positions| {
        let mut pairs = unlimited(|ctx| Pairs::new(level, ctx)).unwrap();
        for Position { boxes, player } in positions {
            reach.flood(&level.room, boxes, *player);
            let Some(enough) = corrals.enough(level, boxes, &reach, &mut pairs) else { continue };
            found += 1;
            let Some(truth) = reference.pushes(boxes, *player) else { continue };
            solvable += 1;
            let best = enough.iter().filter_map(|&(cell, direction)| {
                let mut after = Position { boxes: boxes.clone(), player: *player };
                after.push(cell, level.room.next(cell, direction));
                reference.pushes(&after.boxes, cell)
            });
            assert_eq!(best.min(), Some(truth - 1), "{boxes:?} {player} {enough:?} {level:?}");
        }
    });
    assert!(found > 300 && solvable > 30, "{found} {solvable}");
}
