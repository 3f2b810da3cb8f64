//! The expert: the rules as constraints for the conflict-driven solver, which finds a solution and proves that there is
//! no other one.

mod blocks;
mod rules;
#[cfg(test)]
mod tests;

pub use rules::oracle;
