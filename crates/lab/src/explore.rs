//! Every state of a level, counted layer by layer: how large it is, how deep, how many ways it can end.

use serde::Serialize;
use solvarium_engine::{Ctx, Limits, Puzzle, Space, SpaceVisitor, Stop, message};
use solvarium_puzzles::{LevelVisitor, Listed};
use solvarium_scale::Ended;
use solvarium_scale::explore::{self, Explored};
use solvarium_scale::link::{Link, Means};

use crate::at_scale::{Identity, Work, identity};
use crate::error::RequestError;
use crate::game::Game;
use crate::lookup::{configured, rules, space};
use crate::report::{RunStats, VERSION};
use crate::request::{Scale, Settings};
use crate::watch::{Forward, Host};

/// What it is called where an algorithm has its name.
const EXPLORE: &str = "explore";

/// What is asked for.
#[derive(Clone, Debug, Default)]
pub struct ExploreRequest {
    /// Name of the space; the puzzle's first when none is given.
    pub space: Option<String>,
    /// Settings of the puzzle's rules.
    pub settings: Settings,
    /// What may be used.
    pub limits: Limits,
    /// What it is done by.
    pub scale: Scale,
    /// Whether to count the states from which no goal can be reached, which takes several times as long.
    pub dead: bool,
}

/// What there is to be reached.
#[derive(Clone, Debug, Serialize)]
pub struct ExploreReport {
    /// The version of the program.
    pub version: &'static str,
    /// The puzzle's name.
    pub puzzle: &'static str,
    /// The level as it was named by the user.
    pub level: String,
    /// The space that was explored.
    pub space: &'static str,
    /// Whether all of it was found, and the dead states counted if that was asked for.
    pub complete: bool,
    /// The limit that ended it before, or `interrupted`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<&'static str>,
    /// States of all layers.
    pub states: u64,
    /// Goals among them.
    pub goals: u64,
    /// States from which no goal can be reached, if they were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dead: Option<u64>,
    /// Moves from the start to the nearest goal, if one was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nearest_goal: Option<usize>,
    /// The layers that were found as a whole: the states for which so many moves are needed, from 0 on.
    pub layers: Vec<LayerRow>,
    /// What it took. `generated` counts the moves of all states that were expanded.
    pub stats: RunStats,
}

/// A layer.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct LayerRow {
    /// Moves from the start.
    pub depth: usize,
    /// States.
    pub states: u64,
    /// Goals among them.
    pub goals: u64,
}

impl Game {
    /// Counts every state that can be reached from the start, goals and what lies beyond them too.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use solvarium_lab::explore::ExploreRequest;
    /// use solvarium_lab::{Host, Limits, NoWatcher, Scale, SystemClock, level};
    ///
    /// let (clock, cancel) = (SystemClock::default(), AtomicBool::new(false));
    /// let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut NoWatcher };
    /// let game = level::open("bloxorz/1", None).expect("a built-in level");
    /// let limits = Limits::default();
    /// let request = ExploreRequest { limits, scale: Scale::on(2), dead: true, ..ExploreRequest::default() };
    /// let report = game.explore(&request, &mut host).expect("every level has states");
    /// assert_eq!(report.nearest_goal, Some(7));
    /// assert!(report.complete && report.dead == Some(0));
    /// ```
    pub fn explore(&self, request: &ExploreRequest, host: &mut Host<'_>) -> Result<ExploreReport, RequestError> {
        self.visit(Explore { level: self.name(), request, host })
    }
}

struct Explore<'a, 'h> {
    level: &'a str,
    request: &'a ExploreRequest,
    host: &'a mut Host<'h>,
}

impl LevelVisitor for Explore<'_, '_> {
    type Output = Result<ExploreReport, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let Explore { level, request, host } = self;
        let info = space::<P>(request.space.as_deref())?;
        if request.dead && request.scale.disk.is_some() {
            return Err(RequestError::NotApplicable(message!("request-dead-on-disk")));
        }
        if request.dead && !request.scale.is_alone() {
            return Err(RequestError::NotApplicable(message!("request-dead-on-cluster")));
        }
        let rules = rules(puzzle, &request.settings)?;
        let puzzle = configured(puzzle, &rules, info);
        host.watcher.begin(EXPLORE);
        let identity = identity(&puzzle, &rules, info.name, EXPLORE);
        let (explored, stats) = puzzle.with_space(info.name, ExploreSpace { request, identity, host })?;
        let layers: Vec<LayerRow> = explored.layers.iter().enumerate().map(LayerRow::from).collect();
        Ok(ExploreReport {
            version: VERSION,
            puzzle: P::INFO.name,
            level: level.into(),
            space: info.name,
            complete: explored.stopped.is_none(),
            stopped: explored.stopped.map(|stop| match stop {
                Stop::Limit(limit) => limit.name(),
                Stop::Interrupted => "interrupted",
            }),
            states: layers.iter().map(|layer| layer.states).sum(),
            goals: layers.iter().map(|layer| layer.goals).sum(),
            dead: explored.dead,
            nearest_goal: layers.iter().position(|layer| layer.goals > 0),
            layers,
            stats,
        })
    }
}

impl From<(usize, &explore::Layer)> for LayerRow {
    fn from((depth, layer): (usize, &explore::Layer)) -> Self {
        LayerRow { depth, states: layer.states, goals: layer.goals }
    }
}

struct ExploreSpace<'a, 'h> {
    request: &'a ExploreRequest,
    identity: Identity,
    host: &'a mut Host<'h>,
}

impl<P: Puzzle> SpaceVisitor<P> for ExploreSpace<'_, '_> {
    type Output = Result<(Explored, RunStats), RequestError>;

    fn visit<S: Space>(self, space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        let ExploreSpace { request, identity, host } = self;
        let mut observer = Forward(host.watcher);
        let mut ctx = Ctx::new(request.limits, host.clock, Some(host.cancel), &mut observer);
        let explored = if request.dead {
            explore::run(space, request.scale.threads, true, &mut ctx).map_err(RequestError::Failed)?
        } else {
            request.scale.work(Every(space), identity, &mut ctx)?.unwrap_or_else(Explored::stopped)
        };
        ctx.finish();
        Ok((explored, RunStats { series: ctx.series.into_samples(), ..RunStats::from(&ctx.stats) }))
    }
}

/// The states of a space, all of them.
struct Every<'s, S>(&'s S);

impl<S: Space> Work for Every<'_, S> {
    type Done = Explored;

    fn by(self, means: Means<'_, impl Link>, ctx: &mut Ctx<'_>) -> Result<Explored, Ended> {
        explore::run_by(self.0, means, ctx).map_err(Ended::Failed)
    }
}
