//! The order of decisions: a heap of variables by activity, most active first.
//!
//! Activities are numbers that conflicts raise by an amount that grows, so that old conflicts weigh less. Only sums and
//! products of doubles occur, which are the same on every machine.

use super::lit::Var;

/// Growth of the amount with each conflict, and in stable stretches.
const GROWTH: f64 = 1.0 / 0.85;
const STABLE_GROWTH: f64 = 1.0 / 0.95;
/// When an activity passes this, all are scaled down.
const LARGEST: f64 = 1e100;
/// Not in the heap.
const ABSENT: u32 = u32::MAX;

/// The open variables, most active first.
pub(super) struct Order {
    heap: Vec<Var>,
    /// Where each variable is in the heap.
    places: Vec<u32>,
    activity: Vec<f64>,
    amount: f64,
}

impl Default for Order {
    fn default() -> Self {
        Order { heap: Vec::new(), places: Vec::new(), activity: Vec::new(), amount: 1.0 }
    }
}

impl Order {
    /// One more variable, with an activity to begin with.
    pub fn grow(&mut self, activity: f64) {
        let var = self.places.len() as Var;
        self.places.push(ABSENT);
        self.activity.push(activity);
        self.insert(var);
    }

    /// Puts a variable back.
    #[inline]
    pub fn insert(&mut self, var: Var) {
        if self.places[var as usize] == ABSENT {
            self.places[var as usize] = self.heap.len() as u32;
            self.heap.push(var);
            self.rise(self.heap.len() - 1);
        }
    }

    /// Takes the most active variable out.
    pub fn pop(&mut self) -> Option<Var> {
        let last = self.heap.pop()?;
        let Some(&first) = self.heap.first() else {
            self.places[last as usize] = ABSENT;
            return Some(last);
        };
        self.places[first as usize] = ABSENT;
        self.heap[0] = last;
        self.places[last as usize] = 0;
        self.sink(0);
        Some(first)
    }

    /// Raises a variable's activity.
    #[inline]
    pub fn bump(&mut self, var: Var) {
        let activity = &mut self.activity[var as usize];
        *activity += self.amount;
        if *activity > LARGEST {
            self.activity.iter_mut().for_each(|activity| *activity *= 1.0 / LARGEST);
            self.amount *= 1.0 / LARGEST;
        }
        let place = self.places[var as usize];
        if place != ABSENT {
            self.rise(place as usize);
        }
    }

    /// Lets all activities so far weigh less.
    pub fn decay(&mut self, stable: bool) {
        self.amount *= if stable { STABLE_GROWTH } else { GROWTH };
    }

    fn rise(&mut self, mut place: usize) {
        let var = self.heap[place];
        while place > 0 {
            let parent = (place - 1) / 2;
            if self.activity[self.heap[parent] as usize] >= self.activity[var as usize] {
                break;
            }
            self.put(place, self.heap[parent]);
            place = parent;
        }
        self.put(place, var);
    }

    fn sink(&mut self, mut place: usize) {
        let var = self.heap[place];
        loop {
            let mut child = 2 * place + 1;
            if child >= self.heap.len() {
                break;
            }
            if child + 1 < self.heap.len() && self.activity_at(child + 1) > self.activity_at(child) {
                child += 1;
            }
            if self.activity_at(child) <= self.activity[var as usize] {
                break;
            }
            self.put(place, self.heap[child]);
            place = child;
        }
        self.put(place, var);
    }

    #[inline]
    fn activity_at(&self, place: usize) -> f64 {
        self.activity[self.heap[place] as usize]
    }

    #[inline]
    fn put(&mut self, place: usize, var: Var) {
        self.heap[place] = var;
        self.places[var as usize] = place as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_come_out_most_active_first() {
        let mut order = Order::default();
        (0..50).for_each(|_| order.grow(0.0));
        for round in 0..40u32 {
            (0..round).for_each(|var| order.bump(var * 7 % 50));
            order.decay(false);
        }
        let mut left = vec![];
        while let Some(var) = order.pop() {
            left.push(order.activity[var as usize]);
        }
        assert!(left.len() == 50 && left.windows(2).all(|pair| pair[0] >= pair[1]));
    }
}
