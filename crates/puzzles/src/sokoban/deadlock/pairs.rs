//! Dead pairs: two boxes that cannot both be brought to goals, even when all others are taken away.
//!
//! **Why this is sound.** Take a solution and leave out all boxes but two. Every push of these two can still be made:
//! the player can walk at least where he could, and pushes of a box that is gone become steps. So the two, with the player in
//! the same place, can be brought to two goals. Positions of two boxes from which that is impossible are dead, whatever
//! else is on the board.
//!
//! The table is exact. All positions of two boxes on two goals are pulled back, with every region of the player, until
//! nothing new is met; what is not met is dead.

use std::hash::BuildHasherDefault;

use hashbrown::HashSet;
use rapidhash::fast::RapidHasher;
use solvarium_engine::grid::Direction;
use solvarium_engine::{Ctx, Stop};

use super::super::level::Level;
use super::super::reach::{Reach, holds_together};
use super::super::room::NONE;

/// Levels with more cells that are not dead get no table.
const MOST_CELLS: usize = 320;

/// What is known of a pair of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    /// Dead wherever the player is.
    Dead,
    /// Dead in some of his regions.
    Depends,
    /// Not dead.
    Alive,
}

/// Which pairs of boxes are dead.
#[derive(Debug)]
pub struct Pairs {
    /// For each cell its row in the table, or [`NONE`].
    places: Vec<u16>,
    side: usize,
    verdicts: Vec<Verdict>,
    /// The positions that are not dead: two cells in order, and the first cell of the player's region.
    alive: HashSet<(u16, u16, u16), BuildHasherDefault<RapidHasher<'static>>>,
    reach: Reach,
}

impl Pairs {
    /// The table of a level. For a level that is too large it is empty, and calls nothing dead.
    pub fn new(level: &Level, ctx: &mut Ctx<'_>) -> Result<Self, Stop> {
        let cells: Vec<u16> = (0..level.room.cells() as u16).filter(|&cell| !level.distances.is_dead(cell)).collect();
        let mut pairs = Pairs::empty(level.room.cells());
        if cells.len() > MOST_CELLS {
            return Ok(pairs);
        }
        cells.iter().enumerate().for_each(|(place, &cell)| pairs.places[usize::from(cell)] = place as u16);
        pairs.side = cells.len();
        pairs.verdicts = vec![Verdict::Dead; pairs.side * pairs.side];
        pairs.pull(level, ctx)?;
        pairs.judge(level);
        Ok(pairs)
    }

    /// A table that calls nothing dead.
    pub fn empty(cells: usize) -> Self {
        Pairs {
            places: vec![NONE; cells],
            side: 0,
            verdicts: Vec::new(),
            alive: HashSet::default(),
            reach: Reach::default(),
        }
    }

    /// Whether boxes on two cells are dead when the player is on a third.
    #[inline]
    pub fn are_dead(&mut self, level: &Level, one: u16, other: u16, player: u16) -> bool {
        match self.verdict(one, other) {
            Verdict::Alive => false,
            Verdict::Dead => true,
            Verdict::Depends => {
                let (low, high) = (one.min(other), one.max(other));
                self.reach.flood(&level.room, &[low, high], player);
                !self.alive.contains(&(low, high, self.reach.first(&level.room)))
            }
        }
    }

    pub fn bytes(&self) -> usize {
        self.verdicts.len() + self.alive.allocation_size() + self.places.len() * 2
    }

    #[inline]
    fn verdict(&self, one: u16, other: u16) -> Verdict {
        let (row, column) = (self.places[usize::from(one)], self.places[usize::from(other)]);
        if row == NONE || column == NONE {
            return Verdict::Alive;
        }
        self.verdicts[usize::from(row) * self.side + usize::from(column)]
    }

    /// Pulls boxes from all pairs of goals until nothing new is met.
    fn pull(&mut self, level: &Level, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
        let (room, mut queue, mut players) = (&level.room, Vec::new(), Vec::new());
        for (at, &low) in room.goals.iter().enumerate() {
            for &high in &room.goals[at + 1..] {
                players.clear();
                self.reach.regions(room, &[low, high], &mut players);
                queue.extend(players.iter().map(|&player| (low, high, player)));
            }
        }
        self.alive.extend(queue.iter().copied());
        let mut ends = Reach::default();
        while let Some((low, high, player)) = queue.pop() {
            ctx.poll()?;
            self.reach.flood(room, &[low, high], player);
            for (cell, other) in [(low, high), (high, low)] {
                for direction in Direction::ALL {
                    let beside = room.next(cell, direction);
                    if beside == NONE || !self.reach.has(room, beside) {
                        continue;
                    }
                    let back = room.next(beside, direction);
                    if back == NONE || back == other {
                        continue;
                    }
                    let (low, high) = (beside.min(other), beside.max(other));
                    ends.flood(room, &[low, high], back);
                    let before = (low, high, ends.first(room));
                    if self.alive.insert(before) {
                        queue.push(before);
                    }
                }
            }
        }
        Ok(())
    }

    /// Sums up each pair of cells.
    fn judge(&mut self, level: &Level) {
        let mut counts = vec![0u8; self.verdicts.len()];
        let at = |one: u16, other: u16| {
            usize::from(self.places[usize::from(one)]) * self.side + usize::from(self.places[usize::from(other)])
        };
        self.alive.iter().for_each(|&(low, high, _)| counts[at(low, high)] += 1);
        let mut players = Vec::new();
        let pairs: Vec<(u16, u16)> = self.alive.iter().map(|&(low, high, _)| (low, high)).collect();
        for (low, high) in pairs {
            let known = at(low, high);
            players.clear();
            if !hang_together(level, low, high) {
                self.reach.regions(&level.room, &[low, high], &mut players);
            }
            let all = usize::from(counts[known]) >= players.len();
            let verdict = if all { Verdict::Alive } else { Verdict::Depends };
            self.verdicts[known] = verdict;
            self.verdicts[at(high, low)] = verdict;
        }
    }
}

/// Whether two boxes surely leave the floor in one piece.
fn hang_together(level: &Level, one: u16, other: u16) -> bool {
    let mut free = level.room.floor.clone();
    level.room.flip(&mut free, one);
    holds_together(&level.room, &level.room.floor, one) && holds_together(&level.room, &free, other)
}
