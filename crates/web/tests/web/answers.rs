//! What the server answers.

use std::sync::atomic::AtomicBool;

use serde_json::{Value as Json, json};
use solvarium_lab::SystemClock;
use solvarium_protocol::Desk;

use crate::running::{JSON, POLICY, Running, first_levels, long_ask, messages};

/// Without what is measured by the clock or the system.
fn without_time(mut json: Json) -> Json {
    fn strip(json: &mut Json) {
        match json {
            Json::Object(map) => {
                for field in ["seconds", "search_cpu_seconds", "states_per_second", "peak_rss_bytes"] {
                    map.remove(field);
                }
                map.values_mut().for_each(strip);
            }
            Json::Array(list) => list.iter_mut().for_each(strip),
            _ => {}
        }
    }
    strip(&mut json);
    json
}

/// One ask of each kind about the first level of a puzzle, in an order in which they work.
fn asks(level: &Json, puzzle: &str) -> Vec<Json> {
    let request = json!({"algorithm": "astar", "limits": {"nodes": 2000}});
    vec![
        json!({"ask": "catalogue"}),
        json!({"ask": "load", "level": level}),
        json!({"ask": "levels", "text": "??", "puzzle": puzzle}),
        json!({"ask": "position", "level": level, "moves": [], "travel": {"to": 0}}),
        json!({"ask": "solve", "level": level, "request": request, "trace": {}}),
        json!({"ask": "compare", "level": level, "requests": [request, {"algorithm": "beam"}]}),
        json!({"ask": "generate", "puzzle": puzzle, "seed": 1, "limits": {"nodes": 100_000}}),
        json!({"ask": "check", "level": level, "limits": {"nodes": 2000}}),
        json!({"ask": "hint", "level": level, "moves": [], "limits": {"nodes": 2000}}),
        json!({"ask": "alarm", "level": level, "moves": []}),
        json!({"ask": "regret", "level": level, "actions": []}),
        json!({"ask": "heuristics", "level": level, "limits": {"nodes": 300}}),
        json!({"ask": "plain", "level": level}),
        json!({"ask": "convert", "level": level, "to": "nothing"}),
        json!({"ask": "write-solution", "level": level, "moves": [], "to": "nothing"}),
        json!({"ask": "read-solution", "level": level, "text": "[]"}),
        json!({"ask": "trace-page", "run": 1, "from": 0, "count": 5}),
        json!({"ask": "trace-node", "run": 1, "index": 3}),
        json!({"ask": "trace-candidate", "run": 1, "index": 3}),
        json!({"ask": "trace-population", "run": 1, "index": 3}),
        json!({"ask": "trace-crossing", "run": 1, "index": 3, "which": 0}),
        json!({"ask": "trace-tree", "run": 1, "most": 20}),
        json!({"ask": "trace-heat", "run": 1, "index": 3}),
        json!({"ask": "trace-cells", "run": 1}),
        json!({"ask": "trace-leaves", "run": 1, "nodes": [0, 1, 2]}),
        json!({"ask": "trace-break", "run": 1, "from": 0, "at": "f"}),
        json!({"ask": "forget", "run": 1}),
        json!({"ask": "forget", "run": "one"}),
    ]
}

#[test]
fn the_server_answers_as_the_desk_does() {
    let server = Running::start(2);
    for (level, puzzle) in first_levels(&server) {
        let desk = Desk::new(POLICY);
        let headers = format!("content-type: application/json\r\nx-solvarium-session: {puzzle}\r\n");
        for ask in asks(&level, &puzzle) {
            let (_, _, body) = server.fetch("POST", "/api/ask", &headers, &ask.to_string());
            let served: Json = serde_json::from_slice(&body).unwrap();
            let clock = SystemClock::default();
            let own = desk.answer_json(ask.to_string().as_bytes(), &clock, &AtomicBool::new(false), &mut |_| ());
            assert_eq!(without_time(served), without_time(serde_json::from_str(&own).unwrap()), "{ask}");
        }
    }
}

#[test]
fn a_stream_tells_of_what_happens_and_ends_with_the_reply() {
    let server = Running::start(1);
    let (level, _) = first_levels(&server).remove(0);
    let requests = json!([{"algorithm": "greedy"}, {"algorithm": "beam"}]);
    let ask = json!({"ask": "compare", "level": level, "requests": requests});
    let said: Vec<(String, Json)> = messages(server.send("POST", "/api/stream", JSON, &ask.to_string())).collect();
    let (last, before) = said.split_last().unwrap();
    assert_eq!((last.0.as_str(), &last.1["reply"]), ("reply", &json!("compare")));
    assert!(before.iter().all(|(name, _)| name == "event"));
    let kinds: Vec<&str> = before.iter().filter_map(|(_, event)| event["event"].as_str()).collect();
    let kinds: Vec<&str> = kinds.into_iter().filter(|kind| *kind != "progress").collect();
    assert_eq!(kinds, ["begin", "report", "begin", "report"]);
    assert_eq!(without_time(server.ask(&ask)), without_time(last.1.clone()));
}

#[test]
fn a_client_that_goes_away_ends_what_it_asked_for() {
    let server = Running::start(1);
    let (level, _) = first_levels(&server).remove(0);
    let mut stream = messages(server.send("POST", "/api/stream", JSON, &long_ask()));
    assert_eq!(stream.next().unwrap().1["event"], "begin");
    drop(stream);
    // The one worker is free again, though the search would not have ended.
    let request = json!({"algorithm": "astar", "limits": {"nodes": 10}});
    let reply = server.ask(&json!({"ask": "solve", "level": level, "request": request}));
    assert_eq!(reply["reply"], "solve");
}

#[test]
fn short_asks_do_not_wait_for_long_ones_and_stopping_ends_all() {
    let server = Running::start(1);
    let (level, _) = first_levels(&server).remove(0);
    let mut stream = messages(server.send("POST", "/api/stream", JSON, &long_ask()));
    assert_eq!(stream.next().unwrap().1["event"], "begin");
    assert_eq!(server.ask(&json!({"ask": "load", "level": level}))["reply"], "load");
    drop(server);
    let (_, reply) = stream.last().unwrap();
    assert_eq!(reply["report"]["outcome"], "interrupted");
}

#[test]
fn nonsense_gets_an_answer_that_says_so() {
    let server = Running::start(1);
    for body in ["", "{", "[]", "null", "{\"ask\":\"dance\"}", "{\"ask\":\"load\",\"level\":{\"from\":\"file\"}}"] {
        for path in ["/api/ask", "/api/stream"] {
            let (status, _, answer) = server.fetch("POST", path, JSON, body);
            let reply: Json = serde_json::from_slice(&answer).unwrap();
            assert_eq!(
                (status, &reply["reply"], &reply["kind"]),
                (400, &json!("error"), &json!("malformed")),
                "{body}"
            );
        }
    }
    assert_eq!(server.fetch("POST", "/api/ask", "content-type: text/plain\r\n", "{}").0, 400);
    assert_eq!(server.fetch("GET", "/api/ask", "", "").0, 405);
    assert_eq!(server.fetch("GET", "/api/nothing", "", "").0, 404);
}

#[test]
fn health_and_the_page_are_there() {
    let server = Running::start(1);
    let (status, _, body) = server.fetch("GET", "/api/health", "", "");
    let health: Json = serde_json::from_slice(&body).unwrap();
    assert_eq!((status, &health["status"]), (200, &json!("ok")));
    let (status, head, body) = server.fetch("GET", "/", "", "");
    assert!(status == 200 && head.contains("text/html") && !body.is_empty());
    assert_eq!(server.fetch("GET", "/play/anything", "", "").0, 200);
    assert_eq!(server.fetch("GET", "/no/such.file", "", "").0, 404);
    let (_, head, _) =
        server.fetch("POST", "/api/ask", &format!("{JSON}accept-encoding: gzip\r\n"), "{\"ask\":\"catalogue\"}");
    assert!(head.contains("content-encoding: gzip"));
}

#[test]
fn a_lecture_is_there_if_one_is_served() {
    let (status, _, body) = Running::start(1).fetch("GET", "/api/lecture", "", "");
    assert!(status == 404 && String::from_utf8(body).unwrap().contains("solvarium lecture FILE"));
    let server =
        Running::with(solvarium_web::Config { lecture: Some("title = 'é'".into()), ..crate::running::config(1) });
    let (status, _, body) = server.fetch("GET", "/api/lecture", "", "");
    assert_eq!((status, String::from_utf8(body).unwrap().as_str()), (200, "title = 'é'"));
}
