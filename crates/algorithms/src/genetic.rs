//! A genetic algorithm: a population of candidates, parents drawn by fitness, children by crossover, some of them
//! mutated, the best survive. A landscape may learn from what was born; then all are judged again.

use solvarium_engine::{
    Answer, Crossing, Ctx, Cut, Event, Kept, Landscape, Lengths, Limit, Member, Options, Param, Parent, Population,
    Rng, Search, Space, StepKind, Stop, Task, Verdict,
};

use crate::Info;
use crate::meaning::{HEURISTIC, Meaning, of_paths};
use crate::pseudocode::{NO_SOLUTION, Order, Pseudocode, lit, noted, plain};

const POPULATION: Param<u64> = Param::int("population", 1000, 2, 1 << 24);
const PARENTS: Param<f64> = Param::real("parents", 0.5, 0.0, 10.0);
const MUTANTS: Param<f64> = Param::real("mutants", 0.5, 0.0, 1.0);
const GENERATIONS: Param<u64> = Param::int("generations", 200, 1, 1 << 40);
pub(crate) const MIN_LENGTH: Param<u64> = Param::int("min-length", 10, 1, 1 << 20);
pub(crate) const MAX_LENGTH: Param<u64> = Param::int("max-length", 300, 1, 1 << 20);
/// What searches of landscapes need only where an answer is a path.
pub(crate) const OF_PATHS: &[Meaning] =
    &[of_paths(MIN_LENGTH.info().name), of_paths(MAX_LENGTH.info().name), of_paths(HEURISTIC)];

/// Most beings of a generation that an observer is shown, most of them whole, and most crossings.
const MOST_MEMBERS: usize = 1024;
const MOST_CANDIDATES: usize = 64;
const MOST_CROSSINGS: usize = 8;

/// Facts about the genetic algorithm.
pub const INFO: Info = Info {
    name: "genetic",
    complete: false,
    informed: true,
    randomised: true,
    params: &[
        POPULATION.info(),
        PARENTS.info(),
        MUTANTS.info(),
        GENERATIONS.info(),
        MIN_LENGTH.info(),
        MAX_LENGTH.info(),
    ],
    meanings: OF_PATHS,
    pseudocode: PSEUDOCODE,
    ..Info::PLAIN
};

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[&[
        plain(0, "population ← random candidates"),
        plain(0, "repeat for each generation:"),
        noted(lit(1, "keep the fittest of population", &[(StepKind::Rank, None)]), "pseudo-survive"),
        lit(1, "if one of them is a solution: return it", &[(StepKind::End, Some(Verdict::Solved))]),
        plain(1, "repeat for each pair of parents:"),
        noted(plain(2, "a, b ← spin the wheel twice"), "pseudo-wheel"),
        plain(2, "c, d ← crossover(a, b)"),
        noted(plain(2, "mutate c and d now and then"), "pseudo-mutate"),
        plain(2, "population.add(c, d)"),
        NO_SOLUTION,
    ]],
    tests_taken: false,
    order: Order::Nothing,
    rule: "search-order-nothing",
};

/// How long strings may be, by the parameters that all searches of landscapes share.
pub fn lengths(options: &Options) -> Lengths {
    let shortest = options.get(&MIN_LENGTH) as usize;
    shortest..=shortest.max(options.get(&MAX_LENGTH) as usize)
}

/// A candidate with what is known of it.
struct Being<C> {
    candidate: C,
    energy: u32,
    fitness: f64,
}

/// Generation after generation until one solves the level.
pub fn run<S: Space>(task: &Task<'_, S>, seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let options = task.options;
    let size = options.get(&POPULATION) as usize;
    let mut landscape = task.space.landscape(task.heuristic, lengths(options));
    let mut rng = Rng::new(seed);
    let mut beings = Vec::new();
    let mut bytes = 0;
    for _ in 0..size {
        let candidate = landscape.random(&mut rng);
        bytes += landscape.candidate_bytes(&candidate);
        beings.push(judge(&landscape, candidate, bytes, ctx)?);
    }
    let mut old = 0;
    let mut crossings: Vec<Crossing> = Vec::new();
    let last = options.get(&GENERATIONS);
    for number in 0..=last {
        if landscape.learn(beings[old..].iter().map(|being| &being.candidate)) {
            for being in &mut beings {
                ctx.poll()?;
                being.fitness = landscape.fitness(&being.candidate, being.energy);
            }
        }
        rank(&mut beings, size);
        old = beings.len();
        bytes = beings.iter().map(|being| landscape.candidate_bytes(&being.candidate)).sum();
        // Twice, because parents and children live side by side.
        ctx.hold(2 * bytes + landscape.bytes())?;
        if let Some(winner) = survey(&landscape, &beings, number, &crossings, ctx)? {
            return Ok(Answer::Solved(landscape.moves(winner)));
        }
        if number == last {
            break;
        }
        crossings.clear();
        let wheel = wheel(&beings);
        for _ in 0..(size as f64 * options.get(&PARENTS) / 2.0) as usize {
            let (mother, father) = (spin(&wheel, &mut rng), spin(&wheel, &mut rng));
            let cut = landscape.cut(&beings[mother].candidate, &beings[father].candidate, &mut rng);
            let children = [([mother, father], cut), ([father, mother], cut.turned())].map(|(parents, cut)| {
                let [before, behind] = parents.map(|parent| &beings[parent].candidate);
                (parents, cut, landscape.join(before, behind, cut))
            });
            for (parents, cut, mut child) in children {
                let shown = ctx.tracing() && crossings.len() < MOST_CROSSINGS;
                let joined = shown.then(|| landscape.keep(&child));
                let mutated = rng.unit() < options.get(&MUTANTS);
                if mutated {
                    landscape.mutate(&mut child, &mut rng);
                }
                let being = judge(&landscape, child, bytes, ctx)?;
                if let Some(joined) = joined {
                    let parents = parents.map(|parent| (parent, &beings[parent]));
                    crossings.push(crossing(&landscape, parents, cut, joined, mutated, &being));
                }
                beings.push(being);
            }
        }
    }
    Err(Stop::Limit(Limit::Generations))
}

/// Judges a candidate, to be added to a population of so many bytes.
fn judge<L: Landscape>(
    landscape: &L,
    candidate: L::Candidate,
    bytes: usize,
    ctx: &mut Ctx<'_>,
) -> Result<Being<L::Candidate>, Stop> {
    ctx.hold(2 * bytes + landscape.bytes())?;
    ctx.evaluate()?;
    ctx.stats.generated += 1;
    let energy = landscape.energy(&candidate);
    Ok(Being { fitness: landscape.fitness(&candidate, energy), energy, candidate })
}

/// Keeps the fittest; among equals the older.
fn rank<C>(beings: &mut Vec<Being<C>>, size: usize) {
    beings.sort_by(|a, b| b.fitness.total_cmp(&a.fitness));
    beings.truncate(size);
}

/// Notes how the population does, and some of the crossings it was born of; gives back a solution if it holds one.
fn survey<'a, L: Landscape>(
    landscape: &L,
    beings: &'a [Being<L::Candidate>],
    number: u64,
    crossings: &[Crossing],
    ctx: &mut Ctx<'_>,
) -> Result<Option<&'a L::Candidate>, Stop> {
    let nearest = beings.iter().min_by_key(|being| being.energy).expect("a population has at least two beings");
    let (energy, winner) = (nearest.energy, &nearest.candidate);
    let best = beings[0].fitness;
    let mean = beings.iter().map(|b| b.fitness).sum::<f64>() / beings.len() as f64;
    ctx.stats.rounds = Some(number);
    ctx.stats.best_energy = Some(energy);
    ctx.stats.best_fitness = Some(best);
    ctx.waiting(beings.len());
    let (keep, show) = (|| landscape.keep(winner), || population(landscape, beings));
    ctx.note(Event::Generation { number, energy, best, mean, candidate: &keep, population: &show, crossings })?;
    Ok((energy == 0).then_some(winner))
}

/// What an observer is shown of a population: beings evenly spaced by rank, and some of them whole.
fn population<L: Landscape>(landscape: &L, beings: &[Being<L::Candidate>]) -> Population {
    let member = |rank: usize| {
        let Being { energy, fitness, .. } = beings[rank];
        Member { rank: rank as u32, energy, fitness }
    };
    let whole = |rank: usize| (rank as u32, landscape.keep(&beings[rank].candidate));
    Population {
        size: beings.len(),
        members: spaced(beings.len(), MOST_MEMBERS).map(member).collect(),
        candidates: spaced(beings.len(), MOST_CANDIDATES).map(whole).collect(),
    }
}

/// At most so many of the first numbers, evenly spaced from 0 on.
fn spaced(count: usize, most: usize) -> impl Iterator<Item = usize> {
    (0..count).step_by(count.div_ceil(most).max(1))
}

/// What an observer is shown of a crossing.
fn crossing<L: Landscape>(
    landscape: &L,
    parents: [(usize, &Being<L::Candidate>); 2],
    cut: Cut,
    joined: Kept,
    mutated: bool,
    child: &Being<L::Candidate>,
) -> Crossing {
    let parent = |(rank, being): (usize, &Being<L::Candidate>)| Parent {
        rank: rank as u32,
        fitness: being.fitness,
        candidate: landscape.keep(&being.candidate),
    };
    let mutant = mutated.then(|| landscape.keep(&child.candidate));
    Crossing { parents: parents.map(parent), cut, joined, mutant, fitness: child.fitness }
}

/// The roulette wheel: the sum of the fitnesses up to and with each being's.
fn wheel<C>(beings: &[Being<C>]) -> Vec<f64> {
    let mut sum = 0.0;
    let add = |being: &Being<C>| {
        sum += being.fitness.max(0.0);
        sum
    };
    beings.iter().map(add).collect()
}

/// The being at which the wheel stops.
fn spin(wheel: &[f64], rng: &mut Rng) -> usize {
    let total = wheel.last().expect("a population has at least two beings");
    let at = rng.unit() * total;
    // Rounding may take `at` up to the last sum itself.
    wheel.partition_point(|&sum| sum <= at).min(wheel.len() - 1)
}
