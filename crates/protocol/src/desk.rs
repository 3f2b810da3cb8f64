//! The one door of the protocol: asks in, replies out.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use solvarium_engine::{Clock, LevelError, Limits, Silent};
use solvarium_lab::check::TextError;
use solvarium_lab::game::SharedGame;
use solvarium_lab::level::{self, Opened};
use solvarium_lab::request::Settings;
use solvarium_lab::{AlarmReport, CheckReport, HintReport, Language, LoadError, Words, registry};

use crate::batch::{Order, generate_batch};
use crate::call::words_of;
use crate::levels::Levels;
use crate::session::Session;
use crate::stage::Stage;
use crate::{Ask, Call, Catalogue, Event, LevelPart, LevelRef, LoadedLevel, Problem, Reply, position};

/// Bytes of the longest level text that a server should take.
pub const LEVEL_BYTES: usize = 2 << 20;

/// What a host allows.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    /// What a run may use at most, whatever is asked for.
    pub limits: Limits,
    /// Bytes of one recording.
    pub trace_bytes: usize,
    /// Bytes of all recordings that are kept.
    pub session_bytes: usize,
    /// Bytes of the longest level text, such as [`LEVEL_BYTES`].
    pub level_bytes: usize,
}

/// Answers asks. What it keeps between them is shared by its clones, so that several threads may ask at once.
#[derive(Clone)]
pub struct Desk {
    pub(super) policy: Policy,
    session: Arc<Mutex<Session>>,
    levels: Arc<Levels>,
}

impl Desk {
    /// A desk that keeps nothing yet.
    pub fn new(policy: Policy) -> Self {
        Desk { policy, session: Arc::new(Mutex::new(Session::new(policy.session_bytes))), levels: Arc::default() }
    }

    /// Answers an ask. Events are given while it is worked on; setting `cancel` ends it early.
    pub fn answer(
        &self,
        call: impl Into<Call>,
        clock: &dyn Clock,
        cancel: &AtomicBool,
        events: &mut dyn FnMut(Event),
    ) -> Reply {
        let Call { ask, language } = call.into();
        let words = words_of(language);
        let mut worded = |event: Event| events(event.worded(words));
        let stage = Stage::new(clock, cancel, &mut worded);
        self.reply(ask, words, stage).unwrap_or_else(Reply::Error).worded(words)
    }

    /// The same, from JSON to JSON; what is no ask is answered with an error.
    pub fn answer_json(
        &self,
        ask: &[u8],
        clock: &dyn Clock,
        cancel: &AtomicBool,
        events: &mut dyn FnMut(Event),
    ) -> String {
        let reply = match Call::from_json(ask) {
            Ok(call) => self.answer(call, clock, cancel, events),
            Err(problem) => problem.reply(Language::ENGLISH),
        };
        to_json(&reply)
    }

    fn reply(&self, ask: Ask, words: &Words, mut stage: Stage<'_>) -> Result<Reply, Problem> {
        Ok(match ask {
            Ask::Catalogue => Reply::Catalogue(Catalogue::new(words)),
            Ask::Load { level } => Reply::Load(loaded(&*self.open(&level, &mut stage)?)?),
            Ask::Levels { text, puzzle } => {
                self.check_size(&text, "text")?;
                levels(&text, puzzle.as_deref())?
            }
            Ask::Position { level, moves, travel, changes } => {
                let game = self.game(&level, &mut stage)?;
                Reply::Position(Box::new(position::after(&game, &moves, travel, changes)?))
            }
            Ask::Solve { level, request, trace } => self.solve(&level, request, trace, stage)?,
            Ask::Compare { level, requests, trace, repeat_seconds } => {
                self.compare(&level, requests, trace, repeat_seconds, stage)?
            }
            Ask::Generate { puzzle, settings, seed, limits } => {
                self.generate(&puzzle, &settings, seed, limits, stage)?
            }
            Ask::GenerateBatch { puzzle, settings, target, seed, count, tries, limits } => {
                let order = Order { settings, target, seed, count, tries, limits: self.limits(limits) };
                generate_batch(&puzzle, &order, stage)?
            }
            Ask::Check { level, solution, limits } => self.check(&level, solution.as_deref(), limits, words, stage)?,
            Ask::Hint { level, moves, plan, limits } => {
                let game = self.game(&level, &mut stage)?;
                let advice = game.hint(&moves, &plan, self.limits(limits), &mut stage.host())?;
                Reply::Hint(Box::new(HintReport::new(game.as_ref(), level.name(), advice, words)))
            }
            Ask::Alarm { level, moves } => {
                let game = self.game(&level, &mut stage)?;
                let lost = game.alarm(&moves, self.policy.limits, &mut stage.host())?;
                Reply::Alarm(AlarmReport { puzzle: game.info().name, level: level.name().into(), lost })
            }
            Ask::Regret { level, actions, limits } => {
                let game = self.game(&level, &mut stage)?;
                let report = game.regret(level.name(), &actions, self.limits(limits), &mut stage.host())?;
                Reply::Regret(Box::new(report))
            }
            Ask::Heuristics { level, space, script, limits } => {
                self.heuristics(&level, space, script, limits, words, stage)?
            }
            Ask::Plain { level, space } => {
                Reply::Plain(self.game(&level, &mut stage)?.plain(space.as_deref(), level.rules())?)
            }
            Ask::Convert { level, to } => Reply::Convert { text: self.game(&level, &mut stage)?.write(&to)? },
            Ask::WriteSolution { level, moves, to } => {
                Reply::WriteSolution { text: self.game(&level, &mut stage)?.write_solution(&to, &moves, words)? }
            }
            Ask::ReadSolution { level, text } => {
                Reply::ReadSolution { moves: self.game(&level, &mut stage)?.read_solution(&text)? }
            }
            Ask::MakeLink { shared } => Reply::MakeLink { link: self.make_link(&shared, &mut stage)? },
            Ask::ReadLink { link } => Reply::ReadLink { shared: Box::new(self.read_link(&link, &mut stage)?) },
            Ask::ReadLecture { text } => Reply::ReadLecture(Box::new(self.read_lecture(&text, &mut stage)?)),
            Ask::TracePage { run, from, count } => Reply::TracePage(self.run(run)?.recording.page(from, count)),
            Ask::TraceTree { run, node, part, most } => self.tree(run, node, part, most)?,
            Ask::TraceDiff { run, other } => self.trace_diff(run, other)?,
            Ask::TraceNode { run, .. }
            | Ask::TracePath { run, .. }
            | Ask::TraceCandidate { run, .. }
            | Ask::TracePopulation { run, .. }
            | Ask::TraceCrossing { run, .. }
            | Ask::TraceHeat { run, .. }
            | Ask::TraceCells { run }
            | Ask::TraceLeaves { run, .. }
            | Ask::TraceMoment { run, .. }
            | Ask::TraceState { run, .. }
            | Ask::TraceBreak { run, .. } => self.inspect(run, &ask, &stage)?,
            Ask::Quiz { level, request, seed, count } => self.quiz(&level, request, seed, count, stage)?,
            Ask::Forget { run } => {
                self.session().forget(run);
                Reply::Forget
            }
        })
    }

    /// The level an ask names, as it was read or from those kept.
    pub(super) fn open(&self, level: &LevelRef, stage: &mut Stage<'_>) -> Result<Arc<Opened>, Problem> {
        Ok(self.levels.open(level, || self.read(level, stage))?)
    }

    /// Reads the level. Never looks at files.
    fn read(&self, level: &LevelRef, stage: &mut Stage<'_>) -> Result<Opened, LoadError> {
        if let LevelRef::Text { text, .. } = level {
            self.check_size(text, level.name())?;
        }
        let mut silent = Silent;
        level.open(&mut stage.context(self.policy.limits, &mut silent))
    }

    /// Refuses a level text that is too long, before any reader sees it.
    pub(super) fn check_size(&self, text: &str, name: &str) -> Result<(), LoadError> {
        let (size, most) = (text.len() as u64, self.policy.level_bytes as u64);
        if size > most { Err(LoadError::TooLarge { name: name.into(), size, most }) } else { Ok(()) }
    }

    pub(super) fn game(&self, level: &LevelRef, stage: &mut Stage<'_>) -> Result<SharedGame, Problem> {
        Ok(self.open(level, stage)?.game.clone())
    }

    pub(super) fn session(&self) -> MutexGuard<'_, Session> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is asked for, within what the host allows.
    pub(super) fn limits(&self, asked: Limits) -> Limits {
        asked.within(self.policy.limits)
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
        Ok(Reply::Generate(loaded(&Opened { game, name })?))
    }

    fn check(
        &self,
        level: &LevelRef,
        solution: Option<&str>,
        limits: Limits,
        words: &Words,
        mut stage: Stage<'_>,
    ) -> Result<Reply, Problem> {
        let name = level.name();
        let report = match (self.read(level, &mut stage), solution) {
            (Err(LoadError::Level { error, .. }), _) => CheckReport::invalid(name, TextError::new(&error, words)),
            (Err(error @ LoadError::Unrecognised { .. }), _) => {
                CheckReport::invalid(name, TextError::new(&LevelError::at(1, 1, &error), words))
            }
            (Err(error), _) => return Err(error.into()),
            (Ok(opened), Some(solution)) => CheckReport::played(opened.game.as_ref(), name, solution, words),
            (Ok(Opened { game, .. }), None) => {
                let examination = game.examine(self.limits(limits), &mut stage.host())?;
                CheckReport::examined(game.as_ref(), name, &examination, words)
            }
        };
        Ok(Reply::Check(Box::new(report)))
    }
}

/// JSON of what the protocol sends.
pub fn to_json(message: &impl serde::Serialize) -> String {
    serde_json::to_string(message).expect("what the protocol sends can always be written as JSON")
}

pub(super) fn loaded(opened: &Opened) -> Result<Box<LoadedLevel>, Problem> {
    let game = &opened.game;
    let entry = registry::puzzle(game.info().name)?;
    Ok(Box::new(LoadedLevel {
        puzzle: game.info().name,
        name: opened.name.clone(),
        metadata: game.metadata().clone(),
        notes: game.notes().to_vec(),
        text: game.write(entry.first_format())?,
        algorithms: entry.solver_names().into_iter().filter(|name| game.can_run(name)).collect(),
        start: position::after(game, &[], None, false)?,
    }))
}

fn levels(text: &str, puzzle: Option<&str>) -> Result<Reply, Problem> {
    let entry = level::puzzle_of(text, "text", puzzle)?;
    let parts = entry.split(text);
    let part = |(at, level): (usize, &solvarium_engine::LevelText<'_>)| LevelPart {
        part: (at + 1).to_string(),
        metadata: level.metadata.clone(),
        line: level.lines_before + 1,
        text: level.text.into(),
    };
    Ok(Reply::Levels { puzzle: entry.info.name, levels: parts.iter().enumerate().map(part).collect() })
}
