//! A puzzle that is a Python object: any algorithm can search it.
//!
//! A state is the number under which the object's own state was first met, so its key has four bytes. A move carries the
//! number of the state that it leads to: Python is asked once for each expansion. What Python raises is kept, the state
//! has no moves then, and the search is cancelled.

use std::any::Any;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use solvarium_engine::space::Backward;
use solvarium_engine::{
    Board, Cost, Family, Format, Heuristic, Lengths, MoveStrings, Plain, Puzzle, PuzzleInfo, Space, SpaceInfo,
    SpaceVisitor, StateSpace, Tile, Violation, message,
};
use solvarium_lab::{Request, solve_puzzle};

use crate::any_space::{AnySpace, Over};
use crate::error::{Error, Raised as _, json, said, spoken, unfit};
use crate::host::{Watch, run};
use crate::judge::estimate_of;
use crate::space::{Space as Searchable, searched};

/// The greatest cost of a move.
const MOST: i64 = 1 << 24;
/// The only space of such a puzzle.
const SPACE: &str = "own";

/// A puzzle of Python.
#[derive(Clone)]
pub struct PythonPuzzle(Arc<Inner>);

struct Inner {
    object: Py<PyAny>,
    /// The number of each state, by what the object says makes it the same.
    numbers: Py<PyDict>,
    states: Mutex<Vec<Py<PyAny>>>,
    actions: Mutex<Names>,
    raised: Mutex<Option<PyErr>>,
    cancel: Arc<AtomicBool>,
}

/// The names of moves, each once.
#[derive(Default)]
struct Names {
    numbers: HashMap<String, u32>,
    names: Vec<String>,
}

impl Names {
    fn number(&mut self, name: String) -> u32 {
        *self.numbers.entry(name).or_insert_with_key(|name| {
            self.names.push(name.clone());
            self.names.len() as u32 - 1
        })
    }
}

/// A move: what it is called, where it leads and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action {
    name: u32,
    next: u32,
    cost: Cost,
}

/// What was raised while a puzzle was asked, if it is one of Python.
pub fn failure_of<P: Puzzle>(puzzle: &P) -> PyResult<()> {
    let own = (puzzle as &dyn Any).downcast_ref::<PythonPuzzle>();
    own.and_then(|puzzle| locked(&puzzle.0.raised).take()).map_or(Ok(()), Err)
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl PythonPuzzle {
    fn new(py: Python<'_>, object: Py<PyAny>) -> PyResult<Self> {
        let first = object.call_method0(py, "start")?;
        let inner = Inner {
            object,
            numbers: PyDict::new(py).unbind(),
            states: Mutex::default(),
            actions: Mutex::default(),
            raised: Mutex::default(),
            cancel: Arc::default(),
        };
        let puzzle = PythonPuzzle(Arc::new(inner));
        puzzle.number(first.into_bound(py))?;
        Ok(puzzle)
    }

    /// The number of a state.
    fn number(&self, state: Bound<'_, PyAny>) -> PyResult<u32> {
        let py = state.py();
        let (key, numbers) = (self.0.object.call_method1(py, "key", (&state,))?, self.0.numbers.bind(py));
        if let Some(number) = numbers.get_item(&key)? {
            return number.extract();
        }
        let fresh = {
            let mut states = locked(&self.0.states);
            states.push(state.unbind());
            states.len() as u32 - 1
        };
        numbers.set_item(key, fresh)?;
        Ok(fresh)
    }

    /// The state of a number.
    fn state(&self, py: Python<'_>, number: u32) -> Py<PyAny> {
        locked(&self.0.states)[number as usize].clone_ref(py)
    }

    /// Asks the object; what it raises is kept and ends the search.
    fn ask<T>(&self, otherwise: T, question: impl FnOnce(Python<'_>, &Py<PyAny>) -> PyResult<T>) -> T {
        Python::attach(|py| {
            question(py, &self.0.object).unwrap_or_else(|error| {
                locked(&self.0.raised).get_or_insert(error);
                self.0.cancel.store(true, Ordering::Relaxed);
                otherwise
            })
        })
    }

    fn action(&self, step: &Bound<'_, PyAny>) -> PyResult<Action> {
        let wrong = || {
            let step = step.repr().map_or_else(|_| "?".into(), |text| text.to_string());
            said::<Error>(&message!("python-no-successor", step))
        };
        let parts = step.cast::<PyTuple>().map_err(|_| wrong())?;
        let cost = match parts.len() {
            2 => 1,
            3 => parts.get_item(2)?.extract::<i64>().map_err(|_| wrong())?,
            _ => return Err(wrong()),
        };
        if !(1..=MOST).contains(&cost) {
            return Err(said::<Error>(&message!("python-cost", cost, most = MOST)));
        }
        let name = parts.get_item(0)?.str()?.to_string();
        let next = self.number(parts.get_item(1)?)?;
        let name = locked(&self.0.actions).number(name);
        Ok(Action { name, next, cost: cost as Cost })
    }

    /// The numbers of the states that a method of the object gives.
    fn listed(&self, method: &str, of: Option<u32>, out: &mut Vec<u32>) {
        let found = self.ask(Vec::new(), |py, object| {
            let list = match of {
                Some(number) => object.call_method1(py, method, (self.state(py, number),))?,
                None => object.call_method0(py, method)?,
            };
            list.bind(py).try_iter()?.map(|state| self.number(state?)).collect()
        });
        out.extend(found);
    }
}

impl StateSpace for PythonPuzzle {
    type State = u32;
    type Move = Action;

    fn initial(&self) -> u32 {
        0
    }

    fn is_goal(&self, state: &u32) -> bool {
        self.ask(false, |py, object| {
            object.call_method1(py, "is_goal", (self.state(py, *state),))?.bind(py).is_truthy()
        })
    }

    fn moves(&self, state: &u32, out: &mut Vec<Action>) {
        let found = self.ask(Vec::new(), |py, object| {
            let steps = object.call_method1(py, "successors", (self.state(py, *state),))?;
            steps.bind(py).try_iter()?.map(|step| self.action(&step?)).collect::<PyResult<Vec<Action>>>()
        });
        out.extend(found);
    }

    fn apply(&self, _state: &u32, step: Action) -> u32 {
        step.next
    }

    fn cost(&self, _state: &u32, step: Action) -> Cost {
        step.cost
    }

    fn key_len(&self) -> usize {
        4
    }

    fn pack(&self, state: &u32, key: &mut [u8]) {
        key.copy_from_slice(&state.to_le_bytes());
    }

    fn unpack(&self, key: &[u8]) -> u32 {
        u32::from_le_bytes(key.try_into().expect("a key has four bytes"))
    }
}

impl Space for PythonPuzzle {
    type Landscape<'a> = MoveStrings<'a, Self>;
    /// No result is called proved on the strength of what Python says.
    const HEURISTICS: &'static [Heuristic<Self>] = &[
        Heuristic { name: "zero", aliases: &[], admissible: true, estimate: |_, _| 0 },
        Heuristic {
            name: "heuristic",
            aliases: &[],
            admissible: false,
            estimate: |puzzle, state| {
                puzzle.ask(0, |py, object| {
                    estimate_of(object.call_method1(py, "heuristic", (puzzle.state(py, *state),))?.bind(py))
                })
            },
        },
    ];

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, lengths: Lengths) -> MoveStrings<'a, Self> {
        MoveStrings::new(self, heuristic, lengths)
    }

    fn state_text(&self, state: &u32) -> String {
        self.ask(String::new(), |py, _| Ok(self.state(py, *state).bind(py).str()?.to_string()))
    }

    fn plain_state(&self, state: &u32, out: &mut Plain) {
        out.number("number", *state as usize);
    }

    fn backward(&self) -> Option<&dyn Backward<u32>> {
        let has = self.ask(false, |py, object| object.getattr(py, "is_reversible")?.bind(py).is_truthy());
        has.then_some(self)
    }
}

impl Backward<u32> for PythonPuzzle {
    fn goals(&self, out: &mut Vec<u32>) {
        self.listed("goals", None, out);
    }

    fn predecessors(&self, state: &u32, out: &mut Vec<u32>) {
        self.listed("predecessors", Some(*state), out);
    }
}

impl Puzzle for PythonPuzzle {
    const INFO: PuzzleInfo = PuzzleInfo { name: "own", family: Family::Path, hidden: true };
    const FORMATS: &'static [Format<Self>] = &[];
    const SPACES: &'static [SpaceInfo] = &[SpaceInfo { name: SPACE }];

    fn with_space<V: SpaceVisitor<Self>>(&self, _name: &str, visitor: V) -> V::Output {
        visitor.visit(self, <[Action]>::to_vec)
    }

    fn board(&self, state: &u32) -> Board {
        let text = self
            .ask(String::new(), |py, object| object.call_method1(py, "draw", (self.state(py, *state),))?.extract(py));
        let width = text.lines().map(|line| line.chars().count()).max().unwrap_or(0);
        let mut board = Board::new(width, text.lines().count());
        for (row, line) in text.lines().enumerate() {
            for (column, letter) in line.chars().enumerate() {
                board.put(row, column, Tile { kind: "cell", label: letter.into(), ..Tile::default() });
            }
        }
        board
    }

    fn move_text(&self, step: Action) -> String {
        locked(&self.0.actions).names[step.name as usize].clone()
    }

    /// A name alone does not say where a move leads.
    fn read_move(&self, _text: &str) -> Option<Action> {
        None
    }

    fn legal(&self, state: &u32, step: Action) -> bool {
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        moves.contains(&step)
    }

    fn legal_moves(&self, state: &u32, out: &mut Vec<Action>) {
        self.moves(state, out);
    }

    fn check(&self, state: &u32) -> Result<(), Violation> {
        let unsolved = Violation { rule: "goal", message: message!("python-not-solved") };
        if self.is_goal(state) { Ok(()) } else { Err(unsolved) }
    }

    fn measures(&self, moves: &[Action]) -> Vec<(&'static str, u64)> {
        vec![("moves", moves.len() as u64)]
    }
}

/// Solves a puzzle of Python as a request in JSON says; the report is JSON too.
#[pyfunction]
#[pyo3(signature = (object, name, request, progress=None, trace=None))]
pub fn solve_own(
    py: Python<'_>,
    object: Py<PyAny>,
    name: &str,
    request: &str,
    progress: Option<Py<PyAny>>,
    trace: Option<String>,
) -> PyResult<String> {
    let request: Request = serde_json::from_str(request).map_err(|error| unfit(&error))?;
    let puzzle = PythonPuzzle::new(py, object)?;
    let watch = Watch { progress, trace, cancel: puzzle.0.cancel.clone(), ..Watch::default() };
    let report = run(py, watch, |host| solve_puzzle(&puzzle, name, &request, host));
    failure_of(&puzzle)?;
    json(&report?.map_err(|error| error.raised(py))?.worded(&spoken()))
}

/// The space of a puzzle of Python, to be searched from Python.
#[pyfunction]
pub fn space_of_own(py: Python<'_>, object: Py<PyAny>) -> PyResult<Searchable> {
    Ok(Searchable::new(over(py, object)?))
}

/// Lets an algorithm of Python search a puzzle of Python; the report is JSON.
#[pyfunction]
#[pyo3(signature = (object, name, algorithm, request, trace=None))]
pub fn search_own(
    py: Python<'_>,
    object: Py<PyAny>,
    name: &str,
    algorithm: Bound<'_, PyAny>,
    request: &str,
    trace: Option<String>,
) -> PyResult<String> {
    let request: Request = serde_json::from_str(request).map_err(|error| unfit(&error))?;
    let watch = Watch { trace, ..Watch::default() };
    json(&searched(py, over(py, object)?, (PythonPuzzle::INFO.name, name), &algorithm, request, watch)?)
}

fn over(py: Python<'_>, object: Py<PyAny>) -> PyResult<Arc<dyn AnySpace>> {
    Ok(Arc::new(Over { puzzle: PythonPuzzle::new(py, object)?, space: SPACE }))
}
