//! Water Sort without a goal: every search has to see every state.

use solvarium_engine::{Cost, Heuristic, MoveStrings, Space, StateSpace};
use solvarium_puzzles::water_sort::{Cups, Pour, WaterSort};

/// A level whose goal nobody is told.
pub struct Endless(pub WaterSort);

impl StateSpace for Endless {
    type State = Cups;
    type Move = Pour;

    fn initial(&self) -> Cups {
        self.0.initial()
    }

    fn is_goal(&self, state: &Cups) -> bool {
        std::hint::black_box(self.0.is_goal(state)) && state.0.is_empty()
    }

    fn moves(&self, state: &Cups, out: &mut Vec<Pour>) {
        self.0.moves(state, out);
    }

    fn apply(&self, state: &Cups, pour: Pour) -> Cups {
        self.0.apply(state, pour)
    }

    fn key_len(&self) -> usize {
        self.0.key_len()
    }

    fn pack(&self, state: &Cups, key: &mut [u8]) {
        self.0.pack(state, key);
    }

    fn pack_after(&self, state: &Cups, pour: Pour, key: &mut [u8]) {
        self.0.pack_after(state, pour, key);
    }

    fn unpack(&self, key: &[u8]) -> Cups {
        self.0.unpack(key)
    }
}

impl Space for Endless {
    type Landscape<'a> = MoveStrings<'a, Self>;
    const HEURISTICS: &'static [Heuristic<Self>] =
        &[Heuristic { name: "runs", aliases: &[], admissible: true, estimate: runs }];

    fn landscape<'a>(
        &'a self,
        heuristic: &'a Heuristic<Self>,
        lengths: std::ops::RangeInclusive<usize>,
    ) -> MoveStrings<'a, Self> {
        MoveStrings::new(self, heuristic, lengths)
    }

    fn state_text(&self, state: &Cups) -> String {
        self.0.state_text(state)
    }
}

fn runs(level: &Endless, state: &Cups) -> Cost {
    let heuristic = WaterSort::HEURISTICS.iter().find(|heuristic| heuristic.name == "runs");
    (heuristic.expect("the heuristic exists").estimate)(&level.0, state)
}
