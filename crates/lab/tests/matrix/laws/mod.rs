//! Laws that every puzzle and every space keeps, written once and run for all of them: in every space, by every rule
//! variant and under every cost model.

mod canonical;
mod keys;
mod landscapes;
mod moves;
mod plain;
mod soundness;
mod texts;
mod unique;

use std::sync::Arc;

use solvarium_engine::{Puzzle, Rng, Space, StateSpace};
use solvarium_puzzles::Listed;
use solvarium_testing::walk;

use crate::situations::Levels;
use crate::trials::Trials;

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    canonical::add(trials, levels);
    keys::add(trials, levels);
    landscapes::add(trials, levels);
    moves::add(trials, levels);
    plain::add(trials, levels);
    soundness::add(trials, levels);
    texts::add(trials, levels);
    unique::add(trials, levels);
}

/// Turns a path of a space into the moves a person makes.
type Translate<'a, P, S> = &'a dyn Fn(&[<S as StateSpace>::Move]) -> Vec<<P as StateSpace>::Move>;

/// Random walks through each small level.
const WALKS: u64 = 4;
/// Moves of a walk, at most.
const LENGTH: usize = 15;

/// The states of a few random walks through a space, each with its path.
fn walks<S: Space>(space: &S) -> Vec<(Vec<S::Move>, S::State)> {
    let walk = |seed| walk(space, LENGTH, &mut Rng::new(seed), |state, out| space.moves(state, out));
    (0..WALKS).flat_map(walk).collect()
}

/// Where a person's moves lead, if each of them is legal.
fn played<P: Puzzle>(puzzle: &P, moves: &[P::Move]) -> Option<P::State> {
    moves
        .iter()
        .try_fold(puzzle.initial(), |state, &step| puzzle.legal(&state, step).then(|| puzzle.apply(&state, step)))
}

fn cost_of<S: StateSpace>(space: &S, moves: &[S::Move]) -> u64 {
    let pay = |(state, sum): (S::State, u64), &step: &S::Move| {
        (space.apply(&state, step), sum + u64::from(space.cost(&state, step)))
    };
    moves.iter().fold((space.initial(), 0), pay).1
}
