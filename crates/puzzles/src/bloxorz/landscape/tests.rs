#![allow(clippy::unwrap_used)]

use solvarium_engine::{Puzzle, Space};

use super::super::Bloxorz;
use super::super::spaces::{Key, Keys, Rolls};
use super::*;

const PLAIN: &str = "S===\n====\n===G\n";
const BRIDGE: &str = "S=1==\n====.\n..a..\n..a..\n.=G=.\n.===.\n1:soft^a\n";
const CUBES: &str = "S==1...\n.......\n==2=aG=\n===.=..\n1:split@2,0@3,2\n2:soft^a\n";

fn level(text: &str) -> Bloxorz {
    Bloxorz::FORMATS[0].parse(text).unwrap()
}

fn rolls(puzzle: &Bloxorz, letters: &str) -> Vec<Roll> {
    letters.chars().map(|letter| puzzle.read_move(&letter.to_string()).unwrap()).collect()
}

fn text(puzzle: &Bloxorz, string: &Chromosome) -> String {
    string.letters.iter().map(|roll| puzzle.move_text(*roll)).collect()
}

fn fitness_of(landscape: &Chromosomes<'_, Rolls>, string: &Chromosome) -> f64 {
    landscape.fitness(string, string.energy)
}

/// Calls a test with the landscape of a level under a scheme.
fn with<T>(board: &str, scheme: Scheme, test: impl FnOnce(&Bloxorz, &mut Chromosomes<'_, Rolls>) -> T) -> T {
    let puzzle = level(board);
    let space = Rolls { guide: puzzle.guide().clone(), scheme };
    test(&puzzle, &mut space.landscape(&Rolls::HEURISTICS[0], 1..=20))
}

#[test]
fn noise_and_loops_are_dropped_and_the_goal_ends_the_string() {
    let refined = |letters: &str| {
        with(PLAIN, Scheme::Fitness, |puzzle, landscape| {
            let string = landscape.refine(&rolls(puzzle, letters));
            assert_eq!(string.places.len(), string.letters.len() + 1);
            (text(puzzle, &string), string.energy == 0)
        })
    };
    assert_eq!(refined("UURU"), ("R".into(), false), "rolls that fall are noise");
    assert_eq!(refined("RLrDUD"), ("rD".into(), false), "a way back is dropped");
    assert_eq!(refined("rDdRLLUU"), ("rDdR".into(), true), "nothing follows the goal, and case means nothing");
    assert_eq!(refined("URLURLURLURLURLURLURRDDR"), ("R".into(), false), "no more than 20 letters are read");
}

#[test]
fn case_names_the_cube_once_there_are_two() {
    let puzzle = level(CUBES);
    let cubes = |letters: &str| {
        let space = puzzle.rolls();
        let landscape = space.landscape(&Rolls::HEURISTICS[0], 1..=20);
        landscape.moves(&landscape.refine(&rolls(&puzzle, letters))).iter().map(|roll| roll.cube).collect::<Vec<_>>()
    };
    assert_eq!(cubes("rruR"), [0, 0, 1, 0]);
    assert_eq!(cubes("rrRu"), [0, 0, 0, 1]);
    let space = puzzle.keys();
    let landscape = space.landscape(&Keys::HEURISTICS[0], 1..=20);
    let keys = landscape.moves(&landscape.refine(&rolls(&puzzle, "rruRR")));
    let arrow = Key::Arrow;
    let right = arrow(Direction::Right);
    assert_eq!(keys, [right, right, Key::Swap, arrow(Direction::Up), Key::Swap, right, right]);
}

#[test]
fn parents_are_cut_where_they_came_nearest_to_the_goal() {
    with(PLAIN, Scheme::Fitness, |puzzle, landscape| {
        let [a, b] = ["RRDLU", "RDDL"].map(|letters| landscape.refine(&rolls(puzzle, letters)));
        assert_eq!([&a, &b].map(|string| landscape.best_position(string)), [3, 3]);
        let cut = landscape.cut(&a, &b, &mut Rng::new(0));
        let children = [landscape.join(&a, &b, cut), landscape.join(&b, &a, cut.turned())];
        assert_eq!(children.map(|string| text(puzzle, &string)), ["RRDL", "RDDLU"]);
    });
}

#[test]
fn fitness_appends_to_the_end() {
    with(PLAIN, Scheme::Fitness, |puzzle, landscape| {
        let string = landscape.refine(&rolls(puzzle, "RDD"));
        let grown = (0..50).filter(|seed| {
            let mut grown = string.clone();
            landscape.mutate(&mut grown, &mut Rng::new(*seed));
            grown.letters.starts_with(&string.letters) && grown.letters.len() > string.letters.len()
        });
        assert!(grown.count() > 0);
    });
}

#[test]
fn the_terms_of_the_fitness() {
    let fitness = |board: &str, letters: &str| {
        with(board, Scheme::Fitness, |puzzle, landscape| {
            fitness_of(landscape, &landscape.refine(&rolls(puzzle, letters)))
        })
    };
    let squares = |terms: [(i32, f64); 3]| terms.map(|(k, w)| f64::from(k * k) * w).iter().sum::<f64>();
    // k = 5: the distance left, no cubes, no bridges.
    assert_eq!(fitness(PLAIN, ""), squares([(0, 1.0), (5, 3.0), (5, 100.0)]));
    assert_eq!(fitness(PLAIN, "RR"), squares([(3, 1.0), (5, 3.0), (5, 100.0)]));
    assert_eq!(fitness(PLAIN, "RRD"), squares([(4, 1.0), (5, 3.0), (5, 100.0)]) + 5e6, "a cell beside the goal");
    assert_eq!(fitness(PLAIN, "RDDR"), 5e9, "a solution");
    // k = 6: two cells covered by the roll that opened the bridge, which is two cells away.
    assert_eq!(fitness(BRIDGE, "R"), squares([(1, 1.0), (6, 3.0), (4, 100.0)]) + 6e6);
    assert_eq!(fitness(BRIDGE, "RLR"), squares([(1, 1.0), (6, 3.0), (6, 100.0)]) + 6e6, "closing earns nothing");
    // Two cubes three apart, each on a cell reached by the split.
    let split = fitness(CUBES, "RR");
    assert_eq!(split - 6e6, squares([(3, 1.0), (5, 3.0), (8, 100.0)]));
}

#[test]
fn fitness_stays_positive() {
    let board = format!("S{}G\n", "=".repeat(29));
    let fitness = |letters: &str| {
        with(&board, Scheme::Fitness, |puzzle, landscape| {
            fitness_of(landscape, &landscape.refine(&rolls(puzzle, letters)))
        })
    };
    assert_eq!(fitness(""), 900.0 * (100.0 - 0.5), "w2 is negative far from the goal");
}

#[test]
fn what_is_often_passed_is_worth_less() {
    with(PLAIN, Scheme::Novelty, |puzzle, landscape| {
        let [common, rare] = ["RDL", "RDDL"].map(|letters| landscape.refine(&rolls(puzzle, letters)));
        let [goal, detour] = ["RDDR", "RRDLDR"].map(|letters| landscape.refine(&rolls(puzzle, letters)));
        assert!(landscape.learn([&common, &common, &rare, &goal].into_iter()));
        assert!(fitness_of(landscape, &rare) > fitness_of(landscape, &common));
        assert!(fitness_of(landscape, &goal) > 1.0);
        assert!(
            detour.energy > 0 || fitness_of(landscape, &goal) > fitness_of(landscape, &detour),
            "the shorter is fitter"
        );
        assert_eq!(landscape.best_position(&rare), 4, "only this string stood there");
        assert_eq!(landscape.best_position(&common), 3);
        let before = fitness_of(landscape, &rare);
        landscape.learn([&rare, &rare].into_iter());
        assert!(fitness_of(landscape, &rare) < before);
    });
}

#[test]
fn an_estimate_points_at_the_block_and_at_the_goal() {
    let pointed = |letters: &str| {
        with(PLAIN, Scheme::Fitness, |puzzle, landscape| {
            let faults = landscape.faults(&landscape.refine(&rolls(puzzle, letters)));
            faults.into_iter().map(|fault| fault.cells).collect::<Vec<_>>()
        })
    };
    assert_eq!(pointed("U"), [[0, 11]], "the block stands where it began");
    assert!(pointed("rDdR").is_empty(), "nothing is left at the goal");
}
