//! The one door of the protocol: asks in, replies out.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use solvarium_engine::{Clock, Limits};

use super::session::Session;
use super::stage::Stage;
use super::{Ask, Catalogue, Event, LevelPart, LevelRef, LoadedLevel, Problem, Reply};
use crate::game::SharedGame;
use crate::level::{self, Opened};
use crate::record::inspect::Question;
use crate::request::Settings;
use crate::{CheckReport, HintReport, LoadError, check, registry};

/// Levels kept loaded, and bytes of the longest text of one that is.
const LEVELS_KEPT: usize = 8;
const LONGEST_KEPT: usize = 256 << 10;

/// What a host allows.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    /// What a run may use at most, whatever is asked for.
    pub limits: Limits,
    /// Bytes of one recording.
    pub trace_bytes: usize,
    /// Bytes of all recordings that are kept.
    pub session_bytes: usize,
}

/// Answers asks. What it keeps between them is shared by its clones, so that several threads may ask at once.
#[derive(Clone)]
pub struct Desk {
    pub(super) policy: Policy,
    session: Arc<Mutex<Session>>,
    /// The levels used last, the latest first.
    levels: Arc<Mutex<Vec<KeptLevel>>>,
}

/// A loaded level, and what it was asked for by.
type KeptLevel = (LevelRef, Arc<Opened>);

impl Desk {
    /// A desk that keeps nothing yet.
    pub fn new(policy: Policy) -> Self {
        Desk { policy, session: Arc::new(Mutex::new(Session::new(policy.session_bytes))), levels: Arc::default() }
    }

    /// Answers an ask. Events are given while it is worked on; setting `cancel` ends it early.
    pub fn answer(&self, ask: Ask, clock: &dyn Clock, cancel: &AtomicBool, events: &mut dyn FnMut(Event)) -> Reply {
        self.reply(ask, Stage::new(clock, cancel, events)).unwrap_or_else(Reply::Error)
    }

    /// The same, from JSON to JSON; what is no ask is answered with an error.
    pub fn answer_json(
        &self,
        ask: &[u8],
        clock: &dyn Clock,
        cancel: &AtomicBool,
        events: &mut dyn FnMut(Event),
    ) -> String {
        let reply = match serde_json::from_slice(ask) {
            Ok(ask) => self.answer(ask, clock, cancel, events),
            Err(error) => Reply::Error(error.into()),
        };
        to_json(&reply)
    }

    fn reply(&self, ask: Ask, stage: Stage<'_>) -> Result<Reply, Problem> {
        Ok(match ask {
            Ask::Catalogue => Reply::Catalogue(Catalogue::new()),
            Ask::Load { level } => Reply::Load(loaded(&*self.open(&level)?)?),
            Ask::Levels { text, puzzle } => levels(&text, puzzle.as_deref())?,
            Ask::Position { level, moves, travel } => {
                Reply::Position(Box::new(self.game(&level)?.position(&moves, travel)?))
            }
            Ask::Solve { level, request, trace } => self.solve(&level, request, trace, stage)?,
            Ask::Compare { level, requests, trace } => self.compare(&level, requests, trace, stage)?,
            Ask::Generate { puzzle, settings, seed, limits } => {
                self.generate(&puzzle, &settings, seed, limits, stage)?
            }
            Ask::Check { level, solution, limits } => self.check(&level, solution.as_deref(), limits, stage)?,
            Ask::Hint { level, moves, limits } => self.hint(&level, &moves, limits, stage)?,
            Ask::Convert { level, to } => Reply::Convert { text: self.game(&level)?.write(&to)? },
            Ask::WriteSolution { level, moves, to } => {
                Reply::WriteSolution { text: self.game(&level)?.write_solution(&to, &moves)? }
            }
            Ask::ReadSolution { level, text } => {
                Reply::ReadSolution { moves: self.game(&level)?.read_solution(&text)? }
            }
            Ask::TracePage { run, from, count } => Reply::TracePage(self.run(run)?.recording.page(from, count)),
            Ask::TraceTree { run, node, most } => self.tree(run, node, most)?,
            Ask::TraceNode { run, index } => self.inspect(run, Question::Node(index), stage)?,
            Ask::TraceCandidate { run, index } => self.inspect(run, Question::Candidate(index), stage)?,
            Ask::TraceHeat { run, index } => self.inspect(run, Question::Heat(index), stage)?,
            Ask::TraceBreak { run, from, at, back } => self.inspect(run, Question::Break { from, at, back }, stage)?,
            Ask::Forget { run } => {
                self.session().forget(run);
                Reply::Forget
            }
        })
    }

    /// The level an ask names, as it was read or from those kept.
    pub(super) fn open(&self, level: &LevelRef) -> Result<Arc<Opened>, Problem> {
        let mut kept = self.levels.lock().unwrap_or_else(PoisonError::into_inner);
        let found = match kept.iter().position(|(known, _)| known == level) {
            Some(at) => kept.remove(at).1,
            None => Arc::new(read(level)?),
        };
        if !matches!(level, LevelRef::Text { text, .. } if text.len() > LONGEST_KEPT) {
            kept.insert(0, (level.clone(), found.clone()));
            kept.truncate(LEVELS_KEPT);
        }
        Ok(found)
    }

    pub(super) fn game(&self, level: &LevelRef) -> Result<SharedGame, Problem> {
        Ok(self.open(level)?.game.clone())
    }

    pub(super) fn session(&self) -> MutexGuard<'_, Session> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is asked for, within what the host allows.
    pub(super) fn limits(&self, asked: Limits) -> Limits {
        let most = self.policy.limits;
        Limits {
            nodes: asked.nodes.into_iter().chain(most.nodes).min(),
            seconds: asked.seconds.into_iter().chain(most.seconds).reduce(f64::min),
            bytes: asked.bytes.into_iter().chain(most.bytes).min(),
        }
    }

    fn generate(
        &self,
        puzzle: &str,
        settings: &Settings,
        seed: u64,
        limits: Limits,
        mut stage: Stage<'_>,
    ) -> Result<Reply, Problem> {
        let game = registry::puzzle(puzzle)?.generate(settings, seed, self.limits(limits), &mut stage.host())?;
        let name = format!("{puzzle} seed {seed}");
        Ok(Reply::Generate(loaded(&Opened { game, name, title: None })?))
    }

    fn check(
        &self,
        level: &LevelRef,
        solution: Option<&str>,
        limits: Limits,
        mut stage: Stage<'_>,
    ) -> Result<Reply, Problem> {
        let name = level.name();
        let report = match (read(level), solution) {
            (Err(LoadError::Level { error, .. }), _) => CheckReport::invalid(name, check::TextError::from(&error)),
            (Err(error @ LoadError::Unrecognised { .. }), _) => {
                CheckReport::invalid(name, check::TextError { line: 1, column: 1, message: error.to_string() })
            }
            (Err(error), _) => return Err(error.into()),
            (Ok(opened), Some(solution)) => CheckReport::played(opened.game.as_ref(), name, solution),
            (Ok(Opened { game, .. }), None) => {
                let examination = game.examine(self.limits(limits), &mut stage.host())?;
                CheckReport::examined(game.as_ref(), name, &examination)
            }
        };
        Ok(Reply::Check(Box::new(report)))
    }

    fn hint(&self, level: &LevelRef, moves: &[String], limits: Limits, mut stage: Stage<'_>) -> Result<Reply, Problem> {
        let game = self.game(level)?;
        let hint = game.hint(moves, self.limits(limits), &mut stage.host())?;
        Ok(Reply::Hint(Box::new(HintReport::new(game.as_ref(), level.name(), &hint))))
    }
}

/// JSON of what the protocol sends.
pub fn to_json(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("what the protocol sends can always be written as JSON")
}

/// Reads the level. Never looks at files.
fn read(level: &LevelRef) -> Result<Opened, LoadError> {
    let opened = match level {
        LevelRef::BuiltIn { name, .. } => {
            level::built_in(name)?.ok_or_else(|| LoadError::Name(format!("there is no built-in level `{name}`")))?
        }
        LevelRef::Text { text, puzzle, part, .. } => {
            level::from_text(text, level.name(), part.as_deref(), puzzle.as_deref())?
        }
    };
    Ok(Opened { game: opened.game.by_rules(level.rules())?, ..opened })
}

fn loaded(opened: &Opened) -> Result<Box<LoadedLevel>, Problem> {
    let game = &opened.game;
    let entry = registry::puzzle(game.info().name)?;
    let format = entry.formats.first().map_or("", |format| format.name);
    Ok(Box::new(LoadedLevel {
        puzzle: game.info().name,
        name: opened.name.clone(),
        title: opened.title.clone(),
        notes: game.notes().to_vec(),
        text: game.write(format)?,
        algorithms: entry.solver_names().into_iter().filter(|name| game.can_run(name)).collect(),
        start: game.position(&[], None)?,
    }))
}

fn levels(text: &str, puzzle: Option<&str>) -> Result<Reply, Problem> {
    let entry = level::puzzle_of(text, "text", puzzle)?;
    let parts = entry.split(text);
    let part = |(at, level): (usize, &solvarium_engine::LevelText<'_>)| LevelPart {
        part: (at + 1).to_string(),
        title: level.title.map(String::from),
        line: level.lines_before + 1,
        text: level.text.into(),
    };
    Ok(Reply::Levels { puzzle: entry.info.name, levels: parts.iter().enumerate().map(part).collect() })
}
