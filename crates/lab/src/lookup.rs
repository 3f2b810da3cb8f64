//! Finds what a request names: searcher, space, heuristic, settings. An error lists what there is.

use solvarium_algorithms::{self as algorithms, Info};
use solvarium_engine::options::there_are;
use solvarium_engine::{
    Heuristic, Lengths, Options, ParamInfo, Puzzle, Solver, Space, SpaceInfo, SpaceVisitor, message, own,
};
use solvarium_puzzles::{LevelVisitor, Listed};

use crate::error::{Kind, RequestError};
use crate::game::{Game, SharedGame};
use crate::request::{Request, Scale, algorithms_at_scale};

impl Game {
    /// The level by other rules, as the puzzle's own settings say.
    pub fn by_rules(&self, settings: &[(String, String)]) -> Result<SharedGame, RequestError> {
        struct ByRules<'a>(&'a Game, &'a [(String, String)]);
        impl LevelVisitor for ByRules<'_> {
            type Output = Result<SharedGame, RequestError>;

            fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
                let puzzle = configured(puzzle, &rules(puzzle, self.1)?, &P::SPACES[0]);
                Ok(SharedGame::new(Game::new(puzzle, self.0.name(), self.0.metadata().clone())))
            }
        }
        self.visit(ByRules(self, settings))
    }

    /// What is wrong with a request, without running it.
    pub fn validate(&self, request: &Request) -> Result<(), RequestError> {
        struct Validate<'a>(&'a Request);
        impl LevelVisitor for Validate<'_> {
            type Output = Result<(), RequestError>;

            fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
                prepare(puzzle, self.0).map(drop)
            }
        }
        self.visit(Validate(request))
    }

    /// The measure that a request's search adds up as its cost; `None` where costs are made of several.
    pub fn cost_measure(&self, request: &Request) -> Result<Option<&'static str>, RequestError> {
        struct CostMeasure<'a>(&'a Request);
        impl LevelVisitor for CostMeasure<'_> {
            type Output = Result<Option<&'static str>, RequestError>;

            fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
                Ok(prepare(puzzle, self.0)?.puzzle.cost_measure())
            }
        }
        self.visit(CostMeasure(request))
    }

    /// Whether the algorithm of this name can be run on the level at all.
    pub fn can_run(&self, algorithm: &str) -> bool {
        self.validate(&Request::new(algorithm)).is_ok()
    }
}

/// A request that can be run.
pub struct Prepared<P: Puzzle> {
    /// The level as the request's settings and space configure it.
    pub puzzle: P,
    /// The algorithm or solver.
    pub searcher: Searcher<P>,
    /// Settings of the puzzle's rules.
    pub rules: Options,
    /// Settings of the searcher.
    pub options: Options,
    /// What is searched, unless the searcher is a solver of the puzzle's own.
    pub space: &'static SpaceInfo,
}

/// How long the candidates of a search may be, if it has landscapes at all.
pub fn lengths(options: &Options) -> Option<Lengths> {
    options.declares("min-length").then(|| algorithms::genetic::lengths(options))
}

/// What searches: an algorithm for every puzzle, or one of the puzzle's own solvers.
pub enum Searcher<P: Puzzle> {
    /// An algorithm that searches any space.
    Generic(&'static Info),
    /// A solver that knows the puzzle.
    Own(&'static Solver<P>),
}

/// Finds what a request names, or says what is wrong with it, before anything is run.
pub fn prepare<P: Puzzle>(puzzle: &P, request: &Request) -> Result<Prepared<P>, RequestError> {
    let searcher = Searcher::<P>::find(&request.algorithm)?;
    if let Some(scale) = request.scale.as_ref().filter(|_| !Scale::is_for(&request.algorithm)) {
        let (algorithm, known) = (&request.algorithm, there_are(algorithms_at_scale()));
        return Err(RequestError::NotApplicable(match (&scale.disk, scale.is_alone()) {
            (Some(_), _) => message!("request-not-on-disk", algorithm, known),
            (None, true) => message!("request-one-thread", algorithm, known),
            (None, false) => message!("request-one-process", algorithm, known),
        }));
    }
    let (rules, options) = sorted(puzzle, searcher.params(), &request.settings)?;
    let space = space::<P>(request.space.as_deref())?;
    let backward = matches!(searcher, Searcher::Generic(info) if info.backward);
    let puzzle = configured(puzzle, &rules, space);
    puzzle.with_space(space.name, CheckSpace { request, backward })?;
    Ok(Prepared { puzzle, searcher, rules, options, space })
}

impl<P: Puzzle> Searcher<P> {
    fn find(name: &str) -> Result<Self, RequestError> {
        if let Some(info) = algorithms::info(name) {
            return Ok(Searcher::Generic(info));
        }
        let names = || algorithms::ALL.iter().map(|info| info.name).chain(P::SOLVERS.iter().map(|s| s.name));
        let own = P::SOLVERS.iter().find(|solver| solver.name == name);
        own.map(Searcher::Own).ok_or_else(|| unknown::<P>(Kind::Algorithm, name, names()))
    }

    /// Whether a parameter or the heuristic means something under these options.
    pub fn means(&self, what: &str, options: &Options) -> bool {
        match self {
            Searcher::Generic(info) => info.means(what, P::INFO.family, options),
            Searcher::Own(_) => true,
        }
    }

    fn params(&self) -> &'static [ParamInfo] {
        match self {
            Searcher::Generic(info) => info.params,
            Searcher::Own(solver) => solver.params,
        }
    }
}

/// Checks what only the space itself knows.
struct CheckSpace<'a> {
    request: &'a Request,
    backward: bool,
}

impl<P: Puzzle> SpaceVisitor<P> for CheckSpace<'_> {
    type Output = Result<(), RequestError>;

    fn visit<S: Space>(self, space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        // A link may hold a program that only another host can run.
        let brings_its_own = self.request.script.is_some() && self.request.heuristic.as_deref() == Some(own::NAME);
        if !brings_its_own {
            heuristic::<P, S>(self.request.heuristic.as_deref())?;
        }
        if self.backward && space.backward().is_none() {
            let (puzzle, algorithm) = (P::INFO.name, &self.request.algorithm);
            return Err(RequestError::NotApplicable(match self.request.settings.as_slice() {
                [] => message!("request-not-backward", puzzle, algorithm),
                _ => message!("request-not-backward-with-settings", puzzle, algorithm),
            }));
        }
        Ok(())
    }
}

/// The space of this name, or the first.
pub(crate) fn space<P: Puzzle>(name: Option<&str>) -> Result<&'static SpaceInfo, RequestError> {
    let name = name.unwrap_or(P::SPACES[0].name);
    let found = P::SPACES.iter().find(|space| space.name == name);
    found.ok_or_else(|| unknown::<P>(Kind::Space, name, P::SPACES.iter().map(|s| s.name)))
}

/// The heuristic of this name, or the first of the space.
pub fn heuristic<P: Puzzle, S: Space>(name: Option<&str>) -> Result<&'static Heuristic<S>, RequestError> {
    let Some(name) = name else { return Ok(&S::HEURISTICS[0]) };
    if let Some(own) = own::heuristic().filter(|_| name == own::NAME) {
        return Ok(own);
    }
    let found = S::HEURISTICS.iter().find(|heuristic| heuristic.name == name || heuristic.aliases.contains(&name));
    found.ok_or_else(|| unknown::<P>(Kind::Heuristic, name, S::HEURISTICS.iter().map(|h| h.name)))
}

/// The settings of the puzzle's rules that a level brings along.
fn preset<P: Puzzle>(puzzle: &P) -> Result<Options, RequestError> {
    let mut rules = Options::new(P::PARAMS);
    puzzle.preset().iter().try_for_each(|(name, value)| rules.set(name, value))?;
    Ok(rules)
}

/// Settings that are all of the puzzle's rules.
pub(crate) fn rules<P: Puzzle>(puzzle: &P, settings: &[(String, String)]) -> Result<Options, RequestError> {
    let mut rules = preset(puzzle)?;
    settings.iter().try_for_each(|(name, value)| rules.set(name, value))?;
    Ok(rules)
}

/// The level under some rules, for a search in a space.
pub(crate) fn configured<P: Puzzle>(puzzle: &P, rules: &Options, space: &SpaceInfo) -> P {
    let mut puzzle = puzzle.clone();
    puzzle.configure(rules, space.name);
    puzzle
}

/// The level as a request for other programs configures it; settings that are not the puzzle's own are ignored.
pub(crate) fn as_requested<P: Puzzle>(puzzle: &P, request: &Request) -> Result<P, RequestError> {
    let declared = Options::new(P::PARAMS);
    let settings: Vec<_> = request.settings.iter().filter(|(name, _)| declared.declares(name)).cloned().collect();
    Ok(configured(puzzle, &rules(puzzle, &settings)?, space::<P>(request.space.as_deref())?))
}

/// The level by the rules that are set, for searches in the space of this name, or in the first.
pub fn in_space<P: Puzzle>(
    puzzle: &P,
    name: Option<&str>,
    settings: &[(String, String)],
) -> Result<(P, &'static SpaceInfo), RequestError> {
    let space = space::<P>(name)?;
    Ok((configured(puzzle, &rules(puzzle, settings)?, space), space))
}

/// Sorts settings into those of the puzzle's rules and those of the searcher.
fn sorted<P: Puzzle>(
    puzzle: &P,
    params: &'static [ParamInfo],
    settings: &[(String, String)],
) -> Result<(Options, Options), RequestError> {
    let (mut rules, mut options) = (preset(puzzle)?, Options::new(params));
    for (name, value) in settings {
        if rules.declares(name) {
            rules.set(name, value)?;
        } else if options.declares(name) {
            options.set(name, value)?;
        } else {
            let all = P::PARAMS.iter().chain(params).copied().collect::<Vec<_>>();
            Options::new(&all).set(name, value)?;
        }
    }
    Ok((rules, options))
}

/// The error for a name a puzzle does not know.
pub(crate) fn unknown<P: Puzzle>(what: Kind, name: &str, known: impl Iterator<Item = &'static str>) -> RequestError {
    RequestError::Unknown { what, name: name.into(), puzzle: Some(P::INFO.name), known: known.collect() }
}
