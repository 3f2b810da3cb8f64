//! Quizzes: for every graph search, the right answers are what the engine does.

use std::collections::HashSet;
use std::ops::ControlFlow;

use solvarium_engine::Event;
use solvarium_lab::{Host, Request, SearchEvent, Watcher, level};

use super::*;

/// Levels on which every kind of question comes up.
const LEVELS: [&str; 4] = ["sokoban/1", "grid/1", "water-sort/0", "bloxorz/1"];

/// Writes down what is expanded: the state and its cost.
#[derive(Default)]
struct Diary(Vec<(String, u64)>);

impl Watcher for Diary {
    fn observes(&self) -> bool {
        true
    }

    fn event(&mut self, event: &SearchEvent<'_>) -> ControlFlow<()> {
        if let SearchEvent::Event { event: Event::Expansion(e, _), state_text, .. } = event {
            self.0.push((whichever_cup(&state_text(e.key)), u64::from(e.g)));
        }
        ControlFlow::Continue(())
    }
}

fn expansions(name: &str, algorithm: &str) -> Vec<(String, u64)> {
    let mut diary = Diary::default();
    let cancel = AtomicBool::new(false);
    let mut host = Host { clock: &StoppedClock, cancel: &cancel, watcher: &mut diary };
    let request = Request { limits: Limits { nodes: Some(1500), ..Limits::default() }, ..Request::new(algorithm) };
    level::open(name, None).unwrap().solve(&request, &mut host).unwrap();
    diary.0
}

/// The graph searches that can be run on a level.
fn searches(desk: &Desk, level: &Json) -> Vec<String> {
    let local = ["anneal", "genetic", "hill"];
    let catalogue = ask(desk, json!({"ask": "catalogue"}));
    let runnable = ask(desk, json!({"ask": "load", "level": level}))["algorithms"].clone();
    let names = list(&catalogue["algorithms"]).iter().map(|card| card["name"].as_str().unwrap().to_string());
    names.filter(|name| !local.contains(&name.as_str()) && list(&runnable).contains(&json!(name))).collect()
}

#[test]
fn right_answers_are_what_the_engine_does() {
    let desk = desk(16 << 20);
    let mut kinds = HashSet::new();
    for name in LEVELS {
        let level = json!({"from": "built-in", "name": name});
        for algorithm in searches(&desk, &level) {
            let quiz =
                json!({"ask": "quiz", "level": level, "request": {"algorithm": algorithm}, "seed": 5, "count": 9});
            let (reply, _) = ask_with_events(&desk, &quiz);
            if reply["reply"] == "error" {
                assert_eq!(reply["message"]["id"], "protocol-no-quiz", "{algorithm} on {name}: {reply}");
                continue;
            }
            let expanded = expansions(name, &algorithm);
            for question in list(&reply["questions"]) {
                kinds.insert(question["kind"].to_string());
                answered(question, &expanded, &format!("{algorithm} on {name}"));
            }
        }
    }
    assert_eq!(kinds.len(), 3, "{kinds:?}");
}

/// A state in words, with the cups of Water Sort in alphabetical order, as a trace writes them.
fn whichever_cup(state: &str) -> String {
    let Some((height, cups)) = state.split_once(':') else { return state.to_string() };
    let mut cups: Vec<&str> = cups.split('.').collect();
    cups.sort_unstable();
    format!("{height}:{}", cups.join("."))
}

fn answered(question: &Json, expanded: &[(String, u64)], whose: &str) {
    let n = question["n"].as_u64().unwrap() as usize;
    let (choices, right) = (list(&question["choices"]), question["right"].as_u64().unwrap() as usize);
    let state = |shown: &Json| (whichever_cup(shown["state"].as_str().unwrap()), shown["g"].as_u64().unwrap_or(0));
    assert_eq!(state(&question["expanded"]), expanded[n - 1], "{whose}: expansion {n}");
    assert!(choices.len() >= 3 && right < choices.len(), "{whose}: {question}");
    assert!(["text", "because"].iter().all(|part| !question[part]["text"].as_str().unwrap().is_empty()), "{whose}");
    let args = &question["text"]["args"];
    let arg = |name: &str| args[name]["count"].as_u64().unwrap();
    let successor = whichever_cup(question["successor"]["state"].as_str().unwrap_or_default());
    let was_expanded = expanded[..n].iter().any(|(state, _)| *state == successor);
    match question["kind"].as_str().unwrap() {
        "next" => {
            assert_eq!(state(&choices[right]["state"]), expanded[n], "{whose}: what follows expansion {n}");
            let states: HashSet<String> = choices.iter().map(|choice| state(&choice["state"]).0).collect();
            assert_eq!(states.len(), choices.len(), "{whose}: choices differ");
            if whose.starts_with("astar ") {
                told_ties(&question["because"], choices, whose);
            }
        }
        "f" => {
            let f = arg("before") + arg("cost") + arg("h");
            assert_eq!(choices[right]["text"]["text"], f.to_string(), "{whose}");
            assert!(question["successor"]["f"].is_null(), "what is asked for is not told");
        }
        _ => match choices[right]["text"]["id"].as_str().unwrap() {
            "quiz-choice-reopened" => {
                assert!(was_expanded && arg("g") < arg("known"), "{whose}: {question}");
            }
            "quiz-choice-new" => assert!(!was_expanded, "{whose}: {question}"),
            "quiz-choice-cheaper" => assert!(args["known"].is_null() || arg("g") < arg("known"), "{whose}: {question}"),
            "quiz-choice-duplicate" | "quiz-choice-dead" | "quiz-choice-beyond" => {}
            other => panic!("{whose}: {other}"),
        },
    }
}

/// The entries that a reason of A* counts are among the choices, but for those that it says are not.
fn told_ties(because: &Json, choices: &[Json], whose: &str) {
    let (reason, unshown) = match because["args"]["unshown"]["count"].as_i64() {
        Some(unshown) => (&because["args"]["reason"]["message"], unshown),
        None => (because, 0),
    };
    let args = &reason["args"];
    let counted = ["equal", "ties"].iter().find_map(|name| args[name]["count"].as_i64());
    let Some(counted) = counted else { return };
    let compared = if args["equal"].is_null() { &["first"][..] } else { &["first", "second"][..] };
    let value = |name: &str| &args[if name == "first" { "value" } else { "least" }]["count"];
    let field = |name: &str| args[name]["name"].as_str().unwrap().to_string();
    let ties = |choice: &&Json| compared.iter().all(|name| choice["state"][field(name)] == *value(name));
    assert_eq!(choices.iter().filter(ties).count() as i64 + unshown, counted, "{whose}: {because}");
}

#[test]
fn a_quiz_depends_on_its_seed_alone() {
    let desk = desk(16 << 20);
    let quiz = |seed: u64| {
        let level = json!({"from": "built-in", "name": "sokoban/1"});
        ask(&desk, json!({"ask": "quiz", "level": level, "request": {"algorithm": "astar"}, "seed": seed}))
    };
    assert_eq!(quiz(1), quiz(1));
    assert_ne!(quiz(1), quiz(2));
    assert_eq!(list(&quiz(1)["questions"]).len(), 6);
}

#[test]
fn what_expands_nothing_has_no_quiz() {
    let desk = desk(MIB);
    for algorithm in ["anneal", "expert"] {
        let level = json!({"from": "built-in", "name": "sokoban/1"});
        let quiz = json!({"ask": "quiz", "level": level, "request": {"algorithm": algorithm}});
        assert_eq!(problem(&desk, quiz), "not-applicable");
    }
}
