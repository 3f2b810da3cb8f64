//! Programs that people write as judges of complete placements: they guide local searches, and the rules say what is solved.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use serde_json::{Value as Json, json};
use solvarium_engine::Cost;
use solvarium_engine::own::{Failure, Judge, Scene, with_judge};
use solvarium_protocol::Desk;

use super::{MIB, ask, desk, list};

const BULBS: &str = "lightup 7 7\n....0..\n..2.0#.\n.......\n...3...\n.......\n.#0.#..\n..0....\n";
const TENTS: &str = "tents 8 8\ncols 3 1 1 2 1 1 1 2\nrows 1 1 2 2 1 2 1 2\n\
    T.......\n......T.\n.T....T.\n...TT...\nT......T\n...T....\n.T......\n.T...T..\n";
const HOPELESS: &str = "lightup 2 2\n.4\n4.\n";

/// Says how far the number of things is from one that it likes; if it likes none, that everything is a solution.
#[derive(Default)]
struct Number {
    liked: Option<i32>,
    asked: Cell<u32>,
    fields: RefCell<Json>,
}

impl Judge for Number {
    fn begin(&self, scene: &Scene<'_>) -> Result<(), Failure> {
        *self.fields.borrow_mut() = serde_json::to_value(scene.state).unwrap()["fields"].clone();
        Ok(())
    }

    fn estimate(&self, numbers: &[i32]) -> Result<Cost, Failure> {
        self.asked.set(self.asked.get() + 1);
        assert_eq!(numbers.len() as i32, numbers[0] + 2, "the things after their number, and nothing closed");
        Ok(self.liked.map_or(0, |liked| numbers[0].abs_diff(liked)))
    }
}

fn judged<T>(liked: Option<i32>, work: impl FnOnce(&Desk) -> T) -> (T, Rc<Number>) {
    let judge = Rc::new(Number { liked, ..Number::default() });
    let done = with_judge(judge.clone(), || work(&desk(MIB)));
    (done, judge)
}

fn solve(puzzle: &str, text: &str, algorithm: &str) -> Json {
    let settings = match algorithm {
        "hill" => json!({"variant": "tweak", "scheme": "free"}),
        "genetic" => json!({"population": 30, "generations": 4, "scheme": "free"}),
        _ => json!({"steps": 300, "restarts": 1, "scheme": "free"}),
    };
    let request = json!({
        "algorithm": algorithm, "heuristic": "own", "script": "the program", "settings": settings, "seed": 7,
        "limits": {"nodes": 2000},
    });
    json!({"ask": "solve", "level": {"from": "text", "text": text, "puzzle": puzzle}, "request": request, "trace": {}})
}

/// What a run found and counted, without what is measured.
fn found(reply: &Json) -> Json {
    let report = &reply["report"];
    let stats = &report["stats"];
    json!([report["outcome"], report["moves"], stats["expanded"], stats["best_energy"], stats["best_fitness"]])
}

#[test]
fn it_judges_placements_in_every_local_search_and_the_same_seed_gives_the_same_result() {
    for (puzzle, text, things) in [("light-up", BULBS, "bulbs"), ("tents", TENTS, "tents")] {
        for algorithm in ["anneal", "hill", "genetic"] {
            let runs = [0, 1].map(|_| judged(Some(2), |desk| ask(desk, solve(puzzle, text, algorithm))));
            let [one, other] = [&runs[0].0, &runs[1].0];
            assert_eq!(found(one), found(other), "{puzzle} by {algorithm}");
            assert_eq!(one["report"]["heuristic"], "own");
            // As many things as it likes are no solution, so that nothing but a lucky candidate gets below 1.
            let energy = one["report"]["stats"]["best_energy"].as_u64().unwrap();
            assert_eq!(energy == 0, one["report"]["outcome"] == "solved", "{puzzle} by {algorithm}");
            assert!(algorithm != "hill" || energy <= 1, "{puzzle}: it climbs by what the program says");
            let judge = &runs[0].1;
            assert!(judge.asked.get() > 0, "{puzzle} by {algorithm}");
            let fields: Vec<Json> = list(&judge.fields.borrow()).iter().map(|field| field[0].clone()).collect();
            assert_eq!(fields, [things, "closed"]);
        }
    }
}

#[test]
fn the_rules_say_what_is_solved() {
    for algorithm in ["anneal", "hill", "genetic"] {
        let (reply, judge) = judged(None, |desk| ask(desk, solve("light-up", HOPELESS, algorithm)));
        assert_ne!(reply["report"]["outcome"], "solved", "{algorithm}");
        assert_eq!(reply["report"]["stats"]["best_energy"], 1, "{algorithm}");
        assert!(judge.asked.get() > 0);
    }
}

#[test]
fn what_is_shown_of_a_candidate_has_the_energy_that_the_program_gave() {
    let ((anneal, genetic), _) = judged(Some(30), |desk| {
        let shown = |algorithm: &str| {
            let run = ask(desk, solve("light-up", BULBS, algorithm))["run"]["run"].clone();
            ask(desk, json!({"ask": "trace-candidate", "run": run, "index": 0}))
        };
        (shown("anneal"), shown("genetic"))
    });
    for candidate in [anneal, genetic] {
        let faults = list(&candidate["faults"]);
        let bulbs = list(&candidate["moves"]).len() as i64;
        assert_eq!(candidate["energy"], 30 - bulbs);
        assert_eq!((faults.len(), &faults[0]["energy"]), (1, &candidate["energy"]));
        assert!(faults[0]["message"]["text"].as_str().unwrap().contains("own program"));
        assert!(!list(&faults[0]["cells"]).is_empty(), "where rules are broken");
    }
}
