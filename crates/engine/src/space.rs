//! Graphs: what a search algorithm sees of a puzzle.

use crate::{Landscape, Options, Plain};

/// The cost of a move or of a path.
pub type Cost = u32;

/// How long a candidate of a landscape may be, where length means anything.
pub type Lengths = std::ops::RangeInclusive<usize>;

/// An estimate that says: from here no goal can be reached. Only for what is proved.
pub const DEAD: Cost = Cost::MAX;

/// A graph given by its start, its goals and its moves; whatever is constant for the level lives in `self`.
///
/// A state's identity is its key. `pack` may canonicalise (sort interchangeable parts); then states with equal keys
/// must have the same successor keys at the same costs.
///
/// ```
/// use solvarium_engine::StateSpace;
///
/// /// A robot on a line that may go one step or leap three, to a place that is given.
/// struct Robot {
///     goal: u8,
/// }
///
/// impl StateSpace for Robot {
///     type State = u8;
///     type Move = u8;
///
///     fn initial(&self) -> u8 {
///         0
///     }
///     fn is_goal(&self, place: &u8) -> bool {
///         *place == self.goal
///     }
///     fn moves(&self, place: &u8, out: &mut Vec<u8>) {
///         out.extend([1, 3].into_iter().filter(|step| place + step <= self.goal));
///     }
///     fn apply(&self, place: &u8, step: u8) -> u8 {
///         place + step
///     }
///     fn key_len(&self) -> usize {
///         1
///     }
///     fn pack(&self, place: &u8, key: &mut [u8]) {
///         key[0] = *place;
///     }
///     fn unpack(&self, key: &[u8]) -> u8 {
///         key[0]
///     }
/// }
///
/// let robot = Robot { goal: 7 };
/// let place = robot.apply(&robot.initial(), 3);
/// let mut moves = Vec::new();
/// robot.moves(&place, &mut moves);
/// assert_eq!(moves, [1, 3]);
/// // What was not written has a default: here that each move costs 1, and how to find the move to a wanted state.
/// assert_eq!(robot.cost(&place, 3), 1);
/// assert_eq!(robot.step_to(&place, &[6]), Some((3, 6)));
/// ```
pub trait StateSpace {
    /// A position of the puzzle; small and cheap to clone, and plain data that any thread may hold.
    type State: Clone + Send + Sync + 'static;
    /// What leads from one state to another.
    type Move: Copy + Eq + std::fmt::Debug + Send + Sync + 'static;

    /// Where every search begins.
    fn initial(&self) -> Self::State;
    /// Whether the state is a solution.
    fn is_goal(&self, state: &Self::State) -> bool;
    /// Appends the moves worth searching, in a fixed order. May be a sound subset of what is legal.
    fn moves(&self, state: &Self::State, out: &mut Vec<Self::Move>);
    /// The state after a move that `moves` offers.
    fn apply(&self, state: &Self::State, step: Self::Move) -> Self::State;
    /// What the move costs, at least 1.
    fn cost(&self, _state: &Self::State, _step: Self::Move) -> Cost {
        1
    }
    /// Bytes of a packed state, fixed for the level.
    fn key_len(&self) -> usize;
    /// For keys that are numbers of four bytes, least byte first: a bound that all of them are below, not much greater than
    /// the number of states. Such states are found again in a table, without hashing.
    fn key_range(&self) -> Option<usize> {
        None
    }
    /// Writes the state's key, `key_len` bytes.
    fn pack(&self, state: &Self::State, key: &mut [u8]);
    /// Writes the key of the state after a move: what searches use, so that a state met before is never built.
    ///
    /// The state must be one that `unpack` gave; a puzzle whose keys canonicalise may rely on that.
    fn pack_after(&self, state: &Self::State, step: Self::Move, key: &mut [u8]) {
        self.pack(&self.apply(state, step), key);
    }
    /// Writes the keys after each of the moves, one after the other, as [`StateSpace::pack_after`] does; for spaces in
    /// which the successors of a state share work.
    fn pack_each(&self, state: &Self::State, moves: &[Self::Move], keys: &mut [u8]) {
        for (&step, key) in moves.iter().zip(keys.chunks_exact_mut(self.key_len())) {
            self.pack_after(state, step, key);
        }
    }
    /// The move, with the state it leads to, from any state to one with the wanted key, if one move does it.
    fn step_to(&self, state: &Self::State, wanted: &[u8]) -> Option<(Self::Move, Self::State)> {
        let mut moves = Vec::new();
        self.moves(state, &mut moves);
        let mut key = vec![0; self.key_len()];
        moves.into_iter().find_map(|step| {
            let next = self.apply(state, step);
            self.pack(&next, &mut key);
            (key == wanted).then_some((step, next))
        })
    }
    /// A state with this key.
    fn unpack(&self, key: &[u8]) -> Self::State;
    /// Appends the cells of the board that keep a state from being a solution, such as those of boxes that are on no goal;
    /// none at solutions, and where there is nothing to point at.
    fn unmet(&self, _state: &Self::State, _out: &mut Vec<usize>) {}
}

/// A state space that algorithms can be run on: one view of a level, with its estimates and its landscape.
///
/// A path puzzle writes an estimate and takes [`MoveStrings`](crate::MoveStrings) as its landscape:
///
/// ```
/// use solvarium_engine::{Heuristic, Lengths, MoveStrings, Options, Space, StateSpace, Task};
///
/// # struct Numbers { goal: u32 }
/// # impl StateSpace for Numbers {
/// #     type State = u32;
/// #     type Move = char;
/// #     fn initial(&self) -> u32 { 1 }
/// #     fn is_goal(&self, number: &u32) -> bool { *number == self.goal }
/// #     fn moves(&self, number: &u32, out: &mut Vec<char>) {
/// #         out.extend(['+', '*'].into_iter().filter(|&step| self.apply(number, step) <= self.goal));
/// #     }
/// #     fn apply(&self, number: &u32, step: char) -> u32 { if step == '+' { number + 1 } else { number * 2 } }
/// #     fn key_len(&self) -> usize { 4 }
/// #     fn pack(&self, number: &u32, key: &mut [u8]) { key.copy_from_slice(&number.to_le_bytes()) }
/// #     fn unpack(&self, key: &[u8]) -> u32 { u32::from_le_bytes(key.try_into().unwrap()) }
/// # }
/// # let numbers = Numbers { goal: 10 };
/// impl Space for Numbers {
///     type Landscape<'a> = MoveStrings<'a, Numbers>;
///     const HEURISTICS: &'static [Heuristic<Numbers>] = &[Heuristic {
///         name: "doublings",
///         aliases: &[],
///         admissible: true, // No move does more than double the number.
///         estimate: |numbers, number| (numbers.goal / number).ilog2(),
///     }];
///
///     fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Numbers>, lengths: Lengths) -> MoveStrings<'a, Numbers> {
///         MoveStrings::new(self, heuristic, lengths)
///     }
/// }
///
/// let task = Task { space: &numbers, heuristic: &Numbers::HEURISTICS[0], options: &Options::default() };
/// assert_eq!((task.estimate(&1), task.estimate(&4), task.estimate(&10)), (3, 1, 0));
/// ```
pub trait Space: StateSpace + Sized + Send + Sync + 'static {
    /// The landscape that local search walks.
    type Landscape<'a>: Landscape<Move = Self::Move>
    where
        Self: 'a;
    /// Estimates of the cost that is left; the first is the default.
    const HEURISTICS: &'static [Heuristic<Self>];
    /// Whether a state also rules out what other branches try, so that each solution is reached on exactly one path.
    ///
    /// Then what a state can still reach, and what its estimates speak of, are the solutions of its own branch only.
    const DISJOINT: bool = false;

    /// The landscape, guided by a heuristic, with candidates of the given lengths where length means anything.
    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, lengths: Lengths) -> Self::Landscape<'a>;

    /// A state in one line; unless the space says it better, its key in hexadecimal digits.
    fn state_text(&self, state: &Self::State) -> String {
        key_of(self, state).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The state of a key in one line, for traces. Parts that the key does not distinguish are written in a canonical order,
    /// which other programs can reproduce.
    fn key_text(&self, key: &[u8]) -> String {
        self.state_text(&self.unpack(key))
    }

    /// Appends the cells of the board that the pieces of a state stand on, for pictures of where a search has been;
    /// none where such a picture would be meaningless.
    fn pieces(&self, _state: &Self::State, _out: &mut Vec<usize>) {}

    /// Writes what is the same in every state of the level, for heuristics that people write themselves.
    fn plain_level(&self, _out: &mut Plain) {}

    /// Writes a state for them; the fields are the same in every state.
    fn plain_state(&self, state: &Self::State, out: &mut Plain) {
        let mut pieces = Vec::new();
        self.pieces(state, &mut pieces);
        out.cells("pieces", pieces);
    }

    /// How to run the space backwards, where that is possible.
    fn backward(&self) -> Option<&dyn Backward<Self::State>> {
        None
    }
}

/// What a space adds to be searched from its goals.
pub trait Backward<State> {
    /// Appends every goal state.
    fn goals(&self, out: &mut Vec<State>);
    /// Appends every state from which one move leads to this one.
    fn predecessors(&self, state: &State, out: &mut Vec<State>);
}

/// An estimate of the cost that is left.
pub struct Heuristic<S: StateSpace> {
    /// The name on the command line.
    pub name: &'static str,
    /// Former names, which are still accepted.
    pub aliases: &'static [&'static str],
    /// Whether it never exceeds the true cost.
    pub admissible: bool,
    /// The estimate: 0 at a goal, [`DEAD`] only where provably no goal can be reached.
    pub estimate: fn(&S, &S::State) -> Cost,
}

/// One search to be done: the space, the heuristic and the parameters.
pub struct Task<'a, S: StateSpace> {
    /// The space to search.
    pub space: &'a S,
    /// The estimate that guides informed algorithms.
    pub heuristic: &'a Heuristic<S>,
    /// The algorithm's parameters.
    pub options: &'a Options,
}

impl<S: StateSpace> Task<'_, S> {
    /// The chosen heuristic's estimate.
    #[inline]
    pub fn estimate(&self, state: &S::State) -> Cost {
        (self.heuristic.estimate)(self.space, state)
    }
}

/// The moves that lead from the start through states with the given keys: the path of a search, found by replay.
///
/// Keys may stand for canonical states; the moves returned belong to the states actually met from the start.
///
/// ```
/// # use solvarium_engine::StateSpace;
/// use solvarium_engine::space::{replay, solution_cost};
///
/// # struct Numbers { goal: u32 }
/// # impl StateSpace for Numbers {
/// #     type State = u32;
/// #     type Move = char;
/// #     fn initial(&self) -> u32 { 1 }
/// #     fn is_goal(&self, number: &u32) -> bool { *number == self.goal }
/// #     fn moves(&self, number: &u32, out: &mut Vec<char>) {
/// #         out.extend(['+', '*'].into_iter().filter(|&step| self.apply(number, step) <= self.goal));
/// #     }
/// #     fn apply(&self, number: &u32, step: char) -> u32 { if step == '+' { number + 1 } else { number * 2 } }
/// #     fn key_len(&self) -> usize { 4 }
/// #     fn pack(&self, number: &u32, key: &mut [u8]) { key.copy_from_slice(&number.to_le_bytes()) }
/// #     fn unpack(&self, key: &[u8]) -> u32 { u32::from_le_bytes(key.try_into().unwrap()) }
/// # }
/// // From 1 by adding 1 and by doubling; the key of a number is its four bytes.
/// let numbers = Numbers { goal: 10 };
/// let keys = [2u32, 4, 5, 10].map(u32::to_le_bytes);
/// let moves = replay(&numbers, keys.iter().map(<[u8; 4]>::as_slice));
/// assert_eq!(moves, ['+', '*', '+', '*']);
/// assert_eq!(solution_cost(&numbers, &moves), Some(4));
/// assert_eq!(solution_cost(&numbers, &['*', '*']), None, "4 is not the goal");
/// ```
pub fn replay<'a, S: StateSpace>(space: &S, keys: impl IntoIterator<Item = &'a [u8]>) -> Vec<S::Move> {
    let mut state = space.initial();
    let mut path = Vec::new();
    for wanted in keys {
        let found = space.step_to(&state, wanted);
        let (step, next) = found.expect("states with equal keys have the same successor keys");
        path.push(step);
        state = next;
    }
    path
}

/// What a solution costs, if it is one: if the space offers each of the moves in turn and they end at a goal.
pub fn solution_cost<S: StateSpace>(space: &S, solution: &[S::Move]) -> Option<Cost> {
    let (mut state, mut cost, mut moves): (_, Cost, _) = (space.initial(), 0, Vec::new());
    for &step in solution {
        moves.clear();
        space.moves(&state, &mut moves);
        if !moves.contains(&step) {
            return None;
        }
        cost = cost.saturating_add(space.cost(&state, step));
        state = space.apply(&state, step);
    }
    space.is_goal(&state).then_some(cost)
}

/// The states that moves lead through, that before the first move included.
pub fn states_along<S: StateSpace>(space: &S, moves: &[S::Move]) -> Vec<S::State> {
    let mut states = vec![space.initial()];
    for &step in moves {
        states.push(space.apply(&states[states.len() - 1], step));
    }
    states
}

/// Appends every state that one move leads to: where each move can be taken back, what [`Backward::predecessors`] asks for.
pub fn successors<S: StateSpace>(space: &S, state: &S::State, out: &mut Vec<S::State>) {
    let mut moves = Vec::new();
    space.moves(state, &mut moves);
    out.extend(moves.into_iter().map(|step| space.apply(state, step)));
}

/// The key of a state, as a new vector.
pub fn key_of<S: StateSpace>(space: &S, state: &S::State) -> Vec<u8> {
    let mut key = vec![0; space.key_len()];
    space.pack(state, &mut key);
    key
}

/// Writes the keys after each of the moves, one after the other. The state must be one that `unpack` gave.
pub fn pack_all<S: StateSpace>(space: &S, state: &S::State, moves: &[S::Move], keys: &mut Vec<u8>) {
    keys.resize(moves.len() * space.key_len(), 0);
    space.pack_each(state, moves, keys);
}
