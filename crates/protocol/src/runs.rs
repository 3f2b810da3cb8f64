//! The asks that search, and those about what was recorded.

use std::sync::Arc;

use solvarium_engine::{Limit, Limits, Message, message};
use solvarium_lab::game::SharedGame;
use solvarium_lab::request::Request;
use solvarium_lab::{HeuristicsReport, HeuristicsRequest, Outcome, Report, RequestError, Scale, Words, registry};

use crate::inspect::inspect;
use crate::record::Recorder;
use crate::session::Run;
use crate::stage::Stage;
use crate::timing::repeat;
use crate::{Ask, Desk, Event, LevelRef, Problem, ProblemKind, Reply, RunInfo, Solved, Times, TraceRequest, TreePart};

/// Most requests of one comparison.
pub const MOST_REQUESTS: usize = 64;

impl Desk {
    pub(super) fn solve(
        &self,
        level: &LevelRef,
        request: Request,
        trace: Option<TraceRequest>,
        mut stage: Stage<'_>,
    ) -> Result<Reply, Problem> {
        let game = self.game(level, &mut stage)?;
        let request = self.complete(level, request);
        Ok(Reply::Solve(Box::new(self.search(&game, 0, request, trace, &mut stage)?)))
    }

    pub(super) fn compare(
        &self,
        level: &LevelRef,
        requests: Vec<Request>,
        trace: Option<TraceRequest>,
        repeat_seconds: Option<f64>,
        mut stage: Stage<'_>,
    ) -> Result<Reply, Problem> {
        if requests.len() > MOST_REQUESTS {
            let message = message!("protocol-too-many-runs", most = MOST_REQUESTS);
            return Err(Problem::new(ProblemKind::NotApplicable, message));
        }
        let game = self.game(level, &mut stage)?;
        let requests: Vec<Request> = requests.into_iter().map(|request| self.complete(level, request)).collect();
        requests.iter().try_for_each(|request| game.validate(request))?;
        let mut runs: Vec<Solved> = Vec::new();
        for (index, request) in requests.into_iter().enumerate() {
            let mut run = self.search(&game, index, request.clone(), trace, &mut stage)?;
            if let Some(seconds) = repeat_seconds {
                let repeats = repeat(&game, &request, index, &run.report, seconds, &mut stage)?;
                run.times = Some(Times::of(&mut run.report.stats, repeats, trace.is_some()));
            }
            let interrupted = run.report.outcome == Outcome::Interrupted;
            stage.send(Event::Report { index, run: Box::new(run.clone()) });
            runs.push(run);
            if interrupted {
                break;
            }
        }
        Ok(Reply::Compare { runs })
    }

    /// Every heuristic of a space against the truth.
    pub(super) fn heuristics(
        &self,
        level: &LevelRef,
        space: Option<String>,
        script: Option<String>,
        limits: Limits,
        words: &Words,
        mut stage: Stage<'_>,
    ) -> Result<Reply, Problem> {
        let game = self.game(level, &mut stage)?;
        let settings = level.rules().clone();
        let request = HeuristicsRequest {
            space,
            settings,
            limits: self.limits(limits),
            scale: Scale::on(1),
            detail: true,
            script,
        };
        let report = game.heuristics(&request, words, &mut stage.host())?;
        Ok(Reply::Heuristics(Box::new(HeuristicsReport { level: level.name().into(), ..report })))
    }

    /// A request with the level's rules among its settings, within what the host allows.
    pub(super) fn complete(&self, level: &LevelRef, request: Request) -> Request {
        let named = |name: &String| request.settings.iter().any(|(own, _)| own == name);
        let rules = level.rules().iter().filter(|(name, _)| !named(name)).cloned();
        let settings = rules.chain(request.settings.iter().cloned()).collect();
        Request { settings, limits: self.limits(request.limits), ..request }
    }

    /// Makes one search, recorded if that is wanted.
    pub(super) fn search(
        &self,
        game: &SharedGame,
        index: usize,
        request: Request,
        trace: Option<TraceRequest>,
        stage: &mut Stage<'_>,
    ) -> Result<Solved, RequestError> {
        let most = self.policy.trace_bytes;
        stage.begin(index, trace.map(|trace| Recorder::new(trace.bytes.unwrap_or(most).min(most))));
        let report = game.solve(&request, &mut stage.host())?;
        let cost_measure = game.cost_measure(&request)?;
        let mut recorder = stage.recorder();
        if was_stopped(&report) {
            recorder.iter_mut().for_each(Recorder::stop);
        }
        let recording = recorder.map(Recorder::finish);
        let run = recording.and_then(|recording| {
            let (size, uses_f) = (recording.size()?, uses_f(&request.algorithm));
            let run = self.session().keep(Run { game: game.clone(), request, recording });
            Some(RunInfo { run, size, uses_f })
        });
        Ok(Solved { report, cost_measure, run, times: None })
    }

    pub(super) fn run(&self, number: u32) -> Result<Arc<Run>, Problem> {
        self.session().run(number).ok_or_else(|| no_trace(message!("protocol-no-run", run = number)))
    }

    pub(super) fn tree(
        &self,
        number: u32,
        node: Option<u32>,
        part: Option<TreePart>,
        most: usize,
    ) -> Result<Reply, Problem> {
        let tree = self.run(number)?.recording.tree(node, part, most);
        Ok(Reply::TraceTree(tree.ok_or_else(|| no_trace(message!("protocol-no-node", run = number)))?))
    }

    pub(super) fn inspect(&self, number: u32, ask: &Ask, stage: &Stage<'_>) -> Result<Reply, Problem> {
        let reply = inspect(&*self.run(number)?, ask, &stage.patience())?;
        reply.ok_or_else(|| match ask {
            Ask::TraceMoment { .. } | Ask::TraceState { .. } => no_trace(message!("protocol-no-moment", run = number)),
            _ => no_trace(message!("protocol-no-row", run = number)),
        })
    }
}

/// Whether an algorithm goes by cost plus estimate. A puzzle's own solver does where it estimates at all.
pub(crate) fn uses_f(algorithm: &str) -> bool {
    let info = registry::algorithms().iter().find(|info| info.name == algorithm);
    info.is_none_or(|info| info.pseudocode.uses_f())
}

/// Whether a search was stopped from outside. The limits of an algorithm's own are part of it.
fn was_stopped(report: &Report) -> bool {
    let own = [Limit::Depth, Limit::Generations].map(Limit::name);
    match report.outcome {
        Outcome::Interrupted => true,
        Outcome::Limit => report.limit.as_deref().is_none_or(|limit| !own.contains(&limit)),
        _ => false,
    }
}

fn no_trace(message: Message) -> Problem {
    Problem::new(ProblemKind::NoTrace, message)
}
