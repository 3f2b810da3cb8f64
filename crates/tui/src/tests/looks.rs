//! What every screen looks like.

use insta::assert_snapshot;

use super::stage::{Stage, level, play, watch};
use crate::Start;

/// A level of each puzzle.
const LEVELS: [&str; 7] =
    ["water-sort/4", "bloxorz/4", "sokoban/1", "tents/6x6/1", "light-up/7x7/1", "grid/3", "pddl/1"];
/// A large terminal.
const LARGE: (u16, u16) = (120, 40);

fn named(kind: &str, level: &str) -> String {
    format!("{kind}_{}", level.replace('/', "-"))
}

#[test]
fn games_of_every_puzzle() {
    for level in LEVELS {
        assert_snapshot!(named("game", level), Stage::new(play(level)).text());
        let mut large = Stage::of(play(level), "vi", LARGE, None);
        assert_snapshot!(named("large_game", level), large.text());
    }
}

#[test]
fn solutions_of_every_puzzle() {
    for name in LEVELS {
        let mut stage = Stage::new(Start::Solution(level(name)));
        assert_snapshot!(named("solution", name), stage.press("Right Right").text());
    }
}

#[test]
fn searches_of_every_puzzle() {
    let levels = [
        ("water-sort/0", "astar"),
        ("bloxorz/4", "ids"),
        ("sokoban/1", "bfs"),
        ("tents/6x6/1", "dfs"),
        ("light-up/7x7/1", "greedy"),
        ("grid/3", "bidirectional"),
    ];
    for (level, algorithm) in levels {
        let mut stage = Stage::new(watch(level, &[algorithm]));
        assert_snapshot!(named("search", level), stage.press("Right Right Right Right").text());
    }
}

#[test]
fn local_searches() {
    for algorithm in ["hill", "anneal", "genetic"] {
        let mut stage = Stage::new(watch("tents/8x8/1", &[algorithm]));
        assert_snapshot!(named("local", algorithm), stage.press("Right Right").text());
    }
}

#[test]
fn races_of_every_puzzle() {
    for (level, algorithms) in [
        ("water-sort/0", &["astar", "bfs"][..]),
        ("bloxorz/4", &["bfs", "dfs", "astar"]),
        ("sokoban/1", &["bfs", "astar", "greedy", "expert"]),
        ("tents/6x6/1", &["dfs", "greedy"]),
        ("light-up/7x7/1", &["dfs", "astar"]),
        ("grid/3", &["ucs", "astar"]),
    ] {
        let mut stage = Stage::new(watch(level, algorithms));
        assert_snapshot!(named("race", level), stage.press("Right Right").text());
    }
    let mut end = Stage::of(watch("sokoban/1", &["bfs", "astar", "greedy"]), "vi", LARGE, None);
    assert_snapshot!("race_at_its_end", end.press("End").text());
}

#[test]
fn the_menu_in_both_languages() {
    for language in ["en", "vi"] {
        let mut stage = Stage::of(Start::Menu, language, (80, 24), None);
        for (stage_name, keys) in [
            ("puzzle", ""),
            ("pack", "Down Enter"),
            ("level", "Enter"),
            ("mode", "Down Enter"),
            ("algorithm", "Down Down Enter E"),
            ("racers", "Esc Down Enter Space Up Space"),
        ] {
            assert_snapshot!(format!("menu_{stage_name}_{language}"), stage.press(keys).text());
        }
    }
}

#[test]
fn help_of_every_kind() {
    for level in LEVELS {
        assert_snapshot!(named("help", level), Stage::of(play(level), "en", LARGE, None).press("?").text());
    }
    assert_snapshot!("help_on_menus", Stage::of(Start::Menu, "vi", (80, 24), None).press("?").text());
    let mut search = Stage::new(watch("water-sort/0", &["astar"]));
    assert_snapshot!("help_on_searches", search.press("? PgDn").text());
}

#[test]
fn hints_of_every_puzzle() {
    for level in LEVELS {
        assert_snapshot!(named("hint", level), Stage::new(play(level)).press("H").text());
    }
    let mut vietnamese = Stage::of(play("tents/6x6/1"), "vi", (80, 24), None);
    assert_snapshot!("hint_in_vietnamese", vietnamese.press("H").text());
}

#[test]
fn games_that_are_won() {
    for level in LEVELS {
        assert_snapshot!(named("won", level), Stage::new(play(level)).press("S").pass(30.0).text());
    }
    let mut vietnamese = Stage::of(play("bloxorz/1"), "vi", (80, 24), None);
    assert_snapshot!("won_in_vietnamese", vietnamese.press("Right Right Down Right Right Right Down").text());
}

#[test]
fn what_is_wrong_is_seen() {
    let mut tents = Stage::new(play("tents/6x6/1"));
    // A tent far from any tree, its neighbour, a mark, and the question whether that is right.
    assert_snapshot!("wrong_tents", tents.press("Enter Right Enter Down x C").text());
    let mut bulbs = Stage::new(play("light-up/7x7/1"));
    assert_snapshot!("wrong_bulbs", bulbs.press("Enter Right Right Enter").text());
}

#[test]
fn a_terminal_that_is_too_small() {
    for (width, height) in [(79, 24), (80, 23), (20, 6), (3, 2), (1, 1)] {
        let mut stage = Stage::of(Start::Menu, "en", (width, height), None);
        assert_snapshot!(format!("too_small_{width}_{height}"), stage.text());
    }
}

#[test]
fn every_screen_fits_every_size() {
    for size in [(80, 24), (81, 25), (100, 30), (200, 60)] {
        for name in
            ["water-sort/19", "bloxorz/8", "sokoban/generated/7", "tents/30x30/1", "light-up/40x40/1", "grid/large/1"]
        {
            let mut stage = Stage::of(play(name), "vi", size, None);
            stage.press("Right Down ? Esc");
            assert!(stage.shows("Solvarium"));
        }
    }
}
