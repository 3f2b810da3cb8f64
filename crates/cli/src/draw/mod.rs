//! Boards as text, in colour where the terminal shows it.

pub mod bars;

use std::io::IsTerminal as _;

use solvarium_lab::draw::plan;
use solvarium_lab::{Board, Family, Game};

pub use solvarium_lab::draw::{LINE, board};

/// Whether standard output shows colours.
pub fn colours() -> bool {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    !refused && std::io::stdout().is_terminal()
}

/// The board after moves, with the numbers of rows and columns where moves name cells by them.
pub fn last(game: &Game, moves: &[String]) -> String {
    match game.info().family {
        Family::Path => board(&after(game, moves), colours()),
        Family::Placement => plan(&after(game, moves), " ", colours()),
    }
}

/// The board after moves with the numbers of rows and columns, or of cups: for sentences that name them.
pub fn numbered(game: &Game, moves: &[String]) -> String {
    let last = after(game, moves);
    match game.info().family {
        Family::Path if last.wrap => board(&last, colours()),
        Family::Path => plan(&last, "", colours()),
        Family::Placement => plan(&last, " ", colours()),
    }
}

/// Whether moves have numbers in them. They count from 0, while boards and sentences count from 1.
pub fn moves_have_numbers(game: &Game) -> bool {
    game.info().family == Family::Placement || !game.board().columns.is_empty()
}

fn after(game: &Game, moves: &[String]) -> Board {
    game.replay(moves).boards.pop().expect("there is always the board at the start")
}
