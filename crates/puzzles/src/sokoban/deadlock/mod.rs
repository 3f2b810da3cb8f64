//! Which positions are dead: no solution begins there.
//!
//! Each test is sound: what it calls dead has no solution. The proofs stand at the head of each file, and the tests compare
//! them with plain searches of small rooms.

pub(crate) mod corral;
pub(crate) mod freeze;
pub(crate) mod judge;
pub(crate) mod lazy;
pub(crate) mod pairs;
#[cfg(test)]
mod tests;
