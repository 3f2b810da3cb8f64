//! Asks of the protocol, one a line, to one desk: so a recording that an ask made can be looked at by the next. Limits are
//! small, and time is counted in looks at the clock, so that the same asks give the same replies.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

use serde_json::Value as Json;
use solvarium_engine::Clock;
use solvarium_lab::Limits;
use solvarium_protocol::{Call, Desk, Policy, to_json};

use crate::memory::Bound;

/// Bytes that a search may hold, and a recording.
const SEARCH_BYTES: u64 = 4 << 20;
const TRACE_BYTES: usize = 64 << 10;
/// Bytes of the longest level text.
const LEVEL_BYTES: usize = 32 << 10;
/// Expansions and seconds of a run.
const NODES: u64 = 150;
const SECONDS: f64 = 0.2;
/// Seconds that pass between two looks at the clock.
const TICK: f64 = 0.001;
/// Asks of one input that are answered.
const MOST: usize = 4;
/// Memory of answering: what a search may hold, tables that a level's solver makes, and the text of the reply.
const ANSWERING: Bound = Bound { per_byte: 20_000, fixed: 128 << 20 };

/// Counts the looks at it.
#[derive(Default)]
struct Ticking(AtomicU32);

impl Clock for Ticking {
    fn seconds(&self) -> f64 {
        f64::from(self.0.fetch_add(1, Relaxed) + 1) * TICK
    }
}

/// Answers asks.
pub fn asks(bytes: &[u8]) {
    let limits = Limits { nodes: Some(NODES), seconds: Some(SECONDS), bytes: Some(SEARCH_BYTES), ..Limits::default() };
    let session_bytes = 2 * TRACE_BYTES;
    let desk = Desk::new(Policy { limits, trace_bytes: TRACE_BYTES, session_bytes, level_bytes: LEVEL_BYTES });
    for line in bytes.split(|byte| *byte == b'\n').take(MOST) {
        if let Ok(call) = Call::from_json(line) {
            let again = serde_json::from_str(&to_json(&call.ask)).expect("an ask that was written can be read");
            assert_eq!(call.ask, again);
        }
        ANSWERING.holds(line.len(), "answering", || answer(&desk, line));
    }
}

fn answer(desk: &Desk, line: &[u8]) {
    let mut read = |event| drop(serde_json::from_str::<Json>(&to_json(&event)).expect("an event is JSON"));
    let reply = desk.answer_json(line, &Ticking::default(), &AtomicBool::new(false), &mut read);
    let reply: Json = serde_json::from_str(&reply).expect("a reply is JSON");
    assert!(reply["reply"].is_string(), "{reply}");
    assert_ne!(reply["kind"], "bug", "{reply}");
    if reply["reply"] == "error" {
        assert!(reply["message"]["text"].as_str().is_some_and(|text| !text.is_empty()), "{reply}");
    }
}
