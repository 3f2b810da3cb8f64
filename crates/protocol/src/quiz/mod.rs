//! Questions about a search: what it expands next, what a state's f is, what becomes of a successor. They are made from a
//! recording, so the right answers are what the search did.

mod maker;

use serde::{Deserialize, Serialize};
use solvarium_engine::{Message, Stop, message};
use solvarium_lab::Outcome;
use solvarium_lab::picture::Picture;
use solvarium_lab::request::Request;

use crate::stage::Stage;
use crate::{Desk, LevelRef, Problem, ProblemKind, Reply, TraceKind, TraceRequest};
use maker::Maker;

/// Most questions of a quiz, and how many there are if nobody says.
pub const MOST_QUESTIONS: u64 = 20;
const USUAL_QUESTIONS: u64 = 6;
/// Expansions of a search that is asked about: its beginning is enough.
const MOST_EXPANSIONS: u64 = 1500;

/// A quiz about a search.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Quiz {
    /// The rule by which the search chooses what to expand next.
    pub order: Message,
    /// The questions, in the order of the search.
    pub questions: Vec<QuizQuestion>,
}

/// A question with its choices.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct QuizQuestion {
    /// What is asked about.
    pub kind: QuizKind,
    /// The number of the expansion it is about, from 1.
    pub n: u64,
    /// The question.
    pub text: Message,
    /// The state that is expanded.
    pub expanded: QuizState,
    /// Its successor that the question is about; null if it is about all that waits.
    pub successor: Option<QuizState>,
    /// What may be answered.
    pub choices: Vec<QuizChoice>,
    /// The place of the right one among them, from 0.
    pub right: usize,
    /// Why it is right.
    pub because: Message,
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum QuizKind {
    /// Which state is expanded next?
    Next,
    /// What is the f of a successor?
    F,
    /// What becomes of a successor: is it new, skipped, opened again?
    Verdict,
}

/// An answer to choose: a state, or a few words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum QuizChoice {
    /// One of the states that wait.
    State(QuizState),
    /// A number, or what might become of a state.
    Text(Message),
}

/// A state, with what a question may tell of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct QuizState {
    /// The board, as the cells that differ from the one before the first move where the puzzle can; null for a state that was
    /// not reached from the start.
    pub board: Option<Picture>,
    /// The state in one line.
    pub state: String,
    /// Cost from the start; null where it is asked for.
    pub g: Option<u32>,
    /// Estimate of what is left; null where none was made.
    pub h: Option<u32>,
    /// Their sum; null where it is asked for.
    pub f: Option<u64>,
    /// The number of the expansion that generated it, from 1; null for one that the search begins with.
    pub from: Option<u64>,
}

impl Desk {
    /// Searches a level, and asks questions about what the search did.
    pub(super) fn quiz(
        &self,
        level: &LevelRef,
        request: Request,
        seed: u64,
        count: Option<u64>,
        mut stage: Stage<'_>,
    ) -> Result<Reply, Problem> {
        let game = self.game(level, &mut stage)?;
        let mut request = self.complete(level, request);
        request.limits.nodes = Some(request.limits.nodes.unwrap_or(MOST_EXPANSIONS).min(MOST_EXPANSIONS));
        let solved = self.search(&game, 0, request, Some(TraceRequest::default()), &mut stage)?;
        if solved.report.outcome == Outcome::Interrupted {
            return Err(stopped());
        }
        let info = solved.run.filter(|info| info.size.kind == TraceKind::Expansions).ok_or_else(nothing_to_ask)?;
        let run = self.run(info.run)?;
        self.session().forget(info.run);
        let count = count.unwrap_or(USUAL_QUESTIONS).clamp(1, MOST_QUESTIONS) as usize;
        let quiz = Maker::new(&run, info.size, seed, &stage).quiz(count)?;
        if stage.cancelled() {
            return Err(stopped());
        }
        Ok(Reply::Quiz(Box::new(quiz.ok_or_else(nothing_to_ask)?)))
    }
}

fn stopped() -> Problem {
    Problem::new(ProblemKind::Stopped, Stop::Interrupted.into())
}

fn nothing_to_ask() -> Problem {
    Problem::new(ProblemKind::NotApplicable, message!("protocol-no-quiz"))
}

impl Quiz {
    /// Puts all its sentences into words.
    pub(super) fn word(&mut self, words: &solvarium_lab::Words) {
        words.word(&mut self.order);
        for question in &mut self.questions {
            words.word(&mut question.text);
            words.word(&mut question.because);
            for choice in &mut question.choices {
                if let QuizChoice::Text(text) = choice {
                    words.word(text);
                }
            }
        }
    }
}
