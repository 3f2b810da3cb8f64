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
    let mut child = spawn(&[arguments, &["--trace", trace.to_str().unwrap()]].concat());
    while std::fs::metadata(&trace).map_or(0, |file| file.len()) == 0 {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it was interrupted");
        std::thread::yield_now();
    }
    child
}

fn spawn(arguments: &[&str]) -> Child {
    let mut command = Command::new(crate::running::program());
    command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
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

/// The second of the tight boards: solved after a few hundred positions, and shortened for longer than any test.
#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_the_shortening_with_the_best_solution_so_far() {
    let boards = include_str!("../../../../suites/water-sort-tight.txt");
    let level = boards.lines().skip_while(|line| !line.ends_with("40-3-4-2")).nth(1).expect("it is there");
    let mut child = spawn(&["solve", level, "--improve", "100000", "--output", "json"]);
    // By then it has worked a thousand times as long as the first solution takes.
    while processor_ticks(child.id()) < 200 {
        assert!(child.try_wait().unwrap().is_none(), "it ended before it was interrupted");
        std::thread::yield_now();
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    let json: Json = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((output.status.code(), &json["outcome"]), (Some(130), &"interrupted".into()));
    let length = json["length"].as_u64().expect("the best solution so far is told");
    assert!(length < 155, "{length}: the first solution has 155 pours");
    assert_eq!(json["moves"].as_array().map(Vec::len), Some(length as usize));
}

/// Hundredths of a second that a process has had of the processor.
#[cfg(target_os = "linux")]
fn processor_ticks(id: u32) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
    let after_name = text.rsplit(')').next().unwrap();
    after_name.split_whitespace().nth(11).unwrap().parse().unwrap()
}
