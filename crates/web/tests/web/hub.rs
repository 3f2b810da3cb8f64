//! The shared house over HTTP: who may, what is refused, and that nobody reaches what is another's.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::{Value as Json, json};
use solvarium_hub::Place;
use solvarium_web::{Config, House, HouseLimits};

use crate::running::{JSON, Running, config, first_levels};

/// A server with a house in a folder.
pub fn house(folder: &Path, change: impl FnOnce(&mut House)) -> Running {
    let hub = solvarium_hub::Config {
        place: Place::Folder(folder.into()),
        is_open: true,
        job_limits: crate::running::POLICY.limits,
    };
    let mut house = House { hub, workers: 1, behind_proxy: false, metrics: None, limits: HouseLimits::default() };
    change(&mut house);
    Running::with(Config { house: Some(house), ..config(2) })
}

/// Somebody's cookie or key, as a header.
pub type Header = String;

impl Running {
    /// Status, head and JSON of a request to the house.
    pub fn house(&self, method: &str, path: &str, headers: &str, body: &Json) -> (u16, String, Json) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let (status, head, body) = self.fetch(method, path, &format!("{JSON}{headers}"), &body);
        (status, head, serde_json::from_slice(&body).unwrap_or_default())
    }

    /// Registers somebody: their cookie.
    pub fn registered(&self, name: &str) -> Header {
        let register = json!({"name": name, "passphrase": "long enough"});
        let (status, head, _) = self.house("POST", "/api/hub/people", "", &register);
        assert_eq!(status, 201, "{head}");
        cookie(&head)
    }
}

pub fn cookie(head: &str) -> Header {
    let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    format!("cookie: {}\r\n", line.split(';').next().unwrap())
}

/// A solution of `sokoban/1`, found by the server.
pub fn solution(server: &Running) -> Json {
    let level = json!({"from": "built-in", "name": "sokoban/1"});
    let reply = server.ask(&json!({"ask": "solve", "level": level, "request": {"algorithm": "expert"}}));
    reply["report"]["moves"].clone()
}

#[test]
fn without_data_there_is_no_house() {
    let server = Running::start(1);
    assert_eq!(server.house("GET", "/api/hub", "", &Json::Null).0, 404);
    assert_eq!(server.house("POST", "/api/hub/people", "", &json!({"name": "Ann"})).0, 405);
}

#[test]
fn the_page_learns_that_there_is_a_house() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let head = |path: &str| server.house("GET", path, "", &Json::Null).1;
    assert!(head("/").contains("set-cookie: solvarium-house=here; path=/; samesite=strict"), "{}", head("/"));
    for path in ["/icon.svg", "/api/hub"] {
        assert!(!head(path).contains("set-cookie"), "{path}");
    }
    assert!(!Running::start(1).house("GET", "/", "", &Json::Null).1.contains("set-cookie"));
}

#[test]
fn a_person_comes_in_is_known_and_goes() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let (status, _, info) = server.house("GET", "/api/hub", "", &Json::Null);
    assert_eq!((status, &info["open"], &info["me"]), (200, &json!(true), &Json::Null));
    let (_, head, welcome) = server.house("POST", "/api/hub/people", "", &json!({"name": "Ánh"}));
    assert!(head.contains("httponly; samesite=strict") && !head.contains("secure"), "{head}");
    let secret = welcome["secret"].as_str().unwrap();
    let by_link = server.house("POST", "/api/hub/session", "", &json!({"secret": secret}));
    assert_eq!((by_link.0, &by_link.2["me"]["name"]), (200, &json!("Ánh")));
    let ann = cookie(&head);
    assert_eq!(server.house("GET", "/api/hub", &ann, &Json::Null).2["me"]["name"], "Ánh");
    assert_eq!(server.house("DELETE", "/api/hub/session", &ann, &Json::Null).0, 204);
    assert_eq!(server.house("GET", "/api/hub", &ann, &Json::Null).2["me"], Json::Null);
}

#[test]
fn a_solution_becomes_an_entry_that_everyone_can_watch() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let (ann, ben, moves) = (server.registered("Ann"), server.registered("Ben"), solution(&server));
    let game = server.house("POST", "/api/hub/games", &ann, &json!({"level": "sokoban/1"})).2;
    let path = format!("/api/hub/games/{}", game["game"].as_str().unwrap());
    let finish = json!({"moves": moves, "help": []});
    assert_eq!(server.house("POST", &path, "", &finish).0, 401, "a stranger's");
    assert_eq!(server.house("POST", &path, &ben, &finish).0, 404, "another's game");
    assert_eq!(server.house("POST", &path, &ann, &json!({"moves": ["R"], "seconds": 1})).0, 400, "a time of one's own");
    assert_eq!(server.house("POST", &path, &ann, &json!({"moves": ["R"]})).0, 422);
    let (status, _, entry) = server.house("POST", &path, &ann, &finish);
    assert_eq!(status, 201);
    assert_eq!(server.house("POST", &path, &ann, &finish).0, 404, "a second time");
    let board = server.house("GET", "/api/hub/board?level=sokoban%2F1", "", &Json::Null).2;
    assert_eq!(board["ranks"]["pushes"][0]["entry"]["person"]["name"], "Ann");
    let recorded = format!("/api/hub/entries/{}", entry["id"].as_str().unwrap());
    assert_eq!(server.house("GET", &recorded, "", &Json::Null).2["moves"], moves);
}

#[test]
fn a_key_does_what_its_owner_may_until_it_is_removed() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let ann = server.registered("Ann");
    let key = server.house("POST", "/api/hub/me/keys", &ann, &json!({"label": "bot"})).2;
    let bearer = format!("authorization: Bearer {}\r\n", key["token"].as_str().unwrap());
    assert_eq!(server.house("GET", "/api/hub", &bearer, &Json::Null).2["me"]["name"], "Ann");
    let path = format!("/api/hub/me/keys/{}", key["key"]["id"].as_str().unwrap());
    assert_eq!(server.house("DELETE", &path, &server.registered("Ben"), &Json::Null).0, 404, "another's key");
    assert_eq!(server.house("DELETE", &path, &ann, &Json::Null).0, 204);
    assert_eq!(server.house("GET", "/api/hub", &bearer, &Json::Null).0, 401);
}

#[test]
fn foreign_pages_forms_and_forged_cookies_open_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let ann = server.registered("Ann");
    let label = json!({"label": "stolen"});
    let foreign = format!("{ann}origin: http://evil.example\r\n");
    assert_eq!(server.house("POST", "/api/hub/me/keys", &foreign, &label).0, 403);
    let form = format!("{ann}content-type: text/plain\r\n");
    assert_eq!(server.fetch("POST", "/api/hub/me/keys", &form, &label.to_string()).0, 400);
    for cookie in ["solvarium=", "solvarium=x", "solvarium=' OR 1=1 --", "a=b", "solvarium=\u{e9}"] {
        let (status, _, _) = server.house("GET", "/api/hub/me/keys", &format!("cookie: {cookie}\r\n"), &Json::Null);
        assert!(status == 401 || status == 400, "{cookie}: {status}");
    }
    assert_eq!(server.house("GET", "/api/hub/me/keys", &ann, &Json::Null).2, json!([]));
}

#[test]
fn nobody_reads_anothers_recordings() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let (ann, ben) = (server.registered("Ann"), server.registered("Ben"));
    let (level, _) = first_levels(&server).remove(0);
    let solve =
        json!({"ask": "solve", "level": level, "trace": {}, "request": {"algorithm": "bfs", "limits": {"nodes": 50}}});
    let solved = server.house("POST", "/api/ask", &ann, &solve).2;
    let look = json!({"ask": "trace-page", "run": solved["run"]["run"], "from": 0, "count": 1});
    let own = server.house("POST", "/api/ask", &ann, &look).2;
    assert_eq!(own["reply"], "trace-page", "{solved} {own}");
    let other = server.house("POST", "/api/ask", &ben, &look).2;
    assert!(other["reply"] == "error" && other["kind"] == "no-trace", "{other}");
}

#[test]
fn who_asks_too_often_waits() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |house| house.limits.requests = 1);
    let ann = server.registered("Ann");
    let statuses: Vec<u16> = (0..14).map(|_| server.house("GET", "/api/hub", &ann, &Json::Null).0).collect();
    assert!(statuses[..10].iter().all(|status| *status == 200) && statuses.contains(&429), "{statuses:?}");
    let (status, head, problem) = server.house("GET", "/api/hub", &ann, &Json::Null);
    assert!(status == 429 && head.contains("retry-after: ") && problem["problem"] == "too-many", "{head}");
    assert_eq!(server.house("GET", "/api/hub", "", &Json::Null).0, 200, "others need not");
}

#[test]
fn passphrases_cannot_be_tried_for_long() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |house| house.limits.attempts = 3);
    server.registered("Ann");
    let tried =
        |name: &str| server.house("POST", "/api/hub/session", "", &json!({"name": name, "passphrase": "wrong"})).0;
    assert_eq!([tried("Ann"), tried(" ann"), tried("ANN"), tried("Ann")], [401, 401, 401, 429]);
    assert_eq!(tried("Ben"), 401, "of another name");
}

#[test]
fn addresses_are_believed_behind_a_proxy_only() {
    let folder = tempfile::tempdir().unwrap();
    for (behind_proxy, expected) in [(false, 429), (true, 401)] {
        let server = house(folder.path(), |house| {
            house.behind_proxy = behind_proxy;
            house.limits.attempts = 1;
        });
        let from = |address: &str| {
            let headers = format!("x-forwarded-for: {address}\r\nx-forwarded-proto: https\r\n");
            server.house("POST", "/api/hub/session", &headers, &json!({"secret": "guessed"})).0
        };
        (0..10).for_each(|_| assert_eq!(from("192.0.2.1"), 401));
        assert_eq!((from("192.0.2.1"), from("192.0.2.2")), (429, expected));
    }
}

#[test]
fn nonsense_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let ann = server.registered("Ann");
    let vietnamese = format!("{ann}accept-language: vi\r\n");
    let long = "x".repeat(5000);
    for (method, path, body) in [
        ("POST", "/api/hub/levels", json!({"text": "hello", "licence": "CC0"})),
        ("POST", "/api/hub/levels", json!({"text": 7})),
        ("POST", "/api/hub/levels", json!({"text": "\u{0}", "licence": "CC0"})),
        ("GET", "/api/hub/levels?from=x", Json::Null),
        ("GET", "/api/hub/levels?search=%00", Json::Null),
        ("GET", "/api/hub/levels?from=-9223372036854775808&count=9223372036854775807", Json::Null),
        ("GET", "/api/hub/levels/%00", Json::Null),
        ("GET", "/api/hub/levels/%ff", Json::Null),
        ("GET", "/api/hub/people/%27%20OR%201%3D1", Json::Null),
        ("GET", "/api/hub/board?level=../../etc/passwd", Json::Null),
        ("GET", "/api/hub/standings?week=9999-W99", Json::Null),
        ("POST", "/api/hub/games", json!({"level": long})),
        ("POST", "/api/hub/games", json!([1, 2, 3])),
        ("PUT", "/api/hub/levels/abc/rating", json!({"stars": 99})),
        ("DELETE", "/api/hub/me", json!({"name": "Ben"})),
    ] {
        let (status, _, problem) = server.house(method, path, &vietnamese, &body);
        let fine = status == 200 && path.contains("from=-9");
        assert!(
            fine || (400..500).contains(&status) && problem["message"].is_string(),
            "{method} {path}: {status} {problem}"
        );
    }
    let (_, _, problem) = server.house("POST", "/api/hub/games", &vietnamese, &json!({"level": "nirgends"}));
    assert!(problem["message"].as_str().unwrap().contains("không"), "{problem}");
}

#[test]
fn every_route_is_described() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    let (status, head, document) = server.house("GET", "/api/docs/openapi.json", "", &Json::Null);
    assert!(status == 200 && head.contains("application/json"));
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() > 25 && paths.keys().all(|path| path.starts_with("/api/hub")));
    let mut names = BTreeSet::new();
    for (path, item) in paths {
        for (method, operation) in item.as_object().unwrap() {
            let always = ["400", "401", "429", "503"];
            assert!(always.iter().all(|status| operation["responses"][status].is_object()), "{method} {path}");
            assert!(names.insert(operation["operationId"].to_string()), "{method} {path} has a name of its own");
            assert!(operation["summary"].is_string(), "{method} {path} says what it does");
        }
    }
    let (status, head, page) = server.fetch("GET", "/api/docs", "", "");
    assert!(status == 200 && head.contains("text/html"));
    let page = String::from_utf8(page).unwrap();
    assert!(paths.keys().all(|path| page.contains(path)));
}

#[test]
fn a_house_is_ready_and_has_short_links() {
    let folder = tempfile::tempdir().unwrap();
    let server = house(folder.path(), |_| ());
    assert_eq!(server.house("GET", "/api/ready", "", &Json::Null).2, json!({"ready": true}));
    let (status, head, _) = server.fetch("GET", "/l/abc23", "", "");
    assert!(status == 303 && head.contains("location: /#/levels/abc23"), "{head}");
    let (_, head, _) = server.fetch("GET", "/l/%0d%0aset-cookie:x", "", "");
    assert!(!head.contains("\nset-cookie:"), "{head}");
}
