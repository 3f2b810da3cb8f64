//! The rows of a recording by the keys of their states.

use super::nodes::Expansions;

/// Row numbers in the order of their keys' hashes, of equal ones the earlier first: a hash in the upper half of each
/// number, the row in the lower. Sorting numbers takes a tenth of the time that sorting the keys themselves takes, which a
/// person would wait for at the first heat map of a long search.
pub(super) struct ByKey(Vec<u64>);

impl ByKey {
    pub fn new(e: &Expansions) -> Self {
        let mut rows: Vec<u64> =
            e.rows.iter().enumerate().map(|(row, at)| (hash(e.key(at.node)) << 32) | row as u64).collect();
        rows.sort_unstable();
        ByKey(rows)
    }

    /// The first row of a key.
    pub fn first(&self, e: &Expansions, key: &[u8]) -> Option<usize> {
        let wanted = hash(key);
        let place = self.0.partition_point(|&entry| entry >> 32 < wanted);
        let alike = self.0[place..].iter().take_while(|&&entry| entry >> 32 == wanted);
        alike.map(|&entry| (entry & u64::from(u32::MAX)) as usize).find(|&row| e.key(e.rows[row].node) == key)
    }
}

/// 32 bits, by the method of Fowler, Noll and Vo.
fn hash(key: &[u8]) -> u64 {
    let mixed = key.iter().fold(0xcbf2_9ce4_8422_2325u64, |mixed, &byte| {
        (mixed ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    mixed >> 32
}

#[cfg(test)]
mod tests {
    use solvarium_engine::Expansion;

    use super::*;

    #[test]
    fn the_first_row_of_every_key_is_found_and_no_other() {
        let mut e = Expansions::new(1 << 20);
        for id in 0..2000u32 {
            let key = (id % 700).to_le_bytes();
            e.push(&Expansion { id, parent: None, g: 0, h: None, depth: 0, key: &key }, None);
        }
        let by_key = ByKey::new(&e);
        for number in 0..1400u32 {
            let expected = Some(number as usize).filter(|&number| number < 700);
            assert_eq!(by_key.first(&e, &number.to_le_bytes()), expected);
        }
    }
}
