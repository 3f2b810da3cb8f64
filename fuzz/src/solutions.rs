//! Any text as a solution of a built-in level: the first byte says which. What a notation accepts and the rules allow is
//! written in every notation and read back the same.

use std::sync::LazyLock;

use solvarium_engine::Family;
use solvarium_lab::game::SharedGame;
use solvarium_lab::replay::{play, read_moves};
use solvarium_lab::{CheckReport, level, registry};
use solvarium_puzzles::{LevelVisitor, Listed};

use crate::memory::Bound;
use crate::{ENGLISH, VIETNAMESE, text};

/// Memory of reading and judging a solution. The fixed part is for a million steps, which LURD can write in a few letters.
const JUDGING: Bound = Bound { per_byte: 1_000, fixed: 64 << 20 };
/// Levels of each puzzle.
pub const EACH: usize = 4;

/// The levels that solutions are given to: of every puzzle the first of each pack, and some more of the first pack.
pub static GAMES: LazyLock<Vec<SharedGame>> = LazyLock::new(|| {
    let mut games = Vec::new();
    for puzzle in registry::puzzles() {
        let names = puzzle.packs.iter().flat_map(|pack| {
            (0..pack.levels.len().min(EACH)).map(|index| level::level_name(&puzzle, pack, index)).collect::<Vec<_>>()
        });
        let open = |name: String| level::built_in(&name).expect("it can be read").expect("it is built in").game;
        games.extend(names.take(EACH).map(open));
    }
    games
});

/// Reads a solution.
pub fn solutions(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let game = &GAMES[usize::from(*first) % GAMES.len()];
    let text = text::of(rest);
    let report = JUDGING.holds(text.len(), "judging", || CheckReport::played(game, "level", &text, &VIETNAMESE));
    let moves = game.read_solution(&text);
    if let Ok(moves) = &moves {
        let valid = game.replay(moves).verdict.is_ok();
        assert_eq!(report.solution.map(|solution| solution.valid), Some(valid));
        game.visit(Write(moves));
    }
    game.visit(Read(&text));
}

struct Read<'a>(&'a str);

impl LevelVisitor for Read<'_> {
    type Output = ();

    fn visit<P: Listed>(self, puzzle: &P) {
        for read in P::SOLUTION_FORMATS.iter().filter_map(|format| format.read) {
            if let Some(moves) = JUDGING.holds(self.0.len(), "reading", || read(puzzle, self.0)) {
                written(puzzle, &moves);
            }
        }
    }
}

struct Write<'a>(&'a [String]);

impl LevelVisitor for Write<'_> {
    type Output = ();

    fn visit<P: Listed>(self, puzzle: &P) {
        if let Ok(moves) = read_moves(puzzle, self.0) {
            written(puzzle, &moves);
        }
    }
}

/// The moves up to the first that is not legal are the same after they were written and read.
fn written<P: Listed>(puzzle: &P, moves: &[P::Move]) {
    let mut legal = 0;
    drop(play(puzzle, moves, |_, _| legal += 1));
    let moves = &moves[..legal];
    puzzle.measures(moves);
    let texts: Vec<String> = moves.iter().map(|step| puzzle.move_text(*step)).collect();
    assert_eq!(read_moves(puzzle, &texts).ok().as_deref(), Some(moves));
    for format in P::SOLUTION_FORMATS {
        let text = (format.write)(puzzle, moves, &|message| ENGLISH.text(message));
        let Some(read) = format.read else { continue };
        let again =
            read(puzzle, &text).unwrap_or_else(|| panic!("{} writes what it cannot read:\n{text}", format.name));
        match P::INFO.family {
            Family::Path => assert_eq!(again, moves, "{}:\n{text}", format.name),
            Family::Placement => assert!(same_set(&again, moves), "{}:\n{text}", format.name),
        }
    }
}

/// Whether two lists hold the same moves, in whatever order: an answer of a placement puzzle is a set.
fn same_set<M: PartialEq>(a: &[M], b: &[M]) -> bool {
    a.len() == b.len() && a.iter().all(|step| b.contains(step)) && b.iter().all(|step| a.contains(step))
}
