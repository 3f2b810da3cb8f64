//! What a recording tells only to someone who knows the puzzle: boards, where the pieces have been, goals, dead ends.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};
use solvarium_engine::space::key_of;
use solvarium_engine::{Board, DEAD, Heuristic, Puzzle, Space, SpaceVisitor};

use super::Recording;
use super::nodes::{NONE, Row};

/// Most rows whose pieces are counted; of more, evenly spaced ones are.
const MOST_COUNTED: usize = 20_000;

/// What may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// All about the row of this index.
    Node(usize),
    /// The candidate of a local search at the row of this index.
    Candidate(usize),
    /// Where the pieces have been up to the row of this index.
    Heat(usize),
    /// The next row at which something happens.
    Break {
        /// Index of the row to look from.
        from: usize,
        /// What.
        at: Break,
        /// Whether to look before it.
        back: bool,
    },
}

/// What a search can be made to stop at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Break {
    /// Cost plus estimate is greater than ever before.
    F,
    /// A goal.
    Goal,
    /// A state from which no move leads on: there is none, or the heuristic proves every successor dead.
    DeadEnd,
    /// The search begins anew.
    Round,
}

/// What is answered.
#[derive(Clone, Debug)]
pub enum Insight {
    /// To [`Question::Node`].
    Node(Box<Seen>),
    /// To [`Question::Candidate`].
    Candidate(Box<Tried>),
    /// To [`Question::Heat`].
    Heat(TraceHeat),
    /// To [`Question::Break`].
    Break(Option<usize>),
    /// There is no such row.
    NoRow,
}

/// A row of a recording as a person sees it.
#[derive(Clone, Debug)]
pub struct Seen {
    /// Number of the expansion, from 1.
    pub n: u64,
    /// The node in the recorded tree.
    pub node: u32,
    /// The nodes on the way to it in the recorded tree, from where the search began; it is the last.
    pub way: Vec<u32>,
    /// The row its parent was expanded at, if that is one.
    pub parent: Option<u32>,
    /// Moves of the searched space from the start.
    pub depth: u32,
    /// Cost from the start.
    pub g: u32,
    /// Estimate of what is left.
    pub h: Option<u32>,
    /// The state in one line.
    pub state: String,
    /// The moves a person makes to get there, and the board then; none for a state that was not reached from the start.
    pub reached: Option<(Vec<String>, Board)>,
    /// Whether the solution passes through it.
    pub on_path: bool,
    /// Whether it belongs to a search from the goals.
    pub backward: bool,
    /// Whether it is a goal.
    pub goal: bool,
    /// Its children in the recording.
    pub children: usize,
}

/// A candidate of a local search as a person sees it.
#[derive(Clone, Debug)]
pub struct Tried {
    /// Number of the step, from 1, or of the generation, from 0.
    pub n: u64,
    /// Its energy.
    pub energy: u32,
    /// The moves it stands for, as far as the rules allow them.
    pub moves: Vec<String>,
    /// The board after them.
    pub board: Board,
}

/// How often each cell of the board, row by row, had a piece on it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TraceHeat {
    /// In states that were expanded.
    pub closed: Vec<u32>,
    /// In states that were waiting: successors of expanded states that had not been expanded themselves.
    pub open: Vec<u32>,
    /// Expanded states that were counted.
    pub closed_states: usize,
    /// Waiting states that were counted.
    pub open_states: usize,
    /// Whether only some of the states were counted, as there were too many, or not all were recorded.
    pub sampled: bool,
}

/// Asks a recording about the space it was made of.
pub(crate) struct Inspect<'a, P> {
    pub puzzle: &'a P,
    pub recording: &'a Recording,
    pub question: Question,
    /// Whether a heuristic guided the run.
    pub informed: bool,
    /// Its name; the first, if none is given.
    pub heuristic: Option<&'a str>,
    pub cancel: &'a AtomicBool,
}

impl<P: Puzzle> SpaceVisitor<P> for Inspect<'_, P> {
    type Output = Insight;

    fn visit<S: Space>(self, space: &S, translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Insight {
        let rows = self.recording.expansions.rows.len();
        match self.question {
            Question::Node(index) | Question::Heat(index) if index >= rows => Insight::NoRow,
            Question::Node(index) => Insight::Node(Box::new(self.node(space, translate, index))),
            Question::Candidate(index) => {
                let tried = self.tried::<S>(translate, index);
                tried.map_or(Insight::NoRow, |tried| Insight::Candidate(Box::new(tried)))
            }
            Question::Heat(index) => Insight::Heat(self.heat(space, index)),
            Question::Break { from, at, back } => Insight::Break(self.next(space, from, at, back)),
        }
    }
}

impl<P: Puzzle> Inspect<'_, P> {
    fn node<S: Space>(&self, space: &S, translate: impl Fn(&[S::Move]) -> Vec<P::Move>, index: usize) -> Seen {
        let e = &self.recording.expansions;
        let row = &e.rows[index];
        let state = space.unpack(e.key(row.node));
        let moves = self.moves_to(space, row.node).map(|moves| translate(&moves));
        let parent = e.parent(row.node).and_then(|parent| self.recording.tree.row(parent));
        Seen {
            n: self.recording.number(index),
            node: row.node,
            way: e.way(row.node),
            parent,
            depth: row.depth,
            g: row.g,
            h: Some(row.h).filter(|&h| h != NONE),
            state: space.state_text(&state),
            reached: moves.map(|moves| self.played(&moves)),
            on_path: self.recording.on_path[row.node as usize],
            backward: e.backward[row.node as usize],
            goal: space.is_goal(&state),
            children: self.recording.tree.child_count(row.node),
        }
    }

    /// The moves of the space along the recorded way, if that begins at the start.
    fn moves_to<S: Space>(&self, space: &S, node: u32) -> Option<Vec<S::Move>> {
        let e = &self.recording.expansions;
        let way = e.way(node);
        let mut state = space.initial();
        if e.backward[node as usize] || e.key(way[0]) != key_of(space, &state) {
            return None;
        }
        let mut moves = Vec::new();
        for &node in &way[1..] {
            let (step, next) = space.step_to(&state, e.key(node))?;
            moves.push(step);
            state = next;
        }
        Some(moves)
    }

    /// The candidate of a row. Its moves may break rules that a state cannot: those are left out.
    fn tried<S: Space>(&self, translate: impl Fn(&[S::Move]) -> Vec<P::Move>, index: usize) -> Option<Tried> {
        let (n, energy, attempt) = self.recording.candidate(index)?;
        let moves = translate(attempt.moves()?);
        let mut state = self.puzzle.initial();
        let mut made = Vec::new();
        for step in moves {
            if self.puzzle.legal(&state, step) {
                state = self.puzzle.apply(&state, step);
                made.push(self.puzzle.move_text(step));
            }
        }
        Some(Tried { n, energy, moves: made, board: self.puzzle.board(&state) })
    }

    /// The moves in words, and the board after them.
    fn played(&self, moves: &[P::Move]) -> (Vec<String>, Board) {
        let state = moves.iter().fold(self.puzzle.initial(), |state, &step| self.puzzle.apply(&state, step));
        (moves.iter().map(|&step| self.puzzle.move_text(step)).collect(), self.puzzle.board(&state))
    }

    fn heat<S: Space>(&self, space: &S, index: usize) -> TraceHeat {
        let e = &self.recording.expansions;
        let board = self.puzzle.board(&self.puzzle.initial());
        let cells = board.width * board.height;
        let (mut closed, mut open) = (Counts::new(cells), Counts::new(cells));
        let stride = (index + 1).div_ceil(MOST_COUNTED);
        let mut waiting: HashSet<Vec<u8>> = HashSet::new();
        let (mut moves, mut key) = (Vec::new(), vec![0; space.key_len()]);
        for row in e.rows[..=index].iter().step_by(stride) {
            if self.cancelled() {
                break;
            }
            let state = space.unpack(e.key(row.node));
            closed.add(space, &state);
            if e.backward[row.node as usize] {
                continue;
            }
            moves.clear();
            space.moves(&state, &mut moves);
            for &step in &moves {
                space.pack_after(&state, step, &mut key);
                if !self.recording.expanded(&key, index) && !waiting.contains(&key) {
                    open.add(space, &space.unpack(&key));
                    waiting.insert(key.clone());
                }
            }
        }
        TraceHeat {
            closed_states: closed.states,
            open_states: open.states,
            closed: closed.cells,
            open: open.cells,
            sampled: stride > 1 || e.stride > 1 || e.ended.is_some(),
        }
    }

    /// The first row after one at which something happens, or the last before it.
    fn next<S: Space>(&self, space: &S, from: usize, at: Break, back: bool) -> Option<usize> {
        let e = &self.recording.expansions;
        let state = |index: usize| space.unpack(e.key(e.rows[index].node));
        match at {
            Break::F => next_among(from, back, rises(e.rows.iter().map(f))),
            Break::Round => next_among(from, back, rises(e.rows.iter().map(|row| u64::from(row.round)))),
            Break::Goal => self.next_where(from, back, |index| space.is_goal(&state(index))),
            Break::DeadEnd => {
                let named = |h: &&Heuristic<S>| self.heuristic.is_none_or(|name| name == h.name);
                let heuristic = S::HEURISTICS.iter().find(named).filter(|_| self.informed);
                self.next_where(from, back, |index| is_dead_end(space, heuristic, &state(index)))
            }
        }
    }

    fn next_where(&self, from: usize, back: bool, happens: impl Fn(usize) -> bool) -> Option<usize> {
        let rows = self.recording.expansions.rows.len();
        let happens = |index: &usize| self.cancelled() || happens(*index);
        let found =
            if back { (0..from.min(rows)).rev().find(happens) } else { (from.checked_add(1)?..rows).find(happens) };
        found.filter(|_| !self.cancelled())
    }

    fn cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }
}

/// Cost plus estimate.
fn f(row: &Row) -> u64 {
    u64::from(row.g) + if row.h == NONE { 0 } else { u64::from(row.h) }
}

/// The first of rising places after one, or the last before it.
fn next_among(from: usize, back: bool, mut rising: impl Iterator<Item = usize>) -> Option<usize> {
    if back { rising.take_while(|&index| index < from).last() } else { rising.find(|&index| index > from) }
}

/// The places of the values that are greater than all before them; the first is one.
fn rises(values: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    let mut highest = None;
    values.enumerate().filter_map(move |(at, value)| {
        let rises = highest.is_none_or(|highest| value > highest);
        highest = highest.max(Some(value));
        rises.then_some(at)
    })
}

fn is_dead_end<S: Space>(space: &S, heuristic: Option<&Heuristic<S>>, state: &S::State) -> bool {
    let mut moves = Vec::new();
    space.moves(state, &mut moves);
    let dead = |next: &S::State| heuristic.is_some_and(|heuristic| (heuristic.estimate)(space, next) == DEAD);
    !space.is_goal(state) && moves.into_iter().all(|step| dead(&space.apply(state, step)))
}

/// Pieces by cell.
struct Counts {
    cells: Vec<u32>,
    states: usize,
    pieces: Vec<usize>,
}

impl Counts {
    fn new(cells: usize) -> Self {
        Counts { cells: vec![0; cells], states: 0, pieces: Vec::new() }
    }

    fn add<S: Space>(&mut self, space: &S, state: &S::State) {
        self.pieces.clear();
        space.pieces(state, &mut self.pieces);
        self.states += 1;
        for &cell in &self.pieces {
            self.cells[cell] += 1;
        }
    }
}
