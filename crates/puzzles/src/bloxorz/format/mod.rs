//! Notations for levels: our own, and those of the reports. All read a sketch, which says what is wrong with it.

mod native;
mod report_a;
mod report_b;

use solvarium_engine::Format;

use super::Bloxorz;

pub(super) const ALL: &[Format<Bloxorz>] = &[native::FORMAT, report_a::FORMAT, report_b::FORMAT];
