//! Solutions as LURD: a letter for each step, `l` `u` `r` `d`, upper case when it pushes; plain, or with runs counted.
//!
//! Some programs write pushes in lower case too. A text without any upper case letter is therefore replayed to find out
//! which steps push.

use solvarium_engine::grid::Direction;
use solvarium_engine::{Puzzle, SolutionFormat, StateSpace};

use super::format::runs;
use super::{Sokoban, Step};

/// Most steps that are read.
const MOST_STEPS: usize = 10_000_000;

pub(super) const PLAIN: SolutionFormat<Sokoban> = SolutionFormat {
    name: "lurd",
    summary: "a letter for each step, upper case for a push: `ruLLd`",
    write: |_, steps| steps.iter().map(|&step| letter(step)).chain(['\n']).collect(),
    read: Some(|puzzle, text| if text.contains(|c: char| c.is_ascii_digit()) { None } else { read(puzzle, text) }),
};

pub(super) const RUNS: SolutionFormat<Sokoban> = SolutionFormat {
    name: "lurd-rle",
    summary: "the same with counted runs: `3r2U`; when reading, also of groups: `2(rU)`",
    write: |_, steps| runs::write(steps.iter().map(|&step| letter(step))) + "\n",
    read: Some(read),
};

/// The letter of a step.
pub(super) fn letter(step: Step) -> char {
    let letter = step.direction.letter();
    if step.push { letter } else { letter.to_ascii_lowercase() }
}

/// The step a letter stands for.
pub(super) fn step(letter: char) -> Option<Step> {
    Some(Step { direction: Direction::from_letter(letter)?, push: letter.is_ascii_uppercase() })
}

fn read(puzzle: &Sokoban, text: &str) -> Option<Vec<Step>> {
    let letters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    let letters = runs::expand(&letters, MOST_STEPS).ok()?;
    let mut steps = letters.into_iter().map(|(letter, _)| step(letter)).collect::<Option<Vec<Step>>>()?;
    if steps.iter().all(|step| !step.push) {
        find_pushes(puzzle, &mut steps);
    }
    Some(steps)
}

/// Replays steps that do not say which of them push, as far as they are legal, and marks those that do.
fn find_pushes(puzzle: &Sokoban, steps: &mut [Step]) {
    let mut position = puzzle.initial();
    for step in steps {
        let pushing = Step { push: true, ..*step };
        if puzzle.legal(&position, pushing) {
            *step = pushing;
        } else if !puzzle.legal(&position, *step) {
            return;
        }
        position = puzzle.apply(&position, *step);
    }
}
