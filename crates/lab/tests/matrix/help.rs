//! Hints, alarms and regret hold, held against the whole graph of small levels: every move suggested lies on a solution,
//! every game called lost is, and what is left after each move is the true distance.

use std::sync::Arc;

use solvarium_engine::{Hint, Limits, Lost, Puzzle, Rng, StateSpace, Teaching};
use solvarium_lab::regret::Action;
use solvarium_puzzles::Listed;
use solvarium_testing::oracle::Oracle;
use solvarium_testing::{Small, assert_translated, game, unwatched, walk};

use crate::situations::Levels;
use crate::trials::{Trials, at_each, puzzle_trials};

/// Random games on each level.
const GAMES: u64 = 3;

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    match P::TUTOR.map(|tutor| tutor.teaching) {
        Some(Teaching::Paths(_)) => {
            puzzle_trials!(trials, levels: hints_lie_on_solutions_and_lost_games_are_lost, regret_is_the_true_distance);
        }
        Some(Teaching::Reasons(_)) => {
            puzzle_trials!(trials, levels: alarms_are_raised_for_wrong_games_alone, lapses_are_what_was_taken_back);
        }
        None => {}
    }
}

fn texts<P: Puzzle>(puzzle: &P, moves: &[P::Move]) -> Vec<String> {
    moves.iter().map(|step| puzzle.move_text(*step)).collect()
}

/// The positions of a game, each with the moves up to it.
type Game<P> = Vec<(Vec<<P as StateSpace>::Move>, <P as StateSpace>::State)>;

/// Some random games on a level: the moves up to each position, and the position.
fn games<P: Puzzle>(level: &Small<P>, length: usize) -> Vec<Game<P>> {
    let game =
        |seed| walk(&level.puzzle, length, &mut Rng::new(seed), |state, out| level.puzzle.legal_moves(state, out));
    (0..GAMES).map(game).collect()
}

fn hints_lie_on_solutions_and_lost_games_are_lost<P: Listed>(levels: &Levels<P>) {
    at_each(&levels.small, |level| {
        let (puzzle, door, oracle) = (&level.puzzle, game(level), Oracle::explore(&level.puzzle));
        let solvable = |state: &P::State| oracle.cost_from(puzzle, state).is_some();
        for walk in games(level, 12) {
            let since = walk.iter().position(|(_, state)| !solvable(state));
            for (made, (moves, state)) in walk.iter().enumerate() {
                let moves = texts(puzzle, moves);
                let advice = unwatched(|host| door.hint(&moves, &[], Limits::default(), host)).unwrap().unwrap();
                let alarm = unwatched(|host| door.alarm(&moves, Limits::default(), host)).unwrap();
                match advice.hint {
                    Hint::Next(step) => {
                        assert!(solvable(state));
                        [&step.place, &step.why, &step.what].into_iter().for_each(assert_translated);
                        assert!(!step.moves.is_empty() && advice.rest.starts_with(&step.moves), "{step:?}");
                        let whole = [moves.as_slice(), &advice.rest].concat();
                        assert!(door.verdict(&whole).1.is_ok(), "{whole:?}");
                        // What is left of it is followed.
                        let on = [moves.as_slice(), &step.moves].concat();
                        let rest = &advice.rest[step.moves.len()..];
                        let next = unwatched(|host| door.hint(&on, rest, Limits::default(), host)).unwrap().unwrap();
                        assert_eq!(next.rest, rest);
                    }
                    Hint::Lost(lost) => {
                        let since = since.unwrap();
                        assert_eq!(lost, Lost { since, solvable: Some(since - 1) }, "after {made} moves");
                    }
                    Hint::Unsolvable => assert_eq!(since, Some(0)),
                    Hint::Solved => assert!(puzzle.check(state).is_ok()),
                    other @ (Hint::Beyond | Hint::Mistake(_)) => panic!("{other:?}"),
                }
                if let Some(lost) = alarm {
                    assert!(!solvable(state) && Some(lost.since) >= since, "{lost:?}, in truth {since:?}");
                }
            }
        }
    });
}

fn regret_is_the_true_distance<P: Listed>(levels: &Levels<P>) {
    at_each(&levels.small, |level| {
        let (puzzle, door, oracle) = (&level.puzzle, game(level), Oracle::explore(&level.puzzle));
        for mut walk in games(level, 8) {
            // A game that strays and then is won: as far as a solution is left, and from there to the end.
            walk.truncate(walk.partition_point(|(_, state)| oracle.cost_from(puzzle, state).is_some()));
            let Some((strayed, _)) = walk.last() else { return };
            let strayed = texts(puzzle, strayed);
            let advice = unwatched(|host| door.hint(&strayed, &[], Limits::default(), host)).unwrap().unwrap();
            let moves = [strayed, advice.rest].concat();
            let actions: Vec<Action> = moves.iter().cloned().map(Action::Move).collect();
            let report = unwatched(|host| door.regret("small", &actions, Limits::default(), host)).unwrap();
            let line = &report.lines[0];
            let mut state = puzzle.initial();
            let mut truth = vec![oracle.cost_from(puzzle, &state)];
            for text in &moves {
                state = puzzle.apply(&state, puzzle.read_move(text).expect("it was made"));
                truth.push(oracle.cost_from(puzzle, &state));
            }
            assert!(line.proved);
            assert_eq!(Some(line.best), oracle.cost());
            assert_eq!(line.left, truth, "{moves:?}");
            assert_eq!(line.lapses.iter().map(|lapse| lapse.lost).sum::<u64>(), line.own - line.best);
            for line in &report.lines {
                assert!(line.proved && line.best <= line.own && door.verdict(&line.moves).1.is_ok());
                assert!(line.left.iter().all(Option::is_some));
            }
        }
    });
}

fn alarms_are_raised_for_wrong_games_alone<P: Listed>(levels: &Levels<P>) {
    at_each(&levels.small, |level| {
        let (puzzle, door) = (&level.puzzle, game(level));
        for walk in games(level, 6) {
            for (moves, _) in walk {
                let moves = texts(puzzle, &moves);
                let hint = unwatched(|host| door.hint(&moves, &[], Limits::default(), host)).unwrap().unwrap().hint;
                let wrong = matches!(hint, Hint::Mistake(_) | Hint::Unsolvable);
                let alarm = unwatched(|host| door.alarm(&moves, Limits::default(), host)).unwrap();
                assert!(alarm.is_none() || wrong, "{hint:?}");
                let Some(Lost { since: 1.., solvable: Some(solvable) }) = alarm else { continue };
                let before = unwatched(|host| door.hint(&moves[..solvable], &[], Limits::default(), host));
                assert!(!matches!(before.unwrap().unwrap().hint, Hint::Mistake(_) | Hint::Unsolvable));
            }
        }
    });
}

fn lapses_are_what_was_taken_back<P: Listed>(levels: &Levels<P>) {
    at_each(&levels.small, |level| {
        let (puzzle, door) = (&level.puzzle, game(level));
        let known = unwatched(|host| door.examine(Limits::default(), host)).unwrap();
        let Some(solution) = known.solutions.first().filter(|_| known.unique == Some(true)) else { return };
        let mut legal = Vec::new();
        puzzle.legal_moves(&puzzle.initial(), &mut legal);
        let wrong = legal.into_iter().map(|step| puzzle.move_text(step)).find(|text| !solution.contains(text));
        let strayed = wrong.iter().flat_map(|text| [Action::Move(text.clone()), Action::Take { take: text.clone() }]);
        let actions: Vec<Action> = strayed.chain(solution.iter().cloned().map(Action::Move)).collect();
        let report = unwatched(|host| door.regret("small", &actions, Limits::default(), host)).unwrap();
        let line = &report.lines[0];
        assert!(line.proved && door.verdict(&line.moves).1.is_ok());
        assert_eq!((line.best, line.own), (solution.len() as u64, actions.len() as u64));
        let lapses: Vec<_> = line.lapses.iter().map(|lapse| (lapse.action, lapse.lost)).collect();
        assert_eq!(lapses, if wrong.is_some() { vec![(1, 2)] } else { Vec::new() });
    });
}
