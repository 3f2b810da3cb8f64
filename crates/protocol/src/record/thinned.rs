//! A list that stays within a bound of bytes: when it is full every second item goes, and from then on only every second
//! is taken.

/// Something that takes up memory.
pub(super) trait ByteSize {
    fn bytes(&self) -> usize;
}

/// Items of a longer sequence, evenly spaced from the first on.
#[derive(Debug)]
pub(super) struct Thinned<T> {
    pub items: Vec<T>,
    /// One in this many is kept.
    pub stride: u64,
    /// Length of the whole sequence so far.
    pub seen: u64,
    /// Bytes of the items.
    pub bytes: usize,
    most_bytes: usize,
}

impl<T: ByteSize> Thinned<T> {
    pub fn new(most_bytes: usize) -> Self {
        Thinned { items: Vec::new(), stride: 1, seen: 0, bytes: 0, most_bytes }
    }

    /// The next of the sequence; it is made only if it is kept. The first always is.
    pub fn push(&mut self, item: impl FnOnce() -> T) {
        let number = self.seen;
        self.seen += 1;
        if !number.is_multiple_of(self.stride) {
            return;
        }
        let item = item();
        self.bytes += item.bytes();
        self.items.push(item);
        while self.bytes > self.most_bytes && self.items.len() > 1 {
            every_second(&mut self.items);
            self.stride *= 2;
            self.bytes = self.items.iter().map(T::bytes).sum();
        }
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

    impl ByteSize for u64 {
        fn bytes(&self) -> usize {
            1 + (*self as usize * 7) % 5
        }
    }

    #[test]
    fn what_is_kept_is_evenly_spaced_and_within_the_bound() {
        for most in 5..40 {
            for length in 0..200u64 {
                let mut list = Thinned::new(most);
                (0..length).for_each(|number| list.push(|| number));
                let expected: Vec<u64> = (0..length).step_by(list.stride as usize).collect();
                assert_eq!(list.items, expected);
                assert_eq!(list.seen, length);
                assert!(list.bytes <= most && list.bytes == list.items.iter().map(u64::bytes).sum::<usize>());
            }
        }
    }

    #[test]
    fn what_is_not_kept_is_not_made() {
        let (mut list, mut made) = (Thinned::new(64), 0);
        for number in 0..100_000u64 {
            list.push(|| {
                made += 1;
                number
            });
        }
        assert!(made < 1_000, "{made}");
    }
}
