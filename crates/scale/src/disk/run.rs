//! A run: records in the order of their keys, each key once, block after block.
//!
//! Runs of a file are written once and never changed. Those in memory are candidates that wait; they are not compressed.

use std::fs::File;
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use solvarium_engine::Cost;

use super::block::{Decoder, Encoder, HEADER, Header};
use super::ends::common;
use super::fault::{damaged, unreadable, unwritable};
use crate::Ended;
use crate::partition::Round;

/// What its file's name ends with.
pub const EXTENSION: &str = "run";

/// How large the pieces are in which a run is written and read.
#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    /// Bytes of a key.
    pub key_len: usize,
    /// Bytes of a block before compression.
    pub block: usize,
    /// Bytes that are written or read at once.
    pub buffer: usize,
    /// Whether a run that stays is to be surely on the disk.
    pub sync: bool,
    /// What the blocks of this search have in common, and no other's.
    pub salt: u64,
}

/// A run in a file, as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Its number, by which its file is called.
    pub number: u64,
    /// How many records it has.
    pub records: u64,
    /// Bytes of the file.
    pub bytes: u64,
    /// The least and the greatest cost of its records.
    pub costs: (Cost, Cost),
}

impl Run {
    /// Where it lies in this folder.
    pub fn path(&self, folder: &Path) -> PathBuf {
        path(folder, self.number)
    }

    /// Whether it may have a record of this cost.
    pub fn may_have(&self, cost: Cost) -> bool {
        (self.costs.0..=self.costs.1).contains(&cost)
    }

    /// Opens it to be read.
    pub fn open(&self, folder: &Path, pieces: Pieces) -> Result<Cursor, Ended> {
        let path = self.path(folder);
        let file = File::open(&path).map_err(|error| unreadable(&path, &error))?;
        let length = file.metadata().map_err(|error| unreadable(&path, &error))?.len();
        if length != self.bytes {
            return Err(damaged(&path));
        }
        let source = Source::File(BufReader::with_capacity(pieces.buffer, file));
        Cursor::new(source, path, self.number, self.records, pieces)
    }
}

/// Where the run of this number lies.
pub fn path(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{number:08}.{EXTENSION}"))
}

/// Candidates in memory.
#[derive(Clone)]
pub struct Kept {
    bytes: Arc<Vec<u8>>,
    records: u64,
}

impl Kept {
    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.bytes.capacity()
    }

    /// How many records it has.
    pub fn records(&self) -> u64 {
        self.records
    }

    /// Begins to read it.
    pub fn open(&self, pieces: Pieces) -> Result<Cursor, Ended> {
        let source = Source::Memory(Arc::clone(&self.bytes), 0);
        Cursor::new(source, PathBuf::new(), 0, self.records, pieces)
    }
}

/// Writes a run.
pub struct Writer {
    encoder: Encoder,
    /// The file, unless it stays in memory.
    file: Option<(File, PathBuf)>,
    pieces: Pieces,
    out: Vec<u8>,
    blocks: u32,
    run: Run,
}

impl Writer {
    /// Writes a file, which must not be there.
    pub fn create(folder: &Path, number: u64, pieces: Pieces) -> Result<Writer, Ended> {
        let path = path(folder, number);
        let file = File::create_new(&path).map_err(|error| unwritable(&path, &error))?;
        let mut writer = Writer::in_memory(pieces);
        writer.run.number = number;
        Ok(Writer { file: Some((file, path)), ..writer })
    }

    /// Keeps all in memory.
    pub fn in_memory(pieces: Pieces) -> Writer {
        let encoder = Encoder::new(pieces.key_len, pieces.block);
        let run = Run { number: 0, records: 0, bytes: 0, costs: (Cost::MAX, 0) };
        Writer { encoder, file: None, pieces, out: Vec::new(), blocks: 0, run }
    }

    /// Adds a record, whose key comes after those before it.
    #[inline]
    pub fn push(&mut self, key: &[u8], round: Round) -> Result<(), Ended> {
        self.encoder.push(key, round);
        let Run { records, costs, .. } = &mut self.run;
        *records += 1;
        *costs = (costs.0.min(round.g), costs.1.max(round.g));
        if self.encoder.is_full() { self.finish_block() } else { Ok(()) }
    }

    /// Writes what is left; the file is in the hands of the system, not yet surely on the disk.
    pub fn finish(mut self) -> Result<Run, Ended> {
        self.finish_block()?;
        self.flush()?;
        Ok(self.run)
    }

    /// The same of a run that stays.
    pub fn finish_to_stay(mut self) -> Result<Run, Ended> {
        self.finish_block()?;
        self.flush()?;
        if let Some((file, path)) = self.file.as_ref().filter(|_| self.pieces.sync) {
            file.sync_all().map_err(|error| unwritable(path, &error))?;
        }
        Ok(self.run)
    }

    /// What was kept in memory.
    pub fn keep(mut self) -> Result<Kept, Ended> {
        self.finish_block()?;
        self.out.shrink_to_fit();
        Ok(Kept { bytes: Arc::new(self.out), records: self.run.records })
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.encoder.bytes() + self.out.capacity()
    }

    fn finish_block(&mut self) -> Result<(), Ended> {
        if self.encoder.is_empty() {
            return Ok(());
        }
        let compress = self.file.is_some();
        self.encoder.finish(self.pieces.salt ^ self.run.number, self.blocks, compress, &mut self.out);
        self.blocks = self.blocks.wrapping_add(1);
        if self.out.len() >= self.pieces.buffer { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), Ended> {
        if let Some((file, path)) = &mut self.file {
            file.write_all(&self.out).map_err(|error| unwritable(path, &error))?;
            self.run.bytes += self.out.len() as u64;
            self.out.clear();
        }
        Ok(())
    }
}

enum Source {
    File(BufReader<File>),
    Memory(Arc<Vec<u8>>, usize),
}

/// Reads a run from its beginning to its end.
pub struct Cursor {
    source: Source,
    path: PathBuf,
    /// What every header must say.
    file: u64,
    blocks: u32,
    /// Records that lie behind the current block.
    left: u64,
    decoder: Decoder,
    stored: Vec<u8>,
    is_at_end: bool,
}

impl Cursor {
    /// Stands at the first record.
    fn new(source: Source, path: PathBuf, number: u64, records: u64, pieces: Pieces) -> Result<Cursor, Ended> {
        let (decoder, stored) = (Decoder::new(pieces.key_len), Vec::new());
        let file = pieces.salt ^ number;
        let mut cursor = Cursor { source, path, file, blocks: 0, left: records, decoder, stored, is_at_end: false };
        cursor.advance()?;
        Ok(cursor)
    }

    /// Whether all records were passed.
    #[inline]
    pub fn is_at_end(&self) -> bool {
        self.is_at_end
    }

    /// The key it stands at.
    #[inline]
    pub fn key(&self) -> &[u8] {
        self.decoder.key()
    }

    /// The round of the record it stands at.
    #[inline]
    pub fn round(&self) -> Round {
        self.decoder.round()
    }

    /// Goes on to the next record.
    #[inline]
    pub fn advance(&mut self) -> Result<(), Ended> {
        while !self.decoder.advance() {
            if !self.next_block()? {
                break;
            }
        }
        Ok(())
    }

    /// Goes on to the next record whose key is not less than this one; whether it has this key.
    #[inline]
    pub fn seek(&mut self, wanted: &[u8]) -> Result<bool, Ended> {
        let mut known = common(self.key(), wanted);
        if known == wanted.len() || self.key()[known] > wanted[known] {
            return Ok(known == wanted.len());
        }
        while !self.decoder.skip_to(wanted, &mut known) {
            if !self.next_block()? {
                return Ok(false);
            }
        }
        Ok(known == wanted.len())
    }

    /// Reads a block, if one is left.
    fn next_block(&mut self) -> Result<bool, Ended> {
        if self.left == 0 {
            self.is_at_end = true;
            return Ok(false);
        }
        let header = Header::read(&self.read_header()?);
        let is_next = (header.file, header.block) == (self.file, self.blocks);
        if !is_next || u64::from(header.records) > self.left || header.records == 0 {
            return Err(damaged(&self.path));
        }
        self.blocks = self.blocks.wrapping_add(1);
        self.left -= u64::from(header.records);
        let length = header.stored as usize;
        let stored: &[u8] = match &mut self.source {
            Source::File(file) => {
                self.stored.clear();
                let mut part = file.take(length as u64);
                part.read_to_end(&mut self.stored).map_err(|error| unreadable(&self.path, &error))?;
                &self.stored
            }
            Source::Memory(bytes, at) => {
                let begin = *at;
                *at += length;
                &bytes[begin..*at]
            }
        };
        let is_whole = stored.len() == length && header.is_of(stored) && self.decoder.load(&header, stored);
        if is_whole { Ok(true) } else { Err(damaged(&self.path)) }
    }

    fn read_header(&mut self) -> Result<[u8; HEADER], Ended> {
        let mut header = [0; HEADER];
        match &mut self.source {
            Source::File(file) => file.read_exact(&mut header).map_err(|error| unreadable(&self.path, &error))?,
            Source::Memory(bytes, at) => {
                header.copy_from_slice(&bytes[*at..*at + HEADER]);
                *at += HEADER;
            }
        }
        Ok(header)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let buffer = match &self.source {
            Source::File(file) => file.capacity(),
            Source::Memory(..) => 0,
        };
        buffer + self.stored.capacity() + self.decoder.bytes()
    }
}
