//! Landscapes, which local search walks: energies, tweaks and offspring are consistent.

use std::sync::Arc;

use solvarium_engine::{Landscape, Puzzle, Rng, Space};
use solvarium_puzzles::Listed;

use super::{LENGTH, Translate, played};
use crate::situations::{Levels, Situation};
use crate::trials::{Trials, space_trials};

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    space_trials!(trials, levels: energy_is_zero_exactly_at_solutions_and_changes_as_predicted);
}

fn energy_is_zero_exactly_at_solutions_and_changes_as_predicted<P: Puzzle, S: Space>(
    situation: &Situation<P>,
    space: &S,
    translate: Translate<'_, P, S>,
) {
    let puzzle = &situation.puzzle;
    let squares = puzzle.board(&puzzle.initial()).tiles.len();
    let solves = |moves: Vec<S::Move>| played(puzzle, &translate(&moves)).is_some_and(|s| puzzle.check(&s).is_ok());
    for heuristic in S::HEURISTICS {
        let landscape = space.landscape(heuristic, 1..=LENGTH);
        let mut rng = Rng::new(7);
        let consistent = |candidate: &_| {
            let energy = landscape.energy(candidate);
            assert_eq!(energy == 0, solves(landscape.moves(candidate)), "energy {energy}");
            let fitness = landscape.fitness(candidate, energy);
            assert!(fitness > 0.0 && fitness.is_finite(), "fitness {fitness}");
            assert!(landscape.candidate_bytes(candidate) > 0);
            let faults = landscape.faults(candidate);
            assert_eq!(faults.iter().map(|fault| fault.energy).sum::<u32>(), energy, "{faults:?}");
            assert!(faults.iter().all(|fault| fault.energy > 0 && fault.cells.iter().all(|cell| *cell < squares)));
            assert!(landscape.cells(candidate).is_sorted_by(|a, b| a < b));
        };
        let mut parent = landscape.random(&mut rng);
        for _ in 0..10 {
            let mut other = landscape.random(&mut rng);
            consistent(&other);
            for _ in 0..10 {
                let tweak = landscape.tweak(&other, &mut rng);
                assert!(landscape.tweak_bytes(&tweak) >= size_of_val(&tweak));
                let predicted = landscape.energy_after(&other, landscape.energy(&other), &tweak);
                landscape.apply(&mut other, &tweak);
                assert_eq!(landscape.energy(&other), predicted);
                consistent(&other);
            }
            let cut = landscape.cut(&parent, &other, &mut rng);
            let (mut a, b) = (landscape.join(&parent, &other, cut), landscape.join(&other, &parent, cut.turned()));
            landscape.mutate(&mut other, &mut rng);
            [&a, &b, &other].into_iter().for_each(&consistent);
            landscape.mutate(&mut a, &mut rng);
            consistent(&a);
            parent = a;
        }
    }
}
