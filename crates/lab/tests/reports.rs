//! A report is the same after it was written as JSON and read again.
#![allow(clippy::unwrap_used)]

mod common;

use common::{ENGLISH, limited, solve};
use rstest::rstest;
use solvarium_lab::{Outcome, Report, Request, level};

#[rstest]
#[case::solved("sokoban/1", "astar", None, Outcome::Solved)]
#[case::with_real_settings("sokoban/1", "wastar", None, Outcome::Solved)]
#[case::by_local_search("tents/6x6/1", "anneal", None, Outcome::Solved)]
#[case::unsolvable("2:ab.ba", "bfs", None, Outcome::Unsolvable)]
#[case::limited("water-sort/10", "bfs", Some(20), Outcome::Limit)]
#[case::reasoned("tents/6x6/1", "deduce", None, Outcome::Solved)]
#[case::reasoned_about_lamps("light-up/7x7/1", "deduce", None, Outcome::Solved)]
fn reports_are_read_back(
    #[case] name: &str,
    #[case] algorithm: &str,
    #[case] nodes: Option<u64>,
    #[case] outcome: Outcome,
) {
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
