//! Limits are kept to the last expansion and byte, and a run that meets one says so.

use std::sync::atomic::AtomicBool;

use solvarium_engine::{Limits, StoppedClock};
use solvarium_lab::{Host, NoWatcher, Outcome, Request};
use solvarium_puzzles::Listed;
use solvarium_testing::{limited, solve};

use super::Contest;
use crate::situations::Situation;

pub fn nodes(Contest { game, contender, .. }: &Contest<'_>) {
    let free = solve(game, &contender.request);
    let used = free.stats.expanded.unwrap();
    let within = |nodes| solve(game, &limited(&contender.request, nodes));
    let enough = within(used);
    assert_eq!((enough.outcome, &enough.moves), (free.outcome, &free.moves));
    for nodes in [0, used / 2, used.saturating_sub(1)].into_iter().filter(|&nodes| nodes < used) {
        let cut = within(nodes);
        assert!(cut.stats.expanded.unwrap() <= nodes, "{nodes} of {used}");
        if !contender.content_with_less(&cut) {
            let ended = (cut.outcome, cut.limit.as_deref());
            assert_eq!(ended, (Outcome::Limit, Some("nodes")), "{nodes} of {used}");
            assert_eq!(cut.stats.expanded, Some(nodes));
        }
    }
}

pub fn memory(Contest { game, contender, .. }: &Contest<'_>) {
    let used = solve(game, &contender.request).stats.search_bytes.unwrap();
    for bytes in [1, used / 2, used.saturating_sub(1)].into_iter().filter(|&bytes| bytes < used) {
        let limits = Limits { bytes: Some(bytes), ..Limits::default() };
        let report = solve(game, &Request { limits, ..contender.request.clone() });
        assert!(report.stats.search_bytes.unwrap() <= bytes);
        let stopped = (report.outcome, report.limit.as_deref()) == (Outcome::Limit, Some("memory"));
        let fine = stopped || contender.content_with_less(&report);
        assert!(fine, "{bytes} of {used}: {:?}", report.outcome);
    }
}

pub fn cancelled(Contest { game, contender, .. }: &Contest<'_>) {
    if solve(game, &contender.request).stats.expanded == Some(0) {
        return;
    }
    let cancel = AtomicBool::new(true);
    let mut host = Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut NoWatcher };
    let report = game.solve(&contender.request, &mut host).unwrap();
    assert_eq!(report.stats.expanded, Some(0));
    assert_eq!(report.outcome, Outcome::Interrupted);
}

/// Depth-limited search, to every depth up to the fewest moves.
pub fn depth<P: Listed>(situation: &Situation<P>) {
    let Some(steps) = situation.fewest_moves() else { return };
    for limit in 0..=steps {
        let mut request = situation.request("dls");
        request.settings.push(("limit".into(), limit.to_string()));
        let report = solve(&situation.game, &request);
        let expected = if limit < steps { (Outcome::Limit, Some("depth")) } else { (Outcome::Solved, None) };
        assert_eq!((report.outcome, report.limit.as_deref()), expected, "to depth {limit} of {steps}");
    }
}
