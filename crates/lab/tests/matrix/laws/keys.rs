//! A state is its key: what is packed is unpacked, and what is worked out without building a state is the same.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use solvarium_engine::space::key_of;
use solvarium_engine::{Cost, Puzzle, Space, StateSpace};
use solvarium_puzzles::Listed;

use super::{Translate, played, walks};
use crate::situations::{Levels, Situation};
use crate::trials::{Trials, space_trials};

pub fn add<P: Listed>(trials: &mut Trials, levels: &Arc<Levels<P>>) {
    space_trials!(trials, levels:
        packing_an_unpacked_key_gives_the_key,
        states_with_equal_keys_behave_alike,
        keys_after_moves_are_those_of_the_states,
        a_step_to_a_key_leads_to_it,
    );
}

/// A space with everything that has a default left to the default.
struct Plain<'a, S>(&'a S);

impl<S: StateSpace> StateSpace for Plain<'_, S> {
    type State = S::State;
    type Move = S::Move;

    fn initial(&self) -> S::State {
        self.0.initial()
    }

    fn is_goal(&self, state: &S::State) -> bool {
        self.0.is_goal(state)
    }

    fn moves(&self, state: &S::State, out: &mut Vec<S::Move>) {
        self.0.moves(state, out);
    }

    fn apply(&self, state: &S::State, step: S::Move) -> S::State {
        self.0.apply(state, step)
    }

    fn key_len(&self) -> usize {
        self.0.key_len()
    }

    fn pack(&self, state: &S::State, key: &mut [u8]) {
        self.0.pack(state, key);
    }

    fn unpack(&self, key: &[u8]) -> S::State {
        self.0.unpack(key)
    }
}

/// Keys of the states one move away, with what the move costs.
fn successors<S: Space>(space: &S, state: &S::State) -> BTreeSet<(Vec<u8>, Cost)> {
    let mut moves = Vec::new();
    space.moves(state, &mut moves);
    moves.into_iter().map(|step| (key_of(space, &space.apply(state, step)), space.cost(state, step))).collect()
}

fn packing_an_unpacked_key_gives_the_key<P: Puzzle, S: Space>(_: &Situation<P>, space: &S, _: Translate<'_, P, S>) {
    for (_, state) in walks(space) {
        let key = key_of(space, &state);
        assert_eq!(key_of(space, &space.unpack(&key)), key);
        let number = key.iter().rfold(0, |number: u128, byte| number << 8 | u128::from(*byte));
        assert!(space.key_range().is_none_or(|range| number < range as u128), "a key beyond the range: {number}");
    }
}

/// `pack_after` and `pack_each` write what their defaults write, one move at a time and all at once.
fn keys_after_moves_are_those_of_the_states<P: Puzzle, S: Space>(_: &Situation<P>, space: &S, _: Translate<'_, P, S>) {
    let (plain, length) = (Plain(space), space.key_len());
    for (_, state) in walks(space) {
        let key = key_of(space, &state);
        let (unpacked, mut moves) = (space.unpack(&key), Vec::new());
        space.moves(&unpacked, &mut moves);
        let each = |space: &dyn Fn(&mut [u8])| {
            let mut keys = vec![0xaa; moves.len() * length];
            space(&mut keys);
            keys
        };
        let keys = each(&|keys| plain.pack_each(&unpacked, &moves, keys));
        assert_eq!(each(&|keys| space.pack_each(&unpacked, &moves, keys)), keys, "{}", space.state_text(&state));
        for (&step, expected) in moves.iter().zip(keys.chunks_exact(length)) {
            let mut after = key.clone();
            space.pack_after(&unpacked, step, &mut after);
            assert_eq!(after, expected, "the key after {step:?}");
            assert_eq!(after, key_of(space, &space.apply(&unpacked, step)), "the key after {step:?}");
        }
    }
}

/// Where the default of `step_to` finds a move, one is found, at the same cost. Where it finds none, there may be one that is
/// legal though not offered. It leads to the key, by the rules too.
fn a_step_to_a_key_leads_to_it<P: Puzzle, S: Space>(
    situation: &Situation<P>,
    space: &S,
    translate: Translate<'_, P, S>,
) {
    let (puzzle, walked) = (&situation.puzzle, walks(space));
    for (at, (path, state)) in walked.iter().enumerate() {
        // Where one move leads, and states some moves away.
        let near = successors(space, state).into_iter().map(|(key, _)| key);
        let far = walked.iter().skip(at).take(4).map(|(_, state)| key_of(space, state));
        for wanted in near.chain(far) {
            let (expected, found) = (Plain(space).step_to(state, &wanted), space.step_to(state, &wanted));
            let place = format!("from {} to {}", space.state_text(state), space.key_text(&wanted));
            assert!(found.is_some() || expected.is_none(), "{place}: no step, but {:?}", expected.map(|step| step.0));
            let Some((step, next)) = found else { continue };
            assert_eq!(key_of(space, &next), wanted, "{place}: {step:?}");
            assert_eq!(key_of(space, &space.apply(state, step)), wanted, "{place}: {step:?}");
            let longer = [path.as_slice(), &[step]].concat();
            assert!(played(puzzle, &translate(&longer)).is_some(), "{place}: {step:?} is not legal");
            if let Some((other, _)) = expected {
                assert_eq!(space.cost(state, step), space.cost(state, other), "{place}: {step:?} for {other:?}");
            }
        }
    }
}

fn states_with_equal_keys_behave_alike<P: Puzzle, S: Space>(_: &Situation<P>, space: &S, _: Translate<'_, P, S>) {
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
