//! The reference: every state a person can reach, by all legal moves, and its true distance to a goal.

use std::collections::{BTreeSet, HashMap, HashSet};

use solvarium_engine::space::key_of;
use solvarium_engine::{Puzzle, Space, SpaceVisitor};

use crate::picture;

/// More states than this are not a small level.
const MOST: usize = 60_000;

/// The whole graph of a small level; states are distinguished by their pictures.
pub struct Oracle {
    numbers: HashMap<String, usize>,
    /// Least cost to a goal and, among ways of that cost, fewest moves, by state.
    best: Vec<Option<(u64, u64)>>,
    /// Pictures of the states that the rules accept.
    pub solutions: BTreeSet<String>,
}

/// From where to where a move leads, by the numbers of the states, and its cost.
type Edge = (usize, usize, u64);

/// Every state of a small level, by all legal moves, the nearest first, with its number by its picture; and every move.
fn graph<P: Puzzle>(puzzle: &P) -> (Vec<P::State>, HashMap<String, usize>, Vec<Edge>) {
    let mut states = vec![puzzle.initial()];
    let mut numbers = HashMap::from([(picture(puzzle, &states[0]), 0)]);
    let (mut edges, mut moves, mut at) = (Vec::new(), Vec::new(), 0);
    while at < states.len() {
        assert!(at < MOST, "a small level has fewer states");
        moves.clear();
        puzzle.legal_moves(&states[at], &mut moves);
        for &step in &moves {
            let next = puzzle.apply(&states[at], step);
            let number = *numbers.entry(picture(puzzle, &next)).or_insert(states.len());
            if number == states.len() {
                states.push(next);
            }
            edges.push((at, number, u64::from(puzzle.cost(&states[at], step))));
        }
        at += 1;
    }
    (states, numbers, edges)
}

/// Every state that a person can reach.
pub fn reachable<P: Puzzle>(puzzle: &P) -> Vec<P::State> {
    graph(puzzle).0
}

impl Oracle {
    /// Breadth-first over all legal moves, then distances from the goals back until nothing gets shorter.
    pub fn explore<P: Puzzle>(puzzle: &P) -> Self {
        let (states, numbers, edges) = graph(puzzle);
        let is_solved: Vec<bool> = states.iter().map(|state| puzzle.check(state).is_ok()).collect();
        let solutions = numbers.iter().filter(|(_, number)| is_solved[**number]).map(|(picture, _)| picture.clone());
        let solutions = solutions.collect();
        let goals = is_solved.into_iter().map(|is_solved| is_solved.then_some((0, 0))).collect();
        Oracle { best: relax(goals, &edges), solutions, numbers }
    }

    fn best_from<P: Puzzle>(&self, puzzle: &P, state: &P::State) -> Option<(u64, u64)> {
        self.best[self.numbers[&picture(puzzle, state)]]
    }

    /// Least cost from a state to a goal, if one can be reached.
    pub fn cost_from<P: Puzzle>(&self, puzzle: &P, state: &P::State) -> Option<u64> {
        Some(self.best_from(puzzle, state)?.0)
    }

    /// Least cost of a solution.
    pub fn cost(&self) -> Option<u64> {
        Some(self.best[0]?.0)
    }

    /// A solution of least cost.
    pub fn solution<P: Puzzle>(&self, puzzle: &P) -> Option<Vec<P::Move>> {
        let (mut state, mut path) = (puzzle.initial(), Vec::new());
        while self.best_from(puzzle, &state)?.1 > 0 {
            let mut moves = Vec::new();
            puzzle.legal_moves(&state, &mut moves);
            let left = |step: &P::Move| {
                let next = self.best_from(puzzle, &puzzle.apply(&state, *step));
                next.map_or((u64::MAX, 0), |next| (next.0 + u64::from(puzzle.cost(&state, *step)), next.1))
            };
            let best = moves.into_iter().min_by_key(left).expect("a goal can be reached");
            state = puzzle.apply(&state, best);
            path.push(best);
        }
        Some(path)
    }
}

/// Bellman and Ford: lowers distances along the edges, backwards, until none changes.
fn relax(mut distance: Vec<Option<(u64, u64)>>, edges: &[Edge]) -> Vec<Option<(u64, u64)>> {
    let mut changed = true;
    while changed {
        changed = false;
        for &(from, to, paid) in edges.iter().rev() {
            let through = distance[to].map(|(cost, steps)| (cost + paid, steps + 1));
            if through.is_some_and(|d| distance[from].is_none_or(|known| d < known)) {
                distance[from] = through;
                changed = true;
            }
        }
    }
    distance
}

/// Fewest moves of a space from its start to a goal, by a plain search.
pub fn fewest_moves<P: Puzzle>(puzzle: &P, space: &str) -> Option<u64> {
    struct Layers;
    impl<P: Puzzle> SpaceVisitor<P> for Layers {
        type Output = Option<u64>;

        fn visit<S: Space>(self, space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Option<u64> {
            let (mut layer, mut depth) = (vec![space.initial()], 0);
            let mut seen = HashSet::from([key_of(space, &layer[0])]);
            while !layer.is_empty() {
                if layer.iter().any(|state| space.is_goal(state)) {
                    return Some(depth);
                }
                let mut next = Vec::new();
                for state in &layer {
                    let mut moves = Vec::new();
                    space.moves(state, &mut moves);
                    next.extend(moves.into_iter().map(|step| space.apply(state, step)));
                }
                next.retain(|state| seen.insert(key_of(space, state)));
                (layer, depth) = (next, depth + 1);
            }
            None
        }
    }
    puzzle.with_space(space, Layers)
}
