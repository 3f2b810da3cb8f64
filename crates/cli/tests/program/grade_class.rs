//! `grade-class` against a real server: programs are fetched, graded here, and their points are there.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value as Json, json};
use ureq::http::StatusCode;

use crate::running::{Folder, Run, run_in, run_with};

/// Solves the level "easy", though not in the shortest way.
const LONG: &str = "#!/bin/sh\ncat > /dev/null; echo '{\"moves\":[\"0>2\",\"2>3\",\"1>3\",\"1>0\"],\"expanded\":7}'\n";
/// The same with the shortest solution.
const SHORT: &str = "#!/bin/sh\ncat > /dev/null; echo '{\"moves\":[\"0>2\",\"1>2\",\"1>0\"]}'\n";

/// A server with data in a folder; it ends when this is dropped.
struct School {
    server: Child,
    address: String,
    root: String,
}

impl Drop for School {
    fn drop(&mut self) {
        let _ended = self.server.kill();
        let _reaped = self.server.wait();
    }
}

impl School {
    fn open(data: &str) -> School {
        let mut server = Command::new(env!("CARGO_BIN_EXE_solvarium"))
            .args(["serve", "--data", data, "--addr", "127.0.0.1:0", "--lang", "en"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(server.stdout.take().unwrap()).lines().map(Result::unwrap);
        let link = lines.find(|line| line.contains("#/account/in/")).unwrap();
        let (address, secret) = link.trim().split_once("/#/account/in/").unwrap();
        std::thread::spawn(move || lines.for_each(drop));
        let mut school = School { server, address: address.into(), root: String::new() };
        school.root = school.key(&json!({"secret": secret}), "session");
        school
    }

    fn ask(&self, method: &str, path: &str, key: &str, body: &Json) -> (StatusCode, Json, String) {
        let agent = ureq::Agent::config_builder().http_status_as_error(false).build().new_agent();
        let request = ureq::http::Request::builder().method(method).uri(format!("{}/api/hub/{path}", self.address));
        let (name, value) =
            if key.contains('=') { ("cookie", key.into()) } else { ("authorization", format!("Bearer {key}")) };
        let request = if key.is_empty() { request } else { request.header(name, value) };
        let request = request.header("content-type", "application/json").body(body.to_string()).unwrap();
        let mut response = agent.run(request).unwrap();
        let cookie = response.headers().get("set-cookie").map(|value| value.to_str().unwrap().to_string());
        let mut text = String::new();
        response.body_mut().as_reader().read_to_string(&mut text).unwrap();
        let cookie = cookie.and_then(|line| line.split(';').next().map(String::from)).unwrap_or_default();
        (response.status(), serde_json::from_str(&text).unwrap_or_default(), cookie)
    }

    /// The key of somebody who comes in.
    fn key(&self, person: &Json, door: &str) -> String {
        let (_, _, cookie) = self.ask("POST", door, "", person);
        self.made("me/keys", &cookie, &json!({"label": "test"}))["token"].as_str().unwrap().into()
    }

    /// Makes something.
    fn made(&self, path: &str, key: &str, body: &Json) -> Json {
        let (status, json, _) = self.ask("POST", path, key, body);
        assert!(status.is_success(), "{path}: {status} {json}");
        json
    }

    fn seen(&self, path: &str, key: &str) -> Json {
        self.ask("GET", path, key, &Json::Null).1
    }

    fn register(&self, name: &str) -> String {
        self.key(&json!({"name": name, "passphrase": "long enough"}), "people")
    }
}

/// A class with an assignment for programs, on a shared level and a built-in one.
struct Class {
    school: School,
    teacher: String,
    ann: String,
    class: String,
    assignment: String,
}

fn class(folder: &Folder) -> Class {
    let school = School::open(&folder.name("data"));
    let (teacher, ann, ben) = (school.register("Tam"), school.register("Ánh Dương"), school.register("Ben"));
    let (status, ..) = school.ask("POST", "admin/people/Tam/role", &school.root, &json!({"role": "teacher"}));
    assert_eq!(status, 200);
    let level = json!({"text": "2:ab.ab._._", "puzzle": "water-sort", "title": "Easy", "licence": "CC0-1.0"});
    let shared = school.made("levels", &teacher, &level)["levels"][0]["id"].as_str().unwrap().to_string();
    let made = school.made("classes", &teacher, &json!({"title": "AI"}));
    let class = made["id"].as_str().unwrap().to_string();
    [&ann, &ben].map(|key| school.made("classes/join", key, &json!({"code": made["code"]})));
    let levels = json!([format!("shared/{shared}"), "tents/6x6/1"]);
    let task = json!({"title": "Solve", "kind": "solver", "levels": levels, "command": "sh {file}"});
    let made = school.made(&format!("classes/{class}/assignments"), &teacher, &task);
    let assignment = made["id"].as_str().unwrap().to_string();
    Class { school, teacher, ann, class, assignment }
}

impl Class {
    fn hand_in(&self, key: &str, file: &str, program: &str) {
        let content = encoded(program.as_bytes());
        let body = json!({"file": file, "content": content});
        self.school.made(&format!("assignments/{}/hand-in", self.assignment), key, &body);
    }

    fn grade(&self, out: &str, more: &[&str]) -> Run {
        let all = ["grade-class", "--server", &self.school.address, "--key", &self.teacher, "--class", &self.class];
        run_with(&[&all[..], &["--out", out], more].concat(), "")
    }

    fn mark(&self, key: &str) -> Json {
        self.school.seen(&format!("assignments/{}", self.assignment), key)["hand_in"]["grade"].clone()
    }
}

/// Base64, for a test.
fn encoded(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0, |bits, byte| bits << 8 | u32::from(*byte)) << (8 * (3 - group.len()));
        let letters = (0..4).map(|at| char::from(LETTERS[(bits >> (18 - 6 * at)) as usize & 63]));
        text.extend(letters.take(group.len() + 1));
        text.push_str(&"=="[..3 - group.len()]);
    }
    text
}

#[test]
fn programs_are_fetched_graded_here_and_their_points_sent_back() {
    let folder = Folder::new();
    let class = class(&folder);
    let out = folder.name("grading");
    class.hand_in(&class.ann, "my solver.sh", LONG);
    let run = class.grade(&out, &[]).exits(0);
    assert!(run.out.contains("Ánh Dương") && run.err.contains("1 of 1 programs graded"), "{}{}", run.out, run.err);
    assert_eq!(folder.read("grading/hand-ins/Ánh_Dương/my_solver.sh"), LONG);
    assert!(folder.read("grading/suite.toml").contains("[grade]"));
    assert!(folder.read("grading/marks.csv").contains("\nBen,0,,0,0,"), "who handed in nothing is there too");
    let mark = class.mark(&class.ann);
    assert_eq!((&mark["points"], &mark["of"]), (&json!(1.0), &json!(3.0)));
    let report = mark["report"].as_str().unwrap();
    assert!(report.contains("its solution costs 4, 3 is enough") && report.contains("tents/6x6/1"), "{report}");

    let again = class.grade(&out, &[]).exits(0);
    assert!(again.err.contains("has its points already") && again.out.is_empty(), "{}{}", again.out, again.err);
    class.hand_in(&class.ann, "short.sh", SHORT);
    assert_eq!(class.mark(&class.ann), Json::Null, "a new program has no points yet");
    class.grade(&out, &["--assignment", &class.assignment]).exits(0);
    assert_eq!(class.mark(&class.ann)["points"], 2.0);
    class.grade(&out, &["--again"]).exits(0);
}

#[test]
fn the_terms_are_the_teachers_to_change() {
    let folder = Folder::new();
    let class = class(&folder);
    class.hand_in(&class.ann, "a.sh", SHORT);
    let out = folder.name("grading");
    class.grade(&out, &["--command", "false {file}"]).exits(0);
    assert_eq!(class.mark(&class.ann)["points"], 0.0);
    let suite = folder.read("grading/suite.toml");
    folder.write("grading/suite.toml", &suite.replace("solved = 1 ", "solved = 5 "));
    let run = class.grade(&out, &["--again"]).exits(0);
    assert!(run.err.contains("is used as it is"), "{}", run.err);
    assert_eq!((&class.mark(&class.ann)["points"], &class.mark(&class.ann)["of"]), (&json!(6.0), &json!(11.0)));
}

#[test]
fn what_is_wrong_is_said_in_words() {
    let folder = Folder::new();
    let class = class(&folder);
    let out = folder.name("grading");
    let with = |server: &str, key: &str, class: &str, locale: &str| {
        run_in(locale, &["grade-class", "--server", server, "--key", key, "--class", class, "--out", &out], "")
    };
    let address = class.school.address.as_str();
    with(address, "wrong", &class.class, "C").exits(2).complains(&["this key opens nothing"]);
    with(address, "wrong", &class.class, "vi_VN.UTF-8").exits(2).complains(&["khóa này không dùng được"]);
    with(address, &class.teacher, "nothing", "C").exits(2).complains(&["there is no such thing here"]);
    with(address, &class.ann, &class.class, "C").exits(2).complains(&["you may not do this"]);
    with("puzzles.example.org", "key", "x", "C").exits(2).complains(&["http:// or https://"]);
    with("http://127.0.0.1:9", "key", "x", "C").exits(2).complains(&["does not answer"]);
    class.grade(&out, &["--assignment", "nothing"]).exits(2).complains(&["--assignment", &class.assignment]);
    assert!(!Path::new(&out).join("marks.csv").exists());
    class.grade(&out, &[]).exits(0);
}
