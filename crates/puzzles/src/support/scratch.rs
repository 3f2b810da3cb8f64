//! Working space that is kept with a level, so that what is called for every state allocates nothing.

use std::array;
use std::sync::{Mutex, PoisonError};

/// How many threads do not wait for each other.
const SEATS: usize = if cfg!(target_family = "wasm") { 1 } else { 16 };

/// Working space, for each thread its own; a clone gets its own too.
#[derive(Debug)]
pub(crate) struct Scratch<T>([Seat<T>; SEATS]);

/// The working space of a thread, so far from that of the next that they share no line of a processor's cache.
#[derive(Debug, Default)]
#[repr(align(128))]
struct Seat<T>(Mutex<T>);

impl<T: Default> Default for Scratch<T> {
    fn default() -> Self {
        Scratch(array::from_fn(|_| Seat::default()))
    }
}

impl<T: Default> Clone for Scratch<T> {
    fn clone(&self) -> Self {
        Scratch::default()
    }
}

impl<T> Scratch<T> {
    /// Lends the working space. What is in it may be anything.
    #[inline]
    pub(crate) fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> R {
        let seat = &self.0[number::of_thread() % SEATS];
        work(&mut seat.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Small numbers for threads: no two that are there at the same time have the same, as long as there are few.
#[cfg(not(target_family = "wasm"))]
mod number {
    use std::sync::atomic::{AtomicU64, Ordering};

    /// The numbers that are taken, a bit for each.
    static TAKEN: AtomicU64 = AtomicU64::new(0);

    thread_local! {
        static NUMBER: Number = Number::take();
    }

    /// A number, which another thread may have when this one is gone.
    struct Number(Option<u32>);

    impl Number {
        /// The least that is free.
        fn take() -> Number {
            let with_one = |taken: u64| (taken != u64::MAX).then(|| taken | (taken + 1));
            let before = TAKEN.fetch_update(Ordering::Relaxed, Ordering::Relaxed, with_one);
            Number(before.ok().map(u64::trailing_ones))
        }
    }

    impl Drop for Number {
        fn drop(&mut self) {
            let own = self.0.map_or(0, |number| 1 << number);
            TAKEN.fetch_and(!own, Ordering::Relaxed);
        }
    }

    /// The number of this thread; the first where it is about to end, or has none.
    #[inline]
    pub fn of_thread() -> usize {
        NUMBER.try_with(|number| number.0.unwrap_or(0)).unwrap_or(0) as usize
    }
}

/// The one thread that there is in a browser's worker.
#[cfg(target_family = "wasm")]
mod number {
    pub fn of_thread() -> usize {
        0
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use std::collections::BTreeSet;
    use std::sync::Barrier;
    use std::thread;

    use super::*;

    #[test]
    fn threads_at_the_same_time_have_different_numbers() {
        for _ in 0..3 {
            let (numbers, all_there) = (Mutex::new(BTreeSet::new()), Barrier::new(4));
            thread::scope(|scope| {
                for _ in 0..4 {
                    scope.spawn(|| {
                        let number = number::of_thread();
                        all_there.wait();
                        assert!(numbers.lock().unwrap().insert(number));
                        assert_eq!(number::of_thread(), number);
                        all_there.wait();
                    });
                }
            });
        }
    }

    #[test]
    fn what_was_left_there_is_found_again() {
        let scratch = Scratch::<Vec<u8>>::default();
        scratch.with(|space| space.push(1));
        let clone = scratch.clone();
        scratch.with(|space| assert_eq!(*space, [1]));
        clone.with(|space| assert!(space.is_empty()));
    }
}
