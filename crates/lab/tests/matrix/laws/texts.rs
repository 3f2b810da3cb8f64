//! What is written is read back: levels and solutions, in every notation.

use std::sync::Arc;

use solvarium_engine::{Family, Rng};
use solvarium_puzzles::Listed;
use solvarium_testing::{english, format_of, picture, walk};

use super::LENGTH;
use crate::situations::Levels;
use crate::trials::{Trials, at_each, puzzle_trials};

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    puzzle_trials!(trials, levels: what_is_written_is_read_back, written_solutions_are_read_back);
}

fn what_is_written_is_read_back<P: Listed>(levels: &Levels<P>) {
    at_each(&levels.small, |level| {
        for format in P::FORMATS {
            let text = format.text(&level.puzzle);
            let place = format!("{} as {}:\n{text}", level.name, format.name);
            assert_eq!(format_of::<P>(&text).map(|f| f.name), Some(format.name), "{place}");
            assert!(text.ends_with('\n'), "{place}");
            let parts = (format.split)(&text);
            assert_eq!(parts.len(), 1, "{place}");
            for text in [parts[0].text, &text] {
                let again = format.parse(text).unwrap_or_else(|e| panic!("{e}: {place}"));
                let same = |state| picture(&level.puzzle, &level.puzzle.initial()) == picture(&again, &state);
                assert!(same(again.initial()), "{place}");
                P::FORMATS.iter().for_each(|f| assert_eq!(f.text(&again), f.text(&level.puzzle), "{place}"));
            }
        }
    });
}

fn written_solutions_are_read_back<P: Listed>(levels: &Levels<P>) {
    at_each(levels.as_read(), |situation| {
        let puzzle = &situation.puzzle;
        let mut paths = vec![Vec::new()];
        paths.extend(situation.oracle().solution(puzzle));
        paths.push(walk(puzzle, LENGTH, &mut Rng::new(5), |s, out| puzzle.legal_moves(s, out)).pop().unwrap().0);
        for (path, format) in paths.iter().flat_map(|path| P::SOLUTION_FORMATS.iter().map(move |f| (path, f))) {
            let text = (format.write)(puzzle, path, &english);
            let Some(read) = format.read else { continue };
            let read = read(puzzle, &text);
            let place = format!("{} as {}:\n{text}", situation.level, format.name);
            match P::INFO.family {
                Family::Path => assert_eq!(read.as_ref(), Some(path), "{place}"),
                Family::Placement => assert!(read.is_some_and(|read| same_set(&read, path)), "{place}"),
            }
        }
    });
}

/// Whether two lists hold the same different moves, in whatever order: an answer of a placement puzzle is a set.
fn same_set<M: PartialEq>(a: &[M], b: &[M]) -> bool {
    a.len() == b.len() && a.iter().all(|step| b.contains(step)) && b.iter().all(|step| a.contains(step))
}
