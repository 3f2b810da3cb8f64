//! Micro-benchmarks of the searches on fixed levels: `cargo bench -p solvarium-lab`.

use std::sync::atomic::AtomicBool;

use criterion::{Criterion, criterion_group, criterion_main};
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

fn searches(criterion: &mut Criterion) {
    let (clock, cancel) = (SystemClock::default(), AtomicBool::new(false));
    for (name, algorithm) in RUNS {
        let game = level::open(name, None).expect("the level is built in");
        let request = Request { algorithm: (*algorithm).into(), ..Request::default() };
        criterion.bench_function(&format!("{algorithm} on {name}"), |bencher| {
            bencher.iter(|| {
                let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut NoWatcher };
                game.solve(&request, &mut host).expect("the request is right")
            });
        });
    }
}

criterion_group!(benches, searches);
criterion_main!(benches);
