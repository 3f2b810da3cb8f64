//! Recordings of searches.

use super::*;

/// A search of few expansions, recorded.
fn recorded(desk: &Desk, level: &Json, algorithm: &Json) -> Json {
    let request = json!({"algorithm": algorithm, "limits": {"nodes": 3000}});
    ask(desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}))
}

#[test]
fn every_algorithm_can_be_scrubbed_through_and_a_thinned_recording_shows_the_same() {
    let (roomy, tight) = (desk(64 * MIB), desk(40_000));
    for (level, loaded) in first_levels(&roomy) {
        for algorithm in list(&loaded["algorithms"]) {
            let (full, thin) = (recorded(&roomy, &level, algorithm), recorded(&tight, &level, algorithm));
            assert_eq!(full["report"]["moves"], thin["report"]["moves"]);
            if full["run"].is_null() {
                continue;
            }
            let what = format!("{} by {algorithm}", loaded["name"]);
            assert_eq!(full["run"]["size"]["stride"], 1, "{what}");
            assert!(thin["run"]["size"]["bytes"].as_u64().unwrap() <= 60_000, "{what}");
            if full["run"]["size"]["kind"] == "expansions" {
                compare_rows(&roomy, &full["run"], &tight, &thin["run"], &what);
            } else {
                let page = ask(&roomy, json!({"ask": "trace-page", "run": full["run"]["run"], "from": 0, "count": 9}));
                assert_eq!(list(&page["rows"]["n"]).len(), list(&page["rows"]["energy"]).len());
            }
        }
    }
}

/// Rows of the same expansion look the same in both recordings.
fn compare_rows(roomy: &Desk, full: &Json, tight: &Desk, thin: &Json, what: &str) {
    let (rows, stride) = (thin["size"]["rows"].as_u64().unwrap(), thin["size"]["stride"].as_u64().unwrap());
    let all = full["size"]["rows"].as_u64().unwrap();
    for index in (0..rows).step_by(rows as usize / 12 + 1).chain([rows - 1]) {
        let is_goal = thin["size"]["goal"] == true && index + 1 == rows;
        let other = if is_goal { all - 1 } else { index * stride };
        let small = ask(tight, json!({"ask": "trace-node", "run": thin["run"], "index": index}));
        let large = ask(roomy, json!({"ask": "trace-node", "run": full["run"], "index": other}));
        for field in ["n", "g", "h", "f", "depth", "state", "on_path", "goal", "backward"] {
            assert_eq!(small[field], large[field], "{what}: {field} of row {index} and {other}");
        }
        assert_eq!(small["board"].is_null(), large["board"].is_null(), "{what}: board of row {index}");
        if is_goal {
            assert_eq!((&large["goal"], &large["on_path"]), (&json!(true), &json!(true)), "{what}");
        }
    }
}

#[test]
fn boards_of_rows_are_those_the_moves_lead_to_and_the_last_is_the_solution() {
    let desk = desk(64 * MIB);
    for (level, _) in first_levels(&desk) {
        for algorithm in ["bfs", "astar", "ids"] {
            let solved = recorded(&desk, &level, &json!(algorithm));
            let rows = solved["run"]["size"]["rows"].as_u64().unwrap();
            for index in (0..rows).step_by(rows as usize / 20 + 1).chain([rows - 1]) {
                let node = ask(&desk, json!({"ask": "trace-node", "run": solved["run"]["run"], "index": index}));
                let played = ask(&desk, json!({"ask": "position", "level": level, "moves": node["moves"]}));
                assert_eq!(node["board"], played["board"]);
                assert_eq!(node["goal"], played["solved"]);
                if solved["run"]["size"]["goal"] == true && index + 1 == rows {
                    assert_eq!(node["moves"], solved["report"]["moves"]);
                }
            }
        }
    }
}

#[test]
fn what_is_searched_without_estimates_has_none() {
    let desk = desk(64 * MIB);
    for (level, _) in first_levels(&desk) {
        for (algorithm, estimates) in
            [("bfs", false), ("dfs", false), ("dls", false), ("ids", false), ("idastar", true)]
        {
            let run = &recorded(&desk, &level, &json!(algorithm))["run"]["run"];
            let page = ask(&desk, json!({"ask": "trace-page", "run": run, "from": 0, "count": 1}));
            assert_eq!(page["rows"]["h"][0].is_null(), !estimates, "{level} {algorithm}");
            let moment = ask(&desk, json!({"ask": "trace-moment", "run": run, "index": 0, "most": 5}));
            let told = moment["steps"].as_array().unwrap().iter().any(|step| !step["entry"]["h"].is_null());
            assert_eq!(told, estimates, "{level} {algorithm}");
        }
    }
}

#[test]
fn rounds_begin_where_the_search_does() {
    let desk = desk(64 * MIB);
    for (level, _) in first_levels(&desk) {
        let solved = recorded(&desk, &level, &json!("ids"));
        let (run, rounds) = (&solved["run"]["run"], solved["run"]["size"]["rounds"].as_u64().unwrap());
        let mut from = 0;
        for round in 2..=rounds {
            let next = ask(&desk, json!({"ask": "trace-break", "run": run, "from": from, "at": "round"}));
            from = next["index"].as_u64().unwrap();
            let page = ask(&desk, json!({"ask": "trace-page", "run": run, "from": from, "count": 1}));
            assert_eq!((&page["rows"]["round"][0], &page["rows"]["depth"][0]), (&json!(round), &json!(0)));
        }
        assert!(rounds > 1, "{level}");
        assert!(ask(&desk, json!({"ask": "trace-break", "run": run, "from": from, "at": "round"}))["index"].is_null());
    }
}

#[test]
fn every_candidate_of_a_local_search_is_a_board() {
    let climbing = json!({"algorithm": "hill", "settings": {"variant": "tweak", "restarts": 3}});
    let annealing = json!({"algorithm": "anneal", "settings": {"restarts": 1}});
    let breeding = json!({"algorithm": "genetic", "settings": {"population": 50, "generations": 12}});
    for trace_bytes in [64 * MIB, 30_000] {
        let desk = desk(trace_bytes);
        for (level, _) in first_levels(&desk) {
            for request in [&climbing, &annealing, &breeding] {
                let solved = ask(&desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}));
                candidates(&desk, &level, &solved, trace_bytes as u64);
            }
        }
    }
}

/// Checks the candidates of a recording against the game and against the rows.
fn candidates(desk: &Desk, level: &Json, solved: &Json, most_bytes: u64) {
    let (run, size) = (&solved["run"]["run"], &solved["run"]["size"]);
    if run.is_null() {
        assert_eq!(solved["report"]["outcome"], "solved", "only a first try that was right shows nothing");
        return;
    }
    assert!(size["bytes"].as_u64().unwrap() <= most_bytes, "{size}");
    let rows = size["rows"].as_u64().unwrap();
    for index in (0..rows).step_by(rows as usize / 9 + 1).chain([rows - 1]) {
        let tried = ask(desk, json!({"ask": "trace-candidate", "run": run, "index": index}));
        let played = ask(desk, json!({"ask": "position", "level": level, "moves": tried["moves"]}));
        assert_eq!(tried["board"], played["board"]);
        assert_eq!(tried["energy"] == 0, played["solved"] == true, "{level} {index}");
        let page = ask(desk, json!({"ask": "trace-page", "run": run, "from": index, "count": 1}));
        assert_eq!(tried["n"], page["rows"]["n"][0]);
    }
    assert_eq!(problem(desk, json!({"ask": "trace-candidate", "run": run, "index": rows})), "no-trace");
    assert_eq!(problem(desk, json!({"ask": "trace-node", "run": run, "index": 0})), "no-trace");
}

#[test]
fn trees_breaks_and_heat_agree_with_the_rows() {
    let desk = desk(64 * MIB);
    for (level, _) in first_levels(&desk) {
        let solved = recorded(&desk, &level, &json!("astar"));
        let run = &solved["run"]["run"];
        let page = ask(&desk, json!({"ask": "trace-page", "run": run, "from": 0, "count": 10000}));
        let column = |name: &str| -> Vec<u64> {
            list(&page["rows"][name]).iter().map(|value| value.as_u64().unwrap_or(0)).collect()
        };
        let (g, h) = (column("g"), column("h"));
        let f: Vec<u64> = g.iter().zip(&h).map(|(g, h)| g + h).collect();

        let grows = ask(&desk, json!({"ask": "trace-break", "run": run, "from": 0, "at": "f"}));
        assert_eq!(grows["index"].as_u64(), f.iter().position(|&f0| f0 > f[0]).map(|at| at as u64));
        let highest = (0..f.len()).rfind(|&at| f[..at].iter().all(|&before| before < f[at]));
        let end = f.len();
        let back = ask(&desk, json!({"ask": "trace-break", "run": run, "from": end, "at": "f", "back": true}));
        assert_eq!(back["index"].as_u64(), highest.map(|at| at as u64));
        let goal = ask(&desk, json!({"ask": "trace-break", "run": run, "from": 0, "at": "goal"}));
        let last = solved["run"]["size"]["goal"].as_bool().unwrap().then_some(f.len() as u64 - 1);
        assert_eq!(goal["index"].as_u64(), last);
        let dead = ask(&desk, json!({"ask": "trace-break", "run": run, "from": 0, "at": "dead-end"}));
        if let Some(at) = dead["index"].as_u64() {
            let again =
                ask(&desk, json!({"ask": "trace-break", "run": run, "from": at + 1, "at": "dead-end", "back": true}));
            assert_eq!(again["index"], at);
        }

        let tree = ask(&desk, json!({"ask": "trace-tree", "run": run, "most": 50}));
        let nodes = list(&tree["nodes"]);
        assert!(nodes.len() <= 50);
        let unseen = nodes[0]["hidden"].as_u64().unwrap();
        assert_eq!(nodes[0]["below"].as_u64().unwrap(), unseen + nodes.len() as u64 - 1);
        let depths: u64 = list(&tree["depths"]).iter().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(depths, f.len() as u64);

        let heat = ask(&desk, json!({"ask": "trace-heat", "run": run, "index": f.len() / 2}));
        assert_eq!(heat["closed_states"], f.len() / 2 + 1);
        let heat = ask(&desk, json!({"ask": "trace-heat", "run": run, "index": f.len() - 1}));
        assert_eq!(heat["closed_states"], solved["run"]["size"]["events"], "the goal is not expanded");
        ask(&desk, json!({"ask": "forget", "run": run}));
        assert_eq!(problem(&desk, json!({"ask": "trace-tree", "run": run, "most": 5})), "no-trace");
    }
}

#[test]
fn what_a_host_allows_is_kept_and_old_recordings_go() {
    let limits = Limits { nodes: Some(100), bytes: Some(64 << 20), ..Limits::default() };
    let desk = Desk::new(Policy { limits, trace_bytes: 10_000, session_bytes: 100, level_bytes: MIB });
    let (level, _) = first_levels(&desk).remove(0);
    let request = json!({"algorithm": "dfs", "limits": {"nodes": 1_000_000}});
    let solve = json!({"ask": "solve", "level": level, "request": request, "trace": {"bytes": 1_000_000_000}});
    let runs: Vec<Json> = (0..4).map(|_| ask(&desk, solve.clone())).collect();
    assert!(runs.iter().all(|run| run["report"]["stats"]["expanded"].as_u64().unwrap() <= 100));
    assert!(runs.iter().all(|run| run["run"]["size"]["bytes"].as_u64().unwrap() <= 10_000));
    let page = |run: &Json| json!({"ask": "trace-page", "run": run["run"]["run"], "from": 0, "count": 1});
    assert_eq!(problem(&desk, page(&runs[0])), "no-trace");
    ask(&desk, page(&runs[3]));
}

/// Pours into equal cups stand for each other, and still the solution is found in what was recorded.
#[test]
fn a_recorded_search_ends_at_its_goal() {
    let desk = desk(16 << 20);
    for level in ["water-sort/1", "water-sort/5", "bloxorz/1", "sokoban/1", "tents/6x6/1", "light-up/7x7/1"] {
        let level = json!({"from": "built-in", "name": level});
        for algorithm in ["dfs", "greedy", "astar"] {
            let request = json!({"algorithm": algorithm});
            let solved = ask(&desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}));
            let (run, rows) = (&solved["run"]["run"], solved["run"]["size"]["rows"].as_u64().unwrap());
            let last = ask(&desk, json!({"ask": "trace-node", "run": run, "index": rows - 1}));
            assert_eq!((&last["goal"], &last["on_path"]), (&json!(true), &json!(true)), "{algorithm} on {level}");
            assert_eq!(last["moves"], solved["report"]["moves"], "{algorithm} on {level}");
        }
    }
}
