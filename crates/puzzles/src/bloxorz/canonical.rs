//! A level turned and mirrored without the void around it, and the form by which it is recognised.
//!
//! Everything is told by cells, so names and their order make no difference. Two things are not symmetric. The first cube
//! of a split is the active one, so the order of its two cells counts. And a block that lies on two soft switches presses
//! them in reading order: where that matters, since both act on a bridge in different ways, a board turned so that the
//! order is another is another level. The ways that keep the order at every such pair lead to levels for which the ways
//! that keep it lead to the same levels again; so they have one least form.

use solvarium_engine::grid::{Direction, Grid};

use super::stage::{Ground, Stage, Switch};
use crate::support::turn::{Turn, bytes};

/// The board turned and mirrored in the ways that change nothing else.
pub(super) fn images(stage: &Stage) -> Vec<Stage> {
    let stage = trimmed(stage);
    let pairs = ordered_pairs(&stage);
    let keeps_order = |turn: &Turn| {
        let cell = |cell| turn.cell(stage.grid, cell);
        pairs.iter().all(|(first, second)| cell(*first) < cell(*second))
    };
    let turned = |turn: Turn| moved(&stage, turn.size(stage.grid), |cell| turn.cell(stage.grid, cell));
    Turn::ALL.into_iter().filter(keeps_order).map(turned).collect()
}

/// The least of the images.
pub(super) fn form(stage: &Stage) -> Vec<u8> {
    images(stage).iter().map(written).min().expect("the board as it is keeps the order")
}

/// The board without empty rows and columns around it.
fn trimmed(stage: &Stage) -> Stage {
    let places = (0..stage.ground.len()).filter(|cell| stage.ground[*cell] != Ground::Void);
    let (start_row, start_column) = stage.grid.position(stage.start);
    let around = (start_row, start_row, start_column, start_column);
    let (top, bottom, left, right) = places.fold(around, |(top, bottom, left, right), cell| {
        let (row, column) = stage.grid.position(cell);
        (top.min(row), bottom.max(row), left.min(column), right.max(column))
    });
    let size = Grid { width: right + 1 - left, height: bottom + 1 - top };
    moved(stage, size, |cell| {
        let (row, column) = stage.grid.position(cell);
        (row - top) * size.width + column - left
    })
}

/// A board of a size whose cells are those of another elsewhere; what has no place in it is void.
fn moved(stage: &Stage, grid: Grid, to: impl Fn(usize) -> usize) -> Stage {
    let mut ground = vec![Ground::Void; grid.cells()];
    for (cell, here) in stage.ground.iter().enumerate().filter(|(_, here)| **here != Ground::Void) {
        ground[to(cell)] = match here {
            Ground::Switch(switch) => {
                let mut effects: Vec<_> =
                    switch.effects.iter().map(|(bridge, effect)| (to(*bridge), *effect)).collect();
                effects.sort_unstable();
                Ground::Switch(Switch { heavy: switch.heavy, effects })
            }
            Ground::Split(landings) => Ground::Split(landings.map(&to)),
            other => other.clone(),
        };
    }
    Stage { grid, ground, start: to(stage.start), goal: to(stage.goal) }
}

/// The soft switches beside each other, in reading order, that must be pressed in that order.
fn ordered_pairs(stage: &Stage) -> Vec<(usize, usize)> {
    let soft = |cell: usize| match &stage.ground[cell] {
        Ground::Switch(switch) if !switch.heavy => Some(switch),
        _ => None,
    };
    let beside = |cell| [Direction::Right, Direction::Down].map(|direction| stage.grid.neighbour(cell, direction));
    let pairs =
        (0..stage.ground.len()).flat_map(|cell| beside(cell).into_iter().flatten().map(move |next| (cell, next)));
    let matters = |pair: &(usize, usize)| {
        let (Some(first), Some(second)) = (soft(pair.0), soft(pair.1)) else { return false };
        first.effects.iter().any(|(bridge, effect)| second.effect_on(*bridge).is_some_and(|other| other != *effect))
    };
    pairs.filter(matters).collect()
}

/// Size, start and goal; then for each cell what lies on it, and how many numbers follow.
fn written(stage: &Stage) -> Vec<u8> {
    let mut numbers = vec![stage.grid.width, stage.grid.height, stage.start, stage.goal];
    for ground in &stage.ground {
        match ground {
            Ground::Void => numbers.push(0),
            Ground::Plain => numbers.push(1),
            Ground::Fragile => numbers.push(2),
            Ground::Goal => numbers.push(3),
            Ground::Bridge { open } => numbers.push(4 + usize::from(*open)),
            Ground::Switch(switch) => {
                numbers.extend([6 + usize::from(switch.heavy), switch.effects.len()]);
                numbers.extend(switch.effects.iter().flat_map(|(bridge, effect)| [*bridge, *effect as usize]));
            }
            Ground::Split(landings) => numbers.extend([8, landings[0], landings[1]]),
        }
    }
    bytes(numbers).collect()
}

#[cfg(test)]
mod tests {
    use solvarium_engine::Puzzle;

    use super::super::Bloxorz;
    use crate::support::testing::read;

    fn level(text: &str) -> Bloxorz {
        read(text).expect("a correct level")
    }

    #[test]
    fn names_and_void_around_make_no_difference() {
        let plain = level("S=1a=2B=G/1:soft^a/2:heavy+B").canonical();
        assert_eq!(level("S=7x=0y=G/0:heavy+y/y:open/7:soft^x").canonical(), plain, "other names");
        assert_eq!(level("..........././..G=B2=a1=S/1:soft^a/2:heavy+B").canonical(), plain, "elsewhere");
        assert_ne!(level("S=1a=2B=G/1:soft+a/2:heavy+B").canonical(), plain, "another effect");
    }

    /// Lying on both, the block opens the bridge if the closing switch is pressed first.
    #[test]
    fn where_the_order_of_two_switches_matters_it_is_kept() {
        let opens = level("S=21a=G/======./1:soft+a/2:soft-a");
        let closes = level("S=12a=G/======./1:soft+a/2:soft-a");
        assert_eq!((opens.images().len(), closes.images().len()), (4, 4));
        let mirrored = level("G=a12=S/.======/1:soft+a/2:soft-a");
        assert_ne!(opens.canonical(), mirrored.canonical(), "the order is another");
        let upside_down = level("======./S=21a=G/1:soft+a/2:soft-a");
        assert_eq!(opens.canonical(), upside_down.canonical());
        assert_eq!(level("S=12a=G/======./1:soft^a/2:soft^a").images().len(), 8, "the order does not matter");
    }

    #[test]
    fn the_order_of_the_cubes_counts() {
        let level = |cells: &str| level(&format!("S=3/.=./G==/3:split@{cells}"));
        assert_ne!(level("0,0@2,1").canonical(), level("2,1@0,0").canonical());
    }
}
