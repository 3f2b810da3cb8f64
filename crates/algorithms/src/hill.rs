//! Hill climbing in five variants: go where it looks better.
//!
//! * `backtrack` keeps every unseen neighbour on a stack, best on top, and is complete.
//! * `fallback` accepts neighbours that look no worse; when there are none it falls back to the best accepted state
//!   not chosen so far.
//! * `strict` goes to the best neighbour as long as that is better; `simple` to the first better one. Both stop at a
//!   local optimum. With `restarts` they try again from the end of a random walk.
//! * `tweak` changes a complete candidate, as `anneal` does, but never makes it worse; with `restarts` it tries again from
//!   another one.

use solvarium_engine::space::{key_of, replay};
use solvarium_engine::store::{capacity_with, grow};
use solvarium_engine::{
    Answer, Cost, Ctx, DEAD, Event, Expansion, Kept, Landscape, NodeStore, Param, Rng, Search, Space, StepKind, Stop,
    Successor, Task, Verdict,
};

use crate::Info;
use crate::genetic::{MAX_LENGTH, MIN_LENGTH, lengths};
use crate::meaning::{HEURISTIC, Meaning, of_paths};
use crate::pseudocode::{
    BEGIN, EACH_SUCCESSOR, NEW, NO_SOLUTION, Order, PUSH, Pseudocode, SKIP_DEAD, SKIP_MET, TAKE, TEST_TAKEN,
    WHILE_OPEN, lit, noted,
};

const VARIANT: Param<&'static str> = Param::choice("variant", &["backtrack", "fallback", "strict", "simple", "tweak"]);
const RESTARTS: Param<u64> = Param::int("restarts", 0, 0, 1 << 40);
/// Changes in a row that better nothing, after which `tweak` gives a candidate up.
const PATIENCE: u64 = 5_000;
/// Moves of the longest random walk before a restart.
const LONGEST_WALK: usize = 40;

/// `tweak` has strings where an answer is a path; elsewhere broken rules are counted, and only the others need a heuristic.
const MEANINGS: &[Meaning] = &[
    Meaning { of: RESTARTS.info().name, path: false, setting: with(&["strict", "simple", "tweak"]) },
    Meaning { of: MIN_LENGTH.info().name, path: true, setting: with(&["tweak"]) },
    Meaning { of: MAX_LENGTH.info().name, path: true, setting: with(&["tweak"]) },
    of_paths(HEURISTIC),
    Meaning { of: HEURISTIC, path: false, setting: with(&["backtrack", "fallback", "strict", "simple"]) },
];

/// One of these variants.
const fn with(variants: &'static [&'static str]) -> Option<(&'static str, &'static [&'static str])> {
    Some((VARIANT.info().name, variants))
}

/// Facts about hill climbing.
pub const INFO: Info = Info {
    name: "hill",
    complete: false,
    informed: true,
    randomised: true,
    params: &[VARIANT.info(), RESTARTS.info(), MIN_LENGTH.info(), MAX_LENGTH.info()],
    meanings: MEANINGS,
    pseudocode: PSEUDOCODE,
    ..Info::PLAIN
};

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[&[
        noted(lit(0, "open ← [start]", BEGIN), "pseudo-climb"),
        WHILE_OPEN,
        noted(lit(1, "n ← open.take_top()", TAKE), "search-order-hill"),
        TEST_TAKEN,
        EACH_SUCCESSOR,
        SKIP_DEAD,
        noted(
            lit(2, "if h(s) is not good enough: skip s", &[(StepKind::LookUp, Some(Verdict::Refused))]),
            "pseudo-refuse",
        ),
        SKIP_MET,
        noted(lit(2, "neighbours.add(s)", NEW), "pseudo-neighbours"),
        noted(lit(2, "neighbours ← [s]", &[(StepKind::LookUp, Some(Verdict::Better))]), "pseudo-best-neighbour"),
        noted(lit(1, "put neighbours on top of open, the least h on top", PUSH), "pseudo-put-on-top"),
        NO_SOLUTION,
        noted(lit(0, "variant tweak: repeat: propose a random change", &[(StepKind::Propose, None)]), "pseudo-tweak"),
        lit(1, "make the change, unless the candidate gets worse", &[(StepKind::Judge, None)]),
    ]],
    tests_taken: true,
    order: Order::Neighbours,
    rule: "search-order-hill",
};

/// Runs the chosen variant.
pub fn run<S: Space>(task: &Task<'_, S>, seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    match task.options.get(&VARIANT) {
        "backtrack" => with_memory(task, |_, _| true, Answer::Unsolvable, ctx),
        "fallback" => with_memory(task, |h, from| h <= from, Answer::Stuck, ctx),
        "tweak" => with_tweaks(task, seed, ctx),
        variant => with_restarts(task, variant == "simple", seed, ctx),
    }
}

/// A state waiting to be gone on from.
#[derive(Clone, Copy)]
struct Waiting {
    id: u32,
    h: Cost,
    depth: u32,
}

/// Goes on from the newest best waiting state; the neighbours that `accept(h, h of the state)` wait above the rest.
fn with_memory<S: Space>(
    task: &Task<'_, S>,
    accept: impl Fn(Cost, Cost) -> bool,
    at_the_end: Answer<S::Move>,
    ctx: &mut Ctx<'_>,
) -> Search<S::Move> {
    let space = task.space;
    let mut nodes = NodeStore::new(space.key_len());
    let (mut moves, mut key) = (Vec::new(), vec![0; space.key_len()]);
    let start = space.initial();
    nodes.insert(&key_of(space, &start), None);
    let mut stack = vec![Waiting { id: 0, h: task.estimate(&start), depth: 0 }];
    ctx.successor(|| Successor::start(0, 0, Verdict::New).numbered(0).estimated(stack[0].h))?;
    let mut neighbours = Vec::new();
    while let Some(Waiting { id, h: from, depth }) = stack.pop() {
        let state = space.unpack(nodes.key(id));
        if space.is_goal(&state) {
            return Ok(Answer::Solved(replay(space, nodes.path(id))));
        }
        let parent = nodes.parent(id);
        ctx.expand_among(Expansion { id, parent, g: depth, h: Some(from), depth, key: nodes.key(id) }, &nodes)?;
        moves.clear();
        space.moves(&state, &mut moves);
        ctx.hold(nodes.bytes_with(moves.len()) + capacity_with(&stack, moves.len()) * size_of::<Waiting>())?;
        neighbours.clear();
        for (place, &step) in moves.iter().enumerate() {
            space.pack_after(&state, step, &mut key);
            ctx.stats.generated += 1;
            ctx.poll()?;
            let met = |verdict| Successor::new(id, place, depth + 1, verdict);
            match task.estimate(&space.unpack(&key)) {
                DEAD => {
                    ctx.stats.dead_ends += 1;
                    ctx.successor(|| met(Verdict::Dead))?;
                }
                // Only accepted states are stored: one that is refused here may be accepted from elsewhere.
                h if accept(h, from) => match nodes.insert(&key, Some(id)) {
                    (id, true) => {
                        neighbours.push(Waiting { id, h, depth: depth + 1 });
                        ctx.successor(|| met(Verdict::New).estimated(h).numbered(id))?;
                    }
                    (_, false) => {
                        ctx.stats.duplicates += 1;
                        ctx.successor(|| met(Verdict::Duplicate).estimated(h))?;
                    }
                },
                h => ctx.successor(|| met(Verdict::Refused).estimated(h))?,
            }
        }
        // The best comes last, which is the top of the stack; among equals the one met first.
        neighbours.sort_by_key(|n| std::cmp::Reverse((n.h, n.id)));
        grow(&mut stack, neighbours.len());
        stack.extend_from_slice(&neighbours);
        ctx.waiting(stack.len());
    }
    Ok(at_the_end)
}

/// Climbs from the start, then from the ends of random walks.
fn with_restarts<S: Space>(task: &Task<'_, S>, simple: bool, seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let mut rng = Rng::new(seed);
    for restart in 0..=task.options.get(&RESTARTS) {
        ctx.stats.rounds = Some(restart);
        let walk = if restart == 0 { 0 } else { rng.between(1, LONGEST_WALK) };
        let (mut path, mut state) = random_walk(task.space, walk, &mut rng, ctx)?;
        if climb(task, simple, &mut state, &mut path, ctx)? {
            return Ok(Answer::Solved(path));
        }
    }
    Ok(Answer::Stuck)
}

/// A walk from the start, shorter where it meets a goal or has nowhere to go.
fn random_walk<S: Space>(
    space: &S,
    length: usize,
    rng: &mut Rng,
    ctx: &mut Ctx<'_>,
) -> Result<(Vec<S::Move>, S::State), Stop> {
    let (mut state, mut path, mut moves) = (space.initial(), Vec::new(), Vec::new());
    for _ in 0..length {
        ctx.poll()?;
        moves.clear();
        space.moves(&state, &mut moves);
        if moves.is_empty() || space.is_goal(&state) {
            break;
        }
        let step = *rng.pick(&moves);
        state = space.apply(&state, step);
        path.push(step);
    }
    Ok((path, state))
}

/// Climbs to a local optimum; whether that is a goal.
fn climb<S: Space>(
    task: &Task<'_, S>,
    simple: bool,
    state: &mut S::State,
    path: &mut Vec<S::Move>,
    ctx: &mut Ctx<'_>,
) -> Result<bool, Stop> {
    let space = task.space;
    let mut moves = Vec::new();
    let mut here = task.estimate(state);
    let mut parent = None;
    while !space.is_goal(state) {
        let (id, depth) = (ctx.stats.expanded as u32, path.len() as u32);
        ctx.expand(Expansion { id, parent, g: depth, h: Some(here), depth, key: &key_of(space, state) })?;
        parent = Some(id);
        moves.clear();
        space.moves(state, &mut moves);
        ctx.stats.generated += moves.len() as u64;
        ctx.hold((capacity_with(path, 1) + moves.capacity()) * size_of::<S::Move>())?;
        let mut chosen: Option<(Cost, S::Move, S::State)> = None;
        for &step in &moves {
            ctx.poll()?;
            let next = space.apply(state, step);
            let h = task.estimate(&next);
            let is_better = h < chosen.as_ref().map_or(here, |(best, ..)| *best);
            ctx.successor(|| judged(id, place(space, state, &next), depth + 1, h, is_better))?;
            if is_better {
                chosen = Some((h, step, next));
                if simple {
                    break;
                }
            }
        }
        let Some((h, step, next)) = chosen else {
            ctx.stats.meet(here);
            return Ok(false);
        };
        (*state, here) = (next, h);
        path.push(step);
    }
    Ok(true)
}

/// The place of a neighbour among the successors of the state that the key of this one stands for: an observer knows keys.
fn place<S: Space>(space: &S, state: &S::State, next: &S::State) -> usize {
    let (canonical, wanted) = (space.unpack(&key_of(space, state)), key_of(space, next));
    let (mut moves, mut key) = (Vec::new(), vec![0; space.key_len()]);
    space.moves(&canonical, &mut moves);
    let leads_there = |&step: &S::Move| {
        space.pack_after(&canonical, step, &mut key);
        key == wanted
    };
    moves.iter().position(leads_there).expect("states with equal keys have the same successor keys")
}

/// A neighbour on the way up, for an observer.
fn judged(parent: u32, place: usize, depth: u32, h: Cost, is_better: bool) -> Successor {
    let verdict = match h {
        DEAD => Verdict::Dead,
        _ if is_better => Verdict::Better,
        _ => Verdict::Refused,
    };
    let met = Successor::new(parent, place, depth, verdict);
    if h == DEAD { met } else { met.estimated(h) }
}

/// Changes complete candidates, one after the other, unless the change makes it worse.
fn with_tweaks<S: Space>(task: &Task<'_, S>, seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    let landscape = task.space.landscape(task.heuristic, lengths(task.options));
    let mut rng = Rng::new(seed);
    for restart in 0..=task.options.get(&RESTARTS) {
        ctx.stats.rounds = Some(restart);
        ctx.evaluate()?;
        let mut candidate = landscape.random(&mut rng);
        let mut energy = landscape.energy(&candidate);
        ctx.stats.meet(energy);
        let mut idle = 0;
        while energy > 0 && idle < PATIENCE {
            ctx.evaluate()?;
            ctx.hold(2 * landscape.candidate_bytes(&candidate))?;
            let tweak = landscape.tweak(&candidate, &mut rng);
            let proposed = landscape.energy_after(&candidate, energy, &tweak);
            let accepted = proposed <= energy;
            ctx.note(Event::Step {
                energy,
                proposed,
                accepted,
                probability: f64::from(u8::from(accepted)),
                drawn: None,
                temperature: 0.0,
                round: restart,
                candidate: &|| landscape.keep(&candidate),
                tweak: &|| Kept::new(tweak.clone(), landscape.tweak_bytes(&tweak)),
            })?;
            idle = if proposed < energy { 0 } else { idle + 1 };
            if accepted {
                landscape.apply(&mut candidate, &tweak);
                energy = proposed;
                ctx.stats.meet(energy);
            }
        }
        if energy == 0 {
            return Ok(Answer::Solved(landscape.moves(&candidate)));
        }
    }
    Ok(Answer::Stuck)
}
