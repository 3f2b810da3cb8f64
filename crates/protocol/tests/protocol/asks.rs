//! Levels, games, comparisons, and what is wrong with asks.

use super::*;

#[test]
fn every_level_of_the_catalogue_loads_and_its_text_is_the_level() {
    let desk = desk(MIB);
    let catalogue = ask(&desk, json!({"ask": "catalogue"}));
    assert!(list(&catalogue["algorithms"]).len() >= 14);
    for puzzle in list(&catalogue["puzzles"]) {
        for level in list(&puzzle["packs"]).iter().flat_map(|pack| list(&pack["levels"])) {
            let loaded = ask(&desk, json!({"ask": "load", "level": built_in(&level["name"])}));
            assert_eq!((&loaded["puzzle"], &loaded["name"]), (&puzzle["name"], &level["name"]));
            assert_eq!(loaded["metadata"], level["metadata"]);
            let text = json!({"from": "text", "text": loaded["text"], "puzzle": loaded["puzzle"]});
            let again = ask(&desk, json!({"ask": "load", "level": text}));
            assert_eq!(again["start"]["board"], loaded["start"]["board"], "{}", level["name"]);
            let board = &loaded["start"]["board"];
            let cells = board["width"].as_u64().unwrap() * board["height"].as_u64().unwrap();
            assert_eq!(list(&board["cells"]).len() as u64, cells);
        }
    }
}

#[test]
fn a_solution_is_played_move_by_move_and_taken_back() {
    let desk = desk(MIB);
    for (level, loaded) in first_levels(&desk) {
        let request = json!({"algorithm": list(&loaded["algorithms"]).last().unwrap(), "seed": 1});
        let solved = ask(&desk, json!({"ask": "solve", "level": level, "request": request}));
        let moves = list(&solved["report"]["moves"]).clone();
        assert!(!moves.is_empty());
        for length in [moves.len(), moves.len() / 2, 0] {
            let ask_position = json!({"ask": "position", "level": level, "moves": moves[..length]});
            let position = ask(&desk, ask_position);
            assert_eq!(position["solved"], length == moves.len());
            assert_eq!(position["violation"].is_null(), length == moves.len());
            assert_eq!(position["length"], length);
            if let Some(next) = moves.get(length) {
                assert!(list(&position["legal"]).contains(next));
            } else {
                assert_eq!(position["cost"], solved["report"]["cost"]);
                assert_eq!(position["measures"], solved["report"]["measures"]);
            }
        }
        let text = ask(&desk, json!({"ask": "check", "level": level, "solution": solved["report"].to_string()}));
        assert_eq!(text["solution"]["valid"], true);
    }
}

/// The tiles of a board; of one that was told by its changes, from the board before the first move.
fn tiles(board: &Json, start: &Json) -> Vec<Json> {
    let told = list(&board["cells"]).iter().map(|at| board["legend"][at.as_u64().unwrap() as usize].clone());
    let Some(at) = board.get("at") else { return told.collect() };
    let mut all = tiles(start, start);
    list(at).iter().zip(told).for_each(|(cell, tile)| all[cell.as_u64().unwrap() as usize] = tile);
    all
}

#[test]
fn a_board_told_by_its_changes_is_the_same_board() {
    let desk = desk(MIB);
    for (level, loaded) in first_levels(&desk) {
        let request = json!({"algorithm": "astar", "limits": {"nodes": 2000}});
        let solved = ask(&desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}));
        let asks = [
            json!({"ask": "position", "level": level, "moves": solved["report"]["moves"]}),
            json!({"ask": "trace-node", "run": solved["run"]["run"], "index": 3}),
        ];
        let start = &loaded["start"]["board"];
        for whole in asks {
            let mut changes = whole.clone();
            changes["changes"] = json!(true);
            let (whole, changes) = (ask(&desk, whole), ask(&desk, changes));
            assert_eq!(tiles(&changes["board"], start), tiles(&whole["board"], start), "{level}");
            assert!(whole["board"].get("at").is_none());
            assert_eq!(changes["board"].get("at").is_some(), loaded["puzzle"] == "grid", "{level}");
        }
    }
}

#[test]
fn a_map_of_a_million_cells_is_taken_by_servers_and_moves_on_it_are_small() {
    let row = ".".repeat(1024) + "\n";
    let text = format!("S{}{}G{}", &row[1..], row.repeat(1022), &row[1..]);
    let desk = desk_for(MIB, LEVEL_BYTES);
    let level = json!({"from": "text", "text": text, "puzzle": "grid"});
    assert_eq!(list(&ask(&desk, json!({"ask": "load", "level": level}))["start"]["board"]["cells"]).len(), 1 << 20);
    let step = ask(&desk, json!({"ask": "position", "level": level, "moves": ["R"], "changes": true}));
    assert_eq!(step["board"]["at"], json!([0, 1]));
    assert!(step.to_string().len() < 1000);
    assert!((LEVEL_BYTES as u64) < level::LARGEST, "servers take less than the command line");
}

#[test]
fn a_comparison_reports_each_run_as_it_ends() {
    let desk = desk(MIB);
    let (level, _) = first_levels(&desk).remove(0);
    let requests = json!([{"algorithm": "greedy"}, {"algorithm": "beam", "settings": {"width": 50}}]);
    let (reply, events) =
        ask_with_events(&desk, &json!({"ask": "compare", "level": level, "requests": requests, "trace": {}}));
    let seen: Vec<(&Json, &Json)> = events.iter().map(|event| (&event["event"], &event["index"])).collect();
    let (begin, report) = (json!("begin"), json!("report"));
    assert_eq!(seen, [(&begin, &json!(0)), (&report, &json!(0)), (&begin, &json!(1)), (&report, &json!(1))]);
    assert_eq!(events[3]["run"], reply["runs"][1]);
    assert_eq!(reply["runs"][1]["report"]["options"]["width"], 50);
    assert_eq!((&reply["runs"][0]["run"]["run"], &reply["runs"][1]["run"]["run"]), (&json!(1), &json!(2)));
}

#[test]
fn levels_are_made_split_converted_and_read() {
    let desk = desk(MIB);
    let catalogue = ask(&desk, json!({"ask": "catalogue"}));
    for puzzle in list(&catalogue["puzzles"]).iter().filter(|puzzle| !puzzle["generator"].is_null()) {
        let name = &puzzle["name"];
        let limits = json!({"nodes": 2_000_000});
        let made = ask(&desk, json!({"ask": "generate", "puzzle": name, "seed": 3, "limits": limits}));
        let level = json!({"from": "text", "text": made["text"], "puzzle": name});
        for format in list(&puzzle["formats"]) {
            let text = ask(&desk, json!({"ask": "convert", "level": level, "to": format["name"]}))["text"].clone();
            let again = json!({"from": "text", "text": text, "puzzle": name});
            assert_eq!(ask(&desk, json!({"ask": "load", "level": again}))["start"]["board"], made["start"]["board"]);
        }
        let two = format!("{0}\n{0}", made["text"].as_str().unwrap());
        let split = ask(&desk, json!({"ask": "levels", "text": two, "puzzle": name}));
        assert!(!list(&split["levels"]).is_empty());
    }
}

#[test]
fn every_mistake_has_its_kind_and_its_place() {
    let desk = desk(MIB);
    let (level, loaded) = first_levels(&desk).remove(0);
    let nowhere = json!({"from": "built-in", "name": "nowhere/1"});
    assert_eq!(problem(&desk, json!({"ask": "load", "level": nowhere})), "no-level");
    let nonsense = json!({"from": "text", "text": "\u{1}\u{2}"});
    assert_eq!(problem(&desk, json!({"ask": "load", "level": nonsense})), "unrecognised");
    let wrong = json!({"from": "text", "text": "??", "puzzle": loaded["puzzle"]});
    let (reply, _) = ask_with_events(&desk, &json!({"ask": "load", "level": wrong}));
    assert_eq!((&reply["kind"], reply["line"].is_u64(), reply["column"].is_u64()), (&json!("level"), true, true));
    assert_eq!(ask(&desk, json!({"ask": "check", "level": wrong}))["valid"], false);
    let unknown = json!({"from": "text", "text": "x", "puzzle": "chess"});
    assert_eq!(problem(&desk, json!({"ask": "load", "level": unknown})), "unknown");
    let (reply, _) = ask_with_events(&desk, &json!({"ask": "position", "level": level, "moves": ["what"]}));
    assert_eq!((&reply["kind"], &reply["number"]), (&json!("not-a-move"), &json!(1)));
    let request = |fields: Json| json!({"ask": "solve", "level": level, "request": fields});
    assert_eq!(problem(&desk, request(json!({"algorithm": "magic"}))), "unknown");
    assert_eq!(problem(&desk, request(json!({"algorithm": "astar", "heuristic": "magic"}))), "unknown");
    assert_eq!(problem(&desk, request(json!({"algorithm": "wastar", "settings": {"weight": -1}}))), "setting");
    assert_eq!(problem(&desk, request(json!({"algorithm": "astar", "fast": true}))), "malformed");
    assert_eq!(problem(&desk, json!({"ask": "trace-page", "run": 99, "from": 0, "count": 1})), "no-trace");
    assert_eq!(problem(&desk, json!({"ask": "solve"})), "malformed");
    assert_eq!(problem(&desk, json!([1, 2, 3])), "malformed");
    assert_eq!(problem(&desk, json!({"ask": "generate", "puzzle": "chess"})), "unknown");
}

/// Sentences come in the language of the ask, with the same data in every language.
#[test]
fn an_ask_names_the_language_of_its_answer() {
    let desk = desk(MIB);
    let level = json!({"from": "built-in", "name": "light-up/7x7/1"});
    let asked = |lang: &str, mut ask: Json| {
        ask["lang"] = lang.into();
        ask_with_events(&desk, &ask).0
    };
    let hint = |lang| asked(lang, json!({"ask": "hint", "level": level, "moves": []}))["step"].clone();
    let (english, vietnamese) = (hint("en"), hint("vi"));
    assert_eq!(english["messages"], vietnamese["messages"]);
    assert!(english["why"].as_str().unwrap().contains("row") && vietnamese["why"].as_str().unwrap().contains("hàng"));
    let wrong = json!({"from": "text", "text": "4:aab"});
    let error = |lang| asked(lang, json!({"ask": "load", "level": wrong}))["message"].clone();
    assert_eq!(error("en")["args"], error("vi")["args"]);
    assert!(error("vi")["text"].as_str().unwrap().contains("màu"));
    let title = |lang| asked(lang, json!({"ask": "catalogue"}))["algorithms"][0]["title"].clone();
    assert_ne!(title("en"), title("vi"));
    assert_eq!(asked("xx", json!({"ask": "catalogue"}))["kind"], "unknown");
}

#[test]
fn a_level_text_that_is_too_long_is_refused_with_both_sizes() {
    let desk = desk(MIB);
    let asks = |bytes: usize| {
        let text = " ".repeat(bytes);
        let level = json!({"from": "text", "text": text, "puzzle": "sokoban"});
        [
            json!({"ask": "load", "level": level}),
            json!({"ask": "check", "level": level}),
            json!({"ask": "levels", "text": text, "puzzle": "sokoban"}),
        ]
    };
    for ask in asks(MIB + 1) {
        let (reply, _) = ask_with_events(&desk, &ask);
        let message = reply["message"]["text"].as_str().unwrap();
        assert_eq!(reply["kind"], "not-applicable", "{message}");
        assert!(message.contains("1048577") && message.contains("1048576"), "{message}");
    }
    for ask in asks(MIB) {
        assert_ne!(ask_with_events(&desk, &ask).0["kind"], "not-applicable");
    }
}

#[test]
fn an_unfinished_level_in_a_named_notation_is_told_what_it_lacks() {
    let desk = desk(MIB);
    let room = json!({"from": "text", "text": "####\n#--#\n####", "puzzle": "sokoban"});
    let why = |level: &Json| ask(&desk, json!({"ask": "check", "level": level}))["error"]["data"]["id"].clone();
    assert_eq!(why(&room), "level-unreadable");
    let mut named = room;
    named["format"] = json!("xsb");
    assert_eq!(why(&named), "sokoban-no-player");
    named["format"] = json!("crossword");
    assert_eq!(problem(&desk, json!({"ask": "load", "level": named})), "unknown");
}

#[test]
fn an_examination_tells_the_shortest_length_and_dead_squares() {
    let desk = desk(MIB);
    let level = json!({"from": "text", "text": "######\n#    #\n#@$ .#\n######", "puzzle": "sokoban"});
    let found = ask(&desk, json!({"ask": "check", "level": level}));
    assert_eq!(found["shortest"], json!({"measure": "pushes", "length": 2, "proved": true}));
    assert_eq!(found["facts"]["dead_squares"][0], json!({"row": 1, "column": 1}));
}
