//! A level with everything that is worked out once, and the positions of its boxes and its player.

use smallvec::SmallVec;

use super::distances::Distances;
use super::room::{Room, Rows};
use crate::support::replace_sorted;

/// What all views of a level share.
#[derive(Clone, Debug)]
pub struct Level {
    /// Walls, floor and goals.
    pub room: Room,
    /// Pushes to the goals.
    pub distances: Distances,
    /// The cells that are not dead.
    pub live: Rows,
    /// The boxes and the player at the start.
    pub start: Position,
}

/// Where the boxes and the player are.
#[derive(Debug, PartialEq, Eq)]
pub struct Position {
    /// The cells of the boxes, in order.
    pub boxes: SmallVec<[u16; 24]>,
    /// The cell of the player.
    pub player: u16,
}

impl Clone for Position {
    fn clone(&self) -> Self {
        Position { boxes: SmallVec::from_slice(&self.boxes), player: self.player }
    }
}

impl Level {
    /// A level from its room and its start.
    pub fn new(room: Room, start: Position) -> Self {
        let distances = Distances::new(&room);
        let mut live = vec![0; room.floor.len()];
        let cells = (0..room.cells() as u16).filter(|&cell| !distances.is_dead(cell));
        cells.for_each(|cell| room.flip(&mut live, cell));
        Level { room, distances, live, start }
    }

    /// The same level, begun at another position.
    pub fn begun_at(&self, position: &Position) -> Self {
        Level { start: position.clone(), ..self.clone() }
    }

    /// Whether every box is on a goal.
    #[inline]
    pub fn solved(&self, position: &Position) -> bool {
        position.boxes.iter().all(|&cell| self.room.is_goal(cell))
    }
}

impl Position {
    /// Whether a box is on a cell.
    pub fn has_box(&self, cell: u16) -> bool {
        self.boxes.binary_search(&cell).is_ok()
    }

    /// Moves the box on one cell to another, which is free, and the player to where the box was.
    pub fn push(&mut self, from: u16, to: u16) {
        let at = self.boxes.binary_search(&from).expect("a box is pushed");
        replace_sorted(&mut self.boxes, at, to);
        self.player = from;
    }

    /// Takes a push back: the box goes from `to` to `from`, and the player to `player`.
    pub fn pull(&mut self, to: u16, from: u16, player: u16) {
        self.push(to, from);
        self.player = player;
    }
}
