//! Moves in a file, which goes when they are not needed any more.
//!
//! What is kept of a state is the number of its moves, then where they lead, then what they cost, in four bytes each. Some
//! thousand states are a block, which is written and read as a whole.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use solvarium_engine::{Cost, Ctx, DEAD, Ended, message};

use super::moves::Edge;

/// Bytes after which a block ends.
const BLOCK: usize = 1 << 16;
/// Bytes of a number.
const NUMBER: usize = size_of::<u32>();

/// Moves in a file.
pub(super) struct Filed {
    /// The folder, if it was made for this file.
    folder: Option<PathBuf>,
    path: PathBuf,
    file: File,
    blocks: Vec<Block>,
    /// The states that are not written yet.
    last: Vec<u8>,
    /// The number of the first of them, and of the one after them.
    first: u32,
    states: u32,
    moves: u64,
}

/// Some states, one after the other.
struct Block {
    first: u32,
    states: u32,
    offset: u64,
    bytes: usize,
}

/// A state of a block.
struct Place<'b> {
    from: u32,
    to: &'b [u8],
    costs: &'b [u8],
}

impl Filed {
    /// None yet, in this folder, in which no other moves are.
    pub fn new(folder: &Path) -> Result<Filed, Ended> {
        let is_new = !folder.exists();
        fs::create_dir_all(folder).map_err(|error| failed(folder, &error))?;
        let path = folder.join("moves");
        let file = File::options().read(true).write(true).create_new(true).open(&path).map_err(|error| match error
            .kind()
        {
            ErrorKind::AlreadyExists => {
                Ended::Failed(message!("heuristics-disk-used", file = path.display().to_string()))
            }
            _ => failed(&path, &error),
        })?;
        let folder = is_new.then(|| folder.to_path_buf());
        Ok(Filed { folder, path, file, blocks: Vec::new(), last: Vec::new(), first: 0, states: 0, moves: 0 })
    }

    /// Number of moves.
    pub fn len(&self) -> u64 {
        self.moves
    }

    /// Takes the moves of the next state.
    pub fn push(&mut self, to: &[u32], costs: impl Iterator<Item = Cost>) -> Result<(), Ended> {
        let numbers = [to.len() as u32].into_iter().chain(to.iter().copied()).chain(costs);
        self.last.extend(numbers.flat_map(u32::to_le_bytes));
        self.states += 1;
        self.moves += to.len() as u64;
        if self.last.len() < BLOCK { Ok(()) } else { self.end() }
    }

    /// Writes what is not written yet.
    pub fn end(&mut self) -> Result<(), Ended> {
        let offset = self.file.stream_position().map_err(|error| failed(&self.path, &error))?;
        self.file.write_all(&self.last).map_err(|error| failed(&self.path, &error))?;
        let block = Block { first: self.first, states: self.states - self.first, offset, bytes: self.last.len() };
        self.blocks.push(block);
        self.first = self.states;
        self.last.clear();
        Ok(())
    }

    /// Shows every move until it is enough.
    pub fn each(&self, mut see: impl FnMut(Edge) -> ControlFlow<()>) -> Result<(), Ended> {
        let mut bytes = Vec::new();
        for block in &self.blocks {
            self.read(block, &mut bytes)?;
            for place in block.places(&bytes) {
                if place.edges().try_for_each(&mut see).is_break() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Makes the distances to a goal, those of goals being 0 and all others [`DEAD`], the least that moves allow. The file is
    /// read forwards and backwards by turns until nothing changes: one way, all moves of a path that go that way are followed.
    pub fn distances(&self, distances: &mut [Cost], ctx: &mut Ctx<'_>) -> Result<(), Ended> {
        let mut bytes = Vec::new();
        for is_backwards in [true, false].into_iter().cycle() {
            let mut is_better = false;
            for at in 0..self.blocks.len() {
                let block = &self.blocks[if is_backwards { self.blocks.len() - 1 - at } else { at }];
                self.read(block, &mut bytes)?;
                let mut places: Vec<Place<'_>> = block.places(&bytes).collect();
                if is_backwards {
                    places.reverse();
                }
                for place in places {
                    ctx.poll()?;
                    let known = distances[place.from as usize];
                    let through = |edge: Edge| match distances[edge.to as usize] {
                        DEAD => DEAD,
                        distance => distance.saturating_add(edge.cost).min(DEAD - 1),
                    };
                    let least = place.edges().map(through).fold(known, Cost::min);
                    is_better |= least < known;
                    distances[place.from as usize] = least;
                }
            }
            if !is_better {
                break;
            }
        }
        Ok(())
    }

    /// Bytes held once there are so many more moves: those of a block that is written or read, and of its places.
    pub fn bytes_with(&self, more: usize) -> usize {
        let block = BLOCK.max(self.last.capacity()) + 2 * more * NUMBER;
        block + BLOCK / NUMBER * size_of::<Place<'_>>() + self.blocks.capacity() * size_of::<Block>()
    }

    fn read(&self, block: &Block, bytes: &mut Vec<u8>) -> Result<(), Ended> {
        bytes.resize(block.bytes, 0);
        let mut read = || -> io::Result<()> {
            (&self.file).seek(SeekFrom::Start(block.offset))?;
            (&self.file).read_exact(bytes)
        };
        read().map_err(|error| failed(&self.path, &error))
    }
}

impl Drop for Filed {
    fn drop(&mut self) {
        // It is of no use to anybody else. A folder in which there is something else stays.
        let _ = fs::remove_file(&self.path);
        let _ = self.folder.as_ref().map(fs::remove_dir);
    }
}

impl Block {
    /// Its states, in their order.
    fn places<'b>(&self, bytes: &'b [u8]) -> impl Iterator<Item = Place<'b>> {
        let mut left = bytes;
        (self.first..self.first + self.states).map(move |from| {
            let (count, rest) = left.split_at(NUMBER);
            let (to, rest) = rest.split_at(number(count) as usize * NUMBER);
            let (costs, rest) = rest.split_at(to.len());
            left = rest;
            Place { from, to, costs }
        })
    }
}

impl Place<'_> {
    fn edges(&self) -> impl Iterator<Item = Edge> {
        let numbers = |bytes| <[u8]>::chunks_exact(bytes, NUMBER).map(number);
        numbers(self.to).zip(numbers(self.costs)).map(|(to, cost)| Edge { from: self.from, to, cost })
    }
}

/// The file or its folder cannot be used.
fn failed(path: &Path, error: &io::Error) -> Ended {
    Ended::Failed(message!("heuristics-disk", file = path.display().to_string(), reason = error.to_string()))
}

/// A number of the file.
fn number(bytes: &[u8]) -> u32 {
    u32::from_le_bytes(bytes.try_into().expect("numbers have four bytes"))
}
