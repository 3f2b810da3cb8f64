//! What heuristics that people write see of a level: its fields, and those of its first state.

use serde::Serialize;
use solvarium_engine::{Plain, Puzzle, Space, SpaceVisitor, own};
use solvarium_puzzles::{LevelVisitor, Listed};

use crate::error::RequestError;
use crate::game::Game;
use crate::lookup;

/// A level and its first state as plain data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlainView {
    /// What is the same in every state.
    pub level: Plain,
    /// The first state; every other has the same fields.
    pub state: Plain,
}

impl Game {
    /// What a person's own heuristic sees in a space of the level, by the rules that are set.
    pub fn plain(&self, space: Option<&str>, settings: &[(String, String)]) -> Result<PlainView, RequestError> {
        struct Look<'a>(Option<&'a str>, &'a [(String, String)]);
        impl LevelVisitor for Look<'_> {
            type Output = Result<PlainView, RequestError>;

            fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
                let (puzzle, space) = lookup::in_space(puzzle, self.0, self.1)?;
                Ok(puzzle.with_space(space.name, Show))
            }
        }
        self.visit(Look(space, settings))
    }
}

struct Show;

impl<P: Puzzle> SpaceVisitor<P> for Show {
    type Output = PlainView;

    fn visit<S: Space>(self, space: &S, _translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> PlainView {
        let (level, state) = own::shown(space);
        PlainView { level, state }
    }
}
