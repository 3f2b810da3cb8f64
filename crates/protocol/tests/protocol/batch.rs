//! Several levels that meet a target, through the door.

use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use solvarium_engine::StoppedClock;
use solvarium_protocol::{Event, to_json};

use super::{MIB, ask, ask_with_events, desk, list, problem};

#[test]
fn each_level_is_sent_when_it_is_found() {
    let desk = desk(MIB);
    let wanted = json!({"ask": "generate-batch", "puzzle": "tents", "settings": {"width": 6}, "target": "unique, tents 5..7",
        "seed": 3, "count": 3});
    let (reply, events) = ask_with_events(&desk, &wanted);
    assert_eq!(
        (&reply["reply"], &reply["count"], &reply["stopped"]),
        (&json!("generate-batch"), &json!(3), &json!(null))
    );
    let found: Vec<_> = events.iter().filter(|event| event["event"] == "found").collect();
    assert_eq!(found.len(), 3);
    let mut tried = 0;
    for (index, (event, level)) in found.iter().zip(list(&reply["levels"])).enumerate() {
        assert_eq!((&event["index"], &event["made"]["seed"]), (&json!(index), &json!(3 + index)));
        assert_eq!(event["level"]["text"], level["text"]);
        assert_eq!(level["verified"][0]["condition"], "unique");
        tried += level["tried"].as_u64().unwrap();
        // The level can be asked about like any other.
        let text = json!({"from": "text", "text": level["text"], "puzzle": "tents"});
        let report = ask(&desk, json!({"ask": "check", "level": text}));
        assert_eq!(
            (&report["unique"], &report["solutions"][0].as_array().unwrap().len()),
            (&json!(true), &level["solution"].as_array().unwrap().len())
        );
    }
    assert_eq!(reply["tried"], tried);
}

#[test]
fn candidates_are_counted_while_it_is_worked_on_and_it_can_be_cancelled() {
    let wanted = json!({"ask": "generate-batch", "puzzle": "tents", "settings": {"width": 5}, "target": "tents 24..",
        "count": 2, "tries": 100_000});
    let (cancel, mut told) = (AtomicBool::new(false), 0);
    let mut note = |event: Event| {
        if to_json(&event).starts_with("{\"event\":\"tried\"") {
            told += 1;
            cancel.store(true, Ordering::Relaxed);
        }
    };
    let reply = desk(MIB).answer_json(wanted.to_string().as_bytes(), &StoppedClock, &cancel, &mut note);
    let reply: serde_json::Value = serde_json::from_str(&reply).unwrap();
    assert_eq!((told, &reply["stopped"], &reply["levels"]), (1, &json!("interrupted"), &json!([])));
    assert_eq!(reply["missed"][0]["tried"], reply["tried"]);
}

#[test]
fn what_is_wrong_is_a_problem_with_its_place() {
    let desk = desk(MIB);
    let wanted = |more: serde_json::Value| {
        let mut wanted = json!({"ask": "generate-batch", "puzzle": "sokoban"});
        wanted.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        wanted
    };
    let (reply, _) = ask_with_events(&desk, &wanted(json!({"target": "pushes 4..6, unique"})));
    assert_eq!(
        (&reply["kind"], &reply["subject"], &reply["column"]),
        (&json!("setting"), &json!("target"), &json!(14))
    );
    assert_eq!(problem(&desk, wanted(json!({"count": 1000}))), "not-applicable");
    assert_eq!(problem(&desk, wanted(json!({"settings": {"boxes": 99}}))), "setting");
    assert_eq!(problem(&desk, json!({"ask": "generate-batch", "puzzle": "chess"})), "unknown");
    assert_eq!(
        problem(&desk, json!({"ask": "load", "level": {"from": "built-in", "name": "tents/daily/2026-02-30"}})),
        "no-level"
    );
}
