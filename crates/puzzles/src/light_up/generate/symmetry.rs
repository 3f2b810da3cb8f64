//! Which cells are black together.

use smallvec::SmallVec;
use solvarium_engine::grid::Grid;

/// How the black cells of a board lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Symmetry {
    /// Anyhow.
    None,
    /// Left and right are mirror images.
    Mirror,
    /// The board turned upside down looks the same.
    HalfTurn,
    /// Left and right, and top and bottom, are mirror images.
    FourWay,
    /// The board turned by a quarter looks the same; it must be square.
    QuarterTurn,
}

/// Cells that are black together.
pub(super) type Orbit = SmallVec<[u16; 4]>;

impl Symmetry {
    /// The names, as a person chooses them; the first is usual.
    pub const NAMES: &'static [&'static str] = &["half-turn", "none", "mirror", "four-way", "quarter-turn"];

    /// The symmetry of a name.
    pub fn named(name: &str) -> Self {
        match name {
            "none" => Symmetry::None,
            "mirror" => Symmetry::Mirror,
            "four-way" => Symmetry::FourWay,
            "quarter-turn" => Symmetry::QuarterTurn,
            _ => Symmetry::HalfTurn,
        }
    }

    /// The cells that are black together with a cell, itself among them, in order.
    pub fn orbit(self, grid: Grid, cell: usize) -> Orbit {
        let (row, column) = grid.position(cell);
        let (down, right) = (grid.height - 1 - row, grid.width - 1 - column);
        let places: &[(usize, usize)] = match self {
            Symmetry::None => &[(row, column)],
            Symmetry::Mirror => &[(row, column), (row, right)],
            Symmetry::HalfTurn => &[(row, column), (down, right)],
            Symmetry::FourWay => &[(row, column), (row, right), (down, column), (down, right)],
            Symmetry::QuarterTurn => &[(row, column), (column, down), (down, right), (right, row)],
        };
        let mut orbit: Orbit = places.iter().map(|(row, column)| (row * grid.width + column) as u16).collect();
        orbit.sort_unstable();
        orbit.dedup();
        orbit
    }

    /// All orbits, in the order of their first cells.
    pub fn orbits(self, grid: Grid) -> Vec<Orbit> {
        let all = (0..grid.cells()).map(|cell| (cell, self.orbit(grid, cell)));
        all.filter(|(cell, orbit)| usize::from(orbit[0]) == *cell).map(|(_, orbit)| orbit).collect()
    }
}
