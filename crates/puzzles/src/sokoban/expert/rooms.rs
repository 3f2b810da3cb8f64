//! Rooms, and the ways between them that boxes cut.
//!
//! A room is a union of 2×2 blocks of floor, at least two, that lie side by side. What is left are corridors. Two rooms are
//! *neighbours* when one can walk from one to the other through corridors alone. They are linked as long as that is so from
//! every part of either room that boxes leave; the feature counts the neighbours that are not. Few of them mean that the
//! player gets around and boxes get through.
//!
//! Y. Shoham and J. Schaeffer, *The FESS algorithm*, 2020, call this feature connectivity.

use std::hash::BuildHasherDefault;

use hashbrown::HashMap;
use rapidhash::fast::RapidHasher;
use solvarium_engine::grid::Direction;

use super::super::keys::{Keys, Role};
use super::super::reach::flood;
use super::super::room::{NONE, Room, Rows};
use super::super::rows;

/// The rooms of a level.
#[derive(Debug)]
pub(super) struct Rooms {
    areas: Vec<Area>,
    /// For each cell, the areas it belongs to.
    of_cell: Vec<Vec<u16>>,
    keys: Keys,
    /// For each area the name of the boxes in it, and the rooms all its parts see, in the position gone to.
    held: Vec<u128>,
    seen: Vec<u64>,
    /// The rooms that all parts of an area see: by the area and the name of the boxes in it.
    known: HashMap<(u16, u128), u64, BuildHasherDefault<RapidHasher<'static>>>,
    /// Working space: the free cells of an area, those of the room that are left, a region of them, what is beside it, and
    /// what some areas see.
    free: Rows,
    left: Rows,
    region: Rows,
    beside: Rows,
    changed: Vec<u64>,
}

/// A room with the corridors beside it.
#[derive(Debug, Default)]
struct Area {
    room: Rows,
    cells: Rows,
    /// The neighbours, as bits.
    neighbours: u64,
}

/// Most rooms: one for each bit. Others are taken for corridors.
const MOST_ROOMS: u16 = 64;
/// Most areas and boxes that are known; then all are forgotten.
const MOST_KNOWN: usize = 1 << 15;

impl Rooms {
    /// Finds the rooms.
    pub fn new(room: &Room) -> Self {
        let areas = areas(room, &number(room));
        let mut of_cell = vec![Vec::new(); room.cells()];
        for (at, area) in areas.iter().enumerate().filter(|(_, area)| area.neighbours != 0) {
            let inside = (0..room.cells() as u16).filter(|&cell| room.has(&area.cells, cell));
            inside.for_each(|cell| of_cell[usize::from(cell)].push(at as u16));
        }
        Rooms {
            areas,
            of_cell,
            keys: Keys::new(room.cells()),
            held: Vec::new(),
            seen: Vec::new(),
            known: HashMap::default(),
            free: Rows::new(),
            left: Rows::new(),
            region: Rows::new(),
            beside: Rows::new(),
            changed: Vec::new(),
        }
    }

    /// Goes to a position: how many pairs of neighbours are not linked. The free cells are those without a box.
    pub fn cut(&mut self, room: &Room, boxes: &[u16], free: &[u64]) -> usize {
        let Rooms { areas, of_cell, keys, held, .. } = self;
        held.clear();
        held.resize(areas.len(), 0);
        for &cell in boxes {
            of_cell[usize::from(cell)].iter().for_each(|&area| held[usize::from(area)] ^= keys.of(Role::Box, cell));
        }
        self.seen.clear();
        for area in 0..self.areas.len() {
            let seen = self.seen_from(room, free, area, self.held[area]);
            self.seen.push(seen);
        }
        self.count(&self.seen)
    }

    /// How many are not linked when a free cell gets a box, in the position gone to.
    pub fn cut_with(&mut self, room: &Room, free: &mut [u64], cell: u16) -> usize {
        let mut changed = std::mem::take(&mut self.changed);
        changed.clone_from(&self.seen);
        room.flip(free, cell);
        for at in 0..self.of_cell[usize::from(cell)].len() {
            let area = usize::from(self.of_cell[usize::from(cell)][at]);
            changed[area] = self.seen_from(room, free, area, self.held[area] ^ self.keys.of(Role::Box, cell));
        }
        room.flip(free, cell);
        let count = self.count(&changed);
        self.changed = changed;
        count
    }

    /// The pairs of neighbours of which one is not seen from all parts of the other.
    fn count(&self, seen: &[u64]) -> usize {
        let mut count = 0;
        for (at, area) in self.areas.iter().enumerate() {
            let mut later = area.neighbours & !(u64::MAX >> (63 - at));
            while later != 0 {
                let other = later.trailing_zeros() as usize;
                later &= later - 1;
                count += usize::from(seen[at] >> other & seen[other] >> at & 1 == 0);
            }
        }
        count
    }

    /// The neighbours that are seen from all parts of a room, with boxes of a name in its area.
    fn seen_from(&mut self, room: &Room, free: &[u64], area: usize, held: u128) -> u64 {
        if held == 0 {
            return self.areas[area].neighbours;
        }
        if let Some(&seen) = self.known.get(&(area as u16, held)) {
            return seen;
        }
        let seen = self.look(room, free, area);
        if self.known.len() == MOST_KNOWN {
            self.known.clear();
        }
        self.known.insert((area as u16, held), seen);
        seen
    }

    /// The same, looked at anew. A room that is full sees nothing.
    fn look(&mut self, room: &Room, free: &[u64], area: usize) -> u64 {
        let Rooms { areas, free: inside, left, region, beside, .. } = self;
        let Area { room: own, cells, neighbours } = &areas[area];
        inside.clone_from(cells);
        rows::keep(inside, free);
        left.clone_from(own);
        rows::keep(left, free);
        let mut seen = 0;
        let mut others = *neighbours;
        while let Some(cell) = rows::first(room, left) {
            flood(room, inside, cell, region);
            rows::remove(left, region);
            rows::beside(region, &room.floor, beside);
            let near = |other: &usize| others >> other & 1 != 0 && rows::meet(beside, &areas[*other].room);
            seen = (0..areas.len()).filter(near).fold(0, |all, other| all | 1 << other);
            others = seen;
        }
        seen
    }
}

/// The room of each cell.
fn number(room: &Room) -> Vec<u16> {
    let mut numbers = vec![NONE; room.cells()];
    let mut shared = Vec::new();
    let mut seen = vec![false; room.cells()];
    let mut rooms = 0;
    for corner in 0..room.cells() as u16 {
        if seen[usize::from(corner)] || block(room, corner).is_none() || rooms == MOST_ROOMS {
            continue;
        }
        seen[usize::from(corner)] = true;
        let mut corners = vec![corner];
        let mut at = 0;
        while let Some(&corner) = corners.get(at) {
            at += 1;
            let beside = room.neighbours(corner).filter(|&next| block(room, next).is_some());
            corners.extend(beside.filter(|&next| !std::mem::replace(&mut seen[usize::from(next)], true)));
        }
        if corners.len() < 2 {
            continue;
        }
        for cell in corners.into_iter().filter_map(|corner| block(room, corner)).flatten() {
            let number = &mut numbers[usize::from(cell)];
            if *number != NONE && *number != rooms {
                shared.push(cell);
            }
            *number = rooms;
        }
        rooms += 1;
    }
    // Where two rooms meet at a corner they share a cell, which is a way between them.
    shared.into_iter().for_each(|cell| numbers[usize::from(cell)] = NONE);
    numbers
}

/// The 2×2 block of floor whose upper left cell is given, if there is one.
fn block(room: &Room, cell: u16) -> Option<[u16; 4]> {
    let step = |cell, direction| Some(room.next(cell, direction)).filter(|&next| next != NONE);
    let (right, down) = (step(cell, Direction::Right)?, step(cell, Direction::Down)?);
    Some([cell, right, down, step(right, Direction::Down)?])
}

/// The rooms with the corridors beside them.
fn areas(room: &Room, numbers: &[u16]) -> Vec<Area> {
    let number = |cell: u16| numbers[usize::from(cell)];
    let count = numbers.iter().filter(|&&number| number != NONE).max().map_or(0, |last| last + 1);
    let area = |own: u16| {
        let mut area = Area { room: vec![0; room.floor.len()], cells: vec![0; room.floor.len()], neighbours: 0 };
        let mut cells: Vec<u16> = (0..room.cells() as u16).filter(|&cell| number(cell) == own).collect();
        cells.iter().for_each(|&cell| room.flip(&mut area.room, cell));
        area.cells.clone_from(&area.room);
        while let Some(cell) = cells.pop() {
            for next in room.neighbours(cell) {
                if number(next) == NONE && !room.has(&area.cells, next) {
                    room.flip(&mut area.cells, next);
                    cells.push(next);
                } else if number(next) != NONE && number(next) != own {
                    area.neighbours |= 1 << number(next);
                }
            }
        }
        area
    };
    (0..count).map(area).collect()
}

#[cfg(test)]
mod tests {
    use super::super::super::reference::{draw_within, position};
    use super::*;
    use crate::sokoban::Sokoban;
    use crate::support::testing::read;
    use solvarium_engine::Rng;

    #[test]
    fn a_door_between_two_rooms_is_cut_by_a_box() {
        let text = "#########\n#   #   #\n#       #\n#$. # @ #\n#########\n";
        let puzzle: Sokoban = read(text).unwrap();
        let room = &puzzle.level().room;
        let mut rooms = Rooms::new(room);
        let mut free = room.floor.clone();
        assert_eq!(rooms.cut(room, &[], &free), 0);
        let door = room.cell(2, 4);
        assert_eq!(rooms.cut_with(room, &mut free, door), 1);
        room.flip(&mut free, door);
        assert_eq!(rooms.cut(room, &[door], &free), 1);
    }

    #[test]
    fn a_part_of_a_room_that_is_shut_in_cuts_it_off() {
        let text = "##########\n#    #   #\n#        #\n# $. #   #\n#  ## @$.#\n##########\n";
        let puzzle: Sokoban = read(text).unwrap();
        let room = &puzzle.level().room;
        let mut rooms = Rooms::new(room);
        let mut free = room.floor.clone();
        let shuts = [room.cell(3, 1), room.cell(3, 2)];
        shuts.iter().for_each(|&cell| room.flip(&mut free, cell));
        assert_eq!(rooms.cut(room, &shuts, &free), 1);
        room.flip(&mut free, shuts[1]);
        assert_eq!(rooms.cut(room, &shuts[..1], &free), 0);
    }

    #[test]
    fn a_single_block_is_no_room() {
        let text = "#########\n#  ###  #\n#       #\n####  ###\n#@ $ .###\n#########\n";
        let puzzle: Sokoban = read(text).unwrap();
        let room = &puzzle.level().room;
        let numbers = number(room);
        assert!([(1, 1), (1, 7)].iter().all(|&(row, column)| numbers[usize::from(room.cell(row, column))] == NONE));
        assert!([(2, 4), (4, 5)].iter().all(|&(row, column)| numbers[usize::from(room.cell(row, column))] == 0));
    }

    #[test]
    fn a_box_more_cuts_what_the_position_with_it_says() {
        let (mut rng, mut cuts) = (Rng::new(7), 0);
        for _ in 0..400 {
            let Some(level) = draw_within(&mut rng, 6, 12) else { continue };
            let room = &level.room;
            let mut rooms = Rooms::new(room);
            let boxes = position(&mut rng, room, 6);
            let mut free = room.floor.clone();
            rooms.cut(room, &[], &free);
            for (at, &cell) in boxes.boxes.iter().enumerate() {
                let cut = rooms.cut_with(room, &mut free, cell);
                room.flip(&mut free, cell);
                assert_eq!(cut, rooms.cut(room, &boxes.boxes[..=at], &free));
                let seen: Vec<u64> = (0..rooms.areas.len()).map(|area| rooms.look(room, &free, area)).collect();
                assert_eq!(cut, rooms.count(&seen));
                cuts += cut;
            }
        }
        assert!(cuts > 100, "{cuts}");
    }
}
