//! Whether each box can have a place of its own: augmenting paths, without any costs.

/// Looks for pairings. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub(super) struct Pairing {
    /// The box that has each place, or [`UNTAKEN`].
    takers: Vec<usize>,
    tried: Vec<bool>,
}

const UNTAKEN: usize = usize::MAX;

impl Pairing {
    /// Whether all of some boxes, by number, can have different places; `fits` says which box can have which.
    pub fn exists(&mut self, boxes: usize, places: usize, fits: impl Fn(usize, usize) -> bool) -> bool {
        self.takers.clear();
        self.takers.resize(places, UNTAKEN);
        (0..boxes).all(|number| {
            let free = (0..places).find(|&place| self.takers[place] == UNTAKEN && fits(number, place));
            if let Some(place) = free {
                self.takers[place] = number;
                return true;
            }
            self.tried.clear();
            self.tried.resize(places, false);
            self.augment(number, &fits)
        })
    }

    /// Gives a box a place, for which others may have to change theirs.
    fn augment(&mut self, number: usize, fits: &impl Fn(usize, usize) -> bool) -> bool {
        for place in 0..self.takers.len() {
            if self.tried[place] || !fits(number, place) {
                continue;
            }
            self.tried[place] = true;
            if self.takers[place] == UNTAKEN || self.augment(self.takers[place], fits) {
                self.takers[place] = number;
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::super::distances::FAR;
    use super::super::matching::Matching;
    use super::*;
    use solvarium_engine::Rng;

    #[test]
    fn there_is_one_where_there_is_a_matching() {
        let (mut rng, mut pairing, mut counts) = (Rng::new(31), Pairing::default(), [0; 2]);
        for _ in 0..2000 {
            let count = rng.between(1, 7);
            let far = rng.between(2, 5);
            let mut draw = |_| if rng.below(far) > 0 { FAR } else { rng.below(9) as u16 };
            let table: Vec<u16> = (0..count * count).map(&mut draw).collect();
            let matching = Matching::default().set(table.chunks_exact(count));
            let found = pairing.exists(count, count, |number, place| table[number * count + place] != FAR);
            assert_eq!(found, matching.is_some(), "{table:?}");
            counts[usize::from(found)] += 1;
        }
        assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
    }
}
