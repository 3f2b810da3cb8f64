//! Levels made to a target, and those of the days.

use serde_json::json;

use crate::running::{Folder, Run, run, run_with};

fn made(arguments: &[&str]) -> Run {
    run_with(&[&["generate"], arguments].concat(), "")
}

#[test]
fn levels_to_a_target_say_how_many_candidates_were_tried() {
    let arguments = ["tents", "--width", "6", "--target", "unique and tents 5..7", "--count", "2", "--seed", "9"];
    let first = made(&arguments).exits(0);
    assert!(first.err.contains("found 2 of 2 levels; "), "{}", first.err);
    assert_eq!(made(&arguments).out, first.out);
    let folder = Folder::new();
    let file = folder.write("levels", &first.out);
    for number in 1..=2 {
        let report = run(&format!("check {file}#{number} --puzzle tents --output json")).exits(0).json();
        assert_eq!(report["unique"], true);
    }
}

#[test]
fn json_tells_what_was_verified() {
    let arguments = ["water-sort", "--colors", "4", "--target", "pours 8..12, greedy solves 500", "--output", "json"];
    let batch = made(&arguments).exits(0).json();
    assert_eq!((&batch["puzzle"], &batch["target"]), (&json!("water-sort"), &json!("pours 8..12, greedy solves 500")));
    let level = &batch["levels"][0];
    let [pours, greedy] = [&level["verified"][0], &level["verified"][1]];
    assert_eq!((&pours["run"]["algorithm"], &pours["run"]["optimal"]), (&json!("expert"), &json!(true)));
    assert_eq!(pours["value"], pours["run"]["length"]);
    assert_eq!((&greedy["run"]["outcome"], &greedy["run"]["nodes"]), (&json!("solved"), &json!(500)));
    let again = ["water-sort", "--colors", "4", "--seed"];
    let mut plain: Vec<String> = again.iter().map(ToString::to_string).collect();
    plain.push(level["drawn_from"].to_string());
    for (name, value) in level["settings"].as_object().unwrap().iter().filter(|(name, _)| *name != "colors") {
        plain.extend([format!("--{name}"), value.as_str().unwrap().into()]);
    }
    let plain: Vec<&str> = plain.iter().map(String::as_str).collect();
    assert_eq!(made(&plain).exits(0).out, level["text"].as_str().unwrap(), "the generator alone makes it again");
}

#[test]
fn what_cannot_be_found_ends_with_the_code_of_a_limit_and_says_why() {
    let run = made(&["tents", "--width", "5", "--target", "tents 24..", "--tries", "7"]).exits(3);
    assert_eq!(run.out, "");
    assert!(
        run.err.contains("of 7 candidates tried, none meets the target: 7 do not meet `tents 24..`"),
        "{}",
        run.err
    );
    assert!(run.err.contains("found 0 of 1 levels; 7 candidates"), "{}", run.err);
}

#[test]
fn a_wrong_target_is_refused_with_its_place() {
    made(&["sokoban", "--target", "pushes 40..60, unique"])
        .complains(&["column 16", "`unique` is not a condition for sokoban"]);
    made(&["tents", "--daily", "2026-11-17", "--width", "9"]).complains(&["--daily", "--width"]);
    made(&["tents", "--daily", "2026-11-17", "-o", "json"]).complains(&["--daily", "--output"]);
    made(&["tents", "--daily", "yesterday"]).complains(&["`yesterday` is not a date", "2026-11-17"]);
    made(&["tents", "--daily", "--seed", "3"]).complains(&["--daily"]);
    made(&["tents", "--output", "xml"]).complains(&["text, json"]);
}

#[test]
fn the_level_of_a_day_is_a_built_in_level() {
    let level = run("generate light-up --daily 2026-11-17").exits(0).out;
    let same = run("convert light-up/daily/2026-11-17 --to native").exits(0).out;
    assert_eq!(level, same);
    assert_ne!(level, run("generate light-up --daily 2026-11-18").exits(0).out);
    run("generate light-up --daily").exits(0);
    assert_eq!(run("solve light-up/daily/2026-11-17 --output json").exits(0).json()["outcome"], "solved");
}
