use super::*;
use std::sync::atomic::AtomicU64;

/// A clock that moves on by a hundredth of a second each time it is read; it counts these.
#[derive(Default)]
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn seconds(&self) -> f64 {
        (self.0.fetch_add(1, Ordering::Relaxed) + 1) as f64 / 100.0
    }
}

#[test]
fn the_node_limit_is_exact() {
    let limits = Limits { nodes: Some(5), ..Limits::default() };
    let mut ctx = Ctx::unwatched(limits);
    let mut done = 0;
    let stop = loop {
        match ctx.evaluate() {
            Ok(()) => done += 1,
            Err(stop) => break stop,
        }
    };
    assert_eq!((done, stop, ctx.stats.expanded), (5, Stop::Limit(Limit::Nodes), 5));
}

#[test]
fn memory_is_refused_before_it_is_taken() {
    let limits = Limits { bytes: Some(100), ..Limits::default() };
    let mut ctx = Ctx::unwatched(limits);
    assert_eq!(ctx.hold(100), Ok(()));
    assert_eq!(ctx.hold(101), Err(Stop::Limit(Limit::Memory)));
    assert_eq!(ctx.stats.search_bytes, 100);
}

#[test]
fn time_and_cancelling_stop_a_run() {
    let clock = Ticking::default();
    let limits = Limits { seconds: Some(1.0), ..Limits::default() };
    let mut silent = Silent;
    let mut ctx = Ctx::new(limits, &clock, None, &mut silent);
    let stop = std::iter::from_fn(|| Some(ctx.evaluate())).find_map(Result::err);
    assert_eq!(stop, Some(Stop::Limit(Limit::Time)));
    assert!(ctx.stats.seconds < 1.1);

    let flag = AtomicBool::new(true);
    let mut silent = Silent;
    let mut ctx = Ctx::new(Limits::default(), &StoppedClock, Some(&flag), &mut silent);
    assert_eq!(ctx.evaluate(), Err(Stop::Interrupted));
}

/// A clock of a busy machine: of each second that passes, half is somebody else's.
struct Shared(Ticking);

impl Clock for Shared {
    fn seconds(&self) -> f64 {
        self.0.seconds()
    }
    fn cpu_seconds(&self) -> f64 {
        self.0.0.load(Ordering::Relaxed) as f64 / 200.0
    }
}

#[test]
fn processor_time_has_a_limit_of_its_own() {
    let clock = Shared(Ticking::default());
    let limits = Limits { seconds: Some(9.0), cpu_seconds: Some(1.0), ..Limits::default() };
    let mut silent = Silent;
    let mut ctx = Ctx::new(limits, &clock, None, &mut silent);
    let stop = std::iter::from_fn(|| Some(ctx.evaluate())).find_map(Result::err);
    assert_eq!(stop, Some(Stop::Limit(Limit::Cpu)));
    let left = ctx.part().limits().cpu_seconds;
    assert_eq!(left, Some(0.0));
    ctx.finish();
    assert!((1.0..1.1).contains(&ctx.stats.cpu_seconds) && (2.0..2.2).contains(&ctx.stats.seconds));
}

struct Patience(u32);

impl Observer for Patience {
    fn tracing(&self) -> bool {
        true
    }
    fn event(&mut self, _event: &Event<'_>) -> ControlFlow<()> {
        self.0 -= 1;
        if self.0 == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

#[test]
fn an_observer_sees_every_expansion_and_may_stop() {
    let mut patience = Patience(3);
    let mut ctx = Ctx::new(Limits::default(), &StoppedClock, None, &mut patience);
    let expansion = Expansion { id: 0, parent: None, g: 0, h: None, depth: 0, key: &[] };
    let results: Vec<_> = (0..3).map(|_| ctx.expand(expansion)).collect();
    assert_eq!(results, [Ok(()), Ok(()), Err(Stop::Interrupted)]);
}
