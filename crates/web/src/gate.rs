//! Who may work: a bounded number of long asks and of short ones at once, and a bounded number that wait.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Short asks that are answered at once.
const SHORT_ASKS: usize = 4;

/// Lets asks in.
pub struct Gate {
    long: Arc<Semaphore>,
    short: Arc<Semaphore>,
    waiting: AtomicUsize,
    most_waiting: usize,
}

/// The right to work, until it is dropped.
pub struct Pass(#[expect(dead_code, reason = "what counts is when it is dropped")] OwnedSemaphorePermit);

/// Counts one that waits, until it is dropped.
struct Waiting<'a>(&'a AtomicUsize);

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Gate {
    /// A gate for this many long asks at once, at which so many may wait.
    pub fn new(workers: usize, most_waiting: usize) -> Self {
        let semaphore = |permits: usize| Arc::new(Semaphore::new(permits.max(1)));
        let (long, short) = (semaphore(workers), semaphore(SHORT_ASKS));
        Gate { long, short, waiting: AtomicUsize::new(0), most_waiting }
    }

    /// Waits to be let in; `None` when too many wait already.
    pub async fn enter(&self, long: bool) -> Option<Pass> {
        let semaphore = if long { &self.long } else { &self.short };
        if let Ok(permit) = semaphore.clone().try_acquire_owned() {
            return Some(Pass(permit));
        }
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waiting = Waiting(&self.waiting);
        if before >= self.most_waiting {
            return None;
        }
        semaphore.clone().acquire_owned().await.ok().map(Pass)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_busy_gate_lets_some_wait_and_refuses_the_rest() {
        let gate = Arc::new(Gate::new(1, 1));
        let first = gate.enter(true).await;
        assert!(first.is_some());
        assert!(gate.enter(false).await.is_some(), "short asks have their own room");
        let second = tokio::spawn({
            let gate = gate.clone();
            async move { gate.enter(true).await.is_some() }
        });
        while gate.waiting.load(Ordering::Relaxed) == 0 {
            tokio::task::yield_now().await;
        }
        assert!(gate.enter(true).await.is_none(), "one waits already");
        drop(first);
        assert!(second.await.unwrap());
        assert_eq!(gate.waiting.load(Ordering::Relaxed), 0);
    }
}
