//! Notations for levels: our own, and those of the reports. All read a sketch, which says what is wrong with it.

mod native;

use solvarium_engine::Format;

use super::Bloxorz;

pub(super) const ALL: &[Format<Bloxorz>] = &[native::FORMAT];
