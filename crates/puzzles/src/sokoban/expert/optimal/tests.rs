//! Mazes against plain searches of small rooms, and what they say of the level against the truth.

use std::collections::{BTreeSet, HashMap};

use solvarium_engine::Rng;
use solvarium_engine::grid::Direction;

use super::super::super::distances::FAR;
use super::super::super::level::Level;
use super::super::super::reference::{Reference, draw_within, position, unlimited};
use super::super::super::room::NONE;
use super::couples::Packs;
use super::cut::Cut;
use super::maze::{Base, Maze};
use super::search::{Outcome, Search};
use super::zone::{Zone, zones};

/// The least cost of a maze from a position, by single steps of the player.
fn by_steps(maze: &Maze<'_>, boxes: &[u16], player: u16) -> Option<u32> {
    let room = &maze.level.room;
    let mut known: HashMap<(Vec<u16>, u16), u32> = HashMap::new();
    let mut open = BTreeSet::from([(0, boxes.to_vec(), player)]);
    while let Some((cost, boxes, player)) = open.pop_first() {
        if boxes.is_empty() {
            return Some(cost);
        }
        if known.insert((boxes.clone(), player), cost).is_some() {
            continue;
        }
        for direction in Direction::ALL {
            let next = room.next(player, direction);
            let Some(at) = boxes.iter().position(|&cell| cell == next) else {
                if next != NONE && !known.contains_key(&(boxes.clone(), next)) {
                    open.insert((cost, boxes.clone(), next));
                }
                continue;
            };
            let to = room.next(next, direction);
            if to == NONE || boxes.contains(&to) {
                continue;
            }
            let (mut after, mut price) = (boxes.clone(), 1);
            after.remove(at);
            if maze.vanishes(to) {
                match maze.lone(to, next) {
                    FAR => continue,
                    toll => price += u32::from(toll),
                }
            } else {
                after.push(to);
                after.sort_unstable();
            }
            if !known.contains_key(&(after.clone(), next)) {
                open.insert((cost + price, after, next));
            }
        }
    }
    None
}

/// Any zone: the goals and some other cells.
fn any_zone(rng: &mut Rng, level: &Level) -> Zone {
    let often = rng.between(2, 12);
    (0..level.room.cells() as u16).map(|cell| level.room.is_goal(cell) || rng.below(often) == 0).collect()
}

/// Small rooms, each with a maze of one of the zones that are tried or of any other.
fn mazes(seed: u64, rounds: usize, most: usize, mut look: impl FnMut(&mut Rng, &Level, &Base, &Maze<'_>)) {
    let mut rng = Rng::new(seed);
    for round in 0..rounds {
        let count = rng.between(1, 3);
        let Some(level) = draw_within(&mut rng, count, most) else { continue };
        let Some(base) = Base::new(&level) else { continue };
        let tried = zones(&level);
        let zone = match tried.len() {
            some @ 1.. if round % 2 == 0 => tried[rng.below(some)].clone(),
            _ => any_zone(&mut rng, &level),
        };
        if let Some(maze) = unlimited(|ctx| Maze::new(&level, &base, zone, 0, ctx)).unwrap() {
            look(&mut rng, &level, &base, &maze);
        }
    }
}

#[test]
fn a_maze_is_solved_at_the_least_cost_and_that_is_a_lower_bound() {
    let (mut solved, mut unsolvable, mut exact) = (0, 0, 0);
    mazes(31, 4000, 7, |_, level, base, maze| {
        let start = &maze.level.start;
        let least = by_steps(maze, &start.boxes, start.player);
        let truth = Reference::new(&level.room).pushes(&level.start.boxes, level.start.player);
        match unlimited(|ctx| Search::new(maze).run(u64::MAX, 0, ctx)).unwrap() {
            Outcome::Found(pushes, cost) => {
                assert_eq!(Some(cost), least, "{level:?}");
                assert!(pushes.len() as u32 <= cost);
                assert!(truth.is_none_or(|truth| maze.least(cost) <= truth), "{level:?} {:?}", maze.zone);
                assert!(truth.is_none_or(|truth| truth % 2 == base.least % 2), "all solutions are even, or all odd");
                solved += 1;
                exact += u32::from(truth == Some(maze.least(cost)));
            }
            Outcome::Exhausted => {
                assert_eq!((least, truth), (None, None), "{level:?}");
                unsolvable += 1;
            }
            Outcome::Spent(_) => panic!("there was no limit"),
        }
    });
    assert!(solved > 300 && unsolvable > 5 && exact > 300, "{solved} {unsolvable} {exact}");
}

#[test]
fn what_couples_cost_is_exact() {
    let mut dear = 0;
    mazes(32, 1500, 9, |rng, level, _, maze| {
        for _ in 0..6 {
            let now = position(rng, &level.room, 2);
            let cells = &now.boxes;
            if cells.iter().any(|&cell| maze.vanishes(cell) || maze.lone(cell, now.player) == FAR) {
                continue;
            }
            let alone: u32 = cells.iter().map(|&cell| u32::from(maze.lone(cell, now.player))).sum();
            let more = Packs::default().most(&maze.couples, cells, now.player);
            assert_eq!(more.map(|more| alone + more), by_steps(maze, cells, now.player), "{now:?} {level:?}");
            dear += u32::from(more.is_some_and(|more| more > 0));
        }
    });
    assert!(dear > 5, "{dear}");
}

#[test]
fn the_bound_of_a_position_is_never_too_great() {
    let (mut packs, mut outside, mut bounded) = (Packs::default(), Vec::new(), 0);
    mazes(33, 1500, 7, |rng, level, _, maze| {
        let reference = Reference::new(&level.room);
        for _ in 0..40 {
            let now = position(rng, &level.room, level.start.boxes.len());
            let Some(truth) = reference.pushes(&now.boxes, now.player) else { continue };
            let bound = maze.bound(&now.boxes, now.player, &mut outside, &mut packs);
            assert!(bound.is_some_and(|bound| bound <= truth), "{bound:?} {truth} {now:?} {level:?}");
            bounded += 1;
        }
    });
    assert!(bounded > 1000, "{bounded}");
}

#[test]
fn cuts_have_the_fewest_mouths() {
    let mut rng = Rng::new(34);
    for _ in 0..300 {
        let Some(level) = draw_within(&mut rng, 2, 8) else { continue };
        let room = &level.room;
        let free: Vec<u16> = level.start.boxes.iter().copied().filter(|&cell| !room.is_goal(cell)).collect();
        let cut = Cut::new(room, &room.goals, &free);
        let mouths = |zone: &Zone| -> Vec<u16> {
            let outside = |cell: &u16| !zone[usize::from(*cell)];
            let is_mouth = |cell: &u16| !outside(cell) && room.neighbours(*cell).any(|beside| outside(&beside));
            (0..room.cells() as u16).filter(is_mouth).collect()
        };
        let (small, large) = (cut.smallest(), cut.largest());
        for zone in [&small, &large] {
            assert!(room.goals.iter().all(|&goal| zone[usize::from(goal)]), "{level:?}");
            assert!(free.iter().all(|&cell| !zone[usize::from(cell)]), "{level:?}");
        }
        assert!(small.iter().zip(&large).all(|(small, large)| !small || *large));
        let fewest = if free.is_empty() { 0 } else { mouths(&small).len().max(mouths(&large).len()) };
        // No cell parts goals and boxes where two are needed.
        if fewest > 1 {
            for mouth in (0..room.cells() as u16).filter(|cell| !free.contains(cell)) {
                let mut seen: BTreeSet<u16> = free.iter().copied().collect();
                let mut queue = free.clone();
                while let Some(cell) = queue.pop() {
                    queue.extend(room.neighbours(cell).filter(|&next| next != mouth && seen.insert(next)));
                }
                assert!(room.goals.iter().any(|goal| seen.contains(goal)), "{mouth} {level:?}");
            }
        }
    }
}
