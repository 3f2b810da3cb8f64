//! A game in progress: all that was done, and the position it leads to. What was done can be undone without limit. The rules
//! are asked of the engine after every act.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use solvarium_engine::Family;
use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::regret::Action;
use solvarium_protocol::{LoadedLevel, Position, Problem, Travel};

use crate::engine::Engine;

/// What is in a cell of a puzzle of placing things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Content {
    /// Nothing yet.
    #[default]
    Open,
    /// What the puzzle places.
    Piece,
    /// A person's remark that nothing belongs there.
    Mark,
}

/// Something that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// A move.
    Move(String),
    /// A cell was changed.
    Cell {
        /// Which.
        cell: usize,
        /// What was there.
        from: Content,
        /// What is there since.
        to: Content,
    },
}

/// A game.
pub struct Game {
    pub level: LevelRef,
    pub loaded: Box<LoadedLevel>,
    pub position: Box<Position>,
    pub family: Family,
    /// All that was done, and what was undone, the last first.
    acts: Vec<Act>,
    undone: Vec<Act>,
    moves: Vec<String>,
    marks: BTreeSet<usize>,
}

impl Game {
    /// A game at its start.
    pub fn new(engine: &Engine, level: LevelRef, family: Family) -> Result<Game, Problem> {
        let loaded = engine.load(&level)?;
        let position = Box::new(loaded.start.clone());
        let (acts, undone, moves) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Game { level, loaded, position, family, acts, undone, moves, marks: BTreeSet::new() })
    }

    /// All that was done.
    pub fn acts(&self) -> &[Act] {
        &self.acts
    }

    /// The moves that lead to the position.
    pub fn moves(&self) -> &[String] {
        &self.moves
    }

    /// Cells that a person has crossed out.
    pub fn marks(&self) -> &BTreeSet<usize> {
        &self.marks
    }

    /// All that was done, as the engine judges it: marks are no part of it.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        for act in &self.acts {
            match act {
                Act::Move(step) => actions.push(Action::Move(step.clone())),
                Act::Cell { cell, from, to } => {
                    if *from == Content::Piece {
                        actions.push(Action::Take { take: self.place(*cell) });
                    }
                    if *to == Content::Piece {
                        actions.push(Action::Move(self.place(*cell)));
                    }
                }
            }
        }
        actions
    }

    /// Does something new; false if the rules forbid it.
    pub fn act(&mut self, engine: &Engine, act: Act) -> bool {
        let is_done = self.apply(engine, &act, true);
        if is_done {
            self.acts.push(act);
            self.undone.clear();
        }
        is_done
    }

    /// Takes the last act back.
    pub fn undo(&mut self, engine: &Engine) -> bool {
        let Some(act) = self.acts.pop() else { return false };
        self.apply(engine, &act, false);
        self.undone.push(act);
        true
    }

    /// Does again what was taken back.
    pub fn redo(&mut self, engine: &Engine) -> bool {
        let Some(act) = self.undone.pop() else { return false };
        let is_done = self.apply(engine, &act, true);
        if is_done {
            self.acts.push(act);
        }
        is_done
    }

    /// Goes back to the start; everything can be done again.
    pub fn restart(&mut self) {
        self.undone.extend(self.acts.drain(..).rev());
        self.moves.clear();
        self.marks.clear();
        *self.position = self.loaded.start.clone();
    }

    /// Does all this from the start, as far as the rules allow.
    pub fn resume(&mut self, engine: &Engine, acts: Vec<Act>) {
        self.restart();
        self.undone.clear();
        for act in acts {
            if !self.act(engine, act) {
                break;
            }
        }
    }

    /// The moves that do what a person points at.
    pub fn travel(&self, engine: &Engine, from: Option<usize>, to: usize) -> Vec<String> {
        let found = engine.position(&self.level, &self.moves, Some(Travel { from, to }));
        found.ok().and_then(|position| position.travel).unwrap_or_default()
    }

    /// What is in a cell.
    pub fn content(&self, cell: usize) -> Content {
        let place = self.place(cell);
        match () {
            () if self.moves.contains(&place) => Content::Piece,
            () if self.marks.contains(&cell) => Content::Mark,
            () => Content::Open,
        }
    }

    /// Whether something may be placed there, or is.
    pub fn is_free(&self, cell: usize) -> bool {
        let place = self.place(cell);
        self.position.legal.contains(&place) || self.moves.contains(&place)
    }

    /// The act that changes a cell.
    pub fn change(&self, cell: usize, to: Content) -> Act {
        Act::Cell { cell, from: self.content(cell), to }
    }

    /// The cell of a move that places something.
    pub fn cell_of(&self, place: &str) -> Option<usize> {
        let (row, column) = place.split_once(',')?;
        Some(row.trim().parse::<usize>().ok()? * self.position.board.width + column.trim().parse::<usize>().ok()?)
    }

    /// The move that places something in a cell.
    fn place(&self, cell: usize) -> String {
        let width = self.position.board.width;
        format!("{},{}", cell / width, cell % width)
    }

    fn apply(&mut self, engine: &Engine, act: &Act, forward: bool) -> bool {
        let mut moves = self.moves.clone();
        let mut marks = self.marks.clone();
        match act {
            Act::Move(step) if forward => moves.push(step.clone()),
            Act::Move(_) => drop(moves.pop()),
            Act::Cell { cell, from, to } => {
                let place = self.place(*cell);
                let to = if forward { to } else { from };
                moves.retain(|other| *other != place);
                marks.remove(cell);
                match to {
                    Content::Piece => moves.push(place),
                    Content::Mark => drop(marks.insert(*cell)),
                    Content::Open => {}
                }
            }
        }
        if moves != self.moves {
            let Ok(position) = engine.position(&self.level, &moves, None) else { return false };
            self.position = position;
        }
        (self.moves, self.marks) = (moves, marks);
        true
    }
}

#[cfg(test)]
mod tests {
    use solvarium_lab::{Language, Limits};

    use super::*;

    fn game(text: &str, puzzle: &str, family: Family) -> (Engine, Game) {
        let engine = Engine::new(Language::ENGLISH, Limits::default());
        let (puzzle, rules) = (Some(puzzle.into()), Vec::new());
        let level = LevelRef::Text { text: text.into(), puzzle, format: None, part: None, name: None, rules };
        let game = Game::new(&engine, level, family).unwrap();
        (engine, game)
    }

    #[test]
    fn everything_can_be_undone_and_done_again() {
        let (engine, mut game) = game("3:aab.bba._", "water-sort", Family::Path);
        let start = game.position.board.clone();
        assert!(game.act(&engine, Act::Move("0>2".into())));
        assert!(!game.act(&engine, Act::Move("0>2".into())) || game.moves().len() == 2);
        let after = game.position.board.clone();
        while game.undo(&engine) {}
        assert_eq!(game.position.board, start);
        while game.redo(&engine) {}
        assert_eq!(game.position.board, after);
        game.restart();
        assert!(game.moves().is_empty());
        while game.redo(&engine) {}
        assert_eq!(game.position.board, after);
    }

    #[test]
    fn cells_hold_a_piece_or_a_mark() {
        let (engine, mut game) = game("lightup 2 1\n..\n", "light-up", Family::Placement);
        for (to, moves, marks) in [(Content::Piece, 1, 0), (Content::Mark, 0, 1), (Content::Open, 0, 0)] {
            let act = game.change(0, to);
            assert!(game.act(&engine, act));
            assert_eq!((game.moves().len(), game.marks().len()), (moves, marks));
        }
        assert!(game.undo(&engine) && game.marks().contains(&0));
        assert!(game.undo(&engine) && game.position.solved);
        assert_eq!(game.actions(), [Action::Move("0,0".into())]);
        assert_eq!(game.cell_of("0,1"), Some(1));
    }
}
