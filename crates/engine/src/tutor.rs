//! Teaching: what a step of a person's reasoning is, and what a puzzle that can be reasoned out declares.

use serde::Serialize;

use crate::{Ctx, Puzzle, Stop};

/// How hard a step of reasoning is for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(rename = "RuleLevel"))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Seen at once.
    Easy,
    /// Needs two facts put together.
    Tricky,
    /// Needs counting over a region, or looking ahead.
    Hard,
}

impl Level {
    /// All, easiest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Tricky, Level::Hard];

    /// The level's name.
    pub fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Tricky => "tricky",
            Level::Hard => "hard",
        }
    }
}

/// A rule of reasoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RuleInfo {
    /// Its name.
    pub name: &'static str,
    /// How hard it is.
    pub level: Level,
    /// What it says, in a sentence.
    pub summary: &'static str,
}

/// One justified step: because of a rule, something is put somewhere or nothing can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Reason {
    /// The rule's name.
    pub rule: &'static str,
    /// How hard the rule is.
    pub level: Level,
    /// Where to look: the first thing a hint tells.
    #[serde(rename = "where")]
    pub place: String,
    /// Why it follows, naming the cells: the second.
    pub why: String,
    /// What follows: the third.
    pub what: String,
    /// The moves that follow, as `move_text` writes them.
    pub moves: Vec<String>,
    /// The cells that stay empty, written like moves.
    pub closed: Vec<String>,
}

/// What a tutor says about a game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The next step.
    Next(Reason),
    /// Something placed is in no solution; the reason tells which thing, and why where a rule shows it.
    Mistake(Reason),
    /// The game is won.
    Solved,
    /// The level has no solution.
    Unsolvable,
    /// None of the rules gets any further.
    Beyond,
}

/// A puzzle's tutor.
pub struct Tutor<P: Puzzle> {
    /// The rules it knows, in the order in which they are tried.
    pub rules: &'static [RuleInfo],
    /// What to do next.
    pub hint: fn(&P, &P::State, &mut Ctx<'_>) -> Result<Hint, Stop>,
}

/// What a solver found out beside its answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// The steps that led to the answer, each with its reason.
    pub steps: Vec<Reason>,
    /// Whether the answer is proved to be the only one, or proved not to be.
    pub unique: Option<bool>,
    /// Another solution, as `move_text` writes its moves.
    pub second: Vec<String>,
}
