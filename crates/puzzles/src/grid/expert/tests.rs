//! Jumps find what A\* finds.

use solvarium_engine::{Answer, Ctx, Limits, Puzzle, Rng, Silent, StoppedClock};

use super::super::Grid;
use super::super::terrain::Step;
use super::super::tests::{play, random_terrain};
use super::*;

fn answer(search: impl FnOnce(&mut Ctx<'_>) -> Search<Step>) -> (Answer<Step>, u64) {
    let mut silent = Silent;
    let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut silent);
    let answer = search(&mut ctx).expect("nothing stops it");
    (answer, ctx.stats.expanded)
}

/// The cost of an answer, all of whose steps are legal and lead to the goal.
fn cost(level: &Grid, answer: &Answer<Step>) -> Option<u64> {
    let Answer::Solved(steps) = answer else { return None };
    assert_eq!(play(level, steps), level.terrain.goal);
    Some(level.measures(steps)[0].1)
}

/// On three thousand random maps, from nearly open to half walls.
#[test]
fn jumps_are_as_cheap_as_single_steps() {
    for seed in 0..3000 {
        let level = Grid::new(random_terrain(&mut Rng::new(seed), 2 + seed as usize % 22, 0, true));
        let (jumped, _) = answer(|ctx| jump::search(&level.terrain, ctx));
        let (stepped, _) = answer(|ctx| guided(&Ground::<true>(level.terrain.clone()), ctx));
        assert_eq!(cost(&level, &jumped), cost(&level, &stepped), "seed {seed}");
    }
}

/// The expert is asked on every kind of map, and what it finds is a cheapest path.
#[test]
fn the_expert_finds_a_cheapest_way_on_any_map() {
    let mut rng = Rng::new(11);
    for round in 0..300 {
        let (least, eight) = ([0, 1, 3][round % 3], round % 2 == 0);
        let level = Grid::new(random_terrain(&mut rng, 9, least, eight));
        let (found, _) = answer(|ctx| run(&level, &Options::default(), ctx));
        let terrain = &level.terrain;
        let truth = if eight {
            super::super::paths::cost::<true>(terrain, terrain.start, terrain.goal)
        } else {
            super::super::paths::cost::<false>(terrain, terrain.start, terrain.goal)
        };
        assert_eq!(cost(&level, &found), truth);
    }
}

/// In an empty hall the goal is found by a few jumps.
#[test]
fn a_hall_takes_a_few_jumps() {
    let rows =
        format!("neighbours 8\nS{}\n{}{}G\n", ".".repeat(63), (".".repeat(64) + "\n").repeat(62), ".".repeat(63));
    let level = Grid::FORMATS[0].parse(&rows).expect("a right map");
    let (found, expanded) = answer(|ctx| run(&level, &Options::default(), ctx));
    assert_eq!(cost(&level, &found), Some(63 * 1414));
    assert!(expanded <= 2, "{expanded}");
}
