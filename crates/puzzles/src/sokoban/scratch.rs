//! Working space that is kept with a level, so that what is called for every state allocates nothing.

use std::sync::{Mutex, PoisonError};

/// Working space behind a lock; a clone gets its own.
#[derive(Debug, Default)]
pub(super) struct Scratch<T>(Mutex<T>);

impl<T: Default> Clone for Scratch<T> {
    fn clone(&self) -> Self {
        Scratch::default()
    }
}

impl<T> Scratch<T> {
    /// Lends the working space. What is in it may be anything.
    #[inline]
    pub(super) fn with<R>(&self, work: impl FnOnce(&mut T) -> R) -> R {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
