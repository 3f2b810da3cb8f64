//! One run: look up what was asked for, let it search, then replay and check what it found.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use solvarium_algorithms::meaning::HEURISTIC;
use solvarium_algorithms::{self as algorithms, Info, Optimal};
use solvarium_engine::best_first;
use solvarium_engine::own::{self, About};
use solvarium_engine::space::key_of;
use solvarium_engine::{
    Answer, Cost, Ctx, Findings, Options, Puzzle, Sample, Search, Space, SpaceVisitor, Stats, Stop, Task, Value,
};
use solvarium_puzzles::{LevelVisitor, Listed};
#[cfg(not(target_family = "wasm"))]
use solvarium_scale::{
    Ended,
    link::{Link, Means},
};

#[cfg(not(target_family = "wasm"))]
use crate::at_scale::{Identity, Work, identity};
use crate::error::RequestError;
use crate::game::Game;
use crate::lookup::{Prepared, Searcher, heuristic, prepare};
use crate::memory;
use crate::replay::{verified_cost, verify};
use crate::report::{Outcome, Report, RunStats, VERSION};
use crate::request::Request;
use crate::trace::{self, TraceHeader};
use crate::watch::{Forward, Host, SearchEvent, Showing};

impl Game {
    /// Solves the level. The solution of the report has been replayed and checked.
    ///
    /// ```
    /// use std::sync::atomic::AtomicBool;
    /// use solvarium_lab::{Host, NoWatcher, Outcome, Request, SystemClock, level};
    ///
    /// let (clock, cancel) = (SystemClock::default(), AtomicBool::new(false));
    /// let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut NoWatcher };
    /// let game = level::open("bloxorz/1", None).expect("a built-in level");
    /// let mut request = Request::new("wastar");
    /// request.settings = vec![("weight".into(), "2".into())];
    /// let report = game.solve(&request, &mut host).expect("weighted A* has a weight");
    /// assert_eq!(report.outcome, Outcome::Solved);
    /// assert_eq!(report.moves.len() as u64, report.measures["rolls"]);
    /// ```
    pub fn solve(&self, request: &Request, host: &mut Host<'_>) -> Result<Report, RequestError> {
        self.visit(Solve { level: self.name(), request, host })
    }
}

struct Solve<'a, 'h> {
    level: &'a str,
    request: &'a Request,
    host: &'a mut Host<'h>,
}

impl LevelVisitor for Solve<'_, '_> {
    type Output = Result<Report, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        solve(puzzle, self.level, self.request, self.host)
    }
}

/// Solves a level of any puzzle as requested, also of one that is not listed; `level` is what the report calls it.
pub fn solve<P: Puzzle>(
    puzzle: &P,
    level: &str,
    request: &Request,
    host: &mut Host<'_>,
) -> Result<Report, RequestError> {
    let prepared = prepare(puzzle, request)?;
    host.watcher.begin(&request.algorithm);
    let measured = memory::reset_peak();
    let settings = prepared.options.values().filter(|(name, _)| prepared.searcher.means(name, &prepared.options));
    let options: BTreeMap<_, Value> = prepared.rules.values().chain(settings).collect();
    let header = TraceHeader {
        version: trace::FORMAT,
        program: VERSION,
        puzzle: P::INFO.name,
        level: level.into(),
        algorithm: request.algorithm.clone(),
        heuristic: None,
        space: None,
        settings: options.clone(),
        seed: request.seed,
    };
    #[cfg(not(target_family = "wasm"))]
    let identity = |_| identity(&prepared.puzzle, &prepared.rules, prepared.space.name, &request.algorithm);
    let how = How {
        request,
        #[cfg(not(target_family = "wasm"))]
        identity: request.scale.as_ref().map(identity),
    };
    let run = search(&prepared, how, header, host)?;
    let Prepared { puzzle, .. } = prepared;
    let (outcome, limit, moves) = match run.search {
        Ok(Answer::Solved(moves)) => match run.stats.stopped {
            None => (Outcome::Solved, None, Some(moves)),
            Some(Stop::Limit(limit)) => (Outcome::Solved, Some(limit.name()), Some(moves)),
            Some(Stop::Interrupted) => (Outcome::Interrupted, None, Some(moves)),
        },
        Ok(Answer::Unsolvable) => (Outcome::Unsolvable, None, None),
        Ok(Answer::Stuck) => (Outcome::Stuck, None, None),
        Err(Stop::Limit(limit)) => (Outcome::Limit, Some(limit.name()), None),
        Err(Stop::Interrupted) => (Outcome::Interrupted, None, None),
    };
    let cost = moves.as_ref().map(|moves| verified_cost(&puzzle, moves, &request.algorithm)).transpose()?;
    let bounds = [run.fewest_steps, run.stats.lower_bound.map(u64::from)];
    let Findings { steps, unique, second } = run.findings;
    if !second.is_empty() {
        verify(&puzzle, &second, &request.algorithm)?;
    }
    let counted = |cost: u64| cost < u64::from(best_first::LARGEST_COST);
    let optimal = cost.map(|cost| run.least_cost && counted(cost) || bounds.contains(&Some(cost)));
    let stats = RunStats {
        peak_rss_bytes: if measured { memory::peak() } else { None },
        solution_depth: run.solution_depth,
        series: run.series,
        ..RunStats::from(&run.stats)
    };
    let measures = moves.as_ref().map_or_else(Vec::new, |moves| puzzle.measures(moves));
    Ok(Report {
        heuristic: run.heuristic.map(String::from),
        space: run.space.map(String::from),
        options: options.into_iter().map(|(name, value)| (name.into(), value.into())).collect(),
        limit: limit.map(String::from),
        length: moves.as_ref().map(Vec::len),
        cost,
        optimal,
        measures: measures.into_iter().map(|(name, value)| (name.into(), value)).collect(),
        moves: moves.unwrap_or_default().into_iter().map(|step| puzzle.move_text(step)).collect(),
        unique,
        second,
        steps,
        stats,
        ..Report::new(P::INFO.name, level, request, outcome)
    })
}

/// What a run gave.
struct Run<M> {
    search: Search<M>,
    findings: Findings,
    stats: Stats,
    series: Vec<Sample>,
    /// Moves of the searched space in the solution.
    solution_depth: Option<u64>,
    heuristic: Option<&'static str>,
    space: Option<&'static str>,
    /// Whether the searcher promises the least cost.
    least_cost: bool,
    /// The steps of its solution, if it promises the fewest: since a step costs at least 1, no cost is less.
    fewest_steps: Option<u64>,
}

/// What was asked for, and what that needs.
struct How<'a> {
    request: &'a Request,
    /// What the search is, on the large scale.
    #[cfg(not(target_family = "wasm"))]
    identity: Option<Identity>,
}

/// Lets the searcher search.
fn search<P: Puzzle>(
    prepared: &Prepared<P>,
    how: How<'_>,
    header: TraceHeader,
    host: &mut Host<'_>,
) -> Result<Run<P::Move>, RequestError> {
    let Prepared { puzzle, options, space, .. } = prepared;
    match prepared.searcher {
        Searcher::Generic(info) => {
            let header = TraceHeader { space: Some(space.name), ..header };
            puzzle.with_space(space.name, RunVisitor { info, how, options, header, host })
        }
        Searcher::Own(solver) => {
            let mut observer = Forward(host.watcher);
            let mut ctx = Ctx::new(how.request.limits, host.clock, Some(host.cancel), &mut observer);
            let search = (solver.run)(puzzle, options, &mut ctx);
            ctx.finish();
            Ok(Run {
                search,
                findings: ctx.findings,
                stats: ctx.stats,
                series: ctx.series.into_samples(),
                solution_depth: None,
                heuristic: None,
                space: None,
                least_cost: false,
                fewest_steps: None,
            })
        }
    }
}

/// Runs a generic algorithm on the space it is handed.
struct RunVisitor<'a, 'h> {
    info: &'static Info,
    how: How<'a>,
    options: &'a Options,
    header: TraceHeader,
    host: &'a mut Host<'h>,
}

impl<P: Puzzle> SpaceVisitor<P> for RunVisitor<'_, '_> {
    type Output = Result<Run<P::Move>, RequestError>;

    fn visit<S: Space>(self, space: &S, translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        let RunVisitor { info, how, options, header, host } = self;
        let request = how.request;
        let searched = header.space;
        let heuristic = heuristic::<P, S>(request.heuristic.as_deref())?;
        let task = Task { space, heuristic, options };
        let is_meant = heuristic.name == own::NAME || info.means(HEURISTIC, P::INFO.family, options);
        let guide = (info.informed && is_meant).then_some(heuristic.name);
        if guide == Some(own::NAME) {
            let script = request.script.as_deref().unwrap_or_default();
            let space_name = searched.unwrap_or_default();
            let about = About { puzzle: P::INFO.name, space: space_name, algorithm: info.name, script };
            own::begin(space, about).map_err(RequestError::Script)?;
        }
        let mut observer = Showing::new(space, host.watcher);
        let begun = observer.show(&SearchEvent::Begin(&TraceHeader { heuristic: guide, ..header }));
        let mut ctx = Ctx::new(request.limits, host.clock, Some(host.cancel), &mut observer);
        let search = match begun {
            ControlFlow::Continue(()) => run_one(info, &task, how, &mut ctx)?,
            ControlFlow::Break(()) => Err(Stop::Interrupted),
        };
        ctx.finish();
        let (stats, series) = (ctx.stats, ctx.series.into_samples());
        if let Some(failure) = own::take_failure() {
            return Err(RequestError::Script(failure));
        }
        let mut steps = None;
        if let Ok(Answer::Solved(moves)) = &search {
            steps = Some(moves.len() as u64);
            // The run is over: there is nothing left that a watcher could end.
            let _ = observer.show(&SearchEvent::Solved(&|| keys_along(space, moves)));
        }
        let search = search.map(|answer| match answer {
            Answer::Solved(moves) => Answer::Solved(translate(&moves)),
            Answer::Unsolvable => Answer::Unsolvable,
            Answer::Stuck => Answer::Stuck,
        });
        let least_cost = info.optimal == Optimal::Cost && (!info.informed || heuristic.admissible);
        let fewest_steps = steps.filter(|_| info.optimal == Optimal::Steps);
        Ok(Run {
            search,
            findings: Findings::default(),
            stats,
            series,
            solution_depth: steps,
            heuristic: guide,
            space: searched,
            least_cost,
            fewest_steps,
        })
    }
}

/// Lets the algorithm search, on the large scale if that is asked for.
fn run_one<S: Space>(
    info: &Info,
    task: &Task<'_, S>,
    how: How<'_>,
    ctx: &mut Ctx<'_>,
) -> Result<Search<S::Move>, RequestError> {
    let request = how.request;
    #[cfg(not(target_family = "wasm"))]
    if let Some(scale) = &request.scale {
        let mut identity = how.identity.unwrap_or_default();
        let guide = if info.informed { task.heuristic.name } else { "-" };
        identity.push(("heuristic".into(), guide.into()));
        return scale.work(Named(info.name, task), identity, ctx);
    }
    Ok(algorithms::run(info.name, task, request.seed, ctx))
}

/// A search by the algorithm of this name.
#[cfg(not(target_family = "wasm"))]
struct Named<'a, 't, S: Space>(&'static str, &'a Task<'t, S>);

#[cfg(not(target_family = "wasm"))]
impl<S: Space> Work for Named<'_, '_, S> {
    type Done = Answer<S::Move>;

    fn by(self, means: Means<'_, impl Link>, ctx: &mut Ctx<'_>) -> Result<Self::Done, Ended> {
        solvarium_scale::run(self.0, self.1, means, ctx)
    }
}

/// The keys of the states on a path, the start first, and what it costs. A step may stand for another that the space
/// offers in its place and that leads to the same key.
fn keys_along<S: Space>(space: &S, moves: &[S::Move]) -> (Vec<u8>, Cost) {
    let (mut state, mut cost): (_, Cost) = (space.initial(), 0);
    let mut keys = key_of(space, &state);
    for &step in moves {
        cost = cost.saturating_add(space.cost(&state, step));
        state = space.apply(&state, step);
        keys.extend(key_of(space, &state));
    }
    (keys, cost)
}
