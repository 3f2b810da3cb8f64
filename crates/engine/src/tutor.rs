//! Teaching: what a step of a person's reasoning is, and what a puzzle that can be reasoned out declares.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{Ctx, Message, MessageData, Puzzle, Search, Stop};

/// How hard a step of reasoning is for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Seen at once.
    Easy,
    /// Needs two facts put together.
    Tricky,
    /// Needs counting over a region, or looking ahead.
    Hard,
}

impl Difficulty {
    /// All, easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Tricky, Difficulty::Hard];

    /// Its name in lists and in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Tricky => "tricky",
            Difficulty::Hard => "hard",
        }
    }
}

/// A rule of reasoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleInfo {
    /// The name in lists and in JSON.
    pub name: &'static str,
    /// How hard it is.
    pub level: Difficulty,
}

/// One justified step: because of a rule, something is put somewhere or nothing can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(as = "ReasonJson"))]
#[serde(from = "ReasonJson", into = "ReasonJson")]
pub struct Reason {
    /// The rule's name.
    pub rule: Cow<'static, str>,
    /// How hard the rule is.
    pub level: Difficulty,
    /// Where to look: the first part of a hint.
    pub place: Message,
    /// Why it follows, naming the cells: the second.
    pub why: Message,
    /// What follows: the third.
    pub what: Message,
    /// The moves that follow, as `move_text` writes them.
    pub moves: Vec<String>,
    /// The cells that stay empty, written like moves.
    pub closed: Vec<String>,
}

/// A justified step: the finished sentences, and beside them the data they were made of.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ReasonJson {
    /// The rule's name.
    rule: Cow<'static, str>,
    /// How hard the rule is.
    level: Difficulty,
    /// Where to look.
    #[serde(rename = "where")]
    place: String,
    /// Why it follows.
    why: String,
    /// What follows.
    what: String,
    /// The moves that follow.
    moves: Vec<String>,
    /// The cells that stay empty, written like moves.
    closed: Vec<String>,
    /// The sentences as data.
    messages: ReasonMessages,
}

/// The sentences of a justified step as data.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ReasonMessages {
    /// Where to look.
    #[serde(rename = "where")]
    place: MessageData,
    /// Why it follows.
    why: MessageData,
    /// What follows.
    what: MessageData,
}

impl From<Reason> for ReasonJson {
    fn from(Reason { rule, level, place, why, what, moves, closed }: Reason) -> Self {
        let ((place, of_place), (why, of_why), (what, of_what)) = (place.apart(), why.apart(), what.apart());
        let messages = ReasonMessages { place: of_place, why: of_why, what: of_what };
        ReasonJson { rule, level, place, why, what, moves, closed, messages }
    }
}

impl From<ReasonJson> for Reason {
    fn from(ReasonJson { rule, level, place, why, what, moves, closed, messages }: ReasonJson) -> Self {
        let join = |text: String, MessageData { id, args }: MessageData| Message { id, args, text };
        let (place, why, what) = (join(place, messages.place), join(why, messages.why), join(what, messages.what));
        Reason { rule, level, place, why, what, moves, closed }
    }
}

/// What a tutor says about a game in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The next step.
    Next(Reason),
    /// Something placed is in no solution; the reason names it, and explains why where a rule shows it.
    Mistake(Reason),
    /// No solution begins here any more.
    Lost(Lost),
    /// The game is won.
    Solved,
    /// The level has no solution.
    Unsolvable,
    /// None of the rules gets any further.
    Beyond,
}

/// Since when a game is lost. Both ends are proved; what lies between them is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lost {
    /// The fewest moves after which it is proved to be lost; 0 if the level has no solution.
    pub since: usize,
    /// The most moves after which it is proved to be solvable, if any number is.
    pub solvable: Option<usize>,
}

impl Lost {
    /// Whether it is known which move lost the game: it is the one of number `since`.
    pub fn is_exact(&self) -> bool {
        self.solvable.is_some_and(|solvable| solvable + 1 == self.since)
    }
}

/// A puzzle's tutor.
pub struct Tutor<P: Puzzle> {
    /// The rules it knows, in the order in which they are tried.
    pub rules: &'static [RuleInfo],
    /// How it teaches.
    pub teaching: Teaching<P>,
}

/// How a tutor finds out what to say.
pub enum Teaching<P: Puzzle> {
    /// It reasons: the next step, a mistake, or why there is no step.
    Reasons(fn(&P, &P::State, &mut Ctx<'_>) -> Result<Hint, Stop>),
    /// It looks for the rest of a solution, and explains how that begins.
    Paths(PathTutor<P>),
}

/// What a puzzle adds so that the rest of a solution can be found from any of its states and explained.
pub struct PathTutor<P: Puzzle> {
    /// The same level, begun at one of its states.
    pub begin_at: fn(&P, &P::State) -> P,
    /// Solves a level. What it calls unsolvable is.
    pub search: fn(&P, Aim, &mut Ctx<'_>) -> Search<P::Move>,
    /// Why a solution of the level begins as it does: a step whose moves are its first ones, at least one of them. All that
    /// is said is read off the solution.
    pub explain: fn(&P, &[P::Move]) -> Reason,
    /// What games are compared by.
    pub scores: &'static [Score],
}

/// What kind of solution is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Any, soon, or a proof that there is none.
    Any,
    /// A good one, worth following.
    Good,
    /// A cheapest one; `lower_bound` of the statistics then is its cost.
    Cheapest,
}

/// A measure that games are compared by.
pub struct Score {
    /// Its name among [`Puzzle::measures`].
    pub measure: &'static str,
    /// The settings of the rules that make it the cost.
    pub rules: &'static [(&'static str, &'static str)],
}

/// What a solver found besides its answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// The steps that led to the answer, each with its reason.
    pub steps: Vec<Reason>,
    /// Whether the answer is proved to be the only one, or proved not to be.
    pub unique: Option<bool>,
    /// Another solution, as `move_text` writes its moves.
    pub second: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;

    #[test]
    fn a_reason_is_written_as_sentences_with_their_data_and_read_back() {
        let said = |mut message: Message, text: &str| {
            message.text = text.into();
            message
        };
        let cell = Cell { row: 3, column: 5 };
        let reason = Reason {
            rule: "last-spot".into(),
            level: Difficulty::Tricky,
            place: said(message!("tents-tree", tree = cell), "the tree at r3c5"),
            why: said(message!("tents-last-spot", spots = vec![cell], left = 1), "one spot is left"),
            what: said(message!("tents-tent", inner = message!("tents-here")), "a tent"),
            moves: vec!["r3c4".into()],
            closed: Vec::new(),
        };
        let json = serde_json::to_value(&reason).expect("plain data");
        assert_eq!(json["where"], "the tree at r3c5");
        let data = serde_json::json!({"id": "tents-tree", "args": {"tree": {"cell": {"row": 3, "column": 5}}}});
        assert_eq!(json["messages"]["where"], data);
        assert_eq!(serde_json::from_value::<Reason>(json).expect("as written"), reason);
    }
}
