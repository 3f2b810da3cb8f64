//! Some thousand records as bytes: how runs are written and read.
//!
//! A record is a key and the round in which its state is expanded. Keys are sorted, so of each only the bytes from the first
//! that differs from the key before are written. The rounds lie apart, before the keys: two columns, `g` and `f - g`, as
//! differences from the least in as few bytes as the greatest needs, all first bytes, then all second ones. So a block of a
//! single layer has none. All that is compressed by LZ4 where that is asked for and helps.
//!
//! Before it comes a header: a checksum of everything else, the number of the file and of the block within it, and three lengths.

use lz4_flex::block::{compress_into, decompress_into, get_maximum_output_size};
use solvarium_engine::Cost;
use solvarium_engine::store::hash;

use super::ends::{append_end, common, replace_end};
use crate::partition::Round;
use crate::short::copy;

/// Bytes of a header.
pub const HEADER: usize = 32;
/// Bytes before a column: its width and its least value.
const COLUMN: usize = 5;
/// The most bytes of a key that are not written again.
const MOST_SHARED: usize = 255;

/// What a header says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    checksum: u64,
    /// The number of the file.
    pub file: u64,
    /// The number of the block in its file.
    pub block: u32,
    /// How many records there are.
    pub records: u32,
    /// Bytes before compression.
    pub plain: u32,
    /// Bytes that follow.
    pub stored: u32,
}

impl Header {
    /// Reads one.
    pub fn read(bytes: &[u8; HEADER]) -> Header {
        let long = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
        let short = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        Header {
            checksum: long(0),
            file: long(8),
            block: short(16),
            records: short(20),
            plain: short(24),
            stored: short(28),
        }
    }

    fn write(&self) -> [u8; HEADER] {
        let mut bytes = [0; HEADER];
        bytes[..8].copy_from_slice(&self.checksum.to_le_bytes());
        bytes[8..16].copy_from_slice(&self.file.to_le_bytes());
        for (at, number) in (16..).step_by(4).zip([self.block, self.records, self.plain, self.stored]) {
            bytes[at..at + 4].copy_from_slice(&number.to_le_bytes());
        }
        bytes
    }

    /// Whether nothing of the block was changed.
    pub fn is_of(&self, stored: &[u8]) -> bool {
        self.checksum == self.sum(stored)
    }

    fn sum(&self, stored: &[u8]) -> u64 {
        hash(&self.write()[8..]) ^ hash(stored).rotate_left(1)
    }
}

/// Collects records until they are a block.
pub struct Encoder {
    key_len: usize,
    /// Bytes from which on it is full.
    full: usize,
    keys: Vec<u8>,
    last: Vec<u8>,
    rounds: Vec<Round>,
    plain: Vec<u8>,
}

impl Encoder {
    /// One for keys of this length, and blocks of about so many bytes.
    pub fn new(key_len: usize, block: usize) -> Self {
        let (keys, plain) = (Vec::with_capacity(block + key_len + 1), Vec::new());
        Encoder { key_len, full: block, keys, last: vec![0; key_len], rounds: Vec::new(), plain }
    }

    /// Adds a record, whose key comes after those before it.
    #[inline]
    pub fn push(&mut self, key: &[u8], round: Round) {
        let shared = if self.rounds.is_empty() { 0 } else { common(&self.last, key).min(MOST_SHARED) };
        self.keys.push(shared as u8);
        append_end(&mut self.keys, key, key.len() - shared);
        copy(key, &mut self.last);
        self.rounds.push(round);
    }

    /// Whether it should be written.
    pub fn is_full(&self) -> bool {
        self.keys.len() >= self.full
    }

    /// Whether there is nothing to write.
    pub fn is_empty(&self) -> bool {
        self.rounds.is_empty()
    }

    /// Appends the block to `out`, and begins the next.
    pub fn finish(&mut self, file: u64, block: u32, compress: bool, out: &mut Vec<u8>) {
        let plain = &mut self.plain;
        plain.clear();
        write_column(plain, self.rounds.iter().map(|round| round.g));
        write_column(plain, self.rounds.iter().map(|round| round.f - round.g));
        plain.extend_from_slice(&self.keys);
        let begin = out.len() + HEADER;
        let stored = if compress { compressed(plain, begin, out) } else { None };
        let stored = stored.unwrap_or_else(|| {
            out.truncate(begin - HEADER);
            out.extend_from_slice(&[0; HEADER]);
            out.extend_from_slice(plain);
            plain.len()
        });
        let (plain, stored, records) = (plain.len() as u32, stored as u32, self.rounds.len() as u32);
        let mut header = Header { checksum: 0, file, block, records, plain, stored };
        header.checksum = header.sum(&out[begin..]);
        out[begin - HEADER..begin].copy_from_slice(&header.write());
        self.keys.clear();
        self.rounds.clear();
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        let rounds = self.rounds.capacity() * size_of::<Round>();
        self.keys.capacity() + self.plain.capacity() + self.key_len + rounds
    }
}

/// Appends what is left of these bytes after compression, from there on; how many they are, unless that is no fewer.
fn compressed(plain: &[u8], begin: usize, out: &mut Vec<u8>) -> Option<usize> {
    out.resize(begin + get_maximum_output_size(plain.len()), 0);
    let stored = compress_into(plain, &mut out[begin..]).expect("there is room for whatever comes of it");
    out.truncate(begin + stored);
    (stored < plain.len()).then_some(stored)
}

fn write_column(out: &mut Vec<u8>, values: impl Iterator<Item = Cost> + Clone) {
    let least = values.clone().min().unwrap_or(0);
    let most = values.clone().max().unwrap_or(0) - least;
    let width = (Cost::BITS - most.leading_zeros()).div_ceil(8);
    out.push(width as u8);
    out.extend_from_slice(&least.to_le_bytes());
    for byte in 0..width {
        out.extend(values.clone().map(|value| ((value - least) >> (8 * byte)) as u8));
    }
}

/// A block that is read, record by record.
#[derive(Default)]
pub struct Decoder {
    key_len: usize,
    plain: Vec<u8>,
    columns: [Column; 2],
    records: usize,
    /// The number of the next record, and where it begins.
    next: usize,
    at: usize,
    key: Vec<u8>,
}

#[derive(Clone, Copy, Default)]
struct Column {
    least: Cost,
    width: usize,
    begin: usize,
}

impl Decoder {
    /// One for keys of this length.
    pub fn new(key_len: usize) -> Self {
        Decoder { key_len, key: vec![0; key_len], ..Decoder::default() }
    }

    /// Takes what follows a header; whether it makes sense. Stands before its first record.
    pub fn load(&mut self, header: &Header, stored: &[u8]) -> bool {
        let plain = header.plain as usize;
        self.plain.resize(plain, 0);
        let is_whole = if stored.len() == plain {
            self.plain.copy_from_slice(stored);
            true
        } else {
            decompress_into(stored, &mut self.plain).is_ok_and(|length| length == plain)
        };
        (self.records, self.next, self.at) = (header.records as usize, 0, 0);
        is_whole && self.read_columns()
    }

    fn read_columns(&mut self) -> bool {
        for column in &mut self.columns {
            let Some(&[width, ref least @ ..]) = self.plain[self.at..].first_chunk::<COLUMN>() else { return false };
            let begin = self.at + COLUMN;
            self.at = begin + usize::from(width) * self.records;
            if self.at > self.plain.len() || u32::from(width) * 8 > Cost::BITS {
                return false;
            }
            *column = Column { least: Cost::from_le_bytes(*least), width: width.into(), begin };
        }
        true
    }

    /// Goes on to the next record, if there is one.
    #[inline]
    pub fn advance(&mut self) -> bool {
        if self.next == self.records {
            return false;
        }
        let shared = usize::from(self.plain[self.at]);
        let end = self.at + 1 + self.key_len - shared;
        replace_end(&mut self.key, &self.plain[..end], self.key_len - shared);
        (self.at, self.next) = (end, self.next + 1);
        true
    }

    /// Goes on to the next record whose key is not less than this one, which is greater than the key it stands at; whether
    /// there is one in the block. `known` is the number of bytes that the two have in common, and is kept up to date.
    #[inline]
    pub fn skip_to(&mut self, wanted: &[u8], known: &mut usize) -> bool {
        while self.next < self.records {
            let shared = usize::from(self.plain[self.at]);
            let end = self.at + 1 + self.key_len - shared;
            (self.at, self.next) = (end, self.next + 1);
            // What differs only behind the byte by which the one before is less is less, too.
            if shared > *known {
                continue;
            }
            replace_end(&mut self.key, &self.plain[..end], self.key_len - shared);
            *known = common(&self.key, wanted);
            if *known == self.key_len || self.key[*known] > wanted[*known] {
                return true;
            }
        }
        false
    }

    /// The key it stands at.
    pub fn key(&self) -> &[u8] {
        &self.key
    }

    /// The round of the record it stands at.
    #[inline]
    pub fn round(&self) -> Round {
        let [g, above] = self.columns.map(|column| self.value(column));
        Round { f: g.saturating_add(above), g }
    }

    #[inline]
    fn value(&self, column: Column) -> Cost {
        let byte = |place: usize| Cost::from(self.plain[column.begin + place * self.records + self.next - 1]);
        (0..column.width).fold(column.least, |value, place| value.wrapping_add(byte(place) << (8 * place)))
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.plain.capacity() + self.key.capacity()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    /// Records by key, of keys that have much in common.
    fn records(key_len: usize) -> impl Strategy<Value = BTreeMap<Vec<u8>, Round>> {
        let round = (0..70_000_u32, 0..3_u32).prop_map(|(g, above)| Round { f: g + above, g });
        prop::collection::btree_map(prop::collection::vec(0..4_u8, key_len), round, 1..200)
    }

    fn written(records: &BTreeMap<Vec<u8>, Round>, key_len: usize, compress: bool) -> Vec<u8> {
        let (mut encoder, mut out) = (Encoder::new(key_len, 1 << 20), Vec::new());
        records.iter().for_each(|(key, &round)| encoder.push(key, round));
        encoder.finish(7, 3, compress, &mut out);
        assert!(encoder.is_empty());
        out
    }

    fn read(bytes: &[u8], key_len: usize) -> Option<Decoder> {
        let (header, stored) = bytes.split_first_chunk::<HEADER>()?;
        let header = Header::read(header);
        let mut decoder = Decoder::new(key_len);
        (header.stored as usize == stored.len() && header.is_of(stored) && decoder.load(&header, stored))
            .then_some(decoder)
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            (key_len, records) in (1..40_usize).prop_flat_map(|len| (Just(len), records(len))),
            compress: bool,
        ) {
            let bytes = written(&records, key_len, compress);
            let mut decoder = read(&bytes, key_len).expect("it was just written");
            for (key, &round) in &records {
                prop_assert!(decoder.advance());
                prop_assert_eq!((decoder.key(), decoder.round()), (key.as_slice(), round));
            }
            prop_assert!(!decoder.advance());
        }

        #[test]
        fn a_block_with_a_changed_bit_is_refused(records in records(5), compress: bool, at: prop::sample::Index, bit in 0..8_u8) {
            let mut bytes = written(&records, 5, compress);
            let at = at.index(bytes.len());
            bytes[at] ^= 1_u8 << bit;
            prop_assert!(read(&bytes, 5).is_none());
        }

        #[test]
        fn skipping_finds_the_next_key(records in records(6), wanted in prop::collection::vec(prop::collection::vec(0..4_u8, 6), 1..30)) {
            let bytes = written(&records, 6, false);
            let mut decoder = read(&bytes, 6).expect("it was just written");
            prop_assert!(decoder.advance());
            let mut wanted = wanted;
            wanted.sort();
            for wanted in &wanted {
                let is_there = decoder.key() >= wanted.as_slice() || {
                    let mut known = common(decoder.key(), wanted);
                    decoder.skip_to(wanted, &mut known)
                };
                let expected = records.range(wanted.clone()..).next();
                prop_assert_eq!(is_there.then(|| (decoder.key(), decoder.round())), expected.map(|(key, &round)| (key.as_slice(), round)));
                if !is_there {
                    break;
                }
            }
        }
    }

    #[test]
    fn keys_longer_than_a_byte_can_say_are_read() {
        let keys: Vec<Vec<u8>> = (0..5).map(|last| [vec![1; 400], vec![last]].concat()).collect();
        let records: BTreeMap<_, _> = keys.into_iter().map(|key| (key, Round { f: 2, g: 1 })).collect();
        let mut decoder = read(&written(&records, 401, true), 401).expect("it was just written");
        assert!(decoder.advance());
        let wanted = [vec![1; 400], vec![3]].concat();
        let mut known = common(decoder.key(), &wanted);
        assert!(decoder.skip_to(&wanted, &mut known));
        assert_eq!(decoder.key(), wanted);
    }
}
