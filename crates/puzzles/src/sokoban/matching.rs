//! The cheapest way to give each box a goal of its own: a minimum-cost perfect matching.
//!
//! The Hungarian method by shortest augmenting paths: boxes are matched one after the other; each looks for the
//! cheapest way to a free goal, on which boxes matched before may change theirs. Prices on boxes and goals keep every
//! reduced cost at least 0, so the way is found as Dijkstra would find it.
//!
//! H. W. Kuhn, *The Hungarian method for the assignment problem*, 1955; R. Jonker and A. Volgenant, *A shortest
//! augmenting path algorithm for dense and sparse linear assignment problems*, 1987.

use super::distances::FAR;

/// Working space of the matching, kept from one use to the next. Goals are numbered from 1; 0 is the box being matched.
#[derive(Debug, Default)]
pub struct Matching {
    box_price: Vec<i32>,
    goal_price: Vec<i32>,
    /// The box, from 0, that each goal is given to, or [`NOBODY`].
    taker: Vec<u32>,
    /// The goal before each goal on the cheapest way to it.
    before: Vec<usize>,
    /// The cost of that way.
    way: Vec<i32>,
    done: Vec<bool>,
}

const NOBODY: u32 = u32::MAX;
const ENDLESS: i32 = i32::MAX;

impl Matching {
    /// The least total of distances when each of `count` boxes goes to a goal of its own; none if that is impossible.
    /// `row` gives a box's distances to the goals, of which there are as many.
    pub fn least<'a>(&mut self, count: usize, row: impl Fn(usize) -> &'a [u16]) -> Option<u32> {
        reset(&mut self.box_price, count, 0);
        reset(&mut self.goal_price, count + 1, 0);
        reset(&mut self.taker, count + 1, NOBODY);
        (0..count).all(|number| self.add(number, count, &row)).then(|| {
            let distance = |goal: usize| u32::from(row(self.taker[goal] as usize)[goal - 1]);
            (1..=count).map(distance).sum()
        })
    }

    /// Matches one more box; whether that is possible.
    fn add<'a>(&mut self, number: usize, count: usize, row: &impl Fn(usize) -> &'a [u16]) -> bool {
        reset(&mut self.before, count + 1, 0);
        reset(&mut self.way, count + 1, ENDLESS);
        reset(&mut self.done, count + 1, false);
        self.taker[0] = number as u32;
        let mut goal = 0;
        while self.taker[goal] != NOBODY {
            self.done[goal] = true;
            match self.nearest(goal, row(self.taker[goal] as usize)) {
                Some((next, distance)) => {
                    self.raise(distance);
                    goal = next;
                }
                None => return false,
            }
        }
        while goal != 0 {
            let before = self.before[goal];
            self.taker[goal] = self.taker[before];
            goal = before;
        }
        true
    }

    /// Looks on from the goal reached last, whose taker has these distances, to the nearest goal not yet reached.
    fn nearest(&mut self, from: usize, distances: &[u16]) -> Option<(usize, i32)> {
        let price = self.box_price[self.taker[from] as usize];
        let (mut next, mut least) = (0, ENDLESS);
        for goal in (1..self.done.len()).filter(|&goal| !self.done[goal]) {
            let distance = distances[goal - 1];
            if distance != FAR {
                let reduced = i32::from(distance) - price - self.goal_price[goal];
                if reduced < self.way[goal] {
                    self.way[goal] = reduced;
                    self.before[goal] = from;
                }
            }
            if self.way[goal] < least {
                (next, least) = (goal, self.way[goal]);
            }
        }
        (next != 0).then_some((next, least))
    }

    /// Changes the prices so that the nearest goal is at no distance.
    fn raise(&mut self, distance: i32) {
        for goal in 0..self.done.len() {
            if self.done[goal] {
                self.box_price[self.taker[goal] as usize] += distance;
                self.goal_price[goal] -= distance;
            } else if self.way[goal] != ENDLESS {
                self.way[goal] -= distance;
            }
        }
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
        for round in 0..2000 {
            let count = rng.between(0, 6);
            let mut draw = || if rng.below(3 + round % 4) == 0 { FAR } else { rng.below(12) as u16 };
            let rows: Vec<Vec<u16>> = (0..count).map(|_| (0..count).map(|_| draw()).collect()).collect();
            assert_eq!(matching.least(count, |number| &rows[number]), by_trial(&rows, 0), "{rows:?}");
        }
    }
}
