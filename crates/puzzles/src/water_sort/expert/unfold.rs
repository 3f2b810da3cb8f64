//! From an order of border removals to pours.
//!
//! Each removal empties one run off its border: onto cups that show its colour, else onto an empty cup. When there
//! is none, some colour occupies more uniform cups than it needs and one of them is drained; the border
//! table's inequality says that such a colour exists. At last the uniform cups are poured together.

use super::level::{Level, Transfer};
use crate::water_sort::contents::EMPTY;

/// Pours that remove the top borders of `families`, in this order, and then finish the level.
pub fn unfold(level: &Level, families: &[u16]) -> Vec<Transfer> {
    let mut desk = Desk { level, cups: level.start.to_vec(), pours: Vec::new() };
    for &family in families {
        desk.remove(family);
    }
    desk.finish();
    desk.pours
}

/// Pours that finish a position without borders.
pub fn finish(level: &Level, cups: &[u16]) -> Vec<Transfer> {
    let mut desk = Desk { level, cups: cups.to_vec(), pours: Vec::new() };
    desk.finish();
    desk.pours
}

/// The cups being worked on.
struct Desk<'a> {
    level: &'a Level<'a>,
    cups: Vec<u16>,
    pours: Vec<Transfer>,
}

impl Desk<'_> {
    /// Removes the top border of a cup of `family`.
    fn remove(&mut self, family: u16) {
        let is_it = |&id: &u16| self.level.contents.at(id).family == family;
        let cup = self.cups.iter().position(is_it).expect("the order names families that exist");
        while self.level.contents.at(self.cups[cup]).family == family {
            match self.shower(cup, cup).or_else(|| self.empty()) {
                Some(to) => self.pour(cup, to),
                None => self.make_room(cup),
            }
        }
    }

    /// The best cup showing the top colour of cup `from`, with room, other than `not`.
    fn shower(&self, from: usize, not: usize) -> Option<usize> {
        let source = self.level.contents.at(self.cups[from]);
        let rank = |&i: &usize| {
            let content = self.level.contents.at(self.cups[i]);
            (content.free >= source.run, content.uniform, content.free, i)
        };
        let fits = |&i: &usize| {
            let content = self.level.contents.at(self.cups[i]);
            i != from && i != not && self.cups[i] != EMPTY && content.top == source.top && content.free > 0
        };
        (0..self.cups.len()).filter(fits).max_by_key(rank)
    }

    /// An empty cup.
    fn empty(&self) -> Option<usize> {
        self.cups.iter().position(|&id| id == EMPTY)
    }

    /// Empties the smallest uniform cup whose units fit onto others, without using `busy`.
    fn make_room(&mut self, busy: usize) {
        let cup = (0..self.cups.len())
            .filter(|&i| i != busy && self.level.contents.at(self.cups[i]).uniform)
            .filter(|&i| self.room_beside(i, busy) >= u32::from(self.level.contents.at(self.cups[i]).run))
            .min_by_key(|&i| self.level.contents.at(self.cups[i]).run)
            .expect("the border table allows only what there is room for");
        while self.cups[cup] != EMPTY {
            let to = self.shower(cup, busy).expect("the room was counted");
            self.pour(cup, to);
        }
    }

    /// Room for the colour of cup `i` outside of `i` and `busy`.
    fn room_beside(&self, i: usize, busy: usize) -> u32 {
        let colour = self.level.contents.at(self.cups[i]).top;
        let others = (0..self.cups.len()).filter(|&j| j != i && j != busy && self.cups[j] != EMPTY);
        let showing = others.map(|j| self.level.contents.at(self.cups[j])).filter(|c| c.top == colour);
        showing.map(|c| u32::from(c.free)).sum()
    }

    /// Pours uniform cups together until all are empty or complete.
    fn finish(&mut self) {
        while let Some(from) = self.smallest_part() {
            let to = self.shower(from, from).expect("a colour's units fill whole cups");
            self.pour(from, to);
        }
    }

    /// The cup with the fewest units that is neither empty nor complete.
    fn smallest_part(&self) -> Option<usize> {
        let is_part = |&i: &usize| self.cups[i] != EMPTY && !self.level.contents.at(self.cups[i]).complete;
        (0..self.cups.len()).filter(is_part).min_by_key(|&i| self.level.contents.at(self.cups[i]).run)
    }

    /// Pours and notes it.
    fn pour(&mut self, from: usize, to: usize) {
        let pour = Transfer { src: self.cups[from], dst: self.cups[to] };
        self.pours.push(pour);
        (self.cups[from], self.cups[to]) =
            self.level.contents.pour(pour.src, pour.dst).expect("targets are chosen to be legal");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::water_sort::WaterSort;
    use crate::water_sort::expert::border::{Borders, Order};
    use solvarium_engine::{Ctx, Limits};

    #[test]
    fn an_order_becomes_a_solution() {
        let cups = [vec![0, 1, 2, 0], vec![2, 1, 0, 1], vec![1, 2, 2, 0], vec![], vec![]];
        let puzzle = WaterSort::numbered(4, &cups);
        let level = Level::new(&puzzle);
        let mut ctx = Ctx::unwatched(Limits::default());
        let order = Borders::new(&level).order(&level, &level.root(), u64::MAX, &mut ctx);
        let Ok(Order::Found(families)) = order else { panic!("the level can be solved") };
        let mut state = level.root();
        unfold(&level, &families).iter().for_each(|&pour| level.apply(&mut state, pour));
        assert!(level.is_goal(&state));
    }
}
