//! The server on a real socket.
#![allow(clippy::unwrap_used)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use serde_json::{Value as Json, json};
use solvarium_lab::protocol::{Desk, Policy};
use solvarium_lab::{Limits, SystemClock};
use solvarium_web::{Config, Server};

const POLICY: Policy = Policy {
    limits: Limits { nodes: None, seconds: None, bytes: Some(256 << 20) },
    trace_bytes: 1 << 20,
    session_bytes: 4 << 20,
};

/// A server of its own for each test; it ends when this is dropped.
struct Running {
    address: SocketAddr,
    stop: Option<tokio::sync::oneshot::Sender<()>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Running {
    fn start(workers: usize) -> Self {
        let (told, address) = std::sync::mpsc::channel();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(async {
                let address = SocketAddr::from(([127, 0, 0, 1], 0));
                let server =
                    Server::bind(Config { address, workers, waiting: 8, sessions: 4, policy: POLICY }).await.unwrap();
                told.send(server.address().unwrap()).unwrap();
                server.run(async { drop(stopped.await) }).await.unwrap();
            });
        });
        Running { address: address.recv().unwrap(), stop: Some(stop), thread: Some(thread) }
    }

    /// Sends a request; gives back the connection, to read the answer from.
    fn send(&self, method: &str, path: &str, headers: &str, body: &str) -> BufReader<TcpStream> {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(120))).unwrap();
        let length = body.len();
        let head = format!("{method} {path} HTTP/1.1\r\nhost: test\r\nconnection: close\r\n{headers}");
        write!(stream, "{head}content-length: {length}\r\n\r\n{body}").unwrap();
        BufReader::new(stream)
    }

    /// Status, head and body.
    fn fetch(&self, method: &str, path: &str, headers: &str, body: &str) -> (u16, String, Vec<u8>) {
        let mut answer = Vec::new();
        self.send(method, path, headers, body).read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
        let head = String::from_utf8(answer[..end].to_vec()).unwrap().to_lowercase();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, head, answer[end + 4..].to_vec())
    }

    fn ask(&self, ask: &Json) -> Json {
        let (_, _, body) = self.fetch("POST", "/api/ask", JSON, &ask.to_string());
        serde_json::from_slice(&body).unwrap()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
        self.thread.take().unwrap().join().unwrap();
    }
}

const JSON: &str = "content-type: application/json\r\nx-solvarium-session: tester\r\n";

/// Without what is measured by the clock or the system.
fn without_time(mut json: Json) -> Json {
    fn strip(json: &mut Json) {
        match json {
            Json::Object(map) => {
                for field in ["seconds", "states_per_second", "peak_rss_bytes"] {
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
        json!({"ask": "hint", "level": level, "moves": []}),
        json!({"ask": "convert", "level": level, "to": "nothing"}),
        json!({"ask": "write-solution", "level": level, "moves": [], "to": "nothing"}),
        json!({"ask": "read-solution", "level": level, "text": "[]"}),
        json!({"ask": "trace-page", "run": 1, "from": 0, "count": 5}),
        json!({"ask": "trace-node", "run": 1, "index": 3}),
        json!({"ask": "trace-candidate", "run": 1, "index": 3}),
        json!({"ask": "trace-tree", "run": 1, "most": 20}),
        json!({"ask": "trace-heat", "run": 1, "index": 3}),
        json!({"ask": "trace-break", "run": 1, "from": 0, "at": "f"}),
        json!({"ask": "forget", "run": 1}),
        json!({"ask": "forget", "run": "one"}),
    ]
}

fn first_levels(server: &Running) -> Vec<(Json, String)> {
    let catalogue = server.ask(&json!({"ask": "catalogue"}));
    let first = |puzzle: &Json| {
        let level = json!({"from": "built-in", "name": puzzle["packs"][0]["levels"][0]["name"]});
        (level, puzzle["info"]["name"].as_str().unwrap().to_string())
    };
    catalogue["puzzles"].as_array().unwrap().iter().map(first).collect()
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

/// The messages of a stream: their names and their JSON.
fn messages(stream: BufReader<TcpStream>) -> impl Iterator<Item = (String, Json)> {
    let mut lines = stream.lines().map_while(Result::ok);
    std::iter::from_fn(move || {
        let name = lines.find_map(|line| line.strip_prefix("event: ").map(String::from))?;
        let data = lines.find_map(|line| line.strip_prefix("data: ").map(String::from))?;
        Some((name, serde_json::from_str(&data).unwrap()))
    })
}

#[test]
fn a_stream_tells_of_what_happens_and_ends_with_the_reply() {
    let server = Running::start(1);
    let (level, _) = first_levels(&server).remove(0);
    let requests = json!([{"algorithm": "greedy"}, {"algorithm": "beam"}]);
    let ask = json!({"ask": "compare", "level": level, "requests": requests});
    let told: Vec<(String, Json)> = messages(server.send("POST", "/api/stream", JSON, &ask.to_string())).collect();
    let (last, before) = told.split_last().unwrap();
    assert_eq!((last.0.as_str(), &last.1["reply"]), ("reply", &json!("compare")));
    assert!(before.iter().all(|(name, _)| name == "event"));
    let kinds: Vec<&str> = before.iter().filter_map(|(_, event)| event["event"].as_str()).collect();
    let kinds: Vec<&str> = kinds.into_iter().filter(|kind| *kind != "progress").collect();
    assert_eq!(kinds, ["begin", "report", "begin", "report"]);
    assert_eq!(without_time(server.ask(&ask)), without_time(last.1.clone()));
}

/// An ask that takes longer than anyone waits: twenty colours in a fixed disorder, searched in the dark.
fn long_ask() -> String {
    let colour = |unit: usize| char::from(b'a' + ((unit * 37 + unit / 20) % 20) as u8);
    let cups: Vec<String> = (0..20).map(|cup| (0..4).map(|unit| colour(cup * 4 + unit)).collect()).collect();
    let level = json!({"from": "text", "text": format!("4:{}._._", cups.join("."))});
    json!({"ask": "solve", "level": level, "request": {"algorithm": "ids"}}).to_string()
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
    assert_eq!(server.fetch("POST", "/api/ask", JSON, &" ".repeat(9 << 20)).0, 413);
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
