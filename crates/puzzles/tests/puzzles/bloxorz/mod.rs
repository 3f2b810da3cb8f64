//! Bloxorz.

mod formats;
mod made;
mod stages;
