//! SOK: collections as text, with properties and saved games, as Sokoban YASC and many others write them.
//!
//! A level is a title line, a board in XSB, properties such as `Author: …`, notes, and saved games: a title line and
//! moves in LURD. What the lines are is judged in `lines.rs`. A text counts as SOK when it has a property; without any
//! it is XSB. The property `Game` must be `Sokoban`, if it is there; levels of other games are refused.

use solvarium_engine::{Ctx, Format, LevelError, LevelText, message};

use solvarium_engine::puzzle::one_level;

use super::lines::{self, Line};
use super::{Sokoban, xsb};

pub(super) const FORMAT: Format<Sokoban> = Format {
    name: "sok",
    aliases: &[],
    collection: true,
    sniff,
    split,
    read,
    write: |puzzle, metadata| format!("{}\n{}Game: Sokoban\n", xsb::board(puzzle), metadata.lines("")),
};

fn sniff(text: &str) -> bool {
    let judged = lines::judge(text);
    let property = |line: &Line<'_>| matches!(line, Line::Game(_) | Line::Property(_));
    judged.iter().any(property) && lines::boards(text, &judged).first().is_some_and(|b| xsb::is_plausible(b.text))
}

/// The levels with their titles. One of another game reaches to the line that says so, for `read` to see it.
fn split(text: &str) -> Vec<LevelText<'_>> {
    let judged = lines::judge(text);
    let mut levels = lines::levels(text);
    let Some(first) = levels.first().map(|level| level.lines_before) else { return levels };
    if judged[..first].iter().any(is_other_game) {
        return one_level(text);
    }
    let starts = line_starts(text);
    for at in 0..levels.len() {
        let from = levels[at].lines_before;
        let to = levels.get(at + 1).map_or(judged.len(), |next| next.lines_before);
        if let Some(last) = (from..to).find(|&line| is_other_game(&judged[line])) {
            levels[at].text = &text[starts[from]..starts[last + 1]];
        }
    }
    levels
}

/// Where each line begins, and where the text ends.
fn line_starts(text: &str) -> Vec<usize> {
    let lengths = text.split_inclusive('\n').map(str::len);
    let ends = lengths.scan(0, |end, length| {
        *end += length;
        Some(*end)
    });
    [0].into_iter().chain(ends).collect()
}

fn is_other_game(line: &Line<'_>) -> bool {
    matches!(line, Line::Game(game) if !game.eq_ignore_ascii_case("sokoban"))
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Sokoban, LevelError> {
    for (at, line) in lines::judge(text).into_iter().enumerate() {
        ctx.poll()?;
        if let Line::Game(game) = line
            && is_other_game(&line)
        {
            return Err(LevelError::at(at + 1, 1, message!("sokoban-other-game", game)));
        }
    }
    xsb::read(text, ctx)
}
