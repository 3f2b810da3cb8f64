//! Every claim of the expert against plain exhaustion: all legal pours, no prunings, no ids.
#![allow(clippy::unwrap_used)]

use std::collections::HashMap;

use solvarium_engine::{Ctx, Limits as RunLimits};

use super::astar::Astar;
use super::beam::{Limits, Outcome, beam};
use super::border::{Borders, Life, Order};
use super::bounds::Bounds;
use super::judge::Judge;
use super::level::{Level, Transfer};
use super::sweep::{Sweep, sweep};
use super::wave::wave;
use super::window::shorten;
use super::{Effort, GOOD, Solution, search, soon};
use crate::water_sort::{Pour, WaterSort};

type Cups = Vec<Vec<u8>>;

/// A context without limits.
fn ctx() -> Ctx<'static> {
    Ctx::unwatched(RunLimits::default())
}

/// A small deterministic generator of numbers.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % sides
    }
}

/// A random level: colours filling one or two cups, any number of empty cups, cups perhaps partly filled.
fn random_level(dice: &mut Dice) -> (usize, Cups) {
    let (capacity, colours) = (2 + dice.roll(4), 2 + dice.roll(4));
    let doubled = dice.roll(3) == 0;
    let mut units: Vec<u8> = Vec::new();
    for colour in 0..colours as u8 {
        let fills = if doubled && dice.roll(2) == 0 { 2 } else { 1 };
        units.extend(std::iter::repeat_n(colour, fills * capacity));
    }
    for i in (1..units.len()).rev() {
        units.swap(i, dice.roll(i + 1));
    }
    let mut cups = vec![Vec::new(); units.len() / capacity + dice.roll(3)];
    let partly = dice.roll(2) == 0;
    for unit in units {
        let mut i = if partly { dice.roll(cups.len()) } else { 0 };
        while cups[i].len() == capacity {
            i = (i + 1) % cups.len();
        }
        cups[i].push(unit);
    }
    (capacity, cups)
}

/// The cups after a pour, sorted; `None` when it is illegal.
fn pour(capacity: usize, cups: &Cups, from: usize, to: usize) -> Option<Cups> {
    let colour = *cups[from].last()?;
    if from == to || cups[to].len() == capacity || cups[to].last().is_some_and(|&top| top != colour) {
        return None;
    }
    let mut cups = cups.clone();
    while cups[to].len() < capacity && cups[from].last() == Some(&colour) {
        cups[from].pop();
        cups[to].push(colour);
    }
    Some(cups)
}

fn is_goal(capacity: usize, cups: &Cups) -> bool {
    cups.iter().all(|cup| cup.is_empty() || (cup.len() == capacity && cup.iter().all(|c| *c == cup[0])))
}

/// All reachable states with their exact distances to the goal; `None` when there are more than `most`.
fn exhaust(capacity: usize, start: &Cups, most: usize) -> Option<Vec<(Cups, Option<u32>)>> {
    let mut first = start.clone();
    first.sort();
    let (mut states, mut numbers) = (vec![first.clone()], HashMap::from([(first, 0)]));
    let mut back: Vec<Vec<usize>> = vec![Vec::new()];
    let mut at = 0;
    while at < states.len() {
        for (i, j) in (0..start.len()).flat_map(|i| (0..start.len()).map(move |j| (i, j))) {
            let Some(mut next) = pour(capacity, &states[at], i, j) else { continue };
            next.sort();
            let number = *numbers.entry(next.clone()).or_insert(states.len());
            if number == states.len() {
                states.push(next);
                back.push(Vec::new());
            }
            back[number].push(at);
        }
        at += 1;
        if states.len() > most {
            return None;
        }
    }
    let mut far = vec![None; states.len()];
    let mut queue: Vec<usize> = (0..states.len()).filter(|&n| is_goal(capacity, &states[n])).collect();
    queue.iter().for_each(|&n| far[n] = Some(0));
    let mut head = 0;
    while head < queue.len() {
        let n = queue[head];
        head += 1;
        for &m in &back[n] {
            if far[m].is_none() {
                far[m] = far[n].map(|d: u32| d + 1);
                queue.push(m);
            }
        }
    }
    Some(states.into_iter().zip(far).collect())
}

/// The bounds never exceed the distance and the border table is exact, in every reachable state.
fn check_states(level: &Level, states: &[(Cups, Option<u32>)]) {
    let ids: HashMap<Vec<u8>, u16> =
        (0..level.contents.count() as u16).map(|id| (level.contents.units(id).to_vec(), id)).collect();
    let (mut bounds, mut borders) = (Bounds::new(level), Borders::new(level));
    for (cups, far) in states {
        let mut key: Vec<u16> = cups.iter().map(|cup| ids[cup]).collect();
        key.sort();
        let order = borders.order(level, &key, u64::MAX, &mut ctx()).unwrap();
        assert_eq!(matches!(order, Order::Found(_)), far.is_some(), "{cups:?}");
        let life = Borders::new(level).life(level, &key, 20, &mut ctx()).unwrap();
        assert!(life == Life::Unknown || (life == Life::Alive) == far.is_some(), "{cups:?}");
        if let Some(far) = *far {
            let (runs, waits) = (bounds.runs(level, &key), bounds.waits(level, &key));
            assert!(runs <= waits && waits <= far, "{cups:?}: {runs} {waits} {far}");
        }
    }
}

/// A solution solves, and its bound holds.
fn check_answer(capacity: usize, start: &Cups, answer: Option<Solution>, far: Option<u32>, exact: bool) {
    let Some(Solution { pours, lower }) = answer else {
        return assert_eq!(far, None, "{start:?}");
    };
    let make = |cups: Cups, p: &Pour| pour(capacity, &cups, p.from.into(), p.to.into()).expect("legal");
    let end = pours.iter().fold(start.clone(), make);
    let (far, length) = (far.expect("solvable"), pours.len() as u32);
    assert!(is_goal(capacity, &end) && lower <= far && far <= length, "{start:?}");
    assert!(!exact || (far == length && far == lower), "{start:?}: {far}, not {length}");
}

/// The proving searches by themselves: at the optimum, above it, and one pour too short.
fn check_proofs(level: &Level, far: u32) {
    let astar = |below| Astar::new(level, &mut Judge::new(level), below).run(&mut ctx());
    let length = |below| astar(below).unwrap().map(|pours| pours.len() as u32);
    assert_eq!([length(far), length(far + 1), length(far + 4)], [None, Some(far), Some(far)]);
    let wide = |length| {
        let limits = Limits { length, width: 100_000 };
        beam(level, &mut Judge::new(level), limits, &mut ctx()).unwrap()
    };
    assert!(far == 0 || matches!(wide(far), Outcome::Found(pours) if pours.len() as u32 == far));
    assert!(far == 0 || wide(far - 1) == Outcome::Proved);
}

/// Sweeps lead to the goal, are the same each time, and keep to what they were told; so do windows of what they found.
fn check_sweeps(level: &Level, far: u32) {
    for (width, slack) in [(1, 2), (4, 16), (1_000, 2)] {
        let limits = |below| Sweep { width, below, slack, seed: 7, end: u64::MAX };
        let run = |below| sweep(level, &mut Judge::new(level), &level.root(), limits(below), &mut ctx()).unwrap();
        let swept = run(u32::MAX);
        assert_eq!(swept, run(u32::MAX));
        assert_eq!(run(far).pours, None, "none is shorter than the shortest");
        let Some(pours) = swept.pours else { continue };
        let after = |pours: &[Transfer]| {
            let mut cups = level.root();
            pours.iter().for_each(|&pour| level.apply(&mut cups, pour));
            cups
        };
        assert!(level.is_goal(&after(&pours)) && pours.len() as u32 >= far);
        for (from, to) in [(0, pours.len()), (pours.len() / 3, 2 * pours.len() / 3)] {
            let found = shorten(level, &after(&pours[..from]), &pours[from..to], 10_000, &mut ctx()).unwrap();
            let Some(fewer) = found else { continue };
            assert!(fewer.len() < to - from);
            assert_eq!(after(&[&pours[..from], &fewer].concat()), after(&pours[..to]));
        }
    }
}

fn check_levels(seed: u64, levels: usize, most: usize) {
    let mut dice = Dice(seed);
    let (mut checked, mut unsolvable) = (0, 0);
    while checked < levels {
        let (capacity, start) = random_level(&mut dice);
        let Some(states) = exhaust(capacity, &start, most) else { continue };
        let puzzle = WaterSort::numbered(capacity, &start);
        let level = Level::new(&puzzle);
        let far = states[0].1;
        check_states(&level, &states);
        let order = wave(&level, 10_000, 0, &mut ctx()).unwrap();
        assert_eq!(order == Order::Dead, far.is_none(), "{start:?}");
        assert_eq!(soon(&puzzle, &mut ctx()).unwrap().is_some(), far.is_some(), "{start:?}");
        let mut length = usize::MAX;
        for effort in [Effort::Decide, Effort::Good(0.0), GOOD, Effort::Good(2.0), Effort::Shortest] {
            let answer = search(&puzzle, effort, &mut ctx()).unwrap();
            let now = answer.as_ref().map_or(0, |solution| solution.pours.len());
            assert!(now <= length, "{effort:?} made it longer: {start:?}");
            length = now;
            check_answer(capacity, &start, answer, far, effort == Effort::Shortest);
        }
        if let Some(far) = far {
            check_proofs(&level, far);
            check_sweeps(&level, far);
        }
        checked += 1;
        unsolvable += usize::from(far.is_none());
    }
    assert!(unsolvable * 20 > levels && unsolvable * 2 < levels, "{unsolvable} of {levels} unsolvable");
}

#[test]
fn all_claims_hold_on_small_levels() {
    check_levels(1, 600, 5_000);
}
