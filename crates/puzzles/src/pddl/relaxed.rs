//! The task if nothing that was true ever became false: what it costs to reach each fact.
//!
//! A *literal* is a fact that is true or, for facts that some action or the goal wants false, that is false: it is reached
//! by what makes the fact false. In the order of their costs, as by Dijkstra, literals are reached from actions whose
//! conditions have all been reached. What conditions cost together is the greatest of their costs or their sum. Both only grow
//! with each part, so what is taken from the queue is final (D. E. Knuth, *A generalization of Dijkstra's algorithm*,
//! Information Processing Letters 6, 1977). The search ends when the goals have been reached.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use solvarium_engine::{Cost, DEAD};

use super::task::{Lists, Task, has};

/// No action, or no literal.
const NONE: u32 = u32::MAX;
/// The greatest cost that a sum comes to.
const MOST: Cost = DEAD - 1;

/// What conditions cost together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Together {
    /// The greatest of their costs.
    Greatest,
    /// Their sum.
    Sum,
}

/// The relaxed task.
#[derive(Clone, Debug)]
pub struct Relaxed {
    facts: usize,
    /// The facts whose opposites are literals; their numbers go on after those of the facts.
    opposites: Vec<u32>,
    /// The actions that need each literal, and the literals that each action reaches.
    users: Lists,
    reaches: Lists,
    /// The literals that each action needs.
    needs: Lists,
    /// How many these are.
    counts: Vec<u32>,
    /// The actions that need nothing.
    ready: Vec<u32>,
    goals: Vec<u32>,
    /// For each literal, whether it is a goal.
    is_goal: Vec<bool>,
}

/// Working space of a search.
#[derive(Debug, Default)]
pub struct Work {
    /// What each literal costs.
    costs: Vec<Cost>,
    /// The action that reaches it at that cost.
    by: Vec<u32>,
    /// How many conditions of each action have not been reached, and what the others cost.
    left: Vec<u32>,
    paid: Vec<Cost>,
    queue: BinaryHeap<Reverse<(Cost, u32)>>,
    /// Literals to be reached by a plan, and what has been looked at.
    stack: Vec<u32>,
    seen: Vec<bool>,
    chosen: Vec<bool>,
}

impl Relaxed {
    /// The relaxed task of a task.
    pub fn new(task: &Task) -> Relaxed {
        let (facts, count) = (task.facts.len(), task.actions.len() as u32);
        let mut opposite = vec![NONE; facts];
        let mut opposites = Vec::new();
        for &fact in (0..count).flat_map(|action| task.forbids.at(action)).chain(&task.unwanted) {
            if opposite[fact as usize] == NONE {
                opposite[fact as usize] = (facts + opposites.len()) as u32;
                opposites.push(fact);
            }
        }
        let not = |fact: &u32| opposite[*fact as usize];
        let lists = |plain: &Lists, turned: &Lists| {
            let all = |action: u32| {
                let turned = turned.at(action).iter().map(not).filter(|&literal| literal != NONE);
                plain.at(action).iter().copied().chain(turned).collect::<Vec<u32>>()
            };
            (0..count).map(all).collect::<Vec<_>>()
        };
        let (needs, reaches) = (lists(&task.needs, &task.forbids), lists(&task.adds, &task.deletes));
        let pairs = needs.iter().zip(0..).flat_map(|(list, action)| list.iter().map(move |&literal| (literal, action)));
        let goals: Vec<u32> = task.wanted.iter().copied().chain(task.unwanted.iter().map(not)).collect();
        let mut is_goal = vec![false; facts + opposites.len()];
        goals.iter().for_each(|&goal| is_goal[goal as usize] = true);
        Relaxed {
            users: Lists::of_pairs(facts + opposites.len(), pairs),
            counts: needs.iter().map(|list| list.len() as u32).collect(),
            ready: (0..count).filter(|&action| needs[action as usize].is_empty()).collect(),
            goals,
            is_goal,
            needs: Lists::of(needs.iter().map(Vec::as_slice)),
            reaches: Lists::of(reaches.iter().map(Vec::as_slice)),
            facts,
            opposites,
        }
    }

    /// What it costs to reach all goals, [`DEAD`] if that is not possible.
    pub fn cost(&self, state: &[u64], prices: &[Cost], how: Together, work: &mut Work) -> Cost {
        self.explore(state, prices, how, work);
        self.goals.iter().fold(0, |sum, &goal| together(how, sum, work.costs[goal as usize]))
    }

    /// What the actions of a plan cost that reaches all goals with the actions that reach literals at the least sums.
    pub fn plan(&self, state: &[u64], prices: &[Cost], work: &mut Work) -> Cost {
        self.explore(state, prices, Together::Sum, work);
        if self.goals.iter().any(|&goal| work.costs[goal as usize] == DEAD) {
            return DEAD;
        }
        work.seen.clear();
        work.seen.resize(work.costs.len(), false);
        work.chosen.clear();
        work.chosen.resize(self.counts.len(), false);
        work.stack.clear();
        work.stack.extend(&self.goals);
        let mut sum: Cost = 0;
        while let Some(literal) = work.stack.pop() {
            let by = work.by[literal as usize];
            if std::mem::replace(&mut work.seen[literal as usize], true) || by == NONE {
                continue;
            }
            if !std::mem::replace(&mut work.chosen[by as usize], true) {
                sum = sum.saturating_add(prices[by as usize]).min(MOST);
                work.stack.extend(self.needs.at(by));
            }
        }
        sum
    }

    /// Finds what literals cost, up to the last goal.
    fn explore(&self, state: &[u64], prices: &[Cost], how: Together, work: &mut Work) {
        work.costs.clear();
        work.costs.resize(self.facts + self.opposites.len(), DEAD);
        work.by.clear();
        work.by.resize(work.costs.len(), NONE);
        work.left.clone_from(&self.counts);
        work.paid.clear();
        work.paid.resize(self.counts.len(), 0);
        work.queue.clear();
        for fact in super::task::facts(state) {
            work.offer(fact, 0, NONE);
        }
        for (&fact, literal) in self.opposites.iter().zip(self.facts as u32..) {
            if !has(state, fact) {
                work.offer(literal, 0, NONE);
            }
        }
        for &action in &self.ready {
            self.reaches.at(action).iter().for_each(|&literal| work.offer(literal, prices[action as usize], action));
        }
        let mut open = self.goals.len();
        while let Some(Reverse((cost, literal))) = work.queue.pop() {
            if cost > work.costs[literal as usize] {
                continue;
            }
            open -= usize::from(self.is_goal[literal as usize]);
            if open == 0 {
                return;
            }
            for &action in self.users.at(literal) {
                let at = action as usize;
                work.left[at] -= 1;
                work.paid[at] = together(how, work.paid[at], cost);
                if work.left[at] == 0 {
                    let cost = work.paid[at].saturating_add(prices[at]).min(MOST);
                    self.reaches.at(action).iter().for_each(|&literal| work.offer(literal, cost, action));
                }
            }
        }
    }
}

impl Work {
    /// Reaches a literal at a cost, if it was not reached at less.
    fn offer(&mut self, literal: u32, cost: Cost, by: u32) {
        if cost < self.costs[literal as usize] {
            self.costs[literal as usize] = cost;
            self.by[literal as usize] = by;
            self.queue.push(Reverse((cost, literal)));
        }
    }
}

fn together(how: Together, one: Cost, other: Cost) -> Cost {
    match how {
        Together::Greatest => one.max(other),
        _ if one == DEAD || other == DEAD => DEAD,
        Together::Sum => one.saturating_add(other).min(MOST),
    }
}
