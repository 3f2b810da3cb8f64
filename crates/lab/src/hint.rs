//! What to do next in a game, whether it is lost, and since when; the objects that `--output json` prints.
//!
//! A position that follows from a lost one is lost too. So the move that lost a game is found by halving, from the last moves
//! back, where proofs are short. Every move of a hint has been replayed by the rules as the beginning of a solution.

use serde::Serialize;
use solvarium_engine::{
    Aim, Answer, Ctx, Hint, Limits, Lost, PathTutor, Puzzle, Reason, Stop, Teaching, Tutor, message,
};
use solvarium_puzzles::{LevelVisitor, Listed};
use solvarium_words::Words;

use crate::ahead::Ahead;
use crate::error::{ReplayError, RequestError};
use crate::game::Game;
use crate::replay::{play, read_moves};
use crate::watch::{Forward, Host};

/// States expanded to decide whether an earlier position was lost too.
const LOOK_BACK: u64 = 20_000;
/// States expanded, and seconds spent, in search of a proof that a game is lost.
const ALARM: Limits = Limits { nodes: Some(2_000), seconds: Some(0.05), cpu_seconds: None, bytes: Some(64 << 20) };

/// What a tutor says, and the solution that it has in mind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// What it says.
    pub hint: Hint,
    /// The rest of a solution, which begins with the moves of the hint; empty where the tutor reasons.
    pub rest: Vec<String>,
}

impl Game {
    /// What to do next after these moves, where the puzzle has a tutor. A plan that leads from there to a solution, such as
    /// what is left of the last advice, is followed.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use solvarium_lab::{Hint, Host, Limits, NoWatcher, SystemClock, level};
    ///
    /// let (clock, cancel) = (SystemClock::default(), AtomicBool::new(false));
    /// let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut NoWatcher };
    /// let game = level::open("4:aabb.bbaa._", None).expect("a level in one line");
    /// let advice = game.hint(&["0>2".into()], &[], Limits::default(), &mut host).expect("there is a tutor");
    /// let advice = advice.expect("no limit is set");
    /// assert!(matches!(advice.hint, Hint::Next(_)));
    /// assert_eq!(advice.rest, ["1>0", "1>2"]);
    /// ```
    pub fn hint(
        &self,
        moves: &[String],
        plan: &[String],
        limits: Limits,
        host: &mut Host<'_>,
    ) -> Result<Result<Advice, Stop>, RequestError> {
        self.visit(FindHint { moves, plan, limits, host })
    }

    /// Looks for a proof that the game is lost after these moves, for a short time only: a fixed number of states, and of
    /// seconds. Nothing is proved by finding none.
    pub fn alarm(&self, moves: &[String], limits: Limits, host: &mut Host<'_>) -> Result<Option<Lost>, RequestError> {
        self.visit(FindAlarm { moves, limits: limits.within(ALARM), host })
    }
}

struct FindHint<'a, 'h> {
    moves: &'a [String],
    plan: &'a [String],
    limits: Limits,
    host: &'a mut Host<'h>,
}

impl LevelVisitor for FindHint<'_, '_> {
    type Output = Result<Result<Advice, Stop>, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let FindHint { moves, plan, limits, host } = self;
        let tutor = tutor::<P>()?;
        let (states, solved) = played(puzzle, moves)?;
        if solved {
            return Ok(Ok(Advice { hint: Hint::Solved, rest: Vec::new() }));
        }
        host.watcher.begin("hint");
        match tutor.teaching {
            Teaching::Reasons(hint) => {
                let mut observer = Forward(host.watcher);
                let mut ctx = Ctx::new(limits, host.clock, Some(host.cancel), &mut observer);
                let hint = hint(puzzle, &states[states.len() - 1], &mut ctx);
                Ok(hint.map(|hint| Advice { hint, rest: Vec::new() }))
            }
            Teaching::Paths(paths) => along_a_path(puzzle, &paths, &states, plan, &mut Ahead::new(limits, host)),
        }
    }
}

/// The beginning of a solution from the last of these states; or since when there is none.
fn along_a_path<P: Puzzle>(
    puzzle: &P,
    tutor: &PathTutor<P>,
    states: &[P::State],
    plan: &[String],
    ahead: &mut Ahead<'_, '_>,
) -> Result<Result<Advice, Stop>, RequestError> {
    let level = (tutor.begin_at)(puzzle, &states[states.len() - 1]);
    let planned = read_moves(&level, plan).ok().filter(|plan| play(&level, plan, |_, _| {}).is_ok());
    let search = match planned {
        Some(plan) => Ok(Answer::Solved(plan)),
        None => ahead.search(tutor, &level, Aim::Good, u64::MAX)?.answer,
    };
    let hint = match search {
        Ok(Answer::Solved(moves)) => {
            let rest = moves.iter().map(|step| level.move_text(*step)).collect();
            return Ok(Ok(Advice { hint: Hint::Next((tutor.explain)(&level, &moves)), rest }));
        }
        Ok(Answer::Unsolvable) => match lost_since(states.len() - 1, |at| {
            is_solvable(tutor, &(tutor.begin_at)(puzzle, &states[at]), LOOK_BACK, ahead)
        })? {
            Lost { since: 0, .. } => Hint::Unsolvable,
            lost => Hint::Lost(lost),
        },
        Ok(Answer::Stuck) => Hint::Beyond,
        Err(stop) => return Ok(Err(stop)),
    };
    Ok(Ok(Advice { hint, rest: Vec::new() }))
}

struct FindAlarm<'a, 'h> {
    moves: &'a [String],
    limits: Limits,
    host: &'a mut Host<'h>,
}

impl LevelVisitor for FindAlarm<'_, '_> {
    type Output = Result<Option<Lost>, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let FindAlarm { moves, limits, host } = self;
        let tutor = tutor::<P>()?;
        let (states, solved) = played(puzzle, moves)?;
        if solved {
            return Ok(None);
        }
        host.watcher.begin("alarm");
        let mut ahead = Ahead::new(limits, host);
        let mut solvable = |at: usize| match &tutor.teaching {
            Teaching::Reasons(hint) => Ok(match ahead.ctx(u64::MAX, |ctx| hint(puzzle, &states[at], ctx)) {
                Ok(Hint::Mistake(_) | Hint::Lost(_) | Hint::Unsolvable) => Some(false),
                Ok(Hint::Next(_) | Hint::Solved | Hint::Beyond) => Some(true),
                Err(_) => None,
            }),
            Teaching::Paths(paths) => is_solvable(paths, &(paths.begin_at)(puzzle, &states[at]), u64::MAX, &mut ahead),
        };
        let last = states.len() - 1;
        if solvable(last)? != Some(false) {
            return Ok(None);
        }
        lost_since(last, solvable).map(Some)
    }
}

/// Whether a level has a solution, if that can be decided.
fn is_solvable<P: Puzzle>(
    tutor: &PathTutor<P>,
    level: &P,
    most: u64,
    ahead: &mut Ahead<'_, '_>,
) -> Result<Option<bool>, RequestError> {
    if level.check(&level.initial()).is_ok() {
        return Ok(Some(true));
    }
    Ok(match ahead.search(tutor, level, Aim::Any, most)?.answer {
        Ok(Answer::Solved(_)) => Some(true),
        Ok(Answer::Unsolvable) => Some(false),
        Ok(Answer::Stuck) | Err(_) => None,
    })
}

/// Since when a game is lost that is lost after `last` moves. `solvable` says of the position after a number of moves
/// whether it has a solution, if that can be decided; it is asked about late positions first.
fn lost_since<E>(last: usize, mut solvable: impl FnMut(usize) -> Result<Option<bool>, E>) -> Result<Lost, E> {
    let (mut lost, mut fine, mut back) = (last, None, 1);
    // Positions before this one need not be asked about: they are solvable, or even this one could not be decided.
    let mut wall = 0;
    while wall < lost {
        let at = if wall == 0 { lost.saturating_sub(back) } else { wall + (lost - wall) / 2 };
        match solvable(at)? {
            Some(false) => lost = at,
            Some(true) => (fine, wall) = (Some(at), at + 1),
            None => wall = at + 1,
        }
        back *= 2;
    }
    Ok(Lost { since: lost, solvable: fine })
}

fn tutor<P: Puzzle>() -> Result<Tutor<P>, RequestError> {
    P::TUTOR.ok_or_else(|| RequestError::NotApplicable(message!("request-no-tutor", puzzle = P::INFO.name)))
}

/// Every position of a game, the first included, and whether the last is a solution.
pub(crate) fn played<P: Puzzle>(puzzle: &P, moves: &[String]) -> Result<(Vec<P::State>, bool), RequestError> {
    let refused = |reason: ReplayError| RequestError::NotApplicable((&reason).into());
    let moves = read_moves(puzzle, moves).map_err(refused)?;
    let mut states = vec![puzzle.initial()];
    match play(puzzle, &moves, |now, _| states.push(now.clone())) {
        Ok(()) => Ok((states, true)),
        Err(ReplayError::Unsolved(_)) => Ok((states, false)),
        Err(reason) => Err(refused(reason)),
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
    /// What kind of answer it is.
    pub hint: HintKind,
    /// The limit at which the tutor was stopped.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub limit: Option<&'static str>,
    /// The step, with `next` and `mistake`.
    pub step: Option<Reason>,
    /// Since when, with `lost`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub lost: Option<Lost>,
    /// The rest of the solution that the step begins, where that is how it was found.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
    pub rest: Vec<String>,
}

impl HintReport {
    /// The answer to a request for a hint.
    pub fn new(game: &Game, level: &str, advice: Result<Advice, Stop>, words: &Words) -> Self {
        let kind = match &advice {
            Ok(Advice { hint, .. }) => HintKind::of(hint),
            Err(Stop::Limit(_)) => HintKind::Limit,
            Err(Stop::Interrupted) => HintKind::Interrupted,
        };
        let limit = match &advice {
            Err(Stop::Limit(limit)) => Some(limit.name()),
            _ => None,
        };
        let (step, lost, rest) = match advice {
            Ok(Advice { hint: Hint::Next(step) | Hint::Mistake(step), rest }) => (Some(words.step(step)), None, rest),
            Ok(Advice { hint: Hint::Lost(lost), .. }) => (None, Some(lost), Vec::new()),
            _ => (None, None, Vec::new()),
        };
        HintReport { puzzle: game.info().name, level: level.into(), hint: kind, limit, step, lost, rest }
    }
}

/// The kinds of answers to a request for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum HintKind {
    /// The next step.
    Next,
    /// Something placed is in no solution.
    Mistake,
    /// No solution begins here any more.
    Lost,
    /// The game is won.
    Solved,
    /// The level has no solution.
    Unsolvable,
    /// None of the rules gets any further.
    Beyond,
    /// A limit was reached.
    Limit,
    /// The user ended it.
    Interrupted,
}

impl HintKind {
    fn of(hint: &Hint) -> Self {
        match hint {
            Hint::Next(_) => HintKind::Next,
            Hint::Mistake(_) => HintKind::Mistake,
            Hint::Lost(_) => HintKind::Lost,
            Hint::Solved => HintKind::Solved,
            Hint::Unsolvable => HintKind::Unsolvable,
            Hint::Beyond => HintKind::Beyond,
        }
    }
}

/// Whether a game is proved to be lost.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AlarmReport {
    /// The puzzle's name.
    pub puzzle: &'static str,
    /// The level as it was named by the user.
    pub level: String,
    /// Since when it is lost; null if no proof was found, which proves nothing.
    pub lost: Option<Lost>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The move that lost is found, whatever its place, and what could not be decided is not claimed.
    #[test]
    fn the_losing_move_is_found_by_halving() {
        for last in 1..40 {
            for first in 1..=last {
                let exact = lost_since(last, |at| Ok::<_, ()>(Some(at < first))).unwrap();
                assert_eq!(exact, Lost { since: first, solvable: Some(first - 1) });
                assert!(exact.is_exact());
                for known in 0..last {
                    let lost = lost_since(last, |at| Ok::<_, ()>((at >= known).then_some(at < first))).unwrap();
                    assert_eq!(lost.since, first.max(known), "{last} {first} {known}");
                    assert_eq!(lost.solvable, (known < first).then(|| first - 1), "{last} {first} {known}");
                }
            }
        }
        assert_eq!(lost_since(3, |_| Ok::<_, ()>(Some(false))).unwrap(), Lost { since: 0, solvable: None });
        assert_eq!(lost_since(3, |_| Ok::<_, ()>(None)).unwrap(), Lost { since: 3, solvable: None });
    }
}
