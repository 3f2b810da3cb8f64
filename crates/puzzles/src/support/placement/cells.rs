//! A set of cells, one bit each.

/// A set of cells of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cells {
    words: Vec<u64>,
}

impl Cells {
    /// The empty set, with room for the cells below `count`.
    pub fn new(count: usize) -> Self {
        Cells { words: vec![0; count.div_ceil(64)] }
    }

    /// The set of some cells below `count`.
    pub fn of(count: usize, some: impl IntoIterator<Item = usize>) -> Self {
        let mut cells = Cells::new(count);
        cells.extend(some);
        cells
    }

    /// How many cells there is room for, at least.
    pub fn room(&self) -> usize {
        self.words.len() * 64
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn has(&self, cell: usize) -> bool {
        self.words[cell / 64] >> (cell % 64) & 1 == 1
    }

    /// Adds a cell; whether it was not there.
    #[inline]
    pub fn add(&mut self, cell: usize) -> bool {
        let (word, bit) = (&mut self.words[cell / 64], 1 << (cell % 64));
        let new = *word & bit == 0;
        *word |= bit;
        new
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: usize) {
        self.words[cell / 64] &= !(1 << (cell % 64));
    }

    /// How many cells there are.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    /// The cells, in order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.words.iter().enumerate().flat_map(|(at, &word)| {
            std::iter::successors((word != 0).then_some(word), |rest| Some(rest & (rest - 1)).filter(|rest| *rest != 0))
                .map(move |rest| at * 64 + rest.trailing_zeros() as usize)
        })
    }

    /// Writes the set into as many bytes as [`Cells::bytes_for`] says.
    pub fn pack(&self, key: &mut [u8]) {
        for (bytes, word) in key.chunks_mut(8).zip(&self.words) {
            bytes.copy_from_slice(&word.to_le_bytes()[..bytes.len()]);
        }
    }

    /// The set that [`Cells::pack`] wrote, with room for the cells below `count`.
    pub fn unpack(count: usize, key: &[u8]) -> Self {
        let mut cells = Cells::new(count);
        for (bytes, word) in key.chunks(8).zip(&mut cells.words) {
            let mut whole = [0; 8];
            whole[..bytes.len()].copy_from_slice(bytes);
            *word = u64::from_le_bytes(whole);
        }
        cells
    }

    /// Bytes that the set holds.
    pub fn bytes(&self) -> usize {
        self.words.capacity() * size_of::<u64>()
    }

    /// Bytes that a packed set of cells below `count` takes.
    pub fn bytes_for(count: usize) -> usize {
        count.div_ceil(8)
    }
}

impl Extend<usize> for Cells {
    fn extend<I: IntoIterator<Item = usize>>(&mut self, cells: I) {
        cells.into_iter().for_each(|cell| _ = self.add(cell));
    }
}

/// What a [`StateSpace`](solvarium_engine::StateSpace) has beside goals and moves if its states are the cells where
/// something was put: `states_are_cells!(self => …)`, with the grid of the board.
macro_rules! states_are_cells {
    ($self:ident => $grid:expr) => {
        type State = Cells;
        type Move = Place;

        fn initial(&$self) -> Cells {
            Cells::new($grid.cells())
        }

        fn apply(&$self, cells: &Cells, place: Place) -> Cells {
            let mut cells = cells.clone();
            cells.add(place.cell());
            cells
        }

        fn key_len(&$self) -> usize {
            Cells::bytes_for($grid.cells())
        }

        fn pack(&$self, cells: &Cells, key: &mut [u8]) {
            cells.pack(key);
        }

        fn unpack(&$self, key: &[u8]) -> Cells {
            Cells::unpack($grid.cells(), key)
        }
    };
}

/// What a [`Puzzle`](solvarium_engine::Puzzle) has whose moves put things on cells, and which keeps the notes of its
/// reader: `moves_are_places!(self => …)`, with the grid of the board.
macro_rules! moves_are_places {
    ($self:ident => $grid:expr) => {
        fn notes(&$self) -> &[Message] {
            &$self.notes
        }

        fn move_text(&$self, place: Place) -> String {
            place.text($grid)
        }

        fn read_move(&$self, text: &str) -> Option<Place> {
            Place::read($grid, text)
        }

        fn legal_moves(&$self, cells: &Cells, out: &mut Vec<Place>) {
            out.extend((0..$grid.cells() as u16).map(Place).filter(|place| $self.legal(cells, *place)));
        }
    };
}

pub(crate) use {moves_are_places, states_are_cells};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_keeps_what_was_added() {
        let mut cells = Cells::new(130);
        assert!(cells.is_empty());
        assert!([0, 63, 64, 129].into_iter().all(|cell| cells.add(cell)));
        assert!(!cells.add(64));
        cells.remove(63);
        assert_eq!(cells.iter().collect::<Vec<_>>(), [0, 64, 129]);
        assert_eq!((cells.len(), cells.has(129), cells.has(63)), (3, true, false));
        let mut key = vec![0; Cells::bytes_for(130)];
        cells.pack(&mut key);
        assert_eq!((key.len(), Cells::unpack(130, &key)), (17, cells));
    }
}
