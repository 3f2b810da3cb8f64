//! The push space: a state is where the boxes are and where the player can walk, a move is a push.
//!
//! When only pushes are counted, it does not matter where in his region the player is, and a key names the region by its
//! first cell. When walking counts too, a key has the player's own cell, which after a push is where the box was.
//!
//! Pushes onto dead cells are left out: no solution has one ([`super::distances`]).

use std::sync::Arc;

use solvarium_engine::grid::Direction;
use solvarium_engine::{Backward, Cost, Heuristic, Lengths, MoveStrings, Plain, Space, StateSpace};

use super::heuristics::{self, Parts, View};
use super::level::{Level, Position};
use super::matching_cache::MatchingCache;
use super::packing::Packing;
use super::price::Price;
use super::reach::{Reach, Walk};
use super::room::NONE;
use super::{Step, plain};
use crate::support::scratch::Scratch;

/// The push space of a level.
#[derive(Debug)]
pub struct PushSpace {
    level: Arc<Level>,
    price: Price,
    packing: Packing,
    scratch: Scratch<Working>,
    matching: Scratch<MatchingCache>,
}

/// A push of the box on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Push {
    /// The cell the box is on.
    pub cell: u16,
    /// Where it is pushed.
    pub direction: Direction,
    /// Steps the player walks before it; 0 where walking is not counted.
    pub walk: u16,
}

/// Working space: the player's region in the state looked at last.
#[derive(Debug, Default)]
struct Working {
    reach: Reach,
    walk: Walk,
    /// The position the region was found for, and its first cell.
    position: Option<Position>,
    first: u16,
}

impl PushSpace {
    /// The push space of a level under a cost model.
    pub fn new(level: Arc<Level>, price: Price) -> Self {
        let packing = Packing::of_pushes(&level);
        PushSpace { level, price, packing, scratch: Scratch::default(), matching: Scratch::default() }
    }

    /// Whether keys name the player's region and not his cell.
    fn by_region(&self) -> bool {
        self.price.walk == 0
    }

    /// Where a box goes in a push.
    fn target(&self, push: Push) -> u16 {
        self.level.room.next(push.cell, push.direction)
    }

    /// Appends the pushes of a row's boxes in a direction: those with the player's region behind them and a free cell that
    /// is not dead before them.
    #[inline]
    fn pushes(
        &self,
        Working { reach, walk, .. }: &Working,
        (row, boxes): (usize, u64),
        direction: Direction,
        out: &mut Vec<Push>,
    ) {
        let Level { room, live, .. } = &*self.level;
        let open = |row: usize| reach.free_row(row) & live[row];
        let both = match direction {
            Direction::Up => reach.row(row + 1) & open(row - 1),
            Direction::Right => reach.row(row) << 1 & open(row) >> 1,
            Direction::Down => reach.row(row - 1) & open(row + 1),
            Direction::Left => reach.row(row) >> 1 & open(row) << 1,
        };
        let mut left = boxes & both;
        while left != 0 {
            let cell = room.cell(row, left.trailing_zeros() as usize);
            left &= left - 1;
            let steps = || walk.steps(room.next(cell, direction.opposite()));
            out.push(Push { cell, direction, walk: if self.by_region() { 0 } else { steps() } });
        }
    }

    /// The steps of the player that are these pushes: the shortest walk to each, and the push.
    pub fn steps(&self, pushes: &[Push]) -> Vec<Step> {
        let room = &self.level.room;
        let (mut position, mut walk, mut steps) = (self.initial(), Walk::default(), Vec::new());
        for &push in pushes {
            let behind = room.next(push.cell, push.direction.opposite());
            walk.measure(room, &position.boxes, behind);
            let way = walk.way_back(room, position.player);
            steps.extend(way.into_iter().map(|direction| Step { direction, push: false }));
            steps.push(Step { direction: push.direction, push: true });
            position = self.apply(&position, push);
        }
        steps
    }
}

impl Working {
    /// Finds the player's region in a position, unless it is known.
    #[inline]
    fn look(&mut self, level: &Level, position: &Position) {
        if self.position.as_ref() != Some(position) {
            self.reach.flood(&level.room, &position.boxes, position.player);
            self.first = self.reach.first(&level.room);
            let known = self.position.get_or_insert_with(|| level.start.clone());
            known.boxes.clear();
            known.boxes.extend_from_slice(&position.boxes);
            known.player = position.player;
        }
    }
}

impl StateSpace for PushSpace {
    type State = Position;
    type Move = Push;

    fn initial(&self) -> Position {
        self.level.start.clone()
    }

    fn is_goal(&self, position: &Position) -> bool {
        self.level.solved(position)
    }

    fn moves(&self, position: &Position, out: &mut Vec<Push>) {
        self.scratch.with(|working| {
            working.look(&self.level, position);
            if !self.by_region() {
                working.walk.measure(&self.level.room, &position.boxes, position.player);
            }
            for row in 1..self.level.live.len() - 1 {
                let boxes = self.level.room.floor[row] & !working.reach.free_row(row);
                if boxes != 0 {
                    Direction::ALL.into_iter().for_each(|direction| self.pushes(working, (row, boxes), direction, out));
                }
            }
        });
    }

    fn apply(&self, position: &Position, push: Push) -> Position {
        let mut next = position.clone();
        next.push(push.cell, self.target(push));
        next
    }

    fn cost(&self, _position: &Position, push: Push) -> Cost {
        self.price.walk * Cost::from(push.walk) + self.price.push
    }

    fn key_len(&self) -> usize {
        self.packing.key_len()
    }

    fn pack(&self, position: &Position, key: &mut [u8]) {
        let player = if self.by_region() {
            self.scratch.with(|working| {
                working.look(&self.level, position);
                working.first
            })
        } else {
            position.player
        };
        self.packing.pack(&position.boxes, player, key);
    }

    fn pack_after(&self, position: &Position, push: Push, key: &mut [u8]) {
        self.pack_each(position, &[push], key);
    }

    fn pack_each(&self, position: &Position, pushes: &[Push], keys: &mut [u8]) {
        let room = &self.level.room;
        self.scratch.with(|working| {
            if self.by_region() {
                working.look(&self.level, position);
            }
            for (&push, key) in pushes.iter().zip(keys.chunks_exact_mut(self.key_len())) {
                let change = (push.cell, self.target(push));
                let after = |working: &mut Working| working.reach.first_after(room, change, working.first);
                let player = if self.by_region() { after(working) } else { push.cell };
                self.packing.pack_after(&position.boxes, change, player, key);
            }
        });
    }

    fn unpack(&self, key: &[u8]) -> Position {
        self.packing.unpack(key)
    }

    fn unmet(&self, position: &Position, out: &mut Vec<usize>) {
        out.extend(self.level.room.off_goals(&position.boxes));
    }
}

impl Space for PushSpace {
    type Landscape<'a> = MoveStrings<'a, Self>;
    const HEURISTICS: &'static [Heuristic<Self>] = &heuristics::all::<Self>();

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, lengths: Lengths) -> MoveStrings<'a, Self> {
        MoveStrings::new(self, heuristic, lengths)
    }

    fn state_text(&self, position: &Position) -> String {
        super::format::rle::line(&self.level, position)
    }

    fn pieces(&self, position: &Position, out: &mut Vec<usize>) {
        out.extend(position.boxes.iter().map(|&cell| self.level.room.square(cell)));
    }

    fn plain_level(&self, out: &mut Plain) {
        plain::level(&self.level, self.price, out);
    }

    fn plain_state(&self, position: &Position, out: &mut Plain) {
        plain::state(&self.level, position, out);
    }

    /// Only when pushes alone are counted: then a state is the same from wherever the player came.
    fn backward(&self) -> Option<&dyn Backward<Position>> {
        self.by_region().then_some(self)
    }
}

impl View for PushSpace {
    fn parts(&self) -> Parts<'_> {
        (&self.level, self.price, &self.matching)
    }
}

impl Backward<Position> for PushSpace {
    /// All boxes on goals, and the player in any of the regions that leaves.
    fn goals(&self, out: &mut Vec<Position>) {
        let room = &self.level.room;
        let mut players = Vec::new();
        Reach::default().regions(room, &room.goals, &mut players);
        out.extend(players.into_iter().map(|player| Position { boxes: room.goals[..].into(), player }));
    }

    /// Every pull: the player, beside a box, steps back and the box follows.
    fn predecessors(&self, position: &Position, out: &mut Vec<Position>) {
        let room = &self.level.room;
        self.scratch.with(|working| {
            working.look(&self.level, position);
            for &cell in &position.boxes {
                for direction in Direction::ALL {
                    let beside = room.next(cell, direction);
                    if beside == NONE || !working.reach.has(room, beside) {
                        continue;
                    }
                    let back = room.next(beside, direction);
                    if back != NONE && working.reach.is_free(room, back) {
                        let mut before = position.clone();
                        before.pull(cell, beside, back);
                        out.push(before);
                    }
                }
            }
        });
    }
}
