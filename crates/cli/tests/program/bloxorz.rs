//! Bloxorz through the real program: boards in perspective, keys and cells, passcodes, notes, rule variants.

use crate::running::{Folder, run, run_with};

/// Without the last lines, which tell the time.
fn still(text: &str) -> &str {
    text.trim_end().rsplit_once("\n\n").unwrap().0
}

#[test]
fn boards_are_drawn_in_perspective_where_they_fit() {
    insta::assert_snapshot!("block", still(&run("solve bloxorz/2 -a bfs").exits(0).out));
    let level = "S==1...\n.......\n==2=aG=\n===.=..\n..b..==\n===....\n1:split@2,0@3,2\n2:soft^ab";
    insta::assert_snapshot!("gap", still(&run_with(&["solve", "-", "-a", "bfs"], level).out));
    let wide = format!("S{}G", "=".repeat(31));
    insta::assert_snapshot!("flat", still(&run(&format!("solve {wide} -a bfs")).out));
}

#[test]
fn solutions_are_written_as_keys_and_as_cells() {
    assert_eq!(run("solve bloxorz/1 -a bfs --output moves").exits(0).out, "RRDRRRD\n");
    let cells = run("solve bloxorz/1 -a bfs --output cells").exits(0).out;
    assert!(cells.starts_with("[[1, 1]] - [[1, 2], [1, 3]] - ") && cells.ends_with(" - [[4, 7]]\n"), "{cells}");
    let keys = run("solve bloxorz/8 -a bfs --set count-swaps=true --output moves").exits(0).out;
    assert_eq!(keys.trim_end().len(), 11, "{keys}");
    let json = run("solve bloxorz/8 -a bfs --output json").exits(0).json();
    let moves: String = json["moves"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
    assert!(moves.chars().all(|c| "URDLurdl".contains(c)), "{moves}");
    assert_eq!((&json["length"], &json["cost"]), (&10.into(), &10.into()));
    assert_eq!(json["measures"], serde_json::json!({"rolls": 10, "swaps": 1, "keys": 11}));
}

#[test]
fn every_solution_that_is_written_can_be_checked() {
    let folder = Folder::new();
    for output in ["moves", "cells", "json"] {
        let file = folder.write(output, &run(&format!("solve bloxorz/16 -a bfs --output {output}")).exits(0).out);
        run(&format!("check bloxorz/16 --solution {file}")).exits(0);
        let said = run(&format!("check bloxorz/15 --solution {file}")).exits(1).out;
        assert!(said.contains("the solution is wrong"), "{said}");
    }
    let file = folder.name("saved");
    run(&format!("solve bloxorz/16 -a bfs --save {file}")).exits(0);
    run(&format!("check bloxorz/16 --solution {file}")).exits(0);
}

/// The rules that a solution is checked by can be chosen.
#[test]
fn what_falls_by_the_strict_rules_alone() {
    let folder = Folder::new();
    let level = folder.write("level", "S1A=\n...=\n...=\n...G\n1:soft-A\n");
    let file = folder.write("keys", "RRDD");
    run(&format!("check {level} --solution {file}")).exits(0);
    let said = run(&format!("check {level} --solution {file} --set strict-bridges=true")).exits(1).out;
    assert!(said.contains("move 1, `R`, is not legal there"), "{said}");
    run(&format!("check {level} --set strict=true")).complains(&["no setting `strict` here", "strict-bridges"]);
}

#[test]
fn passcodes_open_stages() {
    for (code, number) in [("780464", 1), ("000241", 16), ("614955", 33)] {
        let stage = run(&format!("convert bloxorz/{number} --to native")).exits(0).out;
        assert_eq!(run(&format!("convert bloxorz/{code} --to native")).exits(0).out, stage);
    }
    for count in ["57", "129"] {
        run(&format!("convert bloxorz/{count} --to native")).complains(&["no built-in level"]);
    }
    run("convert bloxorz/123456 --to native").complains(&["no built-in level `bloxorz/123456`", "bloxorz/1..33"]);
}

#[test]
fn notes_go_to_standard_error_and_change_nothing() {
    let level = r#"{"size": [1, 4], "start": [0, 0], "end": [0, 3], "maps": [[1, 1, 1, 0]], "editor": "someone"}"#;
    let run = run_with(&["solve", "-", "-a", "bfs", "--output", "moves"], level).exits(0);
    assert_eq!(run.out, "RR\n");
    assert!(run.err.starts_with("note: the level has a key `editor`"), "{}", run.err);
}
