//! What `check` and `hint` found out, as the objects that `--output json` prints.

use std::collections::BTreeMap;

use serde::Serialize;
use solvarium_engine::{Examination, Hint, LevelError, Reason, Stop};

use crate::game::Game;

/// The result of an examination, of a level or of a solution.
#[derive(Clone, Debug, Serialize)]
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
    /// How hard it is.
    pub difficulty: Option<&'static str>,
    /// What is wrong with the text.
    pub error: Option<TextError>,
    /// Why the examination ended early; missing when the level was not examined.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, type = "string | null"))]
    pub stopped: Option<Option<String>>,
    /// What else the puzzle found out; missing when the level was not examined.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub facts: Option<BTreeMap<String, Fact>>,
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
pub enum Fact {
    /// A number.
    Number(u64),
    /// Words.
    Words(String),
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
}

impl From<&LevelError> for TextError {
    fn from(error: &LevelError) -> Self {
        TextError { line: error.line, column: error.column, message: error.message.clone() }
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
    fn of(level: &str, valid: bool) -> Self {
        CheckReport {
            puzzle: None,
            level: level.into(),
            valid,
            solvable: None,
            unique: None,
            difficulty: None,
            error: None,
            stopped: None,
            facts: None,
            solutions: None,
            solution: None,
        }
    }

    /// A text that is no level.
    pub fn invalid(level: &str, error: TextError) -> Self {
        CheckReport { error: Some(error), ..CheckReport::of(level, false) }
    }

    /// A level that was examined.
    pub fn examined(game: &dyn Game, level: &str, examination: &Examination) -> Self {
        let fact = |value: &String| value.parse().map_or_else(|_| Fact::Words(value.clone()), Fact::Number);
        let facts = examination.facts.iter().map(|(name, value)| (name.replace(' ', "_"), fact(value))).collect();
        CheckReport {
            puzzle: Some(game.info().name),
            solvable: examination.solvable,
            unique: examination.unique,
            difficulty: examination.difficulty,
            stopped: Some(examination.stopped.map(stopped)),
            facts: Some(facts),
            solutions: Some(examination.solutions.clone()),
            ..CheckReport::of(level, true)
        }
    }

    /// A solution, in any notation for solutions, that was played.
    pub fn played(game: &dyn Game, level: &str, text: &str) -> Self {
        let replay = game.read_solution(text).map(|moves| (moves.len(), game.replay(&moves)));
        let (length, cost, error) = match &replay {
            Ok((length, replay)) => (*length, replay.cost, replay.verdict.as_ref().err().map(ToString::to_string)),
            Err(error) => (0, 0, Some(error.to_string())),
        };
        CheckReport {
            puzzle: Some(game.info().name),
            solvable: error.is_none().then_some(true),
            solution: Some(SolutionCheck { valid: error.is_none(), length, cost, error }),
            ..CheckReport::of(level, true)
        }
    }
}

/// Why something ended early, in words.
pub fn stopped(stop: Stop) -> String {
    match stop {
        Stop::Limit(limit) => format!("limit reached: {}", limit.name()),
        Stop::Interrupted => "interrupted".into(),
    }
}

/// What the tutor says.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HintReport {
    /// The puzzle's name.
    pub puzzle: &'static str,
    /// The level as it was named by the user.
    pub level: String,
    /// `next`, `mistake`, `solved`, `unsolvable`, `beyond`, or why the tutor was stopped.
    pub hint: String,
    /// The step, with `next` and `mistake`.
    pub step: Option<Reason>,
}

impl HintReport {
    /// What came of asking for a hint.
    pub fn new(game: &dyn Game, level: &str, hint: &Result<Hint, Stop>) -> Self {
        let (word, step) = match hint {
            Ok(Hint::Next(step)) => ("next".into(), Some(step.clone())),
            Ok(Hint::Mistake(step)) => ("mistake".into(), Some(step.clone())),
            Ok(Hint::Solved) => ("solved".into(), None),
            Ok(Hint::Unsolvable) => ("unsolvable".into(), None),
            Ok(Hint::Beyond) => ("beyond".into(), None),
            Err(stop) => (stopped(*stop), None),
        };
        HintReport { puzzle: game.info().name, level: level.into(), hint: word, step }
    }
}
