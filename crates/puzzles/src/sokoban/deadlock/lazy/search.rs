//! A small search that proves small problems dead: some boxes of a position, some cells as walls, and a zone.
//!
//! **Why it is sound.** Take a solution of the position and leave out all boxes but some. Every push of these can still
//! be made: the player can walk at least where he could, and pushes of a box that is gone become steps. A box may also be
//! left out from any moment on, here from when it leaves the zone. So from a position that has a solution, pushes of the
//! few boxes lead to where each is on a goal or has left. If all that the pushes lead to has been looked at and there is no
//! such position, there is no solution. The walls are boxes that no solution moves ([`super::ground`]).
//!
//! **The inside.** Cells can be named, the *inside*, that have no box yet and around which are only walls and the boxes of the
//! problem, and where the player is not. Goals in there must be filled too: either by these boxes, or the player comes to
//! a cell of it in some position. For before that no other box gets in. It would have to be pushed from a cell c around the
//! inside onto a free cell beside it. The box of c is gone, so the player has stood on c, and from there he could
//! walk to every free cell of the inside beside c; and one that was not free then has not become free since, because who
//! pushes a box off a cell steps onto it. So it has been opened before.
//!
//! **Boxes that can leave do.** After a push out of the zone there is a box less, and the player can walk at least where he
//! could: from where the box was to where he stood. So whatever solves the problem before it solves it after it too, and no
//! other push need be looked at; unless the box may be one that fills the inside.
//!
//! The search goes on from the position with the fewest boxes that are on no goal, the newest of these, and gives up after
//! a number of positions. Nothing is kept from one search to the next but memory.

use std::hash::BuildHasherDefault;

use hashbrown::HashSet;
use rapidhash::fast::RapidHasher;
use solvarium_engine::grid::Direction;

use super::super::super::distances::Distances;
use super::super::super::keys::{Keys, Role};
use super::super::super::level::Level;
use super::super::super::reach::{flood, holds_together};
use super::super::super::room::{NONE, Room, Rows};
use super::super::freeze::Freeze;
use super::super::pairs::Pairs;
use super::rows;

/// What is known of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It has no solution.
    Dead,
    /// It has one, which says nothing of the position it was made from.
    Alive,
    /// Not known: the search took more positions than it was given.
    Exceeded,
}

/// A small problem.
#[derive(Clone, Copy, Debug)]
pub(super) struct Problem<'a> {
    pub level: &'a Level,
    /// The cells that are not walls, and the pushes of a lone box on them.
    pub floor: &'a [u64],
    pub distances: &'a Distances,
    /// The boxes, in order, and where the player is.
    pub boxes: &'a [u16],
    pub player: u16,
    /// A box that leaves these cells is left out.
    pub zone: &'a [u64],
    /// Cells whose goals must be filled by the boxes unless the player comes there.
    pub inside: &'a [u64],
}

/// A position of the search.
#[derive(Clone, Copy, Debug)]
struct State {
    /// Where its boxes are in the list of cells.
    start: u32,
    count: u16,
    player: u16,
    opened: bool,
}

/// The search. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(super) struct Search {
    cells: Vec<u16>,
    /// The positions to be looked at, by the number of boxes that are on no goal.
    open: Vec<Vec<State>>,
    seen: HashSet<u128, BuildHasherDefault<RapidHasher<'static>>>,
    freeze: Freeze,
    boxes: Vec<u16>,
    after: Vec<u16>,
    free: Rows,
    region: Rows,
    /// The first cell of the player's region.
    first: u16,
    spare: Rows,
    /// The goals of the inside.
    wanted: Vec<u16>,
    /// Positions looked at since this was made.
    pub expanded: u64,
}

impl Search {
    /// Looks at up to a number of positions of a problem.
    pub fn run(&mut self, problem: &Problem<'_>, budget: u32, keys: &Keys, pairs: &mut Pairs) -> Verdict {
        let room = &problem.level.room;
        self.cells.clear();
        self.cells.extend_from_slice(problem.boxes);
        self.open.iter_mut().for_each(Vec::clear);
        self.add(room, State { start: 0, count: problem.boxes.len() as u16, player: problem.player, opened: false });
        self.seen.clear();
        self.wanted.clear();
        self.wanted.extend(room.goals.iter().copied().filter(|&goal| room.has(problem.inside, goal)));
        let mut left = budget;
        while let Some(state) = self.open.iter_mut().find_map(Vec::pop) {
            if left == 0 {
                return Verdict::Exceeded;
            }
            left -= 1;
            self.expanded += 1;
            if self.expand(problem, state, keys, pairs) {
                return Verdict::Alive;
            }
        }
        Verdict::Dead
    }

    /// Looks at a position; true if it is an end, otherwise what follows it is kept.
    fn expand(&mut self, problem: &Problem<'_>, state: State, keys: &Keys, pairs: &mut Pairs) -> bool {
        let room = &problem.level.room;
        self.boxes.clear();
        self.boxes.extend_from_slice(&self.cells[state.start as usize..][..usize::from(state.count)]);
        self.free.clear();
        self.free.extend_from_slice(problem.floor);
        self.boxes.iter().for_each(|&cell| room.flip(&mut self.free, cell));
        flood(room, &self.free, state.player, &mut self.region);
        let mut opened = state.opened || rows::meet(&self.region, problem.inside);
        while let Some(number) = self.leaves(problem, opened) {
            let cell = self.boxes.remove(number);
            room.flip(&mut self.free, cell);
            flood(room, &self.free, cell, &mut self.region);
            opened |= rows::meet(&self.region, problem.inside);
        }
        if self.is_end(room, opened) {
            return true;
        }
        self.first = rows::first(room, &self.region).expect("the player is somewhere");
        for number in 0..self.boxes.len() {
            for direction in Direction::ALL {
                let Some(to) = self.target(problem, number, direction) else { continue };
                let stays = room.has(problem.zone, to);
                if !stays || !self.is_lost(problem, number, to, pairs) {
                    self.push(room, (number, to), stays, opened, keys);
                }
            }
        }
        false
    }

    /// A box, by number, that can be pushed out of the zone at no loss.
    fn leaves(&self, problem: &Problem<'_>, opened: bool) -> Option<usize> {
        if !opened && !self.wanted.is_empty() {
            return None;
        }
        let out = |to| !problem.level.room.has(problem.zone, to);
        (0..self.boxes.len())
            .find(|&number| Direction::ALL.into_iter().any(|way| self.target(problem, number, way).is_some_and(out)))
    }

    /// Where a push of a box, by number, leads, if it can be made and does not lead to a dead cell.
    #[inline]
    fn target(&self, problem: &Problem<'_>, number: usize, direction: Direction) -> Option<u16> {
        let (room, cell) = (&problem.level.room, self.boxes[number]);
        let (player, to) = (room.next(cell, direction.opposite()), room.next(cell, direction));
        let can = player != NONE && to != NONE && room.has(&self.region, player) && room.has(&self.free, to);
        (can && !problem.distances.is_dead(to)).then_some(to)
    }

    /// Keeps a position to be looked at.
    fn add(&mut self, room: &Room, state: State) {
        let boxes = &self.cells[state.start as usize..][..usize::from(state.count)];
        let off = boxes.iter().filter(|&&cell| !room.is_goal(cell)).count();
        if self.open.len() <= off {
            self.open.resize_with(off + 1, Vec::new);
        }
        self.open[off].push(state);
    }

    /// Whether all boxes are on goals, and nothing else is asked for.
    fn is_end(&self, room: &Room, opened: bool) -> bool {
        self.boxes.iter().all(|&cell| room.is_goal(cell))
            && (opened || self.wanted.iter().all(|goal| self.boxes.contains(goal)))
    }

    /// Whether a push makes a dead pair or freezes a box that is on no goal.
    fn is_lost(&mut self, problem: &Problem<'_>, number: usize, to: u16, pairs: &mut Pairs) -> bool {
        let (level, cell) = (problem.level, self.boxes[number]);
        let dead = |(at, &other): (usize, &u16)| at != number && pairs.are_dead(level, to, other, cell);
        if self.boxes.iter().enumerate().any(dead) {
            return true;
        }
        self.after.clone_from(&self.boxes);
        self.after[number] = to;
        let open = |side| level.room.has(problem.floor, side);
        let frozen = self.freeze.after_among(&level.room, problem.distances, &self.after, to, open);
        frozen.iter().any(|&cell| !level.room.is_goal(cell))
    }

    /// Keeps what a push leads to, if it is new.
    fn push(&mut self, room: &Room, (number, to): (usize, u16), stays: bool, opened: bool, keys: &Keys) {
        let cell = self.boxes[number];
        let player = self.first_after(room, (cell, to), stays);
        let start = self.cells.len();
        self.cells.extend(self.boxes.iter().copied().filter(|&other| other != cell));
        if stays {
            let at = start + self.cells[start..].partition_point(|&other| other < to);
            self.cells.insert(at, to);
        }
        let after = &self.cells[start..];
        let key = keys.all(Role::Box, after.iter().copied());
        let state = State { start: start as u32, count: after.len() as u16, player, opened };
        if self.seen.insert(key ^ keys.of(if opened { Role::Opened } else { Role::Player }, player)) {
            self.add(room, state);
        } else {
            self.cells.truncate(start);
        }
    }

    /// The first cell of the player's region after a push. Mostly his region gains the box's old cell, loses its new one,
    /// and nothing else changes.
    fn first_after(&mut self, room: &Room, (cell, to): (u16, u16), stays: bool) -> u16 {
        let joins = |next: u16| room.has(&self.free, next) && !room.has(&self.region, next);
        let joins = room.neighbours(cell).any(|next| next != to && joins(next));
        let outside = !room.has(&self.region, to);
        room.flip(&mut self.free, cell);
        let same = if stays { to != self.first && (outside || holds_together(room, &self.free, to)) } else { !outside };
        let first = if same && !joins {
            self.first.min(cell)
        } else {
            if stays {
                room.flip(&mut self.free, to);
            }
            flood(room, &self.free, cell, &mut self.spare);
            if stays {
                room.flip(&mut self.free, to);
            }
            rows::first(room, &self.spare).expect("the player is somewhere")
        };
        room.flip(&mut self.free, cell);
        first
    }
}
