//! The two readings of a puzzle's rules against each other, on a small level and along a walk that the input draws: what
//! searches use (moves, keys, fast successors, landscapes) and the plain rules that judge answers.

use std::collections::BTreeSet;

use solvarium_engine::space::{key_of, pack_all};
use solvarium_engine::{Cost, DEAD, Kind, Landscape, Options, Puzzle, Rng, Space, SpaceVisitor, StateSpace};
use solvarium_puzzles::Listed;

use crate::recipes::{self, Draw};

/// Moves of a walk, at most.
const LENGTH: usize = 12;
/// Changes of a candidate.
const TWEAKS: usize = 4;

/// Draws a level, rules and a space, and walks through it.
pub fn rules<P: Listed>(bytes: &[u8]) {
    let mut draw = Draw::new(bytes);
    let Some(mut puzzle) = small::<P>(&mut draw) else { return };
    let space = draw.pick(P::SPACES).name;
    puzzle.configure(&variant::<P>(&mut draw), space);
    by_hand(&puzzle, &mut draw);
    puzzle.with_space(space, Agree { puzzle: &puzzle, draw: &mut draw });
}

/// A small level, unless what was drawn is none.
pub fn small<P: Puzzle>(draw: &mut Draw<'_>) -> Option<P> {
    let text = recipes::level(P::INFO.name, draw);
    let format = P::FORMATS.iter().find(|format| (format.sniff)(&text))?;
    format.parse(&text).ok()
}

/// Rules, most often the usual ones.
fn variant<P: Puzzle>(draw: &mut Draw<'_>) -> Options {
    let mut options = Options::new(P::PARAMS);
    for param in P::PARAMS {
        let value = match param.kind {
            Kind::Choice { choices, .. } => *draw.pick(choices),
            Kind::Flag { default } => *draw.pick(&[["false", "true"][usize::from(default)], "true"]),
            Kind::Int { .. } | Kind::Real { .. } => continue,
        };
        options.set(param.name, value).expect("it is one of the choices");
    }
    options
}

/// A person's moves: what is listed is what is legal, and every move has a name.
fn by_hand<P: Puzzle>(puzzle: &P, draw: &mut Draw<'_>) {
    let (mut state, mut known, start) = (puzzle.initial(), Vec::new(), puzzle.board(&puzzle.initial()));
    for _ in 0..LENGTH {
        let (mut legal, mut offered) = (Vec::new(), Vec::new());
        puzzle.legal_moves(&state, &mut legal);
        puzzle.moves(&state, &mut offered);
        assert!(offered.iter().all(|step| legal.contains(step)), "an offered move is not legal");
        for step in &legal {
            assert_eq!(puzzle.read_move(&puzzle.move_text(*step)), Some(*step), "{step:?}");
            if !known.contains(step) {
                known.push(*step);
            }
        }
        for step in &known {
            assert_eq!(puzzle.legal(&state, *step), legal.contains(step), "{step:?}");
        }
        assert_eq!(puzzle.is_goal(&state), puzzle.check(&state).is_ok());
        drawn(puzzle, &state, &start);
        travelled(puzzle, &state, draw.below(start.tiles.len()));
        if legal.is_empty() || draw.is_empty() {
            return;
        }
        state = puzzle.apply(&state, *draw.pick(&legal));
    }
}

/// The changes of a board make it from the first one.
fn drawn<P: Puzzle>(puzzle: &P, state: &P::State, start: &solvarium_engine::Board) {
    let Some(changes) = puzzle.board_changes(state) else { return };
    let mut board = start.clone();
    changes.tiles.into_iter().for_each(|(at, tile)| board.tiles[at] = tile);
    assert_eq!(board, puzzle.board(state));
}

/// The moves that lead to a cell are legal.
fn travelled<P: Puzzle>(puzzle: &P, state: &P::State, to: usize) {
    let moves = puzzle.travel(state, None, to).unwrap_or_default();
    moves.into_iter().fold(state.clone(), |state, step| {
        assert!(puzzle.legal(&state, step), "{step:?} on the way to {to}");
        puzzle.apply(&state, step)
    });
}

struct Agree<'a, 'd, P> {
    puzzle: &'a P,
    draw: &'a mut Draw<'d>,
}

impl<P: Puzzle> SpaceVisitor<P> for Agree<'_, '_, P> {
    type Output = ();

    fn visit<S: Space>(self, space: &S, translate: impl Fn(&[S::Move]) -> Vec<P::Move>) {
        let Agree { puzzle, draw } = self;
        let (mut path, mut state) = (Vec::new(), space.initial());
        for _ in 0..LENGTH {
            let here = played(puzzle, &translate(&path)).expect("a path of the space is legal");
            assert_eq!(space.is_goal(&state), puzzle.check(&here).is_ok(), "{}", space.state_text(&state));
            keys(space, &state);
            estimates(space, &state);
            let mut moves = Vec::new();
            space.moves(&state, &mut moves);
            if moves.is_empty() || draw.is_empty() {
                for step in moves {
                    let longer = [path.as_slice(), &[step]].concat();
                    assert!(played(puzzle, &translate(&longer)).is_some(), "{step:?} is not legal");
                }
                break;
            }
            let step = *draw.pick(&moves);
            state = space.apply(&state, step);
            path.push(step);
        }
        let solves =
            |moves: &[S::Move]| played(puzzle, &translate(moves)).is_some_and(|end| puzzle.check(&end).is_ok());
        energies(space, draw, solves);
    }
}

/// Where a person's moves lead, if each of them is legal.
fn played<P: Puzzle>(puzzle: &P, moves: &[P::Move]) -> Option<P::State> {
    let go = |state, step: &P::Move| puzzle.legal(&state, *step).then(|| puzzle.apply(&state, *step));
    moves.iter().try_fold(puzzle.initial(), go)
}

/// Keys of the states one move away, with what the move costs.
fn successors<S: StateSpace>(space: &S, state: &S::State) -> BTreeSet<(Vec<u8>, Cost)> {
    let mut moves = Vec::new();
    space.moves(state, &mut moves);
    moves.into_iter().map(|step| (key_of(space, &space.apply(state, step)), space.cost(state, step))).collect()
}

/// The fast ways to a successor's key lead where the plain one does.
fn keys<S: Space>(space: &S, state: &S::State) {
    let key = key_of(space, state);
    let unpacked = space.unpack(&key);
    assert_eq!(key_of(space, &unpacked), key, "{}", space.state_text(state));
    let number = key.iter().rfold(0, |number: u128, byte| number << 8 | u128::from(*byte));
    assert!(space.key_range().is_none_or(|range| number < range as u128), "a key beyond the range: {number}");
    let next = successors(space, state);
    assert_eq!(next, successors(space, &unpacked), "states with equal keys differ at {}", space.state_text(state));
    let (mut moves, mut all) = (Vec::new(), Vec::new());
    space.moves(&unpacked, &mut moves);
    pack_all(space, &unpacked, &moves, &mut all);
    for (at, &step) in moves.iter().enumerate() {
        let plain = key_of(space, &space.apply(&unpacked, step));
        let mut after = key.clone();
        space.pack_after(&unpacked, step, &mut after);
        assert_eq!(after, plain, "the key after {step:?}");
        assert_eq!(&all[at * space.key_len()..][..space.key_len()], plain, "the key after {step:?} among all");
    }
    for (wanted, _) in next.first().into_iter().chain(next.last()) {
        let (step, there) = space.step_to(state, wanted).expect("a move leads to a successor");
        assert_eq!(key_of(space, &there), *wanted);
        assert_eq!(key_of(space, &space.apply(state, step)), *wanted, "{step:?}");
    }
    if !next.iter().any(|(other, _)| *other == key) {
        assert!(space.step_to(state, &key).is_none(), "no move leads to the state itself");
    }
}

/// Every estimate is 0 at a goal and the same for states with equal keys.
fn estimates<S: Space>(space: &S, state: &S::State) {
    let unpacked = space.unpack(&key_of(space, state));
    for heuristic in S::HEURISTICS {
        let estimate = (heuristic.estimate)(space, state);
        assert_eq!(estimate, (heuristic.estimate)(space, &unpacked), "{}", heuristic.name);
        assert!(!space.is_goal(state) || estimate == 0, "{} is {estimate} at a goal", heuristic.name);
        assert!(estimate == DEAD || estimate < DEAD / 2, "{}: {estimate}", heuristic.name);
    }
}

/// Energy is 0 exactly at solutions, and a change makes of it what was predicted.
fn energies<S: Space>(space: &S, draw: &mut Draw<'_>, solves: impl Fn(&[S::Move]) -> bool) {
    let (heuristic, mut rng) = (draw.pick(S::HEURISTICS), Rng::new(draw.below(256) as u64));
    let landscape = space.landscape(heuristic, 1..=LENGTH);
    let mut candidate = landscape.random(&mut rng);
    for _ in 0..TWEAKS {
        let energy = landscape.energy(&candidate);
        assert_eq!(energy == 0, solves(&landscape.moves(&candidate)), "energy {energy}");
        let tweak = landscape.tweak(&candidate, &mut rng);
        let predicted = landscape.energy_after(&candidate, energy, &tweak);
        landscape.apply(&mut candidate, &tweak);
        assert_eq!(landscape.energy(&candidate), predicted);
    }
}
