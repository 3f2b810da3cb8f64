//! Solutions, searches and races: forward, back, by keys and by mouse.

use super::stage::{Stage, level, watch};
use crate::Start;

#[test]
fn a_search_is_followed_forward_and_back() {
    let mut stage = Stage::new(watch("sokoban/1", &["bfs"]));
    let start = stage.press("Home").text();
    let mut seen = vec![start.clone()];
    for _ in 0..5 {
        seen.push(stage.press("Right").text());
    }
    for text in seen.iter().rev().skip(1) {
        assert_eq!(stage.press("Left").text(), *text);
    }
    assert_ne!(stage.press("End").text(), start);
    assert!(stage.shows("A goal"), "{}", stage.text());
    assert_eq!(stage.press("Home").text(), start);
}

#[test]
fn a_search_is_wound_to_what_happens() {
    let mut stage = Stage::new(watch("sokoban/1", &["bfs"]));
    stage.press("Home g");
    assert!(stage.shows("A goal"), "{}", stage.text());
    stage.press("g");
    assert!(stage.shows("none ahead"));
    stage.press("Home G");
    assert!(stage.shows("none before"));
    let start = stage.press("Home").text();
    assert_ne!(stage.press("f").text(), start);
    let first = stage.press("F").text();
    assert!(!first.contains("none before"));
}

#[test]
fn a_search_plays_by_itself() {
    let mut stage = Stage::new(watch("water-sort/0", &["astar"]));
    let before = stage.text();
    stage.pass(3.0);
    assert_ne!(stage.text(), before);
    let line = stage.press("Space").find("●").expect("where one is");
    stage.click((line.0 + 20, line.1));
    assert_ne!(stage.find("●"), Some(line));
}

#[test]
fn the_solution_of_a_search_is_watched() {
    let mut stage = Stage::new(watch("bloxorz/1", &["astar"]));
    stage.press("W");
    assert!(stage.shows("Solution"));
    stage.press("End");
    assert!(stage.shows("7 / 7"), "{}", stage.text());
    stage.press("Esc");
    assert!(!stage.shows("Solution"));
}

#[test]
fn a_solution_can_be_played_instead() {
    let mut stage = Stage::new(Start::Solution(level("bloxorz/1")));
    stage.press("P");
    assert!(stage.shows("hint"), "{}", stage.text());
}

#[test]
fn a_race_goes_by_expansions_or_by_time() {
    let mut stage = Stage::new(watch("sokoban/1", &["bfs", "astar"]));
    assert!(stage.shows("expansions"));
    stage.press("End");
    assert!(stage.shows("1. ") && stage.shows("2. "), "{}", stage.text());
    stage.press("T");
    assert!(stage.shows("after"));
    stage.press("End");
    assert!(stage.shows("1. ") && stage.shows("2. "), "{}", stage.text());
}

#[test]
fn the_menu_leads_everywhere() {
    let mut stage = Stage::new(Start::Menu);
    stage.press("Down Enter Enter Enter Enter");
    assert!(stage.shows("hint"), "{}", stage.text());
    stage.press("Esc Down Enter");
    assert!(stage.shows("Solution"), "{}", stage.text());
    stage.press("Esc Down Enter Enter");
    assert!(stage.shows("Frontier"), "{}", stage.text());
    stage.press("Esc Esc Down Enter Enter");
    assert!(stage.shows("A race has 2 to 4"), "{}", stage.text());
    stage.press("Space Up Space Enter");
    assert!(stage.shows("Race"), "{}", stage.text());
    stage.press("Esc Esc Esc Esc Esc Esc q");
    assert!(stage.app.is_over());
}

#[test]
fn the_menu_is_clicked_through() {
    let mut stage = Stage::new(Start::Menu);
    for text in ["Bloxorz", "Main collection", "1"] {
        let at = stage.find(text).unwrap_or_else(|| panic!("{text} in\n{}", stage.text()));
        stage.click((5, at.1.max(4)));
    }
    assert!(stage.shows("What would you like to do?"), "{}", stage.text());
}
