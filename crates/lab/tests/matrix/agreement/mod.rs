//! The agreement matrix: every algorithm and every solver of a puzzle's own, on every small level, in every space, by every
//! rule variant and under every cost model, agrees with the reference search, with itself, and with its limits. Outside the
//! default configuration some checks are made on a part of the levels only: see `CHECKS` and `PATIENCE`.

mod limits;
mod reference;
mod repetition;

use std::sync::Arc;

use solvarium_lab::game::SharedGame;
use solvarium_lab::registry::{self, AlgorithmInfo};
use solvarium_lab::{Outcome, Report, Request, Scale};
use solvarium_puzzles::Listed;

use crate::situations::{Levels, Situation};
use crate::trials::{Place, Trials, at_each};

/// Settings under which an algorithm is tried, where its defaults are too long or leave much untried.
const SETTINGS: &[(&str, &str)] = &[
    ("hill", "variant=backtrack"),
    ("hill", "variant=fallback"),
    ("hill", "variant=strict restarts=5"),
    ("hill", "variant=simple restarts=5"),
    ("hill", "variant=tweak restarts=2 max-length=40"),
    ("anneal", "steps=200 restarts=2 max-length=40"),
    ("anneal", "steps=50 restarts=0 min-length=30 max-length=5"),
    ("genetic", "population=20 generations=5 max-length=40"),
    ("beam", "width=1"),
    ("beam", "width=1000"),
    ("wastar", "weight=1"),
    ("wastar", "weight=1.5"),
    ("wastar", "weight=3"),
    ("dls", "limit=0"),
    ("dls", "limit=3"),
    ("dls", "limit=300"),
];

/// What is checked of each cell of the matrix.
type Check = fn(&Contest<'_>);

/// The checks, by name. So that they do not take too long together, the last ones are made in the configurations other than
/// the default on one level of so many only.
const CHECKS: [(&str, usize, Check); 5] = [
    ("all_agree_with_the_reference", 1, reference::agrees),
    ("the_same_request_gives_the_same_report_watched_or_not", 4, repetition::is_the_same),
    ("node_limits_are_exact", 4, limits::nodes),
    ("memory_limits_are_kept", 4, limits::memory),
    ("a_cancelled_run_is_interrupted", 4, limits::cancelled),
];

/// Algorithms that draw random numbers try many candidates where there is nothing to be found; so they are tried in the
/// configurations other than the default on one level of so many only.
const PATIENCE: usize = 12;

/// Who searches, and what is asked of it.
struct Contender {
    info: Option<&'static AlgorithmInfo>,
    /// Whether a solver of the puzzle's own says that it is complete.
    own_complete: bool,
    admissible: bool,
    request: Request,
}

impl Contender {
    fn setting(&self, name: &str) -> Option<&str> {
        self.request.settings.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Whether it is a solver of the puzzle's own that, when stopped, shows the solution it had by then: it searches on
    /// only to better it. It must not call it the best unless it is.
    fn content_with_less(&self, report: &Report) -> bool {
        self.info.is_none() && report.outcome == Outcome::Solved
    }

    /// Whether it must answer yes or no.
    fn complete(&self) -> bool {
        self.info.map_or(self.own_complete, |info| info.complete) || self.setting("variant") == Some("backtrack")
    }
}

/// One cell of the matrix: a contender on a level.
struct Contest<'a> {
    place: String,
    game: &'a SharedGame,
    /// The level by the rules that hold here.
    rules: &'a SharedGame,
    contender: Contender,
    /// Least cost of a solution, if there is one, by the reference.
    least: &'a dyn Fn() -> Option<u64>,
    /// Fewest moves of the space to a goal, by the reference.
    fewest: &'a dyn Fn() -> Option<u64>,
}

impl Place for Contest<'_> {
    fn place(&self) -> String {
        let Request { algorithm, heuristic, settings, scale, .. } = &self.contender.request;
        format!("{algorithm} {heuristic:?} {settings:?} {scale:?} on {}", self.place)
    }
}

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    for space in levels.spaces() {
        for algorithm in registry::puzzle(levels.puzzle()).expect("it is listed").solver_names() {
            let is_own = P::SOLVERS.iter().any(|solver| solver.name == algorithm);
            // A solver of the puzzle's own searches no space.
            let runs = !is_own || space == P::SPACES[0].name;
            if !runs || !levels.in_space(space).any(|situation| situation.can_run(algorithm)) {
                continue;
            }
            let is_random = registry::algorithms().iter().any(|info| info.name == algorithm && info.randomised);
            for (name, of, check) in CHECKS {
                let of = if is_random { PATIENCE } else { of };
                let levels = Arc::clone(levels);
                let parts = if is_own { vec![algorithm] } else { vec![space, algorithm] };
                let parts = [&[name, levels.puzzle()], parts.as_slice()].concat();
                trials.add(module_path!(), &parts, move || {
                    matrix(levels.some_in_space(space, of), algorithm, check);
                });
            }
        }
        let levels = Arc::clone(levels);
        let name = "a_depth_limit_below_the_optimum_is_said_to_be_reached";
        trials.add(module_path!(), &[name, levels.puzzle(), space], move || {
            at_each(levels.in_space(space), |situation| limits::depth(situation));
        });
    }
}

/// Runs a check for an algorithm in every situation, with every heuristic and every row of settings.
fn matrix<'a, P: Listed>(situations: impl Iterator<Item = &'a Situation<P>>, algorithm: &str, check: Check) {
    let situations: Vec<_> = situations.filter(|situation| situation.can_run(algorithm)).collect();
    let references: Vec<_> =
        situations.iter().map(|situation| (|| situation.oracle().cost(), || situation.fewest_moves())).collect();
    let contests = situations.iter().zip(&references).flat_map(|(situation, (least, fewest))| {
        let (game, rules) = (&situation.game, &situation.rules);
        let contest = move |contender| Contest { place: situation.place(), game, rules, contender, least, fewest };
        contenders(situation, algorithm).into_iter().map(contest)
    });
    at_each(contests, check);
}

fn rows(algorithm: &str) -> Vec<Vec<(String, String)>> {
    let pair = |word: &str| word.split_once('=').map(|(key, value)| (key.into(), value.into())).expect("a setting");
    let rows = SETTINGS.iter().filter(|(name, _)| *name == algorithm);
    let rows: Vec<Vec<_>> = rows.map(|(_, words)| words.split(' ').map(pair).collect()).collect();
    if rows.is_empty() { vec![Vec::new()] } else { rows }
}

/// An algorithm on a level, with every heuristic and every row of settings.
fn contenders<P: Listed>(situation: &Situation<P>, algorithm: &str) -> Vec<Contender> {
    let info = registry::algorithms().iter().find(|info| info.name == algorithm);
    let own_complete = P::SOLVERS.iter().any(|solver| solver.name == algorithm && solver.complete);
    let guides = match info.is_some_and(|info| info.informed) {
        true => situation.heuristics().into_iter().map(|(name, admissible)| (Some(name), admissible)).collect(),
        false => vec![(None, true)],
    };
    let mut all = Vec::new();
    for (heuristic, admissible) in guides {
        for row in rows(algorithm) {
            let mut request = Request { heuristic: heuristic.map(String::from), ..situation.request(algorithm) };
            request.settings.extend(row);
            request.seed = 3;
            let at_scale = [1, 3].iter().filter(|_| Scale::is_for(algorithm)).map(|&threads| Some(Scale::on(threads)));
            for scale in std::iter::once(None).chain(at_scale) {
                let request = Request { scale, ..request.clone() };
                all.push(Contender { info, own_complete, admissible, request });
            }
        }
    }
    all
}
