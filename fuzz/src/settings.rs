//! Single words and lines that people write: values of settings, sizes, lists of numbers, lines about a level, moves.

use std::sync::LazyLock;

use solvarium_bench::external::{Input, Solver};
use solvarium_bench::suite::Numbers;
use solvarium_engine::{Message, Metadata, ParamInfo};
use solvarium_lab::registry;
use solvarium_lab::units;
use solvarium_puzzles::{LevelVisitor, Listed};

use crate::memory::Bound;
use crate::solutions::{EACH, GAMES};
use crate::{ENGLISH, VIETNAMESE, text};

/// Memory of reading a word.
const READING: Bound = Bound { per_byte: 200, fixed: 64 << 10 };

/// Reads a word as everything it might be.
pub fn settings(bytes: &[u8]) {
    let text = text::of(bytes);
    READING.holds(text.len(), "settings", || values(&text));
    READING.holds(text.len(), "sizes", || tell(units::size(&text)));
    READING.holds(text.len(), "numbers", || Numbers::parse(&text).map(tell));
    if let Some(input) = tell(Input::parse(&text)) {
        assert_eq!(Input::parse(&String::from(input.clone())), Ok(input));
    }
    Solver::new(&text, Input::default());
    about(&text);
    GAMES.iter().step_by(EACH).for_each(|game| game.visit(Move(&text)));
}

/// Every parameter there is.
pub static PARAMS: LazyLock<Vec<ParamInfo>> = LazyLock::new(|| {
    let puzzles = registry::puzzles();
    let own = puzzles.iter().flat_map(|puzzle| {
        let solvers = puzzle.solvers.iter().flat_map(|solver| solver.params);
        puzzle.params.iter().chain(solvers).chain(puzzle.generator.unwrap_or(&[]))
    });
    own.chain(registry::algorithms().iter().flat_map(|algorithm| algorithm.params)).copied().collect()
});

/// What is accepted as the value of a setting is the same when it was shown and read again.
fn values(text: &str) {
    for (at, param) in PARAMS.iter().enumerate() {
        match param.parse(text) {
            Ok(value) => assert_eq!(param.parse(&value.to_string()), Ok(value), "{}", param.name),
            Err(error) if at == text.len() % PARAMS.len() => tell::<()>(Err(Message::from(&error))).unwrap_or_default(),
            Err(_) => {}
        }
    }
}

/// A line about a level is the same after it was written. Where some systems see the end of a line there is none.
fn about(text: &str) {
    let mut metadata = Metadata::default();
    for line in text.split(['\n', '\r']) {
        metadata.read_remark(line);
    }
    let mut again = Metadata::default();
    let lines = metadata.lines("# ");
    assert!(lines.lines().all(|line| again.read_line(line.strip_prefix("# ").unwrap_or_default())), "{lines:?}");
    assert_eq!(again, metadata, "{lines:?}");
}

struct Move<'a>(&'a str);

impl LevelVisitor for Move<'_> {
    type Output = ();

    fn visit<P: Listed>(self, puzzle: &P) {
        let Some(step) = puzzle.read_move(self.0) else { return };
        assert_eq!(puzzle.read_move(&puzzle.move_text(step)), Some(step), "{}", self.0);
        let mut legal = Vec::new();
        puzzle.legal_moves(&puzzle.initial(), &mut legal);
        assert_eq!(puzzle.legal(&puzzle.initial(), step), legal.contains(&step), "{}", self.0);
    }
}

/// What was read; what is wrong can be told in every language.
fn tell<T>(read: Result<T, Message>) -> Option<T> {
    read.map_err(|message| assert!(!ENGLISH.text(&message).is_empty() && !VIETNAMESE.text(&message).is_empty())).ok()
}
