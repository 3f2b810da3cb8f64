//! What a contender finds is what the reference search finds, as far as it promises that.

use solvarium_algorithms::Optimal;
use solvarium_lab::game::SharedGame;
use solvarium_lab::{Outcome, Report};
use solvarium_testing::solve;

use super::{Contender, Contest};

pub fn agrees(Contest { game, rules, contender, least, fewest, .. }: &Contest<'_>) {
    let (report, least) = (solve(game, &contender.request), least());
    match (report.outcome, least) {
        (Outcome::Solved, Some(least)) => {
            solution(rules, &report);
            optimality(contender, &report, least, fewest());
        }
        (Outcome::Solved, None) => panic!("it cannot be solved: {:?}", report.moves),
        (Outcome::Unsolvable, least) => assert_eq!(least, None, "said to be unsolvable"),
        (other, _) => assert!(!contender.complete(), "{other:?}"),
    }
    let bound = report.stats.lower_bound.map(u64::from);
    assert!(least.is_none_or(|least| bound.is_none_or(|bound| bound <= least)), "{bound:?} is no bound of {least:?}");
}

/// The moves of a report solve the level by its rules, and the report has their number and cost.
fn solution(rules: &SharedGame, report: &Report) {
    let replay = rules.replay(&report.moves);
    assert_eq!(replay.verdict, Ok(()));
    assert_eq!((report.cost, report.length), (Some(replay.cost), Some(report.moves.len())));
    assert_eq!(replay.boards.len(), report.moves.len() + 1);
}

/// What an algorithm promises about its solutions is so.
fn optimality(contender: &Contender, report: &Report, least: u64, fewest: Option<u64>) {
    let cost = report.cost.unwrap();
    match contender.info.map_or(Optimal::No, |info| info.optimal) {
        Optimal::Steps => assert_eq!(report.stats.solution_depth, fewest),
        Optimal::Cost if contender.admissible => assert_eq!(cost, least),
        _ => {}
    }
    assert!(report.optimal != Some(true) || cost == least, "{cost} said to be least, but {least} is");
    if let (Some(weight), true) = (contender.setting("weight"), contender.admissible) {
        assert!(cost as f64 <= weight.parse::<f64>().unwrap() * least as f64, "{cost} against {least}");
    }
}
