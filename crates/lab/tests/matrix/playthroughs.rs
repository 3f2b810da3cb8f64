//! Golden playthroughs: for every puzzle a random walk and a best solution of its first small level, with everything
//! a puzzle says on the way. `UPDATE_GOLDEN=1` writes the files again.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use solvarium_engine::{Puzzle, Rng, Space, Violation};
use solvarium_lab::registry;
use solvarium_puzzles::Listed;
use solvarium_testing::{drawing, english, spaces_of, walk};

use crate::situations::{Levels, Situation};
use crate::trials::{Trials, plain_trials, puzzle_trials};

pub fn add_plain(trials: &mut Trials) {
    plain_trials!(trials: there_is_a_golden_folder_for_each_puzzle_and_none_besides);
}

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    puzzle_trials!(trials, levels: playthroughs_are_as_recorded);
}

/// Moves of the random walk, at most.
const LENGTH: usize = 12;

/// The playthroughs of each puzzle: the name of the file and the moves.
fn plays<P: Puzzle>(situation: &Situation<P>) -> Vec<(&'static str, Vec<P::Move>)> {
    let puzzle = &situation.puzzle;
    let walk = walk(puzzle, LENGTH, &mut Rng::new(0), |state, out| puzzle.legal_moves(state, out));
    let solution = situation.oracle().solution(puzzle).expect("the first small level can be solved");
    vec![("walk.txt", walk.last().unwrap().0.clone()), ("solution.txt", solution)]
}

fn playthroughs_are_as_recorded<P: Listed>(levels: &Levels<P>) {
    let first = levels.as_read().next().unwrap();
    for (file, moves) in plays(first) {
        compare(
            &folder().join(P::INFO.name).join(file),
            &format!("{}\n\n{}", first.level, play(&first.puzzle, &moves)),
        );
    }
}

fn there_is_a_golden_folder_for_each_puzzle_and_none_besides() {
    let listed: BTreeSet<String> = registry::puzzles().iter().map(|p| p.info.name.into()).collect();
    let entries = std::fs::read_dir(folder()).unwrap();
    let golden: BTreeSet<String> = entries.map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(golden, listed);
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

fn compare(path: &PathBuf, played: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, played).unwrap();
    }
    let golden = std::fs::read_to_string(path)
        .unwrap_or_else(|e| panic!("{}: {e}; record it with UPDATE_GOLDEN=1", path.display()))
        .replace("\r\n", "\n");
    let line = golden.lines().zip(played.lines()).position(|(a, b)| a != b);
    assert!(golden == played, "{} differs from line {:?} on:\n{played}", path.display(), line.map(|n| n + 1));
}

/// Everything a puzzle says while moves are made.
fn play<P: Puzzle>(puzzle: &P, moves: &[P::Move]) -> String {
    let mut text = String::new();
    let mut state = puzzle.initial();
    for number in 0..=moves.len() {
        text += &drawing(puzzle, &state);
        let verdict = puzzle.check(&state).map_or_else(violation_text, |()| "solved".into());
        let mut legal = Vec::new();
        puzzle.legal_moves(&state, &mut legal);
        let legal: Vec<String> = legal.into_iter().map(|step| puzzle.move_text(step)).collect();
        let _ = writeln!(text, "check: {verdict}\nlegal: {}", legal.join(" "));
        for space in spaces_of(puzzle) {
            text += &puzzle.with_space(space, Say { name: space, moves: &moves[..number] });
        }
        let Some(&step) = moves.get(number) else { break };
        let _ = writeln!(text, "\n{}. {} (cost {})", number + 1, puzzle.move_text(step), puzzle.cost(&state, step));
        state = puzzle.apply(&state, step);
    }
    let _ = writeln!(text, "\nmeasures: {:?}", puzzle.measures(moves));
    text
}

fn violation_text(violation: Violation) -> String {
    format!("{}: {}", violation.rule, english(&violation.message))
}

/// Asks a space what it says of the state that the moves lead to, where the space has that state.
struct Say<'a, M> {
    name: &'static str,
    moves: &'a [M],
}

impl<P: Puzzle> solvarium_engine::SpaceVisitor<P> for Say<'_, P::Move> {
    type Output = String;

    fn visit<S: Space>(self, space: &S, translate: impl Fn(&[S::Move]) -> Vec<P::Move>) -> String {
        let Some(path) = follow(space, self.moves, &translate) else { return String::new() };
        let state = path.iter().fold(space.initial(), |state, &step| space.apply(&state, step));
        let mut offered = Vec::new();
        space.moves(&state, &mut offered);
        let offered: Vec<String> = offered.into_iter().map(|step| format!("{step:?}")).collect();
        let estimates = S::HEURISTICS.iter().map(|h| match (h.estimate)(space, &state) {
            solvarium_engine::DEAD => format!("{} dead", h.name),
            estimate => format!("{} {estimate}", h.name),
        });
        let estimates: Vec<String> = estimates.collect();
        let state = space.state_text(&state);
        format!("{}: {state}\n  estimates: {}\n  offers: {}\n", self.name, estimates.join(", "), offered.join(" "))
    }
}

/// The path of the space that is these moves, if it offers one.
fn follow<S: Space, M: PartialEq>(
    space: &S,
    moves: &[M],
    translate: impl Fn(&[S::Move]) -> Vec<M>,
) -> Option<Vec<S::Move>> {
    let (mut path, mut state) = (Vec::new(), space.initial());
    while translate(&path).len() < moves.len() {
        let mut offered = Vec::new();
        space.moves(&state, &mut offered);
        let step =
            offered.into_iter().find(|&step| moves.starts_with(&translate(&[path.as_slice(), &[step]].concat())))?;
        state = space.apply(&state, step);
        path.push(step);
    }
    Some(path)
}
