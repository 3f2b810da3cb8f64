//! What levels are written as for other programs is well formed; and the plans that our solutions are hold in it, step by step, at
//! our costs. (Other programs are asked by `make test-planners`.)

mod pddl;

use std::sync::Arc;

use solvarium_engine::Rng;
use solvarium_puzzles::Listed;
use solvarium_testing::{english, format_of, walk};

use crate::situations::Levels;
use crate::trials::{Trials, at_each, puzzle_trials};
use pddl::Task;

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    if !P::EXPORTS.is_empty() {
        puzzle_trials!(trials, levels: built_in_levels_are_written_well, plans_hold_in_what_is_written);
    }
}

/// Moves of a random walk, at most.
const LENGTH: usize = 30;

fn built_in_levels_are_written_well<P: Listed>(_: &Levels<P>) {
    for pack in P::PACKS {
        let format = format_of::<P>(pack.text).expect("a known notation");
        for level in (format.split)(pack.text) {
            let puzzle = format.parse(level.text).expect("a built-in level");
            P::EXPORTS.iter().for_each(|export| well_formed(export.name, &(export.write)(&puzzle)));
        }
    }
}

fn well_formed(notation: &str, text: &str) {
    assert!(text.ends_with('\n') && text.is_ascii() || notation.starts_with("pddl"), "{notation}");
    match notation {
        "pddl" => drop(Task::new(text)),
        "cnf" => assert_clauses(text),
        _ => {
            let lines = text.lines().map(|line| line.split([';', '%']).next().unwrap_or_default());
            let code = lines.collect::<String>();
            let count = |sign: char| code.matches(sign).count();
            assert_eq!([count('('), count('[')], [count(')'), count(']')], "{notation}: {text}");
        }
    }
}

/// As many clauses as the head says, each of literals of variables that there are.
fn assert_clauses(text: &str) {
    let mut lines = text.lines().skip_while(|line| line.starts_with("c "));
    let head: Vec<&str> = lines.next().expect("a head").split(' ').collect();
    let ["p", "cnf", variables, clauses] = head[..] else { panic!("{head:?}") };
    let variables: i64 = variables.parse().unwrap();
    let lines: Vec<&str> = lines.collect();
    assert_eq!(lines.len(), clauses.parse::<usize>().unwrap());
    for line in lines {
        let numbers: Vec<i64> = line.split(' ').map(|word| word.parse().unwrap()).collect();
        let (end, literals) = numbers.split_last().unwrap();
        assert!(*end == 0 && !literals.is_empty(), "{line}");
        assert!(literals.iter().all(|literal| *literal != 0 && literal.abs() <= variables), "{line}");
    }
}

/// In every space, by every rule variant and under every cost model.
fn plans_hold_in_what_is_written<P: Listed>(levels: &Levels<P>) {
    let Some(format) = P::SOLUTION_FORMATS.iter().find(|format| format.name == "plan") else { return };
    let export = P::EXPORTS.iter().find(|export| export.name == "pddl").expect("plans are plans of it");
    for space in levels.spaces() {
        at_each(levels.in_space(space), |situation| {
            let puzzle = &situation.puzzle;
            let task = Task::new(&(export.write)(puzzle));
            let mut paths = vec![Vec::new()];
            paths.extend(situation.oracle().solution(puzzle));
            let walks =
                (0..3).map(|seed| walk(puzzle, LENGTH, &mut Rng::new(seed), |s, out| puzzle.legal_moves(s, out)));
            paths.extend(walks.map(|mut walk| walk.pop().expect("a walk has its end").0));
            for path in paths {
                let (mut state, mut cost) = (puzzle.initial(), 0);
                for &step in &path {
                    cost += u64::from(puzzle.cost(&state, step));
                    state = puzzle.apply(&state, step);
                }
                let plan = (format.write)(puzzle, &path, &english);
                assert_eq!(task.follow(&plan), (puzzle.is_goal(&state), cost), "{plan}");
            }
        });
    }
}
