//! What a solution is worth: two counts, of which the second breaks ties of the first.

use std::ops::{Add, Mul};

use super::super::super::price::Price;

/// Two counts, the more important one first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Worth(pub u32, pub u32);

impl Worth {
    /// More than anything.
    pub const MOST: Worth = Worth(u32::MAX, u32::MAX);
}

impl Add for Worth {
    type Output = Worth;

    fn add(self, other: Worth) -> Worth {
        Worth(self.0 + other.0, self.1 + other.1)
    }
}

impl Mul<u32> for Worth {
    type Output = Worth;

    fn mul(self, times: u32) -> Worth {
        Worth(self.0 * times, self.1 * times)
    }
}

/// What a step without a push counts, and one with a push.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rates {
    pub walk: Worth,
    pub push: Worth,
}

impl Rates {
    /// Pushes alone, wherever the player walks.
    pub const PUSHES: Rates = Rates { walk: Worth(0, 0), push: Worth(1, 0) };

    /// What is to be made less under a cost model: where pushes come first, moves break ties; else pushes do.
    pub fn of(price: Price) -> Rates {
        if price.push > 100 * price.walk {
            return Rates { walk: Worth(0, 1), push: Worth(1, 1) };
        }
        let divisor = if price.push / price.walk == 1 { price.walk } else { 1 };
        Rates { walk: Worth(price.walk / divisor, 0), push: Worth(price.push / divisor, 1) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_broken_by_the_other_count() {
        let rates = |word| Rates::of(Price::of(word, true));
        let pushes_first = Rates { walk: Worth(0, 1), push: Worth(1, 1) };
        let moves_first = Rates { walk: Worth(1, 0), push: Worth(1, 1) };
        assert_eq!((rates("pushes"), rates("pushes-then-moves")), (pushes_first, pushes_first));
        assert_eq!((rates("moves"), rates("moves-then-pushes")), (moves_first, moves_first));
        assert_eq!(rates("pushes-count-triple"), Rates { walk: Worth(1, 0), push: Worth(3, 1) });
    }
}
