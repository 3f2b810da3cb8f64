//! Sokoban: push every box onto a goal.
//!
//! **Rules.** The player walks in four directions. Walking into a box pushes it one cell on, if the cell behind it is
//! free; he never pulls, and never pushes two boxes at once. Solved: every box is on a goal.
//!
//! **Decided where the rules are unclear.** A level has one player, at least one box, and as many boxes as goals. Walls
//! close off whatever the player can walk to when boxes are taken away. Boxes outside of that must stand on goals, and
//! are decoration; goals outside of it must have such a box. A level may be solved from the start.
//!
//! **Two spaces.** As it is, the puzzle is the step space: a move is a [`Step`] of the player. Searches by default use
//! the `push_space`, where a move is a push and the walk before it is filled in afterwards. What is counted is a
//! parameter (`price`).
//!
//! **Literature.** A. Junghanns and J. Schaeffer, *Sokoban: Enhancing general single-agent search methods using domain
//! knowledge*, Artificial Intelligence 129, 2001.
//!
//! **Files.** `level.rs` a level with what is worked out once, `room.rs` walls, floor and goals as rows of bits,
//! `reach.rs` where the player can walk, `travel.rs` what pointing and dragging mean; `distances.rs` pushes of a lone
//! box, and dead cells; `matching.rs` a cheapest matching of boxes with goals, `matching_cache.rs` kept from state to
//! state; `heuristics.rs`; `packing.rs` positions as bytes; `push_space.rs` and `step_space.rs` the two views,
//! `price.rs` the cost models; `format/` four notations, `lurd.rs` solutions; `pddl.rs` and
//! `domain.pddl` levels for planners; `deadlock/` frozen boxes, dead pairs and
//! corrals, each with its proof; `expert/` searches that take turns, and an optimiser; `solve.rs` the fewest
//! pushes, for `grade.rs` and `generate/`, which plays solved rooms backwards; `canonical.rs` the same level turned;
//! `tutor.rs` why a box is to be pushed next.

mod canonical;
mod deadlock;
mod distances;
mod examples;
mod expert;
mod format;
mod generate;
mod grade;
mod heuristics;
mod keys;
mod level;
mod lurd;
mod matching;
mod matching_cache;
mod packing;
mod pairing;
mod pddl;
mod plain;
mod price;
mod push_space;
mod reach;
#[cfg(test)]
mod reference;
mod room;
mod rows;
mod solve;
mod step_space;
mod travel;
mod tutor;

use std::sync::Arc;

use solvarium_engine::grid::Direction;
use solvarium_engine::{
    Board, Cell, Ctx, Examination, Example, Export, Family, Format, Generator, MessageFiles, Options, Pack, ParamInfo,
    Puzzle, PuzzleInfo, SolutionFormat, Solver, SpaceInfo, SpaceVisitor, Stop, Tile, Tutor, Violation, message,
};

use crate::support::pddl::{exports, plan_format};
use crate::support::scratch::Scratch;
use level::{Level, Position};
use matching_cache::MatchingCache;
use packing::Packing;
use price::{COST, Price};
use push_space::PushSpace;
use room::{Room, Square};

/// A level, with what a step costs in it.
#[derive(Clone, Debug)]
pub struct Sokoban {
    level: Arc<Level>,
    price: Price,
    packing: Packing,
    matching: Scratch<MatchingCache>,
}

/// A step of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where he steps.
    pub direction: Direction,
    /// Whether he pushes a box.
    pub push: bool,
}

impl Sokoban {
    /// A level from its room and its start. There are as many boxes as goals.
    pub fn new(room: Room, start: Position) -> Self {
        let packing = Packing::new(start.boxes.len(), (0..room.cells() as u16).collect(), room.cells());
        let level = Arc::new(Level::new(room, start));
        Sokoban { level, price: Price::PUSHES, packing, matching: Scratch::default() }
    }

    /// What all views of the level share.
    pub fn level(&self) -> &Level {
        &self.level
    }

    /// The same level, begun at another position.
    fn begun_at(&self, position: &Position) -> Self {
        let level = Arc::new(self.level.begun_at(position));
        Sokoban { level, matching: Scratch::default(), ..self.clone() }
    }

    /// Square, row by row, that lies beside a square, unless a wall is there.
    fn floor_beside(&self, square: usize, direction: Direction) -> Option<usize> {
        let Room { grid, squares, .. } = &self.level.room;
        let next = grid.neighbour(square, direction)?;
        matches!(squares[next], Square::Floor | Square::Goal).then_some(next)
    }
}

impl Puzzle for Sokoban {
    const INFO: PuzzleInfo = PuzzleInfo { name: "sokoban", family: Family::Path, hidden: false };
    const FORMATS: &'static [Format<Self>] = format::ALL;
    const PARAMS: &'static [ParamInfo] = &[COST.info()];
    const SPACES: &'static [SpaceInfo] = &[SpaceInfo { name: PUSH }, SpaceInfo { name: "step" }];
    const SOLUTION_FORMATS: &'static [SolutionFormat<Self>] = &[lurd::PLAIN, lurd::RUNS, plan_format()];
    const EXPORTS: &'static [Export<Self>] = &exports();
    const SOLVERS: &'static [Solver<Self>] = &[expert::SOLVER];
    const TUTOR: Option<Tutor<Self>> = Some(tutor::TUTOR);
    const GENERATOR: Option<Generator<Self>> = Some(generate::GENERATOR);
    const PACKS: &'static [Pack] = &[
        Pack { name: "", first: 1, text: include_str!("../../../../levels/sokoban/maps.xsb") },
        Pack { name: "generated", first: 1, text: include_str!("../../../../levels/sokoban/generated.xsb") },
    ];
    const EXAMPLES: &'static [Example] = examples::ALL;

    const FACTS: &'static [&'static str] = &["pushes", "moves", "box changes", "box lines", "effort", "dead squares"];
    const MESSAGES: MessageFiles = solvarium_engine::messages!();

    fn configure(&mut self, options: &Options, space: &str) {
        self.price = Price::of(options.get(&COST), space == PUSH);
    }

    fn images(&self) -> Vec<Self> {
        canonical::images(&self.level).collect()
    }

    fn canonical(&self) -> Vec<u8> {
        canonical::form(&self.level)
    }

    fn with_space<V: SpaceVisitor<Self>>(&self, name: &str, visitor: V) -> V::Output {
        if name == PUSH {
            let space = PushSpace::new(self.level.clone(), self.price);
            visitor.visit(&space, |pushes| space.steps(pushes))
        } else {
            visitor.visit(self, <[Step]>::to_vec)
        }
    }

    fn board(&self, position: &Position) -> Board {
        let room = &self.level.room;
        let mut board = Board::new(room.grid.width, room.grid.height);
        for (square, letter) in format::letters(&self.level, position).enumerate() {
            let kind = match letter {
                '#' => "wall",
                '.' => "goal",
                '$' => "box",
                '*' => "box on goal",
                '@' => "player",
                '+' => "player on goal",
                _ if room.squares[square] == Square::Floor => "floor",
                _ => "outside",
            };
            board.tiles[square] = Tile { kind, label: letter.into(), ..Tile::default() };
        }
        board
    }

    fn move_text(&self, step: Step) -> String {
        lurd::letter(step).into()
    }

    fn read_move(&self, text: &str) -> Option<Step> {
        let mut letters = text.chars();
        let step = lurd::step(letters.next()?)?;
        letters.next().is_none().then_some(step)
    }

    /// Read from the squares themselves, not from the tables the searches use.
    fn legal(&self, position: &Position, step: Step) -> bool {
        let room = &self.level.room;
        let boxes: Vec<usize> = position.boxes.iter().map(|&cell| room.square(cell)).collect();
        let Some(next) = self.floor_beside(room.square(position.player), step.direction) else { return false };
        if !boxes.contains(&next) {
            return !step.push;
        }
        let behind = self.floor_beside(next, step.direction);
        step.push && behind.is_some_and(|behind| !boxes.contains(&behind))
    }

    fn legal_moves(&self, position: &Position, out: &mut Vec<Step>) {
        let all = Direction::ALL.into_iter().flat_map(|direction| [false, true].map(|push| Step { direction, push }));
        out.extend(all.filter(|&step| self.legal(position, step)));
    }

    fn check(&self, position: &Position) -> Result<(), Violation> {
        let Room { squares, grid, .. } = &self.level.room;
        let boxes = position.boxes.iter().map(|&cell| self.level.room.square(cell));
        let astray: Vec<usize> = boxes.filter(|&square| squares[square] != Square::Goal).collect();
        let Some(&first) = astray.first() else { return Ok(()) };
        let (row, column) = grid.position(first);
        let first = Cell { row: row as u32, column: column as u32 };
        let message = message!("sokoban-boxes-astray", count = astray.len(), first);
        Err(Violation { rule: "box-on-goal", message })
    }

    fn measures(&self, moves: &[Step]) -> Vec<(&'static str, u64)> {
        let pushes = moves.iter().filter(|step| step.push).count();
        vec![("pushes", pushes as u64), ("moves", moves.len() as u64)]
    }

    fn cost_measure(&self) -> Option<&'static str> {
        self.price.measure()
    }

    fn travel(&self, position: &Position, from: Option<usize>, to: usize) -> Option<Vec<Step>> {
        travel::travel(&self.level, position, from, to)
    }

    fn examine(&self, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
        grade::examine(self, ctx)
    }
}

/// The name of the push space.
const PUSH: &str = "push";
