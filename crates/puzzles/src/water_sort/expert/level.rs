//! A level ready for search, and states as sorted lists of content ids.
//!
//! Cups are interchangeable, so a state is the *sorted* list of its cups' content ids: equal lists are
//! equal positions up to the order of the cups. Its hash is the sum of one random-looking number per
//! cup, which a pour changes in constant time.

use crate::support::replace_sorted;
use crate::water_sort::contents::{Contents, EMPTY};
use crate::water_sort::{Pour, WaterSort};

/// One pour, by what the two cups hold before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    /// Content of the cup poured from.
    pub src: u16,
    /// Content of the cup poured onto.
    pub dst: u16,
}

/// A level and everything that is the same for all its states.
#[derive(Clone, Copy, Debug)]
pub struct Level<'a> {
    /// All cup contents.
    pub contents: &'a Contents,
    /// The starting cups, in the level's order.
    pub start: &'a [u16],
    /// Full cups each colour ends in: its units divided by the capacity.
    pub fills: &'a [u16],
    /// One hash term per content.
    terms: &'a [u64],
}

impl<'a> Level<'a> {
    /// The view of a level that the searches have.
    pub fn new(puzzle: &'a WaterSort) -> Self {
        Level { contents: &puzzle.contents, start: &puzzle.start.0, fills: &puzzle.shares, terms: &puzzle.terms }
    }

    /// The starting state.
    pub fn root(&self) -> Vec<u16> {
        let mut cups = self.start.to_vec();
        cups.sort_unstable();
        cups
    }

    /// Whether every cup is empty or complete.
    pub fn is_goal(&self, cups: &[u16]) -> bool {
        cups.iter().all(|&id| id == EMPTY || self.contents.at(id).complete)
    }

    /// The hash of a state.
    pub fn hash(&self, cups: &[u16]) -> u64 {
        cups.iter().fold(0, |sum, &id| sum.wrapping_add(self.terms[usize::from(id)]))
    }

    /// The hash after a legal pour.
    pub fn hash_after(&self, hash: u64, pour: Transfer) -> u64 {
        let (src, dst) = self.poured(pour);
        let term = |id: u16| self.terms[usize::from(id)];
        let lost = term(pour.src).wrapping_add(term(pour.dst));
        hash.wrapping_sub(lost).wrapping_add(term(src)).wrapping_add(term(dst))
    }

    /// Makes a legal pour in a state, which stays sorted.
    pub fn apply(&self, cups: &mut [u16], pour: Transfer) {
        let (src, dst) = self.poured(pour);
        replace(cups, pour.src, src);
        replace(cups, pour.dst, dst);
    }

    /// Both contents after a legal pour.
    fn poured(&self, pour: Transfer) -> (u16, u16) {
        self.contents.pour(pour.src, pour.dst).expect("only legal pours are made")
    }

    /// Turns pours by content into pours by cup number, from the start.
    pub fn by_cup(&self, pours: &[Transfer]) -> Vec<Pour> {
        let mut cups = self.start.to_vec();
        pours.iter().map(|&pour| self.find_and_pour(&mut cups, pour)).collect()
    }

    /// Makes `pour` with the first cups that hold its contents.
    fn find_and_pour(&self, cups: &mut [u16], pour: Transfer) -> Pour {
        let find = |id: u16, not: usize| (0..cups.len()).find(|&i| i != not && cups[i] == id);
        let from = find(pour.src, usize::MAX).expect("the pour starts from a cup of the state");
        let to = find(pour.dst, from).expect("the pour ends in a cup of the state");
        (cups[from], cups[to]) = self.poured(pour);
        Pour { from: from as u16, to: to as u16 }
    }
}

/// Replaces one `old` in a sorted list by `new` and keeps it sorted.
pub fn replace(list: &mut [u16], old: u16, new: u16) {
    let at = list.partition_point(|&x| x < old);
    replace_sorted(list, at, new);
}

/// One hash term for each of `count` contents.
pub fn terms(count: usize) -> Vec<u64> {
    (0..count as u64).map(mix).collect()
}

/// A fixed bijection of 64-bit numbers whose outputs look random (the splitmix64 finaliser).
pub fn mix(number: u64) -> u64 {
    let mut x = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replacing_keeps_the_order() {
        for (old, new) in [(1, 9), (5, 0), (9, 2), (3, 3), (5, 6)] {
            let mut list = vec![1, 3, 5, 5, 9];
            let mut sorted = list.clone();
            let at = sorted.iter().position(|&x| x == old).expect("it is there");
            sorted[at] = new;
            sorted.sort();
            replace(&mut list, old, new);
            assert_eq!(list, sorted);
        }
    }

    #[test]
    fn the_hash_follows_a_pour() {
        let puzzle = WaterSort::numbered(2, &[vec![0, 1], vec![1, 0], vec![]]);
        let level = Level::new(&puzzle);
        let mut cups = level.root();
        let pour = Transfer { src: level.start[0], dst: EMPTY };
        level.apply(&mut cups, pour);
        assert_eq!(level.hash_after(level.hash(&level.root()), pour), level.hash(&cups));
        assert_eq!(level.by_cup(&[pour]), [Pour { from: 0, to: 2 }]);
    }
}
