//! What was generated: counted as the engine counts it, and listed where nothing ever expanded it.

use std::collections::HashSet;

use super::*;

fn recorded(desk: &Desk, level: &Json, request: &Json) -> Json {
    ask(desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}))
}

fn number(json: &Json) -> u64 {
    json.as_u64().unwrap_or_else(|| panic!("{json} is no number"))
}

/// Every node of the recorded tree.
fn nodes(desk: &Desk, run: &Json) -> Vec<Json> {
    let tree = ask(desk, json!({"ask": "trace-tree", "run": run, "most": 5000}));
    list(&tree["nodes"]).iter().map(|node| node["node"].clone()).collect()
}

#[test]
fn rows_tell_how_many_successors_the_engine_generated() {
    let desk = desk(64 * MIB);
    for (level, loaded) in first_levels(&desk) {
        for algorithm in ["ucs", "astar"] {
            let request = json!({"algorithm": algorithm, "limits": {"nodes": 300}});
            let solved = recorded(&desk, &level, &request);
            let (run, size) = (&solved["run"]["run"], &solved["run"]["size"]);
            let row = |index| ask(&desk, json!({"ask": "trace-node", "run": run, "index": index}));
            let rows: Vec<Json> = (0..number(&size["rows"])).map(row).collect();
            let generated: u64 = rows.iter().filter_map(|row| row["generated"].as_u64()).sum();
            let counted = &solved["report"]["stats"]["generated"];
            let what = format!("{} by {algorithm}", loaded["name"]);
            if solved["report"]["outcome"] == "solved" {
                assert_eq!(json!(generated), *counted, "{what}");
                let goal = rows.last().unwrap();
                assert_eq!((&goal["goal"], &goal["generated"]), (&json!(true), &Json::Null), "{what}");
                assert_eq!(size["events"], solved["report"]["stats"]["expanded"], "{what}");
            }
        }
    }
}

/// As many states wait at the end of A* as are listed and were not dead, but for the goal, which is the last row.
#[test]
fn leaves_are_what_waits_at_the_end() {
    let desk = desk(64 * MIB);
    let level = built_in(&json!("sokoban/10"));
    let mut expanded = Vec::new();
    for algorithm in ["ucs", "astar"] {
        let solved = recorded(&desk, &level, &json!({"algorithm": algorithm}));
        let (run, stats) = (&solved["run"]["run"], &solved["report"]["stats"]);
        assert_eq!((&solved["report"]["outcome"], &solved["cost_measure"]), (&json!("solved"), &json!("pushes")));
        expanded.push(number(&stats["expanded"]));
        let all = nodes(&desk, run);
        let reply = ask(&desk, json!({"ask": "trace-leaves", "run": run, "nodes": all}));
        assert_eq!(reply["known"], true);
        let leaves = list(&reply["leaves"]);
        let cost = number(&solved["report"]["cost"]);
        for leaf in leaves.iter().filter(|leaf| leaf["dead"] == false) {
            let sum = number(&leaf["g"]) + leaf["h"].as_u64().unwrap_or(0);
            assert_eq!(leaf["f"].as_u64(), (algorithm == "astar").then_some(sum), "{leaf}");
            assert!(sum >= cost, "{algorithm}: {leaf} would have been expanded before the goal");
        }
        // A tree of more nodes than are listed hides some of their leaves.
        if all.len() < 5000 {
            let generated = number(&stats["generated"]) - number(&stats["duplicates"]);
            let distinct = number(&stats["expanded"]) - number(&stats["reopened"]);
            assert_eq!(leaves.len() as u64 + distinct, generated, "{algorithm}: what is not expanded is a leaf");
        }
        let parents: HashSet<u64> = leaves.iter().map(|leaf| number(&leaf["parent"])).collect();
        let known: HashSet<u64> = all.iter().map(number).collect();
        assert!(parents.is_subset(&known), "{algorithm}: every leaf hangs below a node that was asked for");
    }
    assert!(expanded[1] < expanded[0], "A* leaves more unexpanded: {expanded:?}");
}

#[test]
fn leaves_of_a_recording_with_gaps_are_not_known_and_strange_nodes_have_none() {
    let (tight, roomy) = (desk(40_000), desk(64 * MIB));
    let level = built_in(&json!("bloxorz/10"));
    let request = json!({"algorithm": "bfs"});
    let thin = recorded(&tight, &level, &request);
    assert!(number(&thin["run"]["size"]["stride"]) > 1);
    let reply = ask(&tight, json!({"ask": "trace-leaves", "run": thin["run"]["run"], "nodes": [0]}));
    assert_eq!((&reply["known"], list(&reply["leaves"]).len()), (&json!(false), 0));
    let full = recorded(&roomy, &level, &request);
    let reply = ask(&roomy, json!({"ask": "trace-leaves", "run": full["run"]["run"], "nodes": [4_000_000_000u32]}));
    assert_eq!((&reply["known"], list(&reply["leaves"]).len()), (&json!(true), 0));
}

#[test]
fn the_measure_of_the_cost_depends_on_what_is_counted() {
    let desk = desk(64 * MIB);
    let measure = |request: Json| {
        let solved = recorded(&desk, &built_in(&json!("sokoban/1")), &request);
        (solved["cost_measure"].clone(), solved["report"].clone())
    };
    for (request, expected) in [
        (json!({"algorithm": "astar"}), json!("pushes")),
        (json!({"algorithm": "astar", "space": "step"}), json!("moves")),
        (json!({"algorithm": "astar", "settings": {"cost": "moves"}}), json!("moves")),
        (json!({"algorithm": "astar", "settings": {"cost": "pushes-then-moves"}}), Json::Null),
    ] {
        let (measure, report) = measure(request.clone());
        assert_eq!(measure, expected, "{request}");
        if let Some(name) = measure.as_str() {
            assert_eq!(report["cost"], report["measures"][name], "{request}");
        }
    }
}
