//! Ctrl-C: a long run ends, tells what it knows and exits with 130.

use std::process::{Child, Command, Stdio};

use serde_json::Value as Json;

use crate::running::Folder;

/// A level that breadth-first search does not finish: twenty colours in a fixed disorder, two empty cups.
fn long_level() -> String {
    let colour = |unit: usize| char::from(b'a' + ((unit * 37 + unit / 20) % 20) as u8);
    let cups: Vec<String> = (0..20).map(|cup| (0..4).map(|unit| colour(cup * 4 + unit)).collect()).collect();
    format!("4:{}._._", cups.join("."))
}

/// Starts a run and comes back once it is searching, which its trace shows.
fn start(arguments: &[&str], folder: &Folder) -> Child {
    let trace = folder.path("trace.jsonl");
    let mut command = Command::new(crate::running::program());
    command.args(arguments).args(["--trace", trace.to_str().unwrap()]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while std::fs::metadata(&trace).map_or(0, |file| file.len()) == 0 {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it was interrupted");
        std::thread::yield_now();
    }
    child
}

#[test]
fn ctrl_c_ends_a_run_that_tells_what_it_knows() {
    let (folder, level) = (Folder::new(), long_level());
    let child = start(&["solve", &level, "-a", "bfs", "--output", "json"], &folder);
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let json: Json = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&json["outcome"], &json["limit"]), (&"interrupted".into(), &Json::Null));
    let expanded = json["stats"]["expanded"].as_u64().unwrap();
    let trace = folder.read("trace.jsonl");
    assert!(expanded > 0 && trace.lines().count() as u64 == expanded + 1, "{expanded}");
}
