//! The server on a real socket, and the types that the page has of the protocol.
#![allow(clippy::unwrap_used)]

mod answers;
#[cfg(feature = "hub")]
mod forged;
mod guard;
#[cfg(feature = "hub")]
mod hub;
#[cfg(feature = "hub")]
mod hub_classes;
mod page_folder;
mod page_types;
mod running;
