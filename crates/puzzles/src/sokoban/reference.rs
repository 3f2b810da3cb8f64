//! For tests: small random rooms, and the truth about every position in them by taking single steps back from the end.

use std::collections::{HashMap, VecDeque};

use solvarium_engine::grid::{Direction, Grid};
use solvarium_engine::{Ctx, Limits, Rng};

use super::level::{Level, Position};
use super::reach::Reach;
use super::room::{NONE, Room, Square};

/// A room of up to five by five cells with a number of goals, and any boxes and player; none if it came out too small.
pub(super) fn draw(rng: &mut Rng, count: usize) -> Option<Level> {
    draw_within(rng, count, 7)
}

/// The same with up to a number of rows and columns, walls included.
pub(super) fn draw_within(rng: &mut Rng, count: usize, most: usize) -> Option<Level> {
    let grid = Grid { width: rng.between(5, most), height: rng.between(5, most) };
    let rim = |(row, column)| row == 0 || column == 0 || row == grid.height - 1 || column == grid.width - 1;
    let density = rng.between(3, 9);
    let mut wall = |at| rim(grid.position(at)) || rng.below(density) == 0;
    let mut squares: Vec<Square> =
        (0..grid.cells()).map(|at| if wall(at) { Square::Wall } else { Square::Outside }).collect();
    let start = squares.iter().position(|&square| square == Square::Outside)?;
    let mut inside = vec![start];
    squares[start] = Square::Floor;
    let mut at = 0;
    while let Some(&cell) = inside.get(at) {
        at += 1;
        for next in Direction::ALL.into_iter().filter_map(|direction| grid.neighbour(cell, direction)) {
            if squares[next] == Square::Outside {
                squares[next] = Square::Floor;
                inside.push(next);
            }
        }
    }
    if inside.len() < 2 * count + 2 {
        return None;
    }
    rng.shuffle(&mut inside);
    inside[..count].iter().for_each(|&square| squares[square] = Square::Goal);
    let room = Room::new(grid, squares);
    let start = position(rng, &room, count);
    Some(Level::new(room, start))
}

/// Any position of this many boxes.
pub(super) fn position(rng: &mut Rng, room: &Room, count: usize) -> Position {
    let mut cells: Vec<u16> = (0..room.cells() as u16).collect();
    rng.shuffle(&mut cells);
    let player = cells[count];
    cells.truncate(count);
    cells.sort_unstable();
    Position { boxes: cells[..].into(), player }
}

/// The pushes that are left from every position that can be solved.
pub(super) struct Reference(HashMap<(Vec<u16>, u16), u32>);

impl Reference {
    /// Takes steps and pushes back from all solved positions.
    pub fn new(room: &Room) -> Self {
        let mut known = HashMap::new();
        let mut queue = VecDeque::new();
        for player in (0..room.cells() as u16).filter(|cell| !room.is_goal(*cell)) {
            queue.push_back((room.goals.clone(), player, 0));
        }
        while let Some((boxes, player, pushes)) = queue.pop_front() {
            if known.contains_key(&(boxes.clone(), player)) {
                continue;
            }
            known.insert((boxes.clone(), player), pushes);
            for direction in Direction::ALL {
                let back = room.next(player, direction.opposite());
                if back == NONE || boxes.contains(&back) {
                    continue;
                }
                queue.push_front((boxes.clone(), back, pushes));
                let ahead = room.next(player, direction);
                if let Some(at) = boxes.iter().position(|&cell| cell == ahead) {
                    let mut before = boxes.clone();
                    before[at] = player;
                    before.sort_unstable();
                    queue.push_back((before, back, pushes + 1));
                }
            }
        }
        Reference(known)
    }

    /// The fewest pushes that are left, if the position can be solved.
    pub fn pushes(&self, boxes: &[u16], player: u16) -> Option<u32> {
        let mut boxes = boxes.to_vec();
        boxes.sort_unstable();
        self.0.get(&(boxes, player)).copied()
    }
}

/// The pushes that can be made.
pub(super) fn pushes(level: &Level, position: &Position) -> Vec<(u16, Direction)> {
    let mut reach = Reach::default();
    reach.flood(&level.room, &position.boxes, position.player);
    let all = position.boxes.iter().flat_map(|&cell| Direction::ALL.map(|direction| (cell, direction)));
    let can = |&(cell, direction): &(u16, Direction)| {
        let (player, to) = (level.room.next(cell, direction.opposite()), level.room.next(cell, direction));
        player != NONE && to != NONE && reach.has(&level.room, player) && reach.is_free(&level.room, to)
    };
    all.filter(can).collect()
}

/// Runs work in a context without limits.
pub(super) fn unlimited<R>(work: impl FnOnce(&mut Ctx<'_>) -> R) -> R {
    work(&mut Ctx::unwatched(Limits::default()))
}
