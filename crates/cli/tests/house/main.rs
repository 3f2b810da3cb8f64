//! A server for many, as real processes on this machine: with a crowd, killed, beside another one, and copied while it is in
//! use. Short here; `make load` and `make crash` play the same scenes at full length.
#![allow(clippy::unwrap_used)]

#[path = "../scenes/mod.rs"]
mod scenes;

mod copies;
mod short;
mod together;
