//! Where the player can walk while the boxes stand still.
//!
//! [`Reach`] fills whole rows at a time and is what searches use; [`Walk`] measures distances and finds the steps.

use solvarium_engine::grid::Direction;

use super::room::{NONE, Room, Rows};

/// The region of the player, with the cells that are free of boxes. Its vectors are kept from one use to the next.
#[derive(Debug, Default)]
pub struct Reach {
    free: Rows,
    region: Rows,
    spare: Rows,
}

impl Reach {
    /// Finds all cells that can be walked to from a cell between the boxes.
    pub fn flood(&mut self, room: &Room, boxes: &[u16], from: u16) {
        self.free.clone_from(&room.floor);
        boxes.iter().for_each(|&cell| room.flip(&mut self.free, cell));
        flood(room, &self.free, from, &mut self.region);
    }

    /// Whether the player can get to a cell.
    #[inline]
    pub fn has(&self, room: &Room, cell: u16) -> bool {
        room.has(&self.region, cell)
    }

    /// The cells of a row that the player can get to.
    #[inline]
    pub fn row(&self, row: usize) -> u64 {
        self.region[row]
    }

    /// The cells of a row without a box.
    #[inline]
    pub fn free_row(&self, row: usize) -> u64 {
        self.free[row]
    }

    /// Whether no box stands on a cell.
    #[inline]
    pub fn is_free(&self, room: &Room, cell: u16) -> bool {
        room.has(&self.free, cell)
    }

    /// The first cell of the region in reading order: its name, whichever cell of it the player is on.
    pub fn first(&self, room: &Room) -> u16 {
        first(room, &self.region)
    }

    /// The first cell of the region that the player is in after a push from `from` to `to`.
    ///
    /// The box's old cell joins the region and its new cell leaves it. Mostly nothing else changes, and then there is
    /// nothing to flood: when every free neighbour of the old cell was in the region already, and the cells around the
    /// new one hang together without it.
    pub fn first_after(&mut self, room: &Room, (from, to): (u16, u16), first_now: u16) -> u16 {
        let joins = room.neighbours(from).any(|cell| cell != to && self.is_free(room, cell) && !self.has(room, cell));
        room.flip(&mut self.free, from);
        let splits = self.has(room, to) && !holds_together(room, &self.free, to);
        let first = if joins || splits || to == first_now {
            room.flip(&mut self.free, to);
            flood(room, &self.free, from, &mut self.spare);
            room.flip(&mut self.free, to);
            first(room, &self.spare)
        } else {
            first_now.min(from)
        };
        room.flip(&mut self.free, from);
        first
    }

    /// The first cell of every region between the boxes, in order.
    pub fn regions(&mut self, room: &Room, boxes: &[u16], out: &mut Vec<u16>) {
        self.free.clone_from(&room.floor);
        boxes.iter().for_each(|&cell| room.flip(&mut self.free, cell));
        while self.free.iter().any(|&row| row != 0) {
            let from = first(room, &self.free);
            out.push(from);
            flood(room, &self.free, from, &mut self.region);
            self.free.iter_mut().zip(&self.region).for_each(|(free, filled)| *free &= !filled);
        }
    }
}

/// Fills the region of a cell: rows downwards and upwards, until nothing is added.
pub fn flood(room: &Room, free: &[u64], from: u16, region: &mut Rows) {
    region.clear();
    region.resize(free.len(), 0);
    let (start, column) = room.place(from);
    region[start] = spread(1 << column, free[start]);
    // No floor is in the first and the last row, so that these end a sweep.
    let (mut top, mut bottom) = (start, start);
    loop {
        for row in top..free.len() - 1 {
            let entered = region[row] & free[row + 1] & !region[row + 1];
            if entered != 0 {
                region[row + 1] = spread(region[row + 1] | entered, free[row + 1]);
                bottom = bottom.max(row + 1);
            } else if row >= bottom {
                break;
            }
        }
        let mut changed = false;
        for row in (1..=bottom).rev() {
            let entered = region[row] & free[row - 1] & !region[row - 1];
            if entered != 0 {
                region[row - 1] = spread(region[row - 1] | entered, free[row - 1]);
                top = top.min(row - 1);
                changed = true;
            } else if row <= top {
                break;
            }
        }
        if !changed {
            return;
        }
    }
}

/// The runs of free cells that a seed is in: to higher columns by the carry of an addition, which clears the rest of a
/// run; to lower ones by steps that double.
#[inline]
fn spread(seed: u64, free: u64) -> u64 {
    let (mut run, mut free) = (seed | free & !free.wrapping_add(seed), free);
    let mut steps = |steps: [u32; 3]| {
        for step in steps {
            run |= free & run >> step;
            free &= free >> step;
        }
        free
    };
    // Few runs are longer than eight cells.
    if steps([1, 2, 4]) != 0 {
        steps([8, 16, 32]);
    }
    run
}

/// The first cell of a region in reading order.
pub fn first(room: &Room, region: &[u64]) -> u16 {
    let row = region.iter().position(|&row| row != 0).expect("a region has a cell");
    room.cell(row, region[row].trailing_zeros() as usize)
}

/// The sides of a cell that are in a region, a bit for each direction.
pub fn sides(room: &Room, region: &[u64], cell: u16) -> u8 {
    let beside = |direction: &Direction| {
        let side = room.next(cell, *direction);
        side != NONE && room.has(region, side)
    };
    Direction::ALL.iter().filter(|direction| beside(direction)).map(|&direction| 1 << direction as u8).sum()
}

/// Whether the free neighbours of a cell are connected by the eight cells around it, so that a box on it parts nothing.
#[inline]
pub fn holds_together(room: &Room, free: &[u64], cell: u16) -> bool {
    let (row, column) = room.place(cell);
    let three = |row: usize| free[row] >> (column - 1) & 7;
    TOGETHER[(three(row - 1) | three(row) << 3 | three(row + 1) << 6) as usize]
}

/// For each pattern of nine cells, row by row from the lowest bit: whether the four beside the middle one hang together.
static TOGETHER: [bool; 512] = {
    // The places of the eight cells in the pattern, around the middle; those with even index are beside it.
    let ring = [1, 2, 5, 8, 7, 6, 3, 0];
    let mut table = [false; 512];
    let mut pattern = 0;
    while pattern < 512 {
        let (mut parts, mut i) = (0, 0);
        while i < 8 {
            // A part is counted at its first neighbour: the way back from it meets a gap before another neighbour.
            let here = pattern >> ring[i] & 1 == 1;
            let corner = pattern >> ring[(i + 7) % 8] & 1 == 1;
            let before = pattern >> ring[(i + 6) % 8] & 1 == 1;
            if here && !(corner && before) {
                parts += 1;
            }
            i += 2;
        }
        table[pattern] = parts <= 1;
        pattern += 1;
    }
    table
};

/// Distances of the player's walks.
#[derive(Debug, Default)]
pub struct Walk {
    steps: Vec<u16>,
    queue: Vec<u16>,
}

impl Walk {
    /// Measures the way from a cell to every other between the boxes.
    pub fn measure(&mut self, room: &Room, boxes: &[u16], from: u16) {
        const BOX: u16 = NONE - 1;
        self.steps.clear();
        self.steps.resize(room.cells(), NONE);
        boxes.iter().for_each(|&cell| self.steps[usize::from(cell)] = BOX);
        self.queue.clear();
        self.queue.push(from);
        self.steps[usize::from(from)] = 0;
        let mut at = 0;
        while let Some(&cell) = self.queue.get(at) {
            at += 1;
            let steps = self.steps[usize::from(cell)] + 1;
            for next in room.neighbours(cell) {
                if self.steps[usize::from(next)] == NONE {
                    self.steps[usize::from(next)] = steps;
                    self.queue.push(next);
                }
            }
        }
        boxes.iter().for_each(|&cell| self.steps[usize::from(cell)] = NONE);
    }

    /// Steps to a cell, or [`NONE`] if it cannot be walked to.
    #[inline]
    pub fn steps(&self, cell: u16) -> u16 {
        self.steps[usize::from(cell)]
    }

    /// The steps of a shortest way to the cell that was measured from, beginning at another.
    pub fn way_back(&self, room: &Room, mut from: u16) -> Vec<Direction> {
        let mut way = Vec::new();
        while self.steps(from) > 0 {
            let nearer = |&direction: &Direction| {
                let next = room.next(from, direction);
                next != NONE && self.steps(next) < self.steps(from)
            };
            let direction = Direction::ALL.into_iter().find(nearer).expect("the cell can be walked to");
            way.push(direction);
            from = room.next(from, direction);
        }
        way
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sokoban::room::Square;
    use solvarium_engine::Rng;
    use solvarium_engine::grid::Grid;

    /// A closed room of any size, with walls and boxes thrown in, and a free cell for the player.
    fn draw(rng: &mut Rng) -> Option<(Room, Vec<u16>, u16)> {
        let grid = Grid { width: rng.between(3, 64), height: rng.between(3, 64) };
        let rim = |(row, column)| row == 0 || column == 0 || row == grid.height - 1 || column == grid.width - 1;
        let density = rng.between(2, 12);
        let mut square =
            |at| if rim(grid.position(at)) || rng.below(density) == 0 { Square::Wall } else { Square::Floor };
        let squares = (0..grid.cells()).map(&mut square).collect();
        let room = Room::new(grid, squares);
        let mut cells: Vec<u16> = (0..room.cells() as u16).collect();
        rng.shuffle(&mut cells);
        let count = rng.below(cells.len().max(1)) / 3;
        let player = cells.pop()?;
        cells.truncate(count);
        cells.sort_unstable();
        Some((room, cells, player))
    }

    #[test]
    fn rows_are_filled_as_steps_would_fill_them() {
        let (mut rng, mut reach, mut walk) = (Rng::new(1), Reach::default(), Walk::default());
        for (room, boxes, player) in (0..300).filter_map(|_| draw(&mut rng)) {
            reach.flood(&room, &boxes, player);
            walk.measure(&room, &boxes, player);
            let cells = || 0..room.cells() as u16;
            assert!(cells().all(|cell| reach.has(&room, cell) == (walk.steps(cell) != NONE)));
            assert_eq!(Some(reach.first(&room)), cells().find(|&cell| walk.steps(cell) != NONE));
            let mut regions = Vec::new();
            Reach::default().regions(&room, &boxes, &mut regions);
            assert!(regions.contains(&reach.first(&room)) && regions.is_sorted());
        }
    }

    #[test]
    fn a_push_changes_the_region_as_a_new_flood_would() {
        let (mut rng, mut reach, mut fresh) = (Rng::new(2), Reach::default(), Reach::default());
        let mut pushes = 0;
        for (room, boxes, player) in (0..300).filter_map(|_| draw(&mut rng)) {
            reach.flood(&room, &boxes, player);
            let first = reach.first(&room);
            for (at, direction) in (0..boxes.len()).flat_map(|at| Direction::ALL.map(|direction| (at, direction))) {
                let (behind, to) = (room.next(boxes[at], direction.opposite()), room.next(boxes[at], direction));
                if behind == NONE || to == NONE || !reach.has(&room, behind) || !reach.is_free(&room, to) {
                    continue;
                }
                let mut after = boxes.clone();
                after[at] = to;
                fresh.flood(&room, &after, boxes[at]);
                assert_eq!(reach.first_after(&room, (boxes[at], to), first), fresh.first(&room));
                pushes += 1;
            }
        }
        assert!(pushes > 1000);
    }
}
