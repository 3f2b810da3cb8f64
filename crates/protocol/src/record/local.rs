//! What is kept of a local search: each step with its change, each generation with as much of its population and of the
//! crossings it was born of as there is room for.

use solvarium_engine::{Crossing, Kept, Member, Population};

use super::thinned::ByteSize;

/// One generation may hold this part of all bytes with what is known beside its candidate of least energy.
const SHARE: usize = 32;

/// A change that a local search looked at.
#[derive(Debug)]
pub(crate) struct Step {
    pub energy: u32,
    pub proposed: u32,
    pub accepted: bool,
    pub probability: f64,
    pub drawn: Option<f64>,
    pub temperature: f64,
    pub round: u64,
    /// The candidate before the change.
    pub candidate: Kept,
    pub tweak: Kept,
}

impl ByteSize for Step {
    fn bytes(&self) -> usize {
        size_of::<Self>() + self.candidate.bytes() + self.tweak.bytes()
    }
}

/// A generation of the genetic algorithm.
#[derive(Debug)]
pub(crate) struct Generation {
    pub number: u64,
    pub energy: u32,
    pub best: f64,
    pub mean: f64,
    /// The candidate of least energy.
    pub candidate: Kept,
    pub population: Population,
    pub crossings: Vec<Crossing>,
}

impl ByteSize for Generation {
    fn bytes(&self) -> usize {
        let members = self.population.members.len() * size_of::<Member>();
        let candidates = self.population.candidates.iter().map(|(_, kept)| candidate_bytes(kept)).sum::<usize>();
        let crossings = self.crossings.iter().map(Crossing::bytes).sum::<usize>();
        size_of::<Self>() + self.candidate.bytes() + members + candidates + crossings
    }
}

fn candidate_bytes(kept: &Kept) -> usize {
    size_of::<(u32, Kept)>() + kept.bytes()
}

/// What fits of a population and of its crossings, in a recording of so many bytes: the numbers first, then crossings, then
/// candidates. Without room for its numbers nothing of a population is kept.
pub(crate) fn fitted(
    mut population: Population,
    crossings: &[Crossing],
    most_bytes: usize,
) -> (Population, Vec<Crossing>) {
    let room = most_bytes / SHARE;
    let mut used = population.members.len() * size_of::<Member>();
    if used > room {
        return (Population { size: population.size, ..Population::default() }, Vec::new());
    }
    let mut fits = |bytes: usize| {
        used += bytes;
        used <= room
    };
    let crossings = crossings.iter().take_while(|crossing| fits(crossing.bytes())).cloned().collect();
    population.candidates.retain(|(_, kept)| fits(candidate_bytes(kept)));
    population.candidates.shrink_to_fit();
    (population, crossings)
}
