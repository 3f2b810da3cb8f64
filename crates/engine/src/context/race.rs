//! Pieces of work that race on threads of their own.
//!
//! Each has a context of its own, so nothing in it knows of the others. The thread that calls waits, looks at the clock
//! for all of them, shows what they come to together, and ends them. What is limited exactly is handed out from a
//! [`Pool`]: states and bytes. When the first has ended, the others are told to.

#![cfg(not(target_family = "wasm"))]

use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::pool::Pool;
use super::*;

/// How long to wait for news before the clock is looked at.
const WAIT: Duration = Duration::from_millis(5);

/// What a thread tells.
enum News<T> {
    Progress(Stats),
    End(Stats, Result<T, Stop>),
}

/// Tells how far a thread is.
struct Teller<'a, T> {
    number: usize,
    clock: &'a dyn Clock,
    /// What the clock showed of the thread's processor time when it began.
    started: f64,
    news: Sender<(usize, News<T>)>,
}

impl<T> Observer for Teller<'_, T> {
    fn progress(&mut self, stats: &Stats) -> ControlFlow<()> {
        let stats = Stats { cpu_seconds: self.clock.cpu_seconds() - self.started, ..stats.clone() };
        // The race waits until all have ended, so somebody listens.
        let _ = self.news.send((self.number, News::Progress(stats)));
        ControlFlow::Continue(())
    }
}

impl Ctx<'_> {
    /// Lets pieces of work, given by number, race on so many threads. The first that ends decides, be it with a result or
    /// at a limit; gives its number too. The limits hold for all together, and everything they count is added up.
    ///
    /// ```
    /// use solvarium_engine::{Ctx, Limits, Stop};
    ///
    /// let mut ctx = Ctx::unwatched(Limits { nodes: Some(1_000_000), ..Limits::default() });
    /// let count_to = [u64::MAX, 10, u64::MAX];
    /// let won = ctx.race(3, |number, ctx| (0..count_to[number]).try_for_each(|_| ctx.evaluate()).map(|()| "done"));
    /// assert_eq!(won, Ok((1, "done")));
    /// assert!((10..=1_000_000).contains(&ctx.stats.expanded));
    /// ```
    pub fn race<T: Send>(
        &mut self,
        threads: usize,
        work: impl Fn(usize, &mut Ctx<'_>) -> Result<T, Stop> + Sync,
    ) -> Result<(usize, T), Stop> {
        let (before, helped, clock) = (self.stats.clone(), self.helpers, self.clock);
        let stop = AtomicBool::new(false);
        let none_yet = |limit: Option<u64>| limit.and(Some(0));
        let limits =
            Limits { nodes: none_yet(self.limits.nodes), bytes: none_yet(self.limits.bytes), ..Limits::default() };
        let left = |limit: Option<u64>, used: u64| limit.unwrap_or(0).saturating_sub(used);
        let pool = Pool::new(left(self.limits.nodes, before.expanded), left(self.limits.bytes, before.bytes));
        let (news, heard) = mpsc::channel();
        let mut runs = vec![Stats::default(); threads];
        let mut first = None;
        thread::scope(|scope| {
            for number in 0..threads {
                let (news, stop, pool, work) = (news.clone(), &stop, &pool, &work);
                scope.spawn(move || {
                    let started = clock.cpu_seconds();
                    let mut teller = Teller { number, clock, started, news: news.clone() };
                    let mut ctx = Ctx::new(limits, clock, Some(stop), &mut teller);
                    ctx.pool = Some(pool);
                    let result = work(number, &mut ctx);
                    let stats = Stats { cpu_seconds: clock.cpu_seconds() - started, ..ctx.stats };
                    let _ = news.send((number, News::End(stats, result)));
                });
            }
            drop(news);
            loop {
                match heard.recv_timeout(WAIT) {
                    Ok((number, News::Progress(stats))) => runs[number] = stats,
                    Ok((number, News::End(stats, result))) => {
                        runs[number] = stats;
                        first.get_or_insert(result.map(|result| (number, result)));
                    }
                    Err(RecvTimeoutError::Timeout) => {}
                    // All have ended; or one panicked, and the scope will say so.
                    Err(RecvTimeoutError::Disconnected) => break,
                }
                self.stats = together(&before, &runs);
                self.helpers = helped + runs.iter().map(|run| run.cpu_seconds).sum::<f64>();
                if first.is_none()
                    && let Err(reason) = self.look()
                {
                    first = Some(Err(reason));
                }
                stop.store(first.is_some(), Ordering::Relaxed);
            }
        });
        let (number, result) = first.expect("somebody ended")?;
        self.stats.strategy = runs[number].strategy;
        Ok((number, result))
    }
}

/// What some threads come to together after what was counted before. What they hold at most is added up too, though it
/// need not have been at the same time.
fn together(before: &Stats, runs: &[Stats]) -> Stats {
    let sum = |count: fn(&Stats) -> u64| runs.iter().map(count).sum::<u64>();
    let deepest = runs.iter().map(|run| run.max_depth).max().unwrap_or(0);
    Stats {
        expanded: before.expanded + sum(|run| run.expanded),
        generated: before.generated + sum(|run| run.generated),
        duplicates: before.duplicates + sum(|run| run.duplicates),
        dead_ends: before.dead_ends + sum(|run| run.dead_ends),
        reopened: before.reopened + sum(|run| run.reopened),
        open: sum(|run| run.open),
        peak_open: before.peak_open.max(sum(|run| run.peak_open)),
        max_depth: before.max_depth.max(deepest),
        bytes: before.bytes + sum(|run| run.bytes),
        search_bytes: before.search_bytes.max(before.bytes + sum(|run| run.search_bytes)),
        efforts: before.efforts.iter().chain(runs.iter().flat_map(|run| &run.efforts)).cloned().collect(),
        ..before.clone()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU64;

    use super::super::pool::NODES;
    use super::*;

    /// Counts until it is stopped.
    fn endless(ctx: &mut Ctx<'_>) -> Result<u64, Stop> {
        loop {
            ctx.evaluate()?;
        }
    }

    #[test]
    fn the_first_to_end_wins_and_ends_the_others() {
        let mut ctx = Ctx::unwatched(Limits::default());
        let won = ctx.race(3, |number, ctx| if number == 2 { Ok(7) } else { endless(ctx) });
        assert_eq!(won, Ok((2, 7)));
    }

    #[test]
    fn states_are_limited_for_all_together() {
        for nodes in [1, 100, 1_000, 12_345] {
            let mut ctx = Ctx::unwatched(Limits { nodes: Some(nodes), ..Limits::default() });
            assert_eq!(ctx.race(3, |_, ctx| endless(ctx)), Err(Stop::Limit(Limit::Nodes)));
            assert!(ctx.stats.expanded <= nodes && ctx.stats.expanded + 3 * NODES > nodes, "{}", ctx.stats.expanded);
        }
    }

    #[test]
    fn bytes_are_limited_for_all_together() {
        let mut ctx = Ctx::unwatched(Limits { bytes: Some(10 << 20), ..Limits::default() });
        assert_eq!(ctx.hold(1 << 20), Ok(()));
        let won = ctx.race(2, |_, ctx| {
            for bytes in 0.. {
                ctx.hold(bytes << 10)?;
            }
            Ok(())
        });
        assert_eq!(won, Err(Stop::Limit(Limit::Memory)));
        assert!(((8 << 20)..=10 << 20).contains(&ctx.stats.search_bytes), "{}", ctx.stats.search_bytes);
    }

    /// A clock on which a second passes at each look.
    struct Hasty(AtomicU64);

    impl Clock for Hasty {
        fn seconds(&self) -> f64 {
            self.0.fetch_add(1, Ordering::Relaxed) as f64
        }
    }

    #[test]
    fn time_and_cancelling_end_all() {
        let limit = |limits| {
            let (clock, mut silent) = (Hasty(AtomicU64::new(0)), Silent);
            Ctx::new(limits, &clock, None, &mut silent).race(2, |_, ctx| endless(ctx))
        };
        let seconds = Limits { seconds: Some(50.0), ..Limits::default() };
        assert_eq!(limit(seconds), Err(Stop::Limit(Limit::Time)));
        let cpu = Limits { cpu_seconds: Some(3.0), ..Limits::default() };
        assert_eq!(limit(cpu), Err(Stop::Limit(Limit::Cpu)), "both threads together");
        let (flag, mut silent) = (AtomicBool::new(true), Silent);
        let mut ctx = Ctx::new(Limits::default(), &StoppedClock, Some(&flag), &mut silent);
        assert_eq!(ctx.race(2, |_, ctx| endless(ctx)), Err(Stop::Interrupted));
    }
}
