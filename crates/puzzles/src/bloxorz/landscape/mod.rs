//! What the genetic algorithm and annealing see of a level: strings of rolls, bred by one of two schemes.
//!
//! A chromosome is a string over R r L l U u D d. While the block is whole a letter's case means nothing; of two cubes,
//! upper case rolls the first and lower case the second. A letter whose roll falls is noise and dropped, a stretch that
//! comes back to a state met before is dropped too (*refined* away), and the string ends at the goal.
//!
//! * `novelty`, the default, has no opinion on which states are good: a string is worth as much as the rarest state it
//!   passes, see `novelty.rs`. Cut and grown at that place, it explores the level from there.
//! * `fitness` is the genetic algorithm of report A, which weighs distances and good cells, see `fitness.rs`.
//!
//! Where a person's own program guides the search, no scheme has a say: a string is worth what the program says of the best
//! state it passes.

mod fitness;
mod novelty;

use std::cell::RefCell;
use std::ops::RangeInclusive;

use solvarium_engine::grid::Direction;
use solvarium_engine::{Cut, DEAD, Edit, Fault, HOPELESS, Heuristic, Landscape, Rng, Walk, own};

use self::fitness::Fitness;
use self::novelty::Visits;
use super::Roll;
use super::machine::State;
use super::spaces::OverMachine;

/// How strings are judged and bred.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scheme {
    /// By how rarely states were met.
    #[default]
    Novelty,
    /// By distances and good cells.
    Fitness,
}

/// A string of rolls, refined, with what was met on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chromosome {
    letters: Vec<Roll>,
    /// The states met, the start first: one more than letters.
    places: Vec<Place>,
    energy: u32,
}

/// A state reached while a string is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place {
    /// The state's number, in the order in which the landscape met them.
    id: u32,
    estimate: u32,
}

/// The landscape of strings of rolls.
pub struct Chromosomes<'a, S: OverMachine> {
    space: &'a S,
    heuristic: &'a Heuristic<S>,
    lengths: RangeInclusive<usize>,
    judge: Judge<'a>,
    walk: RefCell<Walk<State>>,
}

/// A scheme with what it judges by.
enum Judge<'a> {
    Novelty(Visits),
    Fitness(Fitness<'a>),
    Own,
}

impl<'a, S: OverMachine> Chromosomes<'a, S> {
    /// Strings bred by a scheme; random ones have the given lengths, and none is longer than the longest of these.
    pub fn new(space: &'a S, scheme: Scheme, heuristic: &'a Heuristic<S>, lengths: RangeInclusive<usize>) -> Self {
        let judge = match scheme {
            _ if heuristic.name == own::NAME => Judge::Own,
            Scheme::Novelty => Judge::Novelty(Visits::default()),
            Scheme::Fitness => Judge::Fitness(Fitness::new(space.guide())),
        };
        Chromosomes { space, heuristic, lengths, judge, walk: RefCell::new(Walk::new(space)) }
    }

    /// Plays a string and drops what leads nowhere.
    fn refine(&self, raw: &[Roll]) -> Chromosome {
        let raw = &raw[..raw.len().min(*self.lengths.end())];
        let mut walk = self.walk.borrow_mut();
        let machine = self.space.machine();
        let letters = walk.play(self.space, raw, |state, roll| machine.roll(state, roll.cube, roll.direction));
        let place = |(id, state): &(u32, State)| Place { id: *id, estimate: self.estimate(state) };
        let places: Vec<Place> = walk.steps().iter().map(place).collect();
        let energy = places.iter().map(|place| place.estimate).min().expect("the start is met");
        Chromosome { letters, places, energy }
    }

    /// The estimate of a state, 0 at the goal only.
    fn estimate(&self, state: &State) -> u32 {
        if self.space.is_goal(state) {
            return 0;
        }
        match (self.heuristic.estimate)(self.space, state) {
            DEAD => HOPELESS,
            estimate => estimate.clamp(1, HOPELESS),
        }
    }

    /// The states a string leads through, the start first.
    fn states(&self, string: &Chromosome) -> impl Iterator<Item = State> {
        let machine = self.space.machine();
        let step = |state: &mut State, roll: &Roll| {
            *state = machine.roll(state, roll.cube, roll.direction)?;
            Some(*state)
        };
        let start = machine.start();
        std::iter::once(start).chain(string.letters.iter().scan(start, step))
    }

    /// How many letters lead to the place at which a string is cut.
    fn best_position(&self, string: &Chromosome) -> usize {
        match &self.judge {
            Judge::Novelty(visits) => visits.rarest(&string.places).0,
            Judge::Fitness(fitness) => fitness.nearest(self.states(string)),
            Judge::Own => string.places.iter().position(|place| place.estimate == string.energy).unwrap_or(0),
        }
    }
}

impl<S: OverMachine> Landscape for Chromosomes<'_, S> {
    type Candidate = Chromosome;
    type Tweak = Edit<Roll>;
    type Move = S::Move;

    fn random(&self, rng: &mut Rng) -> Chromosome {
        let count = rng.between(*self.lengths.start(), *self.lengths.end());
        self.refine(&letters(count, rng).collect::<Vec<_>>())
    }

    fn tweak(&self, string: &Chromosome, rng: &mut Rng) -> Edit<Roll> {
        Edit::draw(string.letters.len(), fitness::APPENDED, letter, rng)
    }

    fn apply(&self, string: &mut Chromosome, edit: &Edit<Roll>) {
        let mut letters = std::mem::take(&mut string.letters);
        edit.apply(&mut letters);
        *string = self.refine(&letters);
    }

    fn energy(&self, string: &Chromosome) -> u32 {
        string.energy
    }

    /// Each parent is cut at its best position.
    fn cut(&self, a: &Chromosome, b: &Chromosome, _rng: &mut Rng) -> Cut {
        Cut::Strings { before: self.best_position(a), behind: self.best_position(b) }
    }

    fn join(&self, head: &Chromosome, tail: &Chromosome, cut: Cut) -> Chromosome {
        self.refine(&[&head.letters[..cut.before()], &tail.letters[cut.behind()..]].concat())
    }

    /// Appends random letters: by fitness at the end, otherwise at the best position.
    fn mutate(&self, string: &mut Chromosome, rng: &mut Rng) {
        let (cut, most) = match &self.judge {
            Judge::Fitness(_) => (string.letters.len(), fitness::APPENDED),
            Judge::Novelty(_) | Judge::Own => (self.best_position(string), novelty::APPENDED),
        };
        let mut longer = string.letters[..cut].to_vec();
        let count = rng.between(1, most);
        longer.extend(letters(count, rng));
        *string = self.refine(&longer);
    }

    fn fitness(&self, string: &Chromosome, energy: u32) -> f64 {
        match &self.judge {
            Judge::Novelty(visits) => visits.fitness(&string.places),
            Judge::Fitness(fitness) => fitness.fitness(self.states(string)),
            Judge::Own => 1.0 / (1.0 + f64::from(energy)),
        }
    }

    fn learn<'c>(&mut self, born: impl Iterator<Item = &'c Chromosome>) -> bool {
        let Judge::Novelty(visits) = &mut self.judge else { return false };
        born.for_each(|string| visits.count(&string.places));
        true
    }

    fn bytes(&self) -> usize {
        let visits = if let Judge::Novelty(visits) = &self.judge { visits.bytes() } else { 0 };
        self.walk.borrow().bytes() + visits
    }

    fn candidate_bytes(&self, string: &Chromosome) -> usize {
        let letters = string.letters.capacity() * size_of::<Roll>();
        size_of::<Chromosome>() + letters + string.places.capacity() * size_of::<Place>()
    }

    fn tweak_bytes(&self, edit: &Edit<Roll>) -> usize {
        edit.bytes()
    }

    fn moves(&self, string: &Chromosome) -> Vec<S::Move> {
        self.moves_to(string, string.letters.len())
    }

    fn moves_to(&self, string: &Chromosome, letters: usize) -> Vec<S::Move> {
        let mut moves = Vec::with_capacity(string.letters.len());
        for (state, &roll) in self.states(string).zip(string.letters.iter().take(letters)) {
            self.space.spell(&state, roll, &mut moves);
        }
        moves
    }

    /// The least estimate on the way, with the cells of the first state that has it.
    fn faults(&self, string: &Chromosome) -> Vec<Fault> {
        let mut cells = Vec::new();
        if let Some(state) = self.states(string).find(|state| self.estimate(state) == string.energy) {
            self.space.unmet(&state, &mut cells);
        }
        Fault::estimated(string.energy, cells)
    }
}

fn letter(rng: &mut Rng) -> Roll {
    let bits = rng.bits();
    Roll { cube: (bits >> 2 & 1) as u8, direction: Direction::ALL[(bits & 3) as usize] }
}

fn letters(count: usize, rng: &mut Rng) -> impl Iterator<Item = Roll> {
    (0..count).map(|_| letter(rng))
}

#[cfg(test)]
mod tests;
