//! A long list of yes and no.

/// Bits, one after the other.
#[derive(Debug, Default)]
pub(super) struct Bits {
    words: Vec<u64>,
    len: usize,
}

impl Bits {
    pub fn len(&self) -> usize {
        self.len
    }

    pub fn push(&mut self, bit: bool) {
        if self.len.is_multiple_of(64) {
            self.words.push(0);
        }
        self.words[self.len / 64] |= u64::from(bit) << (self.len % 64);
        self.len += 1;
    }

    pub fn get(&self, at: usize) -> bool {
        self.words[at / 64] >> (at % 64) & 1 == 1
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.words.len() * size_of::<u64>()
    }

    /// Gives back what room is left over.
    pub fn finish(&mut self) {
        self.words.shrink_to_fit();
    }
}
