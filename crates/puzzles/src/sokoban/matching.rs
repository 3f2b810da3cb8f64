//! The cheapest way to give each box a different goal, a minimum-cost perfect matching, kept while boxes are pushed.
//!
//! The Hungarian method by shortest augmenting paths: boxes are matched one after the other; each looks for the cheapest
//! way to a free goal, on which boxes matched before may change theirs. Prices on boxes and goals keep every reduced cost
//! at least 0, so the way is found as Dijkstra would find it. When one box is pushed, only its row of distances changes. Its goal is taken back, its price set to 0, and one path is looked for: O(n²) instead of O(n³). The prices
//! of the goals never rise above 0 and distances are not negative, so all reduced costs stay at least 0 and the
//! matching that comes out is again a cheapest one.
//!
//! H. W. Kuhn, *The Hungarian method for the assignment problem*, 1955; R. Jonker and A. Volgenant, *A shortest
//! augmenting path algorithm for dense and sparse linear assignment problems*, 1987.

use super::distances::FAR;

const UNTAKEN: u16 = u16::MAX;
const INFINITE: i32 = i32::MAX;
/// No way is shorter; and as an unsigned number, none is longer.
const DONE: i32 = i32::MIN;
/// There is no goal before this one.
const FIRST: u32 = u32::MAX;

/// Distances of boxes to goals and a cheapest matching of them.
#[derive(Clone, Debug, Default)]
pub struct Matching {
    count: usize,
    rows: Vec<u16>,
    /// The goals that are taken out.
    fixed: Vec<usize>,
    /// The row that is tried.
    changed: Vec<u16>,
    kept: Prices,
    /// The prices while a change is tried.
    tried: Prices,
    total: Option<u32>,
    /// Boxes that have no goal yet.
    late: Vec<usize>,
    /// While a box looks for a goal: the length of the way to each goal, or [`DONE`], and the goal before it.
    way: Vec<i32>,
    before: Vec<u32>,
    /// The goals that are done, with the lengths of their ways.
    reached: Vec<(u16, i32)>,
}

#[derive(Clone, Debug, Default)]
struct Prices {
    boxes: Vec<i32>,
    goals: Vec<i32>,
    /// The box each goal is given to, or [`UNTAKEN`].
    taker: Vec<u16>,
}

impl Prices {
    /// Takes the goal of a box back, if it has one.
    fn leave(&mut self, number: usize) {
        if let Some(goal) = self.taker.iter().position(|&taker| usize::from(taker) == number) {
            self.taker[goal] = UNTAKEN;
        }
    }

    fn copy(&mut self, from: &Prices) {
        self.boxes.clone_from(&from.boxes);
        self.goals.clone_from(&from.goals);
        self.taker.clone_from(&from.taker);
    }
}

impl Matching {
    /// Matches boxes whose distances to the goals are given, a row for each; the least total, none if there is no
    /// matching.
    pub fn set<'a>(&mut self, rows: impl Iterator<Item = &'a [u16]>) -> Option<u32> {
        self.fill(rows);
        self.restart()
    }

    fn fill<'a>(&mut self, rows: impl Iterator<Item = &'a [u16]>) {
        self.rows.clear();
        self.fixed.clear();
        self.count = 0;
        for row in rows {
            self.rows.extend_from_slice(row);
            self.count += 1;
        }
    }

    /// The same with goals taken out: the box in each row of the list has the goal beside it, and no other box can have it.
    pub fn set_fixed<'a>(
        &mut self,
        rows: impl Iterator<Item = &'a [u16]>,
        fixed: impl Iterator<Item = (usize, usize)>,
    ) -> Option<u32> {
        self.fill(rows);
        fixed.for_each(|(row, goal)| self.take_out(row, goal));
        self.restart()
    }

    /// The same as another matching after a box's distances have become others and more goals have been taken out. What
    /// does not change keeps its prices: distances only grow but for that box, so they still hold.
    pub fn set_after(
        &mut self,
        base: &Matching,
        (number, row): (usize, &[u16]),
        fixed: impl Iterator<Item = (usize, usize)>,
    ) -> Option<u32> {
        let count = base.count;
        self.count = count;
        self.rows.clone_from(&base.rows);
        self.fixed.clone_from(&base.fixed);
        let mut kept = std::mem::take(&mut self.kept);
        kept.copy(&base.kept);
        self.rows[number * count..][..count].copy_from_slice(row);
        self.fixed.iter().for_each(|&goal| self.rows[number * count + goal] = FAR);
        kept.boxes[number] = 0;
        kept.leave(number);
        for (row, goal) in fixed.filter(|(_, goal)| !base.fixed.contains(goal)) {
            self.take_out(row, goal);
            kept.leave(row);
            kept.taker[goal] = row as u16;
            kept.boxes[row] = -kept.goals[goal];
        }
        self.late.clear();
        self.late.extend((0..count).filter(|&number| !kept.taker.contains(&(number as u16))));
        self.finish(kept)
    }

    /// Gives a goal to a box for good.
    fn take_out(&mut self, row: usize, goal: usize) {
        let count = self.count;
        (0..count).for_each(|number| self.rows[number * count + goal] = FAR);
        self.rows[row * count..][..count].fill(FAR);
        self.rows[row * count + goal] = 0;
        self.fixed.push(goal);
    }

    /// The least total, none if there is no matching.
    pub fn total(&self) -> Option<u32> {
        self.total
    }

    /// A price for each goal such that, with some price for each box, the two of a box and a goal never sum up to more than
    /// the distance, and all of them to the least total. Only where there is a matching.
    pub fn prices(&self) -> &[i32] {
        &self.kept.goals
    }

    /// Changes a box's distances for good; the least total, none if there is no matching. Goals that are taken out stay so.
    pub fn replace(&mut self, number: usize, row: &[u16]) -> Option<u32> {
        self.total = self.after(number, row);
        self.rows[number * self.count..][..self.count].copy_from_slice(&self.changed);
        std::mem::swap(&mut self.kept, &mut self.tried);
        self.total
    }

    /// As [`Matching::after`], but a total that need not be least: it is found at once when the box can keep its goal.
    pub fn roughly_after(&mut self, number: usize, row: &[u16]) -> Option<u32> {
        let total = self.total?;
        let goal = self.kept.taker.iter().position(|&taker| usize::from(taker) == number)?;
        match row[goal] {
            FAR => self.after(number, row),
            distance => Some(total + u32::from(distance) - u32::from(self.rows[number * self.count + goal])),
        }
    }

    /// The least total if a box's distances were others; none if there is no matching. Goals that are taken out stay so.
    pub fn after(&mut self, number: usize, row: &[u16]) -> Option<u32> {
        self.total?;
        let (mut tried, mut changed) = (std::mem::take(&mut self.tried), std::mem::take(&mut self.changed));
        changed.clear();
        changed.extend_from_slice(row);
        self.fixed.iter().for_each(|&goal| changed[goal] = FAR);
        tried.copy(&self.kept);
        tried.leave(number);
        tried.boxes[number] = 0;
        let found = self.add(&mut tried, number, Some(&changed));
        let total = found.then(|| {
            let distance = |(goal, &taker): (usize, &u16)| {
                let taker = usize::from(taker);
                u32::from(if taker == number { changed[goal] } else { self.rows[taker * self.count + goal] })
            };
            tried.taker.iter().enumerate().map(distance).sum()
        });
        (self.tried, self.changed) = (tried, changed);
        total
    }

    fn restart(&mut self) -> Option<u32> {
        let mut kept = std::mem::take(&mut self.kept);
        let count = self.count;
        reset(&mut kept.boxes, count, 0);
        reset(&mut kept.goals, count, 0);
        reset(&mut kept.taker, count, UNTAKEN);
        self.late.clear();
        for number in 0..count {
            if !self.take_nearest(&mut kept, number) {
                self.late.push(number);
            }
        }
        self.finish(kept)
    }

    /// Matches the boxes that are late; the least total, none if there is no matching.
    fn finish(&mut self, mut kept: Prices) -> Option<u32> {
        let late = std::mem::take(&mut self.late);
        let found = late.iter().all(|&number| self.add(&mut kept, number, None));
        let distance = |(goal, &taker): (usize, &u16)| u32::from(self.rows[usize::from(taker) * self.count + goal]);
        self.total = found.then(|| kept.taker.iter().enumerate().map(distance).sum());
        (self.kept, self.late) = (kept, late);
        self.total
    }

    /// Gives a box the goal nearest to it, if that is free.
    fn take_nearest(&self, prices: &mut Prices, number: usize) -> bool {
        let row = &self.rows[number * self.count..][..self.count];
        let least = row.iter().copied().fold(FAR, u16::min);
        let Some(goal) = row.iter().position(|&distance| distance == least) else { return false };
        if least == FAR || prices.taker[goal] != UNTAKEN {
            return false;
        }
        prices.boxes[number] = i32::from(least);
        prices.taker[goal] = number as u16;
        true
    }

    /// Matches one more box; whether that is possible. `other` takes the place of its row.
    fn add(&mut self, prices: &mut Prices, number: usize, other: Option<&[u16]>) -> bool {
        let count = self.count;
        reset(&mut self.way, count, INFINITE);
        reset(&mut self.before, count, FIRST);
        self.reached.clear();
        let (mut taker, mut from, mut length) = (number, FIRST, 0);
        let end = loop {
            let row = match other {
                Some(row) if taker == number => row,
                _ => &self.rows[taker * count..][..count],
            };
            let base = length - prices.boxes[taker];
            length = relax(row, &prices.goals, (base, from), &mut self.way, &mut self.before);
            if length == INFINITE {
                return false;
            }
            let next = self.way.iter().position(|&way| way == length).expect("a goal has the shortest way");
            if prices.taker[next] == UNTAKEN {
                break next;
            }
            self.way[next] = DONE;
            self.reached.push((next as u16, length));
            from = next as u32;
            taker = usize::from(prices.taker[next]);
        };
        prices.boxes[number] += length;
        for &(goal, way) in &self.reached {
            let (goal, gain) = (usize::from(goal), length - way);
            prices.goals[goal] -= gain;
            prices.boxes[usize::from(prices.taker[goal])] += gain;
        }
        self.shift(prices, end, number);
        true
    }

    /// Gives each goal on the way to the taker of the one before it.
    fn shift(&self, prices: &mut Prices, mut goal: usize, number: usize) {
        while self.before[goal] != FIRST {
            let before = self.before[goal] as usize;
            prices.taker[goal] = prices.taker[before];
            goal = before;
        }
        prices.taker[goal] = number as u16;
    }
}

/// Goes on from a goal that is done to all others: ways that become shorter by it, and the length of the shortest one.
/// Nothing in it branches, so that several goals are looked at at once.
#[inline]
fn relax(row: &[u16], prices: &[i32], (base, from): (i32, u32), way: &mut [i32], before: &mut [u32]) -> i32 {
    let mut least = INFINITE as u32;
    for (((&distance, &price), way), before) in row.iter().zip(prices).zip(way).zip(before) {
        let tried = if distance == FAR { INFINITE } else { base + i32::from(distance) - price };
        let shorter = tried < *way;
        *way = if shorter { tried } else { *way };
        *before = if shorter { from } else { *before };
        least = least.min(*way as u32);
    }
    least as i32
}

fn reset<T: Clone>(list: &mut Vec<T>, length: usize, value: T) {
    list.clear();
    list.resize(length, value);
}

#[cfg(test)]
mod tests {
    use super::*;
    use solvarium_engine::Rng;

    /// The least total over all orders.
    fn by_trial(rows: &[Vec<u16>], used: u32) -> Option<u32> {
        let Some((first, rest)) = rows.split_first() else { return Some(0) };
        let free = (0..first.len()).filter(|goal| used >> goal & 1 == 0 && first[*goal] != FAR);
        free.filter_map(|goal| Some(by_trial(rest, used | 1 << goal)? + u32::from(first[goal]))).min()
    }

    #[test]
    fn it_agrees_with_trying_everything() {
        let (mut matching, mut rng) = (Matching::default(), Rng::new(1));
        for round in 0..3000 {
            let count = rng.between(1, 6);
            let mut draw = || if rng.below(3 + round % 6) == 0 { FAR } else { rng.below(30) as u16 };
            let mut rows: Vec<Vec<u16>> = (0..count).map(|_| (0..count).map(|_| draw()).collect()).collect();
            let changed: Vec<u16> = (0..count).map(|_| draw()).collect();
            let total = matching.set(rows.iter().map(Vec::as_slice));
            assert_eq!(total, by_trial(&rows, 0), "{rows:?}");
            let number = rng.below(count);
            if total.is_some() {
                let after = matching.after(number, &changed);
                rows[number] = changed;
                assert_eq!(after, by_trial(&rows, 0), "{number} in {rows:?}");
            }
        }
    }

    #[test]
    fn goals_are_taken_out_of_one_that_is_known_as_of_a_new_one() {
        let (mut base, mut warm, mut rng, mut found) = (Matching::default(), Matching::default(), Rng::new(2), 0);
        for round in 0..3000 {
            let count = rng.between(2, 7);
            let mut draw = || if rng.below(4 + round % 6) == 0 { FAR } else { rng.below(30) as u16 };
            let mut rows: Vec<Vec<u16>> = (0..count).map(|_| (0..count).map(|_| draw()).collect()).collect();
            let changed: Vec<u16> = (0..count).map(|_| draw()).collect();
            // Boxes and goals of these pairs are all different.
            let fixed: Vec<(usize, usize)> = (0..rng.below(count)).map(|at| (at, (at + round) % count)).collect();
            let (before, later) = fixed.split_at(rng.below(fixed.len() + 1));
            if base.set_fixed(rows.iter().map(Vec::as_slice), before.iter().copied()).is_none() {
                continue;
            }
            let number = rng.between(before.len(), count - 1);
            let after = warm.set_after(&base, (number, &changed), fixed.iter().copied());
            rows[number] = changed;
            let fresh = Matching::default().set_fixed(rows.iter().map(Vec::as_slice), fixed.iter().copied());
            assert_eq!(after, fresh, "{number}, {before:?} and {later:?} in {rows:?}");
            found += usize::from(after.is_some());
        }
        assert!(found > 500, "{found}");
    }
}
