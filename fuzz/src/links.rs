//! What `solve`, `check` and the others do with an argument that is no file: a built-in name, a level in one line, a link.

use std::sync::LazyLock;

use solvarium_engine::Message;
use solvarium_lab::level::{self, Opened};
use solvarium_lab::{Game, LoadError, registry};

use crate::memory::Bound;
use crate::{ENGLISH, VIETNAMESE, text};

/// A link names its board's size, and the board may have 200 × 200 cells.
const OPENING: Bound = Bound { per_byte: 2_000, fixed: 32 << 20 };
/// Larger boards are not written again.
const MOST_TILES: usize = 300;

/// The puzzles, one of which is named beside the argument.
static PUZZLES: LazyLock<Vec<&str>> = LazyLock::new(|| registry::puzzles().iter().map(|p| p.info.name).collect());

/// Opens what an argument names. Files are left out: their texts are the business of the other targets.
pub fn links(bytes: &[u8]) {
    let argument = text::of(bytes);
    let opened = OPENING.holds(argument.len(), "opening", || match level::built_in(&argument) {
        Ok(None) => level::from_text(&argument, &argument, None, None),
        Ok(Some(opened)) => Ok(opened),
        Err(error) => Err(error),
    });
    match opened {
        Ok(Opened { game, .. }) => written(&game),
        Err(error) => refused(&error),
    }
    let puzzle = PUZZLES[argument.len() % PUZZLES.len()];
    if let Err(error) = level::from_text(&argument, "argument", Some("1"), Some(puzzle)) {
        refused(&error);
    }
}

fn refused(error: &LoadError) {
    let message = Message::from(error);
    assert!(!ENGLISH.text(&message).is_empty() && !VIETNAMESE.text(&message).is_empty(), "{message}");
}

/// A level is the same after a way through each of its notations and the door that files come in by.
fn written(game: &Game) {
    let board = game.board();
    if board.tiles.len() > MOST_TILES {
        return;
    }
    let name = game.info().name;
    for format in &registry::puzzle(name).expect("it is listed").formats {
        let text = game.write(format.name).expect("it is a notation of the puzzle");
        let again = level::from_text(&text, "again", None, Some(name));
        let again = again.unwrap_or_else(|error| panic!("{}: {}\n{text}", format.name, Message::from(&error)));
        assert_eq!(again.game.board(), board, "{}:\n{text}", format.name);
    }
}
