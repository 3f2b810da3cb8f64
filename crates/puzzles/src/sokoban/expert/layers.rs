//! In which order goals are to be filled: a guide, not a proof.
//!
//! Goals that touch form a cluster. All goals are taken to be full, everything else to be empty, and boxes are taken
//! away in rounds: in each, all that can be pulled to where a box stands at the start. What is taken away first must
//! come last. So the goals of the last rounds are the deepest, and a box on a goal counts as packed when all deeper
//! goals of its cluster are full.

use solvarium_engine::grid::Direction;

use super::super::level::Level;
use super::super::reach::Reach;
use super::super::room::NONE;

/// The order of the goals.
#[derive(Debug)]
pub(super) struct Layers {
    /// For each cluster its goals' cells, by layers, the deepest first.
    clusters: Vec<Vec<Vec<u16>>>,
}

impl Layers {
    /// The plan of a level.
    pub fn new(level: &Level) -> Self {
        let rounds = rounds(level);
        let most = rounds.iter().copied().max().unwrap_or(0);
        let clusters = clusters(level).into_iter().map(|cluster| {
            let layers = (0..=most).rev().map(|round| {
                let number = |goal: &u16| level.room.goals.binary_search(goal).expect("a cluster has goals");
                cluster.iter().copied().filter(|goal| rounds[number(goal)] == round).collect()
            });
            layers.filter(|layer: &Vec<u16>| !layer.is_empty()).collect()
        });
        Layers { clusters: clusters.collect() }
    }

    /// The number of goals.
    pub fn goals(&self) -> usize {
        self.clusters.iter().flatten().map(Vec::len).sum()
    }

    /// How many boxes are packed.
    pub fn packed(&self, has_box: impl Fn(u16) -> bool) -> usize {
        let mut packed = 0;
        for layers in &self.clusters {
            for layer in layers {
                let full = layer.iter().filter(|&&goal| has_box(goal)).count();
                packed += full;
                if full < layer.len() {
                    break;
                }
            }
        }
        packed
    }
}

/// The round in which the box of each goal is taken away. Those that never are count as the last.
fn rounds(level: &Level) -> Vec<usize> {
    let goals = &level.room.goals;
    let mut rounds = vec![usize::MAX; goals.len()];
    let mut round = 0;
    loop {
        let boxes: Vec<u16> = (0..goals.len()).filter(|&at| rounds[at] == usize::MAX).map(|at| goals[at]).collect();
        let gone: Vec<u16> = boxes.iter().copied().filter(|&goal| leaves(level, &boxes, goal)).collect();
        if gone.is_empty() {
            rounds.iter_mut().filter(|at| **at == usize::MAX).for_each(|at| *at = round);
            return rounds;
        }
        for goal in gone {
            rounds[goals.binary_search(&goal).expect("it is a goal")] = round;
        }
        round += 1;
    }
}

/// Whether a box can be pulled from a goal to a start cell while the other boxes rest, wherever the player begins.
fn leaves(level: &Level, boxes: &[u16], goal: u16) -> bool {
    let room = &level.room;
    let mut now: Vec<u16> = boxes.iter().copied().filter(|&cell| cell != goal).collect();
    now.push(goal);
    let last = now.len() - 1;
    let mut reach = Reach::default();
    let mut seen = vec![0u8; room.cells()];
    let mut queue: Vec<(u16, u16)> =
        room.neighbours(goal).filter(|cell| !boxes.contains(cell)).map(|cell| (goal, cell)).collect();
    while let Some((cell, player)) = queue.pop() {
        if level.start.has_box(cell) {
            return true;
        }
        now[last] = cell;
        reach.flood(room, &now, player);
        for direction in Direction::ALL {
            let beside = room.next(cell, direction);
            if beside == NONE || !reach.has(room, beside) || seen[usize::from(cell)] >> (direction as u8) & 1 != 0 {
                continue;
            }
            seen[usize::from(cell)] |= 1 << direction as u8;
            let back = room.next(beside, direction);
            if back != NONE && reach.is_free(room, back) {
                queue.push((beside, back));
            }
        }
    }
    false
}

/// The goals in groups of those that touch.
fn clusters(level: &Level) -> Vec<Vec<u16>> {
    let room = &level.room;
    let mut seen = vec![false; room.cells()];
    let mut clusters = Vec::new();
    for &goal in &room.goals {
        if seen[usize::from(goal)] {
            continue;
        }
        seen[usize::from(goal)] = true;
        let (mut cluster, mut at) = (vec![goal], 0);
        while let Some(&cell) = cluster.get(at) {
            at += 1;
            for next in room.neighbours(cell) {
                if room.is_goal(next) && !seen[usize::from(next)] {
                    seen[usize::from(next)] = true;
                    cluster.push(next);
                }
            }
        }
        clusters.push(cluster);
    }
    clusters
}
