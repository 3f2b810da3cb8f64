//! The board of a level as its author sees it: what lies on each cell, and what each switch does.

use std::collections::BTreeMap;

use solvarium_engine::grid::Grid;
use solvarium_engine::{Cell, Message, message};

/// What lies on a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Nothing.
    Void,
    /// A tile.
    Plain,
    /// A tile that breaks under the upright block.
    Fragile,
    /// Where the block must stand upright.
    Goal,
    /// A tile that is there or not, as switches decide.
    Bridge {
        /// Whether it is there at the start.
        open: bool,
    },
    /// A tile that acts on bridges when it is pressed.
    Switch(Switch),
    /// A tile that turns the upright block into two cubes, on these cells.
    Split([usize; 2]),
}

/// What a switch needs to be pressed, and what it does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Switch {
    /// Whether only the upright block presses it.
    pub heavy: bool,
    /// What happens to which bridge cells, in the order of the cells.
    pub effects: Vec<(usize, Effect)>,
}

/// What a switch does to a bridge cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// Opens it if it is closed, closes it if it is open.
    Toggle,
    /// Opens it, if it is closed.
    Open,
    /// Closes it.
    Close,
}

impl Switch {
    /// What it does to a bridge cell, if anything.
    pub fn effect_on(&self, cell: usize) -> Option<Effect> {
        let at = self.effects.binary_search_by_key(&cell, |(bridge, _)| *bridge).ok()?;
        Some(self.effects[at].1)
    }
}

impl Effect {
    /// Every effect, in the order in which notations write them.
    pub const ALL: [Effect; 3] = [Effect::Toggle, Effect::Open, Effect::Close];

    /// Whether the bridge is open afterwards.
    pub fn applied(self, open: bool) -> bool {
        match self {
            Effect::Toggle => !open,
            Effect::Open => true,
            Effect::Close => false,
        }
    }
}

/// A board that is right. Cells are numbered row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// Its size.
    pub grid: Grid,
    /// What lies on each cell.
    pub ground: Vec<Ground>,
    /// Where the block stands at the start, upright.
    pub start: usize,
    /// Where it must get.
    pub goal: usize,
}

impl Stage {
    /// Every switch, with its cell.
    pub fn switches(&self) -> impl Iterator<Item = (usize, &Switch)> {
        self.ground.iter().enumerate().filter_map(|(cell, ground)| match ground {
            Ground::Switch(switch) => Some((cell, switch)),
            _ => None,
        })
    }

    /// Every split, with its cell and the cells its cubes appear on.
    pub fn splits(&self) -> impl Iterator<Item = (usize, [usize; 2])> {
        self.ground.iter().enumerate().filter_map(|(cell, ground)| match ground {
            Ground::Split(landings) => Some((cell, *landings)),
            _ => None,
        })
    }

    /// The bridge cells, in groups whose cells are always in the same state: whether they are open at the start, and
    /// the cells. In the order of the first cells.
    pub fn bridges(&self) -> Vec<(bool, Vec<usize>)> {
        let mut groups: Vec<(bool, Vec<usize>)> = Vec::new();
        let mut numbers = BTreeMap::new();
        for (cell, ground) in self.ground.iter().enumerate() {
            let Ground::Bridge { open } = *ground else { continue };
            let story: Vec<_> = self.switches().map(|(_, switch)| switch.effect_on(cell)).collect();
            let number = *numbers.entry((open, story)).or_insert(groups.len());
            if number == groups.len() {
                groups.push((open, Vec::new()));
            }
            groups[number].1.push(cell);
        }
        groups
    }
}

impl Ground {
    /// A switch that does nothing as yet.
    pub fn switch(heavy: bool) -> Ground {
        Ground::Switch(Switch { heavy, effects: Vec::new() })
    }

    /// A split that leads nowhere as yet.
    pub const SPLIT: Ground = Ground::Split([usize::MAX; 2]);

    /// What it is called in messages.
    pub fn name(&self) -> Message {
        match self {
            Ground::Void => message!("bloxorz-void"),
            Ground::Plain => message!("bloxorz-plain"),
            Ground::Fragile => message!("bloxorz-fragile"),
            Ground::Goal => message!("bloxorz-goal"),
            Ground::Bridge { open: true } => message!("bloxorz-open-bridge"),
            Ground::Bridge { open: false } => message!("bloxorz-closed-bridge"),
            Ground::Switch(_) => message!("bloxorz-switch"),
            Ground::Split(_) => message!("bloxorz-split"),
        }
    }
}

/// A cell as messages name it.
pub fn place(grid: Grid, cell: usize) -> Cell {
    let (row, column) = grid.position(cell);
    Cell { row: row as u32, column: column as u32 }
}
