//! Exact counts as goldens: what each deterministic algorithm expands and finds on fixed levels.
//!
//! `expanded_before_last_layer` does not depend on the order inside a layer, the other counts do. When a change is
//! meant to alter them, run the suite with `INSTA_UPDATE=always` and say the counts before and after in the commit.
#![allow(clippy::unwrap_used)]

mod common;

use common::{limited, solve};
use solvarium_lab::{Report, Request, registry};

/// Most expansions of a run in this suite.
const MOST: u64 = 100_000;

const LEVELS: &[(&str, &str, &str)] = &[
    ("water-sort", "seven cups", "4:abcd.deae.bbec.bacd.adce._._"),
    ("water-sort", "partly filled", "3:ab.bca.cab.c._"),
    ("water-sort", "unsolvable", "3:abc.bca.cab._"),
    ("sokoban", "two boxes", "7#|#-.-.-#|#-2$-#|#--@--#|7#"),
    ("sokoban", "three boxes", "8#|#--#---#|#-$--$-#|#.2#$--#|#2.--@-#|8#"),
    ("sokoban", "unsolvable", "6#|#@-#-#|#-$$-#|#-..-#|#--#-#|6#"),
    ("tents", "seven trees", "6x6:fcd_agdd,3,0,1,2,0,1,1,1,2,1,0,2"),
    ("tents", "clues missing", "6x6:fcd_agdd,3,?,1,?,0,?,1,?,2,?,0,?"),
    ("tents", "unsolvable", "6x6:fcd_agdd,2,1,1,2,0,1,1,1,2,1,0,2"),
    ("light-up", "seven by seven", "7x7:hBa1a0dBdB3aB1dBd1a1a2h"),
    ("light-up", "ten by ten", "10x10:b0BbBg3k1bBBa1bBcBc0d3b1d2cBc2bBaB1b1k2g0b10b"),
    ("light-up", "unsolvable", "6x6:0Be0b2n0b1e00"),
    ("grid", "the cheap way is the long way", "S99G\n.##.\n....\n"),
    ("grid", "a dead end that draws in", "........\n.#####..\nS....#.G\n.#####..\n........\n"),
    ("grid", "eight neighbours", "neighbours 8\nS..#....\n.#...#..\n...#.#.G\n.#......\n"),
    ("grid", "no way", "S..#.\n...#G\n...#.\n"),
    ("template", "the cheap way is the long way", "S99G\n.##.\n....\n"),
    ("template", "open ground", "S.......\n........\n..####..\n........\n.......G\n"),
    ("template", "no way", "S..#.\n...#G\n...#.\n"),
];

#[test]
fn counts_stay_as_they_are() {
    for (puzzle, title, text) in LEVELS {
        insta::assert_snapshot!(
            format!("{puzzle} {title}").replace(' ', "-"),
            format!("{text}\n\n{}", table(puzzle, text))
        );
    }
}

/// A line for each deterministic algorithm and heuristic.
fn table(puzzle: &str, text: &str) -> String {
    let entry = registry::puzzle(puzzle).unwrap();
    let game = entry.load(text, "level").unwrap();
    let mut lines = vec![format!(
        "{:<14}{:<18}{:<14}{:>7}{:>6}{:>10}{:>8}{:>11}{:>12}{:>6}",
        "algorithm", "heuristic", "outcome", "length", "cost", "expanded", "before", "generated", "duplicates", "dead"
    )];
    let algorithms = registry::algorithms().iter().filter(|a| !a.randomised && game.can_run(a.name));
    for algorithm in algorithms {
        let guides = entry.heuristics.iter().filter(|h| algorithm.informed && h.space == entry.spaces[0]);
        let guides: Vec<_> = guides.map(|h| Some(h.name.to_string())).collect();
        for heuristic in if guides.is_empty() { vec![None] } else { guides } {
            let request = Request { algorithm: algorithm.name.into(), heuristic, ..Request::default() };
            lines.push(line(&solve(&game, &limited(&request, MOST))));
        }
    }
    lines.join("\n")
}

fn line(report: &Report) -> String {
    let number = |value: Option<u64>| value.map_or_else(|| "-".into(), |v| v.to_string());
    let stats = &report.stats;
    format!(
        "{:<14}{:<18}{:<14}{:>7}{:>6}{:>10}{:>8}{:>11}{:>12}{:>6}",
        report.algorithm,
        report.heuristic.as_deref().unwrap_or("-"),
        report.limit.as_ref().map_or_else(|| report.verdict(), |limit| format!("limit {limit}")),
        number(report.length.map(|n| n as u64)),
        number(report.cost),
        number(stats.expanded),
        number(stats.before_last_layer),
        number(stats.generated),
        number(stats.duplicates),
        number(stats.dead_ends)
    )
}

/// A corridor a million steps long, searched on a stack that recursion would overflow at once.
#[test]
fn a_depth_of_a_million_needs_no_stack() {
    let steps = 1_000_000;
    let text = format!("S{}G\n", ".".repeat(steps - 1));
    let run = move || {
        let game = registry::puzzle("template").unwrap().load(&text, "corridor").unwrap();
        let deep = vec![("limit".to_string(), steps.to_string())];
        let heavy = vec![("weight".to_string(), "999.99".to_string())];
        let requests = [("dfs", vec![]), ("dls", deep), ("greedy", vec![]), ("wastar", heavy), ("hill", vec![])];
        for (algorithm, settings) in requests {
            let request = Request { algorithm: algorithm.into(), settings, ..Request::default() };
            assert_eq!(solve(&game, &request).length, Some(steps), "{algorithm}");
        }
    };
    std::thread::Builder::new().stack_size(256 << 10).spawn(run).unwrap().join().unwrap();
}
