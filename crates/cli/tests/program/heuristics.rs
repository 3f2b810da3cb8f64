//! `solvarium heuristics`: its outputs and exit codes.

use serde_json::Value as Json;

use crate::running::{Folder, Run, SEVEN, run};

const ROOM: &str = "######\n#.@ .#\n# $$ #\n#    #\n######\n";

#[test]
fn figures_are_shown_with_the_boards_of_violations() {
    let folder = Folder::new();
    let room = folder.write("room.xsb", ROOM);
    let shown = run(&format!("heuristics {room}")).exits(0).out;
    for part in [
        "23 states, 48 moves between them; 1 is a goal\nfrom 16 a goal can be reached, 7 are dead\n",
        "from the start to the nearest goal: 4\n",
        "`paired-euclid` is not admissible: 5 estimates exceed the true distance\n\
         the first, a state 6 moves from the start: estimate 4, in truth 3\n\n######\n#. $.#\n# $@ #\n#    #\n######\n",
        "at a cost of 1 to a state 9 moves from the start: estimate 2, in truth there is no way\n\n######\n#.$$.#\n",
    ] {
        assert!(shown.contains(part), "`{part}` is not in\n{shown}");
    }
    assert!(!shown.contains("`matching` is not") && shown.lines().all(|line| line.chars().count() <= 120));
}

#[test]
fn every_form_tells_the_same() {
    let folder = Folder::new();
    let room = folder.write("room.xsb", ROOM);
    let json = run(&format!("heuristics {room} --output json")).exits(0).json();
    assert_eq!((&json["states"], &json["distance"], &json["complete"]), (&23.into(), &4.into(), &true.into()));
    let names: Vec<&str> =
        json["heuristics"].as_array().into_iter().flatten().filter_map(|h| h["name"].as_str()).collect();
    let csv = run(&format!("heuristics {room} --output csv")).exits(0).out;
    let markdown = run(&format!("heuristics {room} --output markdown")).exits(0).out;
    assert_eq!((csv.lines().count(), markdown.lines().count()), (names.len() + 1, names.len() + 2));
    for name in names {
        assert!(csv.contains(&format!(",{name},")) && markdown.contains(&format!("| {name} |")), "{name}");
    }
    run(&format!("heuristics {room} --output html")).complains(&["no output `html`; there are: text, json, csv"]);
}

#[test]
fn a_level_that_is_too_large_is_reported() {
    let run_limited = |output: &str| run(&format!("heuristics {SEVEN} --max-nodes 50 --output {output}")).exits(3);
    let said = run_limited("text");
    assert!(said.err.contains("limit reached: nodes: ") && said.err.contains("greater --max-nodes"), "{}", said.err);
    assert_eq!(said.out, "");
    let json = run_limited("json").json();
    assert_eq!((&json["complete"], &json["limit"]), (&false.into(), &"nodes".into()));
}

/// What is measured, without what it took.
fn measured(run: &Run) -> Json {
    let mut json = run.json();
    for taken in ["seconds", "search_bytes"] {
        json[taken] = Json::Null;
    }
    json
}

#[test]
fn moves_may_lie_on_disk() {
    let folder = Folder::new();
    let room = folder.write("room.xsb", ROOM);
    let moves = folder.path("moves");
    for line in [
        format!("heuristics {room}"),
        format!("heuristics {room} --space step"),
        format!("heuristics {SEVEN}"),
        "heuristics bloxorz/7".into(),
        "heuristics grid/1".into(),
        // No goal can be reached.
        "heuristics 2:ab.ba".into(),
    ] {
        let held = run(&format!("{line} -o json")).exits(0);
        let filed = run(&format!("{line} -o json --disk {}", moves.display())).exits(0);
        assert_eq!(measured(&filed), measured(&held), "{line}");
        assert!(!moves.exists(), "the folder goes with what was in it");
    }
    // A folder that was there stays, with what is in it; moves of somebody else are not touched.
    std::fs::create_dir(&moves).unwrap();
    std::fs::write(moves.join("notes"), "mine").unwrap();
    let line = format!("heuristics {room} --disk {}", moves.display());
    run(&line).exits(0);
    std::fs::write(moves.join("moves"), "theirs").unwrap();
    run(&line).complains(&["is there already: name another folder"]);
    assert_eq!((folder.read("moves/notes"), folder.read("moves/moves")), ("mine".into(), "theirs".into()));
    run(&format!("heuristics {room} --disk {room}/x")).complains(&["cannot be used for the moves"]);
}

#[test]
fn moves_on_disk_need_less_memory() {
    let folder = Folder::new();
    let line = "heuristics water-sort/5 -o json";
    let held = run(line).exits(0).json();
    let filed = run(&format!("{line} --disk {}", folder.name("moves"))).exits(0).json();
    let bytes = |json: &Json| json["search_bytes"].as_u64().unwrap();
    assert!(3 * bytes(&filed) < 2 * bytes(&held), "{} instead of {}", bytes(&filed), bytes(&held));
}
