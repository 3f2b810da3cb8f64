//! The shapes of rooms: where there is floor before any goal or box is placed.
//!
//! Each style draws in its own way. What comes out is then made one piece, without blind alleys and with pillars in
//! halls that are too wide.

use solvarium_engine::Rng;
use solvarium_engine::grid::{Direction, Grid};

/// The styles, by name.
pub(super) const STYLES: [&str; 4] = ["blocks", "halls", "tunnels", "mirror"];

/// Floor of a rectangle, square by square; its rim is wall.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub grid: Grid,
    pub floor: Vec<bool>,
}

/// Patterns of three by three squares, to be turned and mirrored: `.` floor, `#` wall.
const PATTERNS: [&str; 10] = [
    ".........",
    "#........",
    "##.......",
    "....#....",
    "#.#...#.#",
    "###......",
    "#...#....",
    "..#...#..",
    "#.....#.#",
    "##.#.....",
];
/// Squares on a side of a pattern.
const SIDE: usize = 3;

/// Draws a room in a style.
pub(super) fn draw(style: &str, grid: Grid, rng: &mut Rng) -> Shape {
    let mut shape = Shape { grid, floor: vec![false; grid.cells()] };
    match style {
        "blocks" => shape.blocks(rng),
        "halls" => shape.halls(rng),
        "tunnels" => shape.tunnels(grid.width, rng),
        _ => {
            shape.tunnels(grid.width.div_ceil(2) + 1, rng);
            shape.mirror();
        }
    }
    shape.add_pillars(rng);
    shape.keep_largest_part();
    shape.fill_blind_alleys(&vec![false; grid.cells()]);
    shape
}

impl Shape {
    /// Number of floor squares.
    pub(super) fn area(&self) -> usize {
        self.floor.iter().filter(|&&floor| floor).count()
    }

    /// The squares beside a square that are floor.
    pub(super) fn beside(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        let next = Direction::ALL.into_iter().filter_map(move |direction| self.grid.neighbour(at, direction));
        next.filter(|&next| self.floor[next])
    }

    /// Makes wall of every square with at most one way out, unless it is to be kept, until none is left.
    pub(super) fn fill_blind_alleys(&mut self, keep: &[bool]) {
        let blind = |shape: &Self, at: usize| shape.floor[at] && !keep[at] && shape.beside(at).count() < 2;
        while let Some(at) = (0..self.floor.len()).find(|&at| blind(self, at)) {
            self.floor[at] = false;
        }
    }

    /// The squares that need no wall: those one comes to from the rim without touching floor, even at a corner.
    pub(super) fn outside(&self) -> Vec<bool> {
        let Grid { width, height } = self.grid;
        let bare = |at: usize| {
            let (row, column) = self.grid.position(at);
            let mut rows = row.saturating_sub(1)..(row + 2).min(height);
            !rows.any(|r| (column.saturating_sub(1)..(column + 2).min(width)).any(|c| self.floor[r * width + c]))
        };
        let mut outside = vec![false; self.floor.len()];
        let rim = |&at: &usize| {
            let (row, column) = self.grid.position(at);
            row == 0 || column == 0 || row == height - 1 || column == width - 1
        };
        let mut open: Vec<usize> = (0..self.floor.len()).filter(rim).collect();
        while let Some(at) = open.pop() {
            if bare(at) && !std::mem::replace(&mut outside[at], true) {
                open.extend(Direction::ALL.into_iter().filter_map(|direction| self.grid.neighbour(at, direction)));
            }
        }
        outside
    }

    /// Makes floor of a rectangle, as far as it is inside the rim and the given width.
    fn open(&mut self, (top, left): (usize, usize), (height, width): (usize, usize), within: usize) {
        for row in top.max(1)..(top + height).min(self.grid.height - 1) {
            for column in left.max(1)..(left + width).min(within.min(self.grid.width) - 1) {
                self.floor[row * self.grid.width + column] = true;
            }
        }
    }

    /// Puts patterns side by side.
    fn blocks(&mut self, rng: &mut Rng) {
        let Grid { width, height } = self.grid;
        for top in (1..height - 1).step_by(SIDE) {
            for left in (1..width - 1).step_by(SIDE) {
                let (pattern, turn) = (rng.pick(&PATTERNS).as_bytes(), rng.below(8));
                for (row, column) in (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (row, column))) {
                    let (mut r, mut c) = if turn & 1 == 0 { (row, column) } else { (column, row) };
                    r = if turn & 2 == 0 { r } else { SIDE - 1 - r };
                    c = if turn & 4 == 0 { c } else { SIDE - 1 - c };
                    if pattern[r * SIDE + c] == b'.' {
                        self.open((top + row, left + column), (1, 1), width);
                    }
                }
            }
        }
    }

    /// Some rectangles, each joined to the one before by a corridor with one bend.
    fn halls(&mut self, rng: &mut Rng) {
        let Grid { width, height } = self.grid;
        let halls = 2 + (width * height) / 40;
        let mut last: Option<(usize, usize)> = None;
        for _ in 0..halls {
            let size = (rng.between(2, 4.min(height - 2)), rng.between(2, 4.min(width - 2)));
            let corner = (rng.between(1, height - 1 - size.0), rng.between(1, width - 1 - size.1));
            self.open(corner, size, width);
            let middle = (corner.0 + size.0 / 2, corner.1 + size.1 / 2);
            if let Some((row, column)) = last.replace(middle) {
                let bend = if rng.below(2) == 0 { (row, middle.1) } else { (middle.0, column) };
                for ((r, c), (to_row, to_column)) in [((row, column), bend), (bend, middle)] {
                    let size = (r.abs_diff(to_row) + 1, c.abs_diff(to_column) + 1);
                    self.open((r.min(to_row), c.min(to_column)), size, width);
                }
            }
        }
    }

    /// A walk that digs, now a square and now a wider place, until enough is floor.
    fn tunnels(&mut self, within: usize, rng: &mut Rng) {
        let height = self.grid.height;
        let wanted = (within - 2) * (height - 2) * rng.between(50, 65) / 100;
        let (mut row, mut column) = (height / 2, within / 2);
        let mut direction = *rng.pick(&Direction::ALL);
        for _ in 0..20 * wanted {
            if self.area() >= wanted {
                return;
            }
            let size = [(1, 1), (1, 1), (1, 2), (2, 1), (2, 2)][rng.below(5)];
            self.open((row, column), size, within);
            if rng.below(3) == 0 {
                direction = *rng.pick(&Direction::ALL);
            }
            let at = self.grid.neighbour(row * self.grid.width + column, direction);
            let (r, c) = self.grid.position(at.expect("the walk is inside the rim"));
            if (1..height - 1).contains(&r) && (1..within - 1).contains(&c) {
                (row, column) = (r, c);
            } else {
                direction = *rng.pick(&Direction::ALL);
            }
        }
    }

    /// Makes the right half look like the left one.
    fn mirror(&mut self) {
        let Grid { width, height } = self.grid;
        for (row, column) in (0..height).flat_map(|row| (0..width / 2).map(move |column| (row, column))) {
            self.floor[row * width + width - 1 - column] = self.floor[row * width + column];
        }
    }

    /// Puts a pillar into the middle of most places of three by three that are all floor.
    fn add_pillars(&mut self, rng: &mut Rng) {
        let Grid { width, height } = self.grid;
        for (row, column) in (1..height - 1).flat_map(|row| (1..width - 1).map(move |column| (row, column))) {
            let around = (row - 1..=row + 1).flat_map(|row| (column - 1..=column + 1).map(move |c| row * width + c));
            if around.into_iter().all(|at| self.floor[at]) && rng.below(3) > 0 {
                self.floor[row * width + column] = false;
            }
        }
    }

    /// Makes wall of all floor but the largest part that hangs together.
    fn keep_largest_part(&mut self) {
        let mut largest: Vec<usize> = Vec::new();
        let mut met = vec![false; self.floor.len()];
        for from in (0..self.floor.len()).filter(|&at| self.floor[at]) {
            if std::mem::replace(&mut met[from], true) {
                continue;
            }
            let mut part = vec![from];
            let mut at = 0;
            while let Some(&here) = part.get(at) {
                at += 1;
                part.extend(self.beside(here).filter(|&next| !std::mem::replace(&mut met[next], true)));
            }
            if part.len() > largest.len() {
                largest = part;
            }
        }
        self.floor.fill(false);
        largest.into_iter().for_each(|at| self.floor[at] = true);
    }
}
