//! Complete candidates and their energy: what local search and the genetic algorithm see of a puzzle.

use std::any::Any;
use std::sync::Arc;

use serde::Serialize;

use crate::{Line, Message, Rng, message};

/// A set of candidates with an energy that is 0 exactly at solutions.
///
/// ```
/// use solvarium_engine::{Cut, Landscape, Rng};
///
/// /// Queens on a board, one in each column: a candidate has the row of each, its energy counts the pairs that attack.
/// struct Queens(usize);
///
/// impl Landscape for Queens {
///     type Candidate = Vec<usize>;
///     type Tweak = (usize, usize);
///     type Move = (usize, usize);
///
///     fn random(&self, rng: &mut Rng) -> Vec<usize> {
///         (0..self.0).map(|_| rng.below(self.0)).collect()
///     }
///     fn tweak(&self, _queens: &Vec<usize>, rng: &mut Rng) -> (usize, usize) {
///         (rng.below(self.0), rng.below(self.0))
///     }
///     fn apply(&self, queens: &mut Vec<usize>, &(column, row): &(usize, usize)) {
///         queens[column] = row;
///     }
///     fn energy(&self, queens: &Vec<usize>) -> u32 {
///         let attack = |a: usize, b: usize| queens[a] == queens[b] || queens[a].abs_diff(queens[b]) == b - a;
///         (0..self.0).map(|b| (0..b).filter(|&a| attack(a, b)).count() as u32).sum()
///     }
///     fn cut(&self, _a: &Vec<usize>, _b: &Vec<usize>, rng: &mut Rng) -> Cut {
///         Cut::Order { before: rng.below(self.0), cell: None }
///     }
///     fn join(&self, a: &Vec<usize>, b: &Vec<usize>, cut: Cut) -> Vec<usize> {
///         [&a[..cut.before()], &b[cut.behind()..]].concat()
///     }
///     fn candidate_bytes(&self, queens: &Vec<usize>) -> usize {
///         size_of_val(queens.as_slice())
///     }
///     fn moves(&self, queens: &Vec<usize>) -> Vec<(usize, usize)> {
///         queens.iter().copied().enumerate().collect()
///     }
/// }
///
/// // A plain climb: keep what is no worse.
/// let (landscape, mut rng) = (Queens(8), Rng::new(1));
/// let mut queens = landscape.random(&mut rng);
/// for _ in 0..100_000 {
///     let (energy, tweak) = (landscape.energy(&queens), landscape.tweak(&queens, &mut rng));
///     if landscape.energy_after(&queens, energy, &tweak) <= energy {
///         landscape.apply(&mut queens, &tweak);
///     }
/// }
/// assert_eq!(landscape.energy(&queens), 0);
/// ```
pub trait Landscape {
    /// A complete attempt at a solution.
    type Candidate: Clone + Send + Sync + 'static;
    /// A small change of a candidate.
    type Tweak: Clone + Send + Sync + 'static;
    /// The move an answer is made of.
    type Move: Copy + Send + Sync + 'static;

    /// A candidate drawn at random.
    fn random(&self, rng: &mut Rng) -> Self::Candidate;
    /// A small change, drawn at random.
    fn tweak(&self, candidate: &Self::Candidate, rng: &mut Rng) -> Self::Tweak;
    /// Makes the change.
    fn apply(&self, candidate: &mut Self::Candidate, tweak: &Self::Tweak);
    /// How far from a solution the candidate is; 0 exactly when it is one.
    fn energy(&self, candidate: &Self::Candidate) -> u32;
    /// The energy after a change, given the energy now; incremental where that pays.
    fn energy_after(&self, candidate: &Self::Candidate, _now: u32, tweak: &Self::Tweak) -> u32 {
        energy_of_changed(self, candidate, tweak)
    }
    /// Where two parents are cut for a crossover.
    fn cut(&self, a: &Self::Candidate, b: &Self::Candidate, rng: &mut Rng) -> Cut;
    /// The child that is like the first parent before the cut, and like the second behind it.
    fn join(&self, before: &Self::Candidate, behind: &Self::Candidate, cut: Cut) -> Self::Candidate;
    /// A larger change, for the genetic algorithm's mutants.
    fn mutate(&self, candidate: &mut Self::Candidate, rng: &mut Rng) {
        let tweak = self.tweak(candidate, rng);
        self.apply(candidate, &tweak);
    }
    /// How fit a candidate of this energy is, to be maximised by the genetic algorithm; positive.
    fn fitness(&self, _candidate: &Self::Candidate, energy: u32) -> f64 {
        1.0 / (1.0 + f64::from(energy))
    }
    /// Learns from the candidates born in a generation, for a fitness that depends on what has been tried before; returns
    /// whether that changed the fitness of others.
    fn learn<'c>(&mut self, _born: impl Iterator<Item = &'c Self::Candidate>) -> bool
    where
        Self::Candidate: 'c,
    {
        false
    }
    /// Bytes the landscape itself holds, where that grows with what is tried.
    fn bytes(&self) -> usize {
        0
    }
    /// Bytes a candidate holds, for the memory limit.
    fn candidate_bytes(&self, candidate: &Self::Candidate) -> usize;
    /// Bytes a change holds.
    fn tweak_bytes(&self, _tweak: &Self::Tweak) -> usize {
        size_of::<Self::Tweak>()
    }
    /// The answer a candidate stands for, as moves.
    fn moves(&self, candidate: &Self::Candidate) -> Vec<Self::Move>;
    /// The moves of the first so many letters of a string, which is where it may be cut; of other candidates all moves.
    fn moves_to(&self, candidate: &Self::Candidate, _letters: usize) -> Vec<Self::Move> {
        self.moves(candidate)
    }
    /// Where the energy comes from: nothing exactly at solutions, and the energies add up to that of the candidate.
    fn faults(&self, candidate: &Self::Candidate) -> Vec<Fault> {
        Fault::estimated(self.energy(candidate), Vec::new())
    }
    /// The cells that a candidate puts things on, in rising order; none where it is no placement.
    fn cells(&self, _candidate: &Self::Candidate) -> Vec<usize> {
        Vec::new()
    }
    /// A copy of a candidate for an observer.
    fn keep(&self, candidate: &Self::Candidate) -> Kept {
        Kept::new(candidate.clone(), self.candidate_bytes(candidate))
    }
}

/// The energy after a change, found by making it on a copy.
pub fn energy_of_changed<L: Landscape + ?Sized>(landscape: &L, candidate: &L::Candidate, tweak: &L::Tweak) -> u32 {
    let mut next = candidate.clone();
    landscape.apply(&mut next, tweak);
    landscape.energy(&next)
}

/// Energy of a candidate all of whose states are proved to be dead ends.
pub const HOPELESS: u32 = 1 << 20;

/// Where two parents are cut for a crossover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Cut {
    /// Between two lines of the board; this is the first behind it.
    Line(Line),
    /// Between two things in reading order.
    Order {
        /// How many are before it.
        before: usize,
        /// The cell of the first behind it, if there is one.
        cell: Option<usize>,
    },
    /// Between the letters of two strings, each at a place of its own.
    Strings {
        /// Letters of the first parent before its cut.
        before: usize,
        /// Letters of the second parent before its own.
        behind: usize,
    },
}

impl Cut {
    /// How many lines, things or letters of the first parent are before it.
    pub fn before(self) -> usize {
        match self {
            Cut::Line(Line::Row(line) | Line::Column(line)) => line as usize,
            Cut::Order { before, .. } | Cut::Strings { before, .. } => before,
        }
    }

    /// How many of the second parent are before it.
    pub fn behind(self) -> usize {
        if let Cut::Strings { behind, .. } = self { behind } else { self.before() }
    }

    /// The same for the parents in the other order.
    pub fn turned(self) -> Cut {
        match self {
            Cut::Strings { before, behind } => Cut::Strings { before: behind, behind: before },
            cut => cut,
        }
    }
}

/// Something wrong with a candidate, and what it adds to the energy. Cells are numbered row by row on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Fault {
    /// The rule that is broken, as in [`Wrong`](crate::Wrong); `estimate` where the energy is an estimate.
    pub rule: &'static str,
    /// What is wrong.
    pub message: Message,
    /// Where it is.
    pub cells: Vec<usize>,
    /// What it adds to the energy.
    pub energy: u32,
}

impl Fault {
    /// The only fault of a candidate whose energy is an estimate of what is left; none at 0.
    pub fn estimated(energy: u32, cells: Vec<usize>) -> Vec<Fault> {
        let message = match energy {
            0 => return Vec::new(),
            HOPELESS => message!("landscape-hopeless"),
            _ => message!("landscape-estimate", energy),
        };
        vec![Fault { rule: "estimate", message, cells, energy }]
    }

    /// The only fault of a placement that a person's own program judges, at the cells where rules are broken; none at 0.
    pub fn judged(energy: u32, broken: Vec<Fault>) -> Vec<Fault> {
        if energy == 0 {
            return Vec::new();
        }
        let mut cells: Vec<usize> = broken.into_iter().flat_map(|fault| fault.cells).collect();
        cells.sort_unstable();
        cells.dedup();
        vec![Fault { rule: "estimate", message: message!("landscape-own", energy), cells, energy }]
    }
}

/// Something of a landscape without its type, so that an observer can keep it; code that knows the landscape can read it.
#[derive(Clone, Debug)]
pub struct Kept {
    thing: Arc<dyn Any + Send + Sync>,
    bytes: usize,
}

impl Kept {
    /// Keeps a thing of so many bytes.
    pub fn new<T: Send + Sync + 'static>(thing: T, bytes: usize) -> Self {
        Kept { thing: Arc::new(thing), bytes: bytes + size_of::<Kept>() }
    }

    /// The thing, if it is of this type.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.thing.downcast_ref()
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.bytes
    }
}
