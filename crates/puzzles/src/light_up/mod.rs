//! Light Up (Akari): put bulbs on white cells until every one is lit and no bulb lights another.

pub mod deduce;
mod format;
pub mod hall;

use std::sync::Arc;

use solvarium_engine::LevelError;

use hall::Hall;

/// A level.
#[derive(Clone, Debug)]
pub struct LightUp {
    hall: Arc<Hall>,
    notes: Vec<String>,
}

impl LightUp {
    /// A level on a board, with what its reader has to say about its text.
    pub fn new(hall: Hall, notes: Vec<String>) -> Self {
        LightUp { hall: Arc::new(hall), notes }
    }

    /// Reads a level in whichever notation recognises the text.
    pub fn read(text: &str) -> Result<Self, LevelError> {
        let format = format::ALL.iter().find(|format| (format.sniff)(text));
        let format = format.ok_or_else(|| LevelError::at(1, 1, "this is no level of Light Up in any notation"))?;
        (format.read)(text)
    }

    /// The board.
    pub fn hall(&self) -> &Arc<Hall> {
        &self.hall
    }
}
