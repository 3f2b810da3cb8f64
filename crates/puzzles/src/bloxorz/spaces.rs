//! What algorithms search: rolls that name the cube, and, where swaps count, keys.

use std::sync::Arc;

use solvarium_engine::grid::Direction;
use solvarium_engine::{Heuristic, Lengths, Plain, Space, StateSpace};

use super::heuristics::{self, Guide};
use super::landscape::{Chromosomes, Scheme};
use super::machine::{Machine, State};
use super::{Roll, plain, rules};

/// A state as the machine has it; a move is a roll, and either cube may be rolled. Cubes are alike, so the key does not
/// tell them apart.
#[derive(Clone, Debug)]
pub struct Rolls {
    /// The machine with its estimates.
    pub guide: Arc<Guide>,
    /// How strings of rolls are bred.
    pub scheme: Scheme,
}

/// As [`Rolls`], but only the active cube rolls and changing it is a move: each move is a key that a player presses.
#[derive(Clone, Debug)]
pub struct Keys {
    /// The machine with its estimates.
    pub guide: Arc<Guide>,
    /// How strings of rolls are bred.
    pub scheme: Scheme,
}

/// A key of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Rolls the block or the active cube.
    Arrow(Direction),
    /// Makes the other cube the active one.
    Swap,
}

pub trait OverMachine: StateSpace<State = State> + 'static {
    /// The machine with its estimates.
    fn guide(&self) -> &Guide;

    fn machine(&self) -> &Machine {
        self.guide().machine()
    }

    /// Appends the moves that make a roll.
    fn spell(&self, state: &State, roll: Roll, out: &mut Vec<Self::Move>);
}

impl OverMachine for Rolls {
    fn guide(&self) -> &Guide {
        &self.guide
    }

    fn spell(&self, state: &State, roll: Roll, out: &mut Vec<Roll>) {
        out.push(if state.split { roll } else { Roll { cube: 0, ..roll } });
    }
}

impl OverMachine for Keys {
    fn guide(&self) -> &Guide {
        &self.guide
    }

    fn spell(&self, state: &State, roll: Roll, out: &mut Vec<Key>) {
        if state.split && state.active != roll.cube {
            out.push(Key::Swap);
        }
        out.push(Key::Arrow(roll.direction));
    }
}

/// What both spaces have alike.
macro_rules! states_of_the_machine {
    () => {
        type State = State;

        fn initial(&self) -> State {
            self.machine().start()
        }

        fn is_goal(&self, state: &State) -> bool {
            self.machine().is_goal(state)
        }

        fn key_len(&self) -> usize {
            self.machine().key_len()
        }

        fn unpack(&self, key: &[u8]) -> State {
            self.machine().unpack(key)
        }

        /// What the block or the cubes cover, and the goal.
        fn unmet(&self, state: &State, out: &mut Vec<usize>) {
            if self.is_goal(state) {
                return;
            }
            let machine = self.machine();
            out.extend(rules::cells(&machine.position(state).piece));
            let goal = machine.cell(machine.goal());
            if !out.contains(&goal) {
                out.push(goal);
            }
        }
    };
}

impl StateSpace for Rolls {
    type Move = Roll;
    states_of_the_machine!();

    fn moves(&self, state: &State, out: &mut Vec<Roll>) {
        if self.is_goal(state) {
            return;
        }
        for cube in 0..=u8::from(state.split) {
            let falls = |direction: &Direction| self.machine().roll(state, cube, *direction).is_some();
            out.extend(Direction::ALL.into_iter().filter(falls).map(|direction| Roll { cube, direction }));
        }
    }

    fn apply(&self, state: &State, roll: Roll) -> State {
        self.machine().roll(state, roll.cube, roll.direction).expect("only rolls that hold are made")
    }

    fn pack(&self, state: &State, key: &mut [u8]) {
        self.machine().pack(state.a.min(state.b), state.a.max(state.b), state.bridges, key);
    }
}

impl StateSpace for Keys {
    type Move = Key;
    states_of_the_machine!();

    fn moves(&self, state: &State, out: &mut Vec<Key>) {
        if self.is_goal(state) {
            return;
        }
        let holds = |direction: &Direction| self.machine().roll(state, state.active, *direction).is_some();
        out.extend(Direction::ALL.into_iter().filter(holds).map(Key::Arrow));
        if state.split {
            out.push(Key::Swap);
        }
    }

    fn apply(&self, state: &State, key: Key) -> State {
        match key {
            Key::Arrow(direction) => {
                self.machine().roll(state, state.active, direction).expect("only rolls that hold are made")
            }
            Key::Swap => State { active: 1 - state.active, ..*state },
        }
    }

    fn pack(&self, state: &State, key: &mut [u8]) {
        let (first, second) = if state.active == 0 { (state.a, state.b) } else { (state.b, state.a) };
        self.machine().pack(first, second, state.bridges, key);
    }
}

/// The rolls that keys make, each naming its cube.
pub fn rolls_of(machine: &Machine, keys: &[Key]) -> Vec<Roll> {
    let (mut state, mut rolls) = (machine.start(), Vec::new());
    for key in keys {
        match *key {
            Key::Swap => state.active = 1 - state.active,
            Key::Arrow(direction) => {
                rolls.push(Roll { cube: state.active, direction });
                state = machine.roll(&state, state.active, direction).expect("the keys were searched");
            }
        }
    }
    rolls
}

/// A state in one line: the covered cells as row,column, and the bridges.
fn state_text(machine: &Machine, state: &State) -> String {
    let cell = |cell: usize| {
        let (row, column) = machine.grid().position(cell);
        format!("{row},{column}")
    };
    let cells: Vec<String> = rules::cells(&machine.position(state).piece).into_iter().map(cell).collect();
    let piece = cells.join(if state.split { " | " } else { " " });
    match machine.bridge_count() {
        0 => piece,
        count => format!("{piece} {:0count$b}", state.bridges),
    }
}

macro_rules! space {
    ($name:ty) => {
        impl Space for $name {
            type Landscape<'a> = Chromosomes<'a, Self>;
            const HEURISTICS: &'static [Heuristic<Self>] = heuristics::All::<Self>::LIST;

            fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, lengths: Lengths) -> Chromosomes<'a, Self> {
                Chromosomes::new(self, self.scheme, heuristic, lengths)
            }

            fn state_text(&self, state: &State) -> String {
                state_text(self.machine(), state)
            }

            fn pieces(&self, state: &State, out: &mut Vec<usize>) {
                out.extend(rules::cells(&self.machine().position(state).piece));
            }

            fn plain_level(&self, out: &mut Plain) {
                plain::level(self.machine(), out);
            }

            fn plain_state(&self, state: &State, out: &mut Plain) {
                plain::state(self.machine(), state, out);
            }
        }
    };
}

space!(Rolls);
space!(Keys);
