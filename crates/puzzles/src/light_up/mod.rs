//! Light Up (Akari): put bulbs on white cells until every one is lit and no bulb lights another.
//!
//! **Rules.** (1) A bulb stands on a white cell and lights it, and every cell of its row and column up to the next black
//! cell or the edge. (2) No bulb may light another. (3) A number on a black cell, from 0 to 4, is exactly the number of
//! bulbs orthogonally beside it. (4) Every white cell is lit.
//!
//! **Decided where the rules are unclear.** A person may put a bulb on any white cell without one, also where it breaks
//! a rule, and never takes one away: moves add up to a solution, in whatever order. Boards are rectangles of up to 200 by
//! 200 cells, and at least one cell is white. Two solutions may have different numbers of bulbs; the cost of a solution
//! is that number.
//!
//! **Files.** `layout.rs` a level's board, `sight.rs` who sees whom, `prepared.rs` both, made ready for search;
//! `view.rs` what follows at once from some bulbs; `ordered.rs` and `naive.rs` the two spaces; `heuristics.rs`,
//! `landscape/`, `format/` seven notations, `solution.rs`, `review.rs` what is seen at a glance; `canonical.rs` the same
//! level turned; `expert/` the rules as constraints, `encoding.rs` written for other solvers with `rules.lp` and
//! `model.mzn`; `deduce/` reasoning by named rules; `generate/`.

mod canonical;
pub mod deduce;
mod encoding;
mod examples;
pub mod expert;
mod format;
mod generate;
mod heuristics;
mod landscape;
pub mod layout;
mod naive;
mod ordered;
mod plain;
mod prepared;
#[cfg(test)]
mod reference;
mod review;
mod sight;
mod solution;
#[cfg(test)]
mod tests;
mod view;

use std::sync::Arc;

use solvarium_engine::grid::Grid;
use solvarium_engine::{
    Board, Ctx, Difficulty, Examination, Example, Export, Family, Format, Generator, Message, MessageFiles, Options,
    Pack, Param, ParamInfo, Puzzle, PuzzleInfo, Review, SolutionFormat, Solver, SpaceInfo, SpaceVisitor, StateSpace,
    Stop, Tile, Tutor, Violation, message,
};

use landscape::Scheme;
use layout::{Cell, Layout};
use naive::Naive;
use ordered::Ordered;
use prepared::Prepared;

use crate::support::placement::{
    self, Cells, Place, Placement, Solutions, cell as named, deduction, encoded, moves_are_places, pack,
    states_are_cells,
};

const SCHEME: Param<&'static str> = Param::choice("scheme", &["repair", "free"])
    .with_aliases(&[("report-e", "free")])
    .of_algorithms(&["hill", "anneal", "genetic"]);
const FORCED: Param<bool> = Param::flag("forced", false).of_spaces(&["naive"]);

/// A level.
#[derive(Clone, Debug)]
pub struct LightUp {
    prepared: Arc<Prepared>,
    scheme: Scheme,
    forced: bool,
    notes: Vec<Message>,
}

impl LightUp {
    /// A level on a board, with the notes of its reader.
    pub fn new(layout: Layout, notes: Vec<Message>) -> Self {
        LightUp { prepared: Arc::new(Prepared::new(layout)), scheme: Scheme::default(), forced: false, notes }
    }

    /// The board.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.prepared.layout
    }

    /// The board with its runs and numbers.
    pub fn prepared(&self) -> &Arc<Prepared> {
        &self.prepared
    }

    /// What is searched by default.
    pub fn ordered(&self) -> Ordered {
        Ordered { prepared: self.prepared.clone(), scheme: self.scheme }
    }

    /// What is searched for teaching.
    pub fn naive(&self) -> Naive {
        Naive { prepared: self.prepared.clone(), scheme: self.scheme, forced: self.forced }
    }
}

/// The moves a person makes.
impl StateSpace for LightUp {
    states_are_cells!(self => self.layout().grid);

    /// Counts bulbs by run and by number: each run has at most one, each cell a run with one, each number its own.
    fn is_goal(&self, bulbs: &Cells) -> bool {
        let sight = &self.prepared.sight;
        let mut lights = vec![0; sight.runs.len()];
        bulbs.iter().flat_map(|bulb| sight.runs_of(bulb)).for_each(|run| lights[run] += 1);
        let lit = |cell: &u16| sight.runs_of(usize::from(*cell)).into_iter().any(|run| lights[run] > 0);
        let bulb = |spot: &&u16| bulbs.has(usize::from(**spot));
        lights.iter().all(|count| *count <= 1)
            && sight.whites.iter().all(lit)
            && sight.clues.iter().all(|clue| clue.spots.iter().filter(bulb).count() == usize::from(clue.number))
    }

    fn moves(&self, bulbs: &Cells, out: &mut Vec<Place>) {
        self.legal_moves(bulbs, out);
    }
}

impl Placement for LightUp {
    type Board = deduce::Board;

    fn grid(&self) -> Grid {
        self.layout().grid
    }

    fn reasoning(&self) -> deduce::Board {
        deduce::Board::new(self.layout())
    }

    fn solutions(&self) -> Solutions {
        expert::solutions(self.layout())
    }

    fn grade(&self, ctx: &mut Ctx<'_>) -> Result<Option<Difficulty>, Stop> {
        deduce::grade(self.layout(), ctx)
    }

    fn order(&self, bulbs: &Cells, ctx: &mut Ctx<'_>) -> Result<Vec<Place>, Stop> {
        deduce::order(self.layout(), bulbs, ctx)
    }
}

impl Puzzle for LightUp {
    const INFO: PuzzleInfo = PuzzleInfo { name: "light-up", family: Family::Placement, hidden: false };
    const FORMATS: &'static [Format<Self>] = format::ALL;
    const PARAMS: &'static [ParamInfo] = &[SCHEME.info(), FORCED.info()];
    const SPACES: &'static [SpaceInfo] = &[SpaceInfo { name: "ordered" }, SpaceInfo { name: "naive" }];
    const SOLUTION_FORMATS: &'static [SolutionFormat<Self>] = &[
        solution::GRID,
        solution::MATRIX,
        deduction::steps_format(),
        encoded::model_format(),
        encoded::atoms_format(),
    ];
    const EXPORTS: &'static [Export<Self>] = &encoded::exports();
    const SOLVERS: &'static [Solver<Self>] = &[placement::expert::solver(), deduction::solver()];
    const TUTOR: Option<Tutor<Self>> = Some(deduction::tutor(&deduce::INFOS));
    const GENERATOR: Option<Generator<Self>> = Some(generate::GENERATOR);
    const FACTS: &'static [&'static str] = &["black cells", "numbers"];
    const MESSAGES: MessageFiles = solvarium_engine::messages!();
    const PACKS: &'static [Pack] = &[
        pack("7x7", include_str!("../../../../levels/light-up/7x7.txt")),
        pack("10x10", include_str!("../../../../levels/light-up/10x10.txt")),
        pack("14x14", include_str!("../../../../levels/light-up/14x14.txt")),
        pack("20x20", include_str!("../../../../levels/light-up/20x20.txt")),
        pack("25x25", include_str!("../../../../levels/light-up/25x25.txt")),
        pack("40x40", include_str!("../../../../levels/light-up/40x40.txt")),
    ];
    const EXAMPLES: &'static [Example] = examples::ALL;

    fn configure(&mut self, options: &Options, _space: &str) {
        self.scheme = if options.get(&SCHEME) == "repair" { Scheme::Repair } else { Scheme::Free };
        self.forced = options.get(&FORCED);
    }

    moves_are_places!(self => self.layout().grid);

    fn images(&self) -> Vec<Self> {
        canonical::images(self.layout()).map(|layout| LightUp::new(layout, Vec::new())).collect()
    }

    fn canonical(&self) -> Vec<u8> {
        canonical::form(self.layout())
    }

    fn with_space<V: SpaceVisitor<Self>>(&self, name: &str, visitor: V) -> V::Output {
        match name {
            "naive" => visitor.visit(&self.naive(), <[Place]>::to_vec),
            _ => visitor.visit(&self.ordered(), <[Place]>::to_vec),
        }
    }

    fn board(&self, bulbs: &Cells) -> Board {
        let layout = self.layout();
        let mut board = Board::new(layout.grid.width, layout.grid.height);
        for cell in 0..layout.grid.cells() {
            let seen = layout.is_white(cell) && layout.seen_from(cell).any(|other| bulbs.has(other));
            let (kind, label, tint) = match (layout.cells[cell], bulbs.has(cell), seen) {
                (Cell::White, true, true) => ("clash", '!', Some(0)),
                (Cell::White, true, false) => ("bulb", 'o', Some(5)),
                (Cell::White, false, true) => ("lit", '+', Some(2)),
                (Cell::White, false, false) => ("white", '.', None),
                (black, ..) => ("black", black.letter(), Some(7)),
            };
            let (row, column) = layout.grid.position(cell);
            board.put(row, column, Tile { kind, label: label.into(), tint, ..Tile::default() });
        }
        board
    }

    fn legal(&self, bulbs: &Cells, place: Place) -> bool {
        self.layout().is_white(place.cell()) && !bulbs.has(place.cell())
    }

    fn check(&self, bulbs: &Cells) -> Result<(), Violation> {
        let layout = self.layout();
        for bulb in bulbs.iter() {
            if let Some(other) = layout.seen_from(bulb).find(|other| bulbs.has(*other)) {
                return Err(Violation { rule: "lit-by-another", message: see_each_other(layout, bulb, other) });
            }
        }
        for cell in 0..layout.grid.cells() {
            let count = layout.beside(cell).filter(|spot| bulbs.has(*spot)).count();
            if let Some(number) = layout.number(cell).filter(|number| usize::from(*number) != count) {
                let message = number_count(layout, cell, number.into(), count);
                return Err(Violation { rule: "number", message });
            }
        }
        let is_dark = |cell: &usize| !bulbs.has(*cell) && !layout.seen_from(*cell).any(|other| bulbs.has(other));
        match (0..layout.grid.cells()).filter(|cell| layout.is_white(*cell)).find(is_dark) {
            Some(cell) => {
                let message = message!("light-up-dark", cell = named(layout.grid, cell));
                Err(Violation { rule: "dark-cell", message })
            }
            None => Ok(()),
        }
    }

    fn measures(&self, moves: &[Place]) -> Vec<(&'static str, u64)> {
        vec![("bulbs", moves.len() as u64)]
    }

    fn cost_measure(&self) -> Option<&'static str> {
        Some("bulbs")
    }

    fn examine(&self, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
        expert::examine(self, ctx)
    }

    fn review(&self, bulbs: &Cells) -> Review {
        review::review(self.layout(), bulbs)
    }
}

/// Two bulbs light each other.
fn see_each_other(layout: &Layout, first: usize, second: usize) -> Message {
    let cells = vec![named(layout.grid, first), named(layout.grid, second)];
    message!("light-up-see-each-other", cells)
}

/// A number has another number of bulbs beside it.
fn number_count(layout: &Layout, cell: usize, number: usize, count: usize) -> Message {
    message!("light-up-number-count", number, cell = named(layout.grid, cell), count)
}
