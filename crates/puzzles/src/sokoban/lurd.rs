//! Solutions as LURD: a letter for each step, `l` `u` `r` `d`, upper case when it pushes; plain, or with runs counted.
//!
//! Some programs write pushes in lower case too. A text without any upper case letter is therefore replayed to find out
//! which steps push.

use solvarium_engine::grid::Direction;
use solvarium_engine::{Puzzle, SolutionFormat, StateSpace};

use super::format::runs;
use super::{Sokoban, Step};

/// Most steps that counted runs add to those written out.
const MOST_STEPS: usize = 1_000_000;

pub(super) const PLAIN: SolutionFormat<Sokoban> = SolutionFormat {
    name: "lurd",
    aliases: &[],
    write: |_, steps, _| steps.iter().map(|&step| letter(step)).chain(['\n']).collect(),
    read: Some(|puzzle, text| if text.contains(|c: char| c.is_ascii_digit()) { None } else { read(puzzle, text) }),
};

pub(super) const RUNS: SolutionFormat<Sokoban> = SolutionFormat {
    name: "lurd-rle",
    aliases: &[],
    write: |_, steps, _| runs::write(steps.iter().map(|&step| letter(step))) + "\n",
    read: Some(read),
};

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

#[cfg(test)]
mod tests {
    use super::super::format::ALL;
    use super::*;

    #[test]
    fn hostile_repeats_end_at_once() {
        let puzzle = ALL[0].parse("5#|#@$.#|5#").expect("a level");
        let steps = |text: &str| read(&puzzle, text).map(|steps| steps.len());
        assert_eq!(steps("18446744073709551615()R"), Some(1));
        assert_eq!(steps("18446744073709551615R"), None);
        assert_eq!(steps("99999(99999(R))"), None);
    }
}
