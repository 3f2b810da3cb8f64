//! The expert against the truth on small rooms, those without a solution included.

use solvarium_engine::{Answer, Options, Puzzle, Rng, StateSpace};

use super::super::reference::{Reference, draw, unlimited};
use super::super::{Sokoban, Step};
use super::{SOLVER, is_lost};

/// Runs the expert with settings, replays its answer, and counts the pushes.
fn solve(puzzle: &Sokoban, settings: &[(&str, &str)]) -> Option<u32> {
    let mut options = Options::new(SOLVER.params);
    settings.iter().for_each(|(name, value)| options.set(name, value).unwrap());
    match unlimited(|ctx| (SOLVER.run)(puzzle, &options, ctx)).unwrap() {
        Answer::Solved(steps) => Some(replay(puzzle, &steps)),
        Answer::Unsolvable => None,
        Answer::Stuck => panic!("the expert is complete"),
    }
}

fn replay(puzzle: &Sokoban, steps: &[Step]) -> u32 {
    let mut position = puzzle.initial();
    for &step in steps {
        assert!(puzzle.legal(&position, step));
        position = puzzle.apply(&position, step);
    }
    assert!(puzzle.is_goal(&position));
    steps.iter().filter(|step| step.push).count() as u32
}

#[test]
fn it_agrees_with_the_truth() {
    let (mut rng, mut solved, mut unsolvable) = (Rng::new(5), 0, 0);
    for _ in 0..800 {
        let count = rng.between(1, 4);
        let Some(level) = draw(&mut rng, count) else { continue };
        let truth = Reference::new(&level.room).pushes(&level.start.boxes, level.start.player);
        let puzzle = Sokoban::new(level.room, level.start);
        assert_eq!(solve(&puzzle, &[("optimal", "true")]), truth, "{puzzle:?}");
        let any = solve(&puzzle, &[]);
        assert_eq!(any.is_some(), truth.is_some(), "{puzzle:?}");
        let side_by_side = solve(&puzzle, &[("threads", "3")]);
        assert_eq!(side_by_side.is_some(), truth.is_some(), "{puzzle:?}");
        let shorter = solve(&puzzle, &[("improve", "1")]);
        assert!(truth <= shorter && shorter <= any, "{puzzle:?}");
        solved += u32::from(truth.is_some());
        unsolvable += u32::from(truth.is_none());
    }
    assert!(solved > 50 && unsolvable > 50, "{solved} {unsolvable}");
}

/// Most lost positions are seen to be lost without a search, and none that is not.
#[test]
fn lost_positions_are_seen_at_once() {
    let (mut rng, mut lost, mut seen) = (Rng::new(8), 0, 0);
    for _ in 0..2000 {
        let count = rng.between(2, 4);
        let Some(level) = draw(&mut rng, count) else { continue };
        if level.start.boxes.iter().all(|&cell| level.room.is_goal(cell)) {
            continue;
        }
        let truth = Reference::new(&level.room).pushes(&level.start.boxes, level.start.player);
        let is_lost = unlimited(|ctx| is_lost(&level, ctx)).unwrap();
        assert!(!is_lost || truth.is_none(), "{level:?}");
        lost += u32::from(truth.is_none());
        seen += u32::from(is_lost);
    }
    assert!(seen * 10 > lost * 9 && lost > 100, "{seen} of {lost}");
}
