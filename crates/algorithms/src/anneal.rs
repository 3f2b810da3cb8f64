//! Simulated annealing (Kirkpatrick, Gelatt, Vecchi 1983): random changes, worse ones accepted with a probability
//! that falls with the temperature.

use solvarium_engine::{Answer, Ctx, Event, Kept, Landscape, Param, Rng, Search, Space, StepKind, Task, Verdict};

use crate::Info;
use crate::genetic::{MAX_LENGTH, MIN_LENGTH, OF_PATHS, lengths};
use crate::pseudocode::{NO_SOLUTION, Order, Pseudocode, lit, noted, plain};

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
    meanings: OF_PATHS,
    pseudocode: PSEUDOCODE,
    ..Info::PLAIN
};

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[&[
        plain(0, "repeat for each restart:"),
        plain(1, "x ← a random candidate; T ← initial temperature"),
        plain(1, "repeat for each step:"),
        lit(2, "if energy(x) = 0: return x", &[(StepKind::End, Some(Verdict::Solved))]),
        lit(2, "y ← x with a random change", &[(StepKind::Propose, None)]),
        plain(2, "Δ ← energy(y) − energy(x)"),
        noted(
            lit(2, "if Δ ≤ 0 or random() < exp(−Δ / T): x ← y", &[(StepKind::Judge, Some(Verdict::Accepted))]),
            "pseudo-metropolis",
        ),
        lit(2, "else: keep x", &[(StepKind::Judge, Some(Verdict::Rejected))]),
        plain(2, "T ← T · cooling"),
        NO_SOLUTION,
    ]],
    tests_taken: false,
    order: Order::Nothing,
    rule: "search-order-nothing",
};

/// Metropolis steps under geometric cooling, round after round.
pub fn run<S: Space>(task: &Task<'_, S>, seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let options = task.options;
    let landscape = task.space.landscape(task.heuristic, lengths(options));
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
            ctx.stats.meet(energy);
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
            let (probability, drawn) = match proposed.checked_sub(energy) {
                None | Some(0) => (1.0, None),
                Some(worse) => (libm::exp(-f64::from(worse) / temperature), Some(rng.unit())),
            };
            let accepted = drawn.is_none_or(|drawn| drawn < probability);
            ctx.note(Event::Step {
                energy,
                proposed,
                accepted,
                probability,
                drawn,
                temperature,
                round,
                candidate: &|| landscape.keep(&candidate),
                tweak: &|| Kept::new(tweak.clone(), landscape.tweak_bytes(&tweak)),
            })?;
            if accepted {
                landscape.apply(&mut candidate, &tweak);
                energy = proposed;
            }
            let counter = if accepted { &mut ctx.stats.accepted } else { &mut ctx.stats.rejected };
            *counter = counter.map(|count| count + 1);
            temperature *= options.get(&COOLING);
            ctx.stats.temperature = Some(temperature);
        }
    }
    Ok(Answer::Stuck)
}
