//! Sentences and signs that several screens share.

use ratatui::style::Color;
use solvarium_lab::{Outcome, Picture, Report, Request, message};
use unicode_width::UnicodeWidthStr as _;

use crate::theme::ink;
use crate::world::World;

/// How a run ended.
pub fn outcome(report: &Report, world: &World) -> String {
    match report.outcome {
        Outcome::Solved if report.optimal == Some(true) => {
            world.say(message!("tui-solved-least", moves = report.moves.len()))
        }
        Outcome::Solved => world.say(message!("tui-solved", moves = report.moves.len())),
        Outcome::Limit => {
            let limit = world.named("limit", report.limit.as_deref().unwrap_or("nodes"));
            world.say(message!("tui-limit", limit))
        }
        other => world.named("outcome", other.name()),
    }
}

/// The same in few words.
pub fn short_outcome(report: &Report, world: &World) -> String {
    match report.outcome {
        Outcome::Solved if report.optimal == Some(true) => {
            world.say(message!("tui-solved-short-least", moves = report.moves.len()))
        }
        Outcome::Solved => world.say(message!("tui-solved-short", moves = report.moves.len())),
        _ => outcome(report, world),
    }
}

/// An algorithm with its heuristic, as soon as that is known.
pub fn method(request: &Request, report: Option<&Report>, puzzle: &str, world: &World) -> String {
    let title = world.title(puzzle, &request.algorithm);
    let heuristic = report.map_or(&request.heuristic, |report| &report.heuristic);
    heuristic.as_ref().map_or(title.clone(), |heuristic| format!("{title} · {heuristic}"))
}

/// The colour of that.
pub fn outcome_colour(report: &Report) -> Color {
    match report.outcome {
        Outcome::Solved => ink::GOOD,
        Outcome::Unsolvable => ink::ACCENT,
        _ => ink::WARN,
    }
}

/// A move as a person sees it on the board: arrows, cups and cells counted from 1.
pub fn step(step: &str, board: &Picture, is_placing: bool) -> String {
    let one_more = |number: &str| number.trim().parse::<u32>().map_or_else(|_| number.into(), |n| (n + 1).to_string());
    if let Some((from, to)) = step.split_once('>').filter(|_| board.wrap) {
        return format!("{}→{}", one_more(from), one_more(to));
    }
    if let Some((row, column)) = step.split_once(',').filter(|_| is_placing) {
        return format!("{}, {}", one_more(row), one_more(column));
    }
    let arrow = |letter: char| match letter.to_ascii_uppercase() {
        'U' => '↑',
        'D' => '↓',
        'L' => '←',
        'R' => '→',
        _ => letter,
    };
    step.chars().map(arrow).collect()
}

/// The last moves that fit into a width.
pub fn last_steps(moves: &[String], board: &Picture, is_placing: bool, width: usize) -> String {
    let between = if moves.iter().any(|step| step.len() > 1) { " · " } else { "" };
    let mut text = String::new();
    for one in moves.iter().rev() {
        let one = step(one, board, is_placing);
        let longer = if text.is_empty() { one } else { format!("{one}{between}{text}") };
        if longer.width() + 2 > width {
            return format!("… {text}");
        }
        text = longer;
    }
    text
}

#[cfg(test)]
mod tests {
    use solvarium_lab::level;

    use super::*;

    #[test]
    fn moves_are_written_for_people() {
        let cups = level::open("3:aab.bba._", None).unwrap().board().into();
        assert_eq!(step("0>2", &cups, false), "1→3");
        let room = level::open("sokoban/1", None).unwrap().board().into();
        assert_eq!(step("u", &room, false), "↑");
        assert_eq!(step("0,4", &room, true), "1, 5");
        let moves: Vec<String> = "uullRR".chars().map(String::from).collect();
        assert_eq!(last_steps(&moves, &room, false, 20), "↑↑←←→→");
        assert_eq!(last_steps(&moves, &room, false, 5), "… ←→→");
    }
}
