//! The reference: every state a person can reach, by all legal moves, and its true distance to a goal.

use std::collections::HashMap;

use solvarium_engine::Puzzle;

use super::picture;

/// More states than this are not a small level.
const MOST: usize = 60_000;

/// The whole graph of a small level; states are told apart by their pictures.
pub struct Oracle<P: Puzzle> {
    pub states: Vec<P::State>,
    numbers: HashMap<String, usize>,
    /// Least cost to a goal, by state.
    cost: Vec<Option<u64>>,
    /// Fewest moves to a goal, by state.
    steps: Vec<Option<u64>>,
}

impl<P: Puzzle> Oracle<P> {
    /// Breadth-first over all legal moves, then distances from the goals back until nothing gets shorter.
    pub fn explore(puzzle: &P) -> Self {
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
        let goals: Vec<_> = states.iter().map(|s| puzzle.check(s).is_ok().then_some(0)).collect();
        let cost = relax(goals.clone(), &edges, |paid| paid);
        let steps = relax(goals, &edges, |_| 1);
        Oracle { states, numbers, cost, steps }
    }

    /// Least cost from a state to a goal, if one can be reached.
    pub fn cost_from(&self, puzzle: &P, state: &P::State) -> Option<u64> {
        self.cost[self.numbers[&picture(puzzle, state)]]
    }

    /// Least cost of a solution.
    pub fn cost(&self) -> Option<u64> {
        self.cost[0]
    }

    /// Fewest moves of a solution.
    pub fn steps(&self) -> Option<u64> {
        self.steps[0]
    }

    /// A solution of least cost.
    pub fn solution(&self, puzzle: &P) -> Option<Vec<P::Move>> {
        let (mut state, mut path) = (puzzle.initial(), Vec::new());
        while self.cost_from(puzzle, &state)? > 0 {
            let mut moves = Vec::new();
            puzzle.legal_moves(&state, &mut moves);
            let left = |step: &P::Move| {
                let next = self.cost_from(puzzle, &puzzle.apply(&state, *step));
                next.map_or(u64::MAX, |next| next + u64::from(puzzle.cost(&state, *step)))
            };
            let best = moves.into_iter().min_by_key(left).expect("a goal can be reached");
            state = puzzle.apply(&state, best);
            path.push(best);
        }
        Some(path)
    }
}

/// Bellman and Ford: lowers distances along the edges, backwards, until none changes.
fn relax(
    mut distance: Vec<Option<u64>>,
    edges: &[(usize, usize, u64)],
    length: impl Fn(u64) -> u64,
) -> Vec<Option<u64>> {
    let mut changed = true;
    while changed {
        changed = false;
        for &(from, to, paid) in edges.iter().rev() {
            let through = distance[to].map(|d| d + length(paid));
            if through.is_some_and(|d| distance[from].is_none_or(|known| d < known)) {
                distance[from] = through;
                changed = true;
            }
        }
    }
    distance
}
