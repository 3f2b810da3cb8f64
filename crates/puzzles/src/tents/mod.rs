//! Tents: pitch a tent beside each tree so that tents never touch and every clue is met.
//!
//! **Rules.** Tents stand on cells without a tree. (1) No two tents touch, not even at a corner. (2) A row or a column
//! with a clue has that many tents. (3) Tents and trees can be paired, one with one, so that every tent is
//! orthogonally beside its own tree.
//!
//! **Decided where the rules are unclear.** A real pairing is asked for (report E only asks that each tent has a tree
//! beside it and each tree a tent), but it need not be unique. Clues may be missing. A person may put a tent on any cell
//! without a tree; the rules judge the finished board.
//!
//! **Literature.** Report E; the counting that replaces the pairing is in `rules.rs`, with its proof.
//!
//! **Files.** `camp.rs` a level's board; `rules.rs` the rules, plainly and by counting; `sites.rs` the spots for tents
//! and what is near them, `view.rs` where tents can and must stand, `ordered.rs` the space that reaches each solution
//! on one path; `heuristics.rs`; `landscape/` complete layouts, in two schemes; `format/` seven notations,
//! `solution.rs`; `review.rs` what is seen at a glance; `canonical.rs` the same level turned; `expert/` the rules as
//! constraints, `encoding.rs` written for other
//! solvers with `rules.lp` and `model.mzn`; `deduce/` reasoning by named rules; `generate/` boards, repaired until the reasoning solves them.

pub mod camp;
mod canonical;
pub mod deduce;
mod encoding;
mod examples;
pub mod expert;
mod format;
mod generate;
mod heuristics;
mod landscape;
mod ordered;
mod plain;
#[cfg(test)]
mod reference;
mod review;
pub mod rules;
mod sites;
mod solution;
mod view;

use std::sync::Arc;

use solvarium_engine::grid::Grid;
use solvarium_engine::own::Energy;
use solvarium_engine::{
    Board, Ctx, Examination, Example, Export, Family, Format, Generator, Heuristic, Lengths, Message, MessageFiles,
    Options, Pack, Param, ParamInfo, Plain, Puzzle, PuzzleInfo, Review, SolutionFormat, Solver, Space, SpaceInfo,
    SpaceVisitor, StateSpace, Stop, Tile, Tutor, Violation,
};

use crate::support::placement::{
    self, Cells, Place, Placement, Solutions, deduction, encoded, moves_are_places, pack, states_are_cells,
};
use camp::Camp;
use deduce::site::Site;
use landscape::{Layouts, Scheme};
use ordered::Ordered;
use sites::Sites;

const SCHEME: Param<&'static str> = Param::choice("scheme", &["repair", "free"])
    .with_aliases(&[("report-e", "free")])
    .of_algorithms(&["hill", "anneal", "genetic"]);

/// A level.
#[derive(Clone, Debug)]
pub struct Tents {
    sites: Arc<Sites>,
    scheme: Scheme,
    notes: Vec<Message>,
}

impl Tents {
    /// A level on a board, with the notes of its reader.
    pub fn new(camp: Camp, notes: Vec<Message>) -> Self {
        Tents { sites: Arc::new(Sites::new(camp)), scheme: Scheme::default(), notes }
    }

    /// The board.
    pub fn camp(&self) -> &Camp {
        &self.sites.camp
    }

    /// The board made ready for search.
    pub fn sites(&self) -> &Arc<Sites> {
        &self.sites
    }

    /// The space that branches where a tent must stand.
    pub fn ordered(&self) -> Ordered {
        Ordered { sites: self.sites.clone(), scheme: self.scheme }
    }

    /// Tents as a set of spots, if all of them are on one.
    fn spots_of(&self, tents: &Cells) -> Option<Cells> {
        let mut spots = Cells::new(self.sites.spots.len());
        for tent in tents.iter() {
            spots.add(self.sites.spot_on(tent)?);
        }
        Some(spots)
    }
}

/// The moves a person makes; those that are searched are report E's: a tent on a cell with a tree beside it, no tent
/// around it, and room in its row and its column.
///
/// Nothing is lost: in whatever order the tents of a solution are put, each is such a move.
impl StateSpace for Tents {
    states_are_cells!(self => self.camp().grid);

    fn is_goal(&self, tents: &Cells) -> bool {
        rules::holds(self.camp(), tents)
    }

    fn moves(&self, tents: &Cells, out: &mut Vec<Place>) {
        let mut left: Vec<Option<i32>> = self.sites.clues.iter().map(|clue| clue.map(i32::from)).collect();
        for tent in tents.iter() {
            let (row, column) = self.camp().grid.position(tent);
            let lines = [column, self.camp().grid.width + row];
            lines.into_iter().for_each(|line| left[line] = left[line].map(|left| left - 1));
        }
        let room = |line: &u16| left[usize::from(*line)].is_none_or(|left| left > 0);
        let free = |cell: usize| !tents.has(cell) && !self.camp().around(cell).any(|near| tents.has(near));
        let fine = self.sites.spots.iter().filter(|spot| spot.lines.iter().all(room) && free(usize::from(spot.cell)));
        out.extend(fine.map(|spot| Place(spot.cell)));
    }
}

/// The naive space.
impl Space for Tents {
    type Landscape<'a> = Layouts<'a>;
    const HEURISTICS: &'static [Heuristic<Self>] = heuristics::NAIVE;

    fn landscape<'a>(&'a self, heuristic: &'a Heuristic<Self>, _lengths: Lengths) -> Layouts<'a> {
        Layouts::new(&self.sites, self.scheme, Energy::of(heuristic, plain::placement))
    }

    fn state_text(&self, tents: &Cells) -> String {
        lines_of(self.camp(), |cell| look(self.camp(), tents, cell).1, "/")
    }

    fn pieces(&self, tents: &Cells, out: &mut Vec<usize>) {
        out.extend(tents.iter());
    }

    fn plain_level(&self, out: &mut Plain) {
        plain::level(self.camp(), out);
    }

    fn plain_state(&self, tents: &Cells, out: &mut Plain) {
        plain::state(tents, &Cells::new(0), out);
    }
}

impl Placement for Tents {
    type Board = Site;

    fn grid(&self) -> Grid {
        self.camp().grid
    }

    fn reasoning(&self) -> Site {
        Site::new(self.camp())
    }

    fn solutions(&self) -> Solutions {
        expert::solutions(self.camp())
    }
}

impl Puzzle for Tents {
    const INFO: PuzzleInfo = PuzzleInfo { name: "tents", family: Family::Placement, hidden: false };
    const FORMATS: &'static [Format<Self>] = format::ALL;
    const PARAMS: &'static [ParamInfo] = &[SCHEME.info()];
    const SPACES: &'static [SpaceInfo] = &[SpaceInfo { name: "ordered" }, SpaceInfo { name: "naive" }];
    const SOLUTION_FORMATS: &'static [SolutionFormat<Self>] =
        &[solution::GRID, deduction::steps_format(), encoded::model_format(), encoded::atoms_format()];
    const EXPORTS: &'static [Export<Self>] = &encoded::exports();
    const SOLVERS: &'static [Solver<Self>] = &[placement::expert::solver(), deduction::solver()];
    const TUTOR: Option<Tutor<Self>> = Some(deduction::tutor(&deduce::INFOS));
    const GENERATOR: Option<Generator<Self>> = Some(generate::GENERATOR);
    const FACTS: &'static [&'static str] = &["trees", "missing clues"];
    const MESSAGES: MessageFiles = solvarium_engine::messages!();
    const PACKS: &'static [Pack] = &[
        pack("6x6", include_str!("../../../../levels/tents/6x6.txt")),
        pack("8x8", include_str!("../../../../levels/tents/8x8.txt")),
        pack("10x10", include_str!("../../../../levels/tents/10x10.txt")),
        pack("15x15", include_str!("../../../../levels/tents/15x15.txt")),
        pack("20x20", include_str!("../../../../levels/tents/20x20.txt")),
        pack("30x30", include_str!("../../../../levels/tents/30x30.txt")),
    ];
    const EXAMPLES: &'static [Example] = examples::ALL;

    fn configure(&mut self, options: &Options, _space: &str) {
        self.scheme = if options.get(&SCHEME) == "repair" { Scheme::Repair } else { Scheme::Free };
    }

    moves_are_places!(self => self.camp().grid);

    fn images(&self) -> Vec<Self> {
        canonical::images(self.camp()).map(|camp| Tents::new(camp, Vec::new())).collect()
    }

    fn canonical(&self) -> Vec<u8> {
        canonical::form(self.camp())
    }

    fn with_space<V: SpaceVisitor<Self>>(&self, name: &str, visitor: V) -> V::Output {
        match name {
            "naive" => visitor.visit(self, <[Place]>::to_vec),
            _ => visitor.visit(&self.ordered(), <[Place]>::to_vec),
        }
    }

    fn board(&self, tents: &Cells) -> Board {
        let grid = self.camp().grid;
        let mut board = Board::new(grid.width, grid.height);
        for cell in 0..grid.cells() {
            let (row, column) = grid.position(cell);
            let (kind, sign) = look(self.camp(), tents, cell);
            let label = if sign == '.' { String::new() } else { sign.into() };
            let tint = match kind {
                "tree" => Some(3),
                "tent" => Some(5),
                _ => None,
            };
            board.put(row, column, Tile { kind, label, tint, ..Tile::default() });
        }
        let texts = |clues: &[Option<u16>]| clues.iter().map(clue_text).collect();
        Board { columns: texts(&self.camp().columns), rows: texts(&self.camp().rows), ..board }
    }

    fn legal(&self, tents: &Cells, place: Place) -> bool {
        !self.camp().trees.has(place.cell()) && !tents.has(place.cell())
    }

    fn check(&self, tents: &Cells) -> Result<(), Violation> {
        rules::check(self.camp(), tents)
    }

    fn measures(&self, moves: &[Place]) -> Vec<(&'static str, u64)> {
        vec![("tents", moves.len() as u64)]
    }

    fn cost_measure(&self) -> Option<&'static str> {
        Some("tents")
    }

    fn examine(&self, ctx: &mut Ctx<'_>) -> Result<Examination, Stop> {
        expert::examine(self, ctx)
    }

    fn review(&self, tents: &Cells) -> Review {
        review::review(self.camp(), tents)
    }
}

/// What a cell is, and its sign.
fn look(camp: &Camp, tents: &Cells, cell: usize) -> (&'static str, char) {
    match cell {
        _ if camp.trees.has(cell) => ("tree", 'T'),
        _ if tents.has(cell) => ("tent", 'A'),
        _ => ("open", '.'),
    }
}

fn clue_text(clue: &Option<u16>) -> String {
    clue.map_or_else(|| "?".into(), |clue| clue.to_string())
}

/// The rows of a board with a sign for each cell.
fn lines_of(camp: &Camp, sign: impl Fn(usize) -> char, between: &str) -> String {
    let width = camp.grid.width;
    let row = |row: usize| (row * width..(row + 1) * width).map(&sign).collect::<String>();
    (0..camp.grid.height).map(row).collect::<Vec<_>>().join(between)
}
