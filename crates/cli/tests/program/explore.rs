//! `solvarium explore`, and `solve` on several threads.

use crate::running::{Folder, run};

/// `heuristics` says the same of it: 23 states, of which one is a goal and 7 are dead.
const ROOM: &str = "######\n#.@ .#\n# $$ #\n#    #\n######\n";

#[test]
fn every_form_tells_the_same() {
    let folder = Folder::new();
    let room = folder.write("room.xsb", ROOM);
    let chart = folder.name("layers.svg");
    let json = run(&format!("explore {room} --dead --threads 3 --chart {chart} -o json")).exits(0).json();
    for (field, value) in [("states", 23), ("goals", 1), ("dead", 7), ("nearest_goal", 4)] {
        assert_eq!(json[field], value, "{field}");
    }
    assert_eq!((&json["complete"], &json["stats"]["generated"]), (&true.into(), &48.into()));
    let layers = json["layers"].as_array().unwrap();
    assert_eq!(layers.iter().map(|layer| layer["states"].as_u64().unwrap()).sum::<u64>(), 23);
    let rows = layers.iter().map(|layer| format!("{},{},{}\n", layer["depth"], layer["states"], layer["goals"]));
    let csv = run(&format!("explore {room} -o csv")).exits(0).out;
    assert_eq!(csv, format!("depth,states,goals\n{}", rows.collect::<String>()));
    let text = run(&format!("explore {room} --dead --threads 1")).exits(0).out;
    for part in
        ["23 in 5 layers", "1, the nearest 4 moves from the start", "7 (30.4 %)", "1 thread\n", "1 of them a goal"]
    {
        assert!(text.contains(part), "`{part}` is not in\n{text}");
    }
    let chart = std::fs::read_to_string(chart).unwrap();
    assert!(chart.starts_with("<svg") && chart.contains("--series-0: #") && chart.contains("</svg>"));
    run(&format!("explore {room} -o html")).complains(&["no output `html`; there are: text, json, csv"]);
}

#[test]
fn where_a_limit_ends_it_only_whole_layers_are_counted() {
    let text = run("explore sokoban/20 --max-nodes 500").exits(3).out;
    assert!(text.contains("by the limit on nodes: only whole layers are counted"), "{text}");
    let json = run("explore sokoban/20 --max-memory 200KiB -o json").exits(3).json();
    assert_eq!((&json["complete"], &json["stopped"]), (&false.into(), &"memory".into()));
    assert!(json["stats"]["search_bytes"].as_u64().unwrap() <= 200 << 10);
}

#[test]
fn a_search_on_several_threads_gives_the_same_path() {
    for search in ["bfs", "ucs", "astar -e matching"] {
        let moves = |threads| run(&format!("solve sokoban/20 -a {search} --threads {threads} -o moves")).exits(0).out;
        assert_eq!((moves(2), moves(3)), (moves(1), moves(1)), "{search}");
    }
    run("solve sokoban/20 -a greedy --threads 2")
        .complains(&["`greedy` works on one thread", "there are: bfs, ucs, astar"]);
}

#[test]
fn searches_are_compared_on_several_threads() {
    let compare = |rest: &str| run(&format!("compare bloxorz/1 --threads 2 {rest}"));
    let csv = compare("-a bfs,ucs,astar -o csv").exits(0).out;
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    let column = rows[0].iter().position(|title| *title == "threads").expect("there is such a column");
    assert_eq!(rows[1..].iter().map(|row| row[column]).collect::<Vec<_>>(), ["2"; 3]);
    compare("-a bfs,dfs").complains(&["`dfs` works on one thread"]);
    let all = compare("-o json").exits(0).json();
    let on_two = all.as_array().unwrap().iter().filter(|report| report["stats"]["threads"] == 2);
    assert_eq!(on_two.count(), 3, "those that can, when none is named");
}

#[test]
fn estimates_are_made_on_several_threads() {
    let folder = Folder::new();
    let room = folder.write("room.xsb", ROOM);
    let figures = |threads| run(&format!("heuristics {room} --threads {threads} -o csv")).exits(0).out;
    assert_eq!(figures(3), figures(1));
}
