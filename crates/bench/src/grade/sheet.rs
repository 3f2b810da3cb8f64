//! The levels of a suite as exercises, each with what a reference of ours determined about it.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::{Family, Host, Message, NoWatcher, Outcome, Report, Request, SystemClock, message};

use super::{Grade, Terms};
use crate::external::{self, ExternalError, Solver, Surroundings};
use crate::plan::EXTERNAL;
use crate::suite::{Group, Level, Suite, SuiteError, levels_of, settings};

/// The reference when none is named: it finds the least cost with any admissible heuristic.
const REFERENCE: &str = "astar";

/// All exercises of a suite.
pub struct Sheet {
    terms: Terms,
    exercises: Vec<Exercise>,
    /// What should be known about them: points that cannot be given.
    pub notes: Vec<Message>,
}

/// A level to be solved.
pub struct Exercise {
    /// The level.
    pub level: Level,
    /// What is asked of a program.
    pub request: Request,
    /// What is known about it.
    pub reference: Reference,
}

/// What a reference of ours determined about a level.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reference {
    /// The name of the reference.
    pub name: String,
    /// Whether there is a solution, if that is known.
    pub solvable: Option<bool>,
    /// The least cost, if it is proved and costs matter in this puzzle.
    pub least: Option<u64>,
    /// The most expansions for which there are points.
    pub node_bound: Option<u64>,
}

/// What grading needs from the program around it.
pub struct Desk<'a> {
    /// The path of `solvarium` itself, which launches programs.
    pub solvarium: &'a Path,
    /// Set to end it.
    pub cancel: &'a AtomicBool,
    /// Shows what is being done.
    pub tell: &'a dyn Fn(Message),
}

impl Desk<'_> {
    fn cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

impl Sheet {
    /// Finds the levels of a suite and lets the reference solve them; nothing when that was cancelled.
    pub fn new(suite: &Suite, desk: &Desk<'_>) -> Result<Option<Sheet>, SuiteError> {
        let mut sheet = Sheet { terms: Terms::of(suite)?, exercises: Vec::new(), notes: Vec::new() };
        for group in &suite.groups {
            let wrong = |message| SuiteError::Group { group: group.name.clone(), message };
            let limits = group.terms(suite)?.limits;
            for level in levels_of(group, &suite.places, desk.cancel).map_err(wrong)? {
                (desk.tell)(message!("grade-reference", level = &level.name));
                let request = Request {
                    algorithm: EXTERNAL.into(),
                    space: group.space.clone(),
                    settings: settings([&group.set]),
                    limits,
                    ..Request::default()
                };
                let reference = sheet.look_up(group, &level, &request, desk).map_err(wrong)?;
                if desk.cancelled() {
                    return Ok(None);
                }
                sheet.exercises.push(Exercise { level, request, reference });
            }
        }
        Ok(Some(sheet))
    }

    /// What is wrong with asking a program, without running it.
    pub fn check(&self, solver: &Solver) -> Result<(), ExternalError> {
        let check = |exercise: &Exercise| external::check(solver, exercise.level.game.as_ref(), &exercise.request);
        Ok(self.exercises.iter().try_for_each(check)?)
    }

    /// Runs a program on every level; nothing when that was cancelled.
    pub fn grade(&self, solver: &Solver, desk: &Desk<'_>) -> Result<Option<Grade>, ExternalError> {
        let mut grade = Grade { program: solver.label.clone(), ..Grade::default() };
        for (at, exercise) in self.exercises.iter().enumerate() {
            let Exercise { level, request, .. } = exercise;
            let all = self.exercises.len();
            (desk.tell)(message!("grade-program", program = &solver.label, level = &level.name, number = at + 1, all));
            let surroundings =
                Surroundings { solvarium: desk.solvarium, available: None, cancel: desk.cancel, trace: None };
            let report = external::solve(solver, level.game.as_ref(), &level.name, request, surroundings)?;
            if report.outcome == Outcome::Interrupted {
                return Ok(None);
            }
            grade.mark(exercise, &report, &self.terms);
        }
        Ok(Some(grade))
    }

    fn look_up(
        &mut self,
        group: &Group,
        level: &Level,
        request: &Request,
        desk: &Desk<'_>,
    ) -> Result<Reference, Message> {
        let entry = registry::puzzle(level.puzzle).map_err(|e| Message::from(&e))?;
        let named = self.terms.reference.as_deref().unwrap_or(REFERENCE);
        let first = asked_of(named, entry, request);
        let report = solve(level, &first, desk)?;
        let mut reference = Reference { name: named.into(), ..Reference::default() };
        reference.take_in(&report, entry);
        let expanded = report.stats.expanded.filter(|_| report.is_answered());
        let by_factor =
            self.terms.node_factor.zip(expanded).map(|(factor, expanded)| (expanded as f64 * factor) as u64);
        reference.node_bound = self.terms.node_bound.or(by_factor);
        if let Some(second) = second_opinion(entry, request).filter(|_| !reference.is_settled(entry)) {
            reference.take_in(&solve(level, &second, desk)?, entry);
        }
        let (level, group, ending) = (&level.name, &group.name, report.ending());
        if entry.info.family == Family::Path && !reference.is_settled(entry) {
            let ending = ending.clone();
            self.notes.push(message!("grade-none-optimal", level, group, by = named, ending));
        }
        if self.terms.node_factor.is_some() && by_factor.is_none() {
            self.notes.push(message!("grade-none-nodes", level, group, by = named, ending));
        }
        Ok(reference)
    }
}

impl Reference {
    /// Whether everything is known.
    fn is_settled(&self, entry: &PuzzleEntry) -> bool {
        match entry.info.family {
            Family::Path => self.solvable == Some(false) || self.least.is_some(),
            Family::Placement => self.solvable.is_some(),
        }
    }

    fn take_in(&mut self, report: &Report, entry: &PuzzleEntry) {
        match report.outcome {
            Outcome::Unsolvable => self.solvable = Some(false),
            _ if report.length.is_some() => self.solvable = Some(true),
            _ => {}
        }
        if report.optimal == Some(true) && entry.info.family == Family::Path {
            self.least = report.cost;
        }
    }
}

/// The request to an algorithm of ours by the rules of another request.
fn asked_of(name: &str, entry: &PuzzleEntry, request: &Request) -> Request {
    let (algorithm, heuristic) = name.split_once(':').map_or((name, None), |(name, h)| (name, Some(h.into())));
    let own = |(name, _): &&(String, String)| entry.params.iter().any(|param| param.name == name);
    let settings = request.settings.iter().filter(own).cloned().collect();
    Request { algorithm: algorithm.into(), heuristic, settings, ..request.clone() }
}

/// The puzzle's own solver, at its most thorough.
fn second_opinion(entry: &PuzzleEntry, request: &Request) -> Option<Request> {
    let solver = entry.solvers.first()?;
    let thorough = solver.params.iter().find(|param| param.name == "optimal");
    let mut asked = asked_of(solver.name, entry, request);
    asked.settings.extend(thorough.map(|setting| (setting.name.into(), "true".into())));
    Some(asked)
}

fn solve(level: &Level, request: &Request, desk: &Desk<'_>) -> Result<Report, Message> {
    let clock = SystemClock::default();
    let mut host = Host { clock: &clock, cancel: desk.cancel, watcher: &mut NoWatcher };
    let wrong = |error| {
        let (level, by) = (&level.name, &request.algorithm);
        message!("grade-reference-failed", level, by, reason = Message::from(&error))
    };
    level.game.solve(request, &mut host).map_err(wrong)
}
