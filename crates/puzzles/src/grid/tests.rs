//! The rules at corners and on weights, pointing, and what the levels here are drawn with.

use solvarium_engine::grid::Grid as Size;
use solvarium_engine::{Puzzle, Rng, StateSpace};

use super::Grid;
use super::terrain::{Step, Terrain};

/// A map of up to `most` rows and columns, up to half of it walls. Ground weighs at least `least`; 0 stands for maps on
/// which all ground weighs 1.
pub(super) fn random_terrain(rng: &mut Rng, most: usize, least: u8, eight: bool) -> Terrain {
    let size = Size { width: rng.between(1, most), height: rng.between(2, most) };
    let walls = rng.below(50);
    let mut weight = || match (rng.below(100) < walls, least) {
        (true, _) => 0,
        (false, 0) => 1,
        (false, least) => rng.between(least.into(), 9) as u8,
    };
    let weights: Vec<u8> = (0..size.cells()).map(|_| weight()).collect();
    let (start, goal) = (rng.below(size.cells()), rng.below(size.cells()));
    Terrain::new(size, &weights, start, goal, eight)
}

/// The cell that steps lead to, all of which are legal.
pub(super) fn play(level: &Grid, steps: &[Step]) -> u32 {
    steps.iter().fold(level.initial(), |cell, &step| {
        assert!(level.legal(&cell, step), "{step:?}");
        level.apply(&cell, step)
    })
}

fn level(rows: &str) -> Grid {
    Grid::FORMATS[0].parse(&rows.replace('/', "\n")).expect("a right map")
}

/// The steps that can be made from the start, and what each costs.
#[test]
fn steps() {
    let cases: &[(&str, &str, &str)] = &[
        ("open", "..../.S../...G", "U1 R1 D1 L1"),
        ("weights", ".7./2S9/G#.", "U7 R9 L2"),
        ("edge", "S./.G", "R1 D1"),
        ("walled in", "#../#S#/#.G", "U1 D1"),
        ("eight", "neighbours 8/.../.S./..G", "U1000 R1000 D1000 L1000 UR1414 DR1414 DL1414 UL1414"),
        ("corner of a wall", "neighbours 8/.#./.S./..G", "R1000 D1000 L1000 DR1414 DL1414"),
        ("both corners", "neighbours 8/.#./.S#/..G", "D1000 L1000 DL1414"),
        ("wall at the diagonal", "neighbours 8/..#/.S./#.G", "U1000 R1000 D1000 L1000 DR1414 UL1414"),
        ("weights on diagonals", "neighbours 8/2.3/.S./9.G", "U1000 R1000 D1000 L1000 UR4242 DR1414 DL12726 UL2828"),
        ("weights beside do not count", "neighbours 8/S9/9G", "R9000 D9000 DR1414"),
        ("corner of the map", "neighbours 8/S./.G", "R1000 D1000 DR1414"),
    ];
    for &(title, map, expected) in cases {
        let level = level(map);
        let (start, mut legal) = (level.initial(), Vec::new());
        level.legal_moves(&start, &mut legal);
        let told = |step: &Step| format!("{}{}", step.text(), level.cost(&start, *step));
        assert_eq!(legal.iter().map(told).collect::<Vec<_>>().join(" "), expected, "{title}");
        let mut searched = Vec::new();
        if level.eight {
            level.terrain.steps::<true>(start, &mut searched);
        } else {
            level.terrain.steps::<false>(start, &mut searched);
        }
        assert_eq!(searched, legal, "{title}: the plain rules and the tables of the searches");
    }
}

/// Searches and people go by the same rules, wherever they stand.
#[test]
fn tables_and_plain_rules_agree() {
    let mut rng = Rng::new(2);
    for round in 0..200 {
        let level = Grid::new(random_terrain(&mut rng, 9, 1, round % 2 == 0));
        for index in 0..level.terrain.size.cells() {
            let cell = level.terrain.number(index);
            let (mut plain, mut table) = (Vec::new(), Vec::new());
            if level.terrain.is_free(cell) {
                level.legal_moves(&cell, &mut plain);
                if level.eight {
                    level.terrain.steps::<true>(cell, &mut table);
                } else {
                    level.terrain.steps::<false>(cell, &mut table);
                }
                assert_eq!(plain, table);
            }
        }
    }
}

#[test]
fn the_neighbours_of_a_level_can_be_overruled() {
    let level = level("neighbours 8/S./.G");
    assert_eq!(level.preset(), [("neighbours", "8")]);
    let mut four = level.clone();
    four.configure(&solvarium_engine::Options::new(Grid::PARAMS), "cells");
    assert!(!four.legal(&four.initial(), Step::DownRight));
    assert_eq!(Grid::FORMATS[0].text(&four), Grid::FORMATS[0].text(&level), "the level itself is the same");
}

/// Where pointing at a cell leads.
#[test]
fn travel() {
    let cases = [
        ("walk", "S../##./G..", None, 6, Some("RRDDLL")),
        ("stay", "S../##./G..", None, 0, Some("")),
        ("wall", "S../##./G..", None, 3, None),
        ("off the map", "S../##./G..", None, 9, None),
        ("closed off", "S.#/.#./#.G", None, 8, None),
        ("from the walker", "S../##./G..", Some(0), 2, Some("RR")),
        ("from elsewhere", "S../##./G..", Some(2), 1, None),
        ("around expensive ground", "S9./1#./1.G", None, 8, Some("DDRR")),
        ("diagonally", "neighbours 8/S../.../..G", None, 8, Some("DRDR")),
    ];
    for (title, map, from, to, expected) in cases {
        let level = level(map);
        let steps = level.travel(&level.initial(), from, to);
        let letters = steps.map(|steps| steps.iter().map(|step| step.text()).collect::<String>());
        assert_eq!(letters.as_deref(), expected, "{title}");
    }
}

#[test]
fn boards_change_where_the_walker_was_and_is() {
    let level = level("S5/.G");
    let changed = |index: usize| {
        let changes = level.board_changes(&level.terrain().number(index)).expect("maps tell their changes");
        changes.tiles.into_iter().map(|(at, tile)| (at, tile.kind, tile.tint)).collect::<Vec<_>>()
    };
    assert_eq!(changed(0), []);
    assert_eq!(changed(1), [(0, "start", None), (1, "walker", Some(5))]);
    assert_eq!(changed(3), [(0, "start", None), (3, "walker on goal", None)]);
}

#[test]
fn measures_tell_cost_and_steps() {
    let level = level("neighbours 8/S2./..G");
    let steps = [Step::Right, Step::DownRight];
    assert_eq!(level.measures(&steps), [("cost", 3414), ("steps", 2)]);
}

#[test]
fn an_estimate_points_at_the_walker_and_at_the_goal() {
    let level = level("S5/.G");
    let unmet = |index: usize| {
        let mut cells = Vec::new();
        super::spaces::Ground::<false>(level.terrain().clone()).unmet(&level.terrain().number(index), &mut cells);
        cells
    };
    assert_eq!(unmet(1), [1, 3]);
    assert!(unmet(3).is_empty());
}
