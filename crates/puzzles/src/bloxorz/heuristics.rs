//! Estimates of the rolls that are left.

use std::collections::VecDeque;
use std::marker::PhantomData;
use std::sync::OnceLock;

use solvarium_engine::grid::Direction;
use solvarium_engine::{Cost, DEAD, Heuristic};

use super::machine::{Machine, NONE, State};
use super::spaces::OverMachine;

/// The estimates of a space over the machine.
pub struct All<S>(PhantomData<S>);

impl<S: OverMachine> All<S> {
    /// The first is the default.
    pub const LIST: &'static [Heuristic<S>] = &[
        Heuristic {
            name: "roll-distance",
            aliases: &[],
            admissible: true,
            estimate: |space, state| space.guide().roll_distance(state),
        },
        Heuristic {
            name: "manhattan",
            aliases: &[],
            admissible: true,
            estimate: |space, state| space.guide().manhattan(state),
        },
        Heuristic {
            name: "magic",
            aliases: &[],
            admissible: false,
            estimate: |space, state| space.guide().magic(state),
        },
        Heuristic {
            name: "cubes",
            aliases: &[],
            admissible: false,
            estimate: |space, state| space.guide().cubes(state),
        },
    ];
}

/// A machine with what its estimates are read from; tables are made when they are first asked for.
#[derive(Debug)]
pub struct Guide {
    machine: Machine,
    /// For each split the cell, where its cubes appear, and an estimate from there.
    detours: Vec<(u16, Cost)>,
    rolls: OnceLock<RollTable>,
    magic: OnceLock<Vec<Cost>>,
}

impl Guide {
    /// Estimates for a machine.
    pub fn new(machine: Machine) -> Self {
        let mut guide = Guide { machine, detours: Vec::new(), rolls: OnceLock::new(), magic: OnceLock::new() };
        guide.detours = guide.detours();
        guide
    }

    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// Exact on the board with all bridges open, which allows every roll that the real board allows: hence admissible,
    /// and where no goal can be reached there, none can be reached at all. Swaps only add to the cost.
    fn roll_distance(&self, state: &State) -> Cost {
        let table = self.rolls.get_or_init(|| RollTable::new(&self.machine));
        match table.distance[table.node(state.a, state.b)] {
            FAR => DEAD,
            distance => Cost::from(distance),
        }
    }

    /// Admissible: see [`Guide::bound`]; a split is either used, and then reached first, or not.
    fn manhattan(&self, state: &State) -> Cost {
        let direct = self.bound(state, self.machine.goal());
        let through = |(split, after): &(u16, Cost)| self.bound(state, *split) + after;
        self.detours.iter().map(through).min().map_or(direct, |detour| direct.min(detour))
    }

    /// Least estimates after each split, which may be followed by others.
    fn detours(&self) -> Vec<(u16, Cost)> {
        let appeared = |[a, b]: [u16; 2]| State { a, b, split: true, ..self.machine.start() };
        let splits: Vec<(u16, State)> = self.machine.splits().map(|(cell, to)| (cell, appeared(to))).collect();
        let mut after: Vec<Cost> = splits.iter().map(|(_, cubes)| self.bound(cubes, self.machine.goal())).collect();
        // Dijkstra's algorithm: the least estimate that is left cannot fall any more, and others may fall through it.
        let mut left: Vec<usize> = (0..splits.len()).collect();
        while let Some(least) = (0..left.len()).min_by_key(|at| after[left[*at]]) {
            let through = left.swap_remove(least);
            for &at in &left {
                after[at] = after[at].min(self.bound(&splits[at].1, splits[through].0) + after[through]);
            }
        }
        splits.into_iter().map(|(cell, _)| cell).zip(after).collect()
    }

    /// Rolls after which the block can stand upright on a cell, at least, when nothing is in the way and no split helps.
    ///
    /// Let m be the distance of the piece's nearer half. Standing up brings it 1 nearer, lying down 2, rolling sideways
    /// 1; so m, plus one half when the block lies, falls by at most 3/2 a roll, and is 0 at the end. Cubes d apart roll
    /// d - 1 times before they join, each time bringing the nearer one at most 1 nearer, and then they lie.
    fn bound(&self, state: &State, target: u16) -> Cost {
        let cell = |floor: u16| self.machine.cell(floor);
        let away = |floor: u16| self.machine.grid().manhattan(cell(floor), cell(target)) as Cost;
        let nearer = away(state.a).min(away(state.b));
        let lying = |distance: Cost| (2 * distance + 1).div_ceil(3);
        match *state {
            State { a, b, .. } if a == b => (2 * nearer).div_ceil(3),
            State { a, b, split: true, .. } => {
                let joining = self.machine.grid().manhattan(cell(a), cell(b)) as Cost - 1;
                joining + lying(nearer.saturating_sub(joining))
            }
            _ => lying(nearer),
        }
    }

    /// The farther half's entry in the magic table. Not admissible: a roll may pass two cells.
    pub fn magic(&self, state: &State) -> Cost {
        let table = self.magic_table();
        table[usize::from(state.a)].max(table[usize::from(state.b)])
    }

    /// For each floor cell the cells to the goal, bridges taken as open; a split leads to where its cubes appear. Cells
    /// from which there is no way are as far as the board has cells.
    pub fn magic_table(&self) -> &[Cost] {
        self.magic.get_or_init(|| {
            let machine = &self.machine;
            let far = machine.floor_count() as Cost;
            let mut table = vec![far; machine.floor_count()];
            table[usize::from(machine.goal())] = 0;
            let mut queue = VecDeque::from([machine.goal()]);
            while let Some(cell) = queue.pop_front() {
                let beside = Direction::ALL.map(|direction| machine.near(cell, direction));
                let splits = machine.splits().filter(|(_, to)| to.contains(&cell)).map(|(split, _)| split);
                for next in beside.into_iter().chain(splits).filter(|next| *next != NONE) {
                    if table[usize::from(next)] == far {
                        table[usize::from(next)] = table[usize::from(cell)] + 1;
                        queue.push_back(next);
                    }
                }
            }
            table
        })
    }

    /// Not admissible: each half is counted.
    fn cubes(&self, state: &State) -> Cost {
        let goal = self.machine.cell(self.machine.goal());
        let away = |floor: u16| self.machine.grid().manhattan(self.machine.cell(floor), goal) as Cost;
        away(state.a) + away(state.b)
    }
}

/// A distance that no table holds.
const FAR: u16 = u16::MAX;

/// Fewest rolls to the goal on the board with all bridges open, for every pair of cells that a piece can cover.
#[derive(Debug)]
struct RollTable {
    floors: usize,
    /// By [`RollTable::node`].
    distance: Vec<u16>,
}

impl RollTable {
    /// Breadth-first from the goal backwards. Without splits there are only blocks, and the queue stays short; the table
    /// itself has a place for each pair of cells.
    fn new(machine: &Machine) -> Self {
        let floors = machine.floor_count();
        let mut table = RollTable { floors, distance: vec![FAR; floors * floors] };
        let goal = machine.goal();
        let splits: Vec<(u16, [u16; 2])> = machine.splits().collect();
        let at = table.node(goal, goal);
        table.distance[at] = 0;
        let mut queue = VecDeque::from([(goal, goal)]);
        let mut before = Vec::new();
        while let Some((a, b)) = queue.pop_front() {
            before.clear();
            predecessors(machine, &splits, (a, b), &mut before);
            let next = table.distance[table.node(a, b)] + 1;
            for &(a, b) in &before {
                let node = table.node(a, b);
                if table.distance[node] == FAR {
                    table.distance[node] = next;
                    queue.push_back((a, b));
                }
            }
        }
        table
    }

    fn node(&self, a: u16, b: u16) -> usize {
        usize::from(a.min(b)) * self.floors + usize::from(a.max(b))
    }
}

/// The pairs of cells from which one roll leads to this one, all bridges being open. A block's roll is undone by the
/// roll back.
fn predecessors(machine: &Machine, splits: &[(u16, [u16; 2])], (a, b): (u16, u16), out: &mut Vec<(u16, u16)>) {
    let beside = |cell: u16| Direction::ALL.into_iter().map(move |direction| machine.near(cell, direction));
    let touch = |a: u16, b: u16| beside(a).any(|near| near == b);
    let mut rolled_back = |a: u16, b: u16| {
        let blocks = Direction::ALL.into_iter().filter_map(|direction| rolled(machine, a, b, direction));
        out.extend(blocks.filter(|&(a, b)| a != b || !machine.is_fragile(a)));
    };
    let lying = a != b && touch(a, b);
    if a == b || lying {
        rolled_back(a, b);
    } else {
        let here = |to: &[u16; 2]| *to == [a, b] || *to == [b, a];
        splits.iter().filter(|(_, to)| here(to)).for_each(|(split, _)| rolled_back(*split, *split));
    }
    if a != b && !splits.is_empty() {
        for (moved, rested) in [(a, b), (b, a)] {
            let apart = |cell: &u16| *cell != NONE && *cell != rested && !touch(*cell, rested);
            out.extend(beside(moved).filter(apart).map(|cell| (cell, rested)));
        }
    }
}

/// The cells a block covers after a roll, all bridges being open.
fn rolled(machine: &Machine, a: u16, b: u16, direction: Direction) -> Option<(u16, u16)> {
    let near = |cell: u16| Some(machine.near(cell, direction)).filter(|cell| *cell != NONE);
    if a == b {
        let first = near(a)?;
        return Some((first, near(first)?));
    }
    match (near(a), near(b)) {
        (Some(ahead), beyond) if ahead == b => beyond.map(|cell| (cell, cell)),
        (beyond, Some(ahead)) if ahead == a => beyond.map(|cell| (cell, cell)),
        (Some(a), Some(b)) => Some((a, b)),
        _ => None,
    }
}
