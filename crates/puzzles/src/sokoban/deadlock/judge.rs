//! All tests of a position together, and the lower bound that comes with them.
//!
//! **Boxes that are frozen on goals** stay there, so their goals are taken out of the matching.

use solvarium_engine::{Ctx, Stop};

use super::super::level::Level;
use super::super::matching::Matching;
use super::super::room::NONE;
use super::freeze::Freeze;
use super::lazy::{Lazy, Reason};
use super::pairs::Pairs;

/// Which tests are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prunings {
    /// Frozen boxes.
    pub freeze: bool,
    /// Dead pairs.
    pub pairs: bool,
    /// PI-corrals; they leave out pushes, not positions.
    pub corrals: bool,
    /// The tests of moves about to be made ([`super::lazy`]).
    pub lazy: bool,
}

/// Judges a position and those one move of a box away.
#[derive(Debug)]
pub struct Judge<'a> {
    pub level: &'a Level,
    /// Which tests are made.
    pub prunings: Prunings,
    /// The dead pairs.
    pub pairs: Pairs,
    /// The slow tests, when they have been asked for.
    lazy: Option<Lazy>,
    freeze: Freeze,
    matching: Matching,
    other: Matching,
    boxes: Vec<u16>,
    after: Vec<u16>,
    /// The frozen boxes.
    frozen: Vec<u16>,
    /// The cell of the box in each row of the matching, and for each box, by number, its row.
    cells: Vec<u16>,
    rows: Vec<usize>,
    /// For each cell the number of its goal, or [`NONE`].
    goal_numbers: Vec<u16>,
}

impl<'a> Judge<'a> {
    /// A judge of a level's positions.
    pub fn new(level: &'a Level, prunings: Prunings, ctx: &mut Ctx<'_>) -> Result<Self, Stop> {
        let mut goal_numbers = vec![NONE; level.room.cells()];
        for (number, &goal) in level.room.goals.iter().enumerate() {
            goal_numbers[usize::from(goal)] = number as u16;
        }
        let pairs = if prunings.pairs { Pairs::new(level, ctx)? } else { Pairs::empty(level.room.cells()) };
        Ok(Judge {
            level,
            prunings,
            pairs,
            lazy: None,
            freeze: Freeze::default(),
            matching: Matching::default(),
            other: Matching::default(),
            boxes: Vec::new(),
            after: Vec::new(),
            frozen: Vec::new(),
            cells: Vec::new(),
            rows: Vec::new(),
            goal_numbers,
        })
    }

    /// Goes to a position: a lower bound of the pushes that are left, or none if it is dead.
    pub fn enter(&mut self, boxes: &[u16]) -> Option<u32> {
        self.boxes.clear();
        self.boxes.extend_from_slice(boxes);
        let frozen: &[u16] = if self.prunings.freeze { self.freeze.all(self.level, boxes) } else { &[] };
        if frozen.iter().any(|&cell| !self.level.room.is_goal(cell)) {
            return None;
        }
        let same = frozen == self.frozen && self.matching.total().is_some() && self.cells.len() == boxes.len();
        if !same {
            self.frozen.clear();
            self.frozen.extend_from_slice(frozen);
        }
        if same { self.match_changed() } else { self.match_anew() }
    }

    /// Matches all boxes.
    fn match_anew(&mut self) -> Option<u32> {
        self.cells.clone_from(&self.boxes);
        self.rows.clear();
        self.rows.extend(0..self.boxes.len());
        let rows = self.boxes.iter().map(|&cell| self.level.distances.from(cell));
        self.matching.set_fixed(rows, held(&self.goal_numbers, &self.boxes, &self.frozen))
    }

    /// Matches the boxes that were elsewhere in the position judged before. Both lists are in order but for rows.
    fn match_changed(&mut self) -> Option<u32> {
        for row in 0..self.cells.len() {
            if self.boxes.binary_search(&self.cells[row]).is_ok() {
                continue;
            }
            let mut new = self.boxes.iter().copied().filter(|cell| !self.cells.contains(cell));
            let cell = new.next().expect("as many boxes have come as have gone");
            self.cells[row] = cell;
            if self.matching.replace(row, self.level.distances.from(cell)).is_none() {
                // Half changed there may be no matching though in the end there is one.
                return self.match_anew();
            }
        }
        let row = |cell: &u16| self.cells.iter().position(|other| other == cell).expect("every box has a row");
        self.rows.clear();
        self.rows.extend(self.boxes.iter().map(row));
        self.matching.total()
    }

    /// A lower bound of the pushes that are left after a box, by number, has been moved to a cell and the player stands
    /// on another; none if the position is dead. The position gone to last must not be.
    pub fn after(&mut self, number: usize, to: u16, player: u16) -> Option<u32> {
        match self.look(number, to, player)? {
            Some(total) => Some(total),
            None => self.matching.after(self.rows[number], self.level.distances.from(to)),
        }
    }

    /// The same, but instead of a lower bound the total of some matching.
    pub fn roughly_after(&mut self, number: usize, to: u16, player: u16) -> Option<u32> {
        match self.look(number, to, player)? {
            Some(total) => Some(total),
            None => self.matching.roughly_after(self.rows[number], self.level.distances.from(to)),
        }
    }

    /// The tests without the matching: none if the position is dead, and the total where boxes were frozen.
    fn look(&mut self, number: usize, to: u16, player: u16) -> Option<Option<u32>> {
        let level = self.level;
        let pairs = &mut self.pairs;
        let dead = |(at, &cell): (usize, &u16)| at != number && pairs.are_dead(level, to, cell, player);
        if self.boxes.iter().enumerate().any(dead) {
            return None;
        }
        if self.prunings.freeze {
            self.after.clone_from(&self.boxes);
            self.after[number] = to;
            let frozen = self.freeze.after(level, &self.after, to);
            if frozen.iter().any(|&cell| !level.room.is_goal(cell)) {
                return None;
            }
            if !frozen.is_empty() {
                let fixed =
                    held(&self.goal_numbers, &self.after, frozen).map(|(number, goal)| (self.rows[number], goal));
                let changed = (self.rows[number], level.distances.from(to));
                return self.other.set_after(&self.matching, changed, fixed).map(Some);
            }
        }
        Some(None)
    }

    /// Which of the slow tests finds a position dead, if they are made; see [`Lazy::why_dead`]. All searches of a level ask
    /// the same judge, so they share what has been proved.
    pub fn why_dead(&mut self, boxes: &[u16], player: u16, moved: Option<u16>) -> Option<Reason> {
        if !self.prunings.lazy {
            return None;
        }
        let lazy = self.lazy.get_or_insert_with(|| Lazy::new(self.level));
        lazy.why_dead(self.level, boxes, player, moved, &mut self.pairs)
    }

    /// Bytes held by tables.
    pub fn bytes(&self) -> usize {
        self.pairs.bytes() + self.lazy.as_ref().map_or(0, Lazy::bytes)
    }
}

/// Boxes frozen on goals, by number, with the numbers of their goals.
fn held<'a>(goal_numbers: &'a [u16], boxes: &'a [u16], frozen: &'a [u16]) -> impl Iterator<Item = (usize, usize)> + 'a {
    let number = |cell: &u16| boxes.iter().position(|other| other == cell).expect("a frozen box is a box");
    frozen.iter().map(move |cell| (number(cell), usize::from(goal_numbers[usize::from(*cell)])))
}
