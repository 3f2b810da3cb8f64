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
    way: Vec<i32>,
    before: Vec<u16>,
    done: Vec<bool>,
    reached: Vec<u16>,
}

#[derive(Clone, Debug, Default)]
struct Prices {
    boxes: Vec<i32>,
    goals: Vec<i32>,
    /// The box each goal is given to, or [`UNTAKEN`].
    taker: Vec<u16>,
}

impl Prices {
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
        for (row, goal) in fixed {
            for number in 0..self.count {
                self.rows[number * self.count + goal] = FAR;
            }
            self.rows[row * self.count..][..self.count].fill(FAR);
            self.rows[row * self.count + goal] = 0;
            self.fixed.push(goal);
        }
        self.restart()
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
        let goal = tried.taker.iter().position(|&taker| usize::from(taker) == number).expect("every box has a goal");
        tried.taker[goal] = UNTAKEN;
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
        let late: Vec<usize> = (0..count).filter(|&number| !self.take_nearest(&mut kept, number)).collect();
        let found = late.into_iter().all(|number| self.add(&mut kept, number, None));
        let distance = |(goal, &taker): (usize, &u16)| u32::from(self.rows[usize::from(taker) * count + goal]);
        self.total = found.then(|| kept.taker.iter().enumerate().map(distance).sum());
        self.kept = kept;
        self.total
    }

    /// Gives a box the goal nearest to it, if that is free.
    fn take_nearest(&self, prices: &mut Prices, number: usize) -> bool {
        let row = &self.rows[number * self.count..][..self.count];
        let Some((goal, &least)) = row.iter().enumerate().min_by_key(|(_, distance)| **distance) else { return false };
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
        reset(&mut self.before, count, UNTAKEN);
        reset(&mut self.done, count, false);
        self.reached.clear();
        let (mut taker, mut from, mut length) = (number, UNTAKEN, 0);
        let end = loop {
            let row = match other {
                Some(row) if taker == number => row,
                _ => &self.rows[taker * count..][..count],
            };
            let base = length - prices.boxes[taker];
            let (mut next, mut least) = (count, INFINITE);
            for (goal, &distance) in row.iter().enumerate() {
                if self.done[goal] {
                    continue;
                }
                if distance != FAR {
                    let way = base + i32::from(distance) - prices.goals[goal];
                    if way < self.way[goal] {
                        self.way[goal] = way;
                        self.before[goal] = from;
                    }
                }
                if self.way[goal] < least {
                    (next, least) = (goal, self.way[goal]);
                }
            }
            if next == count {
                return false;
            }
            length = least;
            if prices.taker[next] == UNTAKEN {
                break next;
            }
            self.done[next] = true;
            self.reached.push(next as u16);
            from = next as u16;
            taker = usize::from(prices.taker[next]);
        };
        prices.boxes[number] += length;
        for &goal in &self.reached {
            let goal = usize::from(goal);
            let gain = length - self.way[goal];
            prices.goals[goal] -= gain;
            prices.boxes[usize::from(prices.taker[goal])] += gain;
        }
        self.shift(prices, end, number);
        true
    }

    /// Gives each goal on the way to the taker of the one before it.
    fn shift(&self, prices: &mut Prices, mut goal: usize, number: usize) {
        while self.before[goal] != UNTAKEN {
            let before = usize::from(self.before[goal]);
            prices.taker[goal] = prices.taker[before];
            goal = before;
        }
        prices.taker[goal] = number as u16;
    }
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
}
