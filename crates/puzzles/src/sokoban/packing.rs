//! Positions as bytes: the boxes as a bit for each cell one can be on, or as a list of cells, whichever is shorter.

use smallvec::SmallVec;

use super::level::{Level, Position};
use crate::support::replace_sorted;

/// How the positions of a level are packed.
#[derive(Clone, Debug)]
pub struct Packing {
    form: Form,
    /// Bytes of the boxes.
    bytes: usize,
    /// The cells a box can be on, in order.
    cells: Vec<u16>,
    /// For each cell, its place in that list.
    places: Vec<u16>,
    /// Whether the player's cell takes two bytes.
    wide: bool,
    boxes: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Bits,
    Bytes,
    Words,
}

impl Packing {
    /// For a number of boxes that can be on the given cells only, in order, in a room of this many cells.
    pub fn new(boxes: usize, box_cells: Vec<u16>, cells: usize) -> Self {
        let bits = box_cells.len().div_ceil(8);
        let list = if box_cells.len() <= 256 { (Form::Bytes, boxes) } else { (Form::Words, 2 * boxes) };
        let (form, bytes) = if bits <= list.1 { (Form::Bits, bits) } else { list };
        let mut places = vec![0; cells];
        box_cells.iter().enumerate().for_each(|(place, &cell)| places[usize::from(cell)] = place as u16);
        Packing { form, bytes, cells: box_cells, places, wide: cells > 256, boxes }
    }

    /// For a level in which boxes are pushed only onto cells that are not dead.
    pub fn of_pushes(level: &Level) -> Self {
        let holds = |&cell: &u16| !level.distances.is_dead(cell) || level.start.has_box(cell);
        let box_cells = (0..level.room.cells() as u16).filter(holds).collect();
        Packing::new(level.start.boxes.len(), box_cells, level.room.cells())
    }

    /// Bytes of a packed position.
    pub fn key_len(&self) -> usize {
        self.bytes + if self.wide { 2 } else { 1 }
    }

    /// Writes boxes, which are in order, and the player's cell.
    #[inline]
    pub fn pack(&self, boxes: &[u16], player: u16, key: &mut [u8]) {
        let (bytes, end) = key.split_at_mut(self.bytes);
        let places = boxes.iter().map(|&cell| self.places[usize::from(cell)]);
        match self.form {
            Form::Bits => {
                bytes.fill(0);
                places.for_each(|place| flip(bytes, place));
            }
            Form::Bytes => bytes.iter_mut().zip(places).for_each(|(byte, place)| *byte = place as u8),
            Form::Words => {
                let words = bytes.as_chunks_mut().0;
                words.iter_mut().zip(places).for_each(|(word, place)| *word = place.to_be_bytes());
            }
        }
        let [high, low] = player.to_be_bytes();
        end[0] = low;
        if self.wide {
            end[1] = high;
        }
    }

    /// Writes boxes of which one has gone from a cell to another, and the player's cell.
    #[inline]
    pub fn pack_after(&self, boxes: &[u16], (from, to): (u16, u16), player: u16, key: &mut [u8]) {
        self.pack(boxes, player, key);
        let (from, to) = (self.places[usize::from(from)], self.places[usize::from(to)]);
        let bytes = &mut key[..self.bytes];
        let index = || boxes.binary_search(&self.cells[usize::from(from)]).expect("a box is moved");
        match self.form {
            Form::Bits => {
                flip(bytes, from);
                flip(bytes, to);
            }
            Form::Bytes => _ = replace_sorted(bytes, index(), to as u8),
            Form::Words => _ = replace_sorted(bytes.as_chunks_mut().0, index(), to.to_be_bytes()),
        }
    }

    /// Reads a packed position.
    #[inline]
    pub fn unpack(&self, key: &[u8]) -> Position {
        let (bytes, end) = key.split_at(self.bytes);
        let mut boxes = SmallVec::with_capacity(self.boxes);
        match self.form {
            Form::Bits => {
                for (at, &byte) in bytes.iter().enumerate() {
                    let mut left = byte;
                    while left != 0 {
                        boxes.push(self.cells[at * 8 + left.trailing_zeros() as usize]);
                        left &= left - 1;
                    }
                }
            }
            Form::Bytes => boxes.extend(bytes.iter().map(|&place| self.cells[usize::from(place)])),
            Form::Words => {
                let place = |&word: &[u8; 2]| usize::from(u16::from_be_bytes(word));
                boxes.extend(bytes.as_chunks().0.iter().map(|word| self.cells[place(word)]));
            }
        }
        let high = if self.wide { end[1] } else { 0 };
        Position { boxes, player: u16::from_be_bytes([high, end[0]]) }
    }
}

#[inline]
fn flip(bytes: &mut [u8], bit: u16) {
    bytes[usize::from(bit) / 8] ^= 1 << (bit % 8);
}
