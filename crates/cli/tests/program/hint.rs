//! Hints, lost games and alarms through the real program.

use solvarium_lab::{Family, registry};

use crate::running::run;

/// The third move pushes a box into a corner.
const LOST: &str = "sokoban/generated/3 --after luR";

#[test]
fn every_puzzle_has_hints() {
    for puzzle in registry::puzzles().iter().filter(|puzzle| !puzzle.info.hidden) {
        let name = puzzle.info.name;
        let json = run(&format!("hint {name}/1 --max-nodes 200_000 --output json")).exits(0).json();
        assert_eq!(json["hint"], "next", "{name}");
        let moves = json["step"]["moves"].as_array().unwrap();
        assert!(!moves.is_empty(), "{name}");
        match puzzle.info.family {
            Family::Path => assert!(json["rest"].as_array().unwrap().starts_with(moves), "{name}"),
            Family::Placement => assert!(json["rest"].is_null(), "{name}"),
        }
        let text = run(&format!("hint {name}/1 --max-nodes 200_000")).exits(0).out;
        for word in ["where  ", "why    ", "what   "] {
            assert!(text.lines().any(|line| line.starts_with(word)), "{text}");
        }
    }
}

/// People count from 1 and read the names of rules; programs count from 0, as in moves.
#[test]
fn hints_count_from_one_and_name_their_rules() {
    let text = run("hint light-up/7x7/1").exits(0).out;
    for part in ["   1 2 3 4 5 6 7\n1  ", "\n7  ", "only be lit from row 1, column 7 (rule: Only light, easy)"] {
        assert!(text.contains(part), "{text}");
    }
    assert!(text.ends_with("moves  0,6\n(moves count from 0, the board counts from 1)\n"), "{text}");
    let json = run("hint light-up/7x7/1 --output json").exits(0).json();
    assert_eq!((&json["step"]["where"], &json["step"]["rule"]), (&"r0c5".into(), &"only-spot".into()));

    run("hint light-up/7x7/1 --after 9,9").complains(&["move 1, `9,9`, is not a move"]);
    run("hint light-up/7x7/1 --tell 7").complains(&["expected a whole number from 1 to 3"]);

    let text = run("hint sokoban/1").exits(0).out;
    assert!(text.starts_with("   123456\n1  ######\n2  #   .#\n"), "{text}");
    assert!(text.contains("where  the box at row 5, column 3\n") && !text.contains("count from"), "{text}");
    assert!(run("hint water-sort/0 --lang vi").exits(0).out.contains("\n1 2 3 4 5 6 7\n"));
    assert!(run("hint sokoban/1 --lang vi").exits(0).out.contains("(quy tắc: Trên đường về, vừa)"));
}

#[test]
fn a_lost_game_is_said_to_be_lost_and_since_when() {
    let text = run(&format!("hint {LOST}")).exits(1).out;
    assert!(text.contains("proved: there is no solution from here; move 3 lost the game"), "{text}");
    let json = run(&format!("hint {LOST} --output json")).exits(1).json();
    assert_eq!((&json["hint"], &json["step"]), (&"lost".into(), &serde_json::Value::Null));
    assert_eq!(json["lost"], serde_json::json!({"since": 3, "solvable": 2}));
}

#[test]
fn an_alarm_is_raised_for_a_lost_game_alone() {
    let json = run(&format!("hint {LOST} --alarm --output json")).exits(1).json();
    assert_eq!(json["lost"]["since"], 3);
    assert!(run(&format!("hint {LOST} --alarm")).exits(1).out.contains("move 3 lost the game"));
    let quiet = run("hint sokoban/generated/3 --alarm").exits(0).out;
    assert!(quiet.contains("no proof that the game is lost"), "{quiet}");
    assert!(run("hint sokoban/generated/3 --alarm --output json").exits(0).json()["lost"].is_null());
}

#[test]
fn what_was_not_asked_for_is_not_told() {
    let json = run("hint water-sort/1 --tell 2 --max-nodes 200_000 --output json").exits(0).json();
    assert!(json["rest"].is_null() && json["step"]["moves"].is_null() && !json["step"]["why"].is_null());
}

#[test]
fn a_limit_is_no_proof() {
    let json = run("hint sokoban/29 --max-nodes 1 --output json").exits(3).json();
    assert_eq!((&json["hint"], &json["limit"]), (&"limit".into(), &"nodes".into()));
}
