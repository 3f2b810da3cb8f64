//! The same request gives the same report, also when someone watches, who is told of every expansion.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use solvarium_engine::StoppedClock;
use solvarium_lab::{Host, SearchEvent, TraceLine, Watcher};
use solvarium_testing::{solve, stable_json};

use super::Contest;

/// Counts the expansions it is shown.
#[derive(Default)]
struct Tracer {
    expanded: u64,
    deepest: u64,
}

impl Watcher for Tracer {
    fn observes(&self) -> bool {
        true
    }

    fn event(&mut self, event: &SearchEvent<'_>) -> ControlFlow<()> {
        if let Some(TraceLine::Expand { n, depth, .. }) = event.trace_line() {
            self.expanded += 1;
            assert_eq!(n, self.expanded);
            self.deepest = self.deepest.max(u64::from(depth));
        }
        ControlFlow::Continue(())
    }
}

pub fn is_the_same(Contest { game, contender, .. }: &Contest<'_>) {
    let report = solve(game, &contender.request);
    let again = stable_json(solve(game, &contender.request));
    assert_eq!(stable_json(report.clone()), again);
    let (cancel, mut tracer) = (AtomicBool::new(false), Tracer::default());
    let mut host = Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut tracer };
    let watched = game.solve(&contender.request, &mut host).unwrap();
    assert_eq!(stable_json(watched), again);
    if tracer.expanded > 0 {
        let stats = &report.stats;
        assert_eq!((Some(tracer.expanded), Some(tracer.deepest)), (stats.expanded, stats.max_depth));
    }
}
