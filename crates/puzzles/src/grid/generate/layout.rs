//! The kinds of walls, and patches of expensive ground.

use solvarium_engine::grid::{Direction, Grid as Size};
use solvarium_engine::{Ctx, Rng, Stop};

/// A kind of walls.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// A maze in which every two cells are joined by one path; then so many percent of the walls between passages go.
    Maze {
        /// Percent of the walls.
        loops: usize,
    },
    /// Rooms with doors.
    Rooms,
    /// Caves, from so many percent of walls.
    Caves {
        /// Percent of the cells.
        walls: usize,
    },
    /// Walls anywhere.
    Random {
        /// Percent of the cells.
        walls: usize,
    },
}

/// The least breadth of a room.
const ROOM: usize = 3;
/// How often caves are smoothed.
const SMOOTHED: usize = 4;

/// The weights of a map, 0 for walls and 1 for the rest.
pub(super) fn draw(kind: Kind, size: Size, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Vec<u8>, Stop> {
    match kind {
        Kind::Maze { loops } => {
            let mut weights = maze(size, rng, ctx)?;
            open_loops(&mut weights, size, loops, rng);
            Ok(weights)
        }
        Kind::Rooms => rooms(size, rng, ctx),
        Kind::Caves { walls } => caves(size, walls, rng, ctx),
        Kind::Random { walls } => Ok(random(size, walls, rng)),
    }
}

/// The cells around one, up to so many cells away in each of the four directions.
pub(super) fn around(size: Size, cell: usize, away: usize) -> impl Iterator<Item = usize> {
    Direction::ALL
        .into_iter()
        .filter_map(move |direction| (0..away).try_fold(cell, |cell, _| size.neighbour(cell, direction)))
}

/// Digs from room to room, back where it cannot go on. Rooms are the cells whose row and column are even.
fn maze(size: Size, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Vec<u8>, Stop> {
    let mut weights = vec![0; size.cells()];
    let first = size.width * 2 * rng.below(size.height.div_ceil(2)) + 2 * rng.below(size.width.div_ceil(2));
    weights[first] = 1;
    let mut path = vec![first];
    while let Some(&here) = path.last() {
        ctx.poll()?;
        let closed: Vec<usize> = around(size, here, 2).filter(|next| weights[*next] == 0).collect();
        if closed.is_empty() {
            path.pop();
            continue;
        }
        let next = *rng.pick(&closed);
        weights[next] = 1;
        weights[(here + next) / 2] = 1;
        path.push(next);
    }
    Ok(weights)
}

/// Takes away some of the walls between two passages.
fn open_loops(weights: &mut [u8], size: Size, percent: usize, rng: &mut Rng) {
    for cell in 0..weights.len() {
        let (row, column) = size.position(cell);
        if (row + column) % 2 == 1 && weights[cell] == 0 && rng.below(100) < percent {
            let beside =
                if row % 2 == 0 { [Direction::Left, Direction::Right] } else { [Direction::Up, Direction::Down] };
            if beside.iter().all(|direction| size.neighbour(cell, *direction).is_some_and(|next| weights[next] > 0)) {
                weights[cell] = 1;
            }
        }
    }
}

/// A part of the map, to be divided.
struct Part {
    row: usize,
    column: usize,
    height: usize,
    width: usize,
}

/// Divides the map by walls with one or two doors, again and again. A wall never ends at a door of another.
fn rooms(size: Size, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Vec<u8>, Stop> {
    let mut weights = vec![1; size.cells()];
    let mut parts = vec![Part { row: 0, column: 0, height: size.height, width: size.width }];
    while let Some(part) = parts.pop() {
        ctx.poll()?;
        let across = part.height > part.width || part.height == part.width && rng.below(2) == 0;
        let (length, breadth) = if across { (part.height, part.width) } else { (part.width, part.height) };
        if length < 2 * ROOM + 1 || breadth < 2 || (length < 5 * ROOM && rng.below(6) == 0) {
            continue;
        }
        let cell = |along: usize, sideways: usize| match across {
            true => (part.row + along) * size.width + part.column + sideways,
            false => (part.row + sideways) * size.width + part.column + along,
        };
        let blocks_a_door = |wall: usize| {
            let ends = [around(size, cell(wall, 0), 1), around(size, cell(wall, breadth - 1), 1)];
            let inside = |next: usize| (0..breadth).any(|sideways| next == cell(wall, sideways));
            let open_end = |next: usize| !inside(next) && weights[next] > 0 && is_door(&weights, size, next);
            ends.into_iter().flatten().any(open_end)
        };
        let walls: Vec<usize> = (ROOM..length - ROOM).filter(|wall| !blocks_a_door(*wall)).collect();
        if walls.is_empty() {
            continue;
        }
        let wall = *rng.pick(&walls);
        (0..breadth).for_each(|sideways| weights[cell(wall, sideways)] = 0);
        weights[cell(wall, rng.below(breadth))] = 1;
        if breadth > 3 * ROOM && rng.below(3) == 0 {
            weights[cell(wall, rng.below(breadth))] = 1;
        }
        let rest = length - wall - 1;
        parts.extend(if across {
            [Part { height: wall, ..part }, Part { row: part.row + wall + 1, height: rest, ..part }]
        } else {
            [Part { width: wall, ..part }, Part { column: part.column + wall + 1, width: rest, ..part }]
        });
    }
    Ok(weights)
}

/// Whether a free cell lies between two walls.
fn is_door(weights: &[u8], size: Size, cell: usize) -> bool {
    let wall = |direction| size.neighbour(cell, direction).is_some_and(|next| weights[next] == 0);
    wall(Direction::Left) && wall(Direction::Right) || wall(Direction::Up) && wall(Direction::Down)
}

/// Random walls, smoothed: a cell becomes a wall where most cells around it are, the edge of the map counting as wall.
fn caves(size: Size, walls: usize, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<Vec<u8>, Stop> {
    let mut weights = random(size, walls, rng);
    for _ in 0..SMOOTHED {
        let mut smoothed = Vec::with_capacity(weights.len());
        for cell in 0..weights.len() {
            ctx.poll()?;
            let (row, column) = size.position(cell);
            let near = |at: usize, most: usize| at.saturating_sub(1)..(at + 2).min(most);
            let open = near(row, size.height)
                .flat_map(|row| near(column, size.width).map(move |column| row * size.width + column))
                .filter(|next| weights[*next] > 0);
            smoothed.push(u8::from(open.count() > 4));
        }
        weights = smoothed;
    }
    Ok(weights)
}

fn random(size: Size, walls: usize, rng: &mut Rng) -> Vec<u8> {
    (0..size.cells()).map(|_| u8::from(rng.below(100) >= walls)).collect()
}

/// Lays patches of expensive ground, roughly round, over what is free.
pub(super) fn patches(weights: &mut [u8], size: Size, count: usize, rng: &mut Rng) {
    for _ in 0..count {
        let (row, column) = size.position(rng.below(size.cells()));
        let (radius, weight) = (rng.between(1, 2.max(size.width.min(size.height) / 5)), rng.between(2, 9) as u8);
        for near in row.saturating_sub(radius)..(row + radius + 1).min(size.height) {
            for beside in column.saturating_sub(radius)..(column + radius + 1).min(size.width) {
                let away = near.abs_diff(row).pow(2) + beside.abs_diff(column).pow(2);
                let cell = near * size.width + beside;
                if away <= radius * radius && weights[cell] > 0 {
                    weights[cell] = weight;
                }
            }
        }
    }
}
