//! What a local search looked at: proposed changes, populations, parents and children, as boards and as what is wrong with
//! them.

use std::collections::HashMap;

use serde::Serialize;
use solvarium_engine::{Crossing, Cut, Fault, Landscape, Puzzle};
use solvarium_lab::picture::Picture;

use crate::position::picture;
use crate::record::Recording;
use crate::{Ask, Reply, TraceCandidate};

/// What was proposed in a step of a local search, and what became of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceProposal {
    /// How often the search had begun again.
    pub round: u64,
    /// Energy of the candidate before it.
    pub before: u32,
    /// Energy of the candidate with the change.
    pub proposed: u32,
    /// Whether the change was made.
    pub accepted: bool,
    /// The probability with which it was to be made.
    pub probability: f64,
    /// The number from 0 to 1 that was drawn to decide it; null where there was nothing to decide.
    pub drawn: Option<f64>,
    /// Temperature, for annealing.
    pub temperature: f64,
    /// Cells that get something by the change, where candidates are placements.
    pub put: Vec<usize>,
    /// Cells from which something is taken.
    pub taken: Vec<usize>,
    /// All cells of the board that the change concerns.
    pub changed: Vec<usize>,
    /// The board with the change, made or not.
    pub board: Picture,
    /// The moves a person makes to get there.
    pub moves: Vec<String>,
    /// What is wrong with the candidate with the change.
    pub faults: Vec<Fault>,
}

/// The population of a generation, column by column; of a large one, beings evenly spaced by rank.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TracePopulation {
    /// Index of the row.
    pub index: usize,
    /// Number of the generation, from 0.
    pub n: u64,
    /// How many beings there are.
    pub size: usize,
    /// Ranks by fitness, from 0. Nothing is listed where the recording had no room for it.
    pub rank: Vec<u32>,
    /// How far from a solution each is.
    pub energy: Vec<u32>,
    /// Its fitness.
    pub fitness: Vec<f64>,
    /// The ranks for which `trace-candidate` has a board.
    pub boards: Vec<u32>,
    /// How many crossings were kept, of those the generation was born of.
    pub crossings: usize,
}

/// A child of a generation, and how it came to be.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceCrossing {
    /// Index of the row.
    pub index: usize,
    /// Which of those that were kept, from 0.
    pub which: usize,
    /// Number of the generation that the child was born into.
    pub n: u64,
    /// Where the parents were cut.
    pub cut: Cut,
    /// The parent that the child is like before the cut, and the one that it is like behind it.
    pub parents: [Bred; 2],
    /// The child.
    pub child: Bred,
    /// Whether it was mutated.
    pub mutated: bool,
    /// The cells of the board that the mutation concerns.
    pub changed: Vec<usize>,
    /// How many of its first moves the mutation left as they were.
    pub unmutated: usize,
}

/// A parent or a child.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Bred {
    /// Its rank in the generation before, for a parent.
    pub rank: Option<u32>,
    /// Its fitness: when it was chosen, or when it was born.
    pub fitness: f64,
    /// How far from a solution it is.
    pub energy: u32,
    /// The board.
    pub board: Picture,
    /// All its moves, also those behind the place that its energy is of.
    pub moves: Vec<String>,
    /// Where it is a string: of a parent, the moves before its cut; of the child, those it begins with as the first parent
    /// does before the cut.
    pub head: usize,
    /// Of a parent whose candidates are placements: its cells that the child had too, before any mutation.
    pub shared: Vec<usize>,
}

/// Looks at a recording in the landscape it was made of.
pub(crate) struct Local<'a, P, L, T> {
    pub puzzle: &'a P,
    pub recording: &'a Recording,
    pub landscape: L,
    pub translate: T,
}

impl<P: Puzzle, L: Landscape, T: Fn(&[L::Move]) -> Vec<P::Move>> Local<'_, P, L, T> {
    /// Answers `trace-candidate`, `trace-population` or `trace-crossing`; `None` if there is no such row.
    pub(crate) fn answer(&self, ask: &Ask) -> Option<Reply> {
        Some(match *ask {
            Ask::TraceCandidate { index, rank: None, changes, .. } => {
                let candidate = self.step(index, changes).or_else(|| self.fittest(index, changes));
                Reply::TraceCandidate(Box::new(candidate?))
            }
            Ask::TraceCandidate { index, rank: Some(rank), changes, .. } => {
                Reply::TraceCandidate(Box::new(self.member(index, rank, changes)?))
            }
            Ask::TracePopulation { index, .. } => Reply::TracePopulation(self.population(index)?),
            Ask::TraceCrossing { index, which, changes, .. } => {
                Reply::TraceCrossing(Box::new(self.crossing(index, which, changes)?))
            }
            _ => return None,
        })
    }

    fn step(&self, index: usize, changes: bool) -> Option<TraceCandidate> {
        let row = self.recording.step(index)?;
        let before: &L::Candidate = row.candidate.get()?;
        let mut proposed = before.clone();
        self.landscape.apply(&mut proposed, row.tweak.get()?);
        let [put, taken] = [(&proposed, before), (before, &proposed)].map(|(a, b)| self.more(a, b));
        let (board, moves) = self.shown(&proposed, changes);
        let step = TraceProposal {
            round: row.round,
            before: row.energy,
            proposed: row.proposed,
            accepted: row.accepted,
            probability: row.probability,
            drawn: row.drawn,
            temperature: row.temperature,
            put,
            taken,
            changed: self.changed(before, &proposed),
            board,
            moves,
            faults: self.landscape.faults(&proposed),
        };
        let (after, energy) = if row.accepted { (&proposed, row.proposed) } else { (before, row.energy) };
        let (n, step) = (self.recording.step_number(index), Some(step));
        Some(TraceCandidate { step, ..self.candidate(after, index, n, energy, changes) })
    }

    /// The candidate of least energy of a generation.
    fn fittest(&self, index: usize, changes: bool) -> Option<TraceCandidate> {
        let row = self.recording.generation(index)?;
        Some(self.candidate(row.candidate.get()?, index, row.number, row.energy, changes))
    }

    /// The being of a rank, if it was kept.
    fn member(&self, index: usize, rank: u32, changes: bool) -> Option<TraceCandidate> {
        let row = self.recording.generation(index)?;
        let (_, kept) = row.population.candidates.iter().find(|(known, _)| *known == rank)?;
        let candidate = kept.get()?;
        Some(self.candidate(candidate, index, row.number, self.landscape.energy(candidate), changes))
    }

    fn candidate(&self, of: &L::Candidate, index: usize, n: u64, energy: u32, changes: bool) -> TraceCandidate {
        let (board, moves) = self.shown(of, changes);
        TraceCandidate { index, n, energy, board, moves, faults: self.landscape.faults(of), step: None }
    }

    fn population(&self, index: usize) -> Option<TracePopulation> {
        let row = self.recording.generation(index)?;
        let members = &row.population.members;
        Some(TracePopulation {
            index,
            n: row.number,
            size: row.population.size,
            rank: members.iter().map(|member| member.rank).collect(),
            energy: members.iter().map(|member| member.energy).collect(),
            fitness: members.iter().map(|member| member.fitness).collect(),
            boards: row.population.candidates.iter().map(|(rank, _)| *rank).collect(),
            crossings: row.crossings.len(),
        })
    }

    fn crossing(&self, index: usize, which: usize, changes: bool) -> Option<TraceCrossing> {
        let row = self.recording.generation(index)?;
        let crossing = row.crossings.get(which)?;
        let Crossing { parents, cut, joined, mutant, fitness } = crossing;
        let joined: &L::Candidate = joined.get()?;
        let child = mutant.as_ref().map_or(Some(joined), |mutant| mutant.get())?;
        let bred = |candidate: &L::Candidate, fitness: f64| {
            let (board, _) = self.shown(candidate, changes);
            let (energy, moves) = (self.landscape.energy(candidate), self.words(candidate, usize::MAX));
            Bred { rank: None, fitness, energy, board, moves, head: 0, shared: Vec::new() }
        };
        let parent = |which: usize, letters: usize| {
            let candidate: &L::Candidate = parents[which].candidate.get()?;
            let plain = bred(candidate, parents[which].fitness);
            let is_string = matches!(cut, Cut::Strings { .. });
            let head = if is_string { self.words(candidate, letters).len().min(plain.moves.len()) } else { 0 };
            let shared = common(self.landscape.cells(candidate), &self.landscape.cells(joined));
            Some(Bred { rank: Some(parents[which].rank), head, shared, ..plain })
        };
        let [mother, father] = [parent(0, cut.before())?, parent(1, cut.behind())?];
        let child_bred = bred(child, *fitness);
        let head = prefix(&child_bred.moves, &mother.moves[..mother.head]);
        Some(TraceCrossing {
            index,
            which,
            n: row.number,
            cut: *cut,
            mutated: mutant.is_some(),
            changed: self.changed(joined, child),
            unmutated: prefix(&child_bred.moves, &self.words(joined, usize::MAX)),
            child: Bred { head, ..child_bred },
            parents: [mother, father],
        })
    }

    /// The moves of the first so many letters, in words.
    fn words(&self, candidate: &L::Candidate, letters: usize) -> Vec<String> {
        let moves = (self.translate)(&self.landscape.moves_to(candidate, letters));
        moves.into_iter().map(|step| self.puzzle.move_text(step)).collect()
    }

    /// The state that a candidate stands for. Its moves may break rules that a state cannot: those are left out.
    fn played(&self, candidate: &L::Candidate) -> (P::State, Vec<P::Move>) {
        let (mut state, mut moves) = (self.puzzle.initial(), Vec::new());
        for step in (self.translate)(&self.landscape.moves(candidate)) {
            if self.puzzle.legal(&state, step) {
                state = self.puzzle.apply(&state, step);
                moves.push(step);
            }
        }
        (state, moves)
    }

    fn shown(&self, candidate: &L::Candidate, changes: bool) -> (Picture, Vec<String>) {
        let (state, moves) = self.played(candidate);
        let moves = moves.into_iter().map(|step| self.puzzle.move_text(step)).collect();
        (picture(self.puzzle, &state, changes), moves)
    }

    /// The cells that one candidate puts things on and another does not.
    fn more(&self, one: &L::Candidate, other: &L::Candidate) -> Vec<usize> {
        let others = self.landscape.cells(other);
        let mut cells = self.landscape.cells(one);
        cells.retain(|cell| others.binary_search(cell).is_err());
        cells
    }

    /// The cells in which two candidates differ: by what they put there or, if they are no placements, by what is seen.
    fn changed(&self, one: &L::Candidate, other: &L::Candidate) -> Vec<usize> {
        let mut cells = self.more(one, other);
        cells.extend(self.more(other, one));
        cells.sort_unstable();
        let is_placement = !(self.landscape.cells(one).is_empty() && self.landscape.cells(other).is_empty());
        if is_placement { cells } else { differing(self.puzzle, &self.played(one).0, &self.played(other).0) }
    }
}

/// The cells whose pictures differ in two states.
fn differing<P: Puzzle>(puzzle: &P, one: &P::State, other: &P::State) -> Vec<usize> {
    if let (Some(one), Some(other)) = (puzzle.board_changes(one), puzzle.board_changes(other)) {
        let known: HashMap<_, _> = one.tiles.iter().map(|(cell, tile)| (*cell, tile)).collect();
        let others: HashMap<_, _> = other.tiles.iter().map(|(cell, tile)| (*cell, tile)).collect();
        let mut cells: Vec<usize> = known.keys().chain(others.keys()).copied().collect();
        cells.sort_unstable();
        cells.dedup();
        cells.retain(|cell| known.get(cell) != others.get(cell));
        return cells;
    }
    let (one, other) = (puzzle.board(one), puzzle.board(other));
    (0..one.tiles.len()).filter(|&cell| one.tiles[cell] != other.tiles[cell]).collect()
}

fn common(mut cells: Vec<usize>, others: &[usize]) -> Vec<usize> {
    cells.retain(|cell| others.binary_search(cell).is_ok());
    cells
}

/// How many first items two lists have in common.
fn prefix(one: &[String], other: &[String]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}
