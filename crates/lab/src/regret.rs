//! A won game beside the best: what the cheapest path to the end was after each move, and which moves left it.
//!
//! Every part of a cheapest path is a cheapest path. So positions are searched from only where a game strays: the middle of
//! a stretch that cost more than it had to, again and again. What no search could settle within its limits is not known, and
//! is said to be so.
//!
//! In a puzzle of placing things a game is what was put and taken away; its best is to put what the solution has and nothing
//! else, in any order.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use solvarium_engine::{Aim, Answer, Limits, Options, PathTutor, Puzzle, Score, Teaching, message};
use solvarium_puzzles::{LevelVisitor, Listed};

use crate::ahead::Ahead;
use crate::error::{ReplayError, RequestError};
use crate::game::Game;
use crate::lookup::{configured, rules};
use crate::replay::{play, read_moves, verified_cost};
use crate::watch::Host;

/// States expanded in search of the best solution of a level.
const WHOLE: u64 = 200_000;
/// States expanded from a position in the middle of a game.
const PART: u64 = 50_000;

/// What a person did in a game: made a move, or, where things are placed, took one away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Action {
    /// A move.
    Move(String),
    /// A move taken back, whatever its place in the list.
    Take {
        /// The move.
        take: String,
    },
}

/// A won game beside the best.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RegretReport {
    /// The puzzle's name.
    pub puzzle: &'static str,
    /// The level as it was named by the user.
    pub level: String,
    /// One line for each measure that games are compared by.
    pub lines: Vec<RegretLine>,
}

/// A won game beside the best, by one measure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RegretLine {
    /// The measure's name.
    pub measure: &'static str,
    /// What the game cost.
    pub own: u64,
    /// What the best solution known costs.
    pub best: u64,
    /// Whether none costs less.
    pub proved: bool,
    /// The moves of that solution.
    pub moves: Vec<String>,
    /// What was spent before the first action and after each.
    pub spent: Vec<u64>,
    /// What the cheapest path to the end would still have cost there; null where that is not known.
    pub left: Vec<Option<u64>>,
    /// The actions that made the rest cost more than it had to.
    pub lapses: Vec<Lapse>,
}

/// An action after which no cheapest solution was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lapse {
    /// The number of the action, from 1.
    pub action: usize,
    /// How much it added to the cost of the game.
    pub lost: u64,
}

impl Game {
    /// Compares a won game with the best, as far as the limits allow.
    pub fn regret(
        &self,
        level: &str,
        actions: &[Action],
        limits: Limits,
        host: &mut Host<'_>,
    ) -> Result<RegretReport, RequestError> {
        let lines = self.visit(FindRegret { actions, limits, host })?;
        Ok(RegretReport { puzzle: self.info().name, level: level.into(), lines })
    }
}

struct FindRegret<'a, 'h> {
    actions: &'a [Action],
    limits: Limits,
    host: &'a mut Host<'h>,
}

impl LevelVisitor for FindRegret<'_, '_> {
    type Output = Result<Vec<RegretLine>, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let FindRegret { actions, limits, host } = self;
        host.watcher.begin("regret");
        let mut ahead = Ahead::new(limits, host);
        match P::TUTOR.map(|tutor| tutor.teaching) {
            Some(Teaching::Paths(tutor)) => {
                let moves = moves_only(puzzle, actions)?;
                tutor.scores.iter().map(|score| along_a_path(puzzle, &tutor, score, &moves, &mut ahead)).collect()
            }
            Some(Teaching::Reasons(_)) => Ok(vec![placed(puzzle, actions, &mut ahead)?]),
            None => Err(RequestError::NotApplicable(message!("request-no-tutor", puzzle = P::INFO.name))),
        }
    }
}

fn refused(reason: &ReplayError) -> RequestError {
    RequestError::NotApplicable(reason.into())
}

/// The moves of a won game in which none can be taken back.
fn moves_only<P: Puzzle>(puzzle: &P, actions: &[Action]) -> Result<Vec<P::Move>, RequestError> {
    let text = |(at, action): (usize, &Action)| match action {
        Action::Move(text) => Ok(text.clone()),
        Action::Take { take } => Err(refused(&ReplayError::NotAMove { number: at + 1, text: take.clone() })),
    };
    let texts: Vec<String> = actions.iter().enumerate().map(text).collect::<Result<_, _>>()?;
    let moves = read_moves(puzzle, &texts).map_err(|reason| refused(&reason))?;
    play(puzzle, &moves, |_, _| {}).map_err(|reason| refused(&reason))?;
    Ok(moves)
}

/// A won game by one measure of a path puzzle.
fn along_a_path<P: Puzzle>(
    puzzle: &P,
    tutor: &PathTutor<P>,
    score: &Score,
    moves: &[P::Move],
    ahead: &mut Ahead<'_, '_>,
) -> Result<RegretLine, RequestError> {
    let puzzle = &scored(puzzle, score)?;
    let (mut states, mut spent) = (vec![puzzle.initial()], vec![0]);
    play(puzzle, moves, |now, paid| {
        states.push(now.clone());
        spent.push(spent[spent.len() - 1] + u64::from(paid));
    })
    .map_err(|reason| refused(&reason))?;
    let own = spent[moves.len()];
    let (best, proved, solution) = best(puzzle, tutor, (moves, own), ahead)?;
    let mut course = Course { spent, left: vec![None; states.len()] };
    course.left[0] = proved.then_some(best);
    course.left[moves.len()] = Some(0);
    course.settle(|at| {
        let level = (tutor.begin_at)(puzzle, &states[at]);
        let found = ahead.search(tutor, &level, Aim::Cheapest, PART)?;
        let known = matches!(found.answer, Ok(Answer::Solved(_))) && found.is_cheapest;
        Ok(known.then_some(found.cost))
    })?;
    let moves = solution.iter().map(|step| puzzle.move_text(*step)).collect();
    let lapses = course.lapses();
    Ok(RegretLine { measure: score.measure, own, best, proved, moves, spent: course.spent, left: course.left, lapses })
}

/// The level with a measure as its cost.
fn scored<P: Puzzle>(puzzle: &P, score: &Score) -> Result<P, RequestError> {
    if score.rules.is_empty() {
        return Ok(puzzle.clone());
    }
    let settings: Vec<_> = score.rules.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    Ok(configured(puzzle, &rules(puzzle, &settings)?, &P::SPACES[0]))
}

/// The best solution known, the game's own included: its cost, whether none costs less, and its moves.
fn best<P: Puzzle>(
    puzzle: &P,
    tutor: &PathTutor<P>,
    (moves, own): (&[P::Move], u64),
    ahead: &mut Ahead<'_, '_>,
) -> Result<(u64, bool, Vec<P::Move>), RequestError> {
    if moves.is_empty() {
        return Ok((own, true, Vec::new()));
    }
    for aim in [Aim::Cheapest, Aim::Good] {
        let found = ahead.search(tutor, puzzle, aim, WHOLE)?;
        let Ok(Answer::Solved(solution)) = found.answer else { continue };
        return Ok(match found.cost < own {
            true => (found.cost, found.is_cheapest, solution),
            false => (own, found.is_cheapest, moves.to_vec()),
        });
    }
    Ok((own, false, moves.to_vec()))
}

/// What was spent along a game, and what was left where that is known.
struct Course {
    spent: Vec<u64>,
    left: Vec<Option<u64>>,
}

impl Course {
    /// What the whole game costs at least when it has come this far.
    fn total(&self, at: usize) -> Option<u64> {
        Some(self.spent[at] + self.left[at]?)
    }

    /// Finds out what is left everywhere, with the help of a search that may fail. The end is known.
    fn settle(
        &mut self,
        mut search: impl FnMut(usize) -> Result<Option<u64>, RequestError>,
    ) -> Result<(), RequestError> {
        let mut stretches = vec![(0, self.left.len() - 1)];
        while let Some((from, to)) = stretches.pop() {
            if to - from < 2 {
                continue;
            }
            let total = self.total(to).expect("the end of a stretch is known");
            if self.total(from) == Some(total) {
                (from + 1..to).for_each(|at| self.left[at] = Some(total - self.spent[at]));
                continue;
            }
            let middle = from + (to - from) / 2;
            self.left[middle] = search(middle)?;
            stretches.push((middle, to));
            // What is left before a position that is too hard is harder still.
            if self.left[middle].is_some() {
                stretches.push((from, middle));
            }
        }
        Ok(())
    }

    fn lapses(&self) -> Vec<Lapse> {
        let lost = |at: usize| Some(self.total(at)? - self.total(at - 1)?);
        let all = (1..self.left.len()).filter_map(|action| Some(Lapse { action, lost: lost(action)? }));
        all.filter(|lapse| lapse.lost > 0).collect()
    }
}

/// A won game in which things are placed.
fn placed<P: Puzzle>(puzzle: &P, actions: &[Action], ahead: &mut Ahead<'_, '_>) -> Result<RegretLine, RequestError> {
    let mut now: Vec<&String> = Vec::new();
    let mut boards: Vec<BTreeSet<&String>> = vec![BTreeSet::new()];
    for (at, action) in actions.iter().enumerate() {
        match action {
            Action::Move(text) => now.push(text),
            Action::Take { take } => {
                let missing = || refused(&ReplayError::NotAMove { number: at + 1, text: take.clone() });
                now.remove(now.iter().rposition(|text| *text == take).ok_or_else(missing)?);
            }
        }
        boards.push(now.iter().copied().collect());
    }
    let texts: Vec<String> = now.iter().map(|text| text.to_string()).collect();
    let moves = read_moves(puzzle, &texts).map_err(|reason| refused(&reason))?;
    play(puzzle, &moves, |_, _| {}).map_err(|reason| refused(&reason))?;
    let solution = &boards[actions.len()];
    let unique = ahead.ctx(WHOLE, |ctx| puzzle.examine(ctx)).is_ok_and(|known| known.unique == Some(true));
    let left = boards.iter().map(|board| Some(board.symmetric_difference(solution).count() as u64)).collect();
    let course = Course { spent: (0..=actions.len() as u64).collect(), left };
    let measure = puzzle.measures(&moves).first().map_or("moves", |(name, _)| *name);
    let (own, best) = (actions.len() as u64, solution.len() as u64);
    let moves = reasoned(puzzle, solution, ahead)?.unwrap_or(texts);
    let lapses = course.lapses();
    Ok(RegretLine { measure, own, best, proved: unique, moves, spent: course.spent, left: course.left, lapses })
}

/// A solution in the order in which one of the puzzle's own solvers reasons it out, if one finds the same.
fn reasoned<P: Puzzle>(
    puzzle: &P,
    solution: &BTreeSet<&String>,
    ahead: &mut Ahead<'_, '_>,
) -> Result<Option<Vec<String>>, RequestError> {
    for solver in P::SOLVERS.iter().filter(|solver| !solver.complete) {
        let answer = ahead.ctx(WHOLE, |ctx| (solver.run)(puzzle, &Options::new(solver.params), ctx));
        let Ok(Answer::Solved(moves)) = answer else { continue };
        verified_cost(puzzle, &moves, solver.name)?;
        let texts: Vec<String> = moves.iter().map(|step| puzzle.move_text(*step)).collect();
        if texts.iter().collect::<BTreeSet<_>>() == *solution {
            return Ok(Some(texts));
        }
    }
    Ok(None)
}
