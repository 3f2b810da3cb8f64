//! The language of targets: what is read is printed as it is written, and what is wrong is said with its place.

use solvarium_engine::Message;
use solvarium_lab::target::{Target, Vocabulary};
use solvarium_lab::{Language, words};

use super::entry;

fn error(puzzle: &str, text: &str) -> (usize, String) {
    let error = Target::parse(text, &Vocabulary::of(entry(puzzle))).unwrap_err();
    (error.column, words(Language::ENGLISH, &[]).text(&Message::from(&error)))
}

#[test]
fn what_is_read_is_printed_as_it_is_written() {
    for (puzzle, text) in [
        ("sokoban", "pushes 40..60"),
        ("sokoban", "moves 100.., cost ..30, length 7"),
        ("tents", "unique, no-guessing, rule>=1:hard"),
        ("light-up", "rule>=2:tricky, difficulty hard, bulbs 10..20"),
        ("water-sort", "greedy fails, astar expanded 1000..5000"),
        ("bloxorz", "hill fails 200, bfs solves 100000, expert solves"),
        ("grid", "cost 100..200, difficulty medium"),
    ] {
        let known = Vocabulary::of(entry(puzzle));
        let target = Target::parse(text, &known).unwrap();
        assert_eq!(target.to_string(), text);
        assert_eq!(Target::parse(&text.replace(", ", "  and "), &known).unwrap(), target);
        assert_eq!(Target::parse(&text.replace(", ", ","), &known).unwrap(), target);
    }
    let known = Vocabulary::of(entry("water-sort"));
    let grouped = Target::parse("astar expanded 1_000..5_000", &known).unwrap();
    assert_eq!(grouped.to_string(), "astar expanded 1000..5000");
}

#[test]
fn every_condition_that_is_listed_can_be_read() {
    for puzzle in ["water-sort", "bloxorz", "sokoban", "tents", "light-up", "grid"] {
        let known = Vocabulary::of(entry(puzzle));
        for condition in known.conditions() {
            assert_eq!(Target::parse(&condition, &known).unwrap().to_string(), condition, "{puzzle}");
        }
    }
}

#[test]
fn what_is_wrong_is_said_with_its_place_and_what_would_be_right() {
    for (puzzle, text, column, said) in [
        ("sokoban", "", 1, "a condition is missing here; there are, with any numbers: pushes 40..60"),
        ("sokoban", "pushes 40..60,", 15, "a condition is missing"),
        ("sokoban", "pushes 40..60, unique", 16, "`unique` is not a condition for sokoban"),
        ("sokoban", "pushes", 7, "`pushes` needs a range after it, such as 40..60"),
        ("sokoban", "pushes many", 8, "needs a range"),
        ("sokoban", "pushes ..", 8, "needs a range"),
        ("sokoban", "pushes 60..40", 8, "write 40..60"),
        ("sokoban", "pushes -5..7", 8, "needs a range"),
        ("sokoban", "pushes 99999999999999999999", 8, "needs a range"),
        ("sokoban", "pushes 4..6 moves 8..9", 13, "joined by commas"),
        ("sokoban", "difficulty tricky", 12, "there are: easy, medium, hard"),
        ("sokoban", "greedy wins", 8, "comes `fails`, `solves` or `expanded`"),
        ("sokoban", "greedy fails soon", 14, "a number of states"),
        ("sokoban", "greedy fails 0", 14, "a number of states"),
        ("sokoban", "bidirectional fails", 1, "is not a condition for sokoban"),
        ("tents", "rule>1:hard", 1, "as in rule>=1:hard"),
        ("tents", "rule>=1:harder", 1, "there are: easy, tricky, hard"),
        ("tents", "độ khó", 1, "`độ` is not a condition for tents"),
        ("tents", "unique, ✓", 9, "`✓` is not a condition for tents"),
    ] {
        let (at, message) = error(puzzle, text);
        assert_eq!(at, column, "{text}: {message}");
        assert!(message.contains(said), "{text}: {message}");
        assert!(message.starts_with(&format!("the target, column {column}: ")), "{message}");
    }
}
