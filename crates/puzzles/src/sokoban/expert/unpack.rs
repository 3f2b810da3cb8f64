//! The plan search: how a packed board comes apart.
//!
//! Backwards from the solved board, boxes are pulled away until the board is empty. A box that comes to a start cell of the
//! sink ([`super::sinks`]) vanishes. Where none can, boxes are pulled aside, and so they may be moved twice: read
//! forwards, that is parking. It is a relaxed problem, for boxes that have not come yet are not in the way, and so it is
//! solved within some dozens of positions; [`super::plan`] makes a plan of the path.
//!
//! A pull is left out when, read forwards, a PI-corral would make another box go first: no search that holds to such
//! corrals can follow a plan like that.
//!
//! Long pulls come first or short ones ([`Taste`]). What is parked far away is seldom in the way, but to follow such a plan
//! takes long; and of boxes that can vanish those near their starts, vanishing first, leave the far ones to be brought first
//! when the plan is read forwards. Neither is better on all levels.
//!
//! The search is one of features, as [`super::fess`]: cells of positions with equal features are visited in turn, and
//! moves that are advised cost nothing.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};
use std::hash::BuildHasherDefault;

use hashbrown::HashSet;
use rapidhash::fast::RapidHasher;
use solvarium_engine::{Ctx, Stop};

use super::super::deadlock::corral::Corrals;
use super::super::deadlock::judge::Judge;
use super::super::distances::FAR;
use super::super::level::Level;
use super::super::pairing::Pairing;
use super::super::reach::Reach;
use super::super::room::Rows;
use super::haul::{Haul, Placement, Way};
use super::regions::Regions;
use super::rooms::Rooms;
use super::sinks::{Rule, Sinks};

/// Positions looked at, at most.
const MOST: usize = 2_000;
/// Boxes times cells of the positions looked at, at most: in large levels each takes long.
const MOST_WORK: usize = 10_000_000;

/// A box pulled from a cell to another, where it may vanish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pull {
    pub from: u16,
    pub to: u16,
    pub vanishes: bool,
}

/// Which pulls come first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Pulls {
    #[default]
    Long,
    Short,
}

impl Pulls {
    /// What pulls are ordered by, by their lengths.
    fn rank(self, length: u16) -> u16 {
        match self {
            Pulls::Long => u16::MAX - length,
            Pulls::Short => length,
        }
    }
}

/// Which pulls come first: of those that let boxes vanish, and of those that park them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Taste {
    pub vanishing: Pulls,
    pub parking: Pulls,
}

/// A way to take the solved board apart.
#[derive(Debug, Default)]
pub(super) struct Unpacking {
    pub pulls: Vec<Pull>,
    /// The boxes that are left at its end.
    pub left: Vec<u16>,
}

/// Looks for a way to take the solved board of a level apart, as far as possible. `origins` has for each cell the pushes of
/// a lone box from each start.
pub(super) fn unpack(
    level: &Level,
    taste: Taste,
    origins: &[u16],
    judge: &mut Judge<'_>,
    ctx: &mut Ctx<'_>,
) -> Result<Unpacking, Stop> {
    let (first, done) = unpack_by((Rule::Largest, taste), level, origins, judge, ctx)?;
    if done {
        return Ok(first);
    }
    let (second, _) = unpack_by((Rule::Any, taste), level, origins, judge, ctx)?;
    Ok(if second.left.len() < first.left.len() { second } else { first })
}

/// The same with one rule for sinks, and whether the board was taken apart.
fn unpack_by(
    rules: (Rule, Taste),
    level: &Level,
    origins: &[u16],
    judge: &mut Judge<'_>,
    ctx: &mut Ctx<'_>,
) -> Result<(Unpacking, bool), Stop> {
    let mut search = Search::new(rules, level, origins, judge);
    search.begin();
    let mut turn = 0;
    while search.nodes.len() < MOST && search.work < MOST_WORK && !search.is_done() {
        ctx.poll()?;
        let open: Vec<Cell> = search.cells.keys().copied().collect();
        let Some(&cell) = open.get(turn % open.len().max(1)) else { break };
        turn += 1;
        search.advance(cell);
    }
    Ok((search.best(), search.is_done()))
}

/// Features of a position, the better ones less: boxes left, boxes on goals, regions, links cut.
type Cell = (u16, u16, u16, u16);

/// A pull not yet made, with what it is ordered by: its weight, its rank and its age.
type Choice = Reverse<(u32, [u16; 4], u32)>;

struct Node {
    boxes: Vec<u16>,
    player: u16,
    starts: Vec<u16>,
    parent: Option<usize>,
    pull: Pull,
    weight: u32,
    cell: Cell,
}

struct Search<'a, 'b> {
    rule: Rule,
    taste: Taste,
    level: &'a Level,
    origins: &'a [u16],
    judge: &'a mut Judge<'b>,
    rooms: Rooms,
    corrals: Corrals,
    nodes: Vec<Node>,
    seen: HashSet<(Vec<u16>, u16, Vec<u16>), BuildHasherDefault<RapidHasher<'static>>>,
    cells: BTreeMap<Cell, BinaryHeap<Choice>>,
    /// For each pull not yet made the node it starts from and the player's cell after it.
    pulls: Vec<(usize, Pull, u16)>,
    /// The node that is nearest to the end.
    nearest: usize,
    work: usize,
    pairing: Pairing,
    haul: Haul,
    reach: Reach,
    regions: Regions,
    sinks: Sinks,
    free: Rows,
}

impl<'a, 'b> Search<'a, 'b> {
    fn new((rule, taste): (Rule, Taste), level: &'a Level, origins: &'a [u16], judge: &'a mut Judge<'b>) -> Self {
        Search {
            rule,
            taste,
            level,
            origins,
            judge,
            rooms: Rooms::new(&level.room),
            corrals: Corrals::default(),
            nodes: Vec::new(),
            seen: HashSet::default(),
            cells: BTreeMap::new(),
            pulls: Vec::new(),
            nearest: 0,
            work: 0,
            pairing: Pairing::default(),
            haul: Haul::default(),
            reach: Reach::default(),
            regions: Regions::default(),
            sinks: Sinks::default(),
            free: Rows::new(),
        }
    }

    /// Adds the solved board, once for each region of the player.
    fn begin(&mut self) {
        let Level { room, start, .. } = self.level;
        let mut players = Vec::new();
        self.reach.regions(room, &room.goals, &mut players);
        for player in players {
            let pull = Pull { from: 0, to: 0, vanishes: false };
            self.add(room.goals.clone(), player, start.boxes.to_vec(), None, pull, 0);
        }
    }

    /// Makes the first pull of a cell.
    fn advance(&mut self, cell: Cell) {
        let heap = self.cells.get_mut(&cell).expect("cells have pulls");
        let Reverse((weight, _, at)) = heap.pop().expect("cells have pulls");
        if heap.is_empty() {
            self.cells.remove(&cell);
        }
        let (parent, pull, player) = self.pulls[at as usize];
        let node = &self.nodes[parent];
        let mut boxes: Vec<u16> = node.boxes.iter().copied().filter(|&cell| cell != pull.from).collect();
        let mut starts = node.starts.clone();
        if pull.vanishes {
            starts.retain(|&start| start != pull.to);
        } else {
            boxes.push(pull.to);
            boxes.sort_unstable();
            if !self.goes_first(&boxes, pull.to, player) {
                return;
            }
        }
        self.add(boxes, player, starts, Some(parent), pull, weight);
    }

    /// Whether the box on a cell may be the next that is pushed, for all that PI-corrals say. Boxes are in order.
    fn goes_first(&mut self, boxes: &[u16], cell: u16, player: u16) -> bool {
        self.reach.flood(&self.level.room, boxes, player);
        let enough = self.corrals.enough(self.level, boxes, &self.reach, &mut self.judge.pairs);
        enough.is_none_or(|enough| enough.iter().any(|&(first, _)| first == cell))
    }

    /// Adds a position, if it is new and every box can have come from a start, and weighs its pulls.
    fn add(&mut self, boxes: Vec<u16>, player: u16, starts: Vec<u16>, parent: Option<usize>, pull: Pull, weight: u32) {
        let room = &self.level.room;
        self.reach.flood(room, &boxes, player);
        let player = self.reach.first(room);
        if !self.seen.insert((boxes.clone(), player, starts.clone())) || !self.matches(&boxes, &starts) {
            return;
        }
        let on_goals = boxes.iter().filter(|&&cell| room.is_goal(cell)).count();
        self.free.clone_from(&room.floor);
        boxes.iter().for_each(|&cell| room.flip(&mut self.free, cell));
        let cut = self.rooms.cut(room, &boxes, &self.free);
        let regions = self.regions.count(room, &boxes);
        let cell = (boxes.len() as u16, on_goals as u16, regions as u16, cut as u16);
        self.nodes.push(Node { boxes, player, starts, parent, pull, weight, cell });
        let id = self.nodes.len() - 1;
        if cell < self.nodes[self.nearest].cell {
            self.nearest = id;
        }
        self.weigh(id);
    }

    /// Whether each box can have come from a start of its own, if it were alone.
    fn matches(&mut self, boxes: &[u16], starts: &[u16]) -> bool {
        let all = &self.level.start.boxes;
        let number = |start: &u16| all.binary_search(start).expect("starts are starts");
        let columns: Vec<usize> = starts.iter().map(number).collect();
        let comes =
            |number: usize, at: usize| self.origins[usize::from(boxes[number]) * all.len() + columns[at]] != FAR;
        self.pairing.exists(boxes.len(), starts.len(), comes)
    }

    /// Finds the pulls of a node: those that let boxes vanish, or if there are none, all.
    fn weigh(&mut self, id: usize) {
        let Node { boxes, player, starts, cell, weight, .. } = &self.nodes[id];
        let (boxes, player, starts, cell, weight) = (boxes.clone(), *player, starts.clone(), *cell, *weight);
        self.work += boxes.len() * self.level.room.cells();
        let sink = self.sinks.find(self.level, &boxes, player, &starts, self.rule);
        let mut choices = self.vanishing(&boxes, player, &starts, &sink);
        if choices.is_empty() {
            choices = self.aside(&boxes, player, cell);
        }
        choices.sort_unstable_by_key(|choice| (choice.0, choice.1, choice.2.from, choice.2.to));
        for (costs, rank, pull, player) in choices {
            self.pulls.push((id, pull, player));
            let choice = Reverse((weight + costs, rank, (self.pulls.len() - 1) as u32));
            self.cells.entry(cell).or_default().push(choice);
        }
    }

    /// The pulls that let a box vanish, the best one of each box.
    fn vanishing(
        &mut self,
        boxes: &[u16],
        player: u16,
        starts: &[u16],
        sink: &[u16],
    ) -> Vec<(u32, [u16; 4], Pull, u16)> {
        let room = &self.level.room;
        let mut choices = Vec::new();
        for (number, &from) in boxes.iter().enumerate() {
            self.haul.find(self.level, boxes, number, player, Way::Pull, |_, _| true);
            self.regions.without(room, boxes, from, self.haul.placements[0].sides);
            let regions = self.regions.whole() as u16;
            let mut ends: Vec<Placement> = self.haul.placements.clone();
            ends.retain(|placement| sink.contains(&placement.cell));
            ends.sort_by_key(|placement| Reverse(placement.pushes));
            let others: Vec<u16> = boxes.iter().copied().filter(|&cell| cell != from).collect();
            let fits = |end: &&Placement| {
                let left: Vec<u16> = starts.iter().copied().filter(|&start| start != end.cell).collect();
                let mut before = others.clone();
                before.push(end.cell);
                before.sort_unstable();
                self.matches(&others, &left) && self.goes_first(&before, end.cell, end.player)
            };
            let Some(end) = ends.iter().find(fits) else { continue };
            let dead_end = room.neighbours(from).count() < 2;
            let rank =
                [u16::from(room.is_goal(from)), u16::from(dead_end), regions, self.taste.vanishing.rank(end.pushes)];
            choices.push((1, rank, Pull { from, to: end.cell, vanishes: true }, end.player));
        }
        if let Some(best) = choices.iter_mut().min_by_key(|choice| choice.1) {
            best.0 = 0;
        }
        choices
    }

    /// All pulls. Advised are those that take a box off a goal and make neither regions nor rooms worse, the longest or the
    /// shortest first.
    fn aside(&mut self, boxes: &[u16], player: u16, cell: Cell) -> Vec<(u32, [u16; 4], Pull, u16)> {
        let room = &self.level.room;
        let mut choices = Vec::new();
        for (number, &from) in boxes.iter().enumerate() {
            let others: Vec<u16> = boxes.iter().copied().filter(|&cell| cell != from).collect();
            self.free.clone_from(&room.floor);
            others.iter().for_each(|&cell| room.flip(&mut self.free, cell));
            self.rooms.cut(room, &others, &self.free);
            let count = self.level.start.boxes.len();
            let comes = |cell: u16| self.origins[usize::from(cell) * count..][..count].iter().any(|&far| far != FAR);
            self.haul.find(self.level, boxes, number, player, Way::Pull, |to, _| comes(to));
            self.regions.without(room, boxes, from, self.haul.placements[0].sides);
            for end in &self.haul.placements[1..] {
                let regions = self.regions.with(room, end.cell, end.sides) as u16;
                let cut = self.rooms.cut_with(room, &mut self.free, end.cell) as u16;
                let off = u16::from(room.is_goal(end.cell)) + u16::from(!room.is_goal(from));
                let advised = off == 0 && regions <= cell.2 && cut <= cell.3;
                let rank = [off, regions, cut, self.taste.parking.rank(end.pushes)];
                let pull = Pull { from, to: end.cell, vanishes: false };
                choices.push((u32::from(!advised), rank, pull, end.player));
            }
        }
        choices
    }

    fn is_done(&self) -> bool {
        self.nodes
            .get(self.nearest)
            .is_none_or(|nearest| nearest.boxes.iter().all(|cell| nearest.starts.contains(cell)))
    }

    /// The path to the node that is nearest to the end. There is none at all if not every box can have a start.
    fn best(&self) -> Unpacking {
        let Some(nearest) = self.nodes.get(self.nearest) else {
            return Unpacking { pulls: Vec::new(), left: self.level.room.goals.clone() };
        };
        let (mut pulls, mut at) = (Vec::new(), nearest);
        while let Some(parent) = at.parent {
            pulls.push(at.pull);
            at = &self.nodes[parent];
        }
        pulls.reverse();
        Unpacking { pulls, left: nearest.boxes.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::deadlock::judge::Prunings;
    use super::super::super::reference::{draw, unlimited};
    use super::super::backward::Backward;
    use super::*;
    use solvarium_engine::Rng;

    #[test]
    fn boxes_are_pulled_from_where_they_are_to_free_cells() {
        let (mut rng, mut pulls) = (Rng::new(8), 0);
        for _ in 0..1500 {
            let Some(level) = draw(&mut rng, 3) else { continue };
            let mut draw_pulls = || if rng.below(2) == 0 { Pulls::Long } else { Pulls::Short };
            let taste = Taste { vanishing: draw_pulls(), parking: draw_pulls() };
            let unpacking = unlimited(|ctx| {
                let prunings = Prunings { freeze: true, pairs: true, corrals: true, lazy: false };
                let mut judge = Judge::new(&level, prunings, ctx)?;
                unpack(&level, taste, Backward::new(&level).origins(), &mut judge, ctx)
            });
            let unpacking = unpacking.unwrap();
            let mut board = level.room.goals.clone();
            for pull in &unpacking.pulls {
                let at = board.iter().position(|&cell| cell == pull.from).expect("a box is pulled");
                board.swap_remove(at);
                assert!(!board.contains(&pull.to));
                if !pull.vanishes {
                    board.push(pull.to);
                }
            }
            board.sort_unstable();
            assert_eq!(board, unpacking.left);
            pulls += unpacking.pulls.len();
        }
        assert!(pulls > 200, "{pulls}");
    }
}
