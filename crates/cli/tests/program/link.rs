//! `link`, and the commands that open what it prints.

use solvarium_lab::registry;

use crate::running::{Folder, run, run_with};

/// The link that a command prints, without the line's end.
fn link(arguments: &str) -> String {
    run(&format!("link {arguments}")).exits(0).out.trim_end().to_string()
}

#[test]
fn a_link_to_a_built_in_level_is_short_and_opens_it() {
    let whole = link("sokoban/1");
    let (base, part) = whole.split_once('#').unwrap();
    assert_eq!(base, "http://127.0.0.1:7878/");
    assert!(part.starts_with("/s/1/") && whole.len() < 60, "{whole}");
    assert_eq!(link("sokoban/1 --base https://example.org/x/ --embed"), format!("https://example.org/x/?embed#{part}"));
    assert_eq!(link("sokoban/1 --base ./"), format!("./#{part}"));
    for base in ["nonsense", "", "ftp://x"] {
        run_with(&["link", "sokoban/1", "--base", base], "").exits(2).complains(&["https://example.org/"]);
    }
    for text in [whole.clone(), format!("#{part}")] {
        assert_eq!(
            run_with(&["convert", &text, "--to", "xsb"], "").exits(0).out,
            run("convert sokoban/1 --to xsb").exits(0).out
        );
        let json = run_with(&["solve", &text, "-a", "bfs", "-o", "json"], "").exits(0).json();
        assert_eq!(
            (&json["level"], &json["length"]),
            (&"sokoban/1".into(), &run("solve sokoban/1 -a bfs -o json").json()["length"])
        );
    }
    assert_eq!(run_with(&["link", &whole], "").exits(0).out.trim_end(), whole, "a link of a link is the same");
}

#[test]
fn every_puzzle_passes_on_a_level_that_is_not_built_in() {
    let folder = Folder::new();
    for puzzle in registry::puzzles().iter().filter(|puzzle| !puzzle.info.hidden && puzzle.generator.is_some()) {
        let name = puzzle.info.name;
        let text = run(&format!("generate {name} --seed 5")).exits(0).out;
        let file = folder.write(&format!("{name}.txt"), &text);
        let made = run_with(&["link", &file, "--puzzle", name, "--title", "Của tôi"], "").exits(0).out;
        let format = &puzzle.formats[0].name;
        let plain = run_with(&["convert", &file, "--puzzle", name, "--to", format], "").exits(0).out;
        assert_eq!(run_with(&["convert", made.trim_end(), "--to", format], "").exits(0).out, plain, "{name}");
        assert_eq!(run_with(&["check", made.trim_end(), "-o", "json"], "").exits(0).json()["level"], "Của tôi");
    }
}

#[test]
fn what_the_link_carries_is_used_unless_the_arguments_say_otherwise() {
    let search = link("sokoban/1 --watch wastar -e nearest --set weight=3 --max-nodes 5 --step 3");
    let json = run_with(&["solve", &search, "-o", "json"], "").json();
    assert_eq!((&json["algorithm"], &json["heuristic"]), (&"wastar".into(), &"nearest".into()));
    assert!(json["stats"]["expanded"].as_u64().unwrap() <= 5);
    let other = run_with(&["solve", &search, "-a", "bfs", "-o", "json"], "").exits(0).json();
    assert_eq!(other["algorithm"], "bfs");
    assert!(other["stats"]["expanded"].as_u64().unwrap() > 5);

    let lanes = link("water-sort/1 --compare bfs,greedy:waits,astar");
    let json = run_with(&["compare", &lanes, "-o", "json"], "").exits(0).json();
    let lane = |at: usize, field: &str| json[at][field].as_str().map(String::from);
    assert_eq!(
        [lane(0, "algorithm"), lane(1, "algorithm"), lane(2, "algorithm")].map(Option::unwrap),
        ["bfs", "greedy", "astar"]
    );
    assert_eq!(lane(1, "heuristic").as_deref(), Some("waits"));
    assert_eq!(json.as_array().unwrap().len(), 3);

    let moves = run("solve tents/6x6/1 -o json").exits(0).json()["moves"].clone();
    let first = moves[0].as_str().unwrap();
    let position = run_with(&["link", "tents/6x6/1", "--play", first], "").exits(0).out;
    let hint = run_with(&["hint", position.trim_end(), "-o", "json"], "").exits(0).out;
    assert_eq!(hint, run_with(&["hint", "tents/6x6/1", "--after", first, "-o", "json"], "").exits(0).out);
}

#[test]
fn rules_travel_with_the_level() {
    let made = link("sokoban/1 --set cost=report-d");
    let json = run_with(&["solve", &made, "-a", "ucs", "-o", "json"], "").exits(0).json();
    let plain = run("solve sokoban/1 -a ucs --set cost=report-d -o json").exits(0).json();
    assert_eq!((&json["cost"], &json["stats"]["expanded"]), (&plain["cost"], &plain["stats"]["expanded"]));
}

#[test]
fn bad_links_are_explained_in_both_languages() {
    let whole = link("sokoban/1");
    let newer = whole.replace("/s/1/", "/s/7/");
    let cut = &whole[..whole.len() - 3];
    for (text, english, vietnamese) in [
        (newer.as_str(), "version 7", "phiên bản 7"),
        (cut, "damaged", "bị hỏng"),
        ("#/s/1", "not a link", "không phải liên kết"),
        ("#/s/x/AAAA", "not a link", "không phải liên kết"),
    ] {
        for command in ["solve", "check", "hint", "compare", "convert --to xsb", "heuristics", "link"] {
            let words: Vec<&str> = command.split(' ').collect();
            let arguments = [&words[..1], &[text], &words[1..]].concat();
            let said = run_with(&arguments, "").exits(2).err;
            assert!(said.contains(english), "{command} {text}: {said}");
            let said = run_with(&[&["--lang", "vi"], arguments.as_slice()].concat(), "").exits(2).err;
            assert!(said.contains(vietnamese), "{command} {text}: {said}");
        }
    }
    for wrong in ["--play zzz", "--watch magic", "--compare bfs,magic", "--watch astar -e magic", "--replay uuuuuu", "--diff bfs"] {
        run(&format!("link sokoban/1 {wrong}")).exits(2);
    }
}
