//! Tells moments of a search by the rules of its puzzle: which states they are about, and how they look.

use std::cell::RefCell;
use std::collections::HashMap;

use solvarium_engine::space::key_of;
use solvarium_engine::{Cost, Message, Puzzle, Space, StateSpace, StepKind};
use solvarium_lab::registry::pseudocode::{Order, Pseudocode};

use super::log::{Met, NEVER};
use super::open::{Open, Waiting};
use super::steps::{Step, Story};
use super::{TraceEntry, TraceList, TraceMoment, TraceNext, TraceState, TraceStep, TraceVariable};
use crate::position::played;
use crate::record::{Expansions, Recording};

/// Most entries of a list.
const MOST_ENTRIES: usize = 1_000;
/// Steps before and after the one at hand whose states are told. A row may have very many: a depth-first search turns back
/// by one state at a time.
const NEAR: usize = 1_000;
/// Moves on the longest path that is replayed to put a single move into words.
const LONGEST_TRAIL: usize = 400;

/// What turns a path of a space into the moves a person makes.
pub(crate) type Translate<'a, S, P> = dyn Fn(&[<S as StateSpace>::Move]) -> Vec<<P as StateSpace>::Move> + 'a;

/// A recording with what it takes to show its states.
pub(crate) struct Teller<'a, P: Puzzle, S: Space> {
    pub puzzle: &'a P,
    pub space: &'a S,
    pub recording: &'a Recording,
    pub code: Pseudocode,
    /// The moves of the space along the recorded path to a node, if that begins at the start.
    pub moves_to: &'a dyn Fn(u32) -> Option<Vec<S::Move>>,
    /// Turns a path of the space into the moves a person makes.
    pub translate: &'a Translate<'a, S, P>,
    /// Whether nobody waits for the answer any more.
    pub cancelled: &'a dyn Fn() -> bool,
    /// The paths to rows that were replayed.
    pub trails: Trails<S>,
}

/// Replayed paths by row; none where there is none, or it is too long.
type Trails<S> = RefCell<HashMap<usize, Option<Trail<S>>>>;

/// A path to a row: its moves, and the state they really lead to.
pub(crate) struct Trail<S: Space> {
    moves: Vec<S::Move>,
    state: S::State,
    /// How many moves a person makes on it.
    words: usize,
}

/// The name of a state: the row that generates it, and its place there.
type Name = (Option<usize>, usize);

impl<P: Puzzle, S: Space> Teller<'_, P, S> {
    /// The moment after a step of a row; after its last, if none is named.
    pub fn moment(&self, index: usize, step: Option<usize>, most: usize) -> Option<TraceMoment> {
        if index >= self.recording.moments() {
            return None;
        }
        let story = self.story();
        let steps = story.steps(index);
        let at = step.unwrap_or(usize::MAX).min(steps.len() - 1);
        let now = steps[at];
        let most = most.min(MOST_ENTRIES);
        let open = story.open(&now, most.max(1));
        let closed = self.closed(&now, most);
        let variables = self.variables(&now, open.total, closed.total);
        let mut entries = HashMap::new();
        let mut entry = |met: u32| entries.entry(met).or_insert_with(|| self.met(met, now.time)).clone();
        let told = |(place, step): (usize, &Step)| TraceStep {
            kind: step.kind,
            verdict: step.verdict,
            line: self.code.line(step.kind, step.verdict),
            entry: if place.abs_diff(at) <= NEAR { entry(step.met) } else { None },
        };
        Some(TraceMoment {
            index,
            n: self.recording.number(index),
            step: at,
            steps: steps.iter().enumerate().map(told).collect(),
            next: self.next(&now, &open),
            open: self.list(open, most, now.time),
            closed,
            order: Message::new(self.code.rule),
            variables,
        })
    }

    /// A state by its name.
    pub fn state(&self, from: Option<usize>, place: usize, changes: bool) -> Option<TraceState> {
        let (key, _) = self.key((from, place))?;
        let state = self.space.unpack(&key);
        let path = self.path((from, place), &key);
        let played = path.map(|moves| played(self.puzzle, &(self.translate)(&moves), changes));
        let (moves, board) = played.map_or((Vec::new(), None), |(moves, board)| (moves, Some(board)));
        let (goal, state) = (self.space.is_goal(&state), self.space.state_text(&state));
        Some(TraceState { from, place, state, board, moves, goal })
    }

    fn story(&self) -> Story<'_> {
        let Recording { thoughts, expansions, stopped, .. } = self.recording;
        Story { log: thoughts, code: self.code, goal: expansions.goal, stopped: *stopped }
    }

    fn expansions(&self) -> &Expansions {
        &self.recording.expansions
    }

    /// The entry that is taken next, unless the search has ended: once a goal is taken, the others stay unexpanded.
    fn next(&self, now: &Step, open: &Open) -> Option<TraceNext> {
        let entry = open.entries.first().filter(|_| now.kind != StepKind::End && now.without.is_none())?;
        Some(TraceNext { entry: self.waiting(entry, now.time)?, reason: open.reason.clone()? })
    }

    fn list(&self, open: Open, most: usize, time: u32) -> TraceList {
        let entries = open.entries.iter().take(most).filter_map(|entry| self.waiting(entry, time)).collect();
        TraceList { total: open.total, entries }
    }

    /// What has been expanded in this round and not been opened again, the latest first.
    fn closed(&self, now: &Step, most: usize) -> TraceList {
        let log = &self.recording.thoughts;
        let taken = log.taken.partition_point(|taken| taken.time <= now.time);
        let Some(last) = taken.checked_sub(1 + usize::from(now.unclosed)) else {
            return TraceList { total: 0, entries: Vec::new() };
        };
        let (first, time) = (log.round(last), now.time);
        let closed = || (first..=last).rev().filter(move |&row| log.taken[row].reopened > time);
        let entries = closed().take(most).filter_map(|row| self.met(log.taken[row].entry, time)).collect();
        TraceList { total: closed().count(), entries }
    }

    fn waiting(&self, entry: &Waiting, time: u32) -> Option<TraceEntry> {
        match *entry {
            Waiting::Met(number) => self.met(number, time),
            Waiting::Untried { row, place } => {
                let (key, cost) = self.key((Some(row), place))?;
                let g = self.recording.thoughts.at(row).g.saturating_add(cost);
                Some(self.entry((Some(row), place), &key, g, None))
            }
        }
    }

    /// A state that was met, as it is known at a time.
    fn met(&self, number: u32, time: u32) -> Option<TraceEntry> {
        let log = &self.recording.thoughts;
        let met = &log.met[number as usize];
        let name = name(met);
        let (key, _) = self.key(name)?;
        let row = some(met.row).filter(|&row| log.taken[row as usize].time <= time);
        Some(TraceEntry {
            row: row.map(|row| row as usize),
            id: some(met.id),
            priority: self.priority(met),
            backward: met.backward,
            ..self.entry(name, &key, met.g, self.estimate(number))
        })
    }

    /// The estimate of a state that was met; of one that was met before, the estimate it was given then.
    fn estimate(&self, number: u32) -> Option<Cost> {
        let met = &self.recording.thoughts.met[..=number as usize];
        let (now, before) = met.split_last()?;
        let is_same = |other: &&Met| other.h != NEVER && (other.id, other.backward) == (now.id, now.backward);
        some(now.h).or_else(|| some(now.id).and_then(|_| before.iter().rfind(is_same)).map(|other| other.h))
    }

    /// Cost plus estimate, for a search that goes by that.
    fn f(&self, g: Cost, h: Option<Cost>) -> Option<u64> {
        h.filter(|_| self.code.uses_f()).map(|h| u64::from(g) + u64::from(h))
    }

    fn entry(&self, name: Name, key: &[u8], g: Cost, h: Option<Cost>) -> TraceEntry {
        TraceEntry {
            from: name.0,
            place: name.1,
            row: None,
            id: None,
            step: self.move_text(name, key),
            state: self.space.state_text(&self.space.unpack(key)),
            g,
            h,
            f: self.f(g, h),
            priority: Vec::new(),
            backward: false,
        }
    }

    fn priority(&self, met: &Met) -> Vec<u32> {
        match self.code.order {
            Order::Priority(_, None) => vec![met.priority.0],
            Order::Priority(_, Some(_)) => vec![met.priority.0, met.priority.1],
            Order::Layers => vec![met.g, met.h],
            Order::Neighbours => vec![met.h],
            Order::Oldest | Order::Deepest { .. } | Order::BothEnds | Order::Nothing => Vec::new(),
        }
    }

    /// The key of a state, and what the move to it costs as the search counts it.
    fn key(&self, (from, place): Name) -> Option<(Vec<u8>, Cost)> {
        let Some(row) = from else { return Some((self.start(place)?, 0)) };
        let e = self.expansions();
        let node = e.rows.get(row)?.node;
        let state = self.space.unpack(e.key(node));
        if e.backward[node as usize] {
            let mut before = Vec::new();
            self.space.backward()?.predecessors(&state, &mut before);
            return Some((key_of(self.space, before.get(place)?), 1));
        }
        let mut moves = Vec::new();
        self.space.moves(&state, &mut moves);
        let &step = moves.get(place)?;
        let mut key = vec![0; self.space.key_len()];
        self.space.pack_after(&state, step, &mut key);
        let counts = self.code.order == Order::Deepest { costs: true };
        Some((key, if counts { self.space.cost(&state, step) } else { 1 }))
    }

    /// The key of a state that a search begins with: as it was expanded, if it was; else the start or a goal.
    fn start(&self, place: usize) -> Option<Vec<u8>> {
        if let Some(row) = self.start_row(place) {
            return Some(self.expansions().key(self.expansions().rows.get(row)?.node).to_vec());
        }
        let Some(goal) = place.checked_sub(1) else { return Some(key_of(self.space, &self.space.initial())) };
        let mut goals = Vec::new();
        self.space.backward()?.goals(&mut goals);
        Some(key_of(self.space, goals.get(goal)?))
    }

    fn start_row(&self, place: usize) -> Option<usize> {
        let named = |met: &&Met| met.is_start() && met.place as usize == place;
        let met = self.recording.thoughts.met.iter().find(named)?;
        some(met.row).map(|row| row as usize)
    }

    /// The moves of the space to a state, if they can be found by replay.
    fn path(&self, (from, place): Name, key: &[u8]) -> Option<Vec<S::Move>> {
        let node = |row: usize| self.expansions().rows.get(row).map(|row| row.node);
        let Some(row) = from else {
            let row = self.start_row(place);
            return row.map_or((place == 0).then(Vec::new), |row| (self.moves_to)(node(row)?));
        };
        let mut moves = (self.moves_to)(node(row)?)?;
        let (step, _) = self.space.step_to(&after(self.space, &moves), key)?;
        moves.push(step);
        Some(moves)
    }

    /// The last move to a state as a person makes it, which may be several.
    fn move_text(&self, (from, _): Name, key: &[u8]) -> Option<String> {
        let row = from?;
        let mut trails = self.trails.borrow_mut();
        let trail = trails.entry(row).or_insert_with(|| self.trail(row)).as_ref()?;
        let (step, _) = self.space.step_to(&trail.state, key)?;
        let moves = (self.translate)(&[&trail.moves[..], &[step]].concat());
        let texts: Vec<String> = moves.iter().skip(trail.words).map(|&step| self.puzzle.move_text(step)).collect();
        Some(texts.join(" "))
    }

    fn trail(&self, row: usize) -> Option<Trail<S>> {
        let row = self.expansions().rows.get(row)?;
        if row.depth as usize > LONGEST_TRAIL || (self.cancelled)() {
            return None;
        }
        let moves = (self.moves_to)(row.node)?;
        let (state, words) = (after(self.space, &moves), (self.translate)(&moves).len());
        Some(Trail { moves, state, words })
    }

    fn variables(&self, now: &Step, open: usize, closed: usize) -> Vec<TraceVariable> {
        let log = &self.recording.thoughts;
        let taken = if now.without.is_some() { now.met } else { log.taken[now.row].entry };
        let mut variables = Vec::new();
        if now.kind != StepKind::Begin {
            self.describe(taken, ["n", "g(n)", "h(n)", "f(n)", "p(n)"], &mut variables);
        }
        if let StepKind::Generate | StepKind::LookUp | StepKind::Push = now.kind {
            self.describe(now.met, ["s", "g(s)", "h(s)", "f(s)", "p(s)"], &mut variables);
        }
        let number = |name: &'static str, value: String| TraceVariable { name, value, step: None };
        variables.extend(log.bound_at(now.row).and_then(some).map(|bound| number("bound", bound.to_string())));
        variables.extend([number("|open|", open.to_string()), number("|closed|", closed.to_string())]);
        variables
    }

    /// Tells a state that was met, its cost, its estimate, and their sum or another priority where the search goes by that.
    fn describe(&self, met: u32, names: [&'static str; 5], out: &mut Vec<TraceVariable>) {
        let (state, h) = (&self.recording.thoughts.met[met as usize], self.estimate(met));
        if let Some((key, _)) = self.key(name(state)) {
            let value = self.space.state_text(&self.space.unpack(&key));
            out.push(TraceVariable { name: names[0], value, step: self.move_text(name(state), &key) });
        }
        let weighted = matches!(self.code.order, Order::Priority("p", _)) && state.opened();
        let values = [
            some(state.g).map(u64::from),
            h.map(u64::from),
            self.f(state.g, h),
            Some(u64::from(state.priority.0)).filter(|_| weighted),
        ];
        out.extend(
            names[1..]
                .iter()
                .zip(values)
                .filter_map(|(&name, value)| Some(TraceVariable { name, value: value?.to_string(), step: None })),
        );
    }
}

fn name(met: &Met) -> Name {
    (some(met.parent).map(|row| row as usize), met.place as usize)
}

fn some(value: u32) -> Option<u32> {
    Some(value).filter(|&value| value != NEVER)
}

/// The state that moves lead to.
fn after<S: Space>(space: &S, moves: &[S::Move]) -> S::State {
    moves.iter().fold(space.initial(), |state, &step| space.apply(&state, step))
}
