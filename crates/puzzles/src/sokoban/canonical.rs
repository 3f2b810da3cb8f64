//! A level turned and mirrored without what makes no difference, and the form by which it is recognised.
//!
//! What the player can never come to is as good as a wall, and there need not be more of it than one wall around the
//! squares he can come to. So a level is the rectangle around these, with walls for everything else in it. Where the player
//! stands counts, though he may walk: the number of moves depends on it.

use solvarium_engine::grid::Grid;

use super::level::{Level, Position};
use super::room::{Room, Square};
use super::{Sokoban, format};
use crate::support::turn::{Turn, bytes};

/// The level turned and mirrored, with one wall around it.
pub(super) fn images(level: &Level) -> impl Iterator<Item = Sokoban> {
    let plan = Plan::of(level);
    Turn::ALL.into_iter().map(move |turn| plan.turned(turn).level())
}

/// The least of the images: the size of its inside, then the squares as they are written.
pub(super) fn form(level: &Level) -> Vec<u8> {
    let plan = Plan::of(level);
    Turn::least(|turn| {
        let Plan { grid, letters } = plan.turned(turn);
        bytes([grid.width, grid.height]).chain(letters).collect()
    })
}

/// What matters of a level.
struct Plan {
    /// The size of the rectangle around the squares that the player can come to.
    grid: Grid,
    /// How each square of it is written.
    letters: Vec<u8>,
}

impl Plan {
    fn of(level: &Level) -> Self {
        let room = &level.room;
        let places: Vec<(usize, usize)> = (0..room.cells() as u16).map(|cell| room.place(cell)).collect();
        let range = |of: fn(&(usize, usize)) -> usize| {
            let (first, last) = (places.iter().map(of).min(), places.iter().map(of).max());
            first.zip(last).expect("the player stands somewhere")
        };
        let ((top, bottom), (left, right)) = (range(|place| place.0), range(|place| place.1));
        let grid = Grid { width: right + 1 - left, height: bottom + 1 - top };
        let written: Vec<char> = format::letters(level, &level.start).collect();
        let mut letters = vec![b'#'; grid.cells()];
        for (row, column) in places {
            letters[(row - top) * grid.width + column - left] = written[row * room.grid.width + column] as u8;
        }
        Plan { grid, letters }
    }

    fn turned(&self, turn: Turn) -> Plan {
        Plan { grid: turn.size(self.grid), letters: turn.board(self.grid, &self.letters) }
    }

    /// The level with a wall around.
    fn level(&self) -> Sokoban {
        let grid = Grid { width: self.grid.width + 2, height: self.grid.height + 2 };
        let mut squares = vec![Square::Wall; grid.cells()];
        for (at, letter) in self.letters.iter().enumerate() {
            let (row, column) = self.grid.position(at);
            squares[(row + 1) * grid.width + column + 1] = match letter {
                b'#' => Square::Wall,
                b'.' | b'*' | b'+' => Square::Goal,
                _ => Square::Floor,
            };
        }
        let room = Room::new(grid, squares);
        let inside = (0..room.cells() as u16).map(|cell| {
            let (row, column) = room.place(cell);
            (cell, self.letters[(row - 1) * self.grid.width + column - 1])
        });
        let (mut boxes, mut player) = (Vec::new(), 0);
        for (cell, letter) in inside {
            match letter {
                b'$' | b'*' => boxes.push(cell),
                b'@' | b'+' => player = cell,
                _ => {}
            }
        }
        Sokoban::new(room, Position { boxes: boxes.into(), player })
    }
}

#[cfg(test)]
mod tests {
    use solvarium_engine::Puzzle;

    use super::*;
    use crate::support::testing::read;

    fn form(text: &str) -> Vec<u8> {
        read::<Sokoban>(text).expect("a correct level").canonical()
    }

    #[test]
    fn what_the_player_cannot_come_to_makes_no_difference() {
        let plain = form("######\n#@$ .#\n######\n");
        assert_eq!(form("########\n#      #\n# ######\n# #@$ .#\n# ######\n#  ##\n####\n"), plain, "rooms beside it");
        assert_eq!(form("#######\n##@$ .#\n#######\n#**####\n#######\n"), plain, "decoration");
        assert_eq!(form("####\n##.#\n## #\n##$#\n##@#\n####\n"), plain, "turned");
    }

    #[test]
    fn what_makes_a_difference_is_seen() {
        let plain = form("#######\n#@ $ .#\n#######\n");
        for other in ["#######\n# @$ .#\n#######\n", "#######\n#@ $. #\n#######\n", "######\n#@$ .#\n######\n"] {
            assert_ne!(form(other), plain, "{other}");
        }
        assert_ne!(form("#######\n#@ $ .#\n# #####\n###\n"), plain, "another square to stand on");
    }
}
