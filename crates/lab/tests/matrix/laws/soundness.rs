//! Nothing is lost: spaces keep the best solution, and heuristics speak the truth about it.

use std::collections::BTreeSet;
use std::sync::Arc;

use solvarium_engine::space::key_of;
use solvarium_engine::{DEAD, Heuristic, Puzzle, Space};
use solvarium_puzzles::Listed;
use solvarium_testing::picture;

use super::{Translate, cost_of, played};
use crate::situations::{Levels, Situation};
use crate::trials::{Trials, space_trials};

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    space_trials!(trials, levels: spaces_are_sound_and_heuristics_are_honest);
}

fn spaces_are_sound_and_heuristics_are_honest<P: Puzzle, S: Space>(
    situation: &Situation<P>,
    space: &S,
    translate: Translate<'_, P, S>,
) {
    if S::DISJOINT {
        each_solution_is_reached_once(situation, space, translate);
    } else {
        the_best_solution_is_kept(situation, space, translate);
    }
}

/// What a space offers may be a subset of what is legal, but never one that loses the best solution; and no admissible
/// heuristic exceeds the true distance, wherever a search can get.
fn the_best_solution_is_kept<P: Puzzle, S: Space>(situation: &Situation<P>, space: &S, translate: Translate<'_, P, S>) {
    let (puzzle, oracle) = (&situation.puzzle, situation.oracle());
    let truth = |moves: &[P::Move]| oracle.cost_from(puzzle, &played(puzzle, moves).unwrap());
    // Whether a path ends with a step that is part of the person's next move, such as a change of cubes.
    let is_open = |path: &[S::Move]| match path {
        [] => false,
        [before @ .., _] => translate(before).len() == translate(path).len(),
    };
    let longer = |path: &[S::Move]| {
        let mut offered = Vec::new();
        space.moves(&end(space, path), &mut offered);
        offered.into_iter().map(|step| [path, &[step]].concat()).collect::<Vec<_>>()
    };
    // The least cost from the start to a goal through a path.
    let whole = |path: &Vec<S::Move>| Some(truth(&translate(path))? + cost_of(space, path));
    let (mut paths, mut at) = (vec![Vec::new()], 0);
    let mut seen = BTreeSet::from([key_of(space, &space.initial())]);
    while at < paths.len() {
        let (path, next) = (paths[at].clone(), longer(&paths[at]));
        if !is_open(&path) {
            let (state, moves) = (end(space, &path), translate(&path));
            let (text, here) = (space.state_text(&state), truth(&moves));
            let cost = cost_of(space, &path);
            assert_eq!(cost, cost_of(puzzle, &moves), "a path and the moves it stands for: {text}");
            honest(space, &state, here);
            let finished = |path: &Vec<S::Move>| if is_open(path) { longer(path) } else { vec![path.clone()] };
            let further = next.iter().flat_map(finished).filter(|path| !is_open(path));
            let best = further.filter_map(|path| whole(&path)).min().map(|best| best - cost);
            assert!(here == Some(0) || best == here, "{here:?} from a goal, {best:?} by offered moves: {text}");
        }
        paths.extend(next.into_iter().filter(|path| seen.insert(key_of(space, &end(space, path)))));
        at += 1;
    }
}

fn end<S: Space>(space: &S, path: &[S::Move]) -> S::State {
    path.iter().fold(space.initial(), |state, &step| space.apply(&state, step))
}

/// No admissible heuristic exceeds the true cost that is left, and none gives up where there is a way.
fn honest<S: Space>(space: &S, state: &S::State, truth: Option<u64>) {
    for Heuristic { name, admissible, estimate, .. } in S::HEURISTICS {
        let (estimate, text) = (estimate(space, state), space.state_text(state));
        match truth {
            Some(0) => assert_eq!(estimate, 0, "{name} at the goal {text}"),
            Some(truth) => {
                assert_ne!(estimate, DEAD, "{name} gives up at {text}, {truth} from a goal");
                assert!(!admissible || u64::from(estimate) <= truth, "{name}: {estimate} > {truth} at {text}");
            }
            None => {}
        }
    }
}

/// Where branches rule out what others try, each solution is at the end of exactly one path, and heuristics are honest
/// about what the state's own branch reaches.
fn each_solution_is_reached_once<P: Puzzle, S: Space>(
    situation: &Situation<P>,
    space: &S,
    translate: Translate<'_, P, S>,
) {
    let (puzzle, solutions) = (&situation.puzzle, &situation.oracle().solutions);
    let (mut reached, mut paths) = (BTreeSet::new(), 0);
    // Depth first: a path with its state, and the least cost to a goal once its successors have been seen.
    let mut stack = vec![(Vec::new(), space.initial(), None)];
    let mut done: Vec<Option<u64>> = Vec::new();
    while let Some((path, state, moves)) = stack.pop() {
        let Some(count) = moves else {
            let mut offered = Vec::new();
            space.moves(&state, &mut offered);
            let next = offered.iter().map(|&step| {
                assert_eq!(space.cost(&state, step), 1, "a solution is compared by its placements");
                ([path.as_slice(), &[step]].concat(), space.apply(&state, step), None)
            });
            let next: Vec<_> = next.collect();
            stack.push((path, state, Some(offered.len())));
            stack.extend(next);
            continue;
        };
        let below = done.split_off(done.len() - count);
        let mut truth = below.iter().flatten().map(|cost| cost + 1).min();
        if space.is_goal(&state) {
            let end = played(puzzle, &translate(&path)).expect("every move is legal");
            reached.insert(picture(puzzle, &end));
            paths += 1;
            truth = Some(0);
        }
        honest(space, &state, truth);
        done.push(truth);
    }
    assert_eq!((&reached, paths), (solutions, solutions.len()));
}
