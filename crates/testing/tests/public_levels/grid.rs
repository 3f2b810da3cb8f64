//! The problems of the MovingAI benchmarks, whose lengths are stated.

use std::path::Path;

use rstest::rstest;
use solvarium_lab::game::SharedGame;
use solvarium_lab::{Report, Request, level};
use solvarium_testing::{settings, solve};

use crate::folder;

/// The maps of the benchmarks whose problems are tried.
const MAPS: [&str; 6] = ["Berlin_0_256", "arena", "brc101d", "lak105d", "maze512-1-0", "random512-25-0"];
/// Problems of each map that are also tried with four neighbours.
const WITH_FOUR: usize = 8;

fn run(game: &SharedGame, algorithm: &str, heuristic: Option<&str>, more: &[(&str, &str)]) -> Report {
    let (heuristic, settings) = (heuristic.map(String::from), settings(more));
    solve(game, &Request { algorithm: algorithm.into(), heuristic, settings, ..Request::default() })
}

/// The lengths that a `.scen` file states, one for each problem.
fn stated(file: &Path) -> Vec<f64> {
    let text = std::fs::read_to_string(file).unwrap();
    let last = |line: &str| line.split_whitespace().last().unwrap().parse().unwrap();
    text.lines().skip(1).filter(|line| !line.is_empty()).map(last).collect()
}

#[test]
fn lengths_agree_with_those_the_benchmarks_state() {
    let folder = folder("grid");
    for map in MAPS {
        let file = folder.join(format!("{map}.map.scen"));
        let (games, lengths) = (level::open_all(file.to_str().unwrap(), None).unwrap(), stated(&file));
        assert!(games.len() >= 60 && games.len() == lengths.len());
        for (opened, stated) in games.iter().zip(lengths) {
            let report = run(&opened.game, "expert", None, &[]);
            let ours = report.cost.unwrap() as f64 / 1000.0;
            assert!((ours - stated).abs() <= stated * 0.001, "{}: {ours}, stated {stated}", opened.name);
            assert_eq!(report.optimal, Some(true), "{}", opened.name);
        }
    }
}

/// On every problem of every map: A\* with any admissible estimate, uniform cost and the expert agree, greedy search is no
/// cheaper, and nothing takes fewer steps than breadth-first search.
#[rstest]
fn algorithms_relate_as_they_must(
    #[values("Berlin_0_256", "arena", "brc101d", "lak105d", "maze512-1-0", "random512-25-0")] map: &str,
) {
    let file = folder("grid").join(format!("{map}.map.scen"));
    let games = level::open_all(file.to_str().unwrap(), None).unwrap();
    for opened in &games {
        relate(&opened.game, &opened.name, &[]);
    }
    for opened in games.iter().step_by(games.len() / WITH_FOUR) {
        relate(&opened.game, &opened.name, &[("neighbours", "4")]);
    }
}

fn relate(game: &SharedGame, name: &str, settings: &[(&str, &str)]) {
    let uniform = run(game, "ucs", None, settings);
    let least = uniform.cost.unwrap();
    for heuristic in ["octile", "euclid", "zero"] {
        assert_eq!(run(game, "astar", Some(heuristic), settings).cost, Some(least), "{name} {heuristic}");
    }
    let expert = run(game, "expert", None, settings);
    assert_eq!((expert.cost, expert.optimal), (Some(least), Some(true)), "{name}");
    let (greedy, breadth) = (run(game, "greedy", None, settings), run(game, "bfs", None, settings));
    assert!(greedy.cost.unwrap() >= least && breadth.cost.unwrap() >= least, "{name}");
    let reports = [&uniform, &expert, &greedy, &run(game, "bidirectional", None, settings)];
    assert!(reports.iter().all(|report| report.length >= breadth.length), "{name}");
    assert_eq!(reports[3].length, breadth.length, "{name}");
}
