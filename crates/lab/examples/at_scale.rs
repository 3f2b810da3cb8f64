//! Searches on the large scale beside the plain ones: the same states of the same levels in one process, again and again in
//! turn, so that all see the same machine. Of each the median round counts.
//!
//! `cargo run --release -p solvarium-lab --example at_scale [MILLIONS [ROUNDS [ALGORITHM [LEVEL …]]]]`: so many million states
//! are expanded (10 when left out) by `bfs`, `ucs` or `astar` (`bfs`), so often (3).

use std::sync::atomic::AtomicBool;

use solvarium_lab::{Host, Limits, NoWatcher, Report, Request, Scale, SystemClock, level};

/// Levels of more than ten million states, for when none is named: boxes far from where they belong, many colours, and two cubes among
/// switches.
const LEVELS: [&str; 3] = [SOKOBAN, "5:eacah.gbbdf.gehef.ecgdh.hcfdc.cadab.fegfg.bdahb._._._._", BLOXORZ];

const SOKOBAN: &str = "\
############
#@         #
# $ $ $    #
#          #
# $ $ $    #
#          #
#          #
#       .. #
#       .. #
#       .. #
#          #
############
";

const BLOXORZ: &str = "\
S=======b=====f===..
=============h====..
=========g========..
==================..
==================..
e=2===============..
==================..
============4=====..
9=================..
==================..
========c=========.G
========a=========..
==================..
==================..
1======8==========..
=6============3===..
=======d====5=====..
========7=========..
1:soft^a
2:soft^b
3:soft^c
4:soft^d
5:soft^e
6:soft^f
7:soft^g
8:soft^h
9:split@3,3@11,12
";

/// Who searches: nobody but the plain search, or so many threads.
const WHO: [Option<usize>; 3] = [None, Some(1), Some(2)];

/// What a search took.
#[derive(Clone, Copy)]
struct Took {
    wall: f64,
    cpu: f64,
    expanded: u64,
    /// Bytes for each state that was met.
    bytes: f64,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: f64| arguments.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (nodes, rounds) = ((number(0, 10.0) * 1e6) as u64, number(1, 3.0) as usize);
    let algorithm = arguments.get(2).map_or("bfs", String::as_str);
    let named: Vec<&str> = arguments.iter().skip(3).map(String::as_str).collect();
    let levels = if named.is_empty() { &LEVELS[..] } else { &named };
    println!(
        "{:<12}{:>10}{:>13}{:>9}{:>9}{:>10}{:>8}{:>8}",
        algorithm, "threads", "expanded", "wall s", "cpu s", "B/state", "wall ×", "cpu ×"
    );
    for level in levels {
        let mut all = WHO.map(|_| Vec::new());
        let mut puzzle = String::new();
        for _ in 0..rounds {
            for (took, &threads) in all.iter_mut().zip(&WHO) {
                let report = search(level, algorithm, threads, nodes);
                took.push(Took::of(&report));
                puzzle = report.puzzle;
            }
        }
        let medians = all.map(median);
        for (took, who) in medians.iter().zip(WHO) {
            let Took { wall, cpu, expanded, bytes } = took;
            let who = who.map_or("plain".into(), |threads| threads.to_string());
            let faster = [medians[0].wall / wall, medians[0].cpu / cpu];
            println!(
                "{puzzle:<12}{who:>10}{expanded:>13}{wall:>9.2}{cpu:>9.2}{bytes:>10.1}{:>8.2}{:>8.2}",
                faster[0], faster[1]
            );
        }
    }
}

impl Took {
    fn of(report: &Report) -> Took {
        let stats = &report.stats;
        let expanded = stats.expanded.unwrap_or(0);
        let met = (expanded + stats.open.unwrap_or(0)) as f64;
        Took {
            wall: stats.seconds.unwrap_or(0.0),
            cpu: stats.search_cpu_seconds.unwrap_or(0.0),
            expanded,
            bytes: stats.search_bytes.unwrap_or(0) as f64 / met,
        }
    }
}

/// The round of median time.
fn median(mut rounds: Vec<Took>) -> Took {
    rounds.sort_by(|a, b| a.wall.total_cmp(&b.wall));
    rounds[rounds.len() / 2]
}

fn search(name: &str, algorithm: &str, threads: Option<usize>, nodes: u64) -> Report {
    let (clock, cancel) = (SystemClock::default(), AtomicBool::new(false));
    let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut NoWatcher };
    let game = level::open(name, None).expect("the level is there");
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let request = Request { limits, scale: threads.map(Scale::on), ..Request::new(algorithm) };
    game.solve(&request, &mut host).expect("the algorithm can be run on every level, and on several threads")
}
