//! The server on a real socket.
#![allow(clippy::unwrap_used)]

mod answers;
mod guard;
mod running;
