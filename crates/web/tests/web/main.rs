//! The server on a real socket, and the types that the page has of the protocol.
#![allow(clippy::unwrap_used)]

mod answers;
mod guard;
mod page_folder;
mod page_types;
mod running;
