//! Small levels in every space, by every rule variant and under every cost model, each with what the reference search
//! knows about it. The reference is searched when it is first needed, once for all trials.

use std::sync::OnceLock;

use solvarium_engine::{Puzzle, Space, SpaceVisitor};
use solvarium_lab::game::SharedGame;
use solvarium_lab::{Game, Metadata, Request, RequestError};
use solvarium_puzzles::Listed;
use solvarium_testing::oracle::{Oracle, fewest_moves};
use solvarium_testing::{Small, configured, game, settings, small_levels, variants};

use crate::trials::Place;

/// The small levels of a puzzle.
pub struct Levels<P: Puzzle> {
    pub small: Vec<Small<P>>,
    situations: Vec<Situation<P>>,
}

impl<P: Listed> Levels<P> {
    pub fn new() -> Self {
        let small = small_levels::<P>();
        let numbered = small.iter().enumerate();
        let situations = numbered.flat_map(|(level, small)| {
            let all = Situation::all(small).into_iter().enumerate();
            all.map(move |(configuration, situation)| Situation { number: level + configuration, ..situation })
        });
        Levels { situations: situations.collect(), small }
    }

    /// The name of the puzzle.
    pub fn puzzle(&self) -> &'static str {
        P::INFO.name
    }

    /// The names of its spaces.
    pub fn spaces(&self) -> impl Iterator<Item = &'static str> + use<P> {
        P::SPACES.iter().map(|space| space.name)
    }

    /// Every configuration of every level for a search in a space.
    pub fn in_space(&self, space: &str) -> impl Iterator<Item = &Situation<P>> + Clone {
        self.situations.iter().filter(move |situation| situation.space == space)
    }

    /// The same, but of the configurations other than the default only one for each so many levels, each time for others.
    pub fn some_in_space(&self, space: &str, of: usize) -> impl Iterator<Item = &Situation<P>> + Clone {
        let is_chosen = move |situation: &&Situation<P>| situation.is_default() || situation.number.is_multiple_of(of);
        self.in_space(space).filter(is_chosen)
    }

    /// Every level as it is read, for a search in the first space.
    pub fn as_read(&self) -> impl Iterator<Item = &Situation<P>> + Clone {
        self.in_space(P::SPACES[0].name).filter(|situation| situation.is_default())
    }
}

/// A small level, configured for a search.
pub struct Situation<P: Puzzle> {
    pub level: String,
    pub text: String,
    pub space: &'static str,
    /// Settings of the puzzle beside its defaults.
    pub settings: Vec<(&'static str, &'static str)>,
    /// Counts up with the levels and with their configurations.
    number: usize,
    pub puzzle: P,
    /// The level as front ends have it, not configured.
    pub game: SharedGame,
    /// The level as it is configured, to replay moves.
    pub rules: SharedGame,
    oracle: OnceLock<Oracle>,
    fewest: OnceLock<Option<u64>>,
}

impl<P: Listed> Situation<P> {
    /// Every configuration of a level: spaces by rule variants and cost models. The default is the first.
    pub fn all(level: &Small<P>) -> Vec<Self> {
        let game = game(level);
        let of = |space| variants(&level.puzzle).into_iter().map(move |settings| (space, settings));
        let all = P::SPACES.iter().flat_map(|space| of(space.name));
        all.map(|(space, settings)| Situation::new(level, &game, space, settings)).collect()
    }

    fn new(
        level: &Small<P>,
        game: &SharedGame,
        space: &'static str,
        settings: Vec<(&'static str, &'static str)>,
    ) -> Self {
        let puzzle = configured(&level.puzzle, space, &settings);
        Situation {
            level: level.name.clone(),
            text: level.text.clone(),
            rules: SharedGame::new(Game::new(puzzle.clone(), &level.name, Metadata::default())),
            puzzle,
            game: game.clone(),
            space,
            settings,
            number: 0,
            oracle: OnceLock::new(),
            fewest: OnceLock::new(),
        }
    }
}

impl<P: Puzzle> Situation<P> {
    /// Whether the level is as it is read, for a search in the first space.
    pub fn is_default(&self) -> bool {
        self.space == P::SPACES[0].name && self.settings.is_empty()
    }

    /// What is true of it.
    pub fn oracle(&self) -> &Oracle {
        self.oracle.get_or_init(|| Oracle::explore(&self.puzzle))
    }

    /// Fewest moves of the space to a goal.
    pub fn fewest_moves(&self) -> Option<u64> {
        *self.fewest.get_or_init(|| fewest_moves(&self.puzzle, self.space))
    }

    /// A request for an algorithm to search it.
    pub fn request(&self, algorithm: &str) -> Request {
        Request { space: Some(self.space.into()), settings: settings(&self.settings), ..Request::new(algorithm) }
    }

    /// Whether an algorithm can be run on it.
    pub fn can_run(&self, algorithm: &str) -> bool {
        match self.game.validate(&self.request(algorithm)) {
            Ok(()) => true,
            Err(RequestError::NotApplicable(_)) => false,
            Err(other) => panic!("{}: {other}", self.place()),
        }
    }

    /// The heuristics of the space, and whether each is admissible here.
    pub fn heuristics(&self) -> Vec<(&'static str, bool)> {
        struct List;
        impl<P: Puzzle> SpaceVisitor<P> for List {
            type Output = Vec<(&'static str, bool)>;

            fn visit<S: Space>(self, _space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
                S::HEURISTICS.iter().map(|h| (h.name, h.admissible)).collect()
            }
        }
        self.puzzle.with_space(self.space, List)
    }
}

impl<P: Puzzle> Place for &Situation<P> {
    fn place(&self) -> String {
        let settings = self.settings.iter().map(|(name, value)| format!(", {name}={value}"));
        format!("{}, space {}{}\n{}", self.level, self.space, settings.collect::<String>(), self.text)
    }
}

impl<P> Place for &Small<P> {
    fn place(&self) -> String {
        format!("{}\n{}", self.name, self.text)
    }
}
