//! Simulated annealing (Kirkpatrick, Gelatt, Vecchi 1983): random changes, worse ones accepted with a probability
//! that falls with the temperature.

use solvarium_engine::{Answer, Attempt, Ctx, Event, Landscape, Param, Rng, Search, Space, Task};

use crate::Info;
use crate::genetic::{LENGTHS, MAX_LENGTH, MIN_LENGTH};

const INITIAL: Param<f64> = Param::real("initial-temperature", 2.0, 1e-6, 1e9);
const COOLING: Param<f64> = Param::real("cooling", 0.9995, 0.5, 1.0);
const STEPS: Param<u64> = Param::int("steps", 10_000, 1, 1 << 40);
const RESTARTS: Param<u64> = Param::int("restarts", 20, 0, 1 << 40);

/// Facts about simulated annealing.
pub const INFO: Info = Info {
    name: "anneal",
    complete: false,
    informed: true,
    randomised: true,
    params: &[INITIAL.info(), COOLING.info(), STEPS.info(), RESTARTS.info(), MIN_LENGTH.info(), MAX_LENGTH.info()],
    path_params: LENGTHS,
    ..Info::PLAIN
};

/// Metropolis steps under geometric cooling, round after round.
pub fn run<S: Space>(task: &Task<'_, S>, seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let options = task.options;
    let shortest = options.get(&MIN_LENGTH) as usize;
    let lengths = shortest..=shortest.max(options.get(&MAX_LENGTH) as usize);
    let landscape = task.space.landscape(task.heuristic, lengths);
    let mut rng = Rng::new(seed);
    (ctx.stats.accepted, ctx.stats.rejected) = (Some(0), Some(0));
    for round in 0..=options.get(&RESTARTS) {
        ctx.stats.rounds = Some(round);
        let mut temperature = options.get(&INITIAL);
        ctx.evaluate()?;
        let mut candidate = landscape.random(&mut rng);
        ctx.hold(2 * landscape.candidate_bytes(&candidate))?;
        let mut energy = landscape.energy(&candidate);
        let mut steps = 0..options.get(&STEPS);
        loop {
            ctx.stats.best_energy = Some(ctx.stats.best_energy.map_or(energy, |best| best.min(energy)));
            if energy == 0 {
                return Ok(Answer::Solved(landscape.moves(&candidate)));
            }
            if steps.next().is_none() {
                break;
            }
            ctx.evaluate()?;
            // Twice, because `energy_after` may change a copy.
            ctx.hold(2 * landscape.candidate_bytes(&candidate))?;
            let tweak = landscape.tweak(&candidate, &mut rng);
            let proposed = landscape.energy_after(&candidate, energy, &tweak);
            // A random number is drawn only for a change that is worse; the runs of a seed depend on it.
            let accepted = proposed <= energy || rng.unit() < libm::exp(-f64::from(proposed - energy) / temperature);
            let before = energy;
            if accepted {
                landscape.apply(&mut candidate, &tweak);
                energy = proposed;
            }
            let attempt = || Attempt::new(landscape.moves(&candidate));
            ctx.note(Event::Step { energy: before, proposed, accepted, temperature, candidate: &attempt })?;
            let counter = if accepted { &mut ctx.stats.accepted } else { &mut ctx.stats.rejected };
            *counter = counter.map(|count| count + 1);
            temperature *= options.get(&COOLING);
            ctx.stats.temperature = Some(temperature);
        }
    }
    Ok(Answer::Stuck)
}
