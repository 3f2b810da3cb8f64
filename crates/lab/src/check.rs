//! What `check` found, as the object that `--output json` prints.

use std::collections::BTreeMap;

use serde::Serialize;
use solvarium_engine::{Cell, Ctx, Examination, Fact, LevelError, Limits, MessageData, Shortest};
use solvarium_puzzles::{LevelVisitor, Listed};
use solvarium_words::Words;

use crate::error::RequestError;
use crate::game::Game;
use crate::replay::verify;
use crate::watch::{Forward, Host};

impl Game {
    /// What is known about the level. Its solutions have been replayed and checked.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use solvarium_lab::{Host, Limits, NoWatcher, SystemClock, level};
    ///
    /// let (clock, cancel) = (SystemClock::default(), AtomicBool::new(false));
    /// let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut NoWatcher };
    /// let game = level::open("light-up/7x7/1", None).expect("a built-in level");
    /// let known = game.examine(Limits::default(), &mut host).expect("no bug of ours");
    /// assert_eq!((known.solvable, known.unique), (Some(true), Some(true)));
    /// ```
    pub fn examine(&self, limits: Limits, host: &mut Host<'_>) -> Result<Examination, RequestError> {
        self.visit(Examine { limits, host })
    }
}

struct Examine<'a, 'h> {
    limits: Limits,
    host: &'a mut Host<'h>,
}

impl LevelVisitor for Examine<'_, '_> {
    type Output = Result<Examination, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let Examine { limits, host } = self;
        host.watcher.begin("check");
        let mut observer = Forward(host.watcher);
        let mut ctx = Ctx::new(limits, host.clock, Some(host.cancel), &mut observer);
        let stopped = |stop| Examination { stopped: Some(stop), ..Examination::default() };
        let examination = puzzle.examine(&mut ctx).unwrap_or_else(stopped);
        examination.solutions.iter().try_for_each(|moves| verify(puzzle, moves, "check"))?;
        Ok(examination)
    }
}

/// The result of an examination, of a level or of a solution.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CheckReport {
    /// The puzzle's name; missing when the level is not valid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub puzzle: Option<&'static str>,
    /// The level as it was named by the user.
    pub level: String,
    /// Whether the text is a correct level.
    pub valid: bool,
    /// Whether it can be solved; both are proved.
    pub solvable: Option<bool>,
    /// Whether it has just one solution.
    pub unique: Option<bool>,
    /// How long the shortest known solution is; missing where none is known, or lengths mean nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub shortest: Option<Shortest>,
    /// How hard it is.
    pub difficulty: Option<&'static str>,
    /// What is wrong with the text.
    pub error: Option<TextError>,
    /// Why the examination ended early; missing when the level was not examined.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "string | null"))]
    pub stopped: Option<Option<String>>,
    /// Further facts found by the puzzle; missing when the level was not examined.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub facts: Option<BTreeMap<String, FactValue>>,
    /// Solutions worth showing; missing when the level was not examined.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub solutions: Option<Vec<Vec<String>>>,
    /// What is to be said of a given solution; missing when none was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub solution: Option<SolutionCheck>,
}

/// A fact about a level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum FactValue {
    /// A number.
    Number(u64),
    /// Words.
    Words(String),
    /// Cells of the board.
    Cells(Vec<Cell>),
}

/// What is wrong with a text, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TextError {
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong and what would be right.
    pub message: String,
    /// The sentence as data.
    pub data: MessageData,
}

impl TextError {
    /// What is wrong with a level, in words.
    pub fn new(error: &LevelError, words: &Words) -> Self {
        let (message, data) = words.worded(&error.message).apart();
        TextError { line: error.line, column: error.column, message, data }
    }
}

/// What is to be said of a solution.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SolutionCheck {
    /// Whether the moves are legal and solve the level.
    pub valid: bool,
    /// Moves given.
    pub length: usize,
    /// Cost of the moves that could be made.
    pub cost: u64,
    /// What is wrong.
    pub error: Option<String>,
}

impl CheckReport {
    /// A text that is no level.
    pub fn invalid(level: &str, error: TextError) -> Self {
        CheckReport { level: level.into(), error: Some(error), ..CheckReport::default() }
    }

    /// A level that was examined.
    pub fn examined(game: &Game, level: &str, examination: &Examination, words: &Words) -> Self {
        let fact = |value: &Fact| match value {
            Fact::Number(number) => FactValue::Number(*number),
            Fact::Said(message) => FactValue::Words(words.text(message)),
            Fact::Cells(cells) => FactValue::Cells(cells.clone()),
        };
        let facts = examination.facts.iter().map(|(name, value)| (name.replace(' ', "_"), fact(value))).collect();
        CheckReport {
            puzzle: Some(game.info().name),
            level: level.into(),
            valid: true,
            solvable: examination.solvable,
            unique: examination.unique,
            shortest: examination.shortest,
            difficulty: examination.difficulty,
            stopped: Some(examination.stopped.map(|stop| words.text(&stop.into()))),
            facts: Some(facts),
            solutions: Some(examination.solutions.clone()),
            ..CheckReport::default()
        }
    }

    /// A solution, in any notation for solutions, that was played.
    pub fn played(game: &Game, level: &str, text: &str, words: &Words) -> Self {
        let (length, cost, verdict) = match game.read_solution(text) {
            Ok(moves) => {
                let (cost, verdict) = game.verdict(&moves);
                (moves.len(), cost, verdict)
            }
            Err(error) => (0, 0, Err(error)),
        };
        let error = verdict.err().map(|error| words.text(&(&error).into()));
        CheckReport {
            puzzle: Some(game.info().name),
            level: level.into(),
            valid: true,
            solvable: error.is_none().then_some(true),
            solution: Some(SolutionCheck { valid: error.is_none(), length, cost, error }),
            ..CheckReport::default()
        }
    }
}
