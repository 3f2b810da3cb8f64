//! `solvarium trace`: traces that the program itself wrote, made-up ones, and nonsense.

use std::fmt::Write as _;

use crate::running::{Folder, SEVEN, run, run_with};

/// Writes a trace of a run and gives its file.
fn trace(folder: &Folder, name: &str, arguments: &str) -> String {
    let file = folder.name(name);
    run(&format!("solve {arguments} --trace {file} --output moves"));
    file
}

#[test]
fn a_trace_is_identical_to_that_of_the_same_run() {
    let folder = Folder::new();
    let level = format!("{SEVEN} -a astar");
    let (a, b) = (trace(&folder, "a", &level), trace(&folder, "b", &level));
    let found = run(&format!("trace diff {a} {b}")).exits(0);
    let events = folder.read("a").lines().count() - 1;
    assert_eq!((found.out, found.err), (format!("identical: {events} events\n"), String::new()));
}

#[test]
fn the_first_expansion_that_differs_is_shown() {
    let folder = Folder::new();
    let (a, b) = (trace(&folder, "a", &format!("{SEVEN} -a astar")), trace(&folder, "b", &format!("{SEVEN} -a ucs")));
    let states = |name: &str| -> Vec<String> {
        let text = folder.read(name);
        let state = |line: &str| serde_json::from_str::<serde_json::Value>(line).unwrap()["state"].to_string();
        text.lines().skip(1).map(state).collect()
    };
    let (left, right) = (states("a"), states("b"));
    let first = left.iter().zip(&right).position(|(l, r)| l != r).unwrap();
    let found = run(&format!("trace diff {a} {b} --fields state")).exits(1);
    assert!(found.out.starts_with(&format!("event {} differs in: state\n", first + 1)), "{}", found.out);
    assert!(found.out.contains(left[first].trim_matches('"')) && found.out.contains(right[first].trim_matches('"')));
    assert!(found.err.contains("the headers differ in algorithm: astar and ucs"), "{}", found.err);
    let json = run(&format!("trace diff {a} {b} --fields state --output json")).exits(1).json();
    assert_eq!((&json["identical"], &json["event"]), (&false.into(), &(first + 1).into()));
    assert_eq!(json["totals"], serde_json::json!([left.len(), right.len()]));
}

#[test]
fn a_program_that_writes_only_states_can_be_held_against_ours() {
    let folder = Folder::new();
    let ours = trace(&folder, "ours", &format!("{SEVEN} -a bfs"));
    let own: String = folder
        .read("ours")
        .lines()
        .skip(1)
        .map(|line| {
            let json: serde_json::Value = serde_json::from_str(line).unwrap();
            format!("{{\"event\": \"expand\", \"state\": {}}}\r\n", json["state"])
        })
        .collect();
    let theirs = folder.write("theirs", &own);
    run(&format!("trace diff {ours} {theirs}")).exits(0);
    let half = folder.write("half", &own[..own.len() / 2]);
    let found = run(&format!("trace diff {ours} {half}")).exits(1);
    assert!(found.out.starts_with("B ends after ") && found.out.contains("A goes on"), "{}", found.out);
    assert!(found.err.contains("breaks off within line"), "{}", found.err);
}

#[test]
fn nonsense_is_reported_with_its_file_and_line() {
    let folder = Folder::new();
    let good = folder.write("good", "{\"event\":\"expand\",\"id\":0}\n{\"event\":\"expand\",\"id\":1}\n");
    let bad = folder.write("bad", "{\"event\":\"expand\",\"id\":0}\nxyz\n");
    let newer = folder.write("newer", "{\"event\":\"trace\",\"version\":9}\n");
    let empty = folder.write("empty", "");
    let missing = folder.name("missing");
    run(&format!("trace diff {good} {bad}")).complains(&[&bad, "line 2: not JSON"]);
    run(&format!("trace show {bad}")).complains(&[&bad, "line 2"]);
    run(&format!("trace diff {good} {newer}")).complains(&[&newer, "line 1", "version 9"]);
    run(&format!("trace diff {good} {empty}")).complains(&[&empty, "is empty"]);
    run(&format!("trace show {missing}")).complains(&[&missing, "cannot read"]);
    run(&format!("trace diff {good} {good} --fields idd")).complains(&["no field `idd`; there are: event, id"]);
    run("trace diff - -").complains(&["only one"]);
    run(&format!("trace show {good} --from 7")).complains(&["no node 7 was expanded"]);
    run(&format!("trace show {good} --output svg")).complains(&["no output `svg`; there are: text, dot"]);
    run_with(&["trace", "show", "-"], "\u{0}\u{1}").complains(&["-: line 1: not JSON"]);
}

#[test]
fn every_algorithm_has_a_trace_that_can_be_shown() {
    let folder = Folder::new();
    for algorithm in ["bfs", "dfs", "dls", "ids", "ucs", "greedy", "astar", "wastar", "idastar", "beam", "hill"] {
        let file = trace(&folder, "t", &format!("{SEVEN} -a {algorithm} --max-nodes 400"));
        let expansions = folder.read("t").lines().count() - 1;
        let shown = run(&format!("trace show {file} --nodes 10000")).exits(0);
        let nodes = shown.out.lines().filter(|line| line.contains('#')).count();
        assert_eq!(nodes, expansions, "{algorithm}\n{}", shown.out);
        let rounds = shown.out.lines().filter(|line| line.starts_with("round ")).count();
        assert_eq!(rounds > 1, algorithm == "ids", "{algorithm}");
        let few = run(&format!("trace show {file} --nodes 5 --depth 3")).exits(0);
        assert!(few.out.lines().filter(|line| line.contains('#')).count() <= 5, "{}", few.out);
    }
    for (algorithm, word) in [("anneal", "steps"), ("genetic", "generations")] {
        let file = trace(&folder, "t", &format!("{SEVEN} -a {algorithm} --set max-length=10 --max-nodes 3000"));
        let shown = run(&format!("trace show {file}")).exits(0);
        assert!(shown.out.contains(word) && shown.out.lines().count() < 40, "{}", shown.out);
        run(&format!("trace show {file} --output dot")).complains(&["has no tree"]);
    }
}

#[test]
fn both_sides_of_a_bidirectional_search_are_trees() {
    let folder = Folder::new();
    let file = trace(&folder, "t", "template/1 -a bidirectional");
    let shown = run(&format!("trace show {file} --nodes 1000")).exits(0);
    assert!(shown.out.contains("from the start\n#1") && shown.out.contains("from a goal\n"), "{}", shown.out);
}

#[test]
fn a_tree_is_drawn_with_lines() {
    let folder = Folder::new();
    let line = |id: u64, parent: &str, h: u64| {
        format!("{{\"event\":\"expand\",\"id\":{id},\"parent\":{parent},\"g\":1,\"h\":{h},\"state\":\"s{id}\"}}\n")
    };
    let lines = [(0, "null"), (3, "0"), (1, "0"), (4, "3"), (5, "4"), (3, "1"), (6, "3"), (7, "3"), (8, "0")];
    let text: String = lines.iter().map(|(id, parent)| line(*id, parent, 2)).collect();
    let file = folder.write("t", &text);
    let shown = run(&format!("trace show {file}")).exits(0).out;
    let expected = "\
#1 node 0  g 1  h 2  f 3  s0
├─ #2 node 3  g 1  h 2  f 3  s3
│  #4 node 4  g 1  h 2  f 3  s4
│  #5 node 5  g 1  h 2  f 3  s5
├─ #3 node 1  g 1  h 2  f 3  s1
│  #6 node 3  g 1  h 2  f 3  (again, first #2)  s3
│  ├─ #7 node 6  g 1  h 2  f 3  s6
│  └─ #8 node 7  g 1  h 2  f 3  s7
└─ #9 node 8  g 1  h 2  f 3  s8

9 expansions
";
    assert_eq!(shown, expected);
    let few = run(&format!("trace show {file} --nodes 3")).exits(0).out;
    assert!(few.contains("├─ #2 node 3  g 1  h 2  f 3  s3\n│  … 1 more\n") && few.contains("└─ … 1 more"), "{few}");
    let dot = run(&format!("trace show {file} --nodes 3 --output dot")).exits(0).out;
    assert!(dot.starts_with("digraph trace {") && dot.contains("n0 -> n1;") && dot.contains("m0 [label=\"1 more\""));
}

#[test]
fn a_deep_trace_neither_ends_the_program_nor_runs_off_the_screen() {
    let folder = Folder::new();
    let depth = 100_000;
    let mut text = String::new();
    for id in 0..depth {
        let parent = if id == 0 { "null".into() } else { (id - 1).to_string() };
        writeln!(text, "{{\"event\":\"expand\",\"id\":{id},\"parent\":{parent}}}").unwrap();
    }
    // Each node of the chain gets a second child, so that there is a branch on every level.
    for id in (0..depth).rev() {
        writeln!(text, "{{\"event\":\"expand\",\"id\":{},\"parent\":{id}}}", depth + id).unwrap();
    }
    let file = folder.write("deep", &text);
    let shown = run(&format!("trace show {file} --nodes 1000000")).exits(0).out;
    assert_eq!(shown.lines().filter(|line| line.contains('#')).count(), 2 * depth);
    assert!(shown.lines().all(|line| line.chars().count() < 80));
}
