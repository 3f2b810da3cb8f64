//! Bloxorz: roll a block of two cubes over a floor with holes until it stands upright on the goal.
//!
//! **Rules**, in the order in which they act. (1) The upright block rolls onto the next two cells in a direction; lying
//! along the direction it stands up on the next cell; lying across it, both halves go one cell on. (2) Two cubes roll one
//! at a time, one cell a roll. (3) Every cell that the moved piece covers must hold it, with the bridges as they were
//! before the roll: the void and a closed bridge hold nothing, a fragile tile holds everything but the upright block.
//! (4) Then the cells under the moved piece act, once each: a soft switch under anything, a heavy one under the upright
//! block only. A switch toggles, opens or closes bridge cells. (5) A split under the upright block turns it into two
//! cubes on two given cells; appearing presses no switch. (6) Cubes side by side after a roll become the lying block; that
//! presses nothing. (7) The game is won by the block standing upright on the goal, and then it is over.
//!
//! **Decided where the rules are unclear.** What rests on a bridge that closes stays there, as in the original game;
//! with `strict-bridges` it falls. A move names the cube, and changing cubes costs nothing; with `count-swaps` it costs
//! as much as a roll. After a split the first cube is the active one. The block lying on two soft switches presses them
//! in reading order. The cells of a split are at least two apart. A bridge that no switch moves is a tile, or void.
//!
//! **Files.** `rules.rs` the rules, read plainly, by which answers are judged; `machine.rs` the same rules on packed
//! states, for searches; `spaces.rs` the two views that are searched, rolls and keys; `stage.rs` a level's board,
//! `sketch.rs` a board as it was read, with everything that can be wrong with it; `format/` three notations,
//! `solution.rs` two for solutions, `pddl/` levels for planners; `heuristics.rs`; `landscape/` the strings of rolls that are bred, by novelty or by
//! fitness; `expert.rs`; `grade.rs`; `tutor.rs` what the next rolls are for; `canonical.rs` the same level turned;
//! `generate/` islands, bridges and switches, changed until everything on the board matters.

mod canonical;
mod examples;
mod expert;
mod format;
mod generate;
mod grade;
mod heuristics;
mod landscape;
mod machine;
mod pddl;
mod plain;
pub mod rules;
mod sketch;
mod solution;
mod spaces;
pub mod stage;
mod tutor;

use std::sync::Arc;

use solvarium_engine::grid::Direction;
use solvarium_engine::{
    Board, Cell, Cost, Ctx, Examination, Example, Export, Family, Format, Generator, Message, MessageFiles, Options,
    Pack, Param, ParamInfo, Piece as Figure, Puzzle, PuzzleInfo, SolutionFormat, Solver, SpaceInfo, SpaceVisitor,
    StateSpace, Stop, Tile, Tutor, Violation, message,
};

use crate::support::pddl::{exports, plan_format};
use heuristics::Guide;
use landscape::Scheme;
use machine::Machine;
use rules::{Piece, Position, Variant};
use spaces::{Keys, Rolls};
use stage::{Ground, Stage};

const STRICT_BRIDGES: Param<bool> = Param::flag("strict-bridges", false);
const COUNT_SWAPS: Param<bool> = Param::flag("count-swaps", false);

const SCHEME: Param<&'static str> = Param::choice("scheme", &["novelty", "fitness"])
    .with_aliases(&[("report-a", "fitness")])
    .of_algorithms(&["genetic"]);

/// A level.
#[derive(Clone, Debug)]
pub struct Bloxorz {
    stage: Arc<Stage>,
    start: Position,
    guide: Arc<Guide>,
    scheme: Scheme,
    notes: Vec<Message>,
}

/// A move: a roll of the block (which is cube 0), or of a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// 0 for the block or the first cube, 1 for the second.
    pub cube: u8,
    /// Where to.
    pub direction: Direction,
}

impl Bloxorz {
    /// A level on a board, with what its reader has to say about its text.
    pub fn new(stage: Stage, notes: Vec<Message>) -> Self {
        let guide = Guide::new(Machine::new(&stage, Variant::default()));
        let start = rules::start(&stage);
        Bloxorz { stage: Arc::new(stage), start, guide: Arc::new(guide), scheme: Scheme::default(), notes }
    }

    /// The board.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The level made ready for search.
    pub fn guide(&self) -> &Arc<Guide> {
        &self.guide
    }

    /// What is searched when rolls are counted.
    pub fn rolls(&self) -> Rolls {
        Rolls { guide: self.guide.clone(), scheme: self.scheme }
    }

    /// What is searched when swaps are counted too.
    pub fn keys(&self) -> Keys {
        Keys { guide: self.guide.clone(), scheme: self.scheme }
    }

    fn machine(&self) -> &Machine {
        self.guide.machine()
    }

    /// The same level by other rules.
    fn varied(&self, variant: Variant) -> Self {
        let guide = Guide::new(Machine::new(&self.stage, variant).begun_at(&self.start));
        Bloxorz { guide: Arc::new(guide), ..self.clone() }
    }

    /// The same level, begun at another position.
    fn begun_at(&self, position: &Position) -> Self {
        let guide = Guide::new(self.machine().clone().begun_at(position));
        Bloxorz { start: position.clone(), guide: Arc::new(guide), ..self.clone() }
    }
}

/// The moves a person makes, by the plain rules.
impl StateSpace for Bloxorz {
    type State = Position;
    type Move = Roll;

    fn initial(&self) -> Position {
        self.start.clone()
    }

    fn is_goal(&self, position: &Position) -> bool {
        rules::is_won(&self.stage, position)
    }

    fn moves(&self, position: &Position, out: &mut Vec<Roll>) {
        self.legal_moves(position, out);
    }

    fn apply(&self, position: &Position, roll: Roll) -> Position {
        rules::roll(&self.stage, self.machine().variant, position, roll).expect("only legal rolls are made")
    }

    fn cost(&self, position: &Position, roll: Roll) -> Cost {
        match position.piece {
            Piece::Cubes { active, .. } if active != usize::from(roll.cube) => {
                1 + Cost::from(self.machine().variant.count_swaps)
            }
            _ => 1,
        }
    }

    fn key_len(&self) -> usize {
        self.machine().key_len() + 1
    }

    fn pack(&self, position: &Position, key: &mut [u8]) {
        let state = self.machine().state(position);
        key[0] = state.active;
        self.machine().pack(state.a, state.b, state.bridges, &mut key[1..]);
    }

    fn unpack(&self, key: &[u8]) -> Position {
        let state = self.machine().unpack(&key[1..]);
        self.machine().position(&machine::State { active: key[0], ..state })
    }
}

impl Puzzle for Bloxorz {
    const INFO: PuzzleInfo = PuzzleInfo { name: "bloxorz", family: Family::Path, hidden: false };
    const FORMATS: &'static [Format<Self>] = format::ALL;
    const PARAMS: &'static [ParamInfo] = &[STRICT_BRIDGES.info(), COUNT_SWAPS.info(), SCHEME.info()];
    const SPACES: &'static [SpaceInfo] = &[SpaceInfo { name: "rolls" }];
    const SOLUTION_FORMATS: &'static [SolutionFormat<Self>] = &[solution::KEYS, solution::CELLS, plan_format()];
    const EXPORTS: &'static [Export<Self>] = &exports();
    const SOLVERS: &'static [Solver<Self>] = &[expert::SOLVER];
    const TUTOR: Option<Tutor<Self>> = Some(tutor::TUTOR);
    const GENERATOR: Option<Generator<Self>> = Some(generate::GENERATOR);
    const PACKS: &'static [Pack] = &[
        Pack { name: "", first: 1, text: include_str!("../../../../levels/bloxorz/stages.txt") },
        Pack { name: "own", first: 1, text: include_str!("../../../../levels/bloxorz/own.txt") },
    ];
    const EXAMPLES: &'static [Example] = examples::ALL;
    const FACTS: &'static [&'static str] = &["fewest rolls", "presses", "wrong turns", "reachable states"];
    const MESSAGES: MessageFiles = solvarium_engine::messages!();

    fn configure(&mut self, options: &Options, _space: &str) {
        let variant = Variant { strict_bridges: options.get(&STRICT_BRIDGES), count_swaps: options.get(&COUNT_SWAPS) };
        if variant != self.machine().variant {
            *self = self.varied(variant);
        }
        self.scheme = if options.get(&SCHEME) == "novelty" { Scheme::Novelty } else { Scheme::Fitness };
    }

    fn images(&self) -> Vec<Self> {
        canonical::images(&self.stage).into_iter().map(|stage| Bloxorz::new(stage, Vec::new())).collect()
    }

    fn canonical(&self) -> Vec<u8> {
        canonical::form(&self.stage)
    }

    fn with_space<V: SpaceVisitor<Self>>(&self, _name: &str, visitor: V) -> V::Output {
        if self.machine().variant.count_swaps {
            visitor.visit(&self.keys(), |keys| spaces::rolls_of(self.machine(), keys))
        } else {
            visitor.visit(&self.rolls(), <[Roll]>::to_vec)
        }
    }

    fn notes(&self) -> &[Message] {
        &self.notes
    }

    fn board(&self, position: &Position) -> Board {
        let grid = self.stage.grid;
        let mut board = Board { relief: true, ..Board::new(grid.width, grid.height) };
        for cell in 0..grid.cells() {
            let (row, column) = grid.position(cell);
            let (kind, label) = look(&self.stage.ground[cell], position.open.contains(&cell));
            let piece = figure(&position.piece, cell);
            let label = piece.map_or(label, |(_, label)| label).into();
            let gap = matches!(kind, "void" | "gap");
            board.put(row, column, Tile { kind, label, gap, piece: piece.map(|(figure, _)| figure), tint: None });
        }
        board
    }

    fn move_text(&self, roll: Roll) -> String {
        let letter = roll.direction.letter();
        if roll.cube == 0 { letter.into() } else { letter.to_ascii_lowercase().into() }
    }

    fn read_move(&self, text: &str) -> Option<Roll> {
        let mut letters = text.chars();
        let letter = letters.next()?;
        let direction = Direction::from_letter(letter)?;
        letters.next().is_none().then_some(Roll { cube: u8::from(letter.is_lowercase()), direction })
    }

    fn legal(&self, position: &Position, roll: Roll) -> bool {
        rules::roll(&self.stage, self.machine().variant, position, roll).is_some()
    }

    fn legal_moves(&self, position: &Position, out: &mut Vec<Roll>) {
        for cube in 0..2 {
            let all = Direction::ALL.into_iter().map(|direction| Roll { cube, direction });
            out.extend(all.filter(|roll| self.legal(position, *roll)));
        }
    }

    fn check(&self, position: &Position) -> Result<(), Violation> {
        let at = |cell: usize| stage::place(self.stage.grid, cell);
        let covered: Vec<usize> = rules::cells(&position.piece);
        let cells: Vec<Cell> = covered.iter().map(|cell| at(*cell)).collect();
        let (rule, message) = match (&position.piece, &covered[..]) {
            (Piece::Cubes { .. }, _) => ("one-block", message!("bloxorz-one-block", cells)),
            (_, &[cell]) if cell == self.stage.goal => return Ok(()),
            (_, &[cell]) => ("at-goal", message!("bloxorz-at-goal", block = at(cell), goal = at(self.stage.goal))),
            _ => ("upright", message!("bloxorz-upright", cells)),
        };
        Err(Violation { rule, message })
    }

    fn measures(&self, moves: &[Roll]) -> Vec<(&'static str, u64)> {
        let mut position = self.initial();
        let mut swaps = 0;
        for &roll in moves {
            if let Piece::Cubes { active, .. } = position.piece {
                swaps += u64::from(active != usize::from(roll.cube));
            }
            position = self.apply(&position, roll);
        }
        let rolls = moves.len() as u64;
        vec![("rolls", rolls), ("swaps", swaps), ("keys", rolls + swaps)]
    }

    fn cost_measure(&self) -> Option<&'static str> {
        Some(if self.machine().variant.count_swaps { "keys" } else { "rolls" })
    }

    fn examine(&self, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
        grade::examine(self, ctx)
    }
}

/// What a cell without a piece looks like.
fn look(ground: &Ground, open: bool) -> (&'static str, &'static str) {
    match ground {
        Ground::Void => ("void", ""),
        Ground::Plain => ("tile", ""),
        Ground::Fragile => ("fragile", "~"),
        Ground::Goal => ("goal", "G"),
        Ground::Bridge { .. } if open => ("bridge", "B"),
        Ground::Bridge { .. } => ("gap", "b"),
        Ground::Switch(switch) if switch.heavy => ("heavy", "x"),
        Ground::Switch(_) => ("soft", "o"),
        Ground::Split(_) => ("split", "v"),
    }
}

/// What stands on a cell, and how it is written.
fn figure(piece: &Piece, cell: usize) -> Option<(Figure, &'static str)> {
    let (kind, height, label) = match *piece {
        Piece::Upright(at) if at == cell => ("block", 2, "#"),
        Piece::Lying(cells) if cells.contains(&cell) => ("block", 1, "#"),
        Piece::Cubes { cells, active } if cells.contains(&cell) => {
            let cube = usize::from(cells[1] == cell);
            let kind = if cube == active { "active-cube" } else { "resting-cube" };
            (kind, 1, ["1", "2"][cube])
        }
        _ => return None,
    };
    Some((Figure { kind, height }, label))
}
