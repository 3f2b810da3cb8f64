//! Heuristics against the truth, through the door.

use serde_json::json;

use super::{MIB, ask, ask_with_events, desk, list, problem};

const ROOM: &str = "######\n#.@ .#\n# $$ #\n#    #\n######\n";

#[test]
fn every_heuristic_comes_with_what_is_drawn_of_it() {
    let desk = desk(MIB);
    let level = json!({"from": "text", "text": ROOM, "puzzle": "sokoban", "name": "room"});
    let wanted = json!({"ask": "heuristics", "level": level, "space": "push"});
    let (reply, events) = ask_with_events(&desk, &wanted);
    assert_eq!(
        (&reply["reply"], &reply["complete"], &reply["level"]),
        (&json!("heuristics"), &json!(true), &json!("room"))
    );
    assert_eq!((&reply["states"], &reply["distance"]), (&json!(23), &json!(4)));
    assert_eq!((&events[0]["event"], &events[0]["what"]), (&json!("begin"), &json!("heuristics")));
    let euclid = list(&reply["heuristics"]).iter().find(|h| h["name"] == "paired-euclid").unwrap();
    assert_eq!(euclid["admissible"], false);
    let worst = &euclid["detail"]["overestimates"][0];
    assert!(worst["estimate"].as_u64().unwrap() > worst["distance"].as_u64().unwrap());
    // What is drawn is the board after the moves.
    let after = ask(&desk, json!({"ask": "position", "level": level, "moves": worst["moves"]}));
    assert_eq!(after["board"], worst["board"]);
    assert_eq!(list(&reply["dominance"]).len(), 6);
}

#[test]
fn a_level_that_is_too_large_says_so_with_its_counts() {
    let desk = desk(MIB);
    let level = json!({"from": "built-in", "name": "sokoban/1"});
    let reply = ask(&desk, json!({"ask": "heuristics", "level": level, "limits": {"nodes": 20}}));
    assert_eq!(
        (&reply["complete"], &reply["limit"], &reply["heuristics"]),
        (&json!(false), &json!("nodes"), &json!([]))
    );
    assert!(reply["states"].as_u64().unwrap() >= 20);
    assert_eq!(problem(&desk, json!({"ask": "heuristics", "level": level, "space": "pull"})), "unknown");
}
