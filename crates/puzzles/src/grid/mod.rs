//! Grid: find the cheapest path over a map.
//!
//! **Rules.** A walker goes from the start to the goal over cells that are no walls. With four neighbours (the default) he
//! steps to a cell beside his, and pays its weight, 1 to 9. With eight (`neighbours=8`) he also steps diagonally, but only
//! if both cells beside the diagonal are free: no corner is cut. Then a straight step costs 1000 times the weight of the
//! cell it enters and a diagonal one 1414 times.
//!
//! **Decided where the rules are unclear.** Start and goal are free ground of weight 1. They may be the same cell; then the
//! level is solved from the start. A level may say that it is meant for eight neighbours, as those of the MovingAI
//! benchmarks are; a setting overrides it. Maps have at most 2048 rows and columns.
//!
//! **Literature.** N. Sturtevant, *Benchmarks for Grid-Based Pathfinding*, IEEE Transactions on Computational Intelligence
//! and AI in Games 4, 2012. For the expert see `expert/jump.rs`.
//!
//! **Files.** `terrain.rs` the map as numbers in a frame of walls, and steps on it; `spaces.rs` what is searched, with
//! four neighbours and with eight; `heuristics.rs` the distances, with their proofs; `paths.rs` cheapest paths on
//! tables, for pointing, examining and generating; `format/` two notations; `expert/` jump-point search, with its
//! proof; `examine.rs`; `canonical.rs` the same map turned; `tutor.rs` where the cheapest path goes next; `generate/` five
//! kinds of maps.

mod canonical;
mod examine;
mod examples;
mod expert;
mod format;
mod generate;
mod heuristics;
mod paths;
pub mod spaces;
pub mod terrain;
#[cfg(test)]
mod tests;
mod tutor;

use std::sync::Arc;

use solvarium_engine::{
    Board, BoardChanges, Companion, Cost, Ctx, Examination, Example, Family, Format, Generator, Limit, MessageFiles,
    Options, Pack, Param, ParamInfo, Puzzle, PuzzleInfo, Solver, SpaceInfo, SpaceVisitor, StateSpace, Stop, Tile,
    Tutor, Violation, message,
};

use paths::{Paths, Pay};
use spaces::Ground;
use terrain::{Step, Terrain};

const NEIGHBOURS: Param<&'static str> = Param::choice("neighbours", &[FOUR, EIGHT]);
const FOUR: &str = "4";
const EIGHT: &str = "8";

/// Most cells looked at for a person who points at one: the path is shown at once or not at all.
const MOST_TRAVELLED: usize = 1 << 20;

/// A level: a map, and how many neighbours its cells have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    terrain: Arc<Terrain>,
    eight: bool,
}

impl Grid {
    /// The level of a map, with the neighbours it is meant for.
    pub fn new(terrain: Terrain) -> Self {
        Grid { eight: terrain.eight, terrain: Arc::new(terrain) }
    }

    /// The map.
    pub fn terrain(&self) -> &Arc<Terrain> {
        &self.terrain
    }

    /// Where a step leads, read plainly from rows and columns: `None` if the rules forbid it.
    fn step(&self, cell: u32, step: Step) -> Option<u32> {
        let (row, column) = self.terrain.position(cell);
        let (row, column, (down, right)) = (row as isize, column as isize, step.rows_and_columns());
        if step.is_diagonal() {
            let beside = [self.terrain.free_at(row + down, column), self.terrain.free_at(row, column + right)];
            if !self.eight || beside.contains(&None) {
                return None;
            }
        }
        self.terrain.free_at(row + down, column + right)
    }

    /// The picture of a cell, whoever is on it.
    fn tile(&self, cell: u32, walker: u32) -> Tile {
        let Terrain { start, goal, .. } = *self.terrain;
        let (kind, label) = match cell {
            _ if cell == walker && cell == goal => ("walker on goal", "@"),
            _ if cell == walker => ("walker", "@"),
            _ if cell == goal => ("goal", "G"),
            _ if cell == start => ("start", "S"),
            _ => return ground(self.terrain.weight(cell)),
        };
        Tile { kind, label: label.into(), ..ground(self.terrain.weight(cell)) }
    }

    fn price(&self, cell: u32, step: Step) -> Cost {
        if self.eight { self.terrain.cost::<true>(cell, step) } else { self.terrain.cost::<false>(cell, step) }
    }

    /// The cheapest paths from a cell, by the neighbours of the level.
    fn paths(
        &self,
        pay: Pay,
        from: u32,
        to: Option<u32>,
        next: impl FnMut() -> Result<(), Stop>,
    ) -> Result<Paths, Stop> {
        if self.eight {
            Paths::explore::<true>(&self.terrain, pay, from, to, next)
        } else {
            Paths::explore::<false>(&self.terrain, pay, from, to, next)
        }
    }
}

/// The moves a person makes, by the plain rules.
impl StateSpace for Grid {
    /// The number of the cell the walker is on.
    type State = u32;
    type Move = Step;

    fn initial(&self) -> u32 {
        self.terrain.start
    }

    fn is_goal(&self, &cell: &u32) -> bool {
        cell == self.terrain.goal
    }

    fn moves(&self, state: &u32, out: &mut Vec<Step>) {
        self.legal_moves(state, out);
    }

    fn apply(&self, &cell: &u32, step: Step) -> u32 {
        self.step(cell, step).expect("only legal steps are made")
    }

    fn cost(&self, cell: &u32, step: Step) -> Cost {
        self.price(self.apply(cell, step), step)
    }

    fn key_len(&self) -> usize {
        spaces::KEY_LEN
    }

    fn pack(&self, &cell: &u32, key: &mut [u8]) {
        spaces::pack(cell, key);
    }

    fn unpack(&self, key: &[u8]) -> u32 {
        spaces::unpack(key)
    }
}

impl Puzzle for Grid {
    const INFO: PuzzleInfo = PuzzleInfo { name: "grid", family: Family::Path, hidden: false };
    const FORMATS: &'static [Format<Self>] = format::ALL;
    const PARAMS: &'static [ParamInfo] = &[NEIGHBOURS.info()];
    const SPACES: &'static [SpaceInfo] = &[SpaceInfo { name: "cells" }];
    const SOLVERS: &'static [Solver<Self>] = &[expert::SOLVER];
    const TUTOR: Option<Tutor<Self>> = Some(tutor::TUTOR);
    const GENERATOR: Option<Generator<Self>> = Some(generate::GENERATOR);
    const PACKS: &'static [Pack] = &[
        Pack { name: "", first: 1, text: include_str!("../../../../levels/grid/teaching.txt") },
        Pack { name: "large", first: 1, text: include_str!("../../../../levels/grid/large.txt") },
    ];
    const EXAMPLES: &'static [Example] = examples::ALL;
    const FACTS: &'static [&'static str] = examine::FACTS;
    const MESSAGES: MessageFiles = solvarium_engine::messages!();

    fn companion(text: &str) -> Option<Companion<'_>> {
        format::movingai::companion(text)
    }

    fn preset(&self) -> &'static [(&'static str, &'static str)] {
        if self.terrain.eight { &[("neighbours", EIGHT)] } else { &[] }
    }

    fn configure(&mut self, options: &Options, _space: &str) {
        self.eight = options.get(&NEIGHBOURS) == EIGHT;
    }

    fn images(&self) -> Vec<Self> {
        canonical::images(&self.terrain).map(Grid::new).collect()
    }

    fn canonical(&self) -> Vec<u8> {
        canonical::form(&self.terrain)
    }

    fn with_space<V: SpaceVisitor<Self>>(&self, _name: &str, visitor: V) -> V::Output {
        if self.eight {
            visitor.visit(&Ground::<true>(self.terrain.clone()), <[Step]>::to_vec)
        } else {
            visitor.visit(&Ground::<false>(self.terrain.clone()), <[Step]>::to_vec)
        }
    }

    fn board(&self, &walker: &u32) -> Board {
        let Terrain { size, start, goal, .. } = *self.terrain;
        let mut board = Board::new(size.width, size.height);
        for (tile, &weight) in board.tiles.iter_mut().zip(self.terrain.rows().flatten()) {
            *tile = ground(weight);
        }
        for cell in [start, goal, walker] {
            board.tiles[self.terrain.index(cell)] = self.tile(cell, walker);
        }
        board
    }

    /// The cell that the walker left, and the one he is on.
    fn board_changes(&self, &walker: &u32) -> Option<BoardChanges> {
        let Terrain { size, start, .. } = *self.terrain;
        let changed: &[u32] = if walker == start { &[] } else { &[start, walker] };
        let tiles = changed.iter().map(|&cell| (self.terrain.index(cell), self.tile(cell, walker))).collect();
        Some(BoardChanges { width: size.width, height: size.height, tiles })
    }

    fn move_text(&self, step: Step) -> String {
        step.text().into()
    }

    fn read_move(&self, text: &str) -> Option<Step> {
        Step::from_text(text)
    }

    fn legal(&self, &cell: &u32, step: Step) -> bool {
        self.step(cell, step).is_some()
    }

    fn legal_moves(&self, &cell: &u32, out: &mut Vec<Step>) {
        out.extend(Step::ALL.into_iter().filter(|step| self.step(cell, *step).is_some()));
    }

    fn check(&self, &cell: &u32) -> Result<(), Violation> {
        let (walker, goal) = (self.terrain.cell(cell), self.terrain.cell(self.terrain.goal));
        if walker == goal {
            return Ok(());
        }
        Err(Violation { rule: "at-goal", message: message!("grid-at-goal", walker = walker, goal = goal) })
    }

    fn measures(&self, moves: &[Step]) -> Vec<(&'static str, u64)> {
        let (mut cell, mut cost) = (self.terrain.start, 0);
        for &step in moves {
            cell = self.terrain.beside(cell, step);
            cost += u64::from(self.price(cell, step));
        }
        vec![("cost", cost), ("steps", moves.len() as u64)]
    }

    fn cost_measure(&self) -> Option<&'static str> {
        Some("cost")
    }

    /// The cheapest path to the cell pointed at, unless it is too far off.
    fn travel(&self, &walker: &u32, from: Option<usize>, to: usize) -> Option<Vec<Step>> {
        let size = self.terrain.size;
        if to >= size.cells() || from.is_some_and(|from| from >= size.cells() || self.terrain.number(from) != walker) {
            return None;
        }
        let to = self.terrain.number(to);
        let mut left = MOST_TRAVELLED;
        let next = || {
            left = left.checked_sub(1).ok_or(Stop::Limit(Limit::Nodes))?;
            Ok(())
        };
        let paths = self.terrain.is_free(to).then(|| self.paths(Pay::Cost, walker, Some(to), next).ok())?;
        paths?.to(&self.terrain, to)
    }

    fn examine(&self, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
        Ok(examine::examine(self, ctx))
    }
}

/// The picture of ground of a weight, 0 for a wall.
fn ground(weight: u8) -> Tile {
    match weight {
        0 => Tile { kind: "wall", label: "#".into(), ..Tile::default() },
        1 => Tile { kind: "ground", ..Tile::default() },
        _ => Tile { kind: "ground", label: weight.to_string(), tint: Some(weight.into()), ..Tile::default() },
    }
}
