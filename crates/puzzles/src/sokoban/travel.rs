//! What a person means who points at a cell or drags a box: the steps that do it.
//!
//! A walk is a shortest one. A box is brought to its new cell with the fewest pushes, and among those with the fewest
//! steps, while the other boxes stand still: Dijkstra's algorithm over where the box is and on which side of it the
//! player stands.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use solvarium_engine::grid::Direction;

use super::Step;
use super::level::{Level, Position};
use super::reach::Walk;
use super::room::NONE;

/// Where the box is and where the player is.
type Place = (u16, u16);

/// The pushes and steps of a way to a place, and the push it ends with.
type Arrival = ((u32, u32), Option<(Place, Direction)>);

/// The steps from a position to the square pointed at: a walk, or with a box on the square `from` its pushes.
pub(super) fn travel(level: &Level, position: &Position, from: Option<usize>, to: usize) -> Option<Vec<Step>> {
    let room = &level.room;
    let cell = |square: usize| {
        let inside = square < room.grid.cells();
        let (row, column) = room.grid.position(square);
        inside.then(|| room.cell(row, column)).filter(|&cell| cell != NONE)
    };
    let to = cell(to)?;
    match from.map(cell) {
        Some(None) => None,
        Some(Some(from)) if position.has_box(from) => drag(level, position, from, to),
        Some(Some(from)) if from != position.player => None,
        _ => walk(level, position, to),
    }
}

fn walk(level: &Level, position: &Position, to: u16) -> Option<Vec<Step>> {
    let mut walk = Walk::default();
    walk.measure(&level.room, &position.boxes, to);
    let open = !position.has_box(to) && walk.steps(position.player) != NONE;
    open.then(|| steps(&walk.way_back(&level.room, position.player)))
}

fn steps(way: &[Direction]) -> Vec<Step> {
    way.iter().map(|&direction| Step { direction, push: false }).collect()
}

fn drag(level: &Level, position: &Position, from: u16, to: u16) -> Option<Vec<Step>> {
    let room = &level.room;
    let start: Place = (from, position.player);
    let mut reached: HashMap<Place, Arrival> = HashMap::from([(start, ((0, 0), None))]);
    let mut open = BinaryHeap::from([Reverse(((0, 0), start))]);
    let mut walk = Walk::default();
    while let Some(Reverse((paid, place))) = open.pop() {
        if reached[&place].0 < paid {
            continue;
        }
        if place.0 == to {
            let way = std::iter::successors(reached[&place].1, |(before, _)| reached[before].1);
            let pushes: Vec<Direction> = way.map(|(_, direction)| direction).collect();
            return Some(spell(level, position, from, pushes.into_iter().rev()));
        }
        let boxes = with_box_at(position, from, place.0);
        walk.measure(room, &boxes, place.1);
        for direction in Direction::ALL {
            let (behind, ahead) = (room.next(place.0, direction.opposite()), room.next(place.0, direction));
            if behind == NONE || ahead == NONE || walk.steps(behind) == NONE || boxes.contains(&ahead) {
                continue;
            }
            let next = (ahead, place.0);
            let cost = (paid.0 + 1, paid.1 + 1 + u32::from(walk.steps(behind)));
            if reached.get(&next).is_none_or(|(known, _)| cost < *known) {
                reached.insert(next, (cost, Some((place, direction))));
                open.push(Reverse((cost, next)));
            }
        }
    }
    None
}

/// The boxes with one of them moved; in no order.
fn with_box_at(position: &Position, from: u16, to: u16) -> Vec<u16> {
    position.boxes.iter().map(|&cell| if cell == from { to } else { cell }).collect()
}

/// The steps that are these pushes of one box: a shortest walk to each, and the push.
fn spell(level: &Level, position: &Position, from: u16, pushes: impl Iterator<Item = Direction>) -> Vec<Step> {
    let room = &level.room;
    let (mut at, mut player, mut walk, mut all) = (from, position.player, Walk::default(), Vec::new());
    for direction in pushes {
        walk.measure(room, &with_box_at(position, from, at), room.next(at, direction.opposite()));
        all.extend(steps(&walk.way_back(room, player)));
        all.push(Step { direction, push: true });
        player = at;
        at = room.next(at, direction);
    }
    all
}

#[cfg(test)]
mod tests {
    use solvarium_engine::{Puzzle, StateSpace};

    use super::super::{Sokoban, format};
    use super::*;

    fn room(text: &str) -> Sokoban {
        let xsb = format::ALL.iter().find(|format| format.name == "xsb").expect("there is XSB");
        xsb.parse(text).expect("the level is right")
    }

    /// What pointing or dragging on a level gives, in letters.
    fn go(text: &str, from: Option<(usize, usize)>, (row, column): (usize, usize)) -> Option<String> {
        let sokoban = room(text);
        let square = |(row, column): (usize, usize)| row * sokoban.level().room.grid.width + column;
        let steps = sokoban.travel(&sokoban.initial(), from.map(square), square((row, column)))?;
        check(&sokoban, &steps);
        Some(steps.iter().map(|&step| sokoban.move_text(step)).collect())
    }

    /// Every step is legal.
    fn check(sokoban: &Sokoban, steps: &[Step]) {
        let mut position = sokoban.initial();
        for &step in steps {
            assert!(sokoban.legal(&position, step));
            position = sokoban.apply(&position, step);
        }
    }

    const ROOM: &str = "#######\n#@    #\n#  $  #\n#  $. #\n#    .#\n#######\n";

    #[test]
    fn a_click_walks_there() {
        assert_eq!(go(ROOM, None, (1, 1)).as_deref(), Some(""));
        assert_eq!(go(ROOM, None, (1, 4)).as_deref(), Some("rrr"));
        assert_eq!(go(ROOM, Some((1, 1)), (3, 1)).as_deref(), Some("dd"));
        assert_eq!(go(ROOM, None, (2, 3)), None, "a box is there");
        assert_eq!(go(ROOM, None, (0, 0)), None, "a wall is there");
        assert_eq!(go(ROOM, Some((1, 2)), (1, 3)), None, "nothing is there to be dragged");
    }

    #[test]
    fn a_box_is_dragged_with_the_fewest_pushes_and_steps() {
        let pushes_and_steps =
            |from, to| go(ROOM, Some(from), to).map(|way| (way.matches(char::is_uppercase).count(), way.len()));
        assert_eq!(pushes_and_steps((3, 3), (3, 4)), Some((1, 4)));
        assert_eq!(pushes_and_steps((2, 3), (2, 4)), Some((1, 3)));
        assert_eq!(pushes_and_steps((3, 3), (4, 5)).map(|(pushes, _)| pushes), Some(3));
        assert_eq!(pushes_and_steps((2, 3), (2, 3)), Some((0, 0)));
        assert_eq!(pushes_and_steps((2, 3), (3, 3)), None, "the other box is there");
    }

    #[test]
    fn what_is_walled_off_is_not_reached() {
        let apart = "########\n#@ $.# #\n########\n";
        assert_eq!(go(apart, None, (1, 6)), None);
        assert_eq!(go(apart, Some((1, 3)), (1, 2)), None, "a box is never pulled");
        assert_eq!(go(apart, Some((1, 3)), (1, 4)).as_deref(), Some("rR"));
        assert_eq!(go(apart, None, (9, 9)), None);
    }
}
