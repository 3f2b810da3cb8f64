//! Breadth-first search on the large scale beside the plain one: the same states of the same levels in one process, again and
//! again in turn, so that all see the same machine. Of each the fastest round counts.
//!
//! `cargo run --release -p solvarium-lab --example at_scale [MILLIONS [ROUNDS [LEVEL …]]]`: so many million states are expanded
//! (10 when left out).

use std::sync::atomic::AtomicBool;

use solvarium_lab::{Host, Limits, NoWatcher, Report, Request, Scale, SystemClock, level};

/// A level with states enough, for when none is named.
const LEVEL: &str = "water-sort/13";

/// Who searches: nobody but the plain search, or so many threads.
const WHO: [Option<usize>; 3] = [None, Some(1), Some(2)];

struct Measure {
    seconds: f64,
    bytes: f64,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: f64| arguments.next().and_then(|text| text.parse::<f64>().ok()).unwrap_or(usual);
    let (nodes, rounds) = ((number(10.0) * 1e6) as u64, number(3.0) as usize);
    let named: Vec<String> = arguments.collect();
    let levels = if named.is_empty() { vec![LEVEL.into()] } else { named };
    println!("{:<24}  {:<9}  {:>9}  {:>12}  {:>7}  {:>6}", "level", "who", "expanded", "states/s", "B/state", "speed");
    for level in &levels {
        let mut best = WHO.map(|_| None::<Measure>);
        let mut expanded = 0;
        for _ in 0..rounds {
            for (best, &who) in best.iter_mut().zip(&WHO) {
                let report = search(level, who, nodes);
                expanded = report.stats.expanded.unwrap_or(0);
                let met = (expanded + report.stats.open.unwrap_or(0)) as f64;
                let bytes = report.stats.search_bytes.unwrap_or(0) as f64 / met;
                let measure = Measure { seconds: report.stats.seconds.unwrap_or(0.0), bytes };
                if best.as_ref().is_none_or(|best| measure.seconds < best.seconds) {
                    *best = Some(measure);
                }
            }
        }
        let plain = best[0].as_ref().map_or(1.0, |plain| plain.seconds);
        for (best, who) in best.iter().flatten().zip(WHO) {
            let who = who.map_or("plain".into(), |threads| format!("{threads} threads"));
            let speed = expanded as f64 / best.seconds;
            let name = level.rsplit('/').next().map_or(level.as_str(), |_| level);
            println!(
                "{name:<24}  {who:<9}  {expanded:>9}  {speed:>12.0}  {:>7.1}  {:>6.2}",
                best.bytes,
                plain / best.seconds
            );
        }
    }
}

fn search(name: &str, threads: Option<usize>, nodes: u64) -> Report {
    let (clock, cancel) = (SystemClock::default(), AtomicBool::new(false));
    let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut NoWatcher };
    let game = level::open(name, None).expect("the level is there");
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let request = Request { limits, scale: threads.map(|threads| Scale { threads }), ..Request::new("bfs") };
    game.solve(&request, &mut host).expect("breadth-first search can be run on every level")
}
