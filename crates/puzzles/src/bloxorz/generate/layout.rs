//! Where islands lie: the board is cut into rectangles with gaps between them, and each is filled with rooms.

use solvarium_engine::Rng;
use solvarium_engine::grid::Grid;

/// A rectangle of cells.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rect {
    pub row: usize,
    pub column: usize,
    pub height: usize,
    pub width: usize,
}

/// A gap between two rectangles, as the cells of a rectangle that may themselves have been cut since.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cut {
    gap: Rect,
    /// Whether the gap is crossed from left to right.
    sideways: bool,
}

impl Rect {
    /// Its cells, row by row.
    pub fn cells(self, grid: Grid) -> impl Iterator<Item = usize> {
        let rows = self.row..self.row + self.height;
        rows.flat_map(move |row| (self.column..self.column + self.width).map(move |column| row * grid.width + column))
    }

    fn area(self) -> usize {
        self.height * self.width
    }

    fn middle(self, grid: Grid) -> usize {
        (self.row + self.height / 2) * grid.width + self.column + self.width / 2
    }

    /// A rectangle inside, with sides of up to these lengths.
    pub fn inner(self, longest: (usize, usize), shortest: usize, rng: &mut Rng) -> Rect {
        let side = |length: usize, most: usize, rng: &mut Rng| {
            rng.between(shortest.min(length), most.min(length).max(shortest.min(length)))
        };
        let (height, width) = (side(self.height, longest.0, rng), side(self.width, longest.1, rng));
        let row = self.row + rng.between(0, self.height - height);
        Rect { row, column: self.column + rng.between(0, self.width - width), height, width }
    }
}

/// Cuts the board, each time the largest rectangle; gives the rectangles, and the gaps in the order of cutting. None if
/// the largest one is too small.
pub(super) fn cut(grid: Grid, cuts: usize, rng: &mut Rng) -> Option<(Vec<Rect>, Vec<Cut>)> {
    let mut rects = vec![Rect { row: 0, column: 0, height: grid.height, width: grid.width }];
    let mut gaps = Vec::new();
    for _ in 0..cuts {
        let largest = (0..rects.len()).max_by_key(|at| rects[*at].area()).expect("there is a rectangle");
        let Rect { row, column, height, width } = rects.swap_remove(largest);
        let sideways = match (width >= 3, height >= 3) {
            (false, false) => return None,
            (true, true) => rng.below(height + width) < if width > height { width + height / 2 } else { width / 2 },
            (wide, _) => wide,
        };
        let (length, across) = if sideways { (width, height) } else { (height, width) };
        let gap = rng.between(1, 3).min(length - 2);
        let shortest = ((length - gap) / 2).min(3);
        let first = rng.between(shortest, length - gap - shortest);
        let part = |from: usize, length: usize| match sideways {
            true => Rect { row, column: column + from, height: across, width: length },
            false => Rect { row: row + from, column, height: length, width: across },
        };
        rects.extend([part(0, first), part(first + gap, length - first - gap)]);
        gaps.push(Cut { gap: part(first, gap), sideways });
    }
    Some((rects, gaps))
}

impl Cut {
    /// Every straight crossing of the gap: the tile before it, the cells over the gap, the tile after it.
    pub fn crossings(self, grid: Grid) -> impl Iterator<Item = (usize, Vec<usize>, usize)> {
        let Rect { row, column, height, width } = self.gap;
        let lines = if self.sideways { height } else { width };
        (0..lines).filter_map(move |line| {
            let strip = match self.sideways {
                true => Rect { row: row + line, height: 1, ..self.gap },
                false => Rect { column: column + line, width: 1, ..self.gap },
            };
            let cells: Vec<usize> = strip.cells(grid).collect();
            let step = if self.sideways { 1 } else { grid.width };
            let (first, last) = (*cells.first()?, *cells.last()?);
            Some((first.checked_sub(step)?, cells, last + step))
        })
    }
}

/// Fills a rectangle with rooms that hang together, or with a single small one; gives a cell in one of them.
pub(super) fn fill(rect: Rect, small: bool, grid: Grid, floor: &mut [bool], rng: &mut Rng) -> usize {
    let rooms = if small { 1 } else { (rect.area() / 16).clamp(1, 7) };
    let mut anchor = None;
    for _ in 0..rooms {
        let room = if rooms == 1 && !small { rect.inner((5, 5), 3, rng) } else { rect.inner((4, 4), 2, rng) };
        room.cells(grid).for_each(|cell| floor[cell] = true);
        let middle = room.middle(grid);
        corridor(grid, anchor.unwrap_or(middle), middle, floor, rng);
        anchor = Some(middle);
    }
    anchor.expect("there is a room")
}

/// Lays tiles from one cell to another, with one bend.
pub(super) fn corridor(grid: Grid, from: usize, to: usize, floor: &mut [bool], rng: &mut Rng) {
    let ((row, column), (to_row, to_column)) = (grid.position(from), grid.position(to));
    let bend = if rng.below(2) == 0 { (row, to_column) } else { (to_row, column) };
    for line in row.min(to_row)..=row.max(to_row) {
        floor[line * grid.width + bend.1] = true;
    }
    for line in column.min(to_column)..=column.max(to_column) {
        floor[bend.0 * grid.width + line] = true;
    }
}
