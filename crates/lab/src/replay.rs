//! Plays moves by the rules for people, and so judges every answer.

use solvarium_engine::{Board, Cost, Puzzle};
use solvarium_puzzles::{LevelVisitor, Listed};

use crate::error::{ReplayError, RequestError};
use crate::game::Game;
use crate::lookup::as_requested;
use crate::request::Request;

/// The result of playing a list of moves.
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

impl Game {
    /// Plays a list of moves from the start, by the rules.
    ///
    /// ```
    /// let game = solvarium_lab::level::open("4:aabb.bbaa._", None).expect("a level in one line");
    /// let solved = game.replay(&["0>2", "1>0", "1>2"].map(String::from));
    /// assert_eq!((solved.boards.len(), solved.cost, solved.verdict.is_ok()), (4, 3, true));
    ///
    /// let illegal = game.replay(&["0>1".into()]);
    /// assert_eq!((illegal.boards.len(), illegal.verdict.is_err()), (1, true));
    /// ```
    pub fn replay(&self, moves: &[String]) -> Replay {
        self.visit(ReplayMoves(moves))
    }

    /// Plays a list of moves from the start and keeps no board: the cost of the moves made, and whether the last board is a
    /// solution, or why not.
    pub fn verdict(&self, moves: &[String]) -> (u64, Result<(), ReplayError>) {
        self.visit(Verdict(moves))
    }

    /// Replays and checks an external answer to a request. Settings that are not the puzzle's own are ignored.
    pub fn judge(&self, request: &Request, moves: &[String]) -> Result<Result<Judged, ReplayError>, RequestError> {
        self.visit(Judge { request, moves })
    }
}

struct ReplayMoves<'a>(&'a [String]);

impl LevelVisitor for ReplayMoves<'_> {
    type Output = Replay;

    fn visit<P: Listed>(self, puzzle: &P) -> Replay {
        let (mut boards, mut cost) = (vec![puzzle.board(&puzzle.initial())], 0);
        let verdict = read_moves(puzzle, self.0).and_then(|moves| {
            play(puzzle, &moves, |state, paid| {
                boards.push(puzzle.board(state));
                cost += u64::from(paid);
            })
        });
        Replay { boards, cost, verdict }
    }
}

struct Verdict<'a>(&'a [String]);

impl LevelVisitor for Verdict<'_> {
    type Output = (u64, Result<(), ReplayError>);

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let mut cost = 0;
        let moves = read_moves(puzzle, self.0);
        let verdict = moves.and_then(|moves| play(puzzle, &moves, |_, paid| cost += u64::from(paid)));
        (cost, verdict)
    }
}

struct Judge<'a> {
    request: &'a Request,
    moves: &'a [String],
}

impl LevelVisitor for Judge<'_> {
    type Output = Result<Result<Judged, ReplayError>, RequestError>;

    fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
        let puzzle = as_requested(puzzle, self.request)?;
        let mut cost = 0;
        let played = read_moves(&puzzle, self.moves).and_then(|moves| {
            play(&puzzle, &moves, |_, paid| cost += u64::from(paid))?;
            Ok(puzzle.measures(&moves))
        });
        Ok(played.map(|measures| Judged { cost, measures }))
    }
}

/// The moves that texts name.
pub fn read_moves<P: Puzzle>(puzzle: &P, moves: &[String]) -> Result<Vec<P::Move>, ReplayError> {
    let read = |(at, text): (usize, &String)| {
        let wrong = || ReplayError::NotAMove { number: at + 1, text: text.clone() };
        puzzle.read_move(text).ok_or_else(wrong)
    };
    moves.iter().enumerate().map(read).collect()
}

/// Plays moves from the start; `after` is called with each state and the cost of the move to it.
pub fn play<P: Puzzle>(
    puzzle: &P,
    moves: &[P::Move],
    mut after: impl FnMut(&P::State, Cost),
) -> Result<(), ReplayError> {
    let mut state = puzzle.initial();
    for (at, &step) in moves.iter().enumerate() {
        if !puzzle.legal(&state, step) {
            return Err(ReplayError::Illegal { number: at + 1, text: puzzle.move_text(step) });
        }
        let paid = puzzle.cost(&state, step);
        state = puzzle.apply(&state, step);
        after(&state, paid);
    }
    Ok(puzzle.check(&state)?)
}

/// Replays and checks a solution; gives back its cost.
pub(crate) fn verified_cost<P: Puzzle>(puzzle: &P, moves: &[P::Move], algorithm: &str) -> Result<u64, RequestError> {
    let mut cost = 0;
    let played = play(puzzle, moves, |_, paid| cost += u64::from(paid));
    played.map_err(|reason| RequestError::WrongAnswer { algorithm: algorithm.into(), reason })?;
    Ok(cost)
}

/// Replays and checks a solution given in words.
pub(crate) fn verify<P: Puzzle>(puzzle: &P, moves: &[String], algorithm: &str) -> Result<(), RequestError> {
    let wrong = |reason| RequestError::WrongAnswer { algorithm: algorithm.into(), reason };
    let moves = read_moves(puzzle, moves).map_err(wrong)?;
    verified_cost(puzzle, &moves, algorithm).map(drop)
}

#[cfg(test)]
mod tests {
    use crate::level;

    /// A board for each move of a long solution would take gigabytes.
    #[test]
    fn moves_are_judged_with_and_without_their_boards_alike() {
        let game = level::open("sokoban/1", None).unwrap();
        let walk: Vec<String> = ["u", "l", "r", "d", "L"].map(String::from).to_vec();
        for moves in [&[][..], &walk, &walk[..2], &["x".to_string()]] {
            let (replay, (cost, verdict)) = (game.replay(moves), game.verdict(moves));
            assert_eq!((replay.cost, format!("{:?}", replay.verdict)), (cost, format!("{verdict:?}")), "{moves:?}");
        }
        let long: Vec<String> = ["u", "d"].repeat(200_000).into_iter().map(String::from).collect();
        assert!(game.verdict(&long).1.is_err());
    }
}
