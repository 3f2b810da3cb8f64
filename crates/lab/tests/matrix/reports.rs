//! A report is the same after it was written as JSON and read again.

use solvarium_lab::{Outcome, Report, Request, level};
use solvarium_testing::{ENGLISH, limited, solve};

use crate::trials::Trials;

/// What a report is about, then the level, the algorithm, a node limit, and how the run ends.
const CASES: [(&str, &str, &str, Option<u64>, Outcome); 7] = [
    ("solved", "sokoban/1", "astar", None, Outcome::Solved),
    ("with_real_settings", "sokoban/1", "wastar", None, Outcome::Solved),
    ("by_local_search", "tents/6x6/1", "anneal", None, Outcome::Solved),
    ("unsolvable", "2:ab.ba", "bfs", None, Outcome::Unsolvable),
    ("limited", "water-sort/10", "bfs", Some(20), Outcome::Limit),
    ("reasoned", "tents/6x6/1", "deduce", None, Outcome::Solved),
    ("reasoned_about_lamps", "light-up/7x7/1", "deduce", None, Outcome::Solved),
];

pub fn add(trials: &mut Trials) {
    for (case, level, algorithm, nodes, outcome) in CASES {
        let parts = ["reports_are_read_back", case];
        trials.add(module_path!(), &parts, move || is_read_back(level, algorithm, nodes, outcome));
    }
}

fn is_read_back(name: &str, algorithm: &str, nodes: Option<u64>, outcome: Outcome) {
    let request = Request::new(algorithm);
    let request = nodes.map_or_else(|| request.clone(), |nodes| limited(&request, nodes));
    let mut report = solve(&level::open(name, None).unwrap(), &request);
    assert_eq!(report.outcome, outcome);
    assert_eq!(report.steps.is_empty(), algorithm != "deduce");
    assert_eq!(report.limit.is_some(), outcome == Outcome::Limit);
    assert_eq!(again(&report), report);
    report.steps = report.steps.into_iter().map(|step| ENGLISH.step(step)).collect();
    assert_eq!(again(&report), report, "with finished sentences");
}

fn again(report: &Report) -> Report {
    serde_json::from_str(&serde_json::to_string(report).unwrap()).unwrap()
}
