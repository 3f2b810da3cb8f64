//! A board as it was read, which may be wrong in any way; [`Sketch::stage`] is the one place that says how. What it lets
//! pass is a [`Stage`], which is right.

use solvarium_engine::LevelError;
use solvarium_engine::grid::Grid;

use super::stage::{Effect, Ground, Stage, Switch, place};

/// Greatest width and height of a board.
pub const LONGEST_SIDE: usize = 50;
/// Most groups of bridge cells that open and close independently of each other.
pub const MOST_BRIDGES: usize = 64;

/// A place in a text: line and column, from 1.
pub type Spot = (usize, usize);
/// A cell as it was read, row and column from 0; it may lie outside.
pub type Named = (i64, i64);

/// A board as it was read.
#[derive(Clone, Debug, Default)]
pub struct Sketch {
    /// Cells in a row.
    pub width: usize,
    /// What lies on each cell, row by row, and where that is written. Switches and splits do nothing as yet.
    pub ground: Vec<(Ground, Spot)>,
    /// Where the block starts.
    pub starts: Vec<(Named, Spot)>,
    /// Where it must get.
    pub goals: Vec<(Named, Spot)>,
    /// What switches do: the switch, the effect, the bridge cell.
    pub effects: Vec<(Named, Effect, Named, Spot)>,
    /// Where splits put their cubes.
    pub landings: Vec<(Named, [Named; 2], Spot)>,
}

impl Sketch {
    /// The board, or what is wrong with it.
    pub fn stage(mut self) -> Result<Stage, LevelError> {
        let grid = self.size()?;
        let goal = self.only("goal", &self.goals, grid)?;
        self.ground[goal].0 = match &self.ground[goal].0 {
            Ground::Void | Ground::Plain | Ground::Goal => Ground::Goal,
            other => {
                let message =
                    format!("the goal {} is {}; it must be a tile of its own", place(grid, goal), other.name());
                return Err(error(self.goals[0].1, message));
            }
        };
        for number in 0..self.effects.len() {
            self.add_effect(self.effects[number], grid)?;
        }
        self.settle_idle_bridges();
        for number in 0..self.landings.len() {
            self.add_landing(self.landings[number], grid)?;
        }
        self.no_idle_split(grid)?;
        let start = self.start(grid)?;
        let stage = Stage { grid, ground: self.ground.into_iter().map(|(ground, _)| ground).collect(), start, goal };
        let groups = stage.bridges().len();
        if groups > MOST_BRIDGES {
            let message = format!("{groups} bridges open and close independently; at most {MOST_BRIDGES} may");
            return Err(LevelError::at(1, 1, message));
        }
        Ok(stage)
    }

    fn size(&self) -> Result<Grid, LevelError> {
        if self.width == 0 || self.ground.is_empty() {
            return Err(LevelError::at(1, 1, "the board has no cells"));
        }
        let grid = Grid { width: self.width, height: self.ground.len() / self.width };
        if grid.width > LONGEST_SIDE || grid.height > LONGEST_SIDE {
            let message = format!(
                "the board is {} cells wide and {} high; at most {LONGEST_SIDE} each are possible",
                grid.width, grid.height
            );
            return Err(LevelError::at(1, 1, message));
        }
        Ok(grid)
    }

    fn only(&self, what: &str, found: &[(Named, Spot)], grid: Grid) -> Result<usize, LevelError> {
        match *found {
            [] => Err(LevelError::at(1, 1, format!("the level has no {what}; it needs one"))),
            [(named, spot)] => inside(grid, named, &format!("the {what}"), spot),
            [_, (_, spot), ..] => Err(error(spot, format!("a second {what}; a level has one"))),
        }
    }

    fn start(&self, grid: Grid) -> Result<usize, LevelError> {
        let start = self.only("start", &self.starts, grid)?;
        match &self.ground[start].0 {
            ground @ (Ground::Void | Ground::Fragile | Ground::Bridge { open: false }) => {
                let message =
                    format!("the start {} is {}, where the block would fall", place(grid, start), ground.name());
                Err(error(self.starts[0].1, message))
            }
            _ => Ok(start),
        }
    }

    fn add_effect(
        &mut self,
        (switch, effect, bridge, spot): (Named, Effect, Named, Spot),
        grid: Grid,
    ) -> Result<(), LevelError> {
        let switch = inside(grid, switch, "the switch", spot)?;
        let bridge = inside(grid, bridge, "the switch acts on a cell that", spot)?;
        let target = &self.ground[bridge].0;
        if !matches!(target, Ground::Bridge { .. }) {
            let message = format!(
                "the switch {} acts on the cell {}, which is {}; only a bridge opens and closes",
                place(grid, switch),
                place(grid, bridge),
                target.name()
            );
            return Err(error(spot, message));
        }
        let found = self.ground[switch].0.name();
        let Ground::Switch(Switch { effects, .. }) = &mut self.ground[switch].0 else {
            let message = format!("there is no switch {}: it is {found}", place(grid, switch));
            return Err(error(spot, message));
        };
        match effects.binary_search_by_key(&bridge, |(cell, _)| *cell) {
            Ok(_) => {
                let message = format!(
                    "the switch {} acts twice on the cell {}; once is enough",
                    place(grid, switch),
                    place(grid, bridge)
                );
                Err(error(spot, message))
            }
            Err(at) => {
                effects.insert(at, (bridge, effect));
                Ok(())
            }
        }
    }

    fn add_landing(
        &mut self,
        (split, landings, spot): (Named, [Named; 2], Spot),
        grid: Grid,
    ) -> Result<(), LevelError> {
        let split = inside(grid, split, "the split", spot)?;
        let what = "the split puts a cube on a cell that";
        let cells = [inside(grid, landings[0], what, spot)?, inside(grid, landings[1], what, spot)?];
        for cell in cells {
            if self.ground[cell].0 == Ground::Void {
                let message = format!(
                    "the split {} puts a cube on the cell {}, which is void; it needs a tile there",
                    place(grid, split),
                    place(grid, cell)
                );
                return Err(error(spot, message));
            }
        }
        if grid.manhattan(cells[0], cells[1]) < 2 {
            let message = format!(
                "the split {} puts its cubes {} and {}; they must be at least two cells apart",
                place(grid, split),
                place(grid, cells[0]),
                place(grid, cells[1])
            );
            return Err(error(spot, message));
        }
        match &mut self.ground[split].0 {
            ground @ Ground::Split(_) if *ground == Ground::SPLIT => {
                *ground = Ground::Split(cells);
                Ok(())
            }
            Ground::Split(_) => {
                Err(error(spot, format!("the split {} is told twice where its cubes appear", place(grid, split))))
            }
            other => {
                let message = format!("there is no split {}: it is {}", place(grid, split), other.name());
                Err(error(spot, message))
            }
        }
    }

    fn no_idle_split(&self, grid: Grid) -> Result<(), LevelError> {
        let Some(cell) = self.ground.iter().position(|(ground, _)| *ground == Ground::SPLIT) else { return Ok(()) };
        let message = format!("the split {} does not say where its two cubes appear", place(grid, cell));
        Err(error(self.ground[cell].1, message))
    }

    /// A bridge that no switch moves is a tile, or nothing.
    fn settle_idle_bridges(&mut self) {
        let mut moved = vec![false; self.ground.len()];
        for (ground, _) in &self.ground {
            if let Ground::Switch(switch) = ground {
                switch.effects.iter().for_each(|(cell, _)| moved[*cell] = true);
            }
        }
        for ((ground, _), moved) in self.ground.iter_mut().zip(moved) {
            match ground {
                Ground::Bridge { open } if !moved => *ground = if *open { Ground::Plain } else { Ground::Void },
                _ => {}
            }
        }
    }
}

fn inside(grid: Grid, (row, column): Named, what: &str, spot: Spot) -> Result<usize, LevelError> {
    let on = |at: i64, length: usize| usize::try_from(at).ok().filter(|at| *at < length);
    match (on(row, grid.height), on(column, grid.width)) {
        (Some(row), Some(column)) => Ok(row * grid.width + column),
        _ => {
            let Grid { width, height } = grid;
            let message = format!(
                "{what} lies outside the board: {row},{column}; rows go from 0 to {}, columns from 0 to {}",
                height - 1,
                width - 1
            );
            Err(error(spot, message))
        }
    }
}

/// An error at a spot.
pub fn error((line, column): Spot, message: String) -> LevelError {
    LevelError::at(line, column, message)
}
