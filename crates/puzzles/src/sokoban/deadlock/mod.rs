//! Which positions are dead: no solution begins there.
//!
//! Each test is sound: what it calls dead has no solution. The proofs stand at the head of each file, and the tests hold
//! them against plain searches of small rooms.

pub mod corral;
pub mod freeze;
pub mod judge;
pub mod pairs;
#[cfg(test)]
mod tests;
