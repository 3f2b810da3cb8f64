//! Complete candidates and their energy: what local search and the genetic algorithm see of a puzzle.

use std::any::Any;

use crate::Rng;

/// A set of candidates with an energy that is 0 exactly at solutions.
///
/// ```
/// use solvarium_engine::{Landscape, Rng};
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
///     fn crossover(&self, a: &Vec<usize>, b: &Vec<usize>, rng: &mut Rng) -> (Vec<usize>, Vec<usize>) {
///         let cut = rng.below(self.0);
///         ([&a[..cut], &b[cut..]].concat(), [&b[..cut], &a[cut..]].concat())
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
    type Candidate: Clone;
    /// A small change of a candidate.
    type Tweak;
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
        let mut next = candidate.clone();
        self.apply(&mut next, tweak);
        self.energy(&next)
    }
    /// Two children of two parents.
    fn crossover(&self, a: &Self::Candidate, b: &Self::Candidate, rng: &mut Rng) -> (Self::Candidate, Self::Candidate);
    /// A larger change, for the genetic algorithm's mutants.
    fn mutate(&self, candidate: &mut Self::Candidate, rng: &mut Rng) {
        let tweak = self.tweak(candidate, rng);
        self.apply(candidate, &tweak);
    }
    /// How fit a candidate is, to be maximised by the genetic algorithm; positive.
    fn fitness(&self, candidate: &Self::Candidate) -> f64 {
        1.0 / (1.0 + f64::from(self.energy(candidate)))
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
    /// The answer a candidate stands for, as moves.
    fn moves(&self, candidate: &Self::Candidate) -> Vec<Self::Move>;
}

/// The moves a candidate stands for, without their type, so that an observer can keep them; code that knows the space can
/// read them.
#[derive(Debug)]
pub struct Attempt {
    moves: Box<dyn Any + Send + Sync>,
    bytes: usize,
}

impl Attempt {
    /// Keeps these moves.
    pub fn new<M: Copy + Send + Sync + 'static>(mut moves: Vec<M>) -> Self {
        moves.shrink_to_fit();
        let bytes = moves.capacity() * size_of::<M>() + size_of::<Vec<M>>();
        Attempt { moves: Box::new(moves), bytes }
    }

    /// The moves; none if they are not of this type.
    pub fn moves<M: 'static>(&self) -> Option<&[M]> {
        self.moves.downcast_ref::<Vec<M>>().map(Vec::as_slice)
    }

    /// Bytes the moves hold.
    pub fn bytes(&self) -> usize {
        self.bytes
    }
}
