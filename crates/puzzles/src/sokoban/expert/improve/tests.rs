//! Shortened solutions of small random rooms against the truth.

use std::collections::{HashSet, VecDeque};

use solvarium_engine::grid::Direction;
use solvarium_engine::{Ctx, Limit, Limits, Rng, Stop};

use super::super::super::level::Level;
use super::super::super::reference::{Reference, draw, position, pushes as legal, unlimited};
use super::super::super::room::NONE;
use super::super::{ALL, any};
use super::*;

/// A solvable level with a bad solution: pushes at random, and any solution from there.
fn detour(rng: &mut Rng) -> Option<(Level, Reference, Vec<Push>)> {
    let count = rng.between(1, 4);
    let level = draw(rng, count)?;
    let reference = Reference::new(&level.room);
    let mut start =
        || Some(position(rng, &level.room, count)).filter(|p| reference.pushes(&p.boxes, p.player).is_some());
    let start = (0..40).find_map(|_| start())?;
    let (level, mut position) = (level.begun_at(&start), start);
    let mut pushes = Vec::new();
    for _ in 0..rng.between(0, 16) {
        let mut choices = legal(&level, &position);
        rng.shuffle(&mut choices);
        let next = choices.into_iter().find_map(|(cell, direction)| {
            let mut next = position.clone();
            next.push(cell, level.room.next(cell, direction));
            reference.pushes(&next.boxes, next.player)?;
            Some((Push { cell, direction, walk: 0 }, next))
        });
        let Some((push, next)) = next else { break };
        pushes.push(push);
        position = next;
    }
    let rest = unlimited(|ctx| any(&level.begun_at(&position), ctx)).expect("no limit").expect("it can be solved");
    pushes.extend(rest);
    Some((level, reference, pushes))
}

/// The fewest steps of a solution, by trying all.
fn fewest_moves(level: &Level) -> u32 {
    let mut seen = HashSet::from([(level.start.boxes.clone(), level.start.player)]);
    let mut queue = VecDeque::from([(level.start.clone(), 0)]);
    while let Some((position, steps)) = queue.pop_front() {
        if level.solved(&position) {
            return steps;
        }
        for direction in Direction::ALL {
            let mut next = position.clone();
            let cell = level.room.next(position.player, direction);
            if cell != NONE && position.has_box(cell) {
                let to = level.room.next(cell, direction);
                if to == NONE || position.has_box(to) {
                    continue;
                }
                next.push(cell, to);
            }
            next.player = cell;
            if cell != NONE && seen.insert((next.boxes.clone(), next.player)) {
                queue.push_back((next, steps + 1));
            }
        }
    }
    panic!("the level can be solved")
}

/// Shortens pushes; what they come to, in pushes and moves, and why it ended.
fn shorten(
    level: &Level,
    price: Price,
    mut pushes: Vec<Push>,
    seconds: f64,
    ctx: &mut Ctx<'_>,
) -> ((u32, u32), Option<Stop>) {
    let mut judge = unlimited(|ctx| Judge::new(level, ALL, ctx)).expect("no limit");
    let ended = improve(&mut judge, &Packing::of_pushes(level), price, &mut pushes, seconds, ctx).err();
    let trail = Trail::play(level, Rates::of(price), pushes).expect("it is still a solution");
    assert_eq!(ctx.stats.best_cost, Some(trail.cost(price)));
    ((trail.pushes.len() as u32, trail.moves), ended)
}

fn counts(level: &Level, pushes: &[Push]) -> (u32, u32) {
    let trail = Trail::play(level, Rates::PUSHES, pushes.to_vec()).expect("it is a solution");
    (trail.pushes.len() as u32, trail.moves)
}

#[test]
fn small_rooms_are_shortened_to_the_optimum() {
    let (mut rng, mut rooms, mut shorter) = (Rng::new(31), 0, 0);
    let moves_first = Price::of("moves", true);
    for _ in 0..700 {
        let Some((level, reference, pushes)) = detour(&mut rng) else { continue };
        let (before, truth) = (counts(&level, &pushes), reference.pushes(&level.start.boxes, level.start.player));
        let (by_pushes, _) = unlimited(|ctx| shorten(&level, Price::PUSHES, pushes.clone(), 1e3, ctx));
        let (by_moves, _) = unlimited(|ctx| shorten(&level, moves_first, pushes, 1e3, ctx));
        assert_eq!(Some(by_pushes.0), truth, "{level:?}");
        assert_eq!(by_moves.1, fewest_moves(&level), "{level:?}");
        assert!(by_pushes <= before && by_moves.1 <= before.1);
        rooms += 1;
        shorter += u32::from(by_pushes.0 < before.0 && by_moves.1 < before.1);
    }
    assert!(rooms > 200 && shorter > 100, "{rooms} {shorter}");
}

#[test]
fn a_small_budget_never_makes_it_longer_and_gives_the_same_again() {
    let (mut rng, mut rooms, mut shorter) = (Rng::new(32), 0, 0);
    for _ in 0..2_500 {
        let Some((level, _, pushes)) = detour(&mut rng) else { continue };
        let before = counts(&level, &pushes);
        let price = if rng.below(2) == 0 { Price::PUSHES } else { Price::of("moves", true) };
        let ranked = |(pushes, moves)| if price == Price::PUSHES { (pushes, moves) } else { (moves, pushes) };
        let work = |ctx: &mut Ctx<'_>| shorten(&level, price, pushes.clone(), 2e-4, ctx).0;
        let after = unlimited(work);
        assert!(ranked(after) <= ranked(before), "{level:?}");
        assert_eq!(after, unlimited(work));
        rooms += 1;
        shorter += u32::from(ranked(after) < ranked(before));
    }
    assert!(rooms > 1_000 && shorter > 50, "{rooms} {shorter}");
}

#[test]
fn what_was_gained_before_a_limit_is_kept() {
    let (mut rng, mut gained) = (Rng::new(33), 0);
    for _ in 0..400 {
        let Some((level, _, pushes)) = detour(&mut rng) else { continue };
        let before = counts(&level, &pushes);
        let mut ctx = Ctx::unwatched(Limits { nodes: Some(30), ..Limits::default() });
        let (after, ended) = shorten(&level, Price::PUSHES, pushes, 1e3, &mut ctx);
        assert!(after <= before && (ended.is_none() || ended == Some(Stop::Limit(Limit::Nodes))));
        gained += u32::from(ended.is_some() && after < before);
    }
    assert!(gained > 5, "{gained}");
}

#[test]
fn pushes_that_break_the_rules_are_no_solution() {
    let mut rng = Rng::new(34);
    let (level, _, pushes) =
        std::iter::repeat_with(|| detour(&mut rng)).flatten().find(|(.., p)| p.len() > 4).expect("one");
    assert!(Trail::play(&level, Rates::PUSHES, pushes[1..].to_vec()).is_none());
    assert!(Trail::play(&level, Rates::PUSHES, pushes[..pushes.len() - 1].to_vec()).is_none());
}
