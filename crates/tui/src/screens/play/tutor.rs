//! What helps a person: hints, the alarm, the rest of a solution. All of it is asked by a thread.

use std::collections::BTreeSet;

use solvarium_engine::{Arg, Family, Message};
use solvarium_lab::hint::{HintKind, HintReport};
use solvarium_lab::{AlarmReport, Request, message};
use solvarium_protocol::{Ask, Problem, Reply};

use super::game::{Act, Content, Game};
use crate::engine::Job;
use crate::world::World;

type Work = Job<Result<Reply, Problem>>;

/// What a hint says.
pub struct Told {
    /// Sentences, each with its heading if it has one.
    pub lines: Vec<(Option<&'static str>, String)>,
    /// The acts that follow.
    pub acts: Vec<Act>,
    /// The cells it is about.
    pub cells: BTreeSet<usize>,
}

/// What the tutor is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Hint,
    Rest,
}

/// The tutor of a game.
#[derive(Default)]
pub struct Tutor {
    /// What it thinks about.
    work: Option<(Wish, Work)>,
    alarm: Option<Work>,
    /// Whether every move is looked at.
    pub is_alarmed: bool,
    /// Why the game is known to be lost.
    pub lost: Option<String>,
    /// The hint that is shown.
    pub told: Option<Told>,
    /// What is left of the solution that the last hint had in mind.
    plan: Vec<String>,
}

/// What the tutor came to.
pub enum Advice {
    /// Something to be said.
    Say(Message),
    /// These acts lead to the end.
    Rest(Vec<Act>),
}

impl Tutor {
    /// Whether it thinks.
    pub fn is_busy(&self) -> bool {
        self.work.is_some() || self.alarm.is_some()
    }

    /// Whether a person waits for it.
    pub fn is_asked(&self) -> bool {
        self.work.is_some()
    }

    /// The position has changed.
    pub fn moved(&mut self, game: &Game, world: &World) {
        (self.work, self.told, self.lost, self.alarm) = (None, None, None, None);
        if self.is_alarmed && !game.position.solved {
            let ask = Ask::Alarm { level: game.level.clone(), moves: game.moves().to_vec() };
            self.alarm = Some(world.engine.start(ask));
        }
    }

    /// Asks for the next step.
    pub fn hint(&mut self, game: &Game, world: &World) {
        let plan = std::mem::take(&mut self.plan);
        self.work = Some((Wish::Hint, world.engine.start(ask_hint(game, world, plan))));
    }

    /// Asks for all that is left to do.
    pub fn rest(&mut self, game: &Game, world: &World) {
        let ask = match game.family {
            Family::Path => ask_hint(game, world, Vec::new()),
            Family::Placement => {
                let solver = world.puzzle(game.loaded.puzzle).map_or("astar", |card| card.default_algorithm);
                let request = Request { limits: world.limits, ..Request::new(solver) };
                Ask::Solve { level: game.level.clone(), request, trace: None }
            }
        };
        self.work = Some((Wish::Rest, world.engine.start(ask)));
    }

    /// Stops thinking; whether it did.
    pub fn stop(&mut self) -> bool {
        self.work.take().is_some() || self.told.take().is_some()
    }

    /// Looks whether it has come to something.
    pub fn tick(&mut self, game: &Game, world: &World) -> Option<Advice> {
        if let Some(Ok(Reply::Alarm(AlarmReport { lost, .. }))) = self.alarm.as_ref().and_then(Job::done) {
            self.alarm = None;
            self.lost = lost.map(|lost| world.say(lost_since(lost.since, lost.is_exact())));
        }
        let (wish, reply) = self.work.as_ref().and_then(|(wish, work)| Some((*wish, work.done()?)))?;
        self.work = None;
        match reply {
            Ok(Reply::Hint(report)) => self.hinted(wish, &report, game, world),
            Ok(Reply::Solve(solved)) if solved.report.moves.is_empty() => Some(Advice::Say(message!("tui-no-rest"))),
            Ok(Reply::Solve(solved)) => Some(Advice::Rest(places(&solved.report.moves, game))),
            Ok(_) => None,
            Err(problem) => Some(Advice::Say(message!("tui-problem", reason = problem.message.to_string()))),
        }
    }

    fn hinted(&mut self, wish: Wish, report: &HintReport, game: &Game, world: &World) -> Option<Advice> {
        match report.hint {
            HintKind::Next | HintKind::Mistake if wish == Wish::Hint => {
                let step = report.step.as_ref()?;
                self.plan = report.rest.get(step.moves.len()..).map(<[String]>::to_vec).unwrap_or_default();
                self.told = Some(told(report, game, world));
                None
            }
            HintKind::Next => Some(Advice::Rest(report.rest.iter().cloned().map(Act::Move).collect())),
            HintKind::Lost => {
                let lost = report.lost.as_ref()?;
                Some(Advice::Say(lost_since(lost.since, lost.is_exact())))
            }
            HintKind::Unsolvable => Some(Advice::Say(message!("tui-hint-unsolvable"))),
            HintKind::Limit => Some(Advice::Say(message!("tui-hint-limit"))),
            HintKind::Solved | HintKind::Interrupted => None,
            HintKind::Mistake | HintKind::Beyond => Some(Advice::Say(message!("tui-hint-beyond"))),
        }
    }
}

fn ask_hint(game: &Game, world: &World, plan: Vec<String>) -> Ask {
    Ask::Hint { level: game.level.clone(), moves: game.moves().to_vec(), plan, limits: world.limits }
}

fn lost_since(since: usize, exact: bool) -> Message {
    match (since, exact) {
        (0, _) => message!("tui-hint-unsolvable"),
        (_, true) => message!("tui-lost-since", since),
        _ => message!("tui-lost"),
    }
}

/// A justified step in words.
fn told(report: &HintReport, game: &Game, world: &World) -> Told {
    let Some(step) = &report.step else { unreachable!("a hint of this kind has a step") };
    let rules = world.puzzle(game.loaded.puzzle).map(|card| &card.tutor_rules);
    let rule = rules.and_then(|rules| rules.iter().find(|rule| rule.name == step.rule)).map(|rule| rule.title.clone());
    let is_mistake = report.hint == HintKind::Mistake;
    let mut lines = Vec::new();
    if is_mistake {
        lines.push((None, world.word("tui-hint-mistake")));
    }
    lines.push((Some("tui-hint-where"), step.place.to_string()));
    lines.push((Some("tui-hint-why"), step.why.to_string()));
    if !is_mistake {
        lines.push((Some("tui-hint-what"), step.what.to_string()));
    }
    lines.extend(rule.map(|rule| (Some("tui-hint-rule"), rule)));
    let mut cells = BTreeSet::new();
    let width = game.position.board.width;
    [&step.place, &step.what].into_iter().for_each(|message| named_cells(message, width, &mut cells));
    if game.position.board.wrap {
        let cups = step.moves.first().into_iter().flat_map(|step| step.split('>')).filter_map(|cup| cup.parse().ok());
        cells = cups.collect();
    }
    let acts = match game.family {
        Family::Path => step.moves.iter().cloned().map(Act::Move).collect(),
        Family::Placement => {
            let change = |(place, to): (&String, Content)| {
                let cell = game.cell_of(place)?;
                let is_new = game.is_free(cell) && game.content(cell) != to;
                is_new.then(|| game.change(cell, to))
            };
            let (put, closed) = (step.moves.iter(), step.closed.iter());
            put.map(|place| (place, Content::Piece))
                .chain(closed.map(|place| (place, Content::Mark)))
                .filter_map(change)
                .collect()
        }
    };
    Told { lines, acts: if is_mistake { Vec::new() } else { acts }, cells }
}

fn named_cells(message: &Message, width: usize, found: &mut BTreeSet<usize>) {
    for arg in message.args.values() {
        match arg {
            Arg::Cell(cell) => drop(found.insert(cell.row as usize * width + cell.column as usize)),
            Arg::Cells(cells) => {
                found.extend(cells.iter().map(|cell| cell.row as usize * width + cell.column as usize));
            }
            Arg::Message(inner) => named_cells(inner, width, found),
            Arg::Messages(inner) => inner.iter().for_each(|message| named_cells(message, width, found)),
            _ => {}
        }
    }
}

/// The acts that make a game of this solution: what is wrong goes first.
fn places(solution: &[String], game: &Game) -> Vec<Act> {
    let wrong = game.moves().iter().filter(|place| !solution.contains(place));
    let missing = solution.iter().filter(|place| !game.moves().contains(place));
    let change = |place: &String, to: Content| game.cell_of(place).map(|cell| game.change(cell, to));
    let taken = wrong.filter_map(|place| change(place, Content::Open));
    taken.chain(missing.filter_map(|place| change(place, Content::Piece))).collect()
}
