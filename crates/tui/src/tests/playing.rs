//! Games by keys and by mouse.

use crossterm::event::{MouseButton, MouseEventKind};
use solvarium_lab::Request;
use solvarium_protocol::{Ask, Reply};

use super::stage::{Stage, level, play};

/// Moves of a solution.
fn solution(stage: &Stage, name: &str) -> Vec<String> {
    let request = Request::new("expert");
    match stage.app.world.engine.ask(Ask::Solve { level: level(name), request, trace: None }) {
        Ok(Reply::Solve(solved)) => solved.report.moves,
        _ => panic!("it can be solved"),
    }
}

/// The keys of a solution, as a person presses them.
fn keys(moves: &[String]) -> String {
    let mut at = (0, 0);
    let mut keys = Vec::new();
    for step in moves {
        if let Some((from, to)) = step.split_once('>') {
            let letter = |cup: &str| char::from(b'a' + cup.parse::<u8>().unwrap()).to_string();
            keys.extend([letter(from), letter(to)]);
        } else if let Some((row, column)) = step.split_once(',') {
            let to: (i32, i32) = (row.parse().unwrap(), column.parse().unwrap());
            let go = |from: i32, to: i32, less: &str, more: &str| {
                vec![if to < from { less } else { more }.to_string(); from.abs_diff(to) as usize]
            };
            keys.extend(go(at.0, to.0, "Up", "Down"));
            keys.extend(go(at.1, to.1, "Left", "Right"));
            keys.push("Enter".into());
            at = to;
        } else {
            let names = [('U', "Up"), ('D', "Down"), ('L', "Left"), ('R', "Right")];
            let letter = step.chars().next().unwrap();
            let (_, name) = names.into_iter().find(|(own, _)| *own == letter.to_ascii_uppercase()).unwrap();
            keys.push(name.into());
        }
    }
    keys.join(" ")
}

#[test]
fn every_puzzle_is_played_to_the_win_by_keys() {
    for name in ["water-sort/0", "bloxorz/1", "sokoban/1", "tents/6x6/1", "light-up/7x7/1", "grid/3"] {
        let mut stage = Stage::new(play(name));
        let keys = keys(&solution(&stage, name));
        assert!(!stage.shows("Solved!"));
        stage.press(&keys);
        assert!(stage.shows("Solved!") && stage.shows("new best"), "{name}:\n{}", stage.text());
        assert!(stage.press("U").shows("Time") && !stage.shows("Solved!"), "undo goes on with the game");
    }
}

#[test]
fn two_cubes_are_switched_with_space() {
    let mut stage = Stage::new(play("bloxorz/8"));
    stage.press("Right Right Down Down Down Down");
    assert!(stage.shows("1") && !stage.shows("Solved!"), "{}", stage.text());
    stage.press("Space Up Space Up Right Right");
    assert!(stage.shows("Solved!") && stage.shows("Swaps"), "{}", stage.text());
}

#[test]
fn cups_are_poured_by_clicks() {
    let mut stage = Stage::new(play("water-sort/0"));
    let moves = solution(&stage, "water-sort/0");
    for step in &moves {
        for cup in step.split('>') {
            let cup: u8 = cup.parse().unwrap();
            let place = stage.find(&format!("{} {}", cup + 1, char::from(b'a' + cup))).expect("its name");
            stage.click((place.0, place.1 - 2));
        }
    }
    assert!(stage.shows("Solved!"), "{}", stage.text());
}

#[test]
fn a_click_goes_there_and_a_drag_pushes() {
    let mut stage = Stage::new(play("sokoban/1"));
    let (x, y) = stage.find("@").expect("the player");
    stage.click((x - 8, y - 2));
    stage.pass(2.0);
    assert_ne!(stage.find("@"), Some((x, y)), "{}", stage.text());
}

#[test]
fn cells_are_changed_by_clicks_and_marked_by_dragging() {
    let mut stage = Stage::new(play("light-up/7x7/1"));
    let (x, y) = stage.find("[·").map(|(x, y)| (x + 1, y)).expect("a free cell");
    stage.click((x, y));
    assert!(stage.shows("●"));
    stage.click((x, y));
    assert!(stage.shows("×") && !stage.shows("●"));
    stage.click((x, y));
    stage.mouse(MouseEventKind::Down(MouseButton::Left), (x, y));
    stage.mouse(MouseEventKind::Drag(MouseButton::Left), (x + 6, y));
    stage.mouse(MouseEventKind::Up(MouseButton::Left), (x + 6, y));
    assert_eq!(stage.text().matches('×').count(), 2, "{}", stage.text());
    stage.mouse(MouseEventKind::Down(MouseButton::Right), (x, y));
    assert_eq!(stage.text().matches('×').count(), 1);
}

#[test]
fn a_hint_is_done_at_the_second_time() {
    for name in ["water-sort/0", "bloxorz/1", "sokoban/1", "tents/6x6/1", "light-up/7x7/1"] {
        let mut stage = Stage::new(play(name));
        let before = stage.text();
        assert!(stage.press("H").shows("Why"), "{name}");
        stage.press("H").pass(5.0);
        assert!(!stage.shows("Why") && stage.text() != before, "{name}:\n{}", stage.text());
    }
}

#[test]
fn the_rest_is_solved_from_where_one_is() {
    for (name, first) in [
        ("water-sort/0", "H H"),
        ("bloxorz/1", "Right"),
        ("sokoban/1", "Up"),
        ("tents/6x6/1", "Enter Right Right Enter"),
        ("light-up/7x7/1", "Enter"),
    ] {
        let mut stage = Stage::new(play(name));
        stage.press(first).pass(1.0).press("S").pass(60.0);
        assert!(stage.shows("Solved with help") && !stage.shows("new best"), "{name}:\n{}", stage.text());
    }
}

#[test]
fn the_alarm_tells_when_a_game_is_lost() {
    let mut stage = Stage::new(play("sokoban/1"));
    stage.press("A");
    assert!(!stage.shows("No solution is left"));
    stage.press("Left");
    assert!(!stage.shows("No solution is left"), "{}", stage.text());
    // Now the box cannot leave the wall on its left, and the other one is in its way.
    stage.press("Left");
    assert!(stage.shows("No solution is left since"), "{}", stage.text());
    stage.press("U");
    assert!(!stage.shows("No solution is left"));
}

#[test]
fn a_game_that_was_left_is_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let open = || Stage::of(play("bloxorz/1"), "en", (80, 24), Some(folder.path().into()));
    let mut first = open();
    first.press("Right Right");
    let left = first.text();
    first.press("Ctrl-C");
    assert!(first.app.is_over());
    let mut again = open();
    assert!(again.shows("the game you left"));
    again.pass(10.0);
    let board =
        |text: &str| text.lines().skip(1).take(20).map(|line| line.chars().take(48).collect()).collect::<Vec<String>>();
    assert_eq!(board(&again.text()), board(&left));
    again.press("Down Right Right Right Down");
    assert!(again.shows("Solved!"), "{}", again.text());
    again.press("Ctrl-C");
    let mut third = open();
    assert!(third.shows("Your best") && !third.shows("the game you left"));
}

#[test]
fn the_next_level_follows() {
    let mut stage = Stage::new(play("bloxorz/1"));
    assert!(stage.press("Tab").shows("bloxorz/2"));
}

#[test]
fn the_last_line_can_be_clicked() {
    let mut stage = Stage::new(play("bloxorz/1"));
    stage.press("Right");
    let moved = stage.text();
    let undo = stage.find("undo").expect("it is offered");
    stage.click(undo);
    assert_ne!(stage.text(), moved);
    let help = stage.find("help").expect("it is offered");
    stage.click(help);
    assert!(stage.shows("Help"));
}
