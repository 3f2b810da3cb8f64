//! Rooms, and the ways between them that boxes cut.
//!
//! A room is a union of free 2×2 blocks of floor that share cells. What is left are corridors. A *link* is a connected
//! piece of corridor with the cells of rooms beside it, or two cells of different rooms that touch. Boxes cut a link when
//! they part the rooms it joins; the feature counts the parts beyond the first, over all links. Few cuts mean that the
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

/// The rooms of a level.
#[derive(Debug)]
pub(super) struct Rooms {
    links: Vec<Link>,
    /// For each cell, the links it belongs to.
    of_cell: Vec<Vec<u16>>,
    keys: Keys,
    /// For each link the name of the boxes in it, in the position whose cuts were counted.
    held: Vec<u128>,
    /// The parts that boxes cut off a link: by the link and the name of the boxes in it.
    known: HashMap<(u16, u128), u16, BuildHasherDefault<RapidHasher<'static>>>,
    /// Working space: the free cells of a link, a region of them, and the parts that its rooms are joined to.
    free: Rows,
    region: Rows,
    parts: Vec<u64>,
}

/// A way between rooms.
#[derive(Debug, Default)]
struct Link {
    cells: Rows,
    /// The cells of rooms that it ends at, each with the room as a bit.
    mouths: Vec<(u64, u16)>,
}

/// Most rooms that a link is taken to join: one for each bit.
const MOST_ROOMS: usize = 64;
/// Most cuts that are kept; then all are forgotten.
const MOST_KNOWN: usize = 1 << 15;

impl Rooms {
    /// Finds rooms and links.
    pub fn new(room: &Room) -> Self {
        let links = links(room, &number(room));
        let mut of_cell = vec![Vec::new(); room.cells()];
        for (link, Link { cells, .. }) in links.iter().enumerate() {
            let inside = (0..room.cells() as u16).filter(|&cell| room.has(cells, cell));
            inside.for_each(|cell| of_cell[usize::from(cell)].push(link as u16));
        }
        Rooms {
            links,
            of_cell,
            keys: Keys::new(room.cells()),
            held: Vec::new(),
            known: HashMap::default(),
            free: Rows::new(),
            region: Rows::new(),
            parts: Vec::new(),
        }
    }

    /// How many parts of links boxes cut off. The free cells are those without one of them.
    pub fn cut(&mut self, room: &Room, boxes: &[u16], free: &[u64]) -> usize {
        let Rooms { links, of_cell, keys, held, .. } = self;
        held.clear();
        held.resize(links.len(), 0);
        for &cell in boxes {
            of_cell[usize::from(cell)].iter().for_each(|&link| held[usize::from(link)] ^= keys.of(Role::Box, cell));
        }
        (0..self.links.len()).map(|link| self.cut_of(room, free, link, self.held[link])).sum()
    }

    /// How many more parts are cut off when a free cell gets a box, in the position whose cuts were counted last.
    pub fn cut_by(&mut self, room: &Room, free: &mut [u64], cell: u16) -> usize {
        let mut more = 0;
        for at in 0..self.of_cell[usize::from(cell)].len() {
            let link = usize::from(self.of_cell[usize::from(cell)][at]);
            let held = self.held[link];
            let before = self.cut_of(room, free, link, held);
            room.flip(free, cell);
            more += self.cut_of(room, free, link, held ^ self.keys.of(Role::Box, cell)) - before;
            room.flip(free, cell);
        }
        more
    }

    /// The parts of a link beyond the first, with boxes of a name.
    fn cut_of(&mut self, room: &Room, free: &[u64], link: usize, held: u128) -> usize {
        if held == 0 {
            return 0;
        }
        if let Some(&cut) = self.known.get(&(link as u16, held)) {
            return usize::from(cut);
        }
        let cut = self.parts(room, free, link) - 1;
        if self.known.len() == MOST_KNOWN {
            self.known.clear();
        }
        self.known.insert((link as u16, held), cut as u16);
        cut
    }

    /// The parts of a link. Each room is one part, whatever is inside it.
    fn parts(&mut self, room: &Room, free: &[u64], link: usize) -> usize {
        let Link { cells, mouths } = &self.links[link];
        self.free.clear();
        self.free.extend(cells.iter().zip(free).map(|(cells, free)| cells & free));
        self.parts.clear();
        for &(bit, mouth) in mouths {
            let mut part = bit;
            if room.has(&self.free, mouth) {
                flood(room, &self.free, mouth, &mut self.region);
                let joined = mouths.iter().filter(|(_, cell)| room.has(&self.region, *cell));
                part = joined.fold(part, |part, (bit, _)| part | bit);
            }
            self.parts.retain(|&known| {
                let apart = known & part == 0;
                part |= if apart { 0 } else { known };
                apart
            });
            self.parts.push(part);
        }
        self.parts.len()
    }
}

/// The room of each cell.
fn number(room: &Room) -> Vec<u16> {
    let mut numbers = vec![NONE; room.cells()];
    let mut rooms = 0;
    for cell in 0..room.cells() as u16 {
        if numbers[usize::from(cell)] != NONE || block(room, cell).is_none() {
            continue;
        }
        let mut queue = vec![cell];
        while let Some(corner) = queue.pop() {
            for cell in block(room, corner).into_iter().flatten() {
                if numbers[usize::from(cell)] == NONE {
                    numbers[usize::from(cell)] = rooms;
                    queue.extend(corners(room, cell));
                }
            }
        }
        rooms += 1;
    }
    numbers
}

/// The 2×2 block of floor whose upper left cell is given, if there is one.
fn block(room: &Room, cell: u16) -> Option<[u16; 4]> {
    let step = |cell, direction| (cell != NONE).then(|| room.next(cell, direction)).filter(|&next| next != NONE);
    let (right, down) = (step(cell, Direction::Right)?, step(cell, Direction::Down)?);
    Some([cell, right, down, step(right, Direction::Down)?])
}

/// The upper left cells of the blocks that a cell may be in.
fn corners(room: &Room, cell: u16) -> impl Iterator<Item = u16> {
    let (row, column) = room.place(cell);
    let at = move |(up, left): (usize, usize)| room.cell(row - up, column - left);
    [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().map(at).filter(|&cell| cell != NONE)
}

/// The links between rooms.
fn links(room: &Room, numbers: &[u16]) -> Vec<Link> {
    let number = |cell: u16| numbers[usize::from(cell)];
    let mut links = Vec::new();
    let mut seen = vec![false; room.cells()];
    for cell in 0..room.cells() as u16 {
        if number(cell) != NONE {
            let others = room.neighbours(cell).filter(|&next| next > cell && number(next) != NONE);
            let apart = others.filter(|&next| number(next) != number(cell));
            links.extend(apart.map(|next| link(room, numbers, &[cell, next])));
        } else if !seen[usize::from(cell)] {
            let mut cells = vec![cell];
            seen[usize::from(cell)] = true;
            let mut at = 0;
            while let Some(&cell) = cells.get(at) {
                at += 1;
                for next in room.neighbours(cell).filter(|_| number(cell) == NONE) {
                    if !std::mem::replace(&mut seen[usize::from(next)], true) {
                        cells.push(next);
                    }
                }
            }
            // Cells of rooms may end other links too.
            cells.iter().filter(|&&cell| number(cell) != NONE).for_each(|&cell| seen[usize::from(cell)] = false);
            links.push(link(room, numbers, &cells));
        }
    }
    links.retain(|link: &Link| link.mouths.iter().any(|mouth| mouth.0 != link.mouths[0].0));
    links
}

/// The link of these cells.
fn link(room: &Room, numbers: &[u16], cells: &[u16]) -> Link {
    let mut link = Link { cells: vec![0; room.floor.len()], mouths: Vec::new() };
    let mut rooms: Vec<u16> = Vec::new();
    for &cell in cells {
        room.flip(&mut link.cells, cell);
        let number = numbers[usize::from(cell)];
        if number == NONE {
            continue;
        }
        let at = rooms.iter().position(|&known| known == number).unwrap_or(rooms.len());
        if at == rooms.len() {
            rooms.push(number);
        }
        link.mouths.push((1 << at.min(MOST_ROOMS - 1), cell));
    }
    link
}

#[cfg(test)]
mod tests {
    use super::super::super::reference::{draw, position};
    use super::*;
    use crate::sokoban::Sokoban;
    use crate::support::testing::read;
    use solvarium_engine::Rng;

    #[test]
    fn a_door_between_two_rooms_is_cut_by_a_box() {
        let text = "#######\n#  #  #\n#     #\n#$.#@ #\n#######\n";
        let puzzle: Sokoban = read(text).unwrap();
        let room = &puzzle.level().room;
        let mut rooms = Rooms::new(room);
        let mut free = room.floor.clone();
        assert_eq!(rooms.cut(room, &[], &free), 0);
        let door = room.cell(2, 3);
        assert_eq!(rooms.cut_by(room, &mut free, door), 1);
        room.flip(&mut free, door);
        assert_eq!(rooms.cut(room, &[door], &free), 1);
    }

    #[test]
    fn a_box_more_cuts_what_the_count_says() {
        let mut rng = Rng::new(7);
        for _ in 0..500 {
            let Some(level) = draw(&mut rng, 3) else { continue };
            let room = &level.room;
            let mut rooms = Rooms::new(room);
            let boxes = position(&mut rng, room, 3);
            let mut free = room.floor.clone();
            let mut cut = rooms.cut(room, &[], &free);
            for (at, &cell) in boxes.boxes.iter().enumerate() {
                cut += rooms.cut_by(room, &mut free, cell);
                room.flip(&mut free, cell);
                assert_eq!(cut, rooms.cut(room, &boxes.boxes[..=at], &free));
                let parts: usize = (0..rooms.links.len()).map(|link| rooms.parts(room, &free, link) - 1).sum();
                assert_eq!(cut, parts);
            }
        }
    }
}
