//! What comes out is the same as on threads.

use serde_json::Value as Json;

use crate::crews::{Crew, End};
use crate::running::{run, run_with};

/// A level of each puzzle, with what is done there.
const LEVELS: &[&str] = &[
    "solve 4:abcd.deae.bbec.bacd.adce._._ -a bfs",
    "solve sokoban/1 -a bfs",
    "solve bloxorz/3 -a bfs",
    "solve grid/1 -a bfs",
    "solve tents/1 -a bfs --max-nodes 3000",
    "solve light-up/1 -a bfs --max-nodes 3000",
    // Nothing leads to a goal, or the start is one.
    "solve 2:ab.ba -a bfs",
    "solve sokoban/1 -a ucs --set cost=moves",
    "solve sokoban/1 -a astar",
    "solve water-sort/2 -a astar",
    "solve bloxorz/3 -a astar",
    "explore bloxorz/5",
    "explore 3:aab.bba._",
];

/// What must be the same, of a report in JSON.
fn result(json: &Json) -> Vec<Json> {
    let of_all = ["outcome", "moves", "cost", "length", "layers", "states", "goals", "stopped", "limit"];
    let counted = ["expanded", "generated", "duplicates", "dead_ends", "max_depth", "expanded_before_last_layer"];
    let all = of_all.iter().map(|name| json[name].clone());
    all.chain(counted.iter().map(|name| json["stats"][name].clone())).collect()
}

#[test]
fn any_number_of_processes_and_threads_gives_the_same() {
    for line in LEVELS {
        let arguments: Vec<&str> = line.split(' ').chain(["-o", "json"]).collect();
        let limited = line.contains("--max-nodes");
        let alone = run_with(&[&arguments[..], &["--threads", "1"]].concat(), "");
        let expected = alone.json();
        for (processes, threads) in [(1, "1"), (2, "1"), (2, "2"), (4, "1")] {
            let ends = Crew::of(processes).run(&[&arguments[..], &["--threads", threads]].concat());
            for end in &ends {
                assert_eq!(end.code, Some(alone.code), "{line}: {end:?}");
            }
            let found = ends[0].json();
            if limited {
                // Which states are expanded last is not the same, but how many are.
                assert_eq!(found["stats"]["expanded"], expected["stats"]["expanded"], "{line}");
                assert_eq!(found["outcome"], expected["outcome"], "{line}");
            } else {
                assert_eq!(result(&found), result(&expected), "{line}, {processes} × {threads}");
            }
            assert_eq!(found["stats"]["part"]["processes"].as_u64().unwrap_or(1), processes as u64);
            assert!(ends[1..].iter().all(|end| end.out.is_empty()), "only the first gives a report");
            if line.starts_with("explore") && processes > 1 {
                let kept = ends[1..].iter().map(|end| end.kept()).sum::<u64>();
                let own = found["stats"]["part"]["states"].as_u64().expect("what it kept");
                assert_eq!(kept + own, found["states"].as_u64().expect("a count"), "{line}");
            }
        }
    }
}

#[test]
fn states_may_lie_on_disk() {
    for line in ["explore bloxorz/5 -o json", "solve bloxorz/3 -a astar -o json --threads 1"] {
        on_disk(line);
    }
}

fn on_disk(line: &str) {
    let expected = result(&run(line).json());
    let line = line.strip_suffix(" --threads 1").unwrap_or(line);
    for (processes, threads) in [(2, "1"), (2, "2"), (3, "1")] {
        let crew = Crew::of(processes);
        // As on a file system that all hosts see, the folder is the same for all.
        let folder = crew.folder.name("states");
        let arguments: Vec<&str> = line.split(' ').chain(["--threads", threads, "--disk", &folder]).collect();
        let ends = crew.run(&arguments);
        assert_eq!(result(&ends[0].json()), expected, "{processes} × {threads}");
        // It is complete, and can be asked for again; but not begun again in the same place.
        let again = crew.run(&[&arguments[..], &["--resume"]].concat());
        assert_eq!(result(&again[0].json()), expected, "{processes} × {threads}");
        let refused = crew.run(&arguments);
        assert!(refused.iter().all(|end| end.code == Some(2)), "{refused:?}");
        assert!(refused[0].err.contains("--resume"), "{refused:?}");
    }
}

/// Without what it took.
fn figures(json: &Json) -> Json {
    let mut json = json.clone();
    for taken in ["seconds", "search_bytes"] {
        json[taken] = Json::Null;
    }
    json
}

#[test]
fn estimates_are_shared() {
    for line in ["heuristics 4:abcd.deae.bbec.bacd.adce._._", "heuristics bloxorz/5", "heuristics 2:ab.ba"] {
        let expected = figures(&run(&format!("{line} -o json")).json());
        for (processes, threads) in [(1, "1"), (2, "1"), (3, "2")] {
            let crew = Crew::of(processes);
            let folder = crew.folder.name("moves");
            let arguments: Vec<&str> = line.split(' ').chain(["-o", "json", "--threads", threads]).collect();
            for more in [&[][..], &["--disk", &folder]] {
                let ends = crew.run(&[&arguments[..], more].concat());
                assert!(ends.iter().all(|end| end.code == Some(0)), "{line}: {ends:?}");
                assert_eq!(figures(&ends[0].json()), expected, "{line}, {processes} × {threads}");
                let is_told = |end: &End| end.out.is_empty() && end.err.contains("its share of the estimates");
                assert!(ends[1..].iter().all(is_told), "{ends:?}");
            }
        }
    }
    // What one process has no room for, all give up.
    let ends = Crew::of(2).run(&["heuristics", "bloxorz/5", "-o", "json", "--max-nodes", "20"]);
    assert!(ends.iter().all(|end| end.code == Some(3)), "{ends:?}");
    assert_eq!(ends[0].json()["limit"], "nodes");
}

#[test]
fn searches_are_compared() {
    let level = "4:abcd.deae.bbec.bacd.adce._._";
    let named = ["compare", level, "-a", "bfs,ucs,astar", "-o", "json"];
    let results = |json: &Json| -> Vec<Vec<Json>> { json.as_array().expect("a list").iter().map(result).collect() };
    let expected = results(&run_with(&[&named[..], &["--threads", "1"]].concat(), "").json());
    for processes in [1, 2, 3] {
        let crew = Crew::of(processes);
        for arguments in [&named[..], &["compare", level, "-o", "json"]] {
            // Where none is named, those take part that can.
            let ends = crew.run(arguments);
            assert_eq!(results(&ends[0].json()), expected, "{processes} processes");
            let is_told = |end: &End| end.out.is_empty() && end.err.matches(" kept ").count() == 3;
            assert!(ends[1..].iter().all(is_told), "{ends:?}");
        }
    }
    let folder = Crew::of(2);
    let states = folder.folder.name("states");
    let on_disk = folder.run(&[&named[..], &["--disk", &states]].concat());
    assert_eq!(results(&on_disk[0].json()), expected);
    let refused = Crew::of(2).run(&["compare", level, "-a", "bfs,greedy"]);
    assert!(refused.iter().all(|end| end.code == Some(2) && end.err.contains("greedy")), "{refused:?}");
}

#[test]
fn words_are_there_in_every_language() {
    let crew = Crew::of(2);
    let arguments = ["explore", "3:aab.bba._", "--lang", "vi"];
    let ends = crew.run(&arguments);
    assert!(ends[1].err.contains("tiến trình 1 trên 2 đã giữ"), "{ends:?}");
}
