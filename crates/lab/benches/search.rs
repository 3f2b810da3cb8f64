//! Micro-benchmarks of the searches on fixed levels: `cargo bench -p solvarium-lab`.

use std::sync::atomic::AtomicBool;

use divan::Bencher;
use solvarium_lab::{Host, NoWatcher, Request, SystemClock, level};

/// Level and algorithm of each benchmark.
const RUNS: &[(&str, &str)] = &[
    ("water-sort/1", "bfs"),
    ("water-sort/1", "dfs"),
    ("water-sort/4", "astar"),
    ("water-sort/4", "idastar"),
    ("water-sort/4", "beam"),
    ("water-sort/9", "wastar"),
    ("water-sort/4", "expert"),
    ("water-sort/19", "expert"),
];

fn main() {
    divan::main();
}

#[divan::bench(args = RUNS)]
fn search(bencher: Bencher<'_, '_>, (name, algorithm): &(&str, &str)) {
    let (clock, cancel) = (SystemClock::default(), AtomicBool::new(false));
    let game = level::open(name, None).expect("the level is built in");
    let request = Request { algorithm: (*algorithm).into(), ..Request::default() };
    bencher.bench_local(|| {
        let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut NoWatcher };
        game.solve(&request, &mut host).expect("the request is right")
    });
}
