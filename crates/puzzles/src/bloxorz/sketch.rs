//! A board as it was read, which may be wrong in any way. The sketch is the one place that says how; what it lets pass
//! is a [`Stage`], which is right. It never holds more than a board of the greatest size needs.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use solvarium_engine::grid::Grid;
use solvarium_engine::{LevelError, Message, message};

use super::stage::{Effect, Ground, Stage, place};

/// Greatest width and height of a board.
pub const LONGEST_SIDE: usize = 50;
/// Most groups of bridge cells that open and close independently of each other.
pub const MOST_BRIDGES: usize = 64;

/// A place in a text: line and column, from 1.
pub type Spot = (usize, usize);
/// A cell as it was read, row and column from 0; it may lie outside.
pub type Named = (i64, i64);

/// A board as it was read.
#[derive(Clone, Debug)]
pub struct Sketch {
    /// Its size.
    pub grid: Grid,
    /// What lies on each cell, row by row, and where that is written. Switches and splits do nothing as yet.
    pub ground: Vec<(Ground, Spot)>,
    /// Where the block starts.
    pub starts: Vec<(Named, Spot)>,
    /// Where it must get.
    pub goals: Vec<(Named, Spot)>,
    /// Where splits put their cubes.
    pub landings: Vec<(Named, [Named; 2], Spot)>,
    /// What switches do, by the cells of the switch and the bridge.
    effects: BTreeMap<(usize, usize), Effect>,
}

impl Sketch {
    /// A board of a size that is possible, with nothing on it. Its ground is to be filled row by row.
    pub fn new(width: usize, height: usize) -> Result<Self, LevelError> {
        if width == 0 || height == 0 {
            return Err(LevelError::at(1, 1, message!("bloxorz-no-cells")));
        }
        if width.max(height) > LONGEST_SIDE {
            let message = message!("bloxorz-too-large", width, height, most = LONGEST_SIDE);
            return Err(LevelError::at(1, 1, message));
        }
        Ok(Sketch {
            grid: Grid { width, height },
            ground: Vec::new(),
            starts: Vec::new(),
            goals: Vec::new(),
            landings: Vec::new(),
            effects: BTreeMap::new(),
        })
    }

    /// The number of a cell, or an error that says what it is the cell of, as `bloxorz-outside` knows it.
    pub fn inside(&self, (row, column): Named, what: &str, spot: Spot) -> Result<usize, LevelError> {
        let Grid { width, height } = self.grid;
        let on = |at: i64, length: usize| usize::try_from(at).ok().filter(|at| *at < length);
        if let (Some(row), Some(column)) = (on(row, height), on(column, width)) {
            return Ok(row * width + column);
        }
        let (last_row, last_column) = (height - 1, width - 1);
        let message = message!("bloxorz-outside", what, row, column, last_row, last_column);
        Err(error(spot, message))
    }

    /// Lets a switch act on a bridge. The ground of both must be there.
    pub fn add_effect(&mut self, switch: Named, effect: Effect, bridge: Named, spot: Spot) -> Result<(), LevelError> {
        let switch = self.inside(switch, "switch", spot)?;
        let bridge = self.inside(bridge, "target", spot)?;
        let (on, target) = (&self.ground[switch].0, &self.ground[bridge].0);
        let (at, cell) = (place(self.grid, switch), place(self.grid, bridge));
        if !matches!(target, Ground::Bridge { .. }) {
            let message = message!("bloxorz-not-a-bridge", switch = at, cell, found = target.name());
            return Err(error(spot, message));
        }
        if !matches!(on, Ground::Switch(_)) {
            return Err(error(spot, message!("bloxorz-not-a-switch", cell = at, found = on.name())));
        }
        match self.effects.entry((switch, bridge)) {
            Entry::Occupied(_) => Err(error(spot, message!("bloxorz-acts-twice", switch = at, cell))),
            Entry::Vacant(entry) => {
                entry.insert(effect);
                Ok(())
            }
        }
    }

    /// The board, or what is wrong with it.
    pub fn stage(mut self) -> Result<Stage, LevelError> {
        let goal = self.goal()?;
        self.settle_idle_bridges();
        for ((switch, bridge), effect) in std::mem::take(&mut self.effects) {
            if let Ground::Switch(switch) = &mut self.ground[switch].0 {
                switch.effects.push((bridge, effect));
            }
        }
        for (split, landings, spot) in std::mem::take(&mut self.landings) {
            self.add_landing(split, landings, spot)?;
        }
        self.no_idle_split()?;
        let (grid, start) = (self.grid, self.start()?);
        let stage = Stage { grid, ground: self.ground.into_iter().map(|(ground, _)| ground).collect(), start, goal };
        let groups = stage.bridges().len();
        if groups > MOST_BRIDGES {
            let message = message!("bloxorz-most-bridges", bridges = groups, most = MOST_BRIDGES);
            return Err(LevelError::at(1, 1, message));
        }
        Ok(stage)
    }

    /// Puts the goal where nothing else is.
    fn goal(&mut self) -> Result<usize, LevelError> {
        let goal = self.only("goal", &self.goals)?;
        let ground = &mut self.ground[goal].0;
        if !matches!(ground, Ground::Void | Ground::Plain | Ground::Goal) {
            let message = message!("bloxorz-goal-taken", cell = place(self.grid, goal), found = ground.name());
            return Err(error(self.goals[0].1, message));
        }
        *ground = Ground::Goal;
        Ok(goal)
    }

    fn start(&self) -> Result<usize, LevelError> {
        let start = self.only("start", &self.starts)?;
        match &self.ground[start].0 {
            ground @ (Ground::Void | Ground::Fragile | Ground::Bridge { open: false }) => {
                let message = message!("bloxorz-start-falls", cell = place(self.grid, start), found = ground.name());
                Err(error(self.starts[0].1, message))
            }
            _ => Ok(start),
        }
    }

    /// The one start or goal.
    fn only(&self, what: &str, found: &[(Named, Spot)]) -> Result<usize, LevelError> {
        match *found {
            [] => Err(LevelError::at(1, 1, message!("bloxorz-missing", what))),
            [(named, spot)] => self.inside(named, what, spot),
            [_, (_, spot), ..] => Err(error(spot, message!("bloxorz-second", what))),
        }
    }

    fn add_landing(&mut self, split: Named, landings: [Named; 2], spot: Spot) -> Result<(), LevelError> {
        let split = self.inside(split, "split", spot)?;
        let landing = |cell: Named| self.inside(cell, "landing", spot);
        let cells = [landing(landings[0])?, landing(landings[1])?];
        let (at, places) = (place(self.grid, split), cells.map(|cell| place(self.grid, cell)));
        if let Some(void) = cells.iter().position(|cell| self.ground[*cell].0 == Ground::Void) {
            return Err(error(spot, message!("bloxorz-landing-void", split = at, cell = places[void])));
        }
        if self.grid.manhattan(cells[0], cells[1]) < 2 {
            return Err(error(spot, message!("bloxorz-landings-touch", split = at, cells = places.to_vec())));
        }
        match &mut self.ground[split].0 {
            ground @ Ground::Split(_) if *ground == Ground::SPLIT => {
                *ground = Ground::Split(cells);
                Ok(())
            }
            Ground::Split(_) => Err(error(spot, message!("bloxorz-lands-twice", split = at))),
            other => Err(error(spot, message!("bloxorz-not-a-split", cell = at, found = other.name()))),
        }
    }

    fn no_idle_split(&self) -> Result<(), LevelError> {
        let Some(cell) = self.ground.iter().position(|(ground, _)| *ground == Ground::SPLIT) else { return Ok(()) };
        Err(error(self.ground[cell].1, message!("bloxorz-lands-nowhere", split = place(self.grid, cell))))
    }

    /// A bridge that no switch moves is a tile, or nothing.
    fn settle_idle_bridges(&mut self) {
        let mut moved = vec![false; self.ground.len()];
        self.effects.keys().for_each(|(_, bridge)| moved[*bridge] = true);
        for ((ground, _), moved) in self.ground.iter_mut().zip(moved) {
            match ground {
                Ground::Bridge { open } if !moved => *ground = if *open { Ground::Plain } else { Ground::Void },
                _ => {}
            }
        }
    }
}

pub fn error((line, column): Spot, message: Message) -> LevelError {
    LevelError::at(line, column, message)
}
