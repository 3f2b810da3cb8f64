//! A search that is kept row by row, so that each state it expanded can be shown as a board.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use serde::Serialize;
use solvarium_engine::{Ancestry, Event, message};
use solvarium_lab::SearchEvent;

use crate::any_space::AnySpace;
use crate::error::{MoveError, json, said, spoken};
use crate::level::{Level, shown};
use crate::space::opened;

/// Most rows that are kept: the first of a search.
const MOST: usize = 100_000;

/// An expansion.
#[derive(Clone, Debug, Serialize)]
struct Row {
    /// The row of the expansion that its state was reached from.
    parent: Option<usize>,
    depth: u32,
    g: u32,
    h: Option<u32>,
    #[serde(skip)]
    key: Vec<u8>,
}

#[derive(Default)]
struct Rows {
    rows: Vec<Row>,
    /// The latest row of each node.
    by_id: HashMap<u32, usize>,
    /// Expansions that are not kept.
    left_out: u64,
}

/// A recording that grows while a search is watched.
#[derive(Clone, Default)]
pub struct Shared(Arc<Mutex<Rows>>);

impl Shared {
    /// Notes an event of the search.
    pub fn note(&self, event: &SearchEvent<'_>) {
        let SearchEvent::Event { event: Event::Expansion(e, nodes), .. } = event else { return };
        let mut all = self.rows();
        // A search from the goals has states to which no moves from the start are known.
        if all.rows.len() >= MOST || nodes.is_some_and(Ancestry::backward) {
            all.left_out += 1;
            return;
        }
        let parent = e.parent.and_then(|id| all.by_id.get(&id).copied());
        let row = all.rows.len();
        all.by_id.insert(e.id, row);
        all.rows.push(Row { parent, depth: e.depth, g: e.g, h: e.h, key: e.key.to_vec() });
    }

    fn rows(&self) -> MutexGuard<'_, Rows> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A search that was recorded.
#[pyclass(frozen, module = "solvarium")]
pub struct Recording {
    rows: Shared,
    level: Py<Level>,
    space: Arc<dyn AnySpace>,
}

#[pymethods]
impl Recording {
    /// An empty recording of a search in a space of a level.
    #[new]
    #[pyo3(signature = (level, space=None, settings=Vec::new()))]
    fn new(py: Python<'_>, level: Py<Level>, space: Option<&str>, settings: Vec<(String, String)>) -> PyResult<Self> {
        let space = opened(py, &level.get().game, space, &settings)?;
        Ok(Recording { rows: Shared::default(), level, space })
    }

    fn __len__(&self) -> usize {
        self.rows.rows().rows.len()
    }

    /// Expansions that were not kept.
    #[getter]
    fn left_out(&self) -> u64 {
        self.rows.rows().left_out
    }

    /// An expansion, as JSON: the row of its parent, its depth, its cost and its estimate.
    fn row(&self, row: usize) -> PyResult<String> {
        json(&self.get(row)?)
    }

    /// The state that was expanded, as a board in JSON.
    fn board(&self, row: usize) -> PyResult<String> {
        self.get(row)?;
        let game = &self.level.get().game;
        let moves = self.moves(row)?;
        let boards = game.replay(&moves).boards;
        json(&shown(game, boards.into_iter().next_back().expect("there is always the board at the start")))
    }

    /// The moves a person makes to the state that was expanded.
    fn moves(&self, row: usize) -> PyResult<Vec<String>> {
        let mut path = Vec::new();
        let mut at = Some(row);
        while let Some(row) = at {
            let Row { parent, key, .. } = self.get(row)?;
            path.push(key);
            at = parent;
        }
        path.reverse();
        let moves = self.space.moves(&path[1..]);
        moves.map_err(|number| said::<MoveError>(&message!("python-no-move", number)))
    }
}

impl Recording {
    /// What grows while the search is watched.
    pub fn shared(&self) -> Shared {
        self.rows.clone()
    }

    fn get(&self, row: usize) -> PyResult<Row> {
        let all = self.rows.rows();
        let count = all.rows.len();
        let none = || PyIndexError::new_err(spoken().text(&message!("python-no-row", number = row, count)));
        all.rows.get(row).cloned().ok_or_else(none)
    }
}
