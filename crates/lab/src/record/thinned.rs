//! A list that stays short: when it is full every second item goes, and from then on only every second is taken.

/// At most `most` items of a longer sequence, evenly spaced from the first on.
#[derive(Clone, Debug)]
pub(super) struct Thinned<T> {
    pub items: Vec<T>,
    /// One of so many is kept.
    pub stride: u64,
    /// Length of the whole sequence so far.
    pub seen: u64,
    most: usize,
}

impl<T> Thinned<T> {
    pub fn new(most: usize) -> Self {
        Thinned { items: Vec::new(), stride: 1, seen: 0, most: most.max(2) }
    }

    pub fn push(&mut self, item: T) {
        let number = self.seen;
        self.seen += 1;
        if !number.is_multiple_of(self.stride) {
            return;
        }
        if self.items.len() == self.most {
            every_second(&mut self.items);
            self.stride *= 2;
            if !number.is_multiple_of(self.stride) {
                return;
            }
        }
        self.items.push(item);
    }
}

/// Keeps the first, third, fifth … item.
pub(super) fn every_second<T>(items: &mut Vec<T>) {
    let mut keep = false;
    items.retain(|_| {
        keep = !keep;
        keep
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_evenly_spaced() {
        for most in 2..20 {
            for length in 0..200u64 {
                let mut list = Thinned::new(most);
                (0..length).for_each(|number| list.push(number));
                assert!(list.items.len() <= most && list.seen == length);
                let expected: Vec<u64> = (0..length).step_by(list.stride as usize).collect();
                assert_eq!(list.items, expected);
            }
        }
    }
}
