//! What is said of a level whose states, moves and distances are all known: estimates, figures and single states.

use std::ops::ControlFlow;

use solvarium_engine::own;
use solvarium_engine::space::replay;
use solvarium_engine::{Cost, Ctx, DEAD, Ended, Heuristic, Puzzle, Space, StateSpace, message};
use solvarium_words::Words;

use super::figures::{correlation, errors, rank_correlation};
use super::graph::Graph;
use super::moves::Edge;
use super::others::{Others, agreed};
use super::{HeuristicFigures, Inconsistency, Sighting, alive, estimate};
use crate::describe;

/// Turns a path of a space into the moves a person makes.
pub(super) type Translate<'a, P, S> = &'a dyn Fn(&[<S as StateSpace>::Move]) -> Vec<<P as StateSpace>::Move>;

/// A level that is known through and through.
pub(super) struct Scene<'a, P: Puzzle, S: Space> {
    pub puzzle: &'a P,
    pub words: &'a Words,
    pub space: &'a S,
    pub translate: Translate<'a, P, S>,
    pub graph: &'a Graph,
    pub distances: &'a [Cost],
}

impl<P: Puzzle, S: Space> Scene<'_, P, S> {
    /// What is measured of a heuristic.
    pub fn figures(&self, heuristic: &Heuristic<S>, estimates: &[Cost]) -> Result<HeuristicFigures, Ended> {
        let all = || estimates.iter().copied().zip(self.distances.iter().copied());
        let pairs: Vec<(Cost, Cost)> = all().filter(|&(h, distance)| h != DEAD && distance != DEAD).collect();
        let dead = |estimate, distance| (estimate == DEAD, distance == DEAD);
        let count = |wanted: (bool, bool)| all().filter(|&(h, distance)| dead(h, distance) == wanted).count() as u64;
        let exceeds = |id: &u32| estimates[*id as usize] > self.distances[*id as usize];
        let over: Vec<u32> = (0..estimates.len() as u32).filter(exceeds).collect();
        let (inconsistencies, first) = self.inconsistencies(estimates)?;
        let errors = errors(&pairs);
        let solvable = pairs.len() as u64 + count((true, false));
        Ok(HeuristicFigures {
            name: heuristic.name,
            summary: match heuristic.name {
                own::NAME => self.words.text(&message!("heuristics-own")),
                name => describe::part(self.words, P::INFO.name, "heuristic", name),
            },
            declared_admissible: heuristic.admissible,
            admissible: over.is_empty(),
            consistent: inconsistencies == 0,
            start: alive(estimates[0]),
            mean_error: errors.mean,
            mean_relative_error: errors.relative,
            greatest_error: errors.greatest,
            exact: (solvable > 0).then(|| errors.exact as f64 / solvable as f64),
            correlation: correlation(&pairs),
            rank_correlation: rank_correlation(&pairs),
            dead_recognised: count((true, true)),
            wrongly_dead: count((true, false)),
            overestimates: over.len() as u64,
            first_overestimate: over.first().map(|&id| self.sighting(id, id, estimates)),
            inconsistencies,
            first_inconsistency: first.map(|edge| self.inconsistency(edge, estimates)),
            detail: None,
        })
    }

    /// The estimate of every state, beside those of some heuristics that are kept.
    pub fn estimates(
        &self,
        heuristic: &Heuristic<S>,
        kept: usize,
        threads: usize,
        others: &mut dyn Others,
        ctx: &mut Ctx<'_>,
    ) -> Result<Vec<Cost>, Ended> {
        let states = self.graph.nodes.len();
        // Distances, estimates, and the pairs of both.
        let bytes = self.graph.bytes() + states * (4 + kept) * size_of::<Cost>() + others.bytes(states);
        agreed(others, ctx.hold(bytes).map_err(Ended::from))?;
        let (mut estimates, share) = (vec![0; states], others.share(states));
        // A person's own heuristic belongs to this thread.
        let threads = if heuristic.name == own::NAME { 1 } else { threads };
        let (first, nodes) = (share.start, &self.graph.nodes);
        let made = estimate::some(self.space, heuristic, nodes, first, &mut estimates[share], threads, ctx);
        agreed(others, made.map_err(Ended::from))?;
        others.exchange(&mut estimates)?;
        Ok(estimates)
    }

    /// How many moves lower the estimate by more than they cost, and the first of them.
    fn inconsistencies(&self, estimates: &[Cost]) -> Result<(u64, Option<Edge>), Ended> {
        let (mut count, mut first) = (0, None);
        self.falls(estimates, |edge| {
            count += 1;
            first.get_or_insert(edge);
            ControlFlow::Continue(())
        })?;
        Ok((count, first))
    }

    /// Shows the moves that lower the estimate by more than they cost, until it is enough.
    pub fn falls(&self, estimates: &[Cost], mut see: impl FnMut(Edge) -> ControlFlow<()>) -> Result<(), Ended> {
        self.graph.moves.each(|edge| {
            let (before, after) = (estimates[edge.from as usize], estimates[edge.to as usize]);
            let is_fall = before != DEAD && before > after.saturating_add(edge.cost);
            if is_fall { see(edge) } else { ControlFlow::Continue(()) }
        })
    }

    /// What is said of both ends of a move.
    pub fn inconsistency(&self, edge: Edge, estimates: &[Cost]) -> Inconsistency {
        Inconsistency {
            from: self.sighting(edge.from, edge.from, estimates),
            to: self.sighting(edge.from, edge.to, estimates),
            cost: edge.cost,
        }
    }

    /// What is said of a state that is `before` or one move after it.
    pub fn sighting(&self, before: u32, id: u32, estimates: &[Cost]) -> Sighting {
        let nodes = &self.graph.nodes;
        let mut keys = nodes.path(before);
        keys.extend((id != before).then(|| nodes.key(id)));
        let moves = (self.translate)(&replay(self.space, keys));
        let state = moves.iter().fold(self.puzzle.initial(), |state, &step| self.puzzle.apply(&state, step));
        Sighting {
            state: self.space.key_text(nodes.key(id)),
            moves: moves.iter().map(|&step| self.puzzle.move_text(step)).collect(),
            board: self.puzzle.board(&state).into(),
            estimate: alive(estimates[id as usize]),
            distance: alive(self.distances[id as usize]),
        }
    }
}
