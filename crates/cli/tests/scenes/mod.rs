//! What the tests of a server for many share: started programs, clients, databases, and the scenes that are played at
//! two lengths, a short one by `house` and the promised one by `house_in_full`.

pub mod client;
pub mod crash;
pub mod database;
pub mod load;
pub mod memory;
pub mod program;
pub mod table;
pub mod writers;

/// Small numbers that look random and are the same in each run.
pub fn drawn(seed: u64, below: u64) -> u64 {
    let mixed = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    ((mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 33) % below
}
