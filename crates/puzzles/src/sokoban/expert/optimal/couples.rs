//! What two boxes cost each other: how many pushes two boxes alone in the maze need more than each of them by itself.
//!
//! **A lower bound.** In a solution of the maze, leave out all boxes but two: their pushes can still be made. So two boxes
//! get at least as many pushes, tolls included, as they need when alone with the player in the same place. The table is
//! exact. For any number of couples that share no box, what they cost can be added up.
//!
//! Two boxes that have no solution alone are dead.

use solvarium_engine::grid::Direction;
use solvarium_engine::{Ctx, Stop};

use super::super::super::distances::FAR;
use super::super::super::reach::flood;
use super::super::super::room::{NONE, Room, Rows};
use super::sides::{PARTS, Sides};
use super::zone::Zone;

/// Larger tables are not made.
const MOST_BYTES: usize = 64 << 20;
/// Bytes for each pair while the table is made: its nodes and pushes.
const BESIDE: usize = 128;
/// The cost of a couple that is dead.
const DEAD: u8 = u8::MAX;

/// The table.
#[derive(Debug)]
pub(super) struct Couples {
    cells: usize,
    /// For each cell its number among those that boxes can be on, or [`NONE`].
    numbers: Vec<u16>,
    /// For two numbers, the greater first, whether there is a cost for some place of the player.
    any: Vec<bool>,
    /// For two numbers and the player's cell, the cost.
    costs: Vec<u8>,
}

/// The place of two numbers in a list of pairs.
#[inline]
fn pair(one: u16, other: u16) -> usize {
    let (low, high) = (usize::from(one.min(other)), usize::from(one.max(other)));
    high * (high - 1) / 2 + low
}

impl Couples {
    /// The table of a maze, given what lone boxes need. `other` is what others hold of the memory.
    pub fn new(
        room: &Room,
        sides: &Sides,
        zone: &Zone,
        lone: &[u16],
        other: usize,
        ctx: &mut Ctx<'_>,
    ) -> Result<Self, Stop> {
        let cells = room.cells();
        let alive = |&cell: &u16| {
            !zone[usize::from(cell)] && lone[usize::from(cell) * PARTS..][..PARTS].iter().any(|&pushes| pushes != FAR)
        };
        let used: Vec<u16> = (0..cells as u16).filter(alive).collect();
        let mut numbers = vec![NONE; cells];
        used.iter().enumerate().for_each(|(number, &cell)| numbers[usize::from(cell)] = number as u16);
        let pairs = used.len() * used.len().saturating_sub(1) / 2;
        let mut couples = Couples { cells, numbers, any: Vec::new(), costs: Vec::new() };
        if pairs * cells <= MOST_BYTES {
            ctx.hold(other + pairs * (cells + BESIDE))?;
            let mut graph = Graph::new(room, &used, ctx)?;
            graph.connect(room, sides, zone, lone, &couples.numbers);
            graph.settle();
            couples.costs = graph.costs(sides, lone, &used);
            couples.any = couples.costs.chunks_exact(cells).map(|costs| costs.iter().any(|&cost| cost > 0)).collect();
        }
        Ok(couples)
    }

    /// What two boxes on cells outside the zone cost each other.
    #[inline]
    pub fn cost(&self, one: u16, other: u16, player: u16) -> u8 {
        let pair = pair(self.numbers[usize::from(one)], self.numbers[usize::from(other)]);
        if self.any.get(pair) == Some(&true) { self.costs[pair * self.cells + usize::from(player)] } else { 0 }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.costs.len() + self.any.len() + self.numbers.len() * 2
    }
}

/// Adds up what couples cost. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(super) struct Packs {
    /// Couples with a cost, each with the numbers of its boxes.
    couples: Vec<(u8, u16, u16)>,
}

impl Packs {
    /// What couples that share no box cost each other together, the costliest first; none if one is dead. The boxes are
    /// outside the zone; of very many the first are looked at.
    pub fn most(&mut self, couples: &Couples, boxes: &[u16], player: u16) -> Option<u32> {
        self.couples.clear();
        for (at, &cell) in boxes.iter().enumerate().take(128) {
            for (before, &other) in boxes[..at].iter().enumerate() {
                match couples.cost(cell, other, player) {
                    DEAD => return None,
                    0 => {}
                    cost => self.couples.push((cost, before as u16, at as u16)),
                }
            }
        }
        if self.couples.len() > 1 {
            self.couples.sort_unstable_by_key(|&(cost, one, other)| (std::cmp::Reverse(cost), one, other));
        }
        let (mut total, mut used) = (0, 0u128);
        for &(cost, one, other) in &self.couples {
            let both = 1u128 << one | 1u128 << other;
            if used & both == 0 {
                used |= both;
                total += u32::from(cost);
            }
        }
        Some(total)
    }
}

/// All positions of two boxes, and the pushes between them.
struct Graph {
    cells: usize,
    /// For each pair of numbers and each cell, the region the cell is in, and for each pair its first node.
    regions: Vec<u8>,
    first: Vec<u32>,
    /// Fewest pushes from each node, and the pushes as (from, to).
    least: Vec<u16>,
    edges: Vec<(u32, u32)>,
}

impl Graph {
    fn new(room: &Room, used: &[u16], ctx: &mut Ctx<'_>) -> Result<Self, Stop> {
        let cells = room.cells();
        let pairs = used.len() * used.len().saturating_sub(1) / 2;
        let (mut regions, mut first, mut nodes) = (vec![u8::MAX; pairs * cells], Vec::with_capacity(pairs), 0);
        let (mut free, mut region) = (room.floor.clone(), Rows::new());
        for (high, &one) in used.iter().enumerate() {
            room.flip(&mut free, one);
            for (low, &other) in used[..high].iter().enumerate() {
                ctx.poll()?;
                room.flip(&mut free, other);
                let row = &mut regions[pair(high as u16, low as u16) * cells..][..cells];
                let mut count = 0;
                for beside in room.neighbours(one).chain(room.neighbours(other)) {
                    if row[usize::from(beside)] == u8::MAX && beside != one && beside != other {
                        flood(room, &free, beside, &mut region);
                        let inside = (0..cells).filter(|&cell| room.has(&region, cell as u16));
                        inside.for_each(|cell| row[cell] = count);
                        count += 1;
                    }
                }
                first.push(nodes);
                nodes += u32::from(count);
                room.flip(&mut free, other);
            }
            room.flip(&mut free, one);
        }
        Ok(Graph { cells, regions, first, least: vec![FAR; nodes as usize], edges: Vec::new() })
    }

    /// The node of a pair with the player on a cell.
    fn node(&self, pair: usize, player: u16) -> u32 {
        self.first[pair] + u32::from(self.regions[pair * self.cells + usize::from(player)])
    }

    /// Finds all pushes. After one into the zone the other box is alone.
    fn connect(&mut self, room: &Room, sides: &Sides, zone: &Zone, lone: &[u16], numbers: &[u16]) {
        let used = || (0..self.cells as u16).filter(|&cell| numbers[usize::from(cell)] != NONE);
        let mut edges = Vec::new();
        let mut ends = Vec::new();
        for cell in used() {
            for direction in Direction::ALL {
                let (behind, to) = (room.next(cell, direction.opposite()), room.next(cell, direction));
                if behind == NONE || to == NONE {
                    continue;
                }
                for other in used().filter(|&other| other != cell && other != behind && other != to) {
                    let from = self.node(pair(numbers[usize::from(cell)], numbers[usize::from(other)]), behind);
                    if zone[usize::from(to)] {
                        let rest = lone[sides.place(to, cell)].saturating_add(lone[sides.place(other, cell)]);
                        ends.push((from, rest.saturating_add(1)));
                    } else if numbers[usize::from(to)] != NONE {
                        let pair = pair(numbers[usize::from(to)], numbers[usize::from(other)]);
                        edges.push((from, self.node(pair, cell)));
                    }
                }
            }
        }
        for (node, pushes) in ends {
            let least = &mut self.least[node as usize];
            *least = (*least).min(pushes);
        }
        self.edges = edges;
    }

    /// Finds the fewest pushes from every node, those with the fewest first.
    fn settle(&mut self) {
        self.edges.sort_unstable_by_key(|&(_, to)| to);
        let mut starts = vec![0; self.least.len() + 1];
        self.edges.iter().for_each(|&(_, to)| starts[to as usize + 1] += 1);
        (1..starts.len()).for_each(|at| starts[at] += starts[at - 1]);
        let mut buckets: Vec<Vec<u32>> = Vec::new();
        let put = |buckets: &mut Vec<Vec<u32>>, pushes: u16, node: u32| {
            buckets.resize_with(buckets.len().max(usize::from(pushes) + 1), Vec::new);
            buckets[usize::from(pushes)].push(node);
        };
        for (node, &pushes) in self.least.iter().enumerate().filter(|(_, pushes)| **pushes != FAR) {
            put(&mut buckets, pushes, node as u32);
        }
        let mut pushes = 0;
        while pushes < buckets.len() {
            while let Some(node) = buckets[pushes].pop() {
                if usize::from(self.least[node as usize]) != pushes {
                    continue;
                }
                let before = (pushes + 1) as u16;
                for &(from, _) in &self.edges[starts[node as usize]..starts[node as usize + 1]] {
                    if self.least[from as usize] > before {
                        self.least[from as usize] = before;
                        put(&mut buckets, before, from);
                    }
                }
            }
            pushes += 1;
        }
    }

    /// For each pair and cell of the player, what the two boxes cost each other.
    fn costs(mut self, sides: &Sides, lone: &[u16], used: &[u16]) -> Vec<u8> {
        for (high, &one) in used.iter().enumerate() {
            for (low, &other) in used[..high].iter().enumerate() {
                let at = pair(high as u16, low as u16);
                for player in 0..self.cells {
                    let region = &mut self.regions[at * self.cells + player];
                    if *region == u8::MAX {
                        *region = 0;
                        continue;
                    }
                    let player = player as u16;
                    let least = self.least[self.first[at] as usize + usize::from(*region)];
                    let alone = lone[sides.place(one, player)].saturating_add(lone[sides.place(other, player)]);
                    *region = if least == FAR { DEAD } else { (least - alone).min(u16::from(DEAD) - 1) as u8 };
                }
            }
        }
        self.regions
    }
}
