//! What recordings tell of the cells of a board, for every puzzle there is and for a map whose costs are known.

use serde_json::{Value as Json, json};
use solvarium_lab::Limits;
use solvarium_protocol::{Desk, Policy};

use super::{ask, list};

fn desk() -> Desk {
    const BYTES: usize = 64 << 20;
    Desk::new(Policy { limits: Limits::default(), trace_bytes: BYTES, session_bytes: BYTES, level_bytes: BYTES })
}

/// A search of few expansions, recorded.
fn recorded(desk: &Desk, level: &Json, algorithm: &str) -> Json {
    let request = json!({"algorithm": algorithm, "limits": {"nodes": 3000}});
    ask(desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}))["run"].clone()
}

#[test]
fn cells_are_reached_before_they_are_expanded_and_add_up_to_the_heat() {
    let desk = desk();
    let catalogue = ask(&desk, json!({"ask": "catalogue"}));
    for puzzle in list(&catalogue["puzzles"]) {
        let level = json!({"from": "built-in", "name": puzzle["packs"][0]["levels"][0]["name"]});
        let recording = recorded(&desk, &level, "astar");
        let run = &recording["run"];
        let cells = ask(&desk, json!({"ask": "trace-cells", "run": run}));
        let rows = list(&cells["expanded"]).len();
        assert_eq!(rows as u64, recording["size"]["rows"].as_u64().unwrap());
        let reached: Vec<(&Json, u64)> =
            list(&cells["reached"]).iter().zip(list(&cells["row"]).iter().map(|row| row.as_u64().unwrap())).collect();
        for (row, cell) in list(&cells["expanded"]).iter().enumerate().filter(|(_, cell)| !cell.is_null()) {
            assert!(reached.iter().any(|&(other, at)| other == cell && at <= row as u64), "{level}: row {row}");
        }
        if list(&cells["expanded"]).iter().all(|cell| !cell.is_null()) {
            let heat = ask(&desk, json!({"ask": "trace-heat", "run": run, "index": rows - 1}));
            let hot = list(&heat["closed"]).iter().filter(|&count| count != 0).count();
            // The goal that ends a search is taken but not expanded.
            let expanded = &list(&cells["expanded"])[..rows - usize::from(recording["size"]["goal"] == true)];
            let mut closed: Vec<u64> = expanded.iter().map(|cell| cell.as_u64().unwrap()).collect();
            closed.sort_unstable();
            closed.dedup();
            assert_eq!(closed.len(), hot, "{level}");
        }
    }
}

/// On `S92` over `.9.` over `..G`: the cheap way leads around. The cell of cost 2 is reached from both sides.
#[test]
fn cells_have_the_costs_that_the_search_saw() {
    let desk = desk();
    let level = json!({"from": "text", "text": "S92\n.9.\n..G\n", "puzzle": "template"});
    let told = |algorithm: &str| {
        let run = recorded(&desk, &level, algorithm)["run"].clone();
        ask(&desk, json!({"ask": "trace-cells", "run": run}))
    };
    let cells = told("astar");
    assert_eq!(cells["expanded"], json!([0, 3, 6, 7, 8]));
    assert_eq!(cells["reached"], json!([0, 1, 3, 4, 6, 7, 8]));
    assert_eq!(cells["row"], json!([0, 0, 0, 1, 1, 2, 3]));
    assert_eq!(cells["g"], json!([0, 9, 1, 10, 2, 3, 4]));
    assert_eq!(cells["h"], json!([4, 3, null, 3, 2, null, 2, 1, 0]));
    let steps = told("bfs");
    let depth_of_4 = list(&steps["reached"]).iter().position(|cell| cell == 4).unwrap();
    assert_eq!(steps["g"][depth_of_4], 2);
    assert_eq!(steps["h"], json!(vec![Json::Null; 9]));
}

/// On open ground of four columns, with the start in one corner and the goal in the opposite one: the sides take turns, and
/// a cell that waits belongs to the side that came first. The last row is the goal at the end of the path.
#[test]
fn a_search_from_both_ends_shows_what_waits_at_each() {
    let desk = desk();
    let told = |neighbours: &str| {
        let rules = json!({"neighbours": neighbours});
        let level = json!({"from": "text", "text": "S...\n....\n...G\n", "puzzle": "grid", "rules": rules});
        let run = recorded(&desk, &level, "bidirectional")["run"].clone();
        ask(&desk, json!({"ask": "trace-cells", "run": run}))
    };
    let four = told("4");
    assert_eq!(four["expanded"], json!([0, 11, 1, 4, 7, 10, 2, 11]));
    assert_eq!(four["reached"], json!([0, 1, 4, 11, 7, 10, 2, 5, 8, 3, 6, 9, 11]));
    assert_eq!(four["row"], json!([0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5, 7]));
    assert_eq!(four["g"], json!([0, 1, 1, 0, 1, 1, 2, 2, 2, 2, 2, 2, 5]));
    let eight = told("8");
    assert_eq!(eight["reached"], json!([0, 1, 4, 5, 11, 7, 10, 6, 2, 11]));
    assert_eq!(eight["g"], json!([0, 1, 1, 1, 0, 1, 1, 1, 2, 3]));
}
