//! The spaces against brute force, and the boards that took report E's search hours.

use std::collections::BTreeSet;

use solvarium_engine::{Puzzle, Rng, Space, StateSpace};

use super::*;
use crate::support::testing::read;

/// A random board of at most 12 white cells.
fn board(seed: u64) -> LightUp {
    let mut rng = Rng::new(seed);
    let (width, height) = (rng.between(1, 4), rng.between(2, 4));
    let signs = ["#", "0", "1", "1", "2", "2", "3", ".", ".", ".", ".", ".", "."];
    let mut cells: Vec<&str> = (0..width * height).map(|_| *rng.pick(&signs)).collect();
    cells[0] = ".";
    let whites: Vec<usize> = (0..cells.len()).filter(|cell| cells[*cell] == ".").collect();
    whites.iter().skip(12).for_each(|cell| cells[*cell] = "#");
    let rows: String = cells.chunks(width).map(|row| row.concat() + "\n").collect();
    read::<LightUp>(&format!("lightup {width} {height}\n{rows}")).expect("it is right")
}

/// All solutions, by trying every set of bulbs.
fn solutions(puzzle: &LightUp) -> BTreeSet<Vec<usize>> {
    let whites = &puzzle.prepared.sight.whites;
    let sets = (0..1usize << whites.len()).map(|set| {
        let mut bulbs = puzzle.initial();
        (0..whites.len()).filter(|at| set >> at & 1 == 1).for_each(|at| {
            bulbs.add(usize::from(whites[at]));
        });
        bulbs
    });
    sets.filter(|bulbs| puzzle.check(bulbs).is_ok()).map(|bulbs| bulbs.iter().collect()).collect()
}

/// The goals that a walk over all paths of a space meets, as often as it meets them.
fn goals<S: Space>(space: &S, bulbs: impl Fn(&S::State) -> Vec<usize>) -> Vec<Vec<usize>> {
    let (mut open, mut goals, mut moves) = (vec![space.initial()], Vec::new(), Vec::new());
    while let Some(state) = open.pop() {
        if space.is_goal(&state) {
            goals.push(bulbs(&state));
        }
        moves.clear();
        space.moves(&state, &mut moves);
        open.extend(moves.iter().map(|step| space.apply(&state, *step)));
    }
    goals
}

#[test]
fn exactly_one_ordered_path_leads_to_each_solution() {
    let (mut unsolvable, mut several) = (0, 0);
    for seed in 0..600 {
        let puzzle = board(seed);
        let truth: Vec<Vec<usize>> = solutions(&puzzle).into_iter().collect();
        let mut met = goals(&puzzle.ordered(), |position| position.bulbs.iter().collect());
        met.sort();
        assert_eq!(met, truth, "board {seed}");
        unsolvable += usize::from(truth.is_empty());
        several += usize::from(truth.len() > 1);
    }
    assert!(unsolvable > 50 && several > 50, "{unsolvable} boards without, {several} with several solutions");
}

#[test]
fn the_naive_space_loses_no_solution_forced_or_not() {
    for seed in 0..200 {
        for forced in [false, true] {
            let puzzle = LightUp { forced, ..board(seed) };
            let met: BTreeSet<Vec<usize>> =
                goals(&puzzle.naive(), |bulbs| bulbs.iter().collect()).into_iter().collect();
            assert_eq!(met, solutions(&puzzle), "board {seed}, forced {forced}");
        }
    }
}

#[test]
fn forced_bulbs_are_in_every_solution_and_offered_alone() {
    let level = "lightup 4 3\n2...\n..4.\n....\n";
    let puzzle = LightUp { forced: true, ..read::<LightUp>(level).expect("it is right") };
    let mut moves = Vec::new();
    puzzle.naive().moves(&puzzle.initial(), &mut moves);
    assert_eq!(moves.len(), 1);
    moves.clear();
    LightUp { forced: false, ..puzzle.clone() }.naive().moves(&puzzle.initial(), &mut moves);
    assert_eq!(moves.len(), 10);
}

/// Backtracking over the ordered space, as `dfs` does it; how many states it expands.
fn backtrack(puzzle: &LightUp) -> (usize, Option<Vec<Place>>) {
    let space = puzzle.ordered();
    let (mut open, mut expanded, mut moves) = (vec![space.initial()], 0, Vec::new());
    while let Some(state) = open.pop() {
        if space.is_goal(&state) {
            return (expanded, Some(state.bulbs.iter().map(|cell| Place(cell as u16)).collect()));
        }
        expanded += 1;
        moves.clear();
        space.moves(&state, &mut moves);
        open.extend(moves.iter().rev().map(|step| space.apply(&state, *step)));
    }
    (expanded, None)
}

/// Report E's boards of 10 by 10, easy, normal and hard: its search took 2,382 seconds for the first and gave up on the
/// others after three hours; and those of 14 by 14, which it gave up on.
#[test]
fn the_boards_of_report_e_need_few_states() {
    let boards = [
        ("10x10:f1B2aBiBcBe0m0Ba1d2a1BmBe2cBiBa011f", 60),
        ("10x10:b0BbBg3k1bBBa1bBcBc0d3b1d2cBc2bBaB1b1k2g0b10b", 60),
        ("10x10:fBe1a0b3c1f3a1cBk0aBb2aBk2c2a0fBc1b2a1eBf", 100),
        ("14x14:aB0b1aBi1aBd2bBgB2dBaBa2f1aBe1d0f0d0d002a1bBpBb0aB2BdBd0f2d0eBa0f1aBa1dB1gBb0dBa0iBa2bB2a", 100),
        ("14x14:a1d1b2aBBaBa1b2b1dBBkBdBbBc1cBn0dBBdBfBb2aBb31bBa1bBfBdB3dBnBcBcBb1d1kBBd2bBbBaBaB0aBbBd3a", 200),
    ];
    for (id, most) in boards {
        let puzzle = read::<LightUp>(id).expect("it is right");
        let (expanded, answer) = backtrack(&puzzle);
        let bulbs =
            answer.expect("it can be solved").into_iter().fold(puzzle.initial(), |s, step| puzzle.apply(&s, step));
        assert_eq!(puzzle.check(&bulbs), Ok(()));
        assert!(expanded <= most, "{id}: {expanded} states");
    }
}

#[test]
fn the_largest_board_is_searched_without_trouble() {
    let rows = format!("{}\n{}\n", ".#".repeat(100), "..".repeat(100)).repeat(100);
    let puzzle = read::<LightUp>(&format!("lightup 200 200\n{rows}")).expect("it is right");
    let space = puzzle.ordered();
    let mut state = space.initial();
    for _ in 0..20 {
        let mut moves = Vec::new();
        space.moves(&state, &mut moves);
        state = space.apply(&state, moves[0]);
        assert_ne!((Ordered::HEURISTICS[0].estimate)(&space, &state), 0);
    }
}
