//! Local searches as they are watched: proposed changes, what is wrong with candidates, populations and crossings.

use super::*;

/// The recording of a run on a level, if there was anything to see.
fn recorded(desk: &Desk, level: &Json, algorithm: &str, settings: &Json) -> Option<Json> {
    let request = json!({"algorithm": algorithm, "settings": settings, "limits": {"nodes": 3000}});
    let solved = ask(desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}));
    Some(solved["run"].clone()).filter(|run| !run.is_null())
}

/// Rows of a recording, spread over it.
fn spread(run: &Json) -> Vec<u64> {
    let rows = run["size"]["rows"].as_u64().unwrap();
    (0..rows).step_by(rows as usize / 12 + 1).chain([rows - 1]).collect()
}

fn energy_of(faults: &Json) -> u64 {
    assert!(list(faults).iter().all(|fault| !fault["message"]["text"].as_str().unwrap().is_empty()), "{faults}");
    list(faults).iter().map(|fault| fault["energy"].as_u64().unwrap()).sum()
}

#[test]
fn a_step_shows_its_change_its_probability_and_what_is_wrong() {
    let desk = desk(64 * MIB);
    for (level, loaded) in first_levels(&desk) {
        for (algorithm, settings) in
            [("anneal", json!({"restarts": 2, "steps": 500})), ("hill", json!({"variant": "tweak", "restarts": 2}))]
        {
            let Some(run) = recorded(&desk, &level, algorithm, &settings) else { continue };
            for index in spread(&run) {
                let what = format!("{} by {algorithm}, row {index}", loaded["name"]);
                let row = ask(&desk, json!({"ask": "trace-candidate", "run": run["run"], "index": index}));
                let step = &row["step"];
                let (before, proposed) = (step["before"].as_u64().unwrap(), step["proposed"].as_u64().unwrap());
                assert_eq!(energy_of(&row["faults"]), row["energy"].as_u64().unwrap(), "{what}");
                assert_eq!(energy_of(&step["faults"]), proposed, "{what}");
                let accepted = step["accepted"].as_bool().unwrap();
                assert_eq!(row["energy"], if accepted { proposed } else { before }, "{what}");
                assert!(!accepted || row["board"] == step["board"], "{what}");
                let probability = step["probability"].as_f64().unwrap();
                match step["drawn"].as_f64() {
                    Some(drawn) => assert_eq!(accepted, drawn < probability, "{what}"),
                    None => assert_eq!(accepted, probability == 1.0, "{what}"),
                }
                assert_eq!(step["drawn"].is_null(), algorithm == "hill" || proposed <= before, "{what}");
                let page = ask(&desk, json!({"ask": "trace-page", "run": run["run"], "from": index, "count": 1}));
                assert_eq!(page["rows"]["round"][0], step["round"], "{what}");
                let mut touched = list(&step["put"]).iter().chain(list(&step["taken"]));
                assert!(touched.all(|cell| list(&step["changed"]).contains(cell)), "{what}");
            }
            restarts(&desk, &run);
        }
    }
}

/// Jumps go from restart to restart, as many as the recording says.
fn restarts(desk: &Desk, run: &Json) {
    let (mut from, mut met) = (0, 1);
    loop {
        let next = ask(desk, json!({"ask": "trace-break", "run": run["run"], "from": from, "at": "round"}));
        let Some(index) = next["index"].as_u64() else { break };
        let page = ask(desk, json!({"ask": "trace-page", "run": run["run"], "from": index - 1, "count": 2}));
        let round = |at: usize| page["rows"]["round"][at].as_u64().unwrap();
        assert!(round(0) < round(1));
        (from, met) = (index, met + 1);
    }
    assert_eq!(run["size"]["rounds"], met);
}

#[test]
fn a_population_is_ranked_and_its_children_come_from_their_parents() {
    let desk = desk(64 * MIB);
    for (level, loaded) in first_levels(&desk) {
        let few = json!({"population": 60, "generations": 6, "mutants": 0.5});
        let Some(run) = recorded(&desk, &level, "genetic", &few) else { continue };
        for index in 0..run["size"]["rows"].as_u64().unwrap() {
            let what = format!("{}, row {index}", loaded["name"]);
            let seen = ask(&desk, json!({"ask": "trace-population", "run": run["run"], "index": index}));
            let fitness: Vec<f64> = list(&seen["fitness"]).iter().map(|value| value.as_f64().unwrap()).collect();
            assert_eq!((seen["size"].as_u64(), fitness.len()), (Some(60), 60), "{what}");
            assert!(fitness.is_sorted_by(|a, b| a >= b), "{what}");
            for rank in list(&seen["boards"]).iter().step_by(9) {
                let being = json!({"ask": "trace-candidate", "run": run["run"], "index": index, "rank": rank});
                let being = ask(&desk, being);
                let place = list(&seen["rank"]).iter().position(|known| known == rank).unwrap();
                assert_eq!(being["energy"], seen["energy"][place], "{what}");
                assert_eq!(energy_of(&being["faults"]), being["energy"].as_u64().unwrap(), "{what}");
            }
            let crossings = seen["crossings"].as_u64().unwrap();
            assert_eq!(crossings, if index == 0 { 0 } else { 8 }, "{what}");
            for which in 0..crossings {
                crossing(&desk, &run, index, which, &what);
            }
            let beyond = json!({"ask": "trace-crossing", "run": run["run"], "index": index, "which": crossings});
            assert_eq!(problem(&desk, beyond), "no-trace");
        }
    }
}

/// What a child has it has from a parent, or from its mutation.
fn crossing(desk: &Desk, run: &Json, index: u64, which: u64, what: &str) {
    let seen = ask(desk, json!({"ask": "trace-crossing", "run": run["run"], "index": index, "which": which}));
    assert_eq!((&seen["n"], &seen["which"]), (&json!(index), &json!(which)), "{what}");
    let (child, parents) = (&seen["child"], &seen["parents"]);
    if seen["mutated"] == false {
        assert_eq!(seen["changed"], json!([]), "{what}");
        assert_eq!(seen["unmutated"], list(&child["moves"]).len(), "{what}");
        if seen["cut"]["strings"].is_null() {
            let from_parents = |step: &Json| [0, 1].iter().any(|at| list(&parents[*at]["moves"]).contains(step));
            assert!(list(&child["moves"]).iter().all(from_parents), "{what}");
        }
    }
    let head = child["head"].as_u64().unwrap() as usize;
    assert_eq!(list(&child["moves"])[..head], list(&parents[0]["moves"])[..head], "{what}");
    assert!(head as u64 <= parents[0]["head"].as_u64().unwrap(), "{what}");
}

#[test]
fn what_no_landscape_has_is_no_row() {
    let desk = desk(64 * MIB);
    let (level, _) = first_levels(&desk).remove(0);
    let run = recorded(&desk, &level, "bfs", &json!({})).unwrap();
    for asked in ["trace-candidate", "trace-population"] {
        assert_eq!(problem(&desk, json!({"ask": asked, "run": run["run"], "index": 0})), "no-trace");
    }
}
