//! What a genetic algorithm shows of a generation: its population, and some of the crossings it was born of.

use crate::{Cut, Kept};

/// A being of a population.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Member {
    /// Its rank by fitness, from 0.
    pub rank: u32,
    /// How far from a solution it is.
    pub energy: u32,
    /// Its fitness.
    pub fitness: f64,
}

/// A population; of a large one, beings evenly spaced by rank.
#[derive(Clone, Debug, Default)]
pub struct Population {
    /// How many beings there are.
    pub size: usize,
    /// The fittest first.
    pub members: Vec<Member>,
    /// Some of the candidates, each with its rank.
    pub candidates: Vec<(u32, Kept)>,
}

/// A child and how it came to be.
#[derive(Clone, Debug)]
pub struct Crossing {
    /// The parent it is like before the cut, and the one it is like behind it.
    pub parents: [Parent; 2],
    /// Where they were cut.
    pub cut: Cut,
    /// The child as it was put together.
    pub joined: Kept,
    /// The same after its mutation, if it was mutated.
    pub mutant: Option<Kept>,
    /// The fitness it was born with.
    pub fitness: f64,
}

/// A parent.
#[derive(Clone, Debug)]
pub struct Parent {
    /// Its rank in the generation before.
    pub rank: u32,
    /// Its fitness then.
    pub fitness: f64,
    /// What it was.
    pub candidate: Kept,
}

impl Crossing {
    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let kept = self.parents.iter().map(|parent| &parent.candidate).chain([&self.joined]).chain(&self.mutant);
        size_of::<Self>() + kept.map(Kept::bytes).sum::<usize>()
    }
}
