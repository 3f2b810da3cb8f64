//! Answers the asks about a recording that need the rules of the puzzle: boards, heat, goals and dead ends.

use std::cell::RefCell;

use solvarium_engine::own::{self, About};
use solvarium_engine::space::key_of;
use solvarium_engine::{DEAD, Heuristic, Lengths, Puzzle, Space, SpaceVisitor};
use solvarium_lab::RequestError;
use solvarium_lab::lookup::{Prepared, Searcher, lengths, prepare};
use solvarium_lab::registry::pseudocode::Pseudocode;
use solvarium_lab::request::Request;
use solvarium_puzzles::{LevelVisitor, Listed};

use crate::cells::{list_neighbours, trace_cells};
use crate::heat::trace_heat;
use crate::leaves::trace_leaves;
use crate::local::Local;
use crate::path::trace_path;
use crate::patience::Patience;
use crate::position::played;
use crate::record::{NONE, Recording, Row};
use crate::runs::uses_f;
use crate::session::Run;
use crate::think::{Teller, Translate, local_moment};
use crate::{Ask, Break, Reply, TraceCells, TraceHeat, TraceNode};

/// Seconds of one ask in which rows are looked through; whoever wants more asks on, and others are answered in between.
const SLICE: f64 = 0.1;

/// Answers `trace-node`, `trace-path`, `trace-candidate`, `trace-population`, `trace-crossing`, `trace-heat`, `trace-cells`,
/// `trace-leaves`, `trace-break`, `trace-moment` or `trace-state`; `None` if there is no such row or node.
pub(super) fn inspect(run: &Run, ask: &Ask, patience: &Patience<'_>) -> Result<Option<Reply>, RequestError> {
    run.game.visit(InspectLevel { run, ask, patience })
}

struct InspectLevel<'a> {
    run: &'a Run,
    ask: &'a Ask,
    patience: &'a Patience<'a>,
}

impl LevelVisitor for InspectLevel<'_> {
    type Output = Result<Option<Reply>, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let Run { request, recording, .. } = self.run;
        let Prepared { puzzle, searcher, space, options, .. } = prepare(puzzle, request)?;
        let informed = matches!(searcher, Searcher::Generic(info) if info.informed);
        let code = if let Searcher::Generic(info) = searcher { info.pseudocode } else { Pseudocode::NONE };
        let (ask, patience, lengths, space) = (self.ask, self.patience, lengths(&options), space.name);
        let uses_f = uses_f(&request.algorithm);
        let inspect =
            Inspect { puzzle: &puzzle, recording, request, ask, informed, uses_f, space, lengths, code, patience };
        let reply = puzzle.with_space(space, inspect)?;
        own::take_failure().map_or(Ok(reply), |failure| Err(RequestError::Script(failure)))
    }
}

/// Looks at a recording in the space it was made of.
struct Inspect<'a, P> {
    puzzle: &'a P,
    recording: &'a Recording,
    /// What the run was asked for.
    request: &'a Request,
    ask: &'a Ask,
    /// Whether a heuristic guided the run, and whether it went by f.
    informed: bool,
    uses_f: bool,
    /// Name of the searched space.
    space: &'static str,
    /// How long candidates were, in a search of a landscape.
    lengths: Option<Lengths>,
    /// What the algorithm does, line by line.
    code: Pseudocode,
    patience: &'a Patience<'a>,
}

impl<P: Puzzle> SpaceVisitor<P> for Inspect<'_, P> {
    type Output = Result<Option<Reply>, RequestError>;

    fn visit<S: Space>(self, space: &S, translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        let is_row = |index: usize| index < self.recording.expansions.rows.len();
        Ok(match *self.ask {
            Ask::TraceNode { index, changes, .. } if is_row(index) => {
                Some(Reply::TraceNode(Box::new(self.node(space, translate, index, changes))))
            }
            Ask::TraceCandidate { .. } | Ask::TracePopulation { .. } | Ask::TraceCrossing { .. } => {
                let (Some(guide), Some(lengths)) = (self.guide(space)?, self.lengths.clone()) else { return Ok(None) };
                let landscape = space.landscape(guide, lengths);
                Local { puzzle: self.puzzle, recording: self.recording, landscape, translate }.answer(self.ask)
            }
            Ask::TracePath { node, most, changes, .. } if (node as usize) < self.recording.on_path.len() => {
                let moves = self.moves_to(space, node);
                let path = trace_path(self.puzzle, space, translate, self.recording, (node, most), moves, changes);
                Some(Reply::TracePath(path))
            }
            Ask::TraceHeat { index, .. } if is_row(index) => Some(Reply::TraceHeat(self.heat(space, index))),
            Ask::TraceCells { .. } if is_row(0) => Some(Reply::TraceCells(self.cells(space)?)),
            Ask::TraceLeaves { ref nodes, .. } if is_row(0) => {
                let leaves =
                    trace_leaves(space, (self.guide(space)?, self.uses_f), self.recording, nodes, || self.cancelled());
                Some(Reply::TraceLeaves(leaves))
            }
            Ask::TraceBreak { from, at, back, .. } => Some(self.next(space, from, at, back)?),
            Ask::TraceMoment { index, step, most, .. } => self
                .think(space, &translate, |teller| teller.moment(index, step, most))
                .or_else(|| local_moment(self.recording, &self.code, index, step))
                .map(|moment| Reply::TraceMoment(Box::new(moment))),
            Ask::TraceState { from, place, changes, .. } => self
                .think(space, &translate, |teller| teller.state(from, place, changes))
                .map(|state| Reply::TraceState(Box::new(state))),
            _ => None,
        })
    }
}

impl<P: Puzzle> Inspect<'_, P> {
    /// Asks what happened inside expansions.
    fn think<S: Space, T>(
        &self,
        space: &S,
        translate: &Translate<'_, S, P>,
        ask: impl FnOnce(&Teller<'_, P, S>) -> Option<T>,
    ) -> Option<T> {
        let moves_to = |node| self.moves_to(space, node);
        let cancelled = || self.cancelled();
        ask(&Teller {
            puzzle: self.puzzle,
            space,
            recording: self.recording,
            code: self.code,
            moves_to: &moves_to,
            translate,
            cancelled: &cancelled,
            trails: RefCell::default(),
        })
    }

    fn node<S: Space>(
        &self,
        space: &S,
        translate: impl Fn(&[S::Move]) -> Vec<P::Move>,
        index: usize,
        changes: bool,
    ) -> TraceNode {
        let e = &self.recording.expansions;
        let row = &e.rows[index];
        let state = space.unpack(e.key(row.node));
        let played = self.moves_to(space, row.node).map(|moves| played(self.puzzle, &translate(&moves), changes));
        let (moves, board) = played.map_or((Vec::new(), None), |(moves, board)| (moves, Some(board)));
        TraceNode {
            index,
            n: self.recording.number(index),
            node: row.node,
            way: e.path_to(row.node),
            parent: e.parent(row.node).and_then(|parent| self.recording.tree.row(parent)),
            depth: row.depth,
            g: row.g,
            h: Some(row.h).filter(|&h| h != NONE),
            f: self.f(row),
            state: space.state_text(&state),
            board,
            moves,
            on_path: self.recording.on_path[row.node as usize],
            backward: e.backward[row.node as usize],
            goal: space.is_goal(&state),
            children: self.recording.tree.child_count(row.node),
            generated: (!e.is_goal_row(index)).then(|| {
                let mut neighbours = Vec::new();
                list_neighbours(space, e, row.node, &mut neighbours);
                neighbours.len()
            }),
        }
    }

    /// The moves of the space along the recorded path, if that begins at the start.
    fn moves_to<S: Space>(&self, space: &S, node: u32) -> Option<Vec<S::Move>> {
        let e = &self.recording.expansions;
        let path = e.path_to(node);
        let mut state = space.initial();
        if e.backward[node as usize] || e.key(path[0]) != key_of(space, &state) {
            return None;
        }
        let mut moves = Vec::new();
        for &node in &path[1..] {
            let (step, next) = space.step_to(&state, e.key(node))?;
            moves.push(step);
            state = next;
        }
        Some(moves)
    }

    fn heat<S: Space>(&self, space: &S, index: usize) -> TraceHeat {
        trace_heat(space, self.recording, self.board_cells(), index, self.patience)
    }

    fn cells<S: Space>(&self, space: &S) -> Result<TraceCells, RequestError> {
        let (e, cells) = (&self.recording.expansions, self.board_cells());
        Ok(trace_cells(space, self.guide(space)?, e, cells, || self.cancelled()))
    }

    fn board_cells(&self) -> usize {
        let board = self.puzzle.board(&self.puzzle.initial());
        board.width * board.height
    }

    /// The heuristic that guided the run. A person's own is begun again: meanwhile another program may have judged.
    fn guide<S: Space>(&self, space: &S) -> Result<Option<&'static Heuristic<S>>, RequestError> {
        let Request { algorithm, heuristic, script, .. } = self.request;
        let name = heuristic.as_deref();
        if !self.informed {
            return Ok(None);
        }
        if name == Some(own::NAME) {
            let script = script.as_deref().unwrap_or_default();
            let about = About { puzzle: P::INFO.name, space: self.space, algorithm, script };
            own::begin(space, about).map_err(RequestError::Script)?;
            return Ok(own::heuristic());
        }
        let is_named = |h: &&Heuristic<S>| name.is_none_or(|name| name == h.name || h.aliases.contains(&name));
        Ok(S::HEURISTICS.iter().find(is_named))
    }

    /// The first row after one at which something happens, or the last before it.
    fn next<S: Space>(&self, space: &S, from: usize, at: Break, back: bool) -> Result<Reply, RequestError> {
        let e = &self.recording.expansions;
        let state = |index: usize| space.unpack(e.key(e.rows[index].node));
        Ok(match at {
            Break::F => {
                let value = |row: &Row| self.f(row).unwrap_or(u64::from(row.g));
                found(next_among(from, back, rises(e.rows.iter().map(value))))
            }
            Break::Round => found(next_among(from, back, rises(self.recording.rounds()))),
            Break::Goal => self.next_where(from, back, |index| space.is_goal(&state(index))),
            Break::DeadEnd => {
                let heuristic = self.guide(space)?;
                self.next_where(from, back, |index| is_dead_end(space, heuristic, &state(index)))
            }
        })
    }

    /// Looks for as long as a slice of time lasts.
    fn next_where(&self, from: usize, back: bool, happens: impl Fn(usize) -> bool) -> Reply {
        let rows = self.recording.expansions.rows.len();
        let is_end = |index: &usize| happens(*index) || self.patience.is_over(SLICE);
        let end =
            if back { (0..from.min(rows)).rev().find(is_end) } else { (from.saturating_add(1)..rows).find(is_end) };
        let index = end.filter(|&index| happens(index));
        Reply::TraceBreak { index, looked: end.filter(|_| index.is_none()) }
    }

    /// Cost plus estimate, where the search goes by that.
    fn f(&self, row: &Row) -> Option<u64> {
        (row.h != NONE && self.uses_f).then(|| u64::from(row.g) + u64::from(row.h))
    }

    fn cancelled(&self) -> bool {
        self.patience.cancelled()
    }
}

fn found(index: Option<usize>) -> Reply {
    Reply::TraceBreak { index, looked: None }
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
