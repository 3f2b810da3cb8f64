//! Notations for levels: our own, and two that others use. All fill a sketch, which says what is wrong with it.

mod json;
mod matrix;
mod native;

use solvarium_engine::Format;

use super::Bloxorz;

pub(super) const ALL: &[Format<Bloxorz>] = &[native::FORMAT, matrix::FORMAT, json::FORMAT];

#[cfg(test)]
mod tests;
