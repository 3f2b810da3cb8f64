//! A loaded level behind one object-safe door.

use std::sync::Arc;

use solvarium_engine::{Board, Ctx, Examination, Hint, Limits, Options, Puzzle, PuzzleInfo, Stop};

use crate::error::ReplayError;
use crate::heuristics::{self, HeuristicsReport, HeuristicsRequest};
use crate::position::{self, Position, Travel};
use crate::record::Recording;
use crate::record::inspect::{Insight, Question};
use crate::request::Request;
use crate::run;
use crate::trace::Forward;
use crate::watch::Host;
use crate::{Report, RequestError};

/// A level, whatever its puzzle.
pub trait Game: Send + Sync {
    /// Facts about the puzzle.
    fn info(&self) -> &'static PuzzleInfo;
    /// What is worth telling about the level's text, though it was read.
    fn notes(&self) -> &[String];
    /// The level at its start.
    fn board(&self) -> Board;
    /// Solves the level. The solution of the report has been replayed and checked.
    fn solve(&self, request: &Request, host: &mut Host<'_>) -> Result<Report, RequestError>;
    /// The level by other rules, as the puzzle's own settings say.
    fn by_rules(&self, settings: &[(String, String)]) -> Result<SharedGame, RequestError>;
    /// What is wrong with a request, without running it.
    fn validate(&self, request: &Request) -> Result<(), RequestError>;
    /// Whether the algorithm of this name can be run on the level at all.
    fn can_run(&self, algorithm: &str) -> bool {
        self.validate(&Request { algorithm: algorithm.into(), ..Request::default() }).is_ok()
    }
    /// What a recording of a run that answered this request tells.
    fn inspect(
        &self,
        request: &Request,
        recording: &Recording,
        question: Question,
        host: &Host<'_>,
    ) -> Result<Insight, RequestError>;
    /// The game after a list of moves; what is wrong with them, if they cannot be made.
    fn position(&self, moves: &[String], travel: Option<Travel>) -> Result<Position, ReplayError>;
    /// Plays a list of moves from the start, by the rules.
    fn replay(&self, moves: &[String]) -> Replay;
    /// What a list of moves, somebody's answer to this request, is worth. Settings that are not the puzzle's own are not
    /// looked at.
    fn judge(&self, request: &Request, moves: &[String]) -> Result<Result<Judged, ReplayError>, RequestError>;
    /// The level in the notation of this name.
    fn write(&self, format: &str) -> Result<String, RequestError>;
    /// Moves in the solution notation of this name.
    fn write_solution(&self, format: &str, moves: &[String]) -> Result<String, RequestError>;
    /// The moves in a text: a report in JSON, a list of moves, or one of the puzzle's solution notations.
    fn read_solution(&self, text: &str) -> Result<Vec<String>, ReplayError>;
    /// What to do next after these moves, where the puzzle has a tutor.
    fn hint(&self, moves: &[String], limits: Limits, host: &mut Host<'_>) -> Result<Result<Hint, Stop>, RequestError>;
    /// Every heuristic of a space against the true distances, on a level small enough to be exhausted.
    fn heuristics(&self, request: &HeuristicsRequest, host: &mut Host<'_>) -> Result<HeuristicsReport, RequestError>;
    /// What can be found out about the level. Its solutions have been replayed and checked.
    fn examine(&self, limits: Limits, host: &mut Host<'_>) -> Result<Examination, RequestError>;
}

/// What came of playing a list of moves.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The board at the start and after each legal move.
    pub boards: Vec<Board>,
    /// The cost of the moves made.
    pub cost: u64,
    /// Whether the last board is a solution, or why not.
    pub verdict: Result<(), ReplayError>,
}

/// What a solution is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Its cost.
    pub cost: u64,
    /// The puzzle's own measures of it.
    pub measures: Vec<(&'static str, u64)>,
}

/// A level of a known puzzle.
pub(crate) struct Loaded<P> {
    pub puzzle: P,
    pub name: String,
}

impl<P: Puzzle> Loaded<P> {
    fn read_moves(&self, moves: &[String]) -> Result<Vec<P::Move>, ReplayError> {
        run::read_moves(&self.puzzle, moves)
    }
}

impl<P: Puzzle> Game for Loaded<P> {
    fn info(&self) -> &'static PuzzleInfo {
        const { &P::INFO }
    }

    fn notes(&self) -> &[String] {
        self.puzzle.notes()
    }

    fn board(&self) -> Board {
        self.puzzle.board(&self.puzzle.initial())
    }

    fn solve(&self, request: &Request, host: &mut Host<'_>) -> Result<Report, RequestError> {
        run::solve(&self.puzzle, &self.name, request, host)
    }

    fn by_rules(&self, settings: &[(String, String)]) -> Result<SharedGame, RequestError> {
        let mut rules = Options::new(P::PARAMS);
        for (name, value) in settings {
            rules.set(name, value)?;
        }
        let mut puzzle = self.puzzle.clone();
        puzzle.configure(&rules, P::SPACES[0].name);
        Ok(Arc::new(Loaded { puzzle, name: self.name.clone() }))
    }

    fn validate(&self, request: &Request) -> Result<(), RequestError> {
        run::prepare(&self.puzzle, request).map(drop)
    }

    fn inspect(
        &self,
        request: &Request,
        recording: &Recording,
        question: Question,
        host: &Host<'_>,
    ) -> Result<Insight, RequestError> {
        run::inspect(&self.puzzle, request, recording, question, host)
    }

    fn position(&self, moves: &[String], travel: Option<Travel>) -> Result<Position, ReplayError> {
        position::after(&self.puzzle, moves, travel)
    }

    fn replay(&self, moves: &[String]) -> Replay {
        let mut boards = vec![self.board()];
        let moves = match self.read_moves(moves) {
            Ok(moves) => moves,
            Err(error) => return Replay { boards, cost: 0, verdict: Err(error) },
        };
        let mut cost = 0;
        let played = run::play(&self.puzzle, &moves, |state, paid| {
            boards.push(self.puzzle.board(state));
            cost += u64::from(paid);
        });
        Replay { boards, cost, verdict: played.map(|_| ()) }
    }

    fn judge(&self, request: &Request, moves: &[String]) -> Result<Result<Judged, ReplayError>, RequestError> {
        run::judge(&self.puzzle, request, moves)
    }

    fn write(&self, format: &str) -> Result<String, RequestError> {
        let found = P::FORMATS.iter().find(|f| f.name == format);
        let format = found.ok_or_else(|| unknown::<P>("format", format, P::FORMATS.iter().map(|f| f.name)))?;
        Ok((format.write)(&self.puzzle))
    }

    fn write_solution(&self, format: &str, moves: &[String]) -> Result<String, RequestError> {
        let found = P::SOLUTION_FORMATS.iter().find(|f| f.name == format);
        let known = || P::SOLUTION_FORMATS.iter().map(|f| f.name);
        let format = found.ok_or_else(|| unknown::<P>("solution format", format, known()))?;
        let refused = |reason: ReplayError| RequestError::NotApplicable(reason.to_string());
        let moves = self.read_moves(moves).map_err(refused)?;
        match run::play(&self.puzzle, &moves, |_, _| ()) {
            Err(reason @ ReplayError::Illegal { .. }) => Err(refused(reason)),
            _ => Ok((format.write)(&self.puzzle, &moves)),
        }
    }

    fn read_solution(&self, text: &str) -> Result<Vec<String>, ReplayError> {
        if let Ok(json) = serde_json::from_str::<serde_json::Value>(text) {
            let list = json.get("moves").unwrap_or(&json);
            let moves = list.as_array().and_then(|l| l.iter().map(|m| m.as_str().map(String::from)).collect());
            return moves.ok_or_else(|| ReplayError::Unreadable("no list `moves` of strings in the JSON".into()));
        }
        let own = P::SOLUTION_FORMATS.iter().find_map(|format| format.read.and_then(|read| read(&self.puzzle, text)));
        if let Some(moves) = own {
            return Ok(moves.into_iter().map(|step| self.puzzle.move_text(step)).collect());
        }
        let is_move = |text: &str| self.puzzle.read_move(text).is_some();
        let parts = |word| if is_move(word) { vec![word] } else { word.split(',').collect() };
        let words = text.split_whitespace().flat_map(parts).filter(|word| !word.is_empty());
        let letters = |word: &str| word.chars().map(String::from).collect::<Vec<String>>();
        let moves = words.flat_map(|word| match letters(word) {
            letters if !is_move(word) && letters.iter().all(|letter| is_move(letter)) => letters,
            _ => vec![word.to_string()],
        });
        Ok(moves.collect())
    }

    fn hint(&self, moves: &[String], limits: Limits, host: &mut Host<'_>) -> Result<Result<Hint, Stop>, RequestError> {
        let no_tutor = || RequestError::NotApplicable(format!("{} has no tutor, so no hints", P::INFO.name));
        let tutor = P::TUTOR.ok_or_else(no_tutor)?;
        let refused = |reason: ReplayError| RequestError::NotApplicable(reason.to_string());
        let moves = self.read_moves(moves).map_err(refused)?;
        let mut state = self.puzzle.initial();
        match run::play(&self.puzzle, &moves, |now, _| state = now.clone()) {
            Err(reason @ ReplayError::Illegal { .. }) => return Err(refused(reason)),
            Ok(()) => return Ok(Ok(Hint::Solved)),
            Err(_) => {}
        }
        host.watcher.begin("hint");
        let mut observer = Forward(host.watcher);
        let mut ctx = Ctx::new(limits, host.clock, Some(host.cancel), &mut observer);
        Ok((tutor.hint)(&self.puzzle, &state, &mut ctx))
    }

    fn heuristics(&self, request: &HeuristicsRequest, host: &mut Host<'_>) -> Result<HeuristicsReport, RequestError> {
        heuristics::measure(&self.puzzle, &self.name, request, host)
    }

    fn examine(&self, limits: Limits, host: &mut Host<'_>) -> Result<Examination, RequestError> {
        host.watcher.begin("check");
        let mut observer = Forward(host.watcher);
        let mut ctx = Ctx::new(limits, host.clock, Some(host.cancel), &mut observer);
        let stopped = |stop| Examination { stopped: Some(stop), ..Examination::default() };
        let examination = self.puzzle.examine(&mut ctx).unwrap_or_else(stopped);
        examination.solutions.iter().try_for_each(|moves| run::verify(&self.puzzle, moves, "check"))?;
        Ok(examination)
    }
}

/// The error for a name a puzzle does not know.
pub(crate) fn unknown<P: Puzzle>(
    what: &'static str,
    name: &str,
    known: impl Iterator<Item = &'static str>,
) -> RequestError {
    let place = format!(" for {}", P::INFO.name);
    RequestError::Unknown { what, name: name.into(), place, known: known.map(String::from).collect() }
}

/// A level that several threads may hold.
pub type SharedGame = Arc<dyn Game>;
