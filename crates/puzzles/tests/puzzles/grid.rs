//! Grid: files that lie beside others, settings that levels bring along, and the built-in maps.

use std::path::Path;

use solvarium_engine::{Limits, Rng};
use solvarium_lab::game::SharedGame;
use solvarium_lab::{LoadError, Outcome, Report, Request, level, registry};
use solvarium_testing::{english, limited, settings, solve, unwatched};

fn run(game: &SharedGame, algorithm: &str, heuristic: Option<&str>, more: &[(&str, &str)]) -> Report {
    let (heuristic, settings) = (heuristic.map(String::from), settings(more));
    solve(game, &Request { algorithm: algorithm.into(), heuristic, settings, ..Request::default() })
}

/// The levels bring eight neighbours along: reports say so, settings come on top, and Manhattan proves nothing.
#[test]
fn a_level_brings_its_neighbours_along() {
    let grid = registry::puzzle("grid").unwrap();
    let game = grid.load("neighbours 8\nS..\n...\n..G\n", "level").unwrap();
    let report = run(&game, "astar", None, &[]);
    assert_eq!((report.cost, report.heuristic.as_deref(), report.optimal), (Some(2828), Some("octile"), Some(true)));
    assert_eq!(serde_json::to_value(&report).unwrap()["options"]["neighbours"], "8");
    assert_eq!(run(&game, "astar", None, &[("neighbours", "4")]).cost, Some(4));
    let guessed = run(&game, "astar", Some("manhattan"), &[]);
    assert_ne!(guessed.optimal, Some(true), "with eight neighbours it is not admissible");
    assert_eq!(run(&game, "astar", Some("manhattan"), &[("neighbours", "4")]).optimal, Some(true));
    let judged = game.judge(&Request::default(), &["DR".into(), "DR".into()]).unwrap().unwrap();
    assert_eq!(judged.cost, 2828);
    let four = game.by_rules(&[("neighbours".into(), "4".into())]).unwrap();
    assert!(four.replay(&["DR".into()]).verdict.is_err());
}

const MAP: &str = "type octile\nheight 2\nwidth 3\nmap\n..@\n@..\n";
const PROBLEMS: &str = "version 1\n0\tmaps/a.map\t3\t2\t0\t0\t1\t0\t1\n0\tmaps/a.map\t3\t2\t0\t0\t2\t1\t3\n";

/// What is said about a problem of a file, when this map lies beside it.
fn refusal(map: Option<&str>, problems: &str, part: &str) -> (String, usize, usize, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.map.scen");
    std::fs::write(&file, problems).unwrap();
    if let Some(map) = map {
        std::fs::write(folder.path().join("a.map"), map).unwrap();
    }
    match level::open(&format!("{}#{part}", file.display()), None) {
        Err(LoadError::Level { name, error, text }) => {
            let file = Path::new(&name).file_name().unwrap().to_str().unwrap().to_string();
            assert!(error.line <= text.lines().count());
            (file, error.line, error.column, english(&error.message))
        }
        other => panic!("{:?}", other.map(drop)),
    }
}

#[test]
fn the_map_of_a_problem_is_found_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.map.scen");
    std::fs::write(&file, PROBLEMS).unwrap();
    std::fs::write(folder.path().join("a.map"), MAP).unwrap();
    let name = |part: &str| format!("{}{part}", file.display());
    let costs = ["#1", "#2"].map(|part| run(&level::open(&name(part), None).unwrap(), "astar", None, &[]).cost);
    assert_eq!(costs, [Some(1000), Some(3000)]);
    assert_eq!(level::open_all(&name(""), None).unwrap().len(), 2);
    assert!(level::from_text(PROBLEMS, "text", Some("1"), None).is_err(), "a text that is no file reads no file");
    let alone = level::open(folder.path().join("a.map").to_str().unwrap(), None).map(drop).unwrap_err();
    assert!(english(&(&alone).into()).contains(".scen"), "{alone}");
}

#[test]
fn what_is_wrong_is_said_of_the_file_it_is_in() {
    let (file, line, column, words) = refusal(None, PROBLEMS, "2");
    assert_eq!((file.as_str(), line, column), ("a.map.scen#2", 3, 3));
    assert!(words.contains("a.map`"), "{words}");
    let (file, line, column, words) = refusal(Some(&MAP.replace("@..", "@x.")), PROBLEMS, "2");
    assert_eq!((file.as_str(), line, column), ("a.map", 6, 2), "{words}");
    let (file, line, column, words) = refusal(Some(MAP), &PROBLEMS.replace("\t2\t1\t3", "\t2\t0\t3"), "2");
    assert_eq!((file.as_str(), line, column), ("a.map.scen#2", 3, 22), "{words}");
    let (file, line, _, words) = refusal(Some(&MAP.replace("width 3", "width 2049")), PROBLEMS, "1");
    assert_eq!((file.as_str(), line), ("a.map", 3), "{words}");
    let (file, line, _, words) = refusal(Some(MAP), &PROBLEMS.replace("\t3\t2", "\t4\t2"), "1");
    assert_eq!((file.as_str(), line), ("a.map.scen#1", 2), "{words}");
    assert!(words.contains("4 by 2") && words.contains("3 by 2"), "{words}");
}

/// A name that leads elsewhere is only a name.
#[test]
fn a_map_is_never_looked_for_in_another_folder() {
    let up = PROBLEMS.replace("maps/a.map", "../../../../../../etc/hostname");
    let (_, _, _, words) = refusal(None, &up, "1");
    assert!(!words.contains("../etc") && words.contains("hostname"), "{words}");
}

/// The metadata of the built-in maps tell the cost and the steps of the best path.
#[test]
fn built_in_maps_are_as_cheap_as_they_say() {
    let grid = registry::puzzle("grid").unwrap();
    assert_eq!(grid.packs[0].levels.len(), 20);
    for pack in &grid.packs {
        for level in &pack.levels {
            let game = grid.load(level.text, "level").unwrap();
            let report = run(&game, "expert", None, &[]);
            let best = &level.metadata.best;
            assert_eq!((best[0].0.as_str(), Some(best[0].1)), ("cost", report.cost), "{:?}", level.metadata);
            assert_eq!(report.optimal, Some(true));
            let examined = unwatched(|host| game.examine(Limits::default(), host)).unwrap();
            let fact = |name: &str| examined.facts.iter().find(|(fact, _)| *fact == name).map(|(_, fact)| fact.clone());
            let figures = best.iter().map(|(name, figure)| (fact(name), *figure));
            assert!(figures.clone().count() == 2, "{:?}", level.metadata);
            for (fact, figure) in figures {
                assert_eq!(fact, Some(solvarium_engine::Fact::Number(figure)), "{:?}", level.metadata);
            }
        }
    }
}

/// What the titles of the teaching maps say.
#[test]
fn teaching_maps_teach_what_they_say() {
    let open = |title: &str| {
        let grid = registry::puzzle("grid").unwrap();
        let all = grid.packs[0].levels.iter();
        let found = all.clone().find(|level| level.metadata.name.as_deref().unwrap().starts_with(title));
        grid.load(found.unwrap().text, title).unwrap()
    };
    let expanded = |report: &Report| report.stats.expanded.unwrap();
    let field = open("open ground");
    assert!(expanded(&run(&field, "bfs", None, &[])) > 10 * expanded(&run(&field, "astar", None, &[])));
    let trap = open("a dead end that");
    assert!(run(&trap, "greedy", None, &[]).cost > run(&trap, "astar", None, &[]).cost);
    for title in ["a swamp", "a hill", "a toll that is not"] {
        let game = open(title);
        assert!(run(&game, "bfs", None, &[]).cost > run(&game, "ucs", None, &[]).cost, "{title}");
    }
    let lane = open("a narrow lane");
    assert!(expanded(&run(&lane, "bidirectional", None, &[])) * 2 < expanded(&run(&lane, "bfs", None, &[])));
    let eight = open("eight neighbours: Manhattan");
    assert!(run(&eight, "astar", Some("manhattan"), &[]).cost > run(&eight, "astar", Some("octile"), &[]).cost);
}

/// The largest map there may be: read and solved. What costs more than a search can count is said to be unproved.
#[test]
fn maps_of_the_largest_size_are_solved() {
    let row = |middle: &str| middle.repeat(2048) + "\n";
    let text = format!("S{}\n{}{}G\n", ".".repeat(2047), row(".").repeat(2046), ".".repeat(2047));
    let game = registry::puzzle("grid").unwrap().load(&text, "open").unwrap();
    assert_eq!(run(&game, "astar", None, &[]).cost, Some(2 * 2047));
    assert_eq!(run(&game, "expert", None, &[("neighbours", "8")]).cost, Some(2047 * 1414));
    let mut rng = Rng::new(1);
    let mut winding = String::from("neighbours 8\n");
    for line in 0..1023 {
        let wall = 2047 * (line % 2);
        let costly = |_| char::from(b'5' + rng.below(5) as u8);
        winding.extend((0..2048).map(costly));
        winding.push('\n');
        winding.extend((0..2048).map(|column| if column == 2047 - wall { '9' } else { '#' }));
        winding.push('\n');
    }
    winding.replace_range(13..14, "S");
    winding += &format!("{}G\n", "9".repeat(2047));
    let game = registry::puzzle("grid").unwrap().load(&winding, "winding").unwrap();
    let report = solve(&game, &limited(&Request::new("astar"), 5_000_000));
    assert_eq!(report.outcome, Outcome::Solved);
    assert!(report.cost.unwrap() > 1 << 32 && report.optimal == Some(false), "{:?}", report.cost);
}
