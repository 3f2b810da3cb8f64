//! The template: the smallest puzzle that has everything, to copy from.
//!
//! A walker crosses a map from `S` to `G`. `#` is a wall; a digit is ground whose cost is paid on entering it; `.` is
//! ground of cost 1, and so are `S` and `G`. It is always built and tested like any other puzzle, but left out of the
//! lists. It can be run backwards, and its costs differ from its steps, so that the tests can distinguish the algorithms.

mod format;

use solvarium_engine::grid::{Direction, Grid};
use solvarium_engine::{
    Backward, Board, Cell, Cost, DEAD, Family, Format, Heuristic, Lengths, MessageFiles, MoveStrings, Pack, Plain,
    Puzzle, PuzzleInfo, Space, SpaceInfo, SpaceVisitor, StateSpace, Tile, Violation, message,
};

use crate::support::turn::Turn;

/// A map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    grid: Grid,
    /// Cost of entering each cell; 0 for a wall.
    ground: Vec<u8>,
    start: u32,
    goal: u32,
}

impl StateSpace for Template {
    /// The cell the walker is on.
    type State = u32;
    type Move = Direction;

    fn initial(&self) -> u32 {
        self.start
    }

    fn is_goal(&self, &cell: &u32) -> bool {
        cell == self.goal
    }

    fn moves(&self, &cell: &u32, out: &mut Vec<Direction>) {
        out.extend(Direction::ALL.into_iter().filter(|&direction| self.step(cell, direction).is_some()));
    }

    fn apply(&self, &cell: &u32, direction: Direction) -> u32 {
        self.step(cell, direction).expect("only legal steps are made")
    }

    fn cost(&self, &cell: &u32, direction: Direction) -> Cost {
        Cost::from(self.ground[self.apply(&cell, direction) as usize])
    }

    fn key_len(&self) -> usize {
        4
    }

    fn pack(&self, &cell: &u32, key: &mut [u8]) {
        key.copy_from_slice(&cell.to_le_bytes());
    }

    fn unpack(&self, key: &[u8]) -> u32 {
        u32::from_le_bytes(key.try_into().expect("a key has four bytes"))
    }
}

impl Template {
    /// The cell a step leads to, unless a wall or the edge is in the way.
    fn step(&self, cell: u32, direction: Direction) -> Option<u32> {
        let next = self.grid.neighbour(cell as usize, direction)?;
        (self.ground[next] > 0).then_some(next as u32)
    }

    /// A cell by its row and column, as messages name it.
    fn cell(&self, cell: u32) -> Cell {
        let (row, column) = self.grid.position(cell as usize);
        Cell { row: row as u32, column: column as u32 }
    }
}

impl Space for Template {
    type Landscape<'a> = MoveStrings<'a, Self>;
    const HEURISTICS: &'static [Heuristic<Self>] = &[
        Heuristic { name: "manhattan", aliases: &[], admissible: true, estimate: manhattan },
        Heuristic { name: "zero", aliases: &[], admissible: true, estimate: zero },
    ];

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, lengths: Lengths) -> MoveStrings<'a, Self> {
        MoveStrings::new(self, heuristic, lengths)
    }

    fn state_text(&self, &cell: &u32) -> String {
        self.cell(cell).to_string()
    }

    fn pieces(&self, &cell: &u32, out: &mut Vec<usize>) {
        out.push(cell as usize);
    }

    /// `ground` is what entering each cell costs, 0 for a wall.
    fn plain_level(&self, out: &mut Plain) {
        out.number("width", self.grid.width);
        out.number("height", self.grid.height);
        out.number("goal", self.goal as usize);
        out.list("ground", self.ground.iter().map(|&cost| i32::from(cost)));
    }

    fn plain_state(&self, &cell: &u32, out: &mut Plain) {
        out.number("cell", cell as usize);
    }

    fn backward(&self) -> Option<&dyn Backward<u32>> {
        Some(self)
    }
}

/// Admissible: every step costs at least 1 and brings the walker at most one nearer.
fn manhattan(map: &Template, &cell: &u32) -> Cost {
    map.grid.manhattan(cell as usize, map.goal as usize) as Cost
}

/// Admissible: [`DEAD`] only where no cell beside the goal can be walked on.
fn zero(map: &Template, &cell: &u32) -> Cost {
    let walled_in = Direction::ALL.into_iter().all(|direction| map.step(map.goal, direction).is_none());
    if walled_in && cell != map.goal { DEAD } else { 0 }
}

impl Backward<u32> for Template {
    fn goals(&self, out: &mut Vec<u32>) {
        out.push(self.goal);
    }

    fn predecessors(&self, &cell: &u32, out: &mut Vec<u32>) {
        out.extend(Direction::ALL.into_iter().filter_map(|direction| self.step(cell, direction)));
    }
}

impl Puzzle for Template {
    const INFO: PuzzleInfo = PuzzleInfo { name: "template", family: Family::Path, hidden: true };
    const FORMATS: &'static [Format<Self>] = &[format::FORMAT];
    const SPACES: &'static [SpaceInfo] = &[SpaceInfo { name: "steps" }];
    const PACKS: &'static [Pack] = &[Pack {
        name: "",
        first: 1,
        text: "# Title: the cheap way is the long way\n# Best: 7 steps\nS99G\n.##.\n....\n\n# Title: no way\nS.#\n.#G\n",
    }];
    const MESSAGES: MessageFiles = solvarium_engine::messages!();

    /// The map turned and mirrored.
    fn images(&self) -> Vec<Self> {
        let turned = |turn: Turn| Template {
            grid: turn.size(self.grid),
            ground: turn.board(self.grid, &self.ground),
            start: turn.cell(self.grid, self.start as usize) as u32,
            goal: turn.cell(self.grid, self.goal as usize) as u32,
        };
        Turn::ALL.map(turned).into()
    }

    fn with_space<V: SpaceVisitor<Self>>(&self, _name: &str, visitor: V) -> V::Output {
        visitor.visit(self, <[Direction]>::to_vec)
    }

    fn board(&self, &walker: &u32) -> Board {
        let mut board = Board::new(self.grid.width, self.grid.height);
        for (cell, &cost) in self.ground.iter().enumerate() {
            let (row, column) = self.grid.position(cell);
            let (kind, label) = match cost {
                _ if cell == walker as usize => ("walker", "@".into()),
                _ if cell == self.goal as usize => ("goal", "G".into()),
                0 => ("wall", "#".into()),
                1 => ("ground", ".".into()),
                cost => ("ground", cost.to_string()),
            };
            board.put(row, column, Tile { kind, label, ..Tile::default() });
        }
        board
    }

    fn move_text(&self, direction: Direction) -> String {
        direction.letter().into()
    }

    fn read_move(&self, text: &str) -> Option<Direction> {
        let mut letters = text.chars();
        let direction = Direction::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(direction)
    }

    fn legal(&self, &cell: &u32, direction: Direction) -> bool {
        self.step(cell, direction).is_some()
    }

    fn legal_moves(&self, state: &u32, out: &mut Vec<Direction>) {
        self.moves(state, out);
    }

    fn check(&self, &cell: &u32) -> Result<(), Violation> {
        if self.cell(cell) == self.cell(self.goal) {
            return Ok(());
        }
        let message = message!("template-at-goal", walker = self.cell(cell), goal = self.cell(self.goal));
        Err(Violation { rule: "at-goal", message })
    }

    fn measures(&self, moves: &[Direction]) -> Vec<(&'static str, u64)> {
        vec![("steps", moves.len() as u64)]
    }
}
