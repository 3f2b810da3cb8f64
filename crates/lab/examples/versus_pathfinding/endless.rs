//! A space without a goal: every search has to see every state.

use solvarium_engine::{Cost, Heuristic, MoveStrings, Space, StateSpace};

/// A level without a goal. It is searched with its first heuristic.
pub struct Endless<S>(pub S);

impl<S: Space> StateSpace for Endless<S> {
    type State = S::State;
    type Move = S::Move;

    fn initial(&self) -> S::State {
        self.0.initial()
    }

    fn is_goal(&self, state: &S::State) -> bool {
        std::hint::black_box(self.0.is_goal(state)) && std::hint::black_box(false)
    }

    fn moves(&self, state: &S::State, out: &mut Vec<S::Move>) {
        self.0.moves(state, out);
    }

    fn apply(&self, state: &S::State, step: S::Move) -> S::State {
        self.0.apply(state, step)
    }

    fn cost(&self, state: &S::State, step: S::Move) -> Cost {
        self.0.cost(state, step)
    }

    fn key_len(&self) -> usize {
        self.0.key_len()
    }

    fn key_range(&self) -> Option<usize> {
        self.0.key_range()
    }

    fn pack(&self, state: &S::State, key: &mut [u8]) {
        self.0.pack(state, key);
    }

    fn pack_after(&self, state: &S::State, step: S::Move, key: &mut [u8]) {
        self.0.pack_after(state, step, key);
    }

    fn pack_each(&self, state: &S::State, moves: &[S::Move], keys: &mut [u8]) {
        self.0.pack_each(state, moves, keys);
    }

    fn unpack(&self, key: &[u8]) -> S::State {
        self.0.unpack(key)
    }
}

impl<S: Space> Space for Endless<S> {
    type Landscape<'a> = MoveStrings<'a, Self>;
    const HEURISTICS: &'static [Heuristic<Self>] =
        &[Heuristic { name: "first", aliases: &[], admissible: true, estimate: first::<S> }];

    fn landscape<'a>(
        &'a self,
        heuristic: &'a Heuristic<Self>,
        lengths: std::ops::RangeInclusive<usize>,
    ) -> MoveStrings<'a, Self> {
        MoveStrings::new(self, heuristic, lengths)
    }

    fn state_text(&self, state: &S::State) -> String {
        self.0.state_text(state)
    }
}

fn first<S: Space>(level: &Endless<S>, state: &S::State) -> Cost {
    (S::HEURISTICS[0].estimate)(&level.0, state)
}
