//! Levels and solutions in the notations of a puzzle.

use solvarium_engine::{Message, Metadata};
use solvarium_puzzles::{LevelVisitor, Listed};
use solvarium_words::Words;

use crate::error::{Kind, ReplayError, RequestError};
use crate::game::Game;
use crate::lookup::{as_requested, unknown};
use crate::replay::{play, read_moves};
use crate::request::Request;

impl Game {
    /// The level in the notation of this name.
    pub fn write(&self, format: &str) -> Result<String, RequestError> {
        self.visit(Write { format, metadata: self.metadata(), request: None })
    }

    /// The same with what the caller knows about the level.
    pub fn write_with(&self, format: &str, metadata: &Metadata) -> Result<String, RequestError> {
        self.visit(Write { format, metadata, request: None })
    }

    /// The same without what is known about the level: for programs, which read the plain notation.
    pub fn write_plain(&self, format: &str) -> Result<String, RequestError> {
        self.visit(Write { format, metadata: &Metadata::default(), request: None })
    }

    /// The same for people and programs that may ask for texts of any length: also what the puzzle only writes, for other
    /// programs. By that, moves cost what the request makes them cost; settings that are not the puzzle's own are ignored.
    pub fn write_for(&self, format: &str, metadata: &Metadata, request: &Request) -> Result<String, RequestError> {
        self.visit(Write { format, metadata, request: Some(request) })
    }

    /// Moves in the solution notation of this name, with explanations in these words.
    pub fn write_solution(&self, format: &str, moves: &[String], words: &Words) -> Result<String, RequestError> {
        self.visit(WriteSolution { format, moves, say: &|message| words.text(message) })
    }

    /// The moves in a text: a report in JSON, a list of moves, or one of the puzzle's solution notations.
    pub fn read_solution(&self, text: &str) -> Result<Vec<String>, ReplayError> {
        match serde_json::from_str::<serde_json::Value>(text) {
            Ok(json) => {
                let list = json.get("moves").unwrap_or(&json);
                let moves = list.as_array().and_then(|l| l.iter().map(|m| m.as_str().map(String::from)).collect());
                moves.ok_or(ReplayError::NoList)
            }
            Err(_) => Ok(self.visit(ReadSolution(text))),
        }
    }
}

struct Write<'a> {
    format: &'a str,
    metadata: &'a Metadata,
    request: Option<&'a Request>,
}

impl LevelVisitor for Write<'_> {
    type Output = Result<String, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let Write { format: name, metadata, request } = self;
        if let Some(format) = P::FORMATS.iter().find(|f| f.name == name || f.aliases.contains(&name)) {
            return Ok((format.write)(puzzle, metadata));
        }
        let exports = if request.is_some() { P::EXPORTS } else { &[] };
        let known = || P::FORMATS.iter().map(|f| f.name).chain(exports.iter().map(|e| e.name));
        let export = exports.iter().find(|export| export.name == name).zip(request);
        let (export, request) = export.ok_or_else(|| unknown::<P>(Kind::Format, name, known()))?;
        Ok((export.write)(&as_requested(puzzle, request)?))
    }
}

struct WriteSolution<'a> {
    format: &'a str,
    moves: &'a [String],
    say: &'a dyn Fn(&Message) -> String,
}

impl LevelVisitor for WriteSolution<'_> {
    type Output = Result<String, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let found = P::SOLUTION_FORMATS.iter().find(|f| f.name == self.format || f.aliases.contains(&self.format));
        let known = || P::SOLUTION_FORMATS.iter().map(|f| f.name);
        let format = found.ok_or_else(|| unknown::<P>(Kind::SolutionFormat, self.format, known()))?;
        let refused = |reason: ReplayError| RequestError::NotApplicable((&reason).into());
        let moves = read_moves(puzzle, self.moves).map_err(refused)?;
        match play(puzzle, &moves, |_, _| ()) {
            Err(reason @ ReplayError::Illegal { .. }) => Err(refused(reason)),
            _ => Ok((format.write)(puzzle, &moves, self.say)),
        }
    }
}

/// Reads what is no JSON. Words that are no moves are left as they are, for the replay to complain about.
struct ReadSolution<'a>(&'a str);

impl LevelVisitor for ReadSolution<'_> {
    type Output = Vec<String>;

    fn visit<P: Listed>(self, puzzle: &P) -> Vec<String> {
        let own = P::SOLUTION_FORMATS.iter().find_map(|format| format.read.and_then(|read| read(puzzle, self.0)));
        if let Some(moves) = own {
            return moves.into_iter().map(|step| puzzle.move_text(step)).collect();
        }
        let is_move = |text: &str| puzzle.read_move(text).is_some();
        let letters = |word: &str| word.chars().map(String::from).collect::<Vec<String>>();
        let has_moves = |word: &str| !word.is_empty() && letters(word).iter().all(|letter| is_move(letter));
        let is_list = |word: &str| word.split(',').any(|part| is_move(part) || has_moves(part));
        let parts = |word| if is_move(word) || !is_list(word) { vec![word] } else { word.split(',').collect() };
        let words = self.0.split_whitespace().flat_map(parts).filter(|word| !word.is_empty());
        let moves = words.flat_map(|word| match letters(word) {
            letters if !is_move(word) && letters.iter().all(|letter| is_move(letter)) => letters,
            _ => vec![word.to_string()],
        });
        moves.collect()
    }
}
