//! The protocol through its one door, for every puzzle there is.
#![allow(clippy::unwrap_used)]

mod asks;
mod batch;
mod cells;
mod help;
mod heuristics;
mod leaves;
mod lectures;
mod links;
mod local;
mod moments;
mod own;
mod own_energy;
mod quiz;
mod recordings;
mod timing;
mod trees;

use std::sync::atomic::AtomicBool;

use serde_json::{Value as Json, json};
use solvarium_engine::StoppedClock;
use solvarium_lab::{Limits, level};
use solvarium_protocol::{Desk, LEVEL_BYTES, Policy, to_json};

const MIB: usize = 1 << 20;

fn desk(trace_bytes: usize) -> Desk {
    desk_for(trace_bytes, MIB)
}

fn desk_for(trace_bytes: usize, level_bytes: usize) -> Desk {
    let limits = Limits { bytes: Some(256 << 20), ..Limits::default() };
    Desk::new(Policy { limits, trace_bytes, session_bytes: 4 * trace_bytes, level_bytes })
}

/// The reply to an ask, and the events before it.
fn ask_with_events(desk: &Desk, ask: &Json) -> (Json, Vec<Json>) {
    let mut events = Vec::new();
    let mut note = |event| events.push(serde_json::from_str(&to_json(&event)).unwrap());
    let bytes = ask.to_string().into_bytes();
    let reply = desk.answer_json(&bytes, &StoppedClock, &AtomicBool::new(false), &mut note);
    (serde_json::from_str(&reply).unwrap(), events)
}

/// The reply to an ask that goes well.
fn ask(desk: &Desk, ask: Json) -> Json {
    let (reply, _) = ask_with_events(desk, &ask);
    assert_eq!(reply["reply"], ask["ask"], "{ask} → {reply}");
    reply
}

/// The kind of problem that an ask runs into.
fn problem(desk: &Desk, ask: Json) -> Json {
    let (reply, _) = ask_with_events(desk, &ask);
    assert_eq!(reply["reply"], "error", "{ask} → {reply}");
    assert!(!reply["message"]["text"].as_str().unwrap().is_empty());
    reply["kind"].clone()
}

fn built_in(name: &Json) -> Json {
    json!({"from": "built-in", "name": name})
}

fn list(json: &Json) -> &Vec<Json> {
    json.as_array().unwrap()
}

/// The first built-in level of every puzzle, loaded.
fn first_levels(desk: &Desk) -> Vec<(Json, Json)> {
    let catalogue = ask(desk, json!({"ask": "catalogue"}));
    let first = |puzzle: &Json| {
        let level = built_in(&puzzle["packs"][0]["levels"][0]["name"]);
        let loaded = ask(desk, json!({"ask": "load", "level": level}));
        (level, loaded)
    };
    list(&catalogue["puzzles"]).iter().map(first).collect()
}
