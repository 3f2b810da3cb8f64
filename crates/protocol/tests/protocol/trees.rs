//! Parts of trees, the way to a node, and two recordings side by side.

use super::*;

/// A search of few expansions, recorded; its run number, and all of it.
fn recorded(desk: &Desk, level: &Json, request: &Json) -> (Json, Json) {
    let mut request = request.clone();
    if request["limits"].is_null() {
        request["limits"] = json!({"nodes": 2000});
    }
    let solved = ask(desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}));
    (solved["run"]["run"].clone(), solved)
}

fn search(desk: &Desk, level: &Json, algorithm: &str) -> (Json, Json) {
    recorded(desk, level, &json!({"algorithm": algorithm}))
}

fn tree(desk: &Desk, run: &Json, part: Option<Json>) -> Vec<Json> {
    let mut wanted = json!({"ask": "trace-tree", "run": run, "most": 5000});
    if let Some(part) = part {
        wanted["part"] = part;
    }
    list(&ask(desk, wanted)["nodes"]).clone()
}

fn names(nodes: &[Json]) -> Vec<u64> {
    let mut names: Vec<u64> = nodes.iter().map(|node| node["node"].as_u64().unwrap()).collect();
    names.sort_unstable();
    names
}

#[test]
fn the_rounds_of_a_tree_are_all_of_it_and_each_has_the_rows_of_its_round() {
    for bytes in [64 * MIB, 30_000] {
        let desk = desk(bytes);
        for (level, _) in first_levels(&desk) {
            for algorithm in ["ids", "idastar"] {
                let (run, solved) = search(&desk, &level, algorithm);
                let rounds = solved["run"]["size"]["rounds"].as_u64().unwrap();
                let rows = solved["run"]["size"]["rows"].as_u64().unwrap();
                let page = ask(&desk, json!({"ask": "trace-page", "run": run, "from": 0, "count": 10_000}));
                let mut all = Vec::new();
                for round in 1..=rounds {
                    let part = tree(&desk, &run, Some(json!({"round": round})));
                    // A goal of a thinned recording may hang on what an earlier round reached.
                    let expanded = |index: &u64| solved["run"]["size"]["goal"] == false || index + 1 < rows;
                    for index in part.iter().filter_map(|node| node["index"].as_u64()).filter(expanded) {
                        assert_eq!(page["rows"]["round"][index as usize], round, "{algorithm} on {level}, row {index}");
                    }
                    all.extend(part);
                }
                assert_eq!(names(&all), names(&tree(&desk, &run, None)), "{algorithm} on {level}");
                assert!(tree(&desk, &run, Some(json!({"round": rounds + 1}))).is_empty());
            }
        }
    }
}

#[test]
fn the_sides_of_a_search_from_both_ends_are_two_trees_that_meet_in_one_state() {
    let desk = desk(64 * MIB);
    let mut met = 0;
    for (level, loaded) in first_levels(&desk) {
        if !list(&loaded["algorithms"]).contains(&json!("bidirectional")) {
            continue;
        }
        let (run, solved) = search(&desk, &level, "bidirectional");
        let [forward, backward] = ["forward", "backward"].map(|side| tree(&desk, &run, Some(json!(side))));
        assert!(forward.iter().all(|node| node["backward"] == false), "{level}");
        assert!(backward.iter().all(|node| node["backward"] == true), "{level}");
        assert_eq!(names(&[forward, backward].concat()), names(&tree(&desk, &run, None)), "{level}");
        let meeting = ask(&desk, json!({"ask": "trace-tree", "run": run, "most": 1}))["meeting"].clone();
        assert_eq!(meeting.is_null(), solved["run"]["size"]["goal"] == false, "{level}");
        if let Some([ahead, behind]) = meeting.as_array().map(Vec::as_slice) {
            let state = |node: &Json| {
                let path = ask(&desk, json!({"ask": "trace-path", "run": run, "node": node, "most": 1}));
                (path["steps"][0]["state"].clone(), path["steps"][0]["board"].is_null())
            };
            assert_eq!(state(ahead).0, state(behind).0, "{level}");
            assert_eq!((state(ahead).1, state(behind).1), (false, true), "only what the start leads to has a board");
            met += 1;
        }
    }
    assert!(met > 0, "no search from both ends was solved");
}

#[test]
fn the_way_to_a_node_is_a_game_board_by_board() {
    let desk = desk(64 * MIB);
    for (level, _) in first_levels(&desk) {
        for algorithm in ["bfs", "astar", "ids"] {
            let (run, solved) = search(&desk, &level, algorithm);
            let rows = solved["run"]["size"]["rows"].as_u64().unwrap();
            for index in [0, rows / 2, rows - 1] {
                let node = ask(&desk, json!({"ask": "trace-node", "run": run, "index": index}));
                let path = ask(&desk, json!({"ask": "trace-path", "run": run, "node": node["node"], "most": 200}));
                let steps = list(&path["steps"]);
                assert_eq!(path["length"], list(&node["way"]).len());
                assert_eq!(steps.iter().map(|step| step["node"].clone()).collect::<Vec<_>>(), *list(&node["way"]));
                let last = steps.last().unwrap();
                for field in ["board", "state", "g", "h"] {
                    assert_eq!(last[field], node[field], "{field} of row {index} by {algorithm} on {level}");
                }
                let mut moves: Vec<Json> = Vec::new();
                for step in steps {
                    moves.extend(list(&step["moves"]).iter().cloned());
                    let played = ask(&desk, json!({"ask": "position", "level": level, "moves": moves}));
                    assert_eq!(step["board"], played["board"], "row {index} by {algorithm} on {level}");
                }
                assert_eq!(json!(moves), node["moves"]);
                // The last states alone, and the moves between them alone.
                let short = ask(&desk, json!({"ask": "trace-path", "run": run, "node": node["node"], "most": 2}));
                assert_eq!(list(&short["steps"])[..], steps[steps.len().saturating_sub(2)..]);
            }
            assert_eq!(problem(&desk, json!({"ask": "trace-path", "run": run, "node": 99_999, "most": 9})), "no-trace");
        }
    }
}

fn diff(desk: &Desk, run: &Json, other: &Json) -> Json {
    ask(desk, json!({"ask": "trace-diff", "run": run, "other": other}))
}

#[test]
fn a_run_is_like_itself_and_the_first_difference_of_two_is_the_first_row_that_differs() {
    let desk = desk(64 * MIB);
    for (level, _) in first_levels(&desk) {
        let request = |algorithm: &Json| json!({"algorithm": algorithm, "limits": {"nodes": 200}});
        let runs = ["bfs", "ucs", "greedy", "astar", "dfs"].map(|name| recorded(&desk, &level, &request(&json!(name))));
        for (run, solved) in &runs {
            let again = recorded(&desk, &level, &request(&solved["report"]["algorithm"])).0;
            let same = diff(&desk, run, &again);
            assert_eq!(
                (&same["difference"], &same["complete"], &same["stride"]),
                (&Json::Null, &json!(true), &json!(1))
            );
            assert_eq!(same["alike"], solved["run"]["size"]["events"]);
        }
        for (at, (a, one)) in runs.iter().enumerate() {
            for (b, other) in &runs[at + 1..] {
                let found = diff(&desk, a, b);
                let expected = first_difference(&desk, (a, one), (b, other));
                let row =
                    found["difference"]["sides"][0]["row"].as_u64().or(found["difference"]["sides"][1]["row"].as_u64());
                assert_eq!(row, expected, "{level}: {found}");
            }
        }
    }
}

/// The first row at which the states, costs or estimates that both have are not the same, row by row.
fn first_difference(desk: &Desk, (a, one): (&Json, &Json), (b, other): (&Json, &Json)) -> Option<u64> {
    let size = |solved: &Json| solved["run"]["size"]["rows"].as_u64().unwrap();
    let both = size(one).min(size(other));
    for index in 0..both {
        let [x, y] = [a, b].map(|run| ask(desk, json!({"ask": "trace-node", "run": run, "index": index})));
        let differs = |field: &&str| x[*field] != y[*field] && !x[*field].is_null() && !y[*field].is_null();
        let ends = |solved: &Json| solved["run"]["size"]["goal"] == true && index + 1 == size(solved);
        if ends(one) != ends(other) || ["state", "depth", "g", "h", "backward"].iter().any(differs) {
            return Some(index);
        }
    }
    (size(one) != size(other)).then_some(both)
}

#[test]
fn a_difference_says_what_differs_and_where_the_other_run_has_the_state() {
    let desk = desk(64 * MIB);
    let level = json!({"from": "built-in", "name": "sokoban/1"});
    let (bfs, _) = search(&desk, &level, "bfs");
    let (astar, _) = search(&desk, &level, "astar");
    let found = diff(&desk, &bfs, &astar);
    let difference = &found["difference"];
    assert!(list(&difference["fields"]).contains(&json!("state")), "{found}");
    assert_eq!(difference["n"].as_u64().unwrap(), found["alike"].as_u64().unwrap() + 1);
    let [left, right] = [0, 1].map(|side| difference["sides"][side].clone());
    assert!(left["h"].is_null() && right["h"].is_u64(), "{found}");
    for (side, own, other) in [(&left, &bfs, &astar), (&right, &astar, &bfs)] {
        let here = ask(&desk, json!({"ask": "trace-node", "run": own, "index": side["row"]}));
        if let Some(n) = side["elsewhere"].as_u64() {
            let there = ask(&desk, json!({"ask": "trace-node", "run": other, "index": n - 1}));
            assert_eq!(here["state"], there["state"], "{found}");
        }
    }
    // Other spaces and other kinds of search have nothing to compare state by state.
    let spaces = ["push", "step"].map(|space| recorded(&desk, &level, &json!({"algorithm": "bfs", "space": space})).0);
    assert_eq!(diff(&desk, &spaces[0], &spaces[1])["difference"]["fields"], json!(["space"]));
    let request = json!({"algorithm": "bfs", "limits": {"nodes": 50}});
    let levels = ["sokoban/1", "sokoban/2"].map(|name| recorded(&desk, &built_in(&json!(name)), &request).0);
    assert_eq!(diff(&desk, &levels[0], &levels[1])["difference"]["fields"], json!(["space"]));
    // A local search whose first attempt is right shows nothing.
    let local = ["anneal", "hill", "genetic"].map(|name| search(&desk, &level, name).0);
    let shown = local.iter().find(|run| !run.is_null()).unwrap();
    assert_eq!(diff(&desk, &bfs, shown)["difference"]["fields"], json!(["event"]));
    assert_eq!(problem(&desk, json!({"ask": "trace-diff", "run": bfs, "other": 9999})), "no-trace");
}

#[test]
fn thinned_recordings_are_compared_where_both_have_rows() {
    let desk = desk(64 * MIB);
    let level = json!({"from": "built-in", "name": "sokoban/10"});
    let request = json!({"algorithm": "bfs", "limits": {"nodes": 3000}});
    let run = |bytes: usize| {
        ask(&desk, json!({"ask": "solve", "level": level, "request": request, "trace": {"bytes": bytes}}))["run"]
            .clone()
    };
    let (full, thin) = (run(64 * MIB), run(60_000));
    assert!(thin["size"]["stride"].as_u64().unwrap() > 1, "{thin}");
    let found = diff(&desk, &full["run"], &thin["run"]);
    assert_eq!((&found["difference"], &found["stride"]), (&Json::Null, &thin["size"]["stride"]));
}
