//! The public collections of Sokoban.

use std::path::PathBuf;

use solvarium_engine::{Puzzle, Space, StateSpace};
use solvarium_lab::{Outcome, Request, level};
use solvarium_puzzles::sokoban::Sokoban;
use solvarium_testing::{format_of, limited, read, solve};

use crate::folder;

/// Every level of the public collections is read, and is the same again after being written in any notation.
#[test]
fn public_collections_are_read_and_written() {
    let folder = folder("sokoban");
    let files = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let files: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    let mut count = 0;
    for file in files.iter().filter(|file| file.extension().is_some_and(|end| end == "xsb")) {
        let text = std::fs::read_to_string(file).unwrap();
        let levels = (format_of::<Sokoban>(&text).unwrap().split)(&text);
        let said = text.lines().filter(|line| line.starts_with("Title:")).count();
        assert_eq!(levels.len(), said, "{}", file.display());
        for level in levels {
            let name = format!("{} {:?}", file.display(), level.metadata.name);
            assert!(level.metadata.name.is_some(), "{name}");
            let puzzle = read::<Sokoban>(level.text).unwrap_or_else(|e| panic!("{name}: {e}"));
            for format in Sokoban::FORMATS {
                let text = format.text(&puzzle);
                assert!((format.sniff)(&text), "{name} in {}", format.name);
                let again = read::<Sokoban>(&text).unwrap_or_else(|e| panic!("{name}: {e}\n{text}"));
                assert_eq!(again.state_text(&again.initial()), puzzle.state_text(&puzzle.initial()), "{name}");
            }
            count += 1;
        }
    }
    assert!(count > 0, "no levels in {}", folder.display());
}

/// On every level of Microban that is small enough, breadth-first search and A\* agree on the fewest pushes.
#[test]
fn optimal_searches_agree_on_microban() {
    let file = folder("sokoban").join("microban_155.xsb");
    let mut agreed = 0;
    for number in 1..=155 {
        let game = level::open(&format!("{}#{number}", file.display()), None).unwrap();
        let [breadth, best] = ["bfs", "astar"].map(|name| solve(&game, &limited(&Request::new(name), 10_000)));
        if breadth.cost.is_some() && best.cost.is_some() {
            assert_eq!(breadth.cost, best.cost, "level {number}");
            agreed += 1;
        }
        assert!(![breadth.outcome, best.outcome].contains(&Outcome::Unsolvable), "level {number}");
    }
    assert!(agreed > 100, "{agreed} levels are small enough");
}
