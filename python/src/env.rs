//! Boards to learn on: several levels that are stepped together, seen as small arrays of bytes.
//!
//! An action is one of several moves, whichever is legal (a step, or a push in the same direction). One that is not legal
//! changes nothing. Each cell is seen as three bytes: what it is, the number or colour on it, and what stands on it. What has no
//! clues is seen in `height` × `width` cells; clues of rows and columns are one more column and one more row.

use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyByteArray;
use solvarium_engine::{Board, Puzzle, Tile, message};
use solvarium_puzzles::{LevelVisitor, Listed};

use crate::error::{AskError, said, spoken};
use crate::level::Level;

/// Bytes in which a cell is seen.
const LAYERS: usize = 3;

/// A game that goes on, of any puzzle.
trait Table: Send + Sync {
    /// Begins again.
    fn reset(&mut self);
    /// Plays an action, if it is legal: what it costs.
    fn play(&mut self, action: usize) -> Option<u32>;
    /// Whether an action is legal.
    fn is_legal(&self, action: usize) -> bool;
    /// The move that an action would be, if it is legal.
    fn move_text(&self, action: usize) -> Option<String>;
    /// Whether the game is won.
    fn is_won(&self) -> bool;
    /// The picture.
    fn board(&self) -> Board;
}

/// A game of a puzzle.
struct Seat<P: Puzzle> {
    puzzle: P,
    state: P::State,
    actions: Vec<Vec<P::Move>>,
}

impl<P: Puzzle> Seat<P> {
    fn legal(&self, action: usize) -> Option<P::Move> {
        self.actions[action].iter().copied().find(|step| self.puzzle.legal(&self.state, *step))
    }
}

impl<P: Puzzle> Table for Seat<P> {
    fn reset(&mut self) {
        self.state = self.puzzle.initial();
    }

    fn play(&mut self, action: usize) -> Option<u32> {
        let step = self.legal(action)?;
        let cost = self.puzzle.cost(&self.state, step);
        self.state = self.puzzle.apply(&self.state, step);
        Some(cost)
    }

    fn is_legal(&self, action: usize) -> bool {
        self.legal(action).is_some()
    }

    fn move_text(&self, action: usize) -> Option<String> {
        self.legal(action).map(|step| self.puzzle.move_text(step))
    }

    fn is_won(&self) -> bool {
        self.puzzle.is_goal(&self.state)
    }

    fn board(&self) -> Board {
        self.puzzle.board(&self.state)
    }
}

struct Sit<'a>(&'a [Vec<String>]);

impl LevelVisitor for Sit<'_> {
    type Output = Box<dyn Table>;

    fn visit<P: Listed>(self, puzzle: &P) -> Box<dyn Table> {
        let read = |texts: &Vec<String>| texts.iter().filter_map(|text| puzzle.read_move(text)).collect();
        let actions = self.0.iter().map(read).collect();
        Box::new(Seat { state: puzzle.initial(), puzzle: puzzle.clone(), actions })
    }
}

/// A game of a vector, and how it stands.
struct Place {
    table: Box<dyn Table>,
    steps: u64,
    /// Whether it is over, and whether it has begun again, so that the next step is none.
    ended: bool,
    skip: bool,
}

/// What came of a step in each game: four flags each, and what it cost.
type Steps<'py> = (Bound<'py, PyByteArray>, Vec<u32>);

/// Several games side by side.
#[pyclass(module = "solvarium")]
pub struct Boards {
    places: Vec<Place>,
    /// The moves that each action may be, by name.
    actions: Vec<Vec<String>>,
    /// What is seen of each kind of cell and of each kind of piece.
    kinds: Vec<String>,
    pieces: Vec<String>,
    height: usize,
    width: usize,
}

#[pymethods]
impl Boards {
    /// Room for games, all with the same actions and seen in the same size.
    #[new]
    fn new(actions: Vec<Vec<String>>, kinds: Vec<String>, pieces: Vec<String>, size: (usize, usize)) -> Self {
        let (height, width) = size;
        Boards { places: Vec::new(), actions, kinds, pieces, height, width }
    }

    /// Puts a level in a place, or in a new one after the last.
    fn put(&mut self, at: usize, level: PyRef<'_, Level>) -> PyResult<()> {
        let place = self.sit(&level)?;
        if at == self.places.len() {
            self.places.push(place);
        } else {
            *self.place(at)? = place;
        }
        Ok(())
    }

    /// Begins a game again; with `skip` the next step of all games leaves it as it is.
    #[pyo3(signature = (at, skip=false))]
    fn begin(&mut self, at: usize, skip: bool) -> PyResult<()> {
        let place = self.place(at)?;
        place.table.reset();
        (place.steps, place.ended, place.skip) = (0, false, skip);
        Ok(())
    }

    /// Plays an action in one game: the move that it was, if it was legal, what it cost, and whether the game is won.
    fn step(&mut self, at: usize, action: usize) -> PyResult<(Option<String>, u32, bool)> {
        self.acts(action)?;
        let place = self.place(at)?;
        let text = place.table.move_text(action);
        let cost = place.table.play(action).unwrap_or(0);
        Ok((text, cost, place.table.is_won()))
    }

    /// Which actions are legal in a game, a byte each.
    fn mask<'py>(&mut self, py: Python<'py>, at: usize) -> PyResult<Bound<'py, PyByteArray>> {
        let count = self.actions.len();
        let table = &self.place(at)?.table;
        let legal: Vec<u8> = (0..count).map(|action| u8::from(table.is_legal(action))).collect();
        Ok(PyByteArray::new(py, &legal))
    }

    /// What is seen of a game.
    fn look<'py>(&mut self, py: Python<'py>, at: usize) -> PyResult<Bound<'py, PyByteArray>> {
        let board = self.place(at)?.table.board();
        let mut seen = vec![0; self.bytes()];
        self.see(&board, &mut seen);
        Ok(PyByteArray::new(py, &seen))
    }

    /// What is seen of all games.
    fn look_at_all<'py>(&self, py: Python<'py>) -> Bound<'py, PyByteArray> {
        let bytes = self.bytes();
        let seen = py.detach(|| {
            let mut seen = vec![0; bytes * self.places.len()];
            for (place, seen) in self.places.iter().zip(seen.chunks_exact_mut(bytes)) {
                self.see(&place.table.board(), seen);
            }
            seen
        });
        PyByteArray::new(py, &seen)
    }

    /// Plays an action in each game, but in those that have begun again. Gives for each, a byte after the other, whether it
    /// was legal, whether the game is won, whether its steps are used up, and whether it was played; and what each cost.
    fn step_all<'py>(&mut self, py: Python<'py>, actions: Vec<usize>, most_steps: u64) -> PyResult<Steps<'py>> {
        if actions.len() != self.places.len() {
            let (given, wanted) = (actions.len(), self.places.len());
            return Err(said::<AskError>(&message!("python-actions", given, wanted)));
        }
        actions.iter().try_for_each(|action| self.acts(*action))?;
        let mut flags = vec![[0; 4]; actions.len()];
        let mut costs = vec![0; actions.len()];
        py.detach(|| {
            for (at, (place, action)) in self.places.iter_mut().zip(actions).enumerate() {
                if std::mem::take(&mut place.skip) {
                    flags[at] = [1, 0, 0, 0];
                    continue;
                }
                let cost = place.table.play(action);
                place.steps += 1;
                let won = place.table.is_won();
                let out = !won && place.steps >= most_steps;
                place.ended = won || out;
                flags[at] = [cost.is_some(), won, out, true].map(u8::from);
                costs[at] = cost.unwrap_or(0);
            }
        });
        Ok((PyByteArray::new(py, flags.as_flattened()), costs))
    }

    /// The games that are over.
    fn ended(&self) -> Vec<usize> {
        self.places.iter().enumerate().filter(|(_, place)| place.ended).map(|(at, _)| at).collect()
    }

    fn __len__(&self) -> usize {
        self.places.len()
    }
}

impl Boards {
    fn bytes(&self) -> usize {
        self.height * self.width * LAYERS
    }

    fn place(&mut self, at: usize) -> PyResult<&mut Place> {
        let count = self.places.len();
        let none = || PyIndexError::new_err(spoken().text(&message!("python-no-game", number = at, count)));
        self.places.get_mut(at).ok_or_else(none)
    }

    fn acts(&self, action: usize) -> PyResult<()> {
        let most = self.actions.len();
        if action < most { Ok(()) } else { Err(said::<AskError>(&message!("python-no-action", action, most))) }
    }

    /// A place at a level, if the level fits into what is seen.
    fn sit(&self, level: &Level) -> PyResult<Place> {
        let board = level.game.board();
        let clues = usize::from(!board.rows.is_empty());
        let (height, width) = (board.height + clues, board.width + clues);
        if height > self.height || width > self.width {
            let most = format!("{}x{}", self.height, self.width);
            let size = format!("{height}x{width}");
            return Err(said::<AskError>(&message!("python-too-large", level = level.game.name(), size, most)));
        }
        Ok(Place { table: level.game.visit(Sit(&self.actions)), steps: 0, ended: false, skip: false })
    }

    /// Writes what is seen of a board.
    fn see(&self, board: &Board, seen: &mut [u8]) {
        let row_bytes = self.width * LAYERS;
        for (tiles, seen) in board.tiles.chunks_exact(board.width).zip(seen.chunks_exact_mut(row_bytes)) {
            for (tile, seen) in tiles.iter().zip(seen.chunks_exact_mut(LAYERS)) {
                seen[0] = nth(&self.kinds, tile.kind);
                seen[1] = mark(tile);
                seen[2] = tile.piece.map_or(0, |piece| nth(&self.pieces, piece.kind) + 16 * piece.height);
            }
        }
        if board.rows.is_empty() {
            return;
        }
        for (row, clue) in board.rows.iter().enumerate() {
            seen[row * row_bytes + board.width * LAYERS + 1] = number(clue);
        }
        for (column, clue) in board.columns.iter().enumerate() {
            seen[board.height * row_bytes + column * LAYERS + 1] = number(clue);
        }
    }
}

/// The number of a name in a list, from 1; 0 for one that is not there. The lists are so short that nothing is quicker.
fn nth(names: &[String], name: &str) -> u8 {
    names.iter().position(|known| known == name).map_or(0, |at| at as u8 + 1)
}

/// The number on a tile, or else its colour, from 1; 0 where there is neither.
fn mark(tile: &Tile) -> u8 {
    let written = tile.label.bytes().all(|byte| byte.is_ascii_digit()).then(|| number(&tile.label));
    let colour = || tile.tint.map_or(0, |tint| u8::try_from(tint + 1).unwrap_or(u8::MAX));
    written.filter(|number| *number > 0).unwrap_or_else(colour)
}

/// A number that is written, plus one; 0 where none is.
fn number(text: &str) -> u8 {
    text.parse::<u8>().map_or(0, |number| number.saturating_add(1))
}
