//! Hints, alarms and regret, for the first level of every puzzle.

use super::*;

#[test]
fn a_hint_is_followed_to_the_end_and_the_game_has_nothing_to_regret() {
    let desk = desk(MIB);
    for (level, loaded) in first_levels(&desk) {
        let hint = ask(&desk, json!({"ask": "hint", "level": level, "moves": [], "limits": {"nodes": 200_000}}));
        assert_eq!(hint["hint"], "next", "{level}");
        let alarm = ask(&desk, json!({"ask": "alarm", "level": level, "moves": hint["step"]["moves"]}));
        assert!(alarm["lost"].is_null(), "{level}");
        let request = json!({"algorithm": list(&loaded["algorithms"]).last().unwrap()});
        let solved = ask(&desk, json!({"ask": "solve", "level": level, "request": request}));
        let actions = if hint["rest"].is_null() { &solved["report"]["moves"] } else { &hint["rest"] };
        let regret = json!({"ask": "regret", "level": level, "actions": actions, "limits": {"nodes": 400_000}});
        let lines = ask(&desk, regret)["lines"].clone();
        for line in list(&lines) {
            let (best, own) = (line["best"].as_u64().unwrap(), line["own"].as_u64().unwrap());
            assert!(best <= own && list(&line["left"]).len() == list(actions).len() + 1, "{line}");
        }
        assert_eq!(lines[0]["left"][list(actions).len()], 0);
    }
}

#[test]
fn what_is_no_won_game_is_refused() {
    let desk = desk(MIB);
    let level = json!({"from": "built-in", "name": "sokoban/1"});
    let regret = |actions: Json| json!({"ask": "regret", "level": level, "actions": actions});
    for actions in [json!([]), json!(["x"]), json!(["u", {"take": "u"}])] {
        assert_eq!(problem(&desk, regret(actions)), "not-applicable");
    }
    assert_eq!(problem(&desk, json!({"ask": "alarm", "level": level, "moves": ["x"]})), "not-applicable");
}
