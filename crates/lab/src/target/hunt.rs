//! Draws levels until one meets a target.
//!
//! The first candidate is the level that the seed gives without a target; the seeds of the others are derived from it. So a
//! seed, a target and limits in states give the same level on every machine. A candidate is written down, read again and
//! judged as it is read (`verify.rs`).
//!
//! **Not blindly.** A difficulty that is wanted is asked of the generator too. When candidates are mostly too small for what
//! is wanted, harder ones are asked for, and then larger ones; when they are mostly too large, it is the other way round.
//! What the user has set stays as it is.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use serde::Serialize;
use solvarium_engine::{Aims, GenerateError, Kind, Limit, Limits, Message, ParamInfo, Stats, Stop, message};
use thiserror::Error;

use super::verify::{Failure, Judge, Verdict, left};
use super::{Condition, Side, Target, Verified, VerifiedRun};
use crate::RequestError;
use crate::game::SharedGame;
use crate::registry::PuzzleEntry;
use crate::request::Settings;
use crate::watch::{Host, Watcher};

/// Candidates drawn for one level when nothing else is said.
pub const TRIES: u64 = 500;
/// States that making a candidate may take when nothing else is said.
const MAKING: u64 = 10_000_000;
/// States that each search of a candidate may expand when nothing else is said.
const JUDGING: u64 = 300_000;
/// Candidates on the same side of what is wanted that change the size.
const PATIENCE: i32 = 2;
/// How far difficulty and sizes are changed from the usual ones, in steps.
const FARTHEST: i64 = 8;
/// The parameter by which generators are asked for a difficulty.
const DIFFICULTY: &str = "difficulty";
/// Seconds between two reports on how far it is.
const TOLD_EVERY: f64 = 1.0 / 30.0;

/// What is wanted.
#[derive(Clone, Debug)]
pub struct Wanted<'a> {
    /// The generator's settings.
    pub settings: &'a Settings,
    /// What the level must be like; nothing more than solvable, if it is empty.
    pub target: &'a Target,
    /// The seed.
    pub seed: u64,
    /// Most candidates.
    pub tries: u64,
    /// What may be used: states and memory by each piece of work, time by all of them together.
    pub limits: Limits,
}

/// A level that meets its target.
pub struct Found {
    /// The level, as it is read from its text.
    pub game: SharedGame,
    /// How it was made and what was verified.
    pub made: Made,
}

/// How a level was made, and what was verified.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Made {
    /// The seed that was given.
    pub seed: u64,
    /// The seed from which the generator makes this level without a target, with the settings below.
    pub drawn_from: u64,
    /// The generator's settings.
    pub settings: BTreeMap<String, String>,
    /// Candidates that were drawn, this one included.
    pub tried: u64,
    /// The search that solved it.
    pub solver: VerifiedRun,
    /// Its solution, which was replayed.
    pub solution: Vec<String>,
    /// The conditions of the target, each with what shows it.
    pub verified: Vec<Verified>,
}

/// The candidates so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tally {
    /// Candidates that were drawn.
    pub tried: u64,
    /// Those for which the generator gave nothing, or which were not solved, within the limits.
    pub not_made: u64,
    /// The others, by the condition that they were thrown away for.
    pub rejected: Vec<Rejected>,
}

/// Candidates that were thrown away for a condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rejected {
    /// The condition, as it is written in a target.
    pub condition: String,
    /// Those that do not meet it.
    pub failed: u64,
    /// Those for which the limits left it open.
    pub undecided: u64,
}

/// Why there is no such level.
#[derive(Debug, Error)]
#[error("{}", Message::from(self))]
pub enum HuntError {
    /// The generator refused the settings.
    Generate(GenerateError),
    /// A search could not be run, or gave a wrong answer.
    Request(RequestError),
    /// None of the candidates met the target.
    NotFound(Tally),
    /// A limit was reached, or the user interrupted.
    Stopped(Stop, Tally),
}

impl From<&HuntError> for Message {
    fn from(error: &HuntError) -> Self {
        match error {
            HuntError::Generate(error) => error.into(),
            HuntError::Request(error) => error.into(),
            HuntError::NotFound(tally) => {
                let worst = tally.rejected.iter().max_by_key(|of| of.failed + of.undecided);
                let worst = worst.filter(|of| of.failed + of.undecided > tally.not_made);
                let why = worst.map_or_else(
                    || message!("target-not-made", count = tally.not_made),
                    |of| message!("target-rejected", count = of.failed + of.undecided, condition = &of.condition),
                );
                message!("target-not-found", tried = tally.tried, why)
            }
            HuntError::Stopped(stop, tally) => {
                message!("target-stopped", stop = Message::from(*stop), tried = tally.tried)
            }
        }
    }
}

impl From<Failure> for HuntError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Request(error) => HuntError::Request(error),
            Failure::Stopped(stop) => HuntError::Stopped(stop, Tally::default()),
        }
    }
}

/// Draws levels of a puzzle until one meets the target. The watcher is told of the candidates.
pub fn hunt(entry: &PuzzleEntry, wanted: &Wanted<'_>, host: &mut Host<'_>) -> Result<Found, HuntError> {
    let Some((aims, params)) = entry.aims.as_ref().zip(entry.generator) else {
        let message = message!("request-no-generator", puzzle = entry.info.name);
        return Err(HuntError::Request(RequestError::NotApplicable(message)));
    };
    let deadline = wanted.limits.seconds.map(|seconds| host.clock.seconds() + seconds);
    let mut tally = Tally::new(wanted.target);
    let mut sizes = Sizes { offset: 0, lean: 0, least: -FARTHEST, most: FARTHEST };
    let asked = asked(wanted, params);
    let mut told = f64::NEG_INFINITY;
    while tally.tried < wanted.tries {
        if host.cancel.load(Ordering::Relaxed) {
            return Err(HuntError::Stopped(Stop::Interrupted, tally));
        }
        let settings = sizes.applied(&asked, aims, params);
        let candidate = Candidate { entry, aims, wanted, settings, deadline, number: tally.tried };
        tally.tried += 1;
        let outcome = candidate.judged(host).map_err(|error| match error {
            HuntError::Stopped(stop, _) => HuntError::Stopped(stop, tally.clone()),
            other => other,
        });
        match outcome {
            Ok(Judged::Meets(mut found)) => {
                found.made.tried = tally.tried;
                return Ok(*found);
            }
            Ok(Judged::NotMade) => {
                tally.not_made += 1;
                sizes.learn(if sizes.offset > 0 { Side::Above } else { Side::Inside });
            }
            Ok(Judged::Rejected(index, side)) => {
                let of = &mut tally.rejected[index];
                *(if side.is_some() { &mut of.failed } else { &mut of.undecided }) += 1;
                sizes.learn(side.unwrap_or(Side::Above));
            }
            Err(HuntError::Generate(GenerateError::Request(_))) if sizes.offset != 0 => {
                tally.not_made += 1;
                sizes.draw_back();
            }
            Err(error) => return Err(error),
        }
        if host.clock.seconds() - told >= TOLD_EVERY {
            told = host.clock.seconds();
            host.watcher.tried(&tally);
        }
    }
    Err(HuntError::NotFound(tally))
}

/// The settings that were given, and the difficulty that the target wants where the generator knows it.
fn asked(wanted: &Wanted<'_>, params: &[ParamInfo]) -> Settings {
    let mut settings = wanted.settings.clone();
    let is_set = settings.iter().any(|(name, _)| name == DIFFICULTY);
    let wants = wanted.target.conditions.iter().find_map(|condition| match condition {
        Condition::Difficulty(name) => Some(*name),
        Condition::Rule { least: 1.., of } => Some(*of),
        _ => None,
    });
    if let Some(word) = wants.filter(|word| !is_set && takes_difficulty(params, word)) {
        settings.push((DIFFICULTY.into(), word.into()));
    }
    settings
}

/// Whether the generator can be asked for a difficulty.
fn takes_difficulty(params: &[ParamInfo], word: &str) -> bool {
    let is_choice = |kind: Kind| matches!(kind, Kind::Choice { choices, .. } if choices.contains(&word));
    params.iter().any(|param| param.name == DIFFICULTY && is_choice(param.kind))
}

/// How difficulty and sizes differ from the usual ones.
struct Sizes {
    /// Steps by which they are greater: first the difficulty, then the sizes.
    offset: i64,
    /// Candidates that were too small, less those that were too large, since the last change.
    lean: i32,
    /// The least and greatest offset that the generator takes.
    least: i64,
    most: i64,
}

impl Sizes {
    fn applied(&self, settings: &Settings, aims: &Aims, params: &[ParamInfo]) -> Settings {
        let mut settings = settings.clone();
        if self.offset == 0 {
            return settings;
        }
        let mut steps = self.offset;
        let hardest = aims.difficulties.len().saturating_sub(1) as i64;
        if settings.iter().all(|(name, _)| name != DIFFICULTY)
            && let Some(word) = aims.difficulties.get(self.offset.clamp(0, hardest) as usize)
            && takes_difficulty(params, word)
        {
            settings.push((DIFFICULTY.into(), (*word).into()));
            steps = if steps > 0 { (steps - hardest).max(0) } else { steps + 1 };
        }
        for scale in aims.scale.iter().filter(|_| steps != 0) {
            let bounds = params.iter().find(|param| param.name == scale.name).map(|param| param.kind);
            let Some(Kind::Int { min, max, .. }) = bounds else { continue };
            if settings.iter().all(|(name, _)| name != scale.name) {
                let by = steps.saturating_mul(scale.step as i64);
                let value = scale.usual.saturating_add_signed(by).clamp(min, max);
                settings.push((scale.name.into(), value.to_string()));
            }
        }
        settings
    }

    /// Takes into account on which side of what is wanted a candidate was.
    fn learn(&mut self, side: Side) {
        self.lean += match side {
            Side::Below => 1,
            Side::Inside => 0,
            Side::Above => -1,
        };
        if self.lean.abs() >= PATIENCE {
            self.offset = (self.offset + i64::from(self.lean.signum())).clamp(self.least, self.most);
            self.lean = 0;
        }
    }

    /// Never goes as far as this again, for the generator refused it.
    fn draw_back(&mut self) {
        if self.offset > 0 {
            self.most = self.offset - 1;
        } else {
            self.least = self.offset + 1;
        }
        self.offset = self.offset.clamp(self.least, self.most);
        self.lean = 0;
    }
}

/// A level that may meet the target.
struct Candidate<'a> {
    entry: &'a PuzzleEntry,
    aims: &'a Aims,
    wanted: &'a Wanted<'a>,
    settings: Settings,
    deadline: Option<f64>,
    number: u64,
}

/// What came of a candidate.
enum Judged {
    Meets(Box<Found>),
    NotMade,
    /// The place of the condition, and on which side the candidate was, if that is known.
    Rejected(usize, Option<Side>),
}

impl Candidate<'_> {
    fn judged(self, host: &mut Host<'_>) -> Result<Judged, HuntError> {
        let Candidate { entry, aims, wanted, ref settings, deadline, number } = self;
        let mut quiet = Quiet(host.watcher);
        let mut host = Host { clock: host.clock, cancel: host.cancel, watcher: &mut quiet };
        let limits = |nodes: u64| Limits {
            nodes: wanted.limits.nodes.or(Some(nodes)),
            seconds: left(deadline, host.clock),
            ..wanted.limits
        };
        let (making, judging) = (limits(MAKING), Limits { seconds: None, ..limits(JUDGING) });
        let seed = derived(wanted.seed, number);
        let drawn = match entry.generate(settings, seed, making, &mut host) {
            Ok(drawn) => drawn,
            Err(GenerateError::Stopped(stop @ (Stop::Interrupted | Stop::Limit(Limit::Time)))) => {
                return Err(HuntError::Stopped(stop, Tally::default()));
            }
            Err(GenerateError::NotFound(_) | GenerateError::Stopped(_)) => return Ok(Judged::NotMade),
            Err(error) => return Err(HuntError::Generate(error)),
        };
        let text = drawn.write(entry.first_format()).map_err(HuntError::Request)?;
        let Ok(game) = entry.load(&text, drawn.name()) else { return Ok(Judged::NotMade) };
        let mut judge = Judge::new(&game, aims, judging, deadline, &mut host);
        let Some(report) = judge.solution(entry.default_algorithm())? else { return Ok(Judged::NotMade) };
        let mut verified = Vec::new();
        for (index, condition) in wanted.target.conditions.iter().enumerate() {
            match judge.holds(condition)? {
                Verdict::Holds(shown) => verified.push(shown),
                Verdict::Fails(side) => return Ok(Judged::Rejected(index, Some(side))),
                Verdict::Undecided => return Ok(Judged::Rejected(index, None)),
            }
        }
        let solver = VerifiedRun::new(&report, judging.nodes);
        let settings = settings.iter().cloned().collect();
        let made = Made {
            seed: wanted.seed,
            drawn_from: seed,
            settings,
            tried: number + 1,
            solver,
            solution: report.moves,
            verified,
        };
        Ok(Judged::Meets(Box::new(Found { game, made })))
    }
}

/// The seed of a candidate: the first has the seed itself, the others are mixed from it (Steele, Lea and Flood,
/// *Fast splittable pseudorandom number generators*, 2014), to 53 bits, which JSON keeps everywhere.
pub(crate) fn derived(seed: u64, number: u64) -> u64 {
    if number == 0 {
        return seed;
    }
    let mut bits = seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (bits ^ (bits >> 31)) >> 11
}

impl Tally {
    fn new(target: &Target) -> Self {
        let none = |condition: &Condition| Rejected { condition: condition.to_string(), failed: 0, undecided: 0 };
        Tally { rejected: target.conditions.iter().map(none).collect(), ..Tally::default() }
    }
}

/// Passes on progress alone: what begins and ends is too much to be told of every candidate.
struct Quiet<'a>(&'a mut dyn Watcher);

impl Watcher for Quiet<'_> {
    fn progress(&mut self, stats: &Stats) -> ControlFlow<()> {
        self.0.progress(stats)
    }
}
