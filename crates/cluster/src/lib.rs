#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod flow;
mod hello;
mod hosts;
mod join;
mod line;
mod problem;
mod records;
mod watch;
mod wire;

pub use hello::{Difference, Terms};
pub use hosts::Hosts;
pub use join::Meeting;
pub use problem::{Peer, Problem};
pub use wire::Wire;

use solvarium_engine::MessageFiles;

/// What this crate says to people.
pub const MESSAGES: MessageFiles = solvarium_engine::messages!();
