//! Heuristics against the truth: on a level small enough, every state is visited, every distance to a goal computed, and
//! every estimate compared with it.
//!
//! Distances are those of the searched space. In a disjoint space (see [`Space::DISJOINT`]) a state leads to the
//! solutions of its own branch only; its estimates speak of those, and so do the distances in its graph. A state that is
//! called dead is not looked at any further by a search, so moves out of it cannot be inconsistent.

mod detail;
mod estimate;
mod figures;
#[cfg(not(target_family = "wasm"))]
mod filed;
mod graph;
mod moves;
mod others;
mod scene;
mod table;

use std::collections::BTreeMap;

use serde::Serialize;
use solvarium_engine::own::{self, About};
use solvarium_engine::{Cost, Ctx, DEAD, Ended, Heuristic, Limits, Puzzle, Space, SpaceVisitor, Stop, Value};
use solvarium_puzzles::{LevelVisitor, Listed};
use solvarium_words::Words;

#[cfg(feature = "cluster")]
use crate::at_scale::{Identity, identity};
use crate::error::{RequestError, stopped};
use crate::game::Game;
use crate::lookup;
use crate::picture::Picture;
use crate::report::VERSION;
use crate::request::{Scale, Settings};
use crate::watch::{Forward, Host};
use graph::Graph;
use moves::Moves;
#[cfg(feature = "cluster")]
use others::Linked;
use others::{Alone, Others, agreed};
use scene::Scene;

pub use detail::{Dominance, GuidedSearch, HeuristicDetail, PairCount};
pub use table::{COLUMNS, Column, csv, markdown};

/// What to measure.
#[derive(Clone, Debug, Default)]
pub struct HeuristicsRequest {
    /// Name of the space; the puzzle's first when none is given.
    pub space: Option<String>,
    /// Settings of the puzzle's rules.
    pub settings: Settings,
    /// What may be used.
    pub limits: Limits,
    /// Threads that make the estimates, where the moves lie, and the processes that share the estimates.
    pub scale: Scale,
    /// Whether to tell what is drawn of each heuristic, and to compare each with each.
    pub detail: bool,
    /// The text of the person's own heuristic, to be measured too; only some hosts run such programs.
    pub script: Option<String>,
}

/// Every heuristic of a space on one level.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HeuristicsReport {
    /// The puzzle's name.
    pub puzzle: &'static str,
    /// The level as it was named by the user.
    pub level: String,
    /// The space.
    pub space: &'static str,
    /// Every setting in force.
    #[cfg_attr(feature = "typescript", ts(as = "BTreeMap<String, crate::request::Setting>"))]
    pub options: BTreeMap<&'static str, Value>,
    /// Whether everything was measured.
    pub complete: bool,
    /// Which limit was reached, if that is why it is not complete; else it was interrupted.
    pub limit: Option<&'static str>,
    /// States that can be reached from the start; without a complete measurement, those seen.
    pub states: u64,
    /// Moves between them.
    pub moves: u64,
    /// Goals among them.
    pub goals: u64,
    /// States from which a goal can be reached, goals too.
    pub solvable: u64,
    /// States from which none can.
    pub dead: u64,
    /// Least cost from the start to a goal; null if there is no way.
    pub distance: Option<Cost>,
    /// Those that were measured.
    pub heuristics: Vec<HeuristicFigures>,
    /// Each two of them beside each other, where that was asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Dominance>>", optional))]
    pub dominance: Vec<Dominance>,
    /// Wall-clock seconds.
    pub seconds: f64,
    /// The most bytes that were held.
    pub search_bytes: u64,
    /// The program's version.
    pub version: &'static str,
}

/// One heuristic against the truth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HeuristicFigures {
    /// Its name.
    pub name: &'static str,
    /// What it estimates.
    pub summary: String,
    /// Whether it is declared never to exceed the true distance.
    pub declared_admissible: bool,
    /// Whether it never does here.
    pub admissible: bool,
    /// Whether it never falls by more than a move costs here.
    pub consistent: bool,
    /// The estimate at the start; null if it calls the start dead.
    pub start: Option<Cost>,
    /// Mean error over the states from which a goal can be reached, whatever its sign.
    pub mean_error: Option<f64>,
    /// Mean of the errors by the true distance, over those of them that are no goals.
    pub mean_relative_error: Option<f64>,
    /// The greatest error.
    pub greatest_error: Option<Cost>,
    /// The share of states from which a goal can be reached where it is right.
    pub exact: Option<f64>,
    /// Pearson's correlation with the true distance; null where one of the two never changes.
    pub correlation: Option<f64>,
    /// The same of the ranks.
    pub rank_correlation: Option<f64>,
    /// Dead states that it calls dead.
    pub dead_recognised: u64,
    /// States that it calls dead though a goal can be reached.
    pub wrongly_dead: u64,
    /// States whose estimate exceeds the true distance, those wrongly called dead too.
    pub overestimates: u64,
    /// The first of them in the order of breadth-first search.
    pub first_overestimate: Option<Sighting>,
    /// Moves by which the estimate falls by more than they cost.
    pub inconsistencies: u64,
    /// The first of them.
    pub first_inconsistency: Option<Inconsistency>,
    /// What is drawn of it, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub detail: Option<HeuristicDetail>,
}

/// A state and what is said of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Sighting {
    /// The state in one line.
    pub state: String,
    /// The moves a person makes to get there.
    pub moves: Vec<String>,
    /// The board then.
    pub board: Picture,
    /// The estimate; null if it calls the state dead.
    pub estimate: Option<Cost>,
    /// The true distance; null if no goal can be reached.
    pub distance: Option<Cost>,
}

/// A move by which an estimate falls by more than it costs.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Inconsistency {
    /// The state before it.
    pub from: Sighting,
    /// The state after it.
    pub to: Sighting,
    /// What it costs.
    pub cost: Cost,
}

impl Game {
    /// Every heuristic of a space against the true distances, on a level small enough to be exhausted.
    pub fn heuristics(
        &self,
        request: &HeuristicsRequest,
        words: &Words,
        host: &mut Host<'_>,
    ) -> Result<HeuristicsReport, RequestError> {
        self.visit(MeasureAll { level: self.name(), request, words, host })
    }
}

struct MeasureAll<'a, 'h> {
    level: &'a str,
    request: &'a HeuristicsRequest,
    words: &'a Words,
    host: &'a mut Host<'h>,
}

impl LevelVisitor for MeasureAll<'_, '_> {
    type Output = Result<HeuristicsReport, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        measure(puzzle, self)
    }
}

fn measure<P: Puzzle>(
    puzzle: &P,
    MeasureAll { level, request, words, host }: MeasureAll<'_, '_>,
) -> Result<HeuristicsReport, RequestError> {
    let space = lookup::space::<P>(request.space.as_deref())?;
    let rules = lookup::rules(puzzle, &request.settings)?;
    let puzzle = lookup::configured(puzzle, &rules, space);
    host.watcher.begin("heuristics");
    let report = HeuristicsReport {
        puzzle: P::INFO.name,
        level: level.into(),
        space: space.name,
        options: rules.values().collect(),
        version: VERSION,
        ..HeuristicsReport::default()
    };
    let mut observer = Forward(host.watcher);
    let mut ctx = Ctx::new(request.limits, host.clock, Some(host.cancel), &mut observer);
    let measure = Measure {
        puzzle: &puzzle,
        words,
        report,
        request,
        #[cfg(feature = "cluster")]
        identity: identity(&puzzle, &rules, space.name, "heuristics"),
        ctx: &mut ctx,
    };
    let mut report = puzzle.with_space(space.name, measure)?;
    ctx.finish();
    if let Some(failure) = own::take_failure() {
        return Err(RequestError::Script(failure));
    }
    report.seconds = ctx.stats.seconds;
    report.search_bytes = ctx.stats.search_bytes;
    Ok(report)
}

struct Measure<'a, 'c, P> {
    puzzle: &'a P,
    words: &'a Words,
    report: HeuristicsReport,
    request: &'a HeuristicsRequest,
    #[cfg(feature = "cluster")]
    identity: Identity,
    ctx: &'a mut Ctx<'c>,
}

impl<P: Puzzle> SpaceVisitor<P> for Measure<'_, '_, P> {
    type Output = Result<HeuristicsReport, RequestError>;

    fn visit<S: Space>(self, space: &S, translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        let Measure { puzzle, words, mut report, request, ctx, .. } = self;
        let HeuristicsRequest { detail, ref scale, .. } = *request;
        let script = request.script.as_deref();
        let own = script.map(|script| begun::<P, S>(space, report.space, script)).transpose()?;
        let mut run = |others: &mut dyn Others, ctx: &mut Ctx<'_>| -> Result<(), Ended> {
            let mut graph = Graph::new(space.key_len(), agreed(others, moves(scale))?);
            let explored = graph.explore(space, ctx);
            report.states = graph.nodes.len() as u64;
            report.moves = graph.moves.len();
            agreed(others, explored)?;
            let distances = agreed(others, graph.distances(ctx))?;
            let count = |wanted: &dyn Fn(&Cost) -> bool| distances.iter().filter(|&d| wanted(d)).count() as u64;
            report.goals = count(&|&distance| distance == 0);
            report.dead = count(&|&distance| distance == DEAD);
            report.solvable = report.states - report.dead;
            report.distance = alive(distances[0]);
            let scene = Scene { puzzle, words, space, translate: &translate, graph: &graph, distances: &distances };
            let mut kept = Vec::new();
            for heuristic in S::HEURISTICS.iter().chain(own) {
                let estimates = scene.estimates(heuristic, kept.len(), scale.threads, others, ctx)?;
                let mut figures = agreed(others, scene.figures(heuristic, &estimates))?;
                if detail {
                    figures.detail = Some(scene.detail(heuristic, &estimates, ctx)?);
                    kept.push((heuristic.name, estimates));
                }
                report.heuristics.push(figures);
            }
            report.dominance = detail::dominance(&kept);
            Ok(())
        };
        #[cfg(feature = "cluster")]
        let done = match &scale.cluster {
            Some(cluster) => {
                let terms = cluster.terms(self.identity, scale, ctx);
                cluster.together(&terms, ctx, |wire, ctx| run(&mut Linked(wire), ctx))?
            }
            None => stopped(run(&mut Alone, ctx))?,
        };
        #[cfg(not(feature = "cluster"))]
        let done = stopped(run(&mut Alone, ctx))?;
        (report.complete, report.limit) = match done {
            Ok(()) => (true, None),
            Err(Stop::Limit(limit)) => (false, Some(limit.name())),
            Err(Stop::Interrupted) => (false, None),
        };
        Ok(report)
    }
}

/// Where the moves are to lie.
fn moves(scale: &Scale) -> Result<Moves, Ended> {
    #[cfg(not(target_family = "wasm"))]
    if let Some(disk) = &scale.disk {
        let folder = &disk.folder;
        #[cfg(feature = "cluster")]
        let folder = &scale.cluster.as_ref().map_or_else(|| folder.clone(), |cluster| cluster.folder(folder));
        return filed::Filed::new(folder).map(Moves::Filed);
    }
    #[cfg(target_family = "wasm")]
    let _ = scale;
    Ok(Moves::default())
}

/// The person's own heuristic, ready to judge the states of a space.
fn begun<P: Puzzle, S: Space>(space: &S, name: &str, script: &str) -> Result<&'static Heuristic<S>, RequestError> {
    let heuristic = lookup::heuristic::<P, S>(Some(own::NAME))?;
    let about = About { puzzle: P::INFO.name, space: name, algorithm: "astar", script };
    own::begin(space, about).map_err(RequestError::Script)?;
    Ok(heuristic)
}

/// A distance or an estimate, if it is one.
fn alive(cost: Cost) -> Option<Cost> {
    (cost != DEAD).then_some(cost)
}
