//! Names of sets of cells and of small problems: 128 random bits for each cell in each of its roles, joined by exclusive or.
//!
//! Two get the same name with a chance of 2⁻¹²⁸, so a name stands for what it names.

use solvarium_engine::Rng;

/// What a cell is in a problem.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Role {
    Box,
    Wall,
    /// The first cell of the player's region.
    Player,
    /// The first cell of a region that boxes are around.
    Inside,
    /// The same, with more boxes and a larger zone.
    Within,
    /// As `Player`, when the inside has been opened.
    Opened,
}

/// The bits of every cell and role.
#[derive(Debug)]
pub(crate) struct Keys(Vec<[u128; 6]>);

impl Keys {
    /// Bits for a number of cells, the same every time.
    pub fn new(cells: usize) -> Self {
        let mut rng = Rng::new(0x5eed);
        let mut draw = || u128::from(rng.bits()) << 64 | u128::from(rng.bits());
        Keys((0..cells).map(|_| std::array::from_fn(|_| draw())).collect())
    }

    #[inline]
    pub fn of(&self, role: Role, cell: u16) -> u128 {
        self.0[usize::from(cell)][role as usize]
    }

    /// All cells in one role.
    pub fn all(&self, role: Role, cells: impl IntoIterator<Item = u16>) -> u128 {
        cells.into_iter().fold(0, |key, cell| key ^ self.of(role, cell))
    }
}
