//! One run: find what was asked for, let it search, then replay and check what it found.

use std::collections::BTreeMap;

use solvarium_algorithms::{self as algorithms, Info, Optimal};
use solvarium_engine::space::key_of;
use solvarium_engine::{
    Answer, Cost, Ctx, Findings, Heuristic, Options, ParamInfo, Puzzle, Search, Solver, Space, SpaceInfo, SpaceVisitor,
    Stop, Task, Value,
};

use crate::error::{ReplayError, RequestError};
use crate::game::{Judged, unknown};
use crate::memory;
use crate::record::Recording;
use crate::record::inspect::{Insight, Inspect, Question};
use crate::report::{Outcome, Report, RunStats, VERSION};
use crate::request::Request;
use crate::trace::{self, Decoder, Forward, TraceHeader};
use crate::watch::Host;

/// Solves a level as requested.
pub(crate) fn solve<P: Puzzle>(
    puzzle: &P,
    level: &str,
    request: &Request,
    host: &mut Host<'_>,
) -> Result<Report, RequestError> {
    let Prepared { searcher, rules, knobs, puzzle } = prepare(puzzle, request)?;
    host.watcher.begin(&request.algorithm);
    let measured = memory::reset_peak();
    let options: BTreeMap<_, Value> = rules.values().chain(knobs.values()).collect();
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
    let run = searcher.run(&puzzle, request, &knobs, header, host)?;
    let (outcome, limit, moves) = match run.search {
        Ok(Answer::Solved(moves)) => match run.stats.search.stopped {
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
    let bounds = [run.fewest_steps, run.stats.search.lower_bound.map(u64::from)];
    let Findings { steps, unique, second } = run.findings;
    if !second.is_empty() {
        verify(&puzzle, &second, &request.algorithm)?;
    }
    let optimal = cost.map(|cost| run.least_cost || bounds.contains(&Some(cost)));
    let mut stats = run.stats;
    stats.peak_rss_bytes = if measured { memory::peak() } else { None };
    Ok(Report {
        puzzle: P::INFO.name,
        level: level.into(),
        algorithm: request.algorithm.clone(),
        heuristic: run.heuristic,
        space: run.space,
        options,
        seed: request.seed,
        outcome,
        limit,
        length: moves.as_ref().map(Vec::len),
        cost,
        optimal,
        measures: moves.as_ref().map_or_else(BTreeMap::new, |moves| puzzle.measures(moves).into_iter().collect()),
        moves: moves.unwrap_or_default().into_iter().map(|step| puzzle.move_text(step)).collect(),
        unique,
        second,
        steps,
        stats,
        version: VERSION,
    })
}

/// A request that can be run: who searches, with which settings, and the level as they configure it.
pub(crate) struct Prepared<P: Puzzle> {
    searcher: Searcher<P>,
    rules: Options,
    knobs: Options,
    puzzle: P,
}

/// Finds what a request names, or says what is wrong with it, before anything is run.
pub(crate) fn prepare<P: Puzzle>(puzzle: &P, request: &Request) -> Result<Prepared<P>, RequestError> {
    let searcher = Searcher::<P>::find(&request.algorithm)?;
    let (rules, knobs) = options::<P>(searcher.params(), &request.settings)?;
    let space = space::<P>(request.space.as_deref())?;
    let backward = matches!(searcher, Searcher::Generic(info) if info.backward);
    let mut puzzle = puzzle.clone();
    puzzle.configure(&rules, space.name);
    puzzle.with_space(space.name, Validate { request, backward })?;
    Ok(Prepared { searcher, rules, knobs, puzzle })
}

/// Plays moves from the start by the rules for people; tells each state and what the move to it cost.
pub(crate) fn play<P: Puzzle>(
    puzzle: &P,
    moves: &[P::Move],
    mut seen: impl FnMut(&P::State, Cost),
) -> Result<(), ReplayError> {
    let mut state = puzzle.initial();
    for (at, &step) in moves.iter().enumerate() {
        if !puzzle.legal(&state, step) {
            return Err(ReplayError::Illegal { number: at + 1, text: puzzle.move_text(step) });
        }
        let paid = puzzle.cost(&state, step);
        state = puzzle.apply(&state, step);
        seen(&state, paid);
    }
    Ok(puzzle.check(&state)?)
}

fn verified_cost<P: Puzzle>(puzzle: &P, moves: &[P::Move], algorithm: &str) -> Result<u64, RequestError> {
    let mut cost = 0;
    let played = play(puzzle, moves, |_, paid| cost += u64::from(paid));
    played.map_err(|reason| RequestError::WrongAnswer { algorithm: algorithm.into(), reason })?;
    Ok(cost)
}

/// Replays and checks a solution given in words.
pub(crate) fn verify<P: Puzzle>(puzzle: &P, moves: &[String], algorithm: &str) -> Result<(), RequestError> {
    let wrong = |reason| RequestError::WrongAnswer { algorithm: algorithm.into(), reason };
    let moves = read_moves(puzzle, moves).map_err(wrong)?;
    verified_cost(puzzle, &moves, algorithm).map(drop)
}

/// The moves that texts name.
pub(crate) fn read_moves<P: Puzzle>(puzzle: &P, moves: &[String]) -> Result<Vec<P::Move>, ReplayError> {
    let read = |(at, text): (usize, &String)| {
        let wrong = || ReplayError::NotAMove { number: at + 1, text: text.clone() };
        puzzle.read_move(text).ok_or_else(wrong)
    };
    moves.iter().enumerate().map(read).collect()
}

/// Replays and checks somebody else's answer to a request. Settings that are not the puzzle's own are not looked at.
pub(crate) fn judge<P: Puzzle>(
    puzzle: &P,
    request: &Request,
    moves: &[String],
) -> Result<Result<Judged, ReplayError>, RequestError> {
    let mut rules = Options::new(P::PARAMS);
    let own: Vec<_> = request.settings.iter().filter(|(name, _)| rules.declares(name)).collect();
    own.into_iter().try_for_each(|(name, value)| rules.set(name, value))?;
    let mut puzzle = puzzle.clone();
    puzzle.configure(&rules, space::<P>(request.space.as_deref())?.name);
    let mut cost = 0;
    let played = read_moves(&puzzle, moves).and_then(|moves| {
        play(&puzzle, &moves, |_, paid| cost += u64::from(paid))?;
        Ok(puzzle.measures(&moves))
    });
    Ok(played.map(|measures| Judged { cost, measures }))
}

/// Who searches: an algorithm for every puzzle, or one of the puzzle's own solvers.
enum Searcher<P: Puzzle + 'static> {
    Generic(&'static Info),
    Own(&'static Solver<P>),
}

/// What a run gave.
struct Run<M> {
    search: Search<M>,
    findings: Findings,
    stats: RunStats,
    heuristic: Option<&'static str>,
    space: Option<&'static str>,
    /// Whether the searcher promises the least cost.
    least_cost: bool,
    /// The steps of its solution, if it promises the fewest: since a step costs at least 1, no cost is less.
    fewest_steps: Option<u64>,
}

impl<P: Puzzle> Searcher<P> {
    fn find(name: &str) -> Result<Self, RequestError> {
        if let Some(info) = algorithms::info(name) {
            return Ok(Searcher::Generic(info));
        }
        let names = || algorithms::ALL.iter().map(|info| info.name).chain(P::SOLVERS.iter().map(|s| s.name));
        let own = P::SOLVERS.iter().find(|solver| solver.name == name);
        own.map(Searcher::Own).ok_or_else(|| unknown::<P>("algorithm", name, names()))
    }

    fn params(&self) -> &'static [ParamInfo] {
        match self {
            Searcher::Generic(info) => info.params,
            Searcher::Own(solver) => solver.params,
        }
    }

    fn run(
        &self,
        puzzle: &P,
        request: &Request,
        knobs: &Options,
        header: TraceHeader,
        host: &mut Host<'_>,
    ) -> Result<Run<P::Move>, RequestError> {
        match *self {
            Searcher::Generic(info) => {
                let space = space::<P>(request.space.as_deref())?;
                let header = TraceHeader { space: Some(space.name), ..header };
                let run = puzzle.with_space(space.name, RunVisitor { info, request, knobs, header, host })?;
                Ok(Run { space: Some(space.name), ..run })
            }
            Searcher::Own(solver) => {
                let mut observer = Forward(host.watcher);
                let mut ctx = Ctx::new(request.limits, host.clock, Some(host.cancel), &mut observer);
                let search = (solver.run)(puzzle, knobs, &mut ctx);
                Ok(Run {
                    search,
                    findings: std::mem::take(&mut ctx.findings),
                    stats: counted(ctx),
                    heuristic: None,
                    space: None,
                    least_cost: false,
                    fewest_steps: None,
                })
            }
        }
    }
}

/// Closes the books of a run.
fn counted(mut ctx: Ctx<'_>) -> RunStats {
    ctx.finish();
    RunStats { series: ctx.series.samples().to_vec(), search: ctx.stats, ..RunStats::default() }
}

/// The space of this name, or the first.
pub(crate) fn space<P: Puzzle>(name: Option<&str>) -> Result<&'static SpaceInfo, RequestError> {
    let name = name.unwrap_or(P::SPACES[0].name);
    let found = P::SPACES.iter().find(|space| space.name == name);
    found.ok_or_else(|| unknown::<P>("space", name, P::SPACES.iter().map(|s| s.name)))
}

/// Checks what only the space itself can tell.
struct Validate<'a> {
    request: &'a Request,
    backward: bool,
}

impl<P: Puzzle> SpaceVisitor<P> for Validate<'_> {
    type Output = Result<(), RequestError>;

    fn visit<S: Space>(self, space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        heuristic::<P, S>(self.request.heuristic.as_deref())?;
        if self.backward && space.backward().is_none() {
            let settings = if self.request.settings.is_empty() { "" } else { " with these settings" };
            let algorithm = &self.request.algorithm;
            let message = format!("{} cannot be run backwards{settings}, which `{algorithm}` needs", P::INFO.name);
            return Err(RequestError::NotApplicable(message));
        }
        Ok(())
    }
}

/// Runs a generic algorithm on the space it is handed.
struct RunVisitor<'a, 'h> {
    info: &'static Info,
    request: &'a Request,
    knobs: &'a Options,
    header: TraceHeader,
    host: &'a mut Host<'h>,
}

impl<P: Puzzle> SpaceVisitor<P> for RunVisitor<'_, '_> {
    type Output = Result<Run<P::Move>, RequestError>;

    fn visit<S: Space>(self, space: &S, translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        let RunVisitor { info, request, knobs, header, host } = self;
        let heuristic = heuristic::<P, S>(request.heuristic.as_deref())?;
        let task = Task { space, heuristic, options: knobs };
        let guide = info.informed.then_some(heuristic.name);
        let mut observer = Decoder { space, watcher: host.watcher, count: 0 };
        let begun = observer.begin(TraceHeader { heuristic: guide, ..header });
        let mut ctx = Ctx::new(request.limits, host.clock, Some(host.cancel), &mut observer);
        let search = begun.and_then(|()| algorithms::run(info.name, &task, request.seed, &mut ctx));
        let stats = counted(ctx);
        if let Ok(Answer::Solved(moves)) = &search
            && host.watcher.has_expansions()
        {
            let (keys, cost) = keys_along(space, moves);
            host.watcher.record_path(keys, cost);
        }
        let steps = if let Ok(Answer::Solved(moves)) = &search { Some(moves.len() as u64) } else { None };
        let search = search.map(|answer| match answer {
            Answer::Solved(moves) => Answer::Solved(translate(&moves)),
            Answer::Unsolvable => Answer::Unsolvable,
            Answer::Stuck => Answer::Stuck,
        });
        let least_cost = info.optimal == Optimal::Cost && (!info.informed || heuristic.admissible);
        let fewest_steps = steps.filter(|_| info.optimal == Optimal::Steps);
        let stats = RunStats { solution_depth: steps, ..stats };
        Ok(Run {
            search,
            findings: Findings::default(),
            stats,
            heuristic: guide,
            space: None,
            least_cost,
            fewest_steps,
        })
    }
}

/// The keys of the states on a path, the start first, and what it costs. A step may stand for another that the space
/// offers in its place and that leads to the same key.
fn keys_along<S: Space>(space: &S, moves: &[S::Move]) -> (Vec<u8>, Cost) {
    let (mut state, mut cost) = (space.initial(), 0);
    let mut keys = key_of(space, &state);
    for &step in moves {
        cost += space.cost(&state, step);
        state = space.apply(&state, step);
        keys.extend(key_of(space, &state));
    }
    (keys, cost)
}

/// What a recording of a run tells about the level.
pub(crate) fn inspect<P: Puzzle>(
    puzzle: &P,
    request: &Request,
    recording: &Recording,
    question: Question,
    host: &Host<'_>,
) -> Result<Insight, RequestError> {
    let Prepared { searcher, puzzle, .. } = prepare(puzzle, request)?;
    let informed = matches!(searcher, Searcher::Generic(info) if info.informed);
    let space = space::<P>(request.space.as_deref())?;
    let heuristic = request.heuristic.as_deref();
    let inspect = Inspect { puzzle: &puzzle, recording, question, informed, heuristic, cancel: host.cancel };
    Ok(puzzle.with_space(space.name, inspect))
}

fn heuristic<P: Puzzle, S: Space>(name: Option<&str>) -> Result<&'static Heuristic<S>, RequestError> {
    let Some(name) = name else { return Ok(&S::HEURISTICS[0]) };
    let found = S::HEURISTICS.iter().find(|heuristic| heuristic.name == name);
    found.ok_or_else(|| unknown::<P>("heuristic", name, S::HEURISTICS.iter().map(|h| h.name)))
}

/// Sorts settings into those of the puzzle's rules and those of the searcher.
fn options<P: Puzzle>(
    params: &'static [ParamInfo],
    settings: &[(String, String)],
) -> Result<(Options, Options), RequestError> {
    let (mut rules, mut knobs) = (Options::new(P::PARAMS), Options::new(params));
    for (name, value) in settings {
        if rules.declares(name) {
            rules.set(name, value)?;
        } else if knobs.declares(name) {
            knobs.set(name, value)?;
        } else {
            let all = P::PARAMS.iter().chain(params).copied().collect::<Vec<_>>();
            Options::new(&all).set(name, value)?;
        }
    }
    Ok((rules, knobs))
}
