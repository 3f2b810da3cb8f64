//! Searches that are timed by making them again.

use std::sync::atomic::{AtomicU64, Ordering};

use solvarium_engine::Clock;
use solvarium_protocol::MOST_REPEATS;

use super::*;

/// A clock on which this many milliseconds pass whenever someone looks.
struct Passing(u64, AtomicU64);

impl Clock for Passing {
    fn seconds(&self) -> f64 {
        self.1.fetch_add(self.0, Ordering::Relaxed) as f64 / 1000.0
    }
}

fn timed(clock: &dyn Clock, limits: Json) -> (Json, Vec<Json>) {
    let requests = json!([{"algorithm": "astar", "limits": limits}, {"algorithm": "greedy", "limits": limits}]);
    let level = json!({"from": "built-in", "name": "sokoban/1"});
    let ask = json!({"ask": "compare", "level": level, "requests": requests, "trace": {}, "repeat_seconds": 1});
    let mut events: Vec<Json> = Vec::new();
    let mut note = |event| events.push(serde_json::from_str(&to_json(&event)).unwrap());
    let reply = desk(MIB).answer_json(&ask.to_string().into_bytes(), clock, &AtomicBool::new(false), &mut note);
    (serde_json::from_str(&reply).unwrap(), events)
}

#[test]
fn a_short_search_is_made_again_and_nothing_but_time_changes() {
    let (reply, events) = timed(&StoppedClock, json!({}));
    let repeats = events.iter().filter(|event| event["event"] == "repeat").count();
    assert_eq!(repeats, 2 * MOST_REPEATS, "time stands still, so only their number ends them");
    assert_eq!(events.iter().filter(|event| event["event"] == "begin").count(), 2);
    let times = json!({"runs": MOST_REPEATS, "median": 0.0, "lower": 0.0, "upper": 0.0, "recorded": false});
    for run in list(&reply["runs"]) {
        assert_eq!(run["times"], times);
        let level = json!({"from": "built-in", "name": "sokoban/1"});
        let request = json!({"algorithm": run["report"]["algorithm"]});
        let mut once = ask(&desk(MIB), json!({"ask": "solve", "level": level, "request": request}))["report"].clone();
        let mut again = run["report"].clone();
        for report in [&mut once, &mut again] {
            report["stats"]["peak_rss_bytes"] = Json::Null;
        }
        assert_eq!(once, again);
        assert!(run["run"]["size"]["rows"].as_u64().unwrap() > 1, "the first run was recorded");
    }
}

#[test]
fn repeats_fit_into_their_time_and_long_runs_are_made_once() {
    let (reply, _) = timed(&Passing(1, AtomicU64::new(0)), json!({}));
    for run in list(&reply["runs"]) {
        let (times, runs) = (&run["times"], run["times"]["runs"].as_u64().unwrap());
        assert!((1..=MOST_REPEATS as u64).contains(&runs), "{times}");
        let time = |name: &str| times[name].as_f64().unwrap();
        assert!(time("lower") <= time("median") && time("median") <= time("upper"));
        assert_eq!(times["median"], run["report"]["stats"]["seconds"]);
    }
    let (reply, events) = timed(&Passing(5000, AtomicU64::new(0)), json!({}));
    assert!(events.iter().all(|event| event["event"] != "repeat"));
    assert!(list(&reply["runs"]).iter().all(|run| run["times"]["runs"] == 1 && run["times"]["recorded"] == true));
    let (reply, _) = timed(&Passing(20, AtomicU64::new(0)), json!({"seconds": 0.03}));
    for run in list(&reply["runs"]).iter().filter(|run| run["report"]["limit"] == "time") {
        assert_eq!(run["times"]["runs"], 1, "what the clock ended is not made again");
    }
}

#[test]
fn cancelling_ends_the_repeats_and_keeps_the_answer() {
    let cancel = AtomicBool::new(false);
    let level = json!({"from": "built-in", "name": "sokoban/1"});
    let ask =
        json!({"ask": "compare", "level": level, "requests": [{"algorithm": "bfs"}], "repeat_seconds": 1}).to_string();
    let mut note = |event| {
        let event: Json = serde_json::from_str(&to_json(&event)).unwrap();
        cancel.fetch_or(event["event"] == "repeat" && event["runs"] == 3, Ordering::Relaxed);
    };
    let reply = desk(MIB).answer_json(ask.as_bytes(), &StoppedClock, &cancel, &mut note);
    let run = serde_json::from_str::<Json>(&reply).unwrap()["runs"][0].clone();
    assert_eq!((&run["report"]["outcome"], &run["times"]["runs"]), (&json!("solved"), &json!(3)));
}

#[test]
fn without_the_wish_nothing_is_timed() {
    let level = json!({"from": "built-in", "name": "sokoban/1"});
    let reply = ask(&desk(MIB), json!({"ask": "compare", "level": level, "requests": [{"algorithm": "bfs"}]}));
    assert!(reply["runs"][0].get("times").is_none());
}
