//! Heuristics that people write: a judge from outside, here one in Rust, guides searches and is measured like any other.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use serde_json::{Value as Json, json};
use solvarium_engine::Cost;
use solvarium_engine::own::{Failure, Judge, Scene, with_judge};
use solvarium_protocol::Desk;

use super::{MIB, ask, ask_with_events, desk, list, problem};

const ROOM: &str = "######\n#.@ .#\n# $$ #\n#    #\n######\n";

/// Counts the boxes that are on no goal, times a factor; fails at an evaluation, if it is to.
#[derive(Default)]
struct Boxes {
    factor: Cost,
    fails_at: Option<u32>,
    asked: Cell<u32>,
    goals: RefCell<Vec<i32>>,
    told: RefCell<Json>,
}

impl Judge for Boxes {
    fn begin(&self, scene: &Scene<'_>) -> Result<(), Failure> {
        let scene = serde_json::to_value(scene).unwrap();
        // The fields before the goals: width, height, and the floor with its length.
        let numbers: Vec<i32> = list(&scene["level"]["numbers"]).iter().map(|n| n.as_i64().unwrap() as i32).collect();
        let goals = 3 + numbers[2] as usize;
        *self.goals.borrow_mut() = numbers[goals + 1..=goals + numbers[goals] as usize].to_vec();
        *self.told.borrow_mut() = scene;
        Ok(())
    }

    fn estimate(&self, numbers: &[i32]) -> Result<Cost, Failure> {
        self.asked.set(self.asked.get() + 1);
        if Some(self.asked.get()) == self.fails_at {
            return Err(Failure { message: "state.boxen is undefined".into(), line: Some(3), column: Some(9) });
        }
        // The player, then the boxes after their number.
        let away = numbers[2..].iter().filter(|cell| !self.goals.borrow().contains(cell)).count();
        Ok(away as Cost * self.factor)
    }
}

fn judged<T>(judge: Boxes, work: impl FnOnce(&Desk) -> T) -> (T, Rc<Boxes>) {
    let judge = Rc::new(judge);
    let done = with_judge(judge.clone(), || work(&desk(MIB)));
    (done, judge)
}

fn room() -> Json {
    json!({"from": "text", "text": ROOM, "puzzle": "sokoban"})
}

fn solve(algorithm: &str) -> Json {
    let request = json!({"algorithm": algorithm, "heuristic": "own", "script": "the program"});
    json!({"ask": "solve", "level": room(), "request": request, "trace": {}})
}

/// What a recording is asked about later is judged by the program that guided it, not by the one that ran last.
#[test]
fn a_recording_is_judged_by_its_own_program() {
    let (leaves, judge) = judged(Boxes { factor: 1, ..Boxes::default() }, |desk| {
        let first = ask(desk, solve("astar"))["run"]["run"].clone();
        let mut other = solve("greedy");
        other["request"]["script"] = json!("another program");
        ask(desk, other);
        ask(desk, json!({"ask": "trace-leaves", "run": first, "nodes": [0]}))
    });
    assert_eq!(leaves["known"], true);
    assert_eq!(judge.told.borrow()["about"]["script"], "the program");
}

#[test]
fn it_guides_every_informed_algorithm() {
    for algorithm in ["astar", "greedy", "idastar", "beam", "hill", "genetic", "wastar"] {
        let (reply, judge) = judged(Boxes { factor: 1, ..Boxes::default() }, |desk| ask(desk, solve(algorithm)));
        assert_eq!(reply["report"]["heuristic"], "own", "{algorithm}");
        let is_complete = ["astar", "greedy", "idastar", "wastar"].contains(&algorithm);
        assert!(!is_complete || reply["report"]["outcome"] == "solved", "{algorithm}");
        let told = judge.told.borrow();
        let about = &told["about"];
        assert_eq!(
            (&about["puzzle"], &about["space"], &about["script"]),
            (&json!("sokoban"), &json!("push"), &json!("the program"))
        );
        assert_eq!((&about["algorithm"], judge.asked.get() > 0), (&json!(algorithm), true));
        let fields: Vec<&Json> = list(&told["state"]["fields"]).iter().map(|field| &field[0]).collect();
        assert_eq!(fields, ["player", "boxes"]);
    }
}

#[test]
fn it_is_measured_with_the_others_and_exposed_where_it_is_not_admissible() {
    let wanted = json!({"ask": "heuristics", "level": room(), "script": "the program"});
    for (factor, admissible) in [(1, true), (9, false)] {
        let (reply, _) = judged(Boxes { factor, ..Boxes::default() }, |desk| ask(desk, wanted.clone()));
        let own = list(&reply["heuristics"]).last().unwrap();
        assert_eq!((&own["name"], &own["admissible"]), (&json!("own"), &json!(admissible)), "{own}");
        assert_eq!(own["declared_admissible"], false);
        assert!(!own["summary"].as_str().unwrap().is_empty());
        assert_eq!(list(&own["detail"]["overestimates"]).is_empty(), admissible);
    }
}

#[test]
fn what_it_sees_can_be_looked_at() {
    let reply = ask(&desk(MIB), json!({"ask": "plain", "level": room(), "space": "step"}));
    assert_eq!(reply["state"], json!({"fields": [["player", "number"], ["boxes", "list"]], "numbers": [8, 2, 14, 15]}));
    assert_eq!(reply["level"]["fields"][3], json!(["goals", "list"]));
}

#[test]
fn a_failure_ends_the_run_with_its_place() {
    for wanted in [solve("astar"), solve("genetic"), json!({"ask": "heuristics", "level": room(), "script": "x"})] {
        let failing = Boxes { factor: 1, fails_at: Some(3), ..Boxes::default() };
        let ((reply, _), judge) = judged(failing, |desk| ask_with_events(desk, &wanted));
        assert_eq!((&reply["reply"], &reply["kind"]), (&json!("error"), &json!("script")), "{reply}");
        assert_eq!((&reply["line"], &reply["column"]), (&json!(3), &json!(9)));
        assert!(reply["message"]["text"].as_str().unwrap().contains("state.boxen is undefined"));
        assert_eq!(judge.asked.get(), 3, "it is not asked again");
    }
}

#[test]
fn where_nobody_judges_there_is_no_such_heuristic_but_links_keep_the_program() {
    let desk = desk(MIB);
    assert_eq!(problem(&desk, solve("astar")), "unknown");
    assert_eq!(problem(&desk, json!({"ask": "heuristics", "level": room(), "script": "x"})), "unknown");
    let request =
        json!({"algorithm": "astar", "heuristic": "own", "script": "function heuristic() { return 0; } // đúng"});
    let shared = json!({"level": room(), "view": {"page": "watch", "request": request}});
    let link = ask(&desk, json!({"ask": "make-link", "shared": shared}))["link"].clone();
    let read = ask(&desk, json!({"ask": "read-link", "link": link}));
    assert_eq!(read["shared"]["view"]["request"]["script"], request["script"]);
}
