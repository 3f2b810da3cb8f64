//! Exact counts as goldens: what each deterministic algorithm expands and finds on fixed levels, in every space, by every
//! rule variant and under every cost model.
//!
//! `before` does not depend on the order inside a layer, the other counts do. When a change is meant to alter them, run
//! the suite with `INSTA_UPDATE=always` and say the counts before and after in the commit.

use std::sync::Arc;

use solvarium_lab::{Report, Request, registry};
use solvarium_puzzles::Listed;
use solvarium_testing::{Small, limited, read, solve};

use crate::situations::{Levels, Situation};
use crate::trials::{Trials, plain_trials};

/// Most expansions of a run in this suite; and in the configurations other than the default, so that they do not take too
/// long together.
const MOST: [u64; 2] = [100_000, 5_000];

/// A puzzle, what its level is called, and the level.
const LEVELS: &[(&str, &str, &str)] = &[
    ("water-sort", "seven cups", "4:abcd.deae.bbec.bacd.adce._._"),
    ("water-sort", "partly filled", "3:ab.bca.cab.c._"),
    ("water-sort", "unsolvable", "3:abc.bca.cab._"),
    (
        "bloxorz",
        "two switches",
        "......====..===\n====..==1=..=G=\n==2=..====..===\n====..====..===\n=S==aa====bb===\n====..====.....\n1:heavy^b\n2:soft^a\n",
    ),
    ("bloxorz", "two cubes", "S==1...\n.......\n==2=aG=\n===.=..\n.....==\n1:split@2,0@3,2\n2:soft^a\n"),
    ("bloxorz", "unsolvable", "S==1\n....\n=..=\nG..=\n1:split@2,0@2,3\n"),
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
    ("pddl", "a tower turned over", include_str!("counts/blocks.pddl")),
    ("pddl", "a delivery", include_str!("counts/delivery.pddl")),
    ("pddl", "walking costs nothing", include_str!("counts/sights.pddl")),
    ("pddl", "the key is locked in", include_str!("counts/locked.pddl")),
    ("template", "the cheap way is the long way", "S99G\n.##.\n....\n"),
    ("template", "open ground", "S.......\n........\n..####..\n........\n.......G\n"),
    ("template", "no way", "S..#.\n...#G\n...#.\n"),
];

pub fn add_plain(trials: &mut Trials) {
    plain_trials!(trials: every_puzzle_has_counts, a_depth_of_a_million_needs_no_stack);
}

fn every_puzzle_has_counts() {
    for puzzle in registry::puzzles() {
        assert!(LEVELS.iter().any(|(name, ..)| *name == puzzle.info.name), "{} has none", puzzle.info.name);
    }
}

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    for &(puzzle, title, text) in LEVELS.iter().filter(|(puzzle, ..)| *puzzle == levels.puzzle()) {
        let name = title.replace(' ', "_");
        trials.add(module_path!(), &["counts_stay_as_they_are", puzzle, &name], move || {
            let level = Small { name: title.into(), text: text.into(), puzzle: read::<P>(text).unwrap() };
            let name = format!("{puzzle} {title}").replace(' ', "-");
            insta::assert_snapshot!(name, format!("{text}\n\n{}", blocks(&Situation::all(&level))));
        });
    }
}

/// The counts of every configuration, each under its title but for the default. Where settings change nothing, that is all
/// that is said.
fn blocks<P: Listed>(situations: &[Situation<P>]) -> String {
    let mut known: Vec<(String, String)> = Vec::new();
    let mut blocks = Vec::new();
    for situation in situations {
        let settings: String = situation.settings.iter().map(|(name, value)| format!(", {name}={value}")).collect();
        let (title, table) = (format!("space {}{settings}", situation.space), table(situation));
        let same = known.iter().find(|(_, other)| *other == table);
        blocks.push(match same {
            Some((other, _)) => format!("{title}: as in {other}"),
            None if situation.is_default() => table.clone(),
            None => format!("{title}\n{table}"),
        });
        known.push((title, table));
    }
    blocks.join("\n\n")
}

/// A line for each deterministic algorithm and heuristic.
fn table<P: Listed>(situation: &Situation<P>) -> String {
    let mut lines = vec![format!(
        "{:<14}{:<18}{:<14}{:>7}{:>6}{:>10}{:>8}{:>11}{:>12}{:>6}",
        "algorithm", "heuristic", "outcome", "length", "cost", "expanded", "before", "generated", "duplicates", "dead"
    )];
    let most = MOST[usize::from(!situation.is_default())];
    let algorithms = registry::algorithms().iter().filter(|a| !a.randomised && situation.can_run(a.name));
    for algorithm in algorithms {
        let guides = if algorithm.informed { situation.heuristics() } else { Vec::new() };
        let guides: Vec<_> = guides.into_iter().map(|(name, _)| Some(name.to_string())).collect();
        for heuristic in if guides.is_empty() { vec![None] } else { guides } {
            let request = Request { heuristic, ..situation.request(algorithm.name) };
            lines.push(line(&solve(&situation.game, &limited(&request, most))));
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
