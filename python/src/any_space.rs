//! A space of any puzzle behind one type: states go in and come out as keys.

use std::collections::BTreeMap;

use pyo3::PyResult;
use solvarium_engine::space::{key_of, replay};
use solvarium_engine::{Cost, Message, Plain, Puzzle, Space, SpaceVisitor, message};
use solvarium_lab::RequestError;
use solvarium_lab::lookup::heuristic;
use solvarium_lab::replay::play;

/// A solution that was replayed.
pub struct Solution {
    /// The moves a person makes.
    pub moves: Vec<String>,
    /// Their cost.
    pub cost: u64,
    /// The puzzle's own measures of them.
    pub measures: BTreeMap<String, u64>,
    /// Moves of the space.
    pub depth: u64,
}

/// A space. Keys must be ones that it gave.
pub trait AnySpace: Send + Sync {
    /// Its name.
    fn name(&self) -> &'static str;
    /// The first state.
    fn start(&self) -> Vec<u8>;
    /// Whether a state is a solution.
    fn is_goal(&self, key: &[u8]) -> bool;
    /// The states that one move leads to, and what it costs.
    fn successors(&self, key: &[u8]) -> Vec<(Vec<u8>, Cost)>;
    /// What a heuristic says.
    fn estimate(&self, key: &[u8], name: Option<&str>) -> Result<Cost, RequestError>;
    /// The state in one line.
    fn text(&self, key: &[u8]) -> String;
    /// The level and the state as plain data.
    fn views(&self, key: &[u8]) -> (Plain, Plain);
    /// The moves a person makes along a path; the keys are those after the start. A step that is no move is given back by
    /// its number.
    fn moves(&self, path: &[Vec<u8>]) -> Result<Vec<String>, usize>;
    /// Replays a path by the rules; the keys are those after the start. Else says what is wrong.
    fn judge(&self, path: &[Vec<u8>]) -> Result<Solution, Message>;
    /// What was raised when the puzzle itself was asked, if it is one of Python.
    fn failure(&self) -> PyResult<()>;
}

/// A space of a puzzle.
pub struct Over<P> {
    /// The level, by the rules that are set.
    pub puzzle: P,
    /// The name of the space.
    pub space: &'static str,
}

/// Asks the space of an [`Over`] something about a key.
macro_rules! ask {
    ($over:ident, $key:ident, $result:ty, |$space:ident| $answer:expr) => {{
        struct Visit<'a>(&'a [u8]);
        impl<P: Puzzle> SpaceVisitor<P> for Visit<'_> {
            type Output = $result;

            fn visit<S: Space>(self, $space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> $result {
                let $key = self.0;
                $answer
            }
        }
        $over.puzzle.with_space($over.space, Visit($key))
    }};
}

fn successors<S: Space>(space: &S, key: &[u8]) -> Vec<(Vec<u8>, Cost)> {
    let (state, mut moves) = (space.unpack(key), Vec::new());
    space.moves(&state, &mut moves);
    let next = |step| {
        let mut next = vec![0; space.key_len()];
        space.pack_after(&state, step, &mut next);
        (next, space.cost(&state, step))
    };
    moves.into_iter().map(next).collect()
}

struct Estimate<'a>(&'a [u8], Option<&'a str>);

impl<P: Puzzle> SpaceVisitor<P> for Estimate<'_> {
    type Output = Result<Cost, RequestError>;

    fn visit<S: Space>(self, space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        Ok((heuristic::<P, S>(self.1)?.estimate)(space, &space.unpack(self.0)))
    }
}

/// The moves a person makes along a path. A key that no move leads to is given back by its place.
struct Moves<'a>(&'a [Vec<u8>]);

impl<P: Puzzle> SpaceVisitor<P> for Moves<'_> {
    type Output = Result<Vec<P::Move>, usize>;

    fn visit<S: Space>(self, space: &S, translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> Self::Output {
        let mut at = key_of(space, &space.initial());
        for (number, key) in self.0.iter().enumerate() {
            if !successors(space, &at).iter().any(|(next, _)| next == key) {
                return Err(number + 1);
            }
            at.clone_from(key);
        }
        Ok(translate(&replay(space, self.0.iter().map(Vec::as_slice))))
    }
}

impl<P: Puzzle> AnySpace for Over<P> {
    fn name(&self) -> &'static str {
        self.space
    }

    fn start(&self) -> Vec<u8> {
        let _none: &[u8] = &[];
        ask!(self, _none, Vec<u8>, |space| key_of(space, &space.initial()))
    }

    fn is_goal(&self, key: &[u8]) -> bool {
        ask!(self, key, bool, |space| space.is_goal(&space.unpack(key)))
    }

    fn successors(&self, key: &[u8]) -> Vec<(Vec<u8>, Cost)> {
        ask!(self, key, Vec<(Vec<u8>, Cost)>, |space| successors(space, key))
    }

    fn estimate(&self, key: &[u8], name: Option<&str>) -> Result<Cost, RequestError> {
        self.puzzle.with_space(self.space, Estimate(key, name))
    }

    fn text(&self, key: &[u8]) -> String {
        ask!(self, key, String, |space| space.key_text(key))
    }

    fn views(&self, key: &[u8]) -> (Plain, Plain) {
        ask!(self, key, (Plain, Plain), |space| {
            let (mut level, mut state) = (Plain::default(), Plain::default());
            space.plain_level(&mut level);
            space.plain_state(&space.unpack(key), &mut state);
            (level, state)
        })
    }

    fn moves(&self, path: &[Vec<u8>]) -> Result<Vec<String>, usize> {
        let moves = self.puzzle.with_space(self.space, Moves(path))?;
        Ok(moves.into_iter().map(|step| self.puzzle.move_text(step)).collect())
    }

    fn judge(&self, path: &[Vec<u8>]) -> Result<Solution, Message> {
        let moves = self.puzzle.with_space(self.space, Moves(path));
        let moves = moves.map_err(|number| message!("python-no-move", number))?;
        let mut cost = 0;
        let played = play(&self.puzzle, &moves, |_, paid| cost += u64::from(paid));
        played.map_err(|wrong| Message::from(&wrong))?;
        let measures = self.puzzle.measures(&moves).into_iter().map(|(name, value)| (name.into(), value)).collect();
        let moves = moves.into_iter().map(|step| self.puzzle.move_text(step)).collect();
        Ok(Solution { moves, cost, measures, depth: path.len() as u64 })
    }

    fn failure(&self) -> PyResult<()> {
        crate::puzzle::failure_of(&self.puzzle)
    }
}
