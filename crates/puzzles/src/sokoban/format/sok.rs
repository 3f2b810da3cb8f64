//! SOK: collections as text, with properties and saved games, as Sokoban YASC and many others write them.
//!
//! A level is a title line, a board in XSB, properties such as `Author: …`, notes, and saved games: a title line and
//! moves in LURD. What the lines are is judged in `lines.rs`. A text counts as SOK when it has a property; without any
//! it is XSB. The property `Game` must be `Sokoban`, if it is there; levels of other games are refused.

use solvarium_engine::{Format, LevelError, LevelText};

use super::lines::{self, Line};
use super::{Sokoban, xsb};

pub(super) const FORMAT: Format<Sokoban> = Format {
    name: "sok",
    summary: "boards as in xsb, with properties such as `Title: …` and saved games",
    collection: true,
    sniff,
    split,
    read,
    write: |puzzle| xsb::write(puzzle) + "\nGame: Sokoban\n",
};

fn sniff(text: &str) -> bool {
    let judged = lines::judge(text);
    let property = |line: &Line<'_>| matches!(line, Line::Title(_) | Line::Game(_) | Line::Property);
    judged.iter().any(property) && lines::boards(text, &judged).first().is_some_and(|b| xsb::is_plausible(b.text))
}

/// The levels with their titles. One of another game reaches to the line that says so, for `read` to see it.
fn split(text: &str) -> Vec<LevelText<'_>> {
    let judged = lines::judge(text);
    let mut levels = lines::levels(text);
    let Some(first) = levels.first().map(|level| level.lines_before) else { return levels };
    if judged[..first].iter().any(is_other_game) {
        return vec![LevelText { title: None, lines_before: 0, text }];
    }
    for at in 0..levels.len() {
        let from = levels[at].lines_before;
        let to = levels.get(at + 1).map_or(judged.len(), |next| next.lines_before);
        if let Some(last) = (from..to).find(|&line| is_other_game(&judged[line])) {
            let lines = text.split_inclusive('\n').map(str::len);
            let (before, length) = (lines.clone().take(from).sum::<usize>(), lines.skip(from).take(last + 1 - from));
            levels[at].text = &text[before..before + length.sum::<usize>()];
        }
    }
    levels
}

fn is_other_game(line: &Line<'_>) -> bool {
    matches!(line, Line::Game(game) if !game.eq_ignore_ascii_case("sokoban"))
}

fn read(text: &str) -> Result<Sokoban, LevelError> {
    for (at, line) in lines::judge(text).into_iter().enumerate() {
        if let Line::Game(game) = line
            && is_other_game(&line)
        {
            return Err(LevelError::at(
                at + 1,
                1,
                format!("this is a level of {game}; only those of Sokoban are read"),
            ));
        }
    }
    xsb::read(text)
}
