//! What the server refuses, bounds and shares out.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value as Json, json};
use solvarium_web::{Config, Waiting};

use crate::running::{JSON, Running, config, first_levels, long_ask, messages};

const OTHER: &str = "content-type: application/json\r\nx-solvarium-session: other\r\n";

/// The sentence of an answer in the protocol's form.
fn sentence(body: &[u8]) -> String {
    let reply: Json = serde_json::from_slice(body).unwrap();
    assert_eq!(reply["reply"], "error");
    reply["message"]["text"].as_str().unwrap().into()
}

#[test]
fn only_requests_to_its_own_names_are_answered() {
    let server = Running::with(Config { hosts: vec!["lab.example".into()], ..config(1) });
    let port = server.address.port();
    let status = |host: &str| server.fetch("GET", "/api/health", &format!("host: {host}\r\n"), "").0;
    for host in ["localhost", "127.0.0.1", "[::1]", "lab.example"] {
        assert_eq!((status(host), status(&format!("{host}:{port}"))), (200, 200), "{host}");
    }
    for host in ["evil.example", "10.0.0.7", "localhost.evil.example", ""] {
        assert_eq!(status(&format!("{host}:{port}")), 403, "{host}");
    }
    let (_, _, body) = server.fetch("GET", "/", "host: evil.example\r\n", "");
    assert!(String::from_utf8(body).unwrap().contains("does not answer to the name `evil.example`"));
}

#[test]
fn only_its_own_page_is_answered() {
    let server = Running::start(1);
    let own = format!("localhost:{}", server.address.port());
    let ask = |origin: &str| {
        let headers = format!("{JSON}host: {own}\r\norigin: {origin}\r\n");
        server.fetch("POST", "/api/ask", &headers, "{\"ask\":\"forget\",\"run\":1}")
    };
    assert_eq!(ask(&format!("http://{own}")).0, 200);
    for origin in ["http://evil.example", "http://localhost:1", "null"] {
        let (status, _, body) = ask(origin);
        assert!(status == 403 && String::from_utf8(body).unwrap().contains("only its own page"), "{origin}");
    }
}

#[test]
fn only_the_view_for_other_pages_may_be_framed() {
    let server = Running::start(1);
    for path in ["/?embed", "/index.html?lang=vi&embed=1"] {
        let (status, head, _) = server.fetch("GET", path, "", "");
        let head = format!("{head}\r\n");
        assert!(status == 200 || path.contains("index"), "{path}");
        assert!(head.contains("frame-ancestors *\r\n") && !head.contains("x-frame-options"), "{path}: {head}");
        assert!(head.contains("cross-origin-resource-policy: cross-origin\r\n"), "{path}: {head}");
        assert!(head.contains("script-src 'self' 'wasm-unsafe-eval';"), "{path}: {head}");
    }
}

#[test]
fn only_the_worker_that_runs_programs_of_people_makes_code_of_texts_and_it_reaches_nothing() {
    let server = Running::start(1);
    let (_, head, _) = server.fetch("GET", "/assets/own_worker-abc.js", "", "");
    assert!(head.contains("'unsafe-eval'") && head.contains("connect-src 'none'"), "{head}");
    for path in ["/assets/worker-abc.js", "/", "/assets/other/own_worker-abc.js"] {
        let (_, head, _) = server.fetch("GET", path, "", "");
        assert!(!head.contains("'unsafe-eval'"), "{path}: {head}");
    }
}

#[test]
fn every_response_has_the_headers_that_protect_the_page() {
    let server = Running::with(Config { request_bytes: 1000, ..config(1) });
    let (catalogue, long) = ("{\"ask\":\"catalogue\"}", " ".repeat(1001));
    let requests = [
        ("GET", "/", "", "", 200),
        ("GET", "/play/anything", "", "", 200),
        ("GET", "/no/such.file", "", "", 404),
        ("GET", "/", "host: evil.example\r\n", "", 403),
        ("GET", "/?embedded", "", "", 200),
        ("GET", "/play/anything?embed", "", "", 200),
        ("GET", "/api/health?embed", "", "", 200),
        ("GET", "/api/health", "", "", 200),
        ("GET", "/api/nothing", "", "", 404),
        ("GET", "/api/ask", "", "", 405),
        ("POST", "/", "", "", 405),
        ("POST", "/api/ask", JSON, catalogue, 200),
        ("POST", "/api/stream", JSON, catalogue, 200),
        ("POST", "/api/ask", JSON, "nonsense", 400),
        ("POST", "/api/ask", JSON, &long, 413),
    ];
    let headers = [
        "content-security-policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval';",
        "frame-ancestors 'none'\r\n",
        "x-frame-options: deny\r\n",
        "referrer-policy: no-referrer\r\n",
        "permissions-policy: camera=(), display-capture=(), geolocation=(),",
        "x-content-type-options: nosniff\r\n",
        "cross-origin-opener-policy: same-origin\r\n",
        "cross-origin-embedder-policy: require-corp\r\n",
        "cross-origin-resource-policy: same-origin\r\n",
    ];
    for (method, path, sent, body, expected) in requests {
        let (status, head, _) = server.fetch(method, path, sent, body);
        assert_eq!(status, expected, "{method} {path} {body}");
        let head = format!("{head}\r\n");
        let missing: Vec<&str> = headers.into_iter().filter(|header| !head.contains(header)).collect();
        assert!(missing.is_empty(), "{method} {path} lacks {missing:?}");
    }
}

#[test]
fn half_sent_requests_are_closed() {
    let server = Running::with(Config { patience: Duration::from_millis(50), ..config(1) });
    let answer = |text: &str| {
        let mut answer = String::new();
        server.send_text(text).read_to_string(&mut answer).unwrap();
        answer
    };
    assert_eq!(answer(""), "");
    assert_eq!(answer("GET / HTTP/1.1\r\nhost: local"), "");
    let body = answer(&format!("POST /api/ask HTTP/1.1\r\nhost: localhost\r\n{JSON}content-length: 100\r\n\r\n{{"));
    assert!(body.starts_with("HTTP/1.1 408") && body.contains("took too long to arrive"), "{body}");
}

#[test]
fn a_request_that_is_too_large_is_refused() {
    let server = Running::with(Config { request_bytes: 1000, ..config(1) });
    let (status, _, body) = server.fetch("POST", "/api/ask", JSON, &" ".repeat(1001));
    assert_eq!(
        (status, sentence(&body).as_str()),
        (413, "the request is too large: this server takes at most 1000 bytes")
    );
}

#[test]
fn a_map_of_a_million_cells_is_not_too_large() {
    let row = ".".repeat(1024) + "\n";
    let text = format!("S{}{}G{}", &row[1..], row.repeat(1022), &row[1..]);
    let server = Running::with(Config::local("127.0.0.1:0".parse().unwrap()));
    let level = json!({"from": "text", "text": text, "puzzle": "grid"});
    let step = server.ask(&json!({"ask": "position", "level": level, "moves": ["R"], "changes": true}));
    assert_eq!((&step["reply"], &step["board"]["at"]), (&json!("position"), &json!([0, 1])));
}

#[test]
fn refusals_are_in_the_language_of_the_request() {
    let server = Running::with(Config { request_bytes: 1000, ..config(1) });
    let (json, long) = (format!("{JSON}accept-language: vi-VN,vi;q=0.9,en;q=0.8\r\n"), " ".repeat(1001));
    let other = format!("{json}host: evil.example\r\n");
    for (method, path, sent, body, expected) in [
        ("GET", "/no/such.file", &json, "", "không có tệp này"),
        ("GET", "/api/nothing", &json, "", "giao thức không có gì tên như vậy"),
        ("GET", "/", &other, "", "máy chủ này không trả lời dưới tên `evil.example`"),
        ("POST", "/api/ask", &format!("{json}origin: null\r\n"), "", "máy chủ này chỉ trả lời trang của chính nó"),
        ("POST", "/api/ask", &json, &long, "yêu cầu quá lớn: máy chủ này chỉ nhận tối đa 1000 byte"),
        ("POST", "/api/ask", &json.replace("/json", "/xml"), "", "kiểu nội dung phải là application/json"),
        ("POST", "/api/ask", &json, "{\"ask\":\"forget\",\"run\":1,\"lang\":\"xx\"}", "không có ngôn ngữ `xx`"),
    ] {
        let (_, _, answer) = server.fetch(method, path, sent, body);
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.contains(expected), "{method} {path}: {answer}");
    }
}

#[test]
fn an_ask_gets_no_more_time_than_the_server_allows() {
    let mut config = config(1);
    config.policy.limits.seconds = Some(0.1);
    let server = Running::with(config);
    let reply = server.ask(&serde_json::from_str(&long_ask()).unwrap());
    assert_eq!((&reply["report"]["outcome"], &reply["report"]["limit"]), (&json!("limit"), &json!("time")));
}

/// The status of an answer that may go on.
fn status(answer: &mut BufReader<TcpStream>) -> u16 {
    let mut line = String::new();
    answer.read_line(&mut line).unwrap();
    line.split(' ').nth(1).unwrap().parse().unwrap()
}

#[test]
fn a_client_with_many_long_asks_does_not_starve_another() {
    let server = Running::start(1);
    let (level, _) = first_levels(&server).remove(0);
    let ask = || server.send("POST", "/api/stream", JSON, &long_ask());
    // All others wait for the first one, and it makes room when all are there.
    let mut first = messages(ask());
    assert_eq!(first.next().unwrap().1["event"], "begin");
    let mut waiting: Vec<_> = (0..3).map(|_| ask()).collect();
    assert!(waiting.iter_mut().all(|answer| status(answer) == 200));
    let short = json!({"ask": "solve", "level": level, "request": {"algorithm": "astar", "limits": {"nodes": 10}}});
    let mut other = server.send("POST", "/api/stream", OTHER, &short.to_string());
    assert_eq!(status(&mut other), 200);
    drop(first);
    let (_, reply) = messages(other).last().unwrap();
    assert_eq!(reply["reply"], "solve");
}

#[test]
fn a_client_may_have_few_asks_waiting_and_one_that_goes_away_waits_no_longer() {
    let server = Running::with(Config { waiting: Waiting { all: 8, each: 1 }, ..config(1) });
    let ask = || server.send("POST", "/api/stream", JSON, &long_ask());
    let (mut works, mut waits) = (ask(), ask());
    assert_eq!((status(&mut works), status(&mut waits)), (200, 200));
    let (refused, _, body) = server.fetch("POST", "/api/stream", JSON, &long_ask());
    assert!(refused == 429 && sentence(&body).contains("too many of your requests are waiting"));
    drop(waits);
    while status(&mut ask()) == 429 {}
}
