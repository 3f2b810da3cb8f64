//! The fitness of report A: (k - g1)² w1 + (k - g2)² w2 + (k - g3)² w3 + a bonus for the good cells on the way.
//!
//! For the last state of a string, with k the largest entry of the magic table: g1 is the magic distance of the piece, g2
//! the distance between two cubes, g3 the sum of the distances to bridges that are open and were never stepped on.
//!
//! **Decided where the report is unclear.** The magic distance of a piece is that of its farther half, so it is 0 at a
//! solution only. Cells from which there is no way do not count for k. Differences below 0 are taken as 0: squared, they
//! would reward being far. A bridge is a group of cells that open and close together; its distance is that between its
//! nearest cell and the piece's nearer half. A good cell earns once for each of its reasons: bridge, fragile, next to the
//! goal, covered after a roll that opened a bridge, covered after a split. A solution scores 5 G and nothing else. What is
//! left below 1 by a negative w2 is raised to 1, for the roulette wheel needs positive shares.

use super::super::heuristics::Guide;
use super::super::machine::{Machine, State};

/// Letters appended by a mutation, at most.
pub const APPENDED: usize = 20;

const SOLVED: f64 = 5e9;
const W1: f64 = 1.0;
/// w2 near the goal, where the cubes should meet, and far from it.
const W2: [f64; 2] = [3.0, -0.5];
/// Magic distance below which the goal is near.
const NEAR: u32 = 15;
const W3: f64 = 100.0;

/// Reasons for which a cell is good.
const BRIDGE: u8 = 1;
const FRAGILE: u8 = 2;
const BESIDE_GOAL: u8 = 4;
const OPENED: u8 = 8;
const SPLIT: u8 = 16;
/// Marks a cell that was covered, good or not.
const VISITED: u8 = 128;
/// What each reason earns.
const BONUS: [(u8, f64); 5] = [(BRIDGE, 5e6), (FRAGILE, 3e6), (BESIDE_GOAL, 5e6), (OPENED, 3e6), (SPLIT, 3e6)];

/// The fitness for a level.
pub struct Fitness<'a> {
    guide: &'a Guide,
    /// The largest entry of the magic table.
    k: u32,
    /// For each floor cell the reasons it is good wherever one comes from.
    good: Vec<u8>,
    /// The floor cells of each bridge.
    bridges: Vec<Vec<u16>>,
}

impl<'a> Fitness<'a> {
    /// Prepares a level.
    pub fn new(guide: &'a Guide) -> Self {
        let machine = guide.machine();
        let far = machine.floor_count() as u32;
        let floors = 0..machine.floor_count() as u16;
        let in_group = |group: usize| floors.clone().filter(move |floor| machine.bridge(*floor) >> group & 1 == 1);
        Fitness {
            guide,
            k: guide.magic_table().iter().copied().filter(|distance| *distance < far).max().unwrap_or(0),
            good: floors.clone().map(|floor| reasons(machine, floor)).collect(),
            bridges: (0..machine.bridge_count()).map(|group| in_group(group).collect()).collect(),
        }
    }

    /// Where a string comes nearest to the goal, first.
    pub fn nearest(&self, states: impl Iterator<Item = State>) -> usize {
        let distances = states.map(|state| self.guide.magic(&state)).enumerate();
        distances.min_by_key(|(_, distance)| *distance).map_or(0, |(at, _)| at)
    }

    /// The fitness of a string that leads through these states.
    pub fn fitness(&self, states: impl Iterator<Item = State>) -> f64 {
        let machine = self.guide.machine();
        let (mut last, mut visited) = (machine.start(), vec![0; self.good.len()]);
        for state in states {
            let opened = if state.bridges & !last.bridges != 0 { OPENED } else { 0 };
            let split = if state.split && !last.split { SPLIT } else { 0 };
            for floor in [state.a, state.b].map(usize::from) {
                visited[floor] |= VISITED | self.good[floor] | opened | split;
            }
            last = state;
        }
        if machine.is_goal(&last) { SOLVED } else { (self.distances(&last, &visited) + bonus(&visited)).max(1.0) }
    }

    /// The terms of g1, g2 and g3.
    fn distances(&self, state: &State, visited: &[u8]) -> f64 {
        let machine = self.guide.machine();
        let away = |a: u16, b: u16| machine.grid().manhattan(machine.cell(a), machine.cell(b)) as u32;
        let open = |bridge: &&Vec<u16>| machine.bridge(bridge[0]) & state.bridges != 0;
        let crossed = |bridge: &[u16]| bridge.iter().any(|floor| visited[usize::from(*floor)] != 0);
        let to = |bridge: &Vec<u16>| bridge.iter().map(|floor| away(state.a, *floor).min(away(state.b, *floor))).min();
        let g1 = self.guide.magic(state);
        let g2 = if state.split { away(state.a, state.b) } else { 0 };
        let g3 = self.bridges.iter().filter(open).filter(|bridge| !crossed(bridge)).filter_map(to).sum();
        let term = |g: u32, w: f64| f64::from(self.k.saturating_sub(g)).powi(2) * w;
        term(g1, W1) + term(g2, W2[usize::from(g1 >= NEAR)]) + term(g3, W3)
    }
}

/// What the good cells among those visited earn.
fn bonus(visited: &[u8]) -> f64 {
    let earned = |cell: &u8| BONUS.iter().filter(|(reason, _)| cell & reason != 0).map(|(_, bonus)| bonus).sum::<f64>();
    visited.iter().map(earned).sum()
}

/// Why a floor cell is good wherever one comes from.
fn reasons(machine: &Machine, floor: u16) -> u8 {
    let bridge = if machine.bridge(floor) == 0 { 0 } else { BRIDGE };
    let fragile = if machine.is_fragile(floor) { FRAGILE } else { 0 };
    let beside = machine.grid().manhattan(machine.cell(floor), machine.cell(machine.goal())) == 1;
    bridge | fragile | if beside { BESIDE_GOAL } else { 0 }
}
