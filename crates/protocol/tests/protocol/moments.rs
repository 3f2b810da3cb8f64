//! Moments of searches: what is told of an expansion is what the search did.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::*;
use solvarium_engine::space::key_of;
use solvarium_engine::{Cost, DEAD, Puzzle, Space, SpaceVisitor};
use solvarium_lab::lookup::{Prepared, prepare};
use solvarium_lab::registry;
use solvarium_lab::request::Request;
use solvarium_puzzles::{LevelVisitor, Listed};

/// The requests by which an algorithm is tried: as it comes, stopped early, and with settings that change what it does.
fn requests(algorithm: &str) -> Vec<Json> {
    let request =
        |nodes: u64, settings: Json| json!({"algorithm": algorithm, "settings": settings, "limits": {"nodes": nodes}});
    let more = match algorithm {
        "beam" => vec![json!({"width": 2})],
        "dls" => vec![json!({"limit": 4})],
        "anneal" => {
            let short = json!({"min-length": 1, "max-length": 8, "initial-temperature": 0.01});
            vec![json!({"steps": 20, "restarts": 1}), short]
        }
        "genetic" => vec![json!({"population": 20, "generations": 2})],
        "wastar" => vec![json!({"weight": 1.5})],
        "hill" => {
            let variants = ["fallback", "strict", "simple", "tweak"];
            variants.map(|variant| json!({"variant": variant, "restarts": 2})).to_vec()
        }
        _ => Vec::new(),
    };
    let plain = [request(120, json!({})), request(3, json!({}))];
    // Steps of annealing are quickly made.
    let nodes = if algorithm == "anneal" { 400 } else { 120 };
    plain.into_iter().chain(more.into_iter().map(|settings| request(nodes, settings))).collect()
}

/// Maps that show what the first levels do not: one without a solution, and one that random changes solve, but not at once.
const MAPS: [&str; 2] = ["S.#G\n..##\n", "S.....G\n#######\n"];

/// Every recorded search of every algorithm on the first level of every puzzle, and on the maps.
fn searches(desk: &Desk, mut check: impl FnMut(&str, &Json)) {
    let map = |text: &str| {
        let level = json!({"from": "text", "puzzle": "grid", "text": text});
        let loaded = ask(desk, json!({"ask": "load", "level": level}));
        (level, loaded)
    };
    for (level, loaded) in first_levels(desk).into_iter().chain(MAPS.map(map)) {
        for info in registry::algorithms() {
            if !list(&loaded["algorithms"]).contains(&json!(info.name)) {
                continue;
            }
            for request in requests(info.name) {
                let solved = ask(desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}));
                if !solved["run"].is_null() {
                    check(info.name, &solved["run"]);
                }
            }
        }
    }
}

fn moment(desk: &Desk, run: &Json, index: u64) -> Json {
    ask(desk, json!({"ask": "trace-moment", "run": run["run"], "index": index, "most": 1000}))
}

fn name(entry: &Json) -> (Json, Json) {
    (entry["from"].clone(), entry["place"].clone())
}

/// The entry that a row takes from the open list; none for a row that only ends the search.
fn taken(moment: &Json) -> Option<&Json> {
    list(&moment["steps"]).iter().find(|step| step["kind"] == "take").map(|step| &step["entry"])
}

#[test]
fn what_is_to_be_taken_next_is_what_is_expanded_next() {
    let desk = desk(64 * MIB);
    searches(&desk, |algorithm, run| {
        if run["size"]["kind"] != "expansions" {
            return;
        }
        let rows = run["size"]["moments"].as_u64().unwrap();
        assert_eq!(rows, run["size"]["rows"].as_u64().unwrap(), "{algorithm}");
        let moments: Vec<Json> = (0..rows).map(|index| moment(&desk, run, index)).collect();
        for (index, (now, next)) in moments.iter().zip(moments.iter().skip(1)).enumerate() {
            let what = format!("{algorithm}, row {index}");
            let begins_again = next["steps"][0]["kind"] == "begin";
            if let Some(entry) = taken(next).filter(|_| !begins_again) {
                assert_eq!(name(&now["next"]["entry"]), name(entry), "{what}: {}", now["next"]);
                assert_eq!(name(&now["open"]["entries"][0]), name(entry), "{what}");
                assert!(!now["next"]["reason"]["text"].as_str().unwrap().is_empty());
            }
        }
        for (index, now) in moments.iter().enumerate() {
            let node = ask(&desk, json!({"ask": "trace-node", "run": run["run"], "index": index}));
            if let Some(entry) = taken(now) {
                assert_eq!((&entry["state"], &entry["g"]), (&node["state"], &node["g"]), "{algorithm}, row {index}");
            }
            assert!(!now["order"]["text"].as_str().unwrap().is_empty());
        }
        boards(&desk, algorithm, run, &moments[moments.len() / 2]);
    });
}

/// States that wait can be shown, whether they are ever expanded or not.
fn boards(desk: &Desk, algorithm: &str, run: &Json, moment: &Json) {
    for entry in list(&moment["open"]["entries"]).iter().take(4) {
        let mut state = json!({"ask": "trace-state", "run": run["run"], "place": entry["place"]});
        if !entry["from"].is_null() {
            state["from"] = entry["from"].clone();
        }
        let shown = ask(desk, state);
        assert_eq!(shown["state"], entry["state"]);
        // Hill climbing may begin again elsewhere than at the start.
        if algorithm != "hill" {
            assert_eq!(shown["board"].is_null(), entry["backward"] == true, "{entry}");
        }
        let moves: Vec<&str> = list(&shown["moves"]).iter().map(|step| step.as_str().unwrap()).collect();
        let ends = entry["move"].as_str().is_none_or(|last| moves.join(" ").ends_with(last));
        assert!(ends, "{} ends {moves:?}", entry["move"]);
    }
}

#[test]
fn every_step_has_its_line_and_every_line_its_step() {
    let desk = desk(64 * MIB);
    let mut lit: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    searches(&desk, |algorithm, run| {
        let rows = run["size"]["moments"].as_u64().unwrap();
        let lines = lit.entry(algorithm.into()).or_default();
        for index in 0..rows {
            for step in list(&moment(&desk, run, index)["steps"]) {
                let line = step["line"].as_u64();
                lines.insert(line.unwrap_or_else(|| panic!("{algorithm}: no line for {step}")) as usize);
            }
        }
    });
    for info in registry::algorithms() {
        let lit = &lit[info.name];
        let lines: Vec<_> = info.pseudocode.lines().collect();
        assert!(lit.iter().all(|line| *line < lines.len()), "{}", info.name);
        for (number, line) in lines.iter().enumerate().filter(|(_, line)| !line.lit.is_empty()) {
            assert!(lit.contains(&number), "{}: nothing lights `{}`", info.name, line.code);
        }
    }
}

#[test]
fn a_search_that_is_stopped_does_not_end() {
    let desk = desk(64 * MIB);
    let level = json!({"from": "text", "puzzle": "grid", "text": MAPS[0]});
    for (algorithm, nodes, ends) in [("astar", 2, false), ("astar", 100, true), ("dfs", 2, false), ("dfs", 100, true)] {
        let request = json!({"algorithm": algorithm, "limits": {"nodes": nodes}});
        let run = ask(&desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}))["run"].clone();
        let last = moment(&desk, &run, run["size"]["rows"].as_u64().unwrap() - 1);
        let step = list(&last["steps"]).last().unwrap().clone();
        assert_eq!((step["kind"] == "end", step["verdict"] == "failed"), (ends, ends), "{algorithm}: {step}");
    }
}

#[test]
fn a_step_forwards_and_back_changes_the_lists_as_it_says() {
    let desk = desk(64 * MIB);
    let level = built_in(&json!("sokoban/1"));
    let request = json!({"algorithm": "astar", "limits": {"nodes": 40}});
    let run = ask(&desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}))["run"].clone();
    let at = |index: u64, step: usize| {
        ask(&desk, json!({"ask": "trace-moment", "run": run["run"], "index": index, "step": step, "most": 5}))
    };
    let (mut before, mut expanded) = (None, 0);
    for index in 0..run["size"]["moments"].as_u64().unwrap() {
        for step in 0..list(&moment(&desk, &run, index)["steps"]).len() {
            let now = at(index, step);
            assert_eq!(now["step"], step);
            // The closed list grows at the line that adds to it, and not before.
            expanded += u64::from(now["steps"][step]["kind"] == "close");
            let closed = list(&now["variables"]).iter().find(|variable| variable["name"] == "|closed|").unwrap();
            assert_eq!(
                (&now["closed"]["total"], closed["value"].as_str()),
                (&json!(expanded), Some(&*expanded.to_string()))
            );
            let open = now["open"]["total"].as_i64().unwrap();
            let change = match now["steps"][step]["kind"].as_str().unwrap() {
                "take" => -1,
                "push" if now["steps"][step - 1]["verdict"] != "cheaper" => 1,
                _ => 0,
            };
            if let Some(before) = before {
                assert_eq!(open - before, change, "row {index}, step {step}: {}", now["steps"][step]);
            }
            before = Some(open);
        }
    }
}

/// A state that is met again has the estimate it was given before, and only searches that go by f have one.
#[test]
fn f_is_the_sum_of_what_is_known_where_the_search_goes_by_it() {
    let desk = desk(64 * MIB);
    let level = built_in(&json!("sokoban/10"));
    for (algorithm, uses_f) in [("astar", true), ("idastar", true), ("greedy", false), ("ucs", false), ("bfs", false)] {
        let request = json!({"algorithm": algorithm, "limits": {"nodes": 60}});
        let run = ask(&desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}))["run"].clone();
        assert_eq!(run["uses_f"], uses_f, "{algorithm}");
        let mut again = 0;
        for index in 0..run["size"]["moments"].as_u64().unwrap() {
            let node = ask(&desk, json!({"ask": "trace-node", "run": run["run"], "index": index}));
            let told = moment(&desk, &run, index);
            for step in list(&told["steps"]) {
                let entry = &step["entry"];
                if step["verdict"] == "duplicate" && algorithm == "astar" {
                    assert!(entry["h"].is_u64(), "{step}");
                    again += 1;
                }
                for told in [&node, entry] {
                    let sum = told["h"].as_u64().map(|h| h + told["g"].as_u64().unwrap());
                    assert_eq!(told["f"].as_u64(), sum.filter(|_| uses_f), "{algorithm}: {told}");
                }
            }
            let is_end = index + 1 == run["size"]["rows"].as_u64().unwrap() && run["size"]["goal"] == true;
            let first = json!({"ask": "trace-moment", "run": run["run"], "index": index, "step": 0, "most": 1});
            assert!(!is_end || ask(&desk, first)["next"].is_null(), "{algorithm}: nothing follows the goal");
        }
        assert!(again > 0 || algorithm != "astar");
    }
}

#[test]
fn what_is_not_kept_is_a_problem() {
    let desk = desk(8_000);
    let level = built_in(&json!("sokoban/1"));
    let request = json!({"algorithm": "bfs", "limits": {"nodes": 3000}});
    let run = ask(&desk, json!({"ask": "solve", "level": level, "request": request, "trace": {}}))["run"].clone();
    assert!(run["size"]["moments"].as_u64().unwrap() < run["size"]["rows"].as_u64().unwrap());
    let last = json!({"ask": "trace-moment", "run": run["run"], "index": run["size"]["rows"], "most": 1});
    assert_eq!(problem(&desk, last), "no-trace");
}

/// The open list, a state's text, cost and estimate for each entry.
type Waiting = Vec<(String, Cost, Option<Cost>)>;

#[test]
fn the_open_list_is_that_of_a_reference_search() {
    let desk = desk(64 * MIB);
    for (level, loaded) in first_levels(&desk) {
        for algorithm in ["bfs", "ucs", "astar"] {
            let request = json!({"algorithm": algorithm, "limits": {"nodes": 100}});
            let solve = json!({"ask": "solve", "level": level, "request": request, "trace": {}});
            let run = ask(&desk, solve)["run"].clone();
            let game = level::open(level["name"].as_str().unwrap(), None).unwrap();
            let reference = game.visit(Reference(algorithm));
            assert!(reference.len() > 3, "{level}");
            for (index, expected) in reference.iter().enumerate() {
                let told = moment(&desk, &run, index as u64);
                let cost = |entry: &Json, name: &str| entry[name].as_u64().map(|cost| cost as Cost);
                let entry = |e: &Json| (e["state"].as_str().unwrap().into(), cost(e, "g").unwrap(), cost(e, "h"));
                let open: Waiting = list(&told["open"]["entries"]).iter().map(entry).collect();
                assert_eq!(&open, expected, "{}, {algorithm}, row {index}", loaded["name"]);
            }
        }
    }
}

/// Most expansions of the reference.
const ROWS: usize = 100;

/// The open lists after each expansion, by a search that is written as plainly as it goes.
struct Reference(&'static str);

impl LevelVisitor for Reference {
    type Output = Vec<Waiting>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let Prepared { puzzle, space, .. } = prepare(puzzle, &Request::new(self.0)).unwrap();
        puzzle.with_space(space.name, self)
    }
}

impl<P: Puzzle> SpaceVisitor<P> for Reference {
    type Output = Vec<Waiting>;

    fn visit<S: Space>(self, space: &S, _: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        let (is_bfs, informed) = (self.0 == "bfs", self.0 == "astar");
        let estimate = |state: &S::State| if informed { (S::HEURISTICS[0].estimate)(space, state) } else { 0 };
        let rank = |&(_, g, h, born): &(Vec<u8>, Cost, Cost, usize)| match self.0 {
            "bfs" => (0, 0, born, Reverse(0)),
            _ => (g + h, h, 0, Reverse(born)),
        };
        let text = |key: &[u8]| space.state_text(&space.unpack(key));
        let start = key_of(space, &space.initial());
        let mut costs = HashMap::from([(start.clone(), 0)]);
        let mut open = vec![(start, 0, estimate(&space.initial()), 0)];
        let (mut born, mut lists) = (0, Vec::new());
        while !open.is_empty() && lists.len() < ROWS {
            let (key, g, ..) = open.remove(0);
            let state = space.unpack(&key);
            if !is_bfs && space.is_goal(&state) {
                break;
            }
            let mut moves = Vec::new();
            space.moves(&state, &mut moves);
            let mut done = false;
            for step in moves {
                let mut next = vec![0; space.key_len()];
                space.pack_after(&state, step, &mut next);
                let cost = g + if is_bfs { 1 } else { space.cost(&state, step) };
                if costs.get(&next).is_some_and(|known| is_bfs || *known <= cost) {
                    continue;
                }
                costs.insert(next.clone(), cost);
                let successor = space.unpack(&next);
                done = is_bfs && space.is_goal(&successor);
                if done {
                    break;
                }
                let h = estimate(&successor);
                if h == DEAD {
                    continue;
                }
                born += 1;
                open.retain(|entry| entry.0 != next);
                open.push((next, cost, h, born));
            }
            open.sort_by_key(rank);
            lists.push(open.iter().map(|(key, g, h, _)| (text(key), *g, informed.then_some(*h))).collect());
            if done {
                break;
            }
        }
        lists
    }
}
