//! Large boards by seed: random, with at least one solution, and as many others as chance will have it.

use solvarium_engine::Rng;
use solvarium_engine::grid::Grid;
use solvarium_puzzles::light_up::layout::{Cell, Layout};
use solvarium_puzzles::support::placement::Cells;
use solvarium_puzzles::tents::camp::Camp;

/// About one tree for this many cells of a board of Tents.
const CELLS_PER_TREE: f64 = 1.0 / 0.18;

/// A square board of Tents with all clues: tents thrown where they do not touch, each with a tree on a free side.
pub fn camp(size: usize, seed: u64) -> Camp {
    let mut rng = Rng::new(seed);
    let mut camp = Camp::empty(Grid { width: size, height: size });
    let mut tents = Cells::new(size * size);
    let mut order: Vec<usize> = (0..size * size).collect();
    rng.shuffle(&mut order);
    let wanted = (order.len() as f64 / CELLS_PER_TREE) as usize;
    (camp.rows, camp.columns) = (vec![Some(0); size], vec![Some(0); size]);
    for cell in order {
        let free: Vec<usize> = camp.beside(cell).filter(|near| !camp.trees.has(*near) && !tents.has(*near)).collect();
        let fits = !camp.trees.has(cell) && !camp.around(cell).any(|near| tents.has(near));
        if camp.trees.len() < wanted && fits && !free.is_empty() {
            tents.add(cell);
            camp.trees.add(*rng.pick(&free));
            camp.rows[cell / size] = camp.rows[cell / size].map(|count| count + 1);
            camp.columns[cell % size] = camp.columns[cell % size].map(|count| count + 1);
        }
    }
    camp
}

/// A square board of Light Up, a fifth of it black and every black cell numbered: bulbs thrown until all is lit.
pub fn layout(size: usize, seed: u64) -> Layout {
    let mut rng = Rng::new(seed);
    let grid = Grid { width: size, height: size };
    let black = |rng: &mut Rng| if rng.below(5) == 0 { Cell::Black(None) } else { Cell::White };
    let cells = (0..grid.cells()).map(|_| black(&mut rng)).collect();
    let mut layout = Layout { grid, cells };
    let mut order: Vec<usize> = (0..grid.cells()).filter(|cell| layout.is_white(*cell)).collect();
    rng.shuffle(&mut order);
    let mut bulbs = Cells::new(grid.cells());
    for cell in order {
        if !layout.seen_from(cell).any(|seen| bulbs.has(seen)) {
            bulbs.add(cell);
        }
    }
    for cell in 0..grid.cells() {
        let number = layout.beside(cell).filter(|near| bulbs.has(*near)).count() as u8;
        if !layout.is_white(cell) {
            layout.cells[cell] = Cell::Black(Some(number));
        }
    }
    layout
}
