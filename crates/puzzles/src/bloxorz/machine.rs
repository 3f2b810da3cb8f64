//! A stage made ready for search: floor cells by number, bridges as bits, and a roll in a few instructions.

use solvarium_engine::grid::{Direction, Grid};

use super::rules::{Piece, Position, Variant};
use super::stage::{Effect, Ground, Stage};

/// No floor cell.
pub const NONE: u16 = u16::MAX;

/// A state: two cells and the bridges that are open.
///
/// `a` = `b` is the block upright; two cells side by side are the block lying, `a` before `b`; anything else is two
/// cubes, the first on `a`. Cubes side by side join at once, so the cells alone tell which it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The open bridges, a bit for each group of cells that always open and close together.
    pub bridges: u64,
    /// The block's first floor cell, or the first cube's.
    pub a: u16,
    /// The block's second floor cell, or the second cube's.
    pub b: u16,
    /// Whether it is two cubes.
    pub split: bool,
    /// Which cube was the last to move, 0 or 1.
    pub active: u8,
}

/// What a floor cell does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Deed {
    None,
    Breaks,
    Soft(u16),
    Heavy(u16),
    Splits(u16, u16),
}

/// A floor cell.
#[derive(Clone, Debug)]
struct Floor {
    /// The bit of its bridge, or 0 when it is always there.
    bridge: u64,
    deed: Deed,
    /// The floor cells beside it, by direction.
    near: [u16; 4],
}

/// What a switch does to the bits of the bridges.
#[derive(Clone, Copy, Debug, Default)]
struct Press {
    toggle: u64,
    open: u64,
    close: u64,
}

/// A stage made ready for search.
#[derive(Clone, Debug)]
pub struct Machine {
    grid: Grid,
    floors: Vec<Floor>,
    presses: Vec<Press>,
    /// The cell of the board that each floor cell is.
    cells: Vec<usize>,
    /// Bridge groups: their cells on the board.
    groups: Vec<Vec<usize>>,
    start: State,
    goal: u16,
    /// Variants of the rules.
    pub variant: Variant,
}

impl Machine {
    /// Compiles a stage.
    pub fn new(stage: &Stage, variant: Variant) -> Self {
        let cells: Vec<usize> = (0..stage.ground.len()).filter(|cell| stage.ground[*cell] != Ground::Void).collect();
        let mut numbers = vec![NONE; stage.ground.len()];
        cells.iter().enumerate().for_each(|(number, cell)| numbers[*cell] = number as u16);
        let bridges = stage.bridges();
        let mut bits = vec![0; stage.ground.len()];
        for (group, (_, cells)) in bridges.iter().enumerate() {
            cells.iter().for_each(|cell| bits[*cell] = 1 << group);
        }
        let mut presses = Vec::new();
        let floors = cells.iter().map(|&cell| {
            let deed = match &stage.ground[cell] {
                Ground::Fragile => Deed::Breaks,
                Ground::Split([first, second]) => Deed::Splits(numbers[*first], numbers[*second]),
                Ground::Switch(switch) => {
                    let mut press = Press::default();
                    for (bridge, effect) in &switch.effects {
                        *press.bits(*effect) |= bits[*bridge];
                    }
                    presses.push(press);
                    let number = (presses.len() - 1) as u16;
                    if switch.heavy { Deed::Heavy(number) } else { Deed::Soft(number) }
                }
                _ => Deed::None,
            };
            let near = Direction::ALL.map(|d| stage.grid.neighbour(cell, d).map_or(NONE, |next| numbers[next]));
            Floor { bridge: bits[cell], deed, near }
        });
        let floors = floors.collect();
        let open = bridges.iter().enumerate().filter(|(_, (open, _))| *open).map(|(group, _)| 1 << group).sum();
        let start = numbers[stage.start];
        Machine {
            grid: stage.grid,
            floors,
            presses,
            cells,
            groups: bridges.into_iter().map(|(_, cells)| cells).collect(),
            start: State { bridges: open, a: start, b: start, split: false, active: 0 },
            goal: numbers[stage.goal],
            variant,
        }
    }

    /// The same machine, begun at another position.
    pub fn begun_at(self, position: &Position) -> Self {
        Machine { start: self.state(position), ..self }
    }

    /// The size of the board.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// Groups of bridge cells.
    pub fn bridge_count(&self) -> usize {
        self.groups.len()
    }

    /// Number of floor cells.
    pub fn floor_count(&self) -> usize {
        self.floors.len()
    }

    /// The cell of the board that a floor cell is.
    pub fn cell(&self, floor: u16) -> usize {
        self.cells[usize::from(floor)]
    }

    /// The floor cell with the goal.
    pub fn goal(&self) -> u16 {
        self.goal
    }

    /// The floor cell beside another, or [`NONE`].
    #[inline]
    pub fn near(&self, floor: u16, direction: Direction) -> u16 {
        self.floors[usize::from(floor)].near[direction as usize]
    }

    /// Every split: its floor cell and those its cubes appear on.
    pub fn splits(&self) -> impl Iterator<Item = (u16, [u16; 2])> {
        self.floors.iter().enumerate().filter_map(|(floor, of)| match of.deed {
            Deed::Splits(first, second) => Some((floor as u16, [first, second])),
            _ => None,
        })
    }

    /// Whether the upright block breaks the floor cell.
    pub fn is_fragile(&self, floor: u16) -> bool {
        self.floors[usize::from(floor)].deed == Deed::Breaks
    }

    /// The bit of the bridge that a floor cell belongs to, or 0.
    pub fn bridge(&self, floor: u16) -> u64 {
        self.floors[usize::from(floor)].bridge
    }

    /// Where every game begins.
    pub fn start(&self) -> State {
        self.start
    }

    /// Whether the block stands upright on the goal.
    #[inline]
    pub fn is_goal(&self, state: &State) -> bool {
        state.a == self.goal && state.b == self.goal
    }

    /// The state after a roll of the block, or of one of the cubes; none when something falls.
    #[inline]
    pub fn roll(&self, state: &State, cube: u8, direction: Direction) -> Option<State> {
        if state.split { self.roll_cube(state, cube, direction) } else { self.roll_block(state, direction) }
    }

    fn roll_block(&self, state: &State, direction: Direction) -> Option<State> {
        let State { bridges, a, b, .. } = *state;
        let (near_a, near_b) = (self.near(a, direction), self.near(b, direction));
        let (mut first, mut second) = if a == b {
            (near_a, if near_a == NONE { NONE } else { self.near(near_a, direction) })
        } else if near_a == b {
            (near_b, near_b)
        } else if near_b == a {
            (near_a, near_a)
        } else {
            (near_a, near_b)
        };
        if first == NONE || second == NONE || !self.holds(first, bridges) || !self.holds(second, bridges) {
            return None;
        }
        let deed = |floor: u16| self.floors[usize::from(floor)].deed;
        if first == second {
            return match deed(first) {
                Deed::Breaks => None,
                Deed::Splits(one, other) => {
                    let there = self.holds(one, bridges) && self.holds(other, bridges);
                    there.then_some(State { a: one, b: other, split: true, active: 0, bridges })
                }
                Deed::Soft(switch) | Deed::Heavy(switch) => {
                    self.settled(State { a: first, b: first, bridges: self.press(switch, bridges), ..*state })
                }
                Deed::None => Some(State { a: first, b: first, ..*state }),
            };
        }
        if second < first {
            (first, second) = (second, first);
        }
        let mut after = State { a: first, b: second, ..*state };
        for floor in [first, second] {
            if let Deed::Soft(switch) = deed(floor) {
                after.bridges = self.press(switch, after.bridges);
            }
        }
        if after.bridges == bridges { Some(after) } else { self.settled(after) }
    }

    fn roll_cube(&self, state: &State, cube: u8, direction: Direction) -> Option<State> {
        let (moving, resting) = if cube == 0 { (state.a, state.b) } else { (state.b, state.a) };
        let next = self.near(moving, direction);
        if next == NONE || !self.holds(next, state.bridges) {
            return None;
        }
        let mut bridges = state.bridges;
        if let Deed::Soft(switch) = self.floors[usize::from(next)].deed {
            bridges = self.press(switch, bridges);
        }
        let joined = self.floors[usize::from(next)].near.contains(&resting);
        let (a, b) = match cube {
            _ if joined => (next.min(resting), next.max(resting)),
            0 => (next, resting),
            _ => (resting, next),
        };
        self.settled(State { bridges, a, b, split: !joined, active: if joined { 0 } else { cube } })
    }

    /// The state, unless by the strict rules something falls in it.
    fn settled(&self, state: State) -> Option<State> {
        let rests = || self.holds(state.a, state.bridges) && self.holds(state.b, state.bridges);
        (!self.variant.strict_bridges || rests()).then_some(state)
    }

    #[inline]
    fn holds(&self, floor: u16, bridges: u64) -> bool {
        self.floors[usize::from(floor)].bridge & !bridges == 0
    }

    fn press(&self, switch: u16, bridges: u64) -> u64 {
        let Press { toggle, open, close } = self.presses[usize::from(switch)];
        ((bridges ^ toggle) | open) & !close
    }

    pub fn key_len(&self) -> usize {
        2 * self.floor_bytes() + self.groups.len().div_ceil(8)
    }

    fn floor_bytes(&self) -> usize {
        if self.floors.len() > 256 { 2 } else { 1 }
    }

    /// Writes two floor cells and the bridges.
    #[inline]
    pub fn pack(&self, a: u16, b: u16, bridges: u64, key: &mut [u8]) {
        let bits = if self.floor_bytes() == 1 {
            (key[0], key[1]) = (a as u8, b as u8);
            &mut key[2..]
        } else {
            key[..2].copy_from_slice(&a.to_le_bytes());
            key[2..4].copy_from_slice(&b.to_le_bytes());
            &mut key[4..]
        };
        bits.iter_mut().zip(bridges.to_le_bytes()).for_each(|(byte, bits)| *byte = bits);
    }

    /// Reads what [`Machine::pack`] wrote; the first cube is taken to be the last that moved.
    #[inline]
    pub fn unpack(&self, key: &[u8]) -> State {
        let (a, b, bits) = if self.floor_bytes() == 1 {
            (u16::from(key[0]), u16::from(key[1]), &key[2..])
        } else {
            (u16::from_le_bytes([key[0], key[1]]), u16::from_le_bytes([key[2], key[3]]), &key[4..])
        };
        let bridges = bits.iter().rev().fold(0, |bits, byte| bits << 8 | u64::from(*byte));
        let split = a != b && !self.floors[usize::from(a)].near.contains(&b);
        State { bridges, a, b, split, active: 0 }
    }

    /// A state as the rules see it.
    pub fn position(&self, state: &State) -> Position {
        let cells = [self.cell(state.a), self.cell(state.b)];
        let piece = match *state {
            State { split: true, active, .. } => Piece::Cubes { cells, active: usize::from(active) },
            State { a, b, .. } if a == b => Piece::Upright(cells[0]),
            _ => Piece::Lying(cells),
        };
        let open = self.groups.iter().enumerate().filter(|(group, _)| state.bridges >> group & 1 == 1);
        Position { piece, open: open.flat_map(|(_, cells)| cells.iter().copied()).collect() }
    }

    /// A state of the rules as the searches see it.
    pub fn state(&self, position: &Position) -> State {
        let floor = |cell: usize| self.cells.binary_search(&cell).expect("pieces rest on floor") as u16;
        let open = |cells: &Vec<usize>| position.open.contains(&cells[0]);
        let bits = self.groups.iter().enumerate().filter(|(_, cells)| open(cells)).map(|(group, _)| 1 << group);
        let (cells, split, active) = match position.piece {
            Piece::Upright(cell) => ([cell, cell], false, 0),
            Piece::Lying(cells) => (cells, false, 0),
            Piece::Cubes { cells, active } => (cells, true, active as u8),
        };
        State { bridges: bits.sum(), a: floor(cells[0]), b: floor(cells[1]), split, active }
    }
}

impl Press {
    fn bits(&mut self, effect: Effect) -> &mut u64 {
        match effect {
            Effect::Toggle => &mut self.toggle,
            Effect::Open => &mut self.open,
            Effect::Close => &mut self.close,
        }
    }
}
