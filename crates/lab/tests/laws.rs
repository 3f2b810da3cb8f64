//! Laws that every puzzle and every space keeps, written once and run for all of them.
#![allow(clippy::unwrap_used)]

mod common;

use std::collections::{BTreeSet, HashMap};

use common::oracle::Oracle;
use common::{format_of, picture, small_levels, walk};
use solvarium_engine::space::key_of;
use solvarium_engine::{Cost, DEAD, Family, Heuristic, Landscape, Puzzle, Rng, Space, StateSpace};

/// Turns a path of a space into the moves a person makes.
type Translate<'a, P, S> = &'a dyn Fn(&[<S as StateSpace>::Move]) -> Vec<<P as StateSpace>::Move>;

/// Random walks through each small level.
const WALKS: u64 = 4;
/// Moves of a walk, at most.
const LENGTH: usize = 15;

/// The states of a few random walks through a space, each with its path.
fn walks<S: Space>(space: &S) -> Vec<(Vec<S::Move>, S::State)> {
    let walk = |seed| walk(space, LENGTH, &mut Rng::new(seed), |state, out| space.moves(state, out));
    (0..WALKS).flat_map(walk).collect()
}

/// Where a person's moves lead, if each of them is legal.
fn played<P: Puzzle>(puzzle: &P, moves: &[P::Move]) -> Option<P::State> {
    moves
        .iter()
        .try_fold(puzzle.initial(), |state, &step| puzzle.legal(&state, step).then(|| puzzle.apply(&state, step)))
}

fn cost_of<S: StateSpace>(space: &S, moves: &[S::Move]) -> u64 {
    let pay = |(state, sum): (S::State, u64), &step: &S::Move| {
        (space.apply(&state, step), sum + u64::from(space.cost(&state, step)))
    };
    moves.iter().fold((space.initial(), 0), pay).1
}

/// Keys of the states one move away, with what the move costs.
fn successors<S: Space>(space: &S, state: &S::State) -> BTreeSet<(Vec<u8>, Cost)> {
    let mut moves = Vec::new();
    space.moves(state, &mut moves);
    moves.into_iter().map(|step| (key_of(space, &space.apply(state, step)), space.cost(state, step))).collect()
}

#[test]
fn packing_an_unpacked_key_gives_the_key() {
    fn check<P: Puzzle, S: Space>(_: &P, space: &S, _: Translate<'_, P, S>) {
        for (_, state) in walks(space) {
            let key = key_of(space, &state);
            let unpacked = space.unpack(&key);
            assert_eq!(key_of(space, &unpacked), key);
            let number = key.iter().rfold(0, |number: u128, byte| number << 8 | u128::from(*byte));
            assert!(space.key_range().is_none_or(|range| number < range as u128), "a key beyond the range: {number}");
            let mut moves = Vec::new();
            space.moves(&unpacked, &mut moves);
            for step in moves {
                let mut after = key.clone();
                space.pack_after(&unpacked, step, &mut after);
                assert_eq!(after, key_of(space, &space.apply(&unpacked, step)), "the key after {step:?}");
            }
        }
    }
    in_every_space!(check);
}

#[test]
fn states_with_equal_keys_behave_alike() {
    fn check<P: Puzzle, S: Space>(_: &P, space: &S, _: Translate<'_, P, S>) {
        let mut known = HashMap::new();
        for (_, state) in walks(space) {
            let key = key_of(space, &state);
            for state in [space.unpack(&key), state] {
                let estimates: Vec<Cost> = S::HEURISTICS.iter().map(|h| (h.estimate)(space, &state)).collect();
                let behaviour = (space.is_goal(&state), successors(space, &state), estimates);
                let first = known.entry(key.clone()).or_insert_with(|| behaviour.clone());
                assert_eq!(*first, behaviour, "{}", space.state_text(&state));
                assert!(behaviour.1.iter().all(|(_, cost)| *cost >= 1), "a move costs at least 1");
            }
        }
    }
    in_every_space!(check);
}

#[test]
fn every_offered_move_is_legal_and_leads_to_the_same_place() {
    fn check<P: Puzzle, S: Space>(puzzle: &P, space: &S, translate: Translate<'_, P, S>) {
        for (path, state) in walks(space) {
            let text = space.state_text(&state);
            let here = played(puzzle, &translate(&path)).unwrap_or_else(|| panic!("an illegal move before {text}"));
            assert_eq!(space.is_goal(&state), puzzle.check(&here).is_ok(), "{text}");
            let mut moves = Vec::new();
            space.moves(&state, &mut moves);
            for step in moves {
                let longer = [path.as_slice(), &[step]].concat();
                assert!(played(puzzle, &translate(&longer)).is_some(), "{step:?} is not legal after {text}");
            }
        }
    }
    in_every_space!(check);
}

#[test]
fn changes_of_a_board_make_it_from_the_one_of_the_initial_state() {
    fn every<P: Puzzle>() {
        for level in small_levels::<P>() {
            let puzzle = &level.puzzle;
            let start = puzzle.board(&puzzle.initial());
            for (_, state) in walk(puzzle, LENGTH, &mut Rng::new(1), |s, out| puzzle.legal_moves(s, out)) {
                let Some(changes) = puzzle.board_changes(&state) else { continue };
                let mut board = start.clone();
                assert_eq!((changes.width, changes.height), (board.width, board.height), "{}", level.name);
                for (at, tile) in changes.tiles {
                    assert_ne!(board.tiles[at], tile, "{}: no change", level.name);
                    board.tiles[at] = tile;
                }
                assert_eq!(board, puzzle.board(&state), "{}", level.name);
            }
        }
    }
    for_every_puzzle!(every);
}

#[test]
fn legal_moves_are_legal_and_their_texts_name_them() {
    fn every<P: Puzzle>() {
        for level in small_levels::<P>() {
            let puzzle = &level.puzzle;
            for (_, state) in walk(puzzle, LENGTH, &mut Rng::new(1), |s, out| puzzle.legal_moves(s, out)) {
                let (mut legal, mut offered) = (Vec::new(), Vec::new());
                puzzle.legal_moves(&state, &mut legal);
                puzzle.moves(&state, &mut offered);
                assert!(offered.iter().all(|step| legal.contains(step)), "{}", level.name);
                for step in legal {
                    assert!(puzzle.legal(&state, step), "{}: {step:?}", level.name);
                    assert!(puzzle.read_move(&puzzle.move_text(step)) == Some(step), "{}: {step:?}", level.name);
                }
            }
        }
    }
    for_every_puzzle!(every);
}

#[test]
fn a_goal_is_what_the_check_accepts() {
    fn every<P: Puzzle>() {
        for level in small_levels::<P>() {
            for state in &Oracle::explore(&level.puzzle).states {
                let verdict = level.puzzle.check(state);
                assert_eq!(level.puzzle.is_goal(state), verdict.is_ok(), "{}: {verdict:?}", level.name);
            }
        }
    }
    for_every_puzzle!(every);
}

/// What a space offers may be a subset of what is legal, but never one that loses the best solution; and no admissible
/// heuristic exceeds the true distance, wherever a search can get.
#[test]
fn spaces_are_sound_and_heuristics_are_honest() {
    fn check<P: Puzzle, S: Space>(puzzle: &P, space: &S, translate: Translate<'_, P, S>) {
        if S::DISJOINT {
            return;
        }
        let oracle = Oracle::explore(puzzle);
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
    in_every_space!(check);
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
#[test]
fn disjoint_spaces_reach_each_solution_once() {
    fn check<P: Puzzle, S: Space>(puzzle: &P, space: &S, translate: Translate<'_, P, S>) {
        if !S::DISJOINT {
            return;
        }
        let states = Oracle::explore(puzzle).states;
        let solutions = states.iter().filter(|state| puzzle.check(state).is_ok());
        let solutions: BTreeSet<String> = solutions.map(|state| picture(puzzle, state)).collect();
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
        assert_eq!((&reached, paths), (&solutions, solutions.len()));
    }
    in_every_space!(check);
}

#[test]
fn energy_is_zero_exactly_at_solutions_and_changes_as_predicted() {
    fn check<P: Puzzle, S: Space>(puzzle: &P, space: &S, translate: Translate<'_, P, S>) {
        let solves = |moves: Vec<S::Move>| played(puzzle, &translate(&moves)).is_some_and(|s| puzzle.check(&s).is_ok());
        for heuristic in S::HEURISTICS {
            let landscape = space.landscape(heuristic, 1..=LENGTH);
            let mut rng = Rng::new(7);
            let consistent = |candidate: &_| {
                let energy = landscape.energy(candidate);
                assert_eq!(energy == 0, solves(landscape.moves(candidate)), "energy {energy}");
                let fitness = landscape.fitness(candidate);
                assert!(fitness > 0.0 && fitness.is_finite(), "fitness {fitness}");
                assert!(landscape.candidate_bytes(candidate) > 0);
            };
            let mut parent = landscape.random(&mut rng);
            for _ in 0..10 {
                let mut other = landscape.random(&mut rng);
                consistent(&other);
                for _ in 0..10 {
                    let tweak = landscape.tweak(&other, &mut rng);
                    let predicted = landscape.energy_after(&other, landscape.energy(&other), &tweak);
                    landscape.apply(&mut other, &tweak);
                    assert_eq!(landscape.energy(&other), predicted);
                    consistent(&other);
                }
                let (mut a, b) = landscape.crossover(&parent, &other, &mut rng);
                landscape.mutate(&mut other, &mut rng);
                [&a, &b, &other].into_iter().for_each(&consistent);
                landscape.mutate(&mut a, &mut rng);
                consistent(&a);
                parent = a;
            }
        }
    }
    in_every_space!(check);
}

#[test]
fn what_is_written_is_read_back() {
    fn every<P: Puzzle>() {
        for level in small_levels::<P>() {
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
        }
    }
    for_every_puzzle!(every);
}

#[test]
fn written_solutions_are_read_back() {
    fn every<P: Puzzle>() {
        for level in small_levels::<P>() {
            let puzzle = &level.puzzle;
            let mut paths = vec![Vec::new()];
            paths.extend(Oracle::explore(puzzle).solution(puzzle));
            paths.push(walk(puzzle, LENGTH, &mut Rng::new(5), |s, out| puzzle.legal_moves(s, out)).pop().unwrap().0);
            for (path, format) in paths.iter().flat_map(|path| P::SOLUTION_FORMATS.iter().map(move |f| (path, f))) {
                let text = (format.write)(puzzle, path, &common::english);
                let Some(read) = format.read else { continue };
                let read = read(puzzle, &text);
                let place = format!("{} as {}:\n{text}", level.name, format.name);
                match P::INFO.family {
                    Family::Path => assert_eq!(read.as_ref(), Some(path), "{place}"),
                    Family::Placement => assert!(read.is_some_and(|read| same_set(&read, path)), "{place}"),
                }
            }
        }
    }
    for_every_puzzle!(every);
}

/// Whether two lists hold the same different moves, in whatever order: an answer of a placement puzzle is a set.
fn same_set<M: PartialEq>(a: &[M], b: &[M]) -> bool {
    a.len() == b.len() && a.iter().all(|step| b.contains(step)) && b.iter().all(|step| a.contains(step))
}
